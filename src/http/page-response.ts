/**
 * The answers of pages and documents that any reader may keep: with a tag, so that a reader who has one already is told
 * 304, and compressed.
 */
import { codingFor, compressible, VARY } from './compression.ts';
import { matchesEtag } from './etag.ts';

/** For so long a copy is shown without a question; a new version of the service is seen after it. */
const MAX_AGE_SECONDS = 300;

/** `text` with those headers. */
export function pageResponse(text: string, request: Request, headers: Headers): Response {
  return unchanged(text, request, headers) ?? compressible(text, request, headers);
}

/** A part of a page that lies compressed in the executable, unpacked for those who do not take gzip. */
export async function gzippedPart(path: string, request: Request, headers: Headers): Promise<Response> {
  const bytes = await Bun.file(path).bytes();
  const known = unchanged(bytes, request, headers);
  if (known !== null) return known;
  if (codingFor(request.headers.get('accept-encoding'), ['gzip']) === null) {
    return new Response(Bun.gunzipSync(bytes), { headers });
  }
  headers.set('Content-Encoding', 'gzip');
  return new Response(bytes, { headers });
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
