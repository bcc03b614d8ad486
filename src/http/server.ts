/**
 * The HTTP door: the routes of the operation table and the few addresses beside it, over Elysia. Everything here is
 * about HTTP; what is answered is decided in the operations.
 */
import { Elysia } from 'elysia';
import { createFailureLimiter } from '../account/failed-keys.ts';
import { createRateLimiter } from '../account/rate.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { callerOf } from '../lib/ip.ts';
import { errorBody, FairdayError } from '../operations/errors.ts';
import { OPERATIONS } from '../operations/table.ts';
import type { Metrics } from '../service/metrics.ts';
import type { Service } from '../service/service.ts';
import { callOperation, type Door } from './call.ts';
import { docsRoutes } from './docs.ts';
import { PING_MS } from './event-stream.ts';
import { headersWith, preflightHeaders, requestIdOf } from './headers.ts';
import { healthz, readyz } from './health.ts';
import { iconRoutes } from './icons.ts';
import type { Log } from './log.ts';
import type { McpDoor, ServerFactory } from './mcp.ts';
import { lazyMcpDoor } from './mcp-door.ts';
import { MCP_PATH } from './mcp-path.ts';
import { metricsPage } from './metrics.ts';
import { openStreams } from './open-streams.ts';

export interface RunningServer {
  /** Where it listens, as a caller on this machine writes it. */
  readonly url: string;
  /** Stops listening at once, waits for the calls under way, at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Seconds without a byte after which a connection is closed; longer than the slowest upstream may take. */
const IDLE_TIMEOUT_SECONDS = 30;

type Handler = (request: Request, requestId: string) => Response | Promise<Response>;

interface Route {
  readonly method: 'GET' | 'POST';
  readonly handle: Handler;
}

export interface ServerOptions {
  readonly pingMs?: number;
  /** For tests of the Model Context Protocol, which bring tools of their own. */
  readonly makeMcpServer?: ServerFactory;
}

/** Starts listening; bodies are measured by those who read them. Throws what the operating system says when the address cannot be had. */
export function startServer(
  service: Service,
  plainLog: Log,
  { pingMs = PING_MS, makeMcpServer }: ServerOptions = {},
): RunningServer {
  const { config, clock } = service;
  const log = counted(plainLog, service.metrics);
  const callerIp = (request: Request): string | null =>
    callerOf(
      app.server?.requestIP(request)?.address ?? null,
      request.headers.get('x-forwarded-for'),
      config.trustedProxies,
    );
  const app = new Elysia({ serve: { idleTimeout: IDLE_TIMEOUT_SECONDS, maxRequestBodySize: Number.MAX_SAFE_INTEGER } });
  const streams = openStreams();
  const door: Door = {
    service,
    limiter: createRateLimiter<number>({
      perSecond: config.ratePerSecond,
      burst: config.rateBurst,
      monotonicMs: clock.monotonicMs,
    }),
    failures: createFailureLimiter(clock.monotonicMs),
    addressOf: (request) => app.server?.requestIP(request)?.address ?? '',
    log,
    callerIp,
    streams,
    pingMs,
    neverIdle: (request) => app.server?.timeout(request, 0),
  };
  const mcp = lazyMcpDoor(door, makeMcpServer);
  const routes = routesOf(door, mcp);
  for (const [path, route] of routes) {
    app.all(path, ({ request }) => dispatch(path, route, request, log), { parse: 'none' });
  }
  app.all('/*', ({ request }) => notFound(request, [...routes.keys()], log), { parse: 'none' });
  app.onError(({ request, error }) => unexpected(request, error, log));
  const release = listenersAddedBy('beforeExit', () => app.listen({ hostname: config.host, port: config.port }));
  const { server } = app;
  if (server === null) throw new Error('the server did not start');
  return {
    url: `http://${urlHost(config.host)}:${server.port}`,
    async stop(graceMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all([server.stop(false), streams.stop()]), grace]);
      clearTimeout(timer);
      await mcp.close();
      await server.stop(true);
      release();
    },
  };
}

function routesOf(door: Door, mcp: McpDoor): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const operation of OPERATIONS) {
    const handle: Handler = (request, requestId) => callOperation(operation, request, requestId, door);
    routes.set(operation.path, { method: operation.method ?? 'GET', handle });
  }
  routes.set(MCP_PATH, { method: 'POST', handle: mcp.handle });
  const pages: Record<string, Handler> = {
    '/healthz': healthz,
    '/readyz': (_, requestId) => readyz(door.service, requestId),
    '/metrics': (request, requestId) => metricsPage(door.service, request, requestId, door.addressOf(request)),
    ...docsRoutes(door.service),
    ...iconRoutes(),
  };
  for (const [path, handle] of Object.entries(pages)) {
    routes.set(path, { method: 'GET', handle: loggedPage(path, handle, door) });
  }
  return routes;
}

/** Every request has its line in the log, so there it is counted too. */
function counted(log: Log, metrics: Metrics): Log {
  return {
    ...log,
    request(line) {
      metrics.request(line.route, line.status, line.ms);
      log.request(line);
    },
  };
}

/** A page that writes its line in the log, as the calls of operations do themselves. */
function loggedPage(path: string, handle: Handler, { log, service }: Door): Handler {
  return async (request, requestId) => {
    const startedMs = service.clock.monotonicMs();
    const response = await handle(request, requestId);
    logPlainly(log, request, requestId, path, response.status, service.clock.monotonicMs() - startedMs);
    return response;
  };
}

/** The line of a request in which no account had a part. */
function logPlainly(log: Log, request: Request, requestId: string, route: string, status: number, ms: number): void {
  log.request({ requestId, method: request.method, route, status, ms, accountId: null, charged: null, weather: null });
}

function dispatch(path: string, route: Route, request: Request, log: Log): Response | Promise<Response> {
  const requestId = requestIdOf(request);
  if (request.method === route.method) return route.handle(request, requestId);
  const allow = `${route.method}, OPTIONS`;
  const preflight = request.method === 'OPTIONS';
  logPlainly(log, request, requestId, path, preflight ? 204 : 405, 0);
  if (preflight) return new Response(null, { status: 204, headers: preflightHeaders(requestId, allow) });
  const error = new FairdayError('method_not_allowed', `Use ${route.method} here; ${request.method} is not offered.`);
  return errorResponse(error, requestId, { Allow: allow });
}

function notFound(request: Request, paths: readonly string[], log: Log): Response {
  const requestId = requestIdOf(request);
  const { pathname } = new URL(request.url);
  const near = didYouMean(pathname.slice(0, 100), paths);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  const message = `There is nothing at this address.${hint} /docs lists what there is.`;
  logPlainly(log, request, requestId, '?', 404, 0);
  return errorResponse(new FairdayError('not_found', message, { suggestions: near }), requestId);
}

function unexpected(request: Request, error: unknown, log: Log): Response {
  const requestId = requestIdOf(request);
  log.note('error', 'a request failed outside its operation', { request_id: requestId, cause: error });
  return errorResponse(
    new FairdayError('internal', 'Something went wrong on our side. Try again in a moment.'),
    requestId,
  );
}

function errorResponse(error: FairdayError, requestId: string, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify(errorBody(error, requestId));
  return new Response(body, { status: error.status, headers: headersWith(requestId, headers) });
}

/**
 * Does the work, and gives the way to take back the listeners that it added to the process: Elysia leaves one for each
 * server, which would keep a server that has stopped, and all that it served from, in memory.
 */
function listenersAddedBy(event: 'beforeExit', work: () => unknown): () => void {
  const before = new Set(process.listeners(event));
  work();
  const added = process.listeners(event).filter((listener) => !before.has(listener));
  return () => {
    for (const listener of added) process.off(event, listener);
  };
}

/** A host as it stands in a URL that works on this machine. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
