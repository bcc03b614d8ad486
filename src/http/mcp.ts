/**
 * The address of the Model Context Protocol: the checks of Host and Origin, of the key and the size of the body stand
 * before it, and what is behind them is the protocol itself, by the official library. No session is kept: each request
 * is answered for itself, in whichever revision it speaks.
 */
import {
  type AuthInfo,
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  type McpHttpHandler,
  type McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { parseIp } from '../lib/ip.ts';
import type { Asking } from '../mcp/perform.ts';
import { createFairdayServer } from '../mcp/server.ts';
import { admit, type Caller, unknownCaller } from '../metering/admission.ts';
import { isRequestId } from '../metering/holds.ts';
import { asFairdayError, errorBody, FairdayError } from '../operations/errors.ts';
import { bodyText, MAX_BODY_BYTES } from './body.ts';
import type { Door } from './call.ts';
import { baseHeaders, setRate } from './headers.ts';
import { MCP_PATH } from './mcp-path.ts';

/** A word on the line this often, so that neither server nor proxy takes a long call for a dead one. */
const KEEP_ALIVE_MS = 5_000;

/** What makes the server of one request; tests of the protocol bring their own. */
export type ServerFactory = (asking: Asking) => McpServer;

export interface McpDoor {
  handle(request: Request, requestId: string): Promise<Response>;
  /** Ends the calls under way. */
  close(): Promise<void>;
}

export function openMcpDoor(door: Door, makeServer: ServerFactory = createFairdayServer): McpDoor {
  /** Who asks, by what the library hands back to its factory as it was given. */
  const askings = new WeakMap<AuthInfo, Asking>();
  const handler: McpHttpHandler = createMcpHandler(
    ({ authInfo }) => {
      const asking = authInfo === undefined ? undefined : askings.get(authInfo);
      if (asking === undefined) throw new Error('a request of the protocol came past its door');
      return makeServer(asking);
    },
    {
      keepAliveMs: KEEP_ALIVE_MS,
      maxRequestBodySize: MAX_BODY_BYTES,
      onerror: (cause) =>
        door.log.note('warn', 'a message of the protocol was refused or failed', { cause: cause.message }),
    },
  );
  return {
    handle: (request, requestId) =>
      answer(request, requestId, door, async (inner, asking) => {
        // The key itself stays on this side of the door.
        const authInfo: AuthInfo = { token: '', clientId: String(asking.caller?.holder?.accountId), scopes: [] };
        askings.set(authInfo, asking);
        return handler.fetch(inner, { authInfo });
      }),
    close: () => handler.close(),
  };
}

async function answer(
  request: Request,
  requestId: string,
  door: Door,
  serve: (inner: Request, asking: Asking) => Promise<Response>,
): Promise<Response> {
  const startedMs = door.service.clock.monotonicMs();
  const caller = unknownCaller();
  const log = (line: {
    route: string;
    status: number;
    ms: number;
    charged: string | null;
    weather: string | null;
    cause?: unknown;
  }) => door.log.request({ requestId, method: request.method, accountId: caller.holder?.accountId ?? null, ...line });
  let response: Response;
  let cause: unknown;
  try {
    response = stranger(request, door) ?? (await admitted());
  } catch (thrown) {
    const error = asFairdayError(thrown);
    cause = error.status >= 500 ? (error.cause ?? error) : undefined;
    response = failure(error, requestId, caller, door);
  }
  const ms = door.service.clock.monotonicMs() - startedMs;
  log({ route: MCP_PATH, status: response.status, ms, charged: null, weather: null, cause });
  return response;

  async function admitted(): Promise<Response> {
    const credentials = { key: keyOf(request), address: door.addressOf(request) };
    await admit(door, credentials, null, caller);
    const body = await bodyText(request);
    const messages = messagesIn(body);
    takeForEachMessage(messages, caller, door);
    door.neverIdle(request);
    const inner = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body,
      signal: request.signal,
    });
    const asking: Asking = {
      service: door.service,
      caller,
      requestId,
      // One id cannot stand for several messages.
      repeatable: messages === 1 && isRequestId(request.headers.get('x-request-id')),
      callerIp: () => door.callerIp(request),
      onCall: ({ name, ...line }) => log({ route: `${MCP_PATH} ${name}`, ...line }),
    };
    return dressed(await serve(inner, asking), requestId, caller, door);
  }
}

/** The key, in either of the headers that clients can be told to send. */
function keyOf({ headers }: Request): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '');
  return headers.get('x-api-key') ?? bearer?.[1] ?? null;
}

/**
 * The refusal of a request that was made to another name than this server's, or by a page of another site: a page may
 * otherwise have its own name point here (DNS rebinding). An address in digits cannot be made to point elsewhere.
 */
function stranger(request: Request, { service: { config } }: Door): Response | undefined {
  const own = [...localhostAllowedHostnames(), hostnameOf(config.baseUrl)];
  const asked = hostnameOf(`http://${request.headers.get('host')}`);
  const names = [...own, parseIp(asked) === null ? '' : asked].filter((name) => name !== '');
  return hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names);
}

function hostnameOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).hostname : '';
}

/** Older clients may send several messages at once: each after the first counts against the rate as a request does. */
function takeForEachMessage(messages: number, { holder }: Caller, { limiter, service }: Door): void {
  if (holder === null) return;
  for (let more = messages - 1; more > 0; more--) {
    const { allowed, retryAfterSeconds } = limiter.take(holder.accountId);
    if (!allowed) {
      const message = `Too many messages at once: this account may send ${service.config.ratePerSecond} a second. Send fewer together.`;
      throw new FairdayError('rate_limited', message, { retryAfterSeconds });
    }
  }
}

function messagesIn(body: string): number {
  if (!body.trimStart().startsWith('[')) return 1;
  try {
    const messages: unknown = JSON.parse(body);
    return Array.isArray(messages) ? messages.length : 1;
  } catch {
    return 1;
  }
}

/** The library's answer with the headers that all of ours have. */
function dressed(response: Response, requestId: string, caller: Caller, door: Door): Response {
  const headers = commonHeaders(requestId, caller, door);
  headers.delete('Content-Type');
  for (const [name, value] of response.headers) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

function commonHeaders(requestId: string, { rate }: Caller, { service }: Door): Headers {
  const headers = baseHeaders(requestId);
  if (rate !== null) setRate(headers, service.config.ratePerSecond, rate);
  return headers;
}

function failure(error: FairdayError, requestId: string, caller: Caller, door: Door): Response {
  const headers = commonHeaders(requestId, caller, door);
  // No address of an authorisation server: keys are given out by the operator, and a client must not go and look for one.
  if (error.status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (error.retryAfterSeconds !== null)
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  return new Response(JSON.stringify(errorBody(error, requestId)), { status: error.status, headers });
}
