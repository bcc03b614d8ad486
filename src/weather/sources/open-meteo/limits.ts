/**
 * How long Open-Meteo will go on refusing after a 429. It sends no Retry-After; the reason names the limit, and the
 * counters are emptied on the clock (RateLimiter.swift): every minute, at the full hour, at midnight UTC.
 */
import { DAY_MS, HOUR_MS } from '../../../time/civil.ts';

const MINUTE_MS = 60_000;
/** After a full hour or midnight, so that a clock a little ahead of upstream's does not run into the old counter. */
const RESET_MARGIN_MS = 5_000;
/** "Too many concurrent requests" passes as soon as those end. */
const CONCURRENCY_PAUSE_MS = 5_000;

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
