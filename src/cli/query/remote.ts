/** An operation run by a server, over HTTP. */
import { ERROR_STATUS, type ErrorCode } from '../../operations/error-codes.ts';
import { FairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';

/** Longer than the slowest answer of a working server. */
const TIMEOUT_MS = 30_000;

/** The body of the answer. Throws the server's error as if this process had raised it. */
export async function fetchAnswer(
  operation: Operation,
  entries: readonly [string, string][],
  url: string,
  key: string | null,
): Promise<string> {
  const query = new URLSearchParams(Object.fromEntries(entries));
  const response = await request(url, `${operation.path}${query.size === 0 ? '' : `?${query}`}`, {
    headers: key === null ? {} : { 'X-API-Key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.ok) return text;
  throw errorOf(text, response.status, url);
}

/** The response of the server at `url` to a request for `path`. Throws when nothing answers there. */
export async function request(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${url}${path}`, init);
  } catch (error) {
    throw new FairdayError('weather_unavailable', `Nothing answers at ${url}; is the server running there?`, {
      cause: error,
    });
  }
}

/** The server's error body as an error of this process. */
export function errorOf(text: string, status: number, url: string): FairdayError {
  try {
    const { error } = JSON.parse(text);
    const code: ErrorCode = Object.hasOwn(ERROR_STATUS, error.code) ? error.code : 'internal';
    return new FairdayError(code, String(error.message), { suggestions: error.suggestions ?? [] });
  } catch {
    return new FairdayError('internal', `${url} answered ${status} in a form that is not Fairday's.`);
  }
}
