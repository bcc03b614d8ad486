/** The hours before and after an hour: past and expected rain, dry hours, the lowest value ahead. */
import type { HourSlice } from '../weather/hour-slice.ts';
import { rainIfAnyMm } from '../weather/hours/precipitation.ts';
import { isDry, type RainChance } from './rain.ts';

export const MAX_DRY_HOURS = 24;

/** Sum over the hours before an hour; NaN until all of them are known. */
export function sumBefore(amounts: Float32Array, hours: number, hour: number): number {
  return hour < hours ? Number.NaN : sumOf(amounts, hour - hours, hour);
}

/** Sum over the hours up to and with an hour; NaN until all of them are known. */
export function sumPast(amounts: Float32Array, hours: number, hour: number): number {
  return hour < hours - 1 ? Number.NaN : sumOf(amounts, hour + 1 - hours, hour + 1);
}

/** Rain expected in an hour if the forecast errs as its chance says, mm: chance times amount, at least a shower's. */
export function expectedMm(rain: RainChance, hour: number): number {
  return Math.fround(rain.probability[hour] * rainIfAnyMm(rain.amountMm[hour]));
}

/** Rain expected in the hours after an hour, mm, as far as the forecast reaches. */
export function expectedSumNext(rain: RainChance, hours: number, hour: number, length: number): number {
  let sum = 0;
  for (let k = hour + 1; k < Math.min(length, hour + 1 + hours); k++) sum += expectedMm(rain, k);
  return sum;
}

/**
 * How far an hour's rain wets a surface, 0 to 1: half by 0.1 mm, most by 0.2 mm, wholly by 0.5 mm, more than a
 * wall holds (judgement).
 */
function wetting(amountMm: number): number {
  if (amountMm <= 0.1) return 5 * amountMm;
  if (amountMm <= 0.2) return 0.5 + 2.5 * (amountMm - 0.1);
  if (amountMm <= 0.3) return 0.75 + 1.3 * (amountMm - 0.2);
  return Math.min(1, 0.88 + 0.6 * (amountMm - 0.3));
}

/**
 * Dry hours just before an hour, up to 24; NaN where the record does not reach back to the last rain. Rain that wets
 * a surface in part counts in part: of two showers the nearer one, and the farther as far as it wetted more.
 */
export function dryHoursBefore(amounts: Float32Array, hour: number): number {
  let hours = 0;
  let wetted = 0;
  let back = 0;
  for (; back < MAX_DRY_HOURS && wetted < 1; back++) {
    const wets = back < hour ? wetting(amounts[hour - 1 - back]) : Number.NaN;
    if (Number.isNaN(wets)) break;
    if (wets > wetted) {
      hours += (wets - wetted) * back;
      wetted = wets;
    }
  }
  const isKnown = wetted >= 1 || back === MAX_DRY_HOURS;
  return isKnown ? hours + (1 - wetted) * MAX_DRY_HOURS : Number.NaN;
}

/**
 * Fills the whole dry hours after each hour of a run, up to 24, and 0 in an hour that is not dry itself: none of them has a
 * stated chance of `chanceBelow` or more, or a measurable amount. The hours from `end` on count as dry: it is that of the
 * forecast, or lies a day behind the run. An unknown hour makes the value unknown, unless 24 known dry hours come before it.
 */
export function fillDryHoursAhead(
  dry: Float32Array,
  rain: RainChance,
  chanceBelow: number,
  { from, to }: HourSlice,
  end: number,
): void {
  let after = MAX_DRY_HOURS;
  // Known dry hours, whatever comes after them.
  let known = MAX_DRY_HOURS;
  for (let i = end - 1; i >= from; i--) {
    const isDryHour = isDry(rain, i, chanceBelow);
    const hours = isDryHour === null ? Number.NaN : !isDryHour ? 0 : known >= MAX_DRY_HOURS ? MAX_DRY_HOURS : after;
    if (i < to) dry[i] = hours;
    after = isDryHour === true ? Math.min(MAX_DRY_HOURS, after + 1) : isDryHour === null ? Number.NaN : 0;
    known = isDryHour === true ? known + 1 : 0;
  }
  dry.fill(Number.NaN, Math.max(from, end), to);
}

/** The lowest value of an hour and the hours after it, as far as the forecast reaches; gaps are left out. */
export function lowestNext(values: Float32Array, hours: number, hour: number, length: number): number {
  let low = Number.NaN;
  const end = Math.min(length, hour + hours + 1);
  for (let k = hour; k < end; k++) if (!(values[k] >= low)) low = Number.isNaN(values[k]) ? low : values[k];
  return low;
}

/** The lowest value of an hour and the hours before it; NaN when none is known. */
export function lowestPast(values: Float32Array, hour: number, hours: number): number {
  let low = Number.NaN;
  for (let k = Math.max(0, hour - hours); k <= hour; k++) {
    if (!(values[k] >= low)) low = Number.isNaN(values[k]) ? low : values[k];
  }
  return low;
}

function sumOf(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let k = from; k < to; k++) sum += values[k];
  return sum;
}
