/** The IP of a caller behind trusted proxies, by `X-Forwarded-For`. */
import type { LogAddress } from '../config/config.ts';
import { type IpRange, isWithin, networkText, parseIp } from '../lib/ip.ts';

/**
 * The IP of the connection, or, where that is a trusted proxy, the last one of `X-Forwarded-For` that is none. Whatever
 * is further left was written by the caller and proves nothing.
 */
export function callerIpOf(
  connectionIp: string | null,
  forwardedFor: string | null,
  trustedProxies: readonly IpRange[],
): string | null {
  const isTrusted = (text: string): boolean => {
    const ip = parseIp(text);
    return ip !== null && trustedProxies.some((range) => isWithin(ip, range));
  };
  if (connectionIp === null || forwardedFor === null || !isTrusted(connectionIp)) return connectionIp;
  const chain = forwardedFor.split(',').map((part) => part.trim());
  let caller = connectionIp;
  while (chain.length > 0 && isTrusted(caller)) {
    const before = withoutPort(chain.pop() ?? '');
    if (parseIp(before) === null) return caller;
    caller = before;
  }
  return caller;
}

/** As much of a client's IP as a log line may name; null for nothing. */
export function addressText(ip: string | null, style: LogAddress): string | null {
  if (ip === null || style === 'off') return null;
  const parsed = style === 'network' ? parseIp(ip) : null;
  return parsed === null ? ip : networkText(parsed);
}

/** Some proxies write the port too: "203.0.113.7:4711", "[2001:db8::1]:4711". */
function withoutPort(text: string): string {
  return text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1');
}
