/** Answers compressed as the caller accepts them (RFC 9110 §12.5.3). */
import { arePassing } from '../operations/answer-text.ts';

/** A shorter body gains less than the work is worth. */
const MIN_COMPRESSED_BYTES = 1_024;
/** Quality 5 of 11: beyond it the time grows faster than the gain. */
const BROTLI_QUALITY = 5;

type Payload = string | Uint8Array<ArrayBuffer>;
type Coding = 'zstd' | 'br' | 'gzip';

const COMPRESS: Readonly<Record<Coding, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array>> = {
  zstd: (bytes) => Bun.zstdCompressSync(bytes),
  br: brotli,
  gzip: (bytes) => Bun.gzipSync(bytes),
};
/** Of equal weight, the one that is quickest to make. */
const CODINGS: readonly Coding[] = ['zstd', 'br', 'gzip'];

/** Its library is loaded by the first caller who accepts nothing better. */
function brotli(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const { brotliCompressSync, constants } = process.getBuiltinModule('node:zlib');
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** Bodies that are sent again as the same bytes are compressed once; the result goes with its bytes. */
const compressed = new WeakMap<Uint8Array, Map<Coding, Uint8Array<ArrayBuffer>>>();

/** Of every answer that may be compressed, and of the 304 in its place (RFC 9110 §15.4.5). */
export const VARY = ['Vary', 'Accept-Encoding'] as const;

/** The response with that body, compressed if it is long enough and the request accepts it. `headers` are its own. */
export function compressible(payload: Payload, request: Request, headers: Headers, status = 200): Response {
  return new Response(encoded(payload, request, headers), { status, headers });
}

/** The body as it is sent, with what says so in its headers. */
export function encoded(payload: Payload, request: Request, headers: Headers): Payload {
  headers.set(...VARY);
  const coding = codingOf(payload, request);
  if (coding === null) return payload;
  headers.set('Content-Encoding', coding);
  return compressedBytes(payload, coding);
}

/** How the body is compressed for that request; null where it is sent as it is. */
export function codingOf({ length }: Payload, { headers }: Request): Coding | null {
  return length < MIN_COMPRESSED_BYTES ? null : codingFor(headers.get('accept-encoding'));
}

/** The body in that coding. */
export function compressedBytes(payload: Payload, coding: Coding): Uint8Array<ArrayBuffer> {
  if (typeof payload === 'string') return Uint8Array.from(COMPRESS[coding](new TextEncoder().encode(payload)));
  if (arePassing(payload)) return Uint8Array.from(COMPRESS[coding](payload));
  let known = compressed.get(payload);
  if (known === undefined) {
    known = new Map();
    compressed.set(payload, known);
  }
  let bytes = known.get(coding);
  if (bytes === undefined) {
    bytes = Uint8Array.from(COMPRESS[coding](payload));
    known.set(coding, bytes);
  }
  return bytes;
}

/** The best of the codings that the header accepts; null for none. */
export function codingFor(header: string | null, codings: readonly Coding[] = CODINGS): Coding | null {
  if (header === null || header === '') return null;
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  let best: Coding | null = null;
  let weight = 0;
  for (const coding of codings) {
    const given = weights.get(coding) ?? weights.get('*') ?? 0;
    if (given > weight) [best, weight] = [coding, given];
  }
  return weight >= (weights.get('identity') ?? 0) ? best : null;
}
