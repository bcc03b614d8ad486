/** The API as the console calls it: on the same origin, with the key in its header. */
import type { Shape } from '../../operations/body.ts';
import type { ErrorCode, ErrorSchema } from '../../operations/error-codes.ts';
import { messageForPeople } from '../words.ts';

/** What went wrong, in the words of the service. */
export interface Failure {
  /** `unreachable` where no answer came at all. */
  readonly code: ErrorCode | 'unreachable';
  readonly message: string;
  readonly suggestions: readonly string[];
  /** The parameter that is wrong; null where none is. */
  readonly field: string | null;
  /** Null where no wait helps. */
  readonly retryAfterSeconds: number | null;
}

/** An answer with what its headers say. */
export interface Answered<Body> {
  readonly body: Body;
  /** Whether the weather is older than it should be, because upstream is away. */
  readonly stale: boolean;
  /** GBP, four places; null for a call that costs nothing. */
  readonly costGbp: string | null;
}

export type Result<Body> = ({ readonly ok: true } & Answered<Body>) | { readonly ok: false; readonly failure: Failure };

export type Parameters = Readonly<Record<string, string | number | null>>;

const UNREACHABLE: Failure = {
  code: 'unreachable',
  message: 'The service does not answer. Is it running, and is this machine online?',
  suggestions: [],
  field: null,
  retryAfterSeconds: null,
};

/** Calls a path of the API; parameters that are null are left out. Rejects only when `signal` aborts. */
export async function call<Body>(
  path: string,
  parameters: Parameters,
  key: string | null,
  signal: AbortSignal,
): Promise<Result<Body>> {
  try {
    const response = await fetch(pathWith(path, parameters), {
      signal,
      headers: { Accept: 'application/json', ...(key === null ? {} : { 'X-API-Key': key }) },
    });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    const body: Body = await response.json();
    return {
      ok: true,
      body,
      stale: response.headers.get('x-weather-source')?.endsWith('; stale') ?? false,
      costGbp: response.headers.get('x-call-cost-gbp'),
    };
  } catch (problem) {
    if (signal.aborted) throw problem;
    return { ok: false, failure: UNREACHABLE };
  }
}

/** The path with its query. */
export function pathWith(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function failureOf(response: Response): Promise<Failure> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const { error }: Shape<typeof ErrorSchema> = await response.json();
  return {
    code: error.code,
    message: messageForPeople(error.message),
    suggestions: error.suggestions ?? [],
    field: error.details?.[0]?.field ?? null,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
}
