/**
 * The three pools of free units and their allowance periods: calendar months for decisions, calendar days for data, both
 * UTC. A period is named by its date, so a clock that goes back over midnight continues the old count.
 */

import type { MeterClass, Tariff } from './charge.ts';
import { requireInteger } from './integer.ts';

interface AllowancePeriod {
  /** `2026-11` or `2026-11-21`. */
  readonly name: string;
  /** The first instant of the next period. */
  readonly resetsAtMs: number;
}

const LAST_INSTANT_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const DAY_MS = 86_400_000;

/** Memory of the last date: every charge needs it several times, and it changes once a day. */
let lastDay = { epochDay: Number.NaN, date: '', month: '' };

/** The name of the allowance period that contains the instant. Throws RangeError after the year 9999. */
export function allowancePeriodName(meter: MeterClass, nowMs: number): string {
  if (requireInteger('nowMs', nowMs) > LAST_INSTANT_MS) throw new RangeError(`nowMs is after the year 9999: ${nowMs}`);
  const epochDay = Math.floor(nowMs / DAY_MS);
  if (epochDay !== lastDay.epochDay) {
    const date = new Date(nowMs).toISOString().slice(0, 10);
    lastDay = { epochDay, date, month: date.slice(0, 7) };
  }
  return meter === 'decision' ? lastDay.month : lastDay.date;
}

/** The allowance period that contains the instant. */
export function allowancePeriodAt(meter: MeterClass, nowMs: number): AllowancePeriod {
  const now = new Date(nowMs);
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return {
    name: allowancePeriodName(meter, nowMs),
    resetsAtMs: meter === 'decision' ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1),
  };
}

/** The free units per period of each pool. */
export function freeLimits(tariff: Tariff): Readonly<Record<MeterClass, number>> {
  return {
    decision: requireInteger('freePerMonthDecision', tariff.freePerMonthDecision),
    standard: requireInteger('freePerDayStandard', tariff.freePerDayStandard),
    premium: requireInteger('freePerDayPremium', tariff.freePerDayPremium),
  };
}
