/** An operation asked of a running server. */
import { ERROR_STATUS, type ErrorCode, FairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';

/** Longer than the slowest answer of a server that works. */
const TIMEOUT_MS = 30_000;

/** The body of the answer. Throws the server's own error, so that it reads and exits as one of this process. */
export async function askServer(
  operation: Operation,
  entries: readonly [string, string][],
  url: string,
  key: string | null,
): Promise<string> {
  const query = new URLSearchParams(Object.fromEntries(entries));
  const address = `${url}${operation.path}${query.size === 0 ? '' : `?${query}`}`;
  const response = await reach(url, address, {
    headers: key === null ? {} : { 'X-API-Key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.ok) return text;
  throw errorOf(text, response.status, url);
}

/** The response of the server at `url`. Throws when nothing answers there. */
export async function reach(url: string, address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    throw new FairdayError('weather_unavailable', `Nothing answers at ${url}; is the server running there?`, {
      cause: error,
    });
  }
}

/** The server's error as one of this process. */
export function errorOf(text: string, status: number, url: string): FairdayError {
  try {
    const { error } = JSON.parse(text);
    const code: ErrorCode = Object.hasOwn(ERROR_STATUS, error.code) ? error.code : 'internal';
    return new FairdayError(code, String(error.message), { suggestions: error.suggestions ?? [] });
  } catch {
    return new FairdayError('internal', `${url} answered ${status} in a form that is not Fairday's.`);
  }
}
