/**
 * The hours before and after an hour: past and expected rain, dry hours, the lowest value ahead.
 *
 * Probability and amount of rain are combined. A source that states no probability, or one that contradicts its own
 * amount, is given p = 0.3 + 0.5 per mm up to 0.9 from 0.1 mm on; an hour with a probability but no amount is expected
 * to bring 0.5 mm if it rains. Both figures are our calibration.
 */

/** Less than this in an hour is no rain. */
const MEASURABLE_MM = 0.1;
/** Rain of a shower in an hour when only its probability is known. */
export const SHOWER_MM = 0.5;
/** An hour with at least this amount wets a surface. */
const WETTING_MM = 0.2;
const MAX_DRY_HOURS = 24;

/** Chance of rain, hour by hour: fractions, NaN where neither probability nor amount is known. */
export interface RainChance {
  /** The chance that counts: the larger of the stated one and what the amount implies. */
  readonly probability: Float32Array;
  /** The stated chance, NaN where the source states none. */
  readonly stated: Float32Array;
  readonly amountMm: Float32Array;
}

export function rainChance(amountMm: Float32Array, probabilityPct: Float32Array, length: number): RainChance {
  const probability = new Float32Array(length);
  const stated = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const implied = impliedProbability(amountMm[i]);
    stated[i] = probabilityPct[i] / 100;
    probability[i] = Number.isNaN(stated[i])
      ? implied
      : Number.isNaN(implied)
        ? stated[i]
        : Math.max(stated[i], implied);
  }
  return { probability, stated, amountMm };
}

/** Chance of rain that an amount implies; NaN for an unknown amount. */
function impliedProbability(amountMm: number): number {
  return amountMm < MEASURABLE_MM ? 0 : Math.min(0.9, 0.3 + 0.5 * amountMm);
}

export function isMeasurable(amountMm: number): boolean {
  return amountMm >= MEASURABLE_MM;
}

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

/** Rain expected in the hours after each hour, mm: probability times amount, as far as the forecast reaches. */
export function expectedSumNext(rain: RainChance, hours: number, length: number): Float32Array {
  const expected = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const amount = rain.amountMm[i];
    const shower = rain.stated[i] * SHOWER_MM;
    const modelled = isMeasurable(amount) ? rain.probability[i] * amount : Number.isNaN(amount) ? Number.NaN : 0;
    // As with the score of an hour, a stated chance counts at least as a shower, so that more rain never counts less.
    expected[i] = amount >= SHOWER_MM || Number.isNaN(shower) ? modelled : Math.max(shower, modelled || 0);
  }
  const sums = new Float32Array(length);
  for (let i = 0; i < length; i++) sums[i] = sumOf(expected, i + 1, Math.min(length, i + 1 + hours));
  return sums;
}

/** Whole dry hours just before each hour, up to 24; NaN where the record does not reach back to the last rain. */
export function dryHoursBefore(amounts: Float32Array, length: number): Float32Array {
  const dry = new Float32Array(length);
  let run = Number.NaN;
  let known = 0;
  for (let i = 0; i < length; i++) {
    dry[i] = known >= MAX_DRY_HOURS ? MAX_DRY_HOURS : run;
    if (amounts[i] >= WETTING_MM) {
      run = 0;
      known = 0;
    } else if (Number.isNaN(amounts[i])) {
      run = Number.NaN;
      known = 0;
    } else {
      run = Math.min(MAX_DRY_HOURS, run + 1);
      known++;
    }
  }
  return dry;
}

/**
 * Whole dry hours after each hour, up to 24, and 0 in an hour that is itself wet; an hour is wet when its chance of rain
 * reaches `wetProbability`. The end of the forecast counts as dry, an unknown chance makes the value unknown.
 */
export function dryHoursAhead(probability: Float32Array, wetProbability: number): Float32Array {
  const dry = new Float32Array(probability.length);
  let after = MAX_DRY_HOURS;
  for (let i = probability.length - 1; i >= 0; i--) {
    const chance = probability[i];
    const wet = chance >= wetProbability && chance > 0;
    dry[i] = wet ? 0 : after;
    after = wet ? 0 : Number.isNaN(chance) ? Number.NaN : Math.min(MAX_DRY_HOURS, after + 1);
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

function sumOf(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let k = from; k < to; k++) sum += values[k];
  return sum;
}
