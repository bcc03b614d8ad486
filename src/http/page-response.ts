/**
 * The answers of pages and documents that any reader may keep: with a tag, so that a reader who has one already is told
 * 304, and compressed.
 */
import { codingFor, compressible, VARY } from './compression.ts';
import { matchesEtag } from './etag.ts';

/** For so long a copy is shown without a question; a new version of the service is seen after it. */
const MAX_AGE_SECONDS = 300;

/** `page` with those headers. As bytes that are handed in again it is compressed once. */
export function pageResponse(page: string | Bytes, request: Request, headers: Headers): Response {
  return unchanged(page, request, headers) ?? compressible(page, request, headers);
}

/** A part of a page that lies compressed in the executable, unpacked for those who do not take gzip. */
export async function gzippedPart(path: string, request: Request, headers: Headers): Promise<Response> {
  const bytes = await partBytes(path);
  const known = unchanged(bytes, request, headers);
  if (known !== null) return known;
  if (codingFor(request.headers.get('accept-encoding'), ['gzip']) === null) {
    return new Response(unpacked(bytes), { headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(bytes, { headers });
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Read once: the parts are few. */
const parts = new Map<string, Promise<Bytes>>();
const unpackedParts = new WeakMap<Bytes, Bytes>();

function partBytes(path: string): Promise<Bytes> {
  const known = parts.get(path) ?? Bun.file(path).bytes();
  parts.set(path, known);
  return known;
}

function unpacked(part: Bytes): Bytes {
  const known = unpackedParts.get(part) ?? Bun.gunzipSync(part);
  unpackedParts.set(part, known);
  return known;
}

/** 304 where the caller has this very payload, else null; the tag and how long it may be kept go to `headers`. */
function unchanged(payload: string | Uint8Array, request: Request, headers: Headers): Response | null {
  // Weak, because the bytes differ by their compression (RFC 9110 §8.8.1).
  const etag = `W/"${Bun.hash.wyhash(payload).toString(36)}"`;
  headers.set('ETag', etag);
  headers.set(...VARY);
  headers.set('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
  if (!matchesEtag(request.headers.get('if-none-match'), etag)) return null;
  return new Response(null, { status: 304, headers });
}
