/**
 * `/metrics`: for a scraper on this machine, or with the token. A request that came through a proxy is not from this
 * machine, whatever the proxy; nor is one that a browser was led to under another name. The answer allows no origin, so
 * that no page may read it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { FairdayError } from '../operations/errors.ts';
import type { Service } from '../service/service.ts';
import { errorResponse } from './error-response.ts';
import { headersWith } from './headers.ts';
import { isFromThisMachine } from './this-machine.ts';

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
