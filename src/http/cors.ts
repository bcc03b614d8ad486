/** Cross-origin requests (CORS): what scripts of other sites may send and read. */

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

/** Browsers remember a preflight for a day. */
const PREFLIGHT_SECONDS = 86_400;

/** Scripts on any site may read answers: the key travels in a header, so no cookie is at stake. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
};

/** The headers of the answer to a preflight, besides those of every answer. */
export function preflightHeaders(methods: string): Record<string, string> {
  return {
    Allow: methods,
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': ALLOWED,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
}
