/**
 * Requests as the router can read them. Elysia looks for the path from the eleventh character of the URL on, behind
 * `http://` and a host of at least four: a shorter one, such as `http://api/`, gets another host first.
 */

/** Where the path of a URL with the shortest readable host begins. */
const FIRST_PATH_INDEX = 11;
const READABLE_ORIGIN = 'http://localhost';
/** A scheme and a host with a port or without, up to the path. */
const ORIGIN = /^https?:\/\/(?:(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+|\[[\da-f:.]+\])(?::(\d{0,5}))?(?=[/?#]|$)/i;
const MAX_PORT = 65_535;
const SLASH = 0x2f;

/** The last host that was found to be well formed, with its origin: most callers use the same one. */
let lastGood = { host: '', origin: '' };

const originals = new WeakMap<Request, Request>();

/** The handler's answer to the request under a readable host; null where the Host header is malformed, or two. */
export function withUsableHost<T>(request: Request, handle: (request: Request) => T): T | null {
  const { url, headers } = request;
  const host = headers.get('host');
  const { origin: known } = lastGood;
  if (host !== null && host === lastGood.host && url.charCodeAt(known.length) === SLASH && url.startsWith(known)) {
    return handle(request);
  }
  // HTTP/1.0 needs no host; a request of HTTP/1.1 without one is refused before it comes here.
  if (host === null && url.startsWith('/')) return handle(readable(request, url));
  // Two Host headers arrive as a list of both (RFC 9112 §3.2: refused, whatever they say).
  const [origin, port] = ORIGIN.exec(url) ?? [];
  if (origin === undefined || Number(port ?? 0) > MAX_PORT || host?.includes(',') === true) return null;
  // Such as 999.1.1.1 and %00, which look like names.
  if (!URL.canParse(origin)) return null;
  const pathIndex = url.indexOf('/', 'https://'.length);
  if (pathIndex < FIRST_PATH_INDEX) return handle(readable(request, url.slice(pathIndex)));
  if (host !== null && url.charCodeAt(origin.length) === SLASH) lastGood = { host, origin };
  return handle(request);
}

function readable(request: Request, path: string): Request {
  const named = new Request(`${READABLE_ORIGIN}${path}`, request);
  originals.set(named, request);
  return named;
}

/** The request as the server received it, by which it knows its connection. */
export function arrivedAs(request: Request): Request {
  return originals.get(request) ?? request;
}

/** The origin that the caller sees: scheme and Host header. */
export function originOf(request: Request): string {
  const { protocol, host } = new URL(request.url);
  return `${protocol}//${request.headers.get('host') ?? host}`;
}
