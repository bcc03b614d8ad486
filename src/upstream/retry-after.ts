/** How long a host wants to be left without requests: the `Retry-After` header (RFC 9110 §10.2.3), seconds or a date. */
import { DAY_MS } from '../time/units.ts';

/** A longer pause may be a mistake of the host: it is tried once a day all the same. */
const MAX_RETRY_AFTER_MS = DAY_MS;
/** The three forms of an HTTP date (RFC 9110 §5.6.7) begin with the day of the week; all are in GMT. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/**
 * Milliseconds to wait, 0 to a day; null when the header is missing or unreadable. A date is compared with the host's own
 * clock, or against `nowMs`, the wall clock here; with neither it is unreadable.
 */
export function retryAfterMs(headers: Headers, nowMs = Number.NaN): number | null {
  const text = headers.get('retry-after') ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : httpDateMs(text) - hostClockMs(headers, nowMs);
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(0, waitMs), MAX_RETRY_AFTER_MS);
}

/** The host's own clock, from its `Date` header; `nowMs`, the wall clock here, when it sends none. */
export function hostClockMs(headers: Headers, nowMs: number): number {
  const dateMs = httpDateMs(headers.get('date') ?? '');
  return Number.isNaN(dateMs) ? nowMs : dateMs;
}

/** NaN for what is no HTTP date. */
export function httpDateMs(text: string): number {
  if (!HTTP_DATE.test(text)) return Number.NaN;
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
