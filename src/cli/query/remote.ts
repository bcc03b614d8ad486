/** An operation run by a server, over HTTP. */
import type { Config } from '../../config/config.ts';
import { httpUrl } from '../../config/parsers.ts';
import { ERROR_STATUS, type ErrorCode } from '../../operations/error-codes.ts';
import { FairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';
import { CommandFailure, EXIT } from '../command.ts';

/** Longer than the slowest answer of a working server. */
const TIMEOUT_MS = 30_000;

/** A server that answers in place of this process. */
export interface Server {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string | null;
}

/**
 * The server that flags or settings name; null where this process answers. Throws `CommandFailure` for a URL that is none,
 * and for a key without a server, which would be sent nowhere.
 */
export function serverOf(
  flags: { readonly url?: string | undefined; readonly key?: string | undefined },
  { serverUrl, serverKey }: Pick<Config, 'serverUrl' | 'serverKey'>,
): Server | null {
  const url = flags.url === undefined ? serverUrl : urlOf(flags.url);
  if (url !== null) return { url, key: flags.key ?? serverKey };
  if (flags.key === undefined) return null;
  throw new CommandFailure(EXIT.usage, '--key has no effect without --url URL, the server that it is for');
}

function urlOf(text: string): string {
  try {
    return httpUrl(text);
  } catch (error) {
    const kind = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(EXIT.usage, `--url must be ${kind}; it is "${text}"`);
  }
}

/** The body of the answer. Throws the server's error as if this process had raised it. */
export async function fetchAnswer(
  operation: Operation,
  entries: readonly [string, string][],
  { url, key }: Server,
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
    return new FairdayError(code, String(error.message), {
      suggestions: error.suggestions ?? [],
      details: error.details ?? [],
    });
  } catch {
    return new FairdayError('internal', `${url} answered ${status} in a form that is not Fairday's.`);
  }
}
