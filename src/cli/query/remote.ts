/** An operation run by a server, over HTTP: at --url or FAIRDAY_SERVER, with the key of --key or FAIRDAY_KEY. */
import { ERROR_STATUS, type ErrorCode } from '../../operations/error-codes.ts';
import { FairdayError } from '../../operations/errors.ts';
import type { Operation } from '../../operations/operation.ts';
import { CommandFailure, EXIT, type Flags } from '../command.ts';

/** Longer than the slowest answer of a working server. */
const TIMEOUT_MS = 30_000;

export const BODY_FLAG = { json: { type: 'boolean', meaning: 'print the HTTP body' } } as const satisfies Flags;

/** The flags that name a server. */
export const REMOTE_FLAGS = {
  url: { type: 'string', value: 'URL', meaning: 'ask a server; or set FAIRDAY_SERVER' },
  key: { type: 'string', value: 'KEY', meaning: 'the API key for it; or set FAIRDAY_KEY' },
} as const satisfies Flags;

/** A server to ask. */
export interface RemoteServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string | null;
}

/**
 * The server that flags or environment name; null for this process. Throws `CommandFailure` with exit code 2 for an
 * address that is none, and for a key that is none or would go nowhere.
 */
export function remoteServer(
  flags: { readonly url?: unknown; readonly key?: unknown },
  env: Readonly<Record<string, string | undefined>>,
): RemoteServer | null {
  const given = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const url = given(flags.url) ?? given(env.FAIRDAY_SERVER);
  if (flags.url === '') throw new CommandFailure(EXIT.usage, '--url needs a value, as in --url http://127.0.0.1:8080');
  if (url === null) {
    if (given(flags.key) === null) return null;
    throw new CommandFailure(EXIT.usage, '--key goes to a server: name it with --url or FAIRDAY_SERVER');
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new CommandFailure(EXIT.usage, `"${url}" is no address of a server; write one such as http://127.0.0.1:8080`);
  }
  const key = given(flags.key) ?? given(env.FAIRDAY_KEY);
  // Not repeated: it may be a key with a slip in it.
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) {
    throw new CommandFailure(EXIT.usage, 'the key has characters that no key has; copy it again, without line breaks');
  }
  return { url: url.replace(/\/+$/, ''), key };
}

/** The body of the answer, as it came. Throws the server's error as if this process had raised it. */
export async function fetchAnswer(
  operation: Operation,
  entries: readonly [string, string][],
  { url, key }: RemoteServer,
): Promise<string> {
  const query = new URLSearchParams(Object.fromEntries(entries));
  const response = await request(url, `${operation.path}${query.size === 0 ? '' : `?${query}`}`, {
    headers: key === null ? {} : { 'X-API-Key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw errorOf(text, response.status, url);
  return understood(url, response.status, () => {
    JSON.parse(text);
    return text;
  });
}

/** What is made of an answer; throws a sentence where the answer is none of Fairday's, such as the page of another program. */
export function understood<Result>(url: string, status: number, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    // Not as its cause, which would be shown as a fault of this program.
    throw new FairdayError(
      'internal',
      `${url} answered ${status} in a form that is not Fairday's: ${reasonOf(cause)}.`,
    );
  }
}

function reasonOf(cause: unknown): string {
  return printableFrom(cause instanceof Error ? cause.message : String(cause));
}

/** A text of a server without what steers the terminal. */
export function printableFrom(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '');
}

/** The same for all texts of a body. */
export function printableBody(text: string): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? printableFrom(value) : value)),
  );
}

/** The response of the server at `url` to a request for `path`. Throws when nothing answers there, or it sends one elsewhere. */
export async function request(url: string, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${url}${path}`, { ...init, redirect: 'manual' }).catch((cause: unknown) => {
    throw new FairdayError('weather_unavailable', `Nothing answers at ${url}; is the server running there?`, { cause });
  });
  // The key is for the server that was named: a redirect would take it, and turn a question into a GET.
  const target = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || target === null) return response;
  throw new CommandFailure(
    EXIT.usage,
    `${url} sends its callers to ${printableFrom(target)}; if you trust that server, name it with --url`,
  );
}

/** The server's error body as an error of this process. */
export function errorOf(text: string, status: number, url: string): FairdayError {
  try {
    const { error } = JSON.parse(text);
    if (typeof error.code !== 'string' || typeof error.message !== 'string') throw new TypeError('no error of Fairday');
    if (error.code === 'missing_api_key') {
      return new FairdayError('missing_api_key', `${url} answers only with a key: give it with --key or FAIRDAY_KEY.`);
    }
    const code: ErrorCode = Object.hasOwn(ERROR_STATUS, error.code) ? error.code : 'internal';
    return new FairdayError(code, printableFrom(error.message), {
      suggestions: (error.suggestions ?? []).map((suggestion: unknown) => printableFrom(String(suggestion))),
      details: error.details ?? [],
    });
  } catch {
    return new FairdayError('internal', `${url} answered ${status} in a form that is not Fairday's.`);
  }
}
