/** The body of a request, read no further than it may be long. */
import { FairdayError } from '../errors.ts';

/** Longest body of any request; the interface promises 64 KiB. */
export const BODY_BYTES_MAX = 65_536;

/** The body as text. Throws `payload_too_large` as soon as it is known to be, before the rest has come in. */
export async function bodyText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES_MAX) throw tooLarge();
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): FairdayError {
  return new FairdayError('payload_too_large', `The body is longer than ${BODY_BYTES_MAX} bytes; send less at once.`);
}
