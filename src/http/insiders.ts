/**
 * Who may see the inside of the service: a program on this machine, or one with the token. A request that came through a
 * proxy is not from this machine, whatever the proxy; nor is one that a browser was led to under another name.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { type IpRange, isLoopback, isWithin, parseIp } from '../lib/ip.ts';

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
export function isInsider(
  request: Request,
  connectionIp: string,
  { metricsToken, trustedProxies }: Pick<Config, 'metricsToken' | 'trustedProxies'>,
): boolean {
  return isFromThisMachine(request, connectionIp, trustedProxies) || hasToken(request, metricsToken);
}

function isFromThisMachine(request: Request, connectionIp: string, proxies: readonly IpRange[]): boolean {
  if (FORWARDING_HEADERS.some((name) => request.headers.has(name))) return false;
  const { hostname } = new URL(request.url);
  const [from, to] = [parseIp(connectionIp), parseIp(hostname)];
  if (from === null || !isLoopback(from) || proxies.some((range) => isWithin(from, range))) return false;
  return hostname === 'localhost' || (to !== null && isLoopback(to));
}

function hasToken(request: Request, token: string | null): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // Digests have one length, so that the comparison does not reveal the token's.
  return token !== null && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
