/** The body of a request, read up to its limit. */
import { FairdayError } from '../operations/errors.ts';

/** Longest body of any request; the interface promises 64 KiB. */
export const MAX_BODY_BYTES = 65_536;
/**
 * This much of a rejected body is read and thrown away, so that its sender can read the answer: many clients report a
 * connection closed in mid-body as broken.
 */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** The body as text. Throws 413, 415 for a compressed one, and `malformed_body` where it is not UTF-8. */
export async function bodyText(request: Request): Promise<string> {
  const { headers } = request;
  checkEncoding(headers);
  const statedBytes = Number(headers.get('content-length') ?? 0);
  if (statedBytes > MAX_BODY_BYTES) throw tooLarge();
  // To make a stream of the body takes longer than the answer to most questions.
  if (isWhole(statedBytes, headers)) return decoded(await request.bytes());
  const { body } = request;
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      reader.releaseLock();
      await discardBody(body, bytes);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return decoded(Buffer.concat(chunks));
}

/** Whether there is a body for certain, and no longer than the headers say. */
export function hasStatedBody(headers: Headers): boolean {
  return isWhole(Number(headers.get('content-length') ?? 0), headers);
}

function isWhole(statedBytes: number, headers: Headers): boolean {
  return statedBytes > 0 && headers.get('transfer-encoding') === null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new FairdayError('malformed_body', 'The body is not UTF-8; send it in that encoding.');
  }
}

/** Bodies are not decompressed: a small one could become endless. */
function checkEncoding(headers: Headers): void {
  const stated = headers.get('content-encoding');
  if (stated === null) return;
  const encodings = stated.toLowerCase().split(',');
  const encoding = encodings.map((name) => name.trim()).find((name) => name !== '' && name !== 'identity');
  if (encoding === undefined) return;
  throw new FairdayError(
    'unsupported_media_type',
    `Send the body without compression; its Content-Encoding is ${encoding.slice(0, 60)}.`,
  );
}

function isSaidTooLarge(headers: Headers): boolean {
  return Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES;
}

/** Reads the body of a request that is refused, unless it is said to be too large: then nobody waits for it. */
export async function discardRequest({ body, headers }: Request): Promise<void> {
  if (!isSaidTooLarge(headers)) await discardBody(body);
}

/** Reads a rejected body to its end, up to a limit. */
async function discardBody(body: ReadableStream<Uint8Array> | null, alreadyBytes = 0): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  let bytes = alreadyBytes;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > MAX_DISCARDED_BYTES) {
      await reader.cancel();
      return;
    }
  }
}

function tooLarge(): FairdayError {
  return new FairdayError(
    'payload_too_large',
    `The body is larger than ${MAX_BODY_BYTES / 1024} KiB; send less at once.`,
  );
}
