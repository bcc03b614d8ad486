/** The body of a request as a JSON object: of the right type, not too large, complete. */
import { FairdayError } from '../operations/errors.ts';
import { bodyText, discardBody } from './body.ts';

/** Throws 415, 413 and 400. */
export async function readJsonObject(request: Request): Promise<object> {
  checkEncoding(request);
  const type = request.headers.get('content-type')?.split(';')[0].trim().toLowerCase() ?? '';
  if (type !== 'application/json') {
    await discardBody(request.body);
    const got = type === '' ? 'there is none' : `it is ${type.slice(0, 60)}`;
    throw new FairdayError(
      'unsupported_media_type',
      `Send the question as JSON, with Content-Type: application/json; ${got}.`,
    );
  }
  if (request.body === null) throw malformed('There is no body');
  const text = await bodyText(request);
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

/** Bodies are not decompressed: a small one could become endless. */
function checkEncoding({ headers }: Request): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return;
  throw new FairdayError(
    'unsupported_media_type',
    `Send the body without compression; its Content-Encoding is ${encoding.slice(0, 60)}.`,
  );
}

function malformed(problem: string): FairdayError {
  return new FairdayError('malformed_body', `${problem}; send one like {"q": "Will it rain in Leeds tomorrow?"}.`);
}
