/**
 * The hours before and after an hour: past and expected rain, dry hours, the lowest value ahead.
 *
 * The hours of a weather lie `step` apart in a column: 1, or as many as there are weathers abreast
 * (`weather/members/abreast.ts`). Places in columns are slots, spans of time are hours.
 */
import type { HourSlice } from '../weather/hour-slice.ts';
import { rainIfAnyMm } from '../weather/hours/precipitation.ts';
import { isDry, type RainChance } from './rain.ts';

export const MAX_DRY_HOURS = 24;

/** Sum over the hours before an hour; NaN until all of them are known. */
export function sumBefore(amounts: Float32Array, hours: number, slot: number, step = 1): number {
  const from = slot - hours * step;
  return from < 0 ? Number.NaN : sumOf(amounts, from, slot, step);
}

/** Sum over the hours up to and with an hour; NaN until all of them are known. */
export function sumPast(amounts: Float32Array, hours: number, slot: number, step = 1): number {
  return sumBefore(amounts, hours, slot + step, step);
}

/** Rain expected in an hour if the forecast errs as its chance says, mm: chance times amount, at least a shower's. */
export function expectedMm(rain: RainChance, hour: number): number {
  return Math.fround(rain.probability[hour] * rainIfAnyMm(rain.amountMm[hour]));
}

/** Rain expected in the hours after an hour, mm, as far as the forecast reaches, which ends before slot `length`. */
export function expectedSumNext(rain: RainChance, hours: number, slot: number, length: number, step = 1): number {
  let sum = 0;
  const last = Math.min(length - 1, slot + hours * step);
  for (let k = slot + step; k <= last; k += step) sum += expectedMm(rain, k);
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
export function dryHoursBefore(amounts: Float32Array, slot: number, step = 1): number {
  let hours = 0;
  let wetted = 0;
  let back = 0;
  for (; back < MAX_DRY_HOURS && wetted < 1; back++) {
    const before = slot - (back + 1) * step;
    const wets = before >= 0 ? wetting(amounts[before]) : Number.NaN;
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
 * Fills the whole dry hours after each hour of one weather in a run, whose first slot is its own, up to 24, and 0 in an hour
 * that is not dry itself: none of them has a stated chance of `chanceBelow` or more, or a measurable amount. The hours from the
 * slot `end` on count as dry: it is that of the forecast, or lies a day behind the run. An unknown hour makes the value unknown,
 * unless 24 known dry hours come before it.
 */
export function fillDryHoursAhead(
  dry: Float32Array,
  rain: RainChance,
  chanceBelow: number,
  { from, to }: HourSlice,
  end: number,
  step = 1,
): void {
  let after = MAX_DRY_HOURS;
  // Known dry hours, whatever comes after them.
  let known = MAX_DRY_HOURS;
  for (let i = end - step; i >= from; i -= step) {
    const isDryHour = isDry(rain, i, chanceBelow);
    const hours = isDryHour === null ? Number.NaN : !isDryHour ? 0 : known >= MAX_DRY_HOURS ? MAX_DRY_HOURS : after;
    if (i < to) dry[i] = hours;
    after = isDryHour === true ? Math.min(MAX_DRY_HOURS, after + 1) : isDryHour === null ? Number.NaN : 0;
    known = isDryHour === true ? known + 1 : 0;
  }
  for (let i = Math.max(from, end); i < to; i += step) dry[i] = Number.NaN;
}

/** The lowest value of an hour and the hours after it, as far as the forecast reaches; gaps are left out. */
export function lowestNext(values: Float32Array, hours: number, slot: number, length: number, step = 1): number {
  let low = Number.NaN;
  const last = Math.min(length - 1, slot + hours * step);
  for (let k = slot; k <= last; k += step) if (!(values[k] >= low)) low = Number.isNaN(values[k]) ? low : values[k];
  return low;
}

/** The lowest value of an hour and the hours before it; NaN when none is known. */
export function lowestPast(values: Float32Array, slot: number, hours: number, step = 1): number {
  let low = Number.NaN;
  const first = slot - hours * step;
  for (let k = first < 0 ? slot % step : first; k <= slot; k += step) {
    if (!(values[k] >= low)) low = Number.isNaN(values[k]) ? low : values[k];
  }
  return low;
}

function sumOf(values: Float32Array, from: number, to: number, step: number): number {
  let sum = 0;
  for (let k = from; k < to; k += step) sum += values[k];
  return sum;
}
