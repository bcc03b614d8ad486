/**
 * The rate limits of the public Open-Meteo host, and how long one lasts after a 429. Open-Meteo sends no Retry-After; the
 * reason names the limit, and the counters are emptied on the clock (RateLimiter.swift): every minute, at the full hour,
 * at midnight UTC.
 */
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import type { BudgetLimit } from '../../../upstream/budget.ts';

const MINUTE_MS = 60_000;
/** After a full hour or midnight, so that a clock a little ahead of upstream's does not meet the old counter. */
const RESET_MARGIN_MS = 5_000;
/** "Too many concurrent requests" passes as soon as those end. */
const CONCURRENCY_PAUSE_MS = 5_000;

/**
 * Somewhat below the free host's 600 a minute, 5 000 an hour and 10 000 a day (RateLimiter.swift), to leave room for
 * other requests from this IP and for a request that upstream weighs more than we do. `share` is the part of it that may be used.
 */
export function publicHostLimits(share: number): readonly BudgetLimit[] {
  return [
    { windowMs: MINUTE_MS, units: 500 * share },
    { windowMs: HOUR_MS, units: 4_500 * share },
    { windowMs: DAY_MS, units: 9_500 * share },
  ];
}

/** `upstreamNowMs` is upstream's own clock, from its Date header. */
export function limitPauseMs(reason: string, upstreamNowMs: number): number {
  if (/concurrent/i.test(reason)) return CONCURRENCY_PAUSE_MS;
  if (/hourly/i.test(reason)) return untilNext(HOUR_MS, upstreamNowMs) + RESET_MARGIN_MS;
  if (/daily/i.test(reason)) return untilNext(DAY_MS, upstreamNowMs) + RESET_MARGIN_MS;
  return MINUTE_MS;
}

function untilNext(periodMs: number, nowMs: number): number {
  return periodMs - (((nowMs % periodMs) + periodMs) % periodMs);
}
