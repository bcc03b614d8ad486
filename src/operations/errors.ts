/**
 * The errors a caller can see. The message says what to do next; internal details are in `cause`, which only the log
 * shows.
 */
import { OutcomeUnknown, StoreUnavailable } from '../account/store.ts';
import { WeatherUnavailable } from '../weather/weather.ts';
import type { Shape } from './body.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorSchema } from './error-codes.ts';

/** The status under which logs commonly list a request whose client disconnected. No caller sees it. */
export const CLIENT_CLOSED_REQUEST = 499;

/** One field of the request that is wrong, and how. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface ErrorExtras {
  readonly details?: readonly FieldProblem[];
  readonly suggestions?: readonly string[];
  /** Null or left out when no wait helps. */
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

export class FairdayError extends Error {
  override readonly name = 'FairdayError';
  readonly details: readonly FieldProblem[];
  readonly suggestions: readonly string[];
  /** Whole seconds, at least 1; null when no wait helps. */
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extras: ErrorExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.details = extras.details ?? [];
    this.suggestions = extras.suggestions ?? [];
    const { retryAfterSeconds = null } = extras;
    this.retryAfterSeconds = retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds));
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The error body, the same over HTTP and MCP. */
export function errorBody(error: FairdayError, requestId: string | null): Shape<typeof ErrorSchema> {
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(requestId === null ? {} : { request_id: requestId }),
      ...(error.details.length === 0 ? {} : { details: error.details }),
      ...(error.suggestions.length === 0 ? {} : { suggestions: error.suggestions }),
    },
  };
}

/** What is wrong with one field, as the error that a caller gets. */
export function invalidField(field: string, message: string, suggestions: readonly string[] = []): FairdayError {
  return new FairdayError('invalid_parameter', message, { details: [{ field, message }], suggestions });
}

/** A lock is gone within seconds; for a full disk there is no telling. */
const STORE_RETRY_SECONDS = 10;

/** Anything thrown, as an error a caller may see. */
export function asFairdayError(thrown: unknown): FairdayError {
  if (thrown instanceof FairdayError) return thrown;
  if (thrown instanceof WeatherUnavailable) {
    const { message, retryAfterSeconds } = thrown;
    return new FairdayError('weather_unavailable', message, {
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      cause: thrown,
    });
  }
  if (thrown instanceof StoreUnavailable) {
    return new FairdayError(
      'service_unavailable',
      `The accounts cannot be read or written at the moment; ${whatWasCharged(thrown)}. Try again in ${STORE_RETRY_SECONDS} seconds.`,
      { retryAfterSeconds: STORE_RETRY_SECONDS, cause: thrown },
    );
  }
  return new FairdayError('internal', 'Something went wrong on our side; nothing was charged. Try again in a moment.', {
    cause: thrown,
  });
}

function whatWasCharged(thrown: StoreUnavailable): string {
  return thrown instanceof OutcomeUnknown ? 'whether this call was charged is not known' : 'nothing was charged';
}

/** The cause of an error of ours, for the log; nothing for an error of the caller. */
export function causeOf(error: FairdayError): unknown {
  return error.status >= 500 ? (error.cause ?? error) : undefined;
}
