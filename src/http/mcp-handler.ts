/**
 * The Model Context Protocol over HTTP: Host, Origin, key and body size are checked here, the protocol itself is that of
 * the official library, except for calls of tools in their plainest form. There are no sessions: each request is answered for
 * itself, in whichever revision it speaks.
 */
import { type AuthInfo, createMcpHandler, type McpHttpHandler, type McpServer } from '@modelcontextprotocol/server';
import type { CallLine, McpContext } from '../mcp/perform.ts';
import { plainCallIn } from '../mcp/plain-call.ts';
import { createFairdayServer } from '../mcp/server.ts';
import { admit, type Caller } from '../metering/admission.ts';
import { newCall } from '../metering/meter.ts';
import { asFairdayError, causeOf, FairdayError } from '../operations/errors.ts';
import { takesEither } from './accept.ts';
import { bodyText, MAX_BODY_BYTES } from './body.ts';
import { keyOf } from './credentials.ts';
import { errorResponse } from './error-response.ts';
import { baseHeaders, calledMessageHeaders, setCallHeaders } from './headers.ts';
import { isRepeatable } from './idempotency.ts';
import { MCP_PATH } from './mcp-path.ts';
import { answerPlainCall, KEEP_ALIVE_MS } from './mcp-plain-call.ts';
import { refusalOfStranger } from './mcp-strangers.ts';
import type { ServerContext } from './server-context.ts';

/** Makes the server of one request; tests of the protocol bring their own. */
export type ServerFactory = (context: McpContext) => McpServer;

export interface McpHandler {
  handle(request: Request, requestId: string): Promise<Response>;
  /** Ends the calls under way. */
  close(): Promise<void>;
}

export function openMcpHandler(context: ServerContext, makeServer: ServerFactory = createFairdayServer): McpHandler {
  /** The library hands its `AuthInfo` on to the factory as it is, which finds the request's context by it. */
  const contexts = new WeakMap<AuthInfo, McpContext>();
  const library: McpHttpHandler = createMcpHandler(
    ({ authInfo }) => {
      const ofRequest = authInfo === undefined ? undefined : contexts.get(authInfo);
      if (ofRequest === undefined) throw new Error('a request of the protocol came past its admission');
      return makeServer(ofRequest);
    },
    {
      keepAliveMs: KEEP_ALIVE_MS,
      maxRequestBodySize: MAX_BODY_BYTES,
      onerror: (cause) =>
        context.log.note('warn', 'a message of the protocol was refused or failed', { cause: cause.message }),
    },
  );
  const serve: Serve = (inner, ofRequest) => {
    // The library does not get to see the key.
    const authInfo: AuthInfo = { token: '', clientId: String(ofRequest.caller?.holder?.accountId), scopes: [] };
    contexts.set(authInfo, ofRequest);
    return library.fetch(inner, { authInfo });
  };
  // Only Fairday's own tools can be called past the library.
  const answersPlainly = makeServer === createFairdayServer;
  return {
    handle: (request, requestId) => handle(request, requestId, context, serve, answersPlainly),
    close: () => library.close(),
  };
}

/** Answers a request by the library. */
type Serve = (inner: Request, context: McpContext) => Promise<Response>;

async function handle(
  request: Request,
  requestId: string,
  context: ServerContext,
  serve: Serve,
  answersPlainly: boolean,
): Promise<Response> {
  const { service, log } = context;
  const startedMs = service.clock.monotonicMs();
  const address = context.loggedAddress(request);
  const call = newCall();
  const logLine = (route: string, { status, ms, charged, weather, cause }: Omit<CallLine, 'name'>) => {
    const accountId = call.holder?.accountId ?? null;
    const { method } = request;
    log.request({ requestId, method, address, accountId, route, status, ms, charged, weather, cause });
  };
  let response: Response;
  let cause: unknown;
  try {
    response = refusalOfStranger(request, requestId, context) ?? (await admitted());
  } catch (thrown) {
    const error = asFairdayError(thrown);
    cause = causeOf(error);
    const headers = withCall(baseHeaders(requestId));
    response = errorResponse(error, requestId, headers);
  }
  const ms = service.clock.monotonicMs() - startedMs;
  logLine(MCP_PATH, { status: response.status, ms, charged: null, weather: null, cause });
  return response;

  function withCall(headers: Headers): Headers {
    setCallHeaders(headers, call);
    return headers;
  }

  async function admitted(): Promise<Response> {
    const credentials = {
      key: keyOf(request),
      get ip() {
        return context.callerIp(request) ?? '';
      },
    };
    const admitting = admit(context, credentials, null, call);
    if (admitting instanceof Promise) await admitting;
    const body = await bodyText(request);
    const plain = answersPlainly ? plainCallIn(body, request.headers) : null;
    const messages = plain === null ? messagesIn(body) : 1;
    if (messages > 1) await takeRateForEachMessage(messages, call, context);
    const { holder } = call;
    const end = holder === null ? () => {} : context.longCalls.begin(holder.accountId, request);
    const ofRequest: McpContext = {
      service,
      caller: call,
      requestId,
      // One id cannot stand for several messages.
      isRepeatable: messages === 1 && isRepeatable(request),
      callerIp: () => context.callerIp(request),
      onCall: (line) => logLine(`${MCP_PATH} ${line.name}`, line),
    };
    if (plain !== null) {
      const headersOf = () => calledMessageHeaders(requestId, !plain.isModern, call);
      return answerPlainCall(plain, request, ofRequest, headersOf, end);
    }
    const { url, method, signal } = request;
    const headers = bothFormsNamed(request.headers);
    const answering = serve(new Request(url, { method, headers, body, signal }), ofRequest);
    const answered = await answering.catch((thrown: unknown) => {
      end();
      throw thrown;
    });
    return withHeaders(answered, withCall(baseHeaders(requestId)), end);
  }
}

/** Older clients may send several messages at once: each after the first counts against the rate as a request does. */
async function takeRateForEachMessage(messages: number, { holder }: Caller, { service }: ServerContext): Promise<void> {
  if (holder === null) return;
  for (let more = messages - 1; more > 0; more--) {
    const { allowed, perSecond, retryAfterSeconds } = await service.accounts.takeRequest(holder.accountId, holder);
    if (!allowed) {
      const message = `Too many messages at once: this account may send ${perSecond} a second. Send fewer together.`;
      throw new FairdayError('rate_limited', message, { retryAfterSeconds });
    }
  }
}

/** The library knows no wildcards in Accept, as curl and the libraries of many languages send them unasked. */
function bothFormsNamed(headers: Headers): Headers {
  if (!takesEither(headers.get('accept'))) return headers;
  const named = new Headers(headers);
  named.set('Accept', 'application/json, text/event-stream');
  return named;
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

/** The library's answer with the headers that all answers have; the content type is the library's. `end` follows its body. */
function withHeaders({ status, headers: own, body }: Response, headers: Headers, end: () => void): Response {
  headers.delete('Content-Type');
  for (const [name, value] of own) headers.set(name, value);
  if (body === null) end();
  return new Response(body === null ? null : followedBy(body, end), { status, headers });
}

/** The same bytes; `end` is called once, when they have ended or the reader has left. */
function followedBy(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (thrown) {
        end();
        controller.error(thrown);
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}
