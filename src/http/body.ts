/** The body of a request, read up to its limit. */
import { FairdayError } from '../operations/errors.ts';

/** Longest body of any request; the interface promises 64 KiB. */
export const MAX_BODY_BYTES = 65_536;
/**
 * This much of a rejected body is read and thrown away, so that its sender can read the answer: many clients report a
 * connection closed in mid-body as broken.
 */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** The body as text. Throws `payload_too_large`, and `malformed_body` where it is not UTF-8. */
export async function bodyText({ body, headers }: Request): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new FairdayError('malformed_body', 'The body is not UTF-8; send it in that encoding.');
  }
}

/** Reads a rejected body to its end, up to a limit. */
export async function discardBody(body: ReadableStream<Uint8Array> | null, alreadyBytes = 0): Promise<void> {
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
