/** The hours before and after an hour: past and expected rain, dry hours, the lowest value ahead. */
import { rainIfAnyMm } from '../weather/hours/precipitation.ts';
import { isDry, type RainChance } from './rain.ts';

const MAX_DRY_HOURS = 24;

/** Sum over the hours before each hour; NaN until all of them are known. */
export function sumBefore(amounts: Float32Array, hours: number, length: number): Float32Array {
  const sums = new Float32Array(length).fill(Number.NaN);
  for (let i = hours; i < length; i++) sums[i] = sumOf(amounts, i - hours, i);
  return sums;
}

/** Sum over the hours up to and with each hour; NaN until all of them are known. */
export function sumPast(amounts: Float32Array, hours: number, length: number): Float32Array {
  const sums = new Float32Array(length).fill(Number.NaN);
  for (let i = hours - 1; i < length; i++) sums[i] = sumOf(amounts, i + 1 - hours, i + 1);
  return sums;
}

/**
 * Rain expected in the hours after each hour, mm: chance times amount, at least a shower's, as far as the forecast
 * reaches.
 */
export function expectedSumNext(rain: RainChance, hours: number, length: number): Float32Array {
  const expected = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    expected[i] = rain.probability[i] * rainIfAnyMm(rain.amountMm[i]);
  }
  const sums = new Float32Array(length);
  for (let i = 0; i < length; i++) sums[i] = sumOf(expected, i + 1, Math.min(length, i + 1 + hours));
  return sums;
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
 * Dry hours just before each hour, up to 24; NaN where the record does not reach back to the last rain. Rain that wets
 * a surface in part counts in part: of two showers the nearer one, and the farther as far as it wetted more.
 */
export function dryHoursBefore(amounts: Float32Array, length: number): Float32Array {
  const dry = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    let hours = 0;
    let wetted = 0;
    let back = 0;
    for (; back < MAX_DRY_HOURS && wetted < 1; back++) {
      const wets = back < i ? wetting(amounts[i - 1 - back]) : Number.NaN;
      if (Number.isNaN(wets)) break;
      if (wets > wetted) {
        hours += (wets - wetted) * back;
        wetted = wets;
      }
    }
    const isKnown = wetted >= 1 || back === MAX_DRY_HOURS;
    dry[i] = isKnown ? hours + (1 - wetted) * MAX_DRY_HOURS : Number.NaN;
  }
  return dry;
}

/**
 * Whole dry hours after each hour, up to 24, and 0 in an hour that is not dry itself: none of them has a stated chance
 * of `chanceBelow` or more, or a measurable amount. The end of the forecast counts as dry. An unknown hour makes the
 * value unknown, unless 24 known dry hours come before it.
 */
export function dryHoursAhead(rain: RainChance, chanceBelow: number, end: number): Float32Array {
  const dry = new Float32Array(rain.probability.length).fill(Number.NaN);
  let after = MAX_DRY_HOURS;
  // Known dry hours, whatever comes after them.
  let known = MAX_DRY_HOURS;
  for (let i = end - 1; i >= 0; i--) {
    const isDryHour = isDry(rain, i, chanceBelow);
    if (isDryHour === null) {
      after = Number.NaN;
      known = 0;
    } else if (isDryHour) {
      dry[i] = known >= MAX_DRY_HOURS ? MAX_DRY_HOURS : after;
      after = Math.min(MAX_DRY_HOURS, after + 1);
      known++;
    } else {
      dry[i] = 0;
      after = 0;
      known = 0;
    }
  }
  return dry;
}

/** The lowest value of each hour and the hours after it, as far as the forecast reaches; gaps are left out. */
export function lowestNext(values: Float32Array, hours: number, length: number): Float32Array {
  const lowest = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    let low = Number.NaN;
    const end = Math.min(length, i + hours + 1);
    for (let k = i; k < end; k++) if (!(values[k] >= low)) low = Number.isNaN(values[k]) ? low : values[k];
    lowest[i] = low;
  }
  return lowest;
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
