/** Who may not ask at /mcp: pages of other sites, and requests under names that are not this server's. */
import {
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { parseIp } from '../lib/ip.ts';
import { baseHeaders } from './headers.ts';
import type { ServerContext } from './server-context.ts';

/** A code of the server's own, as JSON-RPC 2.0 leaves them from here on. */
const NOT_ALLOWED = -32_000;

/** The last host that was let in, by the server with these settings: most callers use the same one. */
let lastWelcome: { readonly host: string; readonly config: object | null } = { host: '', config: null };

/**
 * The refusal of a request to another host name than this server's, or by a page of another site: a page may otherwise
 * have its own name point here (DNS rebinding). An IP cannot be made to point elsewhere.
 */
export function refusalOfStranger(
  request: Request,
  requestId: string,
  { service: { config } }: ServerContext,
): Response | undefined {
  const host = request.headers.get('host');
  const isFromPage = request.headers.has('origin');
  if (!isFromPage && host !== null && lastWelcome.host === host && lastWelcome.config === config) return undefined;
  const own = [...localhostAllowedHostnames(), hostnameOf(config.baseUrl)];
  const requested = hostnameOf(`http://${host}`);
  const names = [...own, parseIp(requested) === null ? '' : requested].filter((name) => name !== '');
  if (hostHeaderValidationResponse(request, names) !== undefined) {
    return refusal(
      `There is no service at the host ${requested.slice(0, 100)}: ask at localhost, at an IP address, or at the address that the operator names in FAIRDAY_BASE_URL.`,
      requestId,
    );
  }
  if (originValidationResponse(request, names) === undefined) {
    if (!isFromPage && host !== null) lastWelcome = { host, config };
    return undefined;
  }
  return refusal(
    'Pages of other sites may not ask here: the operator names the one that may in FAIRDAY_BASE_URL.',
    requestId,
  );
}

/** As the protocol has errors; no page of another site may read it. */
function refusal(message: string, requestId: string): Response {
  const headers = baseHeaders(requestId);
  headers.delete('Access-Control-Allow-Origin');
  const error = { jsonrpc: '2.0', error: { code: NOT_ALLOWED, message }, id: null };
  return new Response(JSON.stringify(error), { status: 403, headers });
}

function hostnameOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).hostname : '';
}
