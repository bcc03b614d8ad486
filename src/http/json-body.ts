/** The body of a request as a JSON object: of the right type, not too large, complete. */
import { FairdayError } from '../operations/errors.ts';
import { bodyText, discardRequest } from './body.ts';

/** Throws 415, 413 and 400. */
export async function readJsonObject(request: Request): Promise<object> {
  const type = request.headers.get('content-type')?.split(';')[0].trim().toLowerCase() ?? '';
  if (type !== 'application/json') {
    await discardRequest(request);
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

function malformed(problem: string): FairdayError {
  return new FairdayError('malformed_body', `${problem}; send one like {"q": "Will it rain in Leeds tomorrow?"}.`);
}
