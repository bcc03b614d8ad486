/** `/metrics`, for insiders. The answer allows no origin, so that no page may read it. */
import { FairdayError } from '../operations/errors.ts';
import type { Service } from '../service/service.ts';
import { errorResponse } from './error-response.ts';
import { privateHeaders } from './headers.ts';
import { isInsider } from './insiders.ts';

/** `connectionIp` is the IP of the connection's other end. */
export async function metricsPage(
  service: Service,
  request: Request,
  requestId: string,
  connectionIp: string,
): Promise<Response> {
  const { config, metrics } = service;
  if (!isInsider(request, connectionIp, config)) return refusal(config.metricsToken, requestId);
  const { text, contentType } = await metrics.exposition();
  return new Response(text, { headers: privateHeaders(requestId, { 'Content-Type': contentType }) });
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
  const headers = privateHeaders(requestId, token === null ? {} : { 'WWW-Authenticate': 'Bearer' });
  return errorResponse(error, requestId, headers);
}
