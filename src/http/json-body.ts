/** The body of a request as a JSON object: of the right type, not too large, whole. */
import { FairdayError } from '../errors.ts';

/** Largest body, in bytes. */
const BODY_BYTES_MAX = 65_536;
/**
 * So much of a body that is too large is read and thrown away, so that its sender gets to read the answer: a connection
 * closed in mid-body reaches many clients as a broken one.
 */
const DISCARDED_BYTES_MAX = 64 * 1024 * 1024;

/** Throws 415, 413 and 400. */
export async function readJsonObject(request: Request): Promise<object> {
  const type = request.headers.get('content-type')?.split(';')[0].trim().toLowerCase() ?? '';
  if (type !== 'application/json') {
    await discard(request.body, 0);
    const got = type === '' ? 'there is none' : `it is ${type.slice(0, 60)}`;
    throw new FairdayError(
      'unsupported_media_type',
      `Send the question as JSON, with Content-Type: application/json; ${got}.`,
    );
  }
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('The body is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The body is no JSON object');
  return value;
}

function malformed(problem: string): FairdayError {
  return new FairdayError('malformed_body', `${problem}; send one like {"q": "Will it rain in Leeds tomorrow?"}.`);
}

async function readText({ body }: Request): Promise<string> {
  if (body === null) throw malformed('There is no body');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > BODY_BYTES_MAX) {
      reader.releaseLock();
      await discard(body, bytes);
      throw new FairdayError(
        'payload_too_large',
        `The body is larger than ${BODY_BYTES_MAX / 1024} KiB; a question has at most 500 characters.`,
      );
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed('The body is not UTF-8');
  }
}

async function discard(body: ReadableStream<Uint8Array> | null, alreadyBytes: number): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  let bytes = alreadyBytes;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > DISCARDED_BYTES_MAX) {
      await reader.cancel();
      return;
    }
  }
}
