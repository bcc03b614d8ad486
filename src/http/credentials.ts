/** The API key of a request. */
import { FairdayError } from '../operations/errors.ts';

/** One value, without the space and the commas that make a list. */
const PLAIN = /^\w+$/;

/**
 * The key, in either of the headers that clients can be configured to send; null without one. Throws 401 for two different
 * keys: whose account was meant is not for us to guess.
 */
export function keyOf({ headers }: Request): string | null {
  const key = headers.get('x-api-key');
  const authorization = headers.get('authorization');
  // As nearly every client sends it.
  if (authorization === null && key !== null && PLAIN.test(key)) return key;
  const bearers = valuesOf(authorization).map((value) => /^Bearer +(\S+)$/i.exec(value)?.[1] ?? '');
  const keys = new Set([...valuesOf(key), ...bearers]);
  keys.delete('');
  if (keys.size > 1) {
    throw new FairdayError(
      'invalid_api_key',
      'The request has two different API keys; send one, in the X-API-Key header or as Authorization: Bearer.',
    );
  }
  return [...keys][0] ?? null;
}

/**
 * The values of a header; none where there is none, or an empty one, as an unset variable makes it. A proxy that adds the
 * header which a client has sent already makes a list of it.
 */
function valuesOf(sent: string | null): string[] {
  return sent === null ? [] : sent.split(',').map((value) => value.trim());
}

/** Tells a caller without a valid key how to send one; no authorisation server is named, for the operator gives out keys. */
export const CHALLENGE = { name: 'WWW-Authenticate', value: 'Bearer' } as const;
