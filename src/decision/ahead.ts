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

/** Sum over the hours before a slot; NaN until all of them are known. */
function sumBefore(amounts: Float32Array, hours: number, slot: number, step: number): number {
  const from = slot - hours * step;
  return from < 0 ? Number.NaN : sumOf(amounts, from, slot, step);
}

/** Sum over the hours up to and with an hour; NaN until all of them are known. */
export function sumPast(amounts: Float32Array, hours: number, slot: number, step = 1): number {
  return sumBefore(amounts, hours, slot + step, step);
}

/**
 * Fills the sums over so many hours before each hour of a run, or with `own` up to it and with it; NaN until all of them are known.
 * Most hours are dry, so that what is counted are the hours since the last amount.
 */
export function fillSums(
  sums: Float32Array,
  amounts: Float32Array,
  hours: number,
  { from, to }: HourSlice,
  own: boolean,
  step = 1,
): void {
  for (let first = from; first < from + step && first < to; first++) {
    let before = own ? first + step : first;
    let dry = hoursWithout(amounts, before, hours, step);
    for (let i = first; i < to; i += step) {
      sums[i] = dry >= hours ? 0 : sumBefore(amounts, hours, before, step);
      dry = amounts[before] === 0 ? dry + 1 : 0;
      before += step;
    }
  }
}

/** How many hours before a slot, up to so many, have none of an amount. */
function hoursWithout(amounts: Float32Array, before: number, most: number, step: number): number {
  let count = 0;
  for (let k = before - step; k >= 0 && count < most && amounts[k] === 0; k -= step) count++;
  return count;
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

/** Fills the dry hours just before each hour of a run (`dryHoursBefore`). */
export function fillDryHoursBefore(
  values: Float32Array,
  amounts: Float32Array,
  { from, to }: HourSlice,
  step = 1,
): void {
  for (let first = from; first < from + step && first < to; first++) {
    let dry = hoursWithout(amounts, first, MAX_DRY_HOURS, step);
    for (let i = first; i < to; i += step) {
      values[i] = dryHoursBefore(amounts, i, step, Math.min(dry, MAX_DRY_HOURS));
      dry = amounts[i] === 0 ? dry + 1 : 0;
    }
  }
}

/**
 * Dry hours just before an hour, up to 24; NaN where the record does not reach back to the last rain. Rain that wets
 * a surface in part counts in part: of two showers the nearer one, and the farther as far as it wetted more. So many hours
 * just before it are known to have none.
 */
export function dryHoursBefore(amounts: Float32Array, slot: number, step = 1, without = 0): number {
  let hours = 0;
  let wetted = 0;
  let back = without;
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

/**
 * Fills the lowest value of each hour of a run and so many hours after it, as far as the forecast reaches, which ends before slot
 * `length`; gaps are left out. The lowest holds from hour to hour until it is too far ahead.
 */
export function fillLowestNext(
  lowest: Float32Array,
  values: Float32Array,
  hours: number,
  { from, to }: HourSlice,
  length: number,
  step = 1,
): void {
  for (let own = 0; own < step && from + own < to; own++) {
    let low = Number.NaN;
    // Where it is.
    let at = length;
    for (let i = to - step + own; i >= from; i -= step) {
      const last = Math.min(length - 1, i + hours * step);
      if (at > last) {
        low = Number.NaN;
        for (let k = i; k <= last; k += step) {
          if (values[k] > low || Number.isNaN(values[k])) continue;
          low = values[k];
          at = k;
        }
      } else if (values[i] <= low) {
        low = values[i];
        at = i;
      }
      lowest[i] = low;
    }
  }
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
