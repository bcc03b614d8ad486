/**
 * `/metrics`: for a scraper on this machine, or for whoever bears the token. A request that came through a proxy is not
 * from this machine, whoever the proxy is; nor is one that a browser was led to under another name. Its answer names no
 * origin, so that no page may read it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type IpRange, isLoopback, isWithin, parseIp } from '../lib/ip.ts';
import { errorBody, FairdayError } from '../operations/errors.ts';
import type { Service } from '../service/service.ts';
import { headersWith } from './headers.ts';

/** What proxies add. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** `peer` is the address of the connection's other end. */
export async function metricsPage(
  service: Service,
  request: Request,
  requestId: string,
  peer: string,
): Promise<Response> {
  const { metricsToken, trustedProxies } = service.config;
  if (!isFromThisMachine(request, peer, trustedProxies) && !bearsToken(request, metricsToken))
    return refusal(metricsToken, requestId);
  const { text, contentType } = await service.metrics.exposition();
  return new Response(text, { headers: ownHeaders(requestId, { 'Content-Type': contentType }) });
}

function isFromThisMachine(request: Request, peer: string, proxies: readonly IpRange[]): boolean {
  if (FORWARDING_HEADERS.some((name) => request.headers.has(name))) return false;
  const { hostname } = new URL(request.url);
  const [from, to] = [parseIp(peer), parseIp(hostname)];
  if (from === null || !isLoopback(from) || proxies.some((range) => isWithin(from, range))) return false;
  return hostname === 'localhost' || (to !== null && isLoopback(to));
}

function bearsToken(request: Request, token: string | null): boolean {
  const [, borne] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // Digests have one length, so that the comparison tells nothing of the token's.
  return token !== null && borne !== undefined && timingSafeEqual(digest(borne), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Without a token there is nothing that a caller from elsewhere could do about it. */
function refusal(token: string | null, requestId: string): Response {
  const error =
    token === null
      ? new FairdayError('not_found', 'Metrics are shown on the machine itself only; the operator may set a token.')
      : new FairdayError(
          'invalid_api_key',
          'Metrics need the token of FAIRDAY_METRICS_TOKEN: Authorization: Bearer TOKEN.',
        );
  const headers = ownHeaders(requestId, token === null ? {} : { 'WWW-Authenticate': 'Bearer' });
  return new Response(JSON.stringify(errorBody(error, requestId)), { status: error.status, headers });
}

function ownHeaders(requestId: string, more: Readonly<Record<string, string>>): Headers {
  const headers = headersWith(requestId, { 'Cache-Control': 'no-store', ...more });
  headers.delete('Access-Control-Allow-Origin');
  return headers;
}
