/** The body of a request as a JSON object: of the right type, not too large, complete. */
import { FairdayError } from '../operations/errors.ts';
import { bodyText, discardRequest, hasStatedBody } from './body.ts';

/** The one encoding of JSON between systems (RFC 8259 §8.1), and ASCII, which is part of it. */
const UTF_8 = /^"?(?:utf-?8|us-ascii)"?$/;

/** Throws 415, 413 and 400. */
export async function readJsonObject(request: Request): Promise<object> {
  const [type = '', ...details] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  if (type !== 'application/json') {
    await discardRequest(request);
    const got = type === '' ? 'there is none' : `it is ${type.slice(0, 60)}`;
    throw new FairdayError(
      'unsupported_media_type',
      `Send the question as JSON, with Content-Type: application/json; ${got}.`,
    );
  }
  const charset = details.find((detail) => detail.startsWith('charset='))?.slice('charset='.length) ?? 'utf-8';
  if (!UTF_8.test(charset)) {
    await discardRequest(request);
    throw new FairdayError(
      'unsupported_media_type',
      `Send the JSON as UTF-8; the charset of its Content-Type is ${charset.slice(0, 60)}.`,
    );
  }
  if (!hasStatedBody(request.headers) && request.body === null) throw malformed('There is no body');
  const text = await bodyText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('The body is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('The body is no JSON object');
  const twice = repeatedName(text);
  if (twice !== null) throw malformed(`The body has "${twice.slice(0, 40)}" more than once`);
  return value;
}

/** Strings and the marks of structure, in JSON that parses. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** A name that an object's own fields have twice, of which a parser would show the last alone; null where there is none. */
function repeatedName(text: string): string | null {
  const seen = new Set<string>();
  let depth = 0;
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (token === ':' && depth === 1) {
      const name: string = JSON.parse(last);
      if (seen.has(name)) return name;
      seen.add(name);
    }
    last = token;
  }
  return null;
}

function malformed(problem: string): FairdayError {
  return new FairdayError('malformed_body', `${problem}; send one like {"q": "Will it rain in Leeds tomorrow?"}.`);
}
