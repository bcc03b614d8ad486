/** The header names and values that answers share. */

import type { Balance } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { RateDecision } from '../account/rate.ts';
import { isRequestId } from '../metering/holds.ts';
import type { Answer } from '../operations/operation.ts';
import { ATTRIBUTIONS } from '../weather/attribution.ts';

/** What scripts on any site may read; the key travels in a header, so no cookie is at stake. */
const EXPOSED = [
  'X-Free-Calls-Remaining',
  'X-Credit-Balance-GBP',
  'X-Call-Cost-GBP',
  'X-Request-Id',
  'X-Weather-Source',
  'X-Weather-Attribution',
  'X-Idempotent-Replay',
  'RateLimit-Policy',
  'RateLimit',
  'Retry-After',
  'ETag',
].join(', ');

/** What scripts may send: the key, what conditional requests need, and the fields of the Model Context Protocol. */
const ALLOWED = [
  'X-API-Key',
  'Authorization',
  'X-Request-Id',
  'If-None-Match',
  'Content-Type',
  'Accept',
  'MCP-Protocol-Version',
  'Mcp-Session-Id',
  'Mcp-Method',
  'Mcp-Name',
].join(', ');

/** A day: preflights need not be asked again before. */
const PREFLIGHT_SECONDS = 86_400;

const BASE = new Headers({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
});

/** The headers of every answer. A copy of ready ones: making them from an object takes longer than anything but the disk. */
export function baseHeaders(requestId: string): Headers {
  const headers = new Headers(BASE);
  headers.set('X-Request-Id', requestId);
  return headers;
}

/** The headers of an answer that is not JSON, or that has more to say. */
export function headersWith(requestId: string, more: Readonly<Record<string, string>>): Headers {
  const headers = baseHeaders(requestId);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}

export function preflightHeaders(requestId: string, methods: string): Headers {
  return headersWith(requestId, {
    Allow: methods,
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': ALLOWED,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
}

/** What is left and what the call cost; on every metered answer, failures included. */
export function setBilling(headers: Headers, balance: Balance, costMicroGbp: number): void {
  headers.set('X-Free-Calls-Remaining', String(balance.freeRemaining));
  headers.set('X-Credit-Balance-GBP', formatGbp(balance.balanceMicroGbp));
  headers.set('X-Call-Cost-GBP', formatGbp(costMicroGbp));
}

/** Where the weather of the answer came from, and whom to thank for it. */
export function setWeather(headers: Headers, { source, stale }: NonNullable<Answer['weather']>): void {
  headers.set('X-Weather-Source', stale ? `${source}; stale` : source);
  headers.set('X-Weather-Attribution', ATTRIBUTIONS[source]);
}

/** The fields of draft-ietf-httpapi-ratelimit-headers: q requests in w seconds; r left now, full again in t seconds. */
export function setRate(headers: Headers, perSecond: number, rate: RateDecision): void {
  const windowSeconds = Math.max(1, Math.ceil(rate.limit / perSecond));
  const fullInSeconds = Math.ceil((rate.limit - rate.remaining) / perSecond);
  headers.set('RateLimit-Policy', `"account";q=${rate.limit};w=${windowSeconds}`);
  headers.set('RateLimit', `"account";r=${rate.remaining};t=${fullInSeconds}`);
}

/** The caller's request id when it is fit to be logged and echoed, else a new one. */
export function requestIdOf(request: Request): string {
  const asked = request.headers.get('x-request-id');
  return isRequestId(asked) ? asked : crypto.randomUUID();
}
