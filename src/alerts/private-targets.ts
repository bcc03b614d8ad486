/**
 * Whether a link of a feed leads into a private network. Whoever has a domain decides where its names point, also at machines
 * that only this one can reach; so names of the site of a public feed are looked up before they are asked.
 */
import { isPublic, parseIp } from '../lib/ip.ts';

/** The IPs of a host name; rejects where there are none. */
export type AddressesOf = (hostname: string) => Promise<readonly string[]>;

/** True where `link` is on another host than the feed, has a private address, and the feed has none. */
export async function leadsIntoPrivate(link: string, feedUrl: string, addressesOf: AddressesOf): Promise<boolean> {
  const [target, own] = [new URL(link).hostname, new URL(feedUrl).hostname];
  if (target === own || !(await isPrivate(target, addressesOf))) return false;
  return !(await isPrivate(own, addressesOf));
}

/** A name that cannot be looked up here leads nowhere, unless a proxy knows it, which is then the one to forbid it. */
async function isPrivate(hostname: string, addressesOf: AddressesOf): Promise<boolean> {
  const addresses = parseIp(hostname) === null ? await addressesOf(hostname).catch(() => []) : [hostname];
  return addresses.some((address) => {
    const ip = parseIp(address);
    return ip !== null && !isPublic(ip);
  });
}
