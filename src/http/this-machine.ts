/**
 * Whether a request was made on this machine. One that came through a proxy was not, whatever the proxy; nor was one that
 * a browser was led to under another name.
 */
import { type IpRange, isLoopback, isWithin, parseIp } from '../lib/ip.ts';
import { originOf } from './host.ts';

/** What proxies add. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** `connectionIp` is the IP of the connection's other end. */
export function isFromThisMachine(request: Request, connectionIp: string, proxies: readonly IpRange[]): boolean {
  if (FORWARDING_HEADERS.some((name) => request.headers.has(name))) return false;
  const { hostname } = new URL(originOf(request));
  const [from, to] = [parseIp(connectionIp), parseIp(hostname)];
  if (from === null || !isLoopback(from) || proxies.some((range) => isWithin(from, range))) return false;
  return hostname === 'localhost' || (to !== null && isLoopback(to));
}
