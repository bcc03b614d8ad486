/**
 * `/metrics`: for a scraper on this machine, or with the token. A request that came through a proxy is not from this
 * machine, whatever the proxy; nor is one that a browser was led to under another name. The answer allows no origin, so
 * that no page may read it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type IpRange, isLoopback, isWithin, parseIp } from '../lib/ip.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Service } from '../service/service.ts';
import { errorResponse } from './error-response.ts';
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

/** `connectionIp` is the IP of the connection's other end. */
export async function metricsPage(
  service: Service,
  request: Request,
  requestId: string,
  connectionIp: string,
): Promise<Response> {
  const { metricsToken, trustedProxies } = service.config;
  if (!isFromThisMachine(request, connectionIp, trustedProxies) && !hasToken(request, metricsToken))
    return refusal(metricsToken, requestId);
  const { text, contentType } = await service.metrics.exposition();
  return new Response(text, { headers: ownHeaders(requestId, { 'Content-Type': contentType }) });
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

/** Without a configured token no caller from elsewhere can be let in: 404. */
function refusal(token: string | null, requestId: string): Response {
  const error =
    token === null
      ? new FairdayError('not_found', 'Metrics are shown on the machine itself only; the operator may set a token.')
      : new FairdayError(
          'invalid_api_key',
          'Metrics need the token of FAIRDAY_METRICS_TOKEN: Authorization: Bearer TOKEN.',
        );
  const headers = ownHeaders(requestId, token === null ? {} : { 'WWW-Authenticate': 'Bearer' });
  return errorResponse(error, requestId, headers);
}

function ownHeaders(requestId: string, more: Readonly<Record<string, string>>): Headers {
  const headers = headersWith(requestId, { 'Cache-Control': 'no-store', ...more });
  headers.delete('Access-Control-Allow-Origin');
  return headers;
}
