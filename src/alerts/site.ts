/** Which addresses belong together: those of one registrable domain, by the public suffix list. */
import { parse } from 'tldts';

/**
 * Whether two URLs have the same scheme and the same host and port or, at the usual port, the same site: the name that somebody can register, such as
 * `example.co.uk`; below private suffixes such as `github.io` every name is somebody else's. A name whose suffix is not
 * on the list, as on a network of one's own, is a site of its own, and so is an IP address.
 */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol || one.port !== other.port) return false;
  return hostOf(one) === hostOf(other) || (one.port === '' && siteOf(one) === siteOf(other));
}

/** Without the dot of the root, which a name may have at its end. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}

function siteOf({ hostname }: URL): string {
  const { domain, isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  const isListed = isIcann === true || isPrivate === true;
  return isListed && domain !== null ? domain : hostname;
}
