/**
 * The HTTP server: the routes of the operation table and the few pages besides, found by their path, and over Elysia where an
 * address is written otherwise (`router.ts`). What is answered is decided in the operations.
 */
import { createFailureLimiter } from '../account/failed-keys.ts';
import { StoreUnavailable } from '../account/store.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { FairdayError, invalidField } from '../operations/errors.ts';
import { OPERATIONS } from '../operations/table.ts';
import type { Metrics } from '../service/metrics.ts';
import type { Service } from '../service/service.ts';
import { prefersHtml } from './accept.ts';
import { callOperation } from './call.ts';
import { consoleRoutes } from './console-page.ts';
import { preflightHeaders } from './cors.ts';
import { docsRoutes } from './docs.ts';
import { errorResponse } from './error-response.ts';
import { PING_MS } from './event-stream.ts';
import { baseHeaders, headersWith } from './headers.ts';
import { healthz, readiness } from './health.ts';
import { arrivedAs, withUsableHost } from './host.ts';
import { iconRoutes } from './icons.ts';
import { requestIdOf } from './idempotency.ts';
import { lazyMcpHandler } from './lazy-mcp-handler.ts';
import type { Log } from './log.ts';
import { createLongCalls } from './long-calls.ts';
import type { McpHandler, ServerFactory } from './mcp-handler.ts';
import { MCP_PATH } from './mcp-path.ts';
import { metricsPage } from './metrics.ts';
import { openStreams } from './open-streams.ts';
import { outageLog } from './outage-log.ts';
import { notFoundPage } from './pages/not-found-page.ts';
import type { openRouter, RouterHandlers } from './router.ts';
import type { ServerContext } from './server-context.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { addressText, callerIpOf } from './trusted-proxies.ts';

export interface RunningServer {
  /** The base URL for callers on this machine. */
  readonly url: string;
  /** Where it listens: another host than in `url` where that is every address of the machine. */
  readonly address: string;
  /** Stops listening at once and waits at most `graceMs` for the calls under way. */
  stop(graceMs: number): Promise<void>;
}

/** A connection without a byte for this long is closed; longer than the slowest upstream may take. */
const IDLE_TIMEOUT_SECONDS = 30;

type Handler = (request: Request, requestId: string) => Response | Promise<Response>;

interface Route {
  readonly method: 'GET' | 'POST';
  readonly handle: Handler;
}

export interface ServerOptions {
  readonly pingMs?: number;
  readonly idleTimeoutSeconds?: number;
  /** For tests of the Model Context Protocol with tools of their own. */
  readonly makeMcpServer?: ServerFactory;
}

/** Starts listening. Whatever reads a body limits its size. Throws the operating system's error when it cannot listen. */
export function startServer(
  service: Service,
  plainLog: Log,
  { pingMs = PING_MS, idleTimeoutSeconds = IDLE_TIMEOUT_SECONDS, makeMcpServer }: ServerOptions = {},
): RunningServer {
  const { config, clock } = service;
  const log = observed(plainLog, service.metrics);
  const ip = (request: Request) => server.requestIP(arrivedAs(request))?.address ?? null;
  const streams = openStreams();
  const context: ServerContext = {
    service,
    failures: createFailureLimiter(clock.monotonicMs),
    log,
    connectionIp: (request) => ip(request) ?? '',
    callerIp: (request) => callerIpOf(ip(request), request.headers.get('x-forwarded-for'), config.trustedProxies),
    loggedAddress: (request) =>
      plainLog.isOff || config.logAddress === 'off' ? null : addressText(context.callerIp(request), config.logAddress),
    streams,
    pingMs,
    longCalls: createLongCalls(idleTimeoutSeconds, (request, seconds) => server.timeout(arrivedAs(request), seconds)),
  };
  const mcp = lazyMcpHandler(context, makeMcpServer);
  const routes = routesOf(context, mcp);
  const paths = [...routes.keys()];
  const router = lazyRouter({
    paths,
    found: (path, request) => answerAt(path, request) ?? notFound(request, paths, context),
    notFound: (request) => notFound(request, paths, context),
    failed: (request, error) => unexpected(request, error, log),
  });
  // Calls of operations and tools catch whatever fails.
  const catching = new Set<string>([...OPERATIONS.map(({ path }) => path), MCP_PATH]);
  const answerAt = (path: string, request: Request): Response | Promise<Response> | null => {
    const route = routes.get(path);
    if (route === undefined) return null;
    if (catching.has(path)) return dispatch(path, route, request, context);
    return guarded(
      () => dispatch(path, route, request, context),
      (error) => unexpected(request, error, log),
    );
  };
  const answer = (request: Request) => answerAt(pathOf(request.url), request) ?? router(request);
  const server = Bun.serve({
    hostname: config.host,
    port: config.port,
    idleTimeout: idleTimeoutSeconds,
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    fetch: (request) => withUsableHost(request, answer) ?? malformedHost(request, context),
  });
  return {
    url: `http://${urlHost(hostOnThisMachine(config.host))}:${server.port}`,
    address: `http://${urlHost(config.host)}:${server.port}`,
    async stop(graceMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all([server.stop(false), streams.stop()]), grace]);
      clearTimeout(timer);
      await mcp.close();
      await server.stop(true);
    },
  };
}

function routesOf(context: ServerContext, mcp: McpHandler): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const operation of OPERATIONS) {
    const handle: Handler = (request, requestId) => callOperation(operation, request, requestId, context);
    routes.set(operation.path, { method: operation.method ?? 'GET', handle });
  }
  routes.set(MCP_PATH, { method: 'POST', handle: mcp.handle });
  const readyz = readiness(context.service);
  const pages: Record<string, Handler> = {
    '/healthz': healthz,
    '/readyz': (request, requestId) => readyz(request, requestId, context.connectionIp(request)),
    '/metrics': (request, requestId) => metricsPage(context.service, request, requestId, context.connectionIp(request)),
    ...consoleRoutes(context),
    ...docsRoutes(context.service),
    ...iconRoutes(),
  };
  for (const [path, handle] of Object.entries(pages)) {
    routes.set(path, { method: 'GET', handle: loggedPage(path, handle, context) });
  }
  for (const [path, { method, handle }] of Object.entries(signUpRoutes(context))) {
    routes.set(path, { method, handle: loggedPage(path, handle, context) });
  }
  return routes;
}

/** A log that counts the requests that it writes, as every request has its line there, and tells outages of the accounts. */
function observed(log: Log, metrics: Metrics): Log {
  const outages = outageLog(log.note);
  return {
    ...log,
    request(line) {
      metrics.request(line.route, line.status, line.ms);
      if (line.cause instanceof StoreUnavailable) outages.failed(ACCOUNTS, line.cause.message);
      else if (line.charged !== null) outages.works(ACCOUNTS);
      log.request(line);
    },
  };
}

const ACCOUNTS = 'accounts';

/** A page with its line in the log, which calls of operations write themselves. */
function loggedPage(path: string, handle: Handler, context: ServerContext): Handler {
  const { clock } = context.service;
  return async (request, requestId) => {
    const startedMs = clock.monotonicMs();
    const response = await handle(request, requestId);
    logPlainly(context, request, requestId, path, response.status, clock.monotonicMs() - startedMs);
    return response;
  };
}

/** The log line of a request that belongs to no account. */
function logPlainly(
  { log, loggedAddress }: ServerContext,
  request: Request,
  requestId: string,
  route: string,
  status: number,
  ms: number,
): void {
  const line = { requestId, method: request.method, route, status, ms, address: loggedAddress(request) };
  log.request({ ...line, accountId: null, charged: null, weather: null });
}

function dispatch(path: string, route: Route, request: Request, context: ServerContext): Response | Promise<Response> {
  const requestId = requestIdOf(request);
  if (request.method === route.method) return route.handle(request, requestId);
  if (request.method === 'HEAD' && route.method === 'GET') return withoutBody(route.handle(request, requestId));
  const allow = route.method === 'GET' ? 'GET, HEAD, OPTIONS' : `${route.method}, OPTIONS`;
  const preflight = request.method === 'OPTIONS';
  logPlainly(context, request, requestId, path, preflight ? 204 : 405, 0);
  if (preflight) return noContent(headersWith(requestId, preflightHeaders(allow)));
  const error = new FairdayError('method_not_allowed', `Use ${route.method} here; ${request.method} is not offered.`);
  return errorResponse(error, requestId, headersWith(requestId, { Allow: allow }));
}

async function guarded(
  answer: () => Response | Promise<Response>,
  failed: (error: unknown) => Response,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return failed(error);
  }
}

/** Loads the router with the first request that needs it. */
function lazyRouter(handlers: RouterHandlers): (request: Request) => Promise<Response> {
  let opening: Promise<ReturnType<typeof openRouter>> | null = null;
  return async (request) => {
    opening ??= import('./router.ts').then((loaded) => loaded.openRouter(handlers));
    return (await opening)(request);
  };
}

/** The path of a URL with a host, up to its query. */
function pathOf(url: string): string {
  const begin = url.indexOf('/', 'https://'.length);
  const mark = url.indexOf('?', begin);
  return mark < 0 ? url.slice(begin) : url.slice(begin, mark);
}

function noContent(headers: Headers): Response {
  headers.delete('Content-Type');
  return new Response(null, { status: 204, headers });
}

/** The headers of the answer alone, with the length of its body, as HEAD is answered (RFC 9110 §9.3.2). */
async function withoutBody(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.body === null) return response;
  const { status, headers } = response;
  // The server sends the length of this body and leaves the body out.
  return new Response(await response.arrayBuffer(), { status, headers });
}

function notFound(request: Request, paths: readonly string[], context: ServerContext): Response {
  const requestId = requestIdOf(request);
  const { pathname } = new URL(request.url);
  const near = didYouMean(pathname, paths);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  const message = `There is nothing at this address.${hint} /docs lists what there is.`;
  logPlainly(context, request, requestId, '?', 404, 0);
  if (prefersHtml(request) && !pathname.startsWith('/v1/')) return notFoundPage(near, requestId);
  return errorResponse(
    new FairdayError('not_found', message, { suggestions: near }),
    requestId,
    baseHeaders(requestId),
  );
}

function unexpected(request: Request, cause: unknown, log: Log): Response {
  const requestId = requestIdOf(request);
  log.note('error', 'a request failed outside its operation', { request_id: requestId, cause });
  const error = new FairdayError('internal', 'Something went wrong on our side. Try again in a moment.');
  return errorResponse(error, requestId, baseHeaders(requestId));
}

function malformedHost(request: Request, context: ServerContext): Response {
  const requestId = requestIdOf(request);
  logPlainly(context, request, requestId, '?', 400, 0);
  const message =
    'The Host header must be a host name or an IP address, with a port if need be; an IPv6 address in brackets.';
  return errorResponse(invalidField('Host', message), requestId, baseHeaders(requestId));
}

function hostOnThisMachine(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
