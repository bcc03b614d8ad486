/**
 * The one law of rain: how likely rain is, how long it lasts, and what a chance of it costs an activity.
 *
 * Chance. The forecast gives a probability and an amount of its own for each hour, and they often disagree. What counts
 * is the stated probability; where the amount implies more, the mean of both. So neither more probability nor more
 * amount ever raises a score. A chance that an amount implies is for scoring only: words say the stated one.
 *
 * Weight. Whether to postpone is a question of cost and loss (Murphy 1977; Richardson 2000): with r the cost of
 * postponing over the loss by rain, work that rain would ruin is worth doing below a chance of r and not above it. So
 * the weight of rain is linear through (0, 0), (r, 0.6) and (1, 1): at p = r such an hour scores 40, the border of fair
 * and poor, and a chance of a few percent costs a few points.
 *
 * Persistence. Rain comes in spells, so the chances of neighbouring hours are not independent: an hour after a wet one
 * is wet with 1 − 1/L, a Markov chain as Gabriel & Neumann (1962) have it for days, with spells of L hours. 40 % in each
 * of four hours are 58 % for the four together, where independent hours would give 87 %.
 */

import type { HourSlice } from '../weather/hour-slice.ts';
import { impliedRainChance } from '../weather/hours/precipitation.ts';
import { VERDICT_FLOORS } from './limits.ts';

/** From here on an hour is not called dry: the least amount that forecasts give, and one chance in ten. */
const DRY_BELOW_MM = 0.1;
export const DRY_BELOW_CHANCE = 0.1;
/** Mean length of a spell of rain. Judgement: the upper end of 4 to 6 hours, for a forecast errs on whole systems. */
const SPELL_HOURS = 6;
const STAYS_WET = 1 - 1 / SPELL_HOURS;

/** Chance of rain, hour by hour: fractions, NaN where neither probability nor amount is known. */
export interface RainChance {
  /** The chance that counts for scores. */
  readonly probability: Float32Array;
  /** The forecast's own probability, the only one for words; NaN where it states none. */
  readonly stated: Float32Array;
  readonly amountMm: Float32Array;
}

/** The chances of all hours. */
export function rainChance(amountMm: Float32Array, probabilityPct: Float32Array, length: number): RainChance {
  const rain = { probability: new Float32Array(length), stated: new Float32Array(length), amountMm };
  fillRainChance(rain, amountMm, probabilityPct, { from: 0, to: length });
  return rain;
}

/** Fills the chances of the hours of a run. */
export function fillRainChance(
  { probability, stated }: RainChance,
  amountMm: Float32Array,
  probabilityPct: Float32Array,
  { from, to }: HourSlice,
): void {
  for (let i = from; i < to; i++) {
    stated[i] = probabilityPct[i] / 100;
    probability[i] = scoringChance(stated[i], impliedRainChance(amountMm[i]));
  }
}

function scoringChance(stated: number, implied: number): number {
  if (Number.isNaN(stated)) return implied;
  return implied > stated ? (stated + implied) / 2 : stated;
}

/** Weight of rain at a chance that equals cost over loss: it takes an hour to the border of fair and poor. */
const WEIGHT_AT_RATIO = 1 - VERDICT_FLOORS.fair / 100;

/** Weight of a chance of rain for an activity with that ratio of cost to loss, 0 to 1. */
export function rainWeight(chance: number, costLoss: number): number {
  if (chance <= costLoss) return (WEIGHT_AT_RATIO * chance) / costLoss;
  return WEIGHT_AT_RATIO + ((1 - WEIGHT_AT_RATIO) * (chance - costLoss)) / (1 - costLoss);
}

/** Chance that rain begins in an hour when the hour before, with its own chance, stayed dry. */
function beginChance(before: number, chance: number): number {
  return Math.min(1, Math.max(0, (chance - STAYS_WET * before) / (1 - before)));
}

/** Chance of rain in any hour from `from` to before `to`, which lie `step` apart; hours that lose less than `leastLoss` by it are left out. */
export function jointChance(
  chance: ArrayLike<number>,
  from: number,
  to: number,
  loss: ArrayLike<number> | null = null,
  leastLoss = 0,
  step = 1,
): number {
  let dry = 1;
  let before = 0;
  for (let i = from; i < to; i += step) {
    const here = loss !== null && loss[i] < leastLoss ? 0 : chance[i];
    if (before < 1) dry *= 1 - beginChance(before, here);
    before = here;
  }
  return 1 - dry;
}

/** Chance of rain and the part of the score that is lost if it comes, hour by hour. */
export interface RainLoss {
  readonly chance: Float32Array;
  readonly loss: Float64Array;
}

/**
 * The score that the rain of some hours taken together leaves: that it may rain in any of them weighs more than each
 * hour shows. Hours that lose more by rain weigh by the part that they lose more.
 */
export function jointRainScore(
  { chance, loss }: RainLoss,
  costLoss: number,
  from: number,
  to: number,
  step = 1,
): number {
  let score = 100;
  let counted = 0;
  for (;;) {
    let next = Number.POSITIVE_INFINITY;
    for (let i = from; i < to; i += step) if (chance[i] > 0 && loss[i] > counted && loss[i] < next) next = loss[i];
    if (next === Number.POSITIVE_INFINITY) return score;
    score -= 100 * (next - counted) * rainWeight(jointChance(chance, from, to, loss, next, step), costLoss);
    counted = next;
  }
}

/** How much a job still loses by rain the hours after it: the score of each number of whole dry hours. */
export interface DryingNeed {
  /** Score of rain in the hour itself, or at once after it. */
  readonly atOnce: number;
  /** What each further dry hour adds. */
  readonly gains: Float64Array;
  /** The score of so many hours without any chance of rain, up to all that count. */
  readonly dry: Float64Array;
}

export function dryingNeed(scoreAfter: (dryHours: number) => number, mostHours: number): DryingNeed {
  const gains = Float64Array.from({ length: mostHours }, (_, h) => scoreAfter(h + 1) - scoreAfter(h));
  let last = mostHours;
  while (last > 0 && gains[last - 1] === 0) last--;
  const atOnce = scoreAfter(0);
  const dry = new Float64Array(last + 1).fill(atOnce);
  for (let h = 0; h < last; h++) dry[h + 1] = dry[h] + gains[h];
  return { atOnce, gains: gains.subarray(0, last), dry };
}

/** Room for the chances that rain begins, which are computed and forgotten. */
let beginning = new Float64Array(0);

/**
 * Chance that rain begins in an hour when the one before, `step` slots earlier, stayed dry: of the slots of a run but for its first
 * hours; until the next call. It is the same for every hour from which one looks ahead.
 */
export function beginChances(chance: Float32Array, { from, to }: HourSlice, step = 1): Float64Array {
  if (beginning.length < chance.length) beginning = new Float64Array(chance.length);
  for (let slot = from + step; slot < to; slot++) {
    const before = chance[slot - step];
    // Nothing begins after an hour in which it rains for certain.
    beginning[slot] = before < 1 ? beginChance(before, chance[slot]) : 0;
  }
  return beginning;
}

/**
 * Expected score of an hour's work by the rain of the hour and those after it: each dry hour counts with the chance, as
 * the activity weighs it, that it stays dry so long. Hours lie `step` apart; `end` is where the known chances end, and later
 * hours count as the last. So many hours, of which it is the first, are known to have no chance. `begins` are the chances of
 * the slots after it by `beginChances`. NaN where a chance is unknown that matters.
 */
export function dryAheadScore(
  chance: Float32Array,
  begins: Float64Array,
  costLoss: number,
  { gains, dry: dryScores }: DryingNeed,
  slot: number,
  end: number,
  step = 1,
  without = 0,
): number {
  const known = Math.min(Math.max(0, without - 1), gains.length);
  let score = dryScores[known];
  if (known === gains.length) return score;
  let dry = 1 - chance[slot];
  let stays = 1 - rainWeight(1 - dry, costLoss);
  for (let h = known; h < gains.length; h++) {
    const next = slot + (h + 1) * step;
    // Of most hours the chance is no higher than that of the one before.
    if (next < end && begins[next] !== 0) {
      dry *= 1 - begins[next];
      stays = 1 - rainWeight(1 - dry, costLoss);
    }
    score += stays * gains[h];
  }
  return score;
}

/** The slot after the last hour whose value is known, of the hours that lie `step` apart from the slot `first` on. */
export function knownEnd(values: Float32Array, first: number, step: number): number {
  let end = values.length + first;
  while (end > first && Number.isNaN(values[end - step])) end -= step;
  return end;
}

/** Whether words may call an hour dry; null where neither its chance nor its amount is known. */
export function isDry({ stated, amountMm }: RainChance, hour: number, chanceBelow: number): boolean | null {
  const chance = stated[hour];
  const amount = amountMm[hour];
  if (chance >= chanceBelow || amount >= DRY_BELOW_MM) return false;
  return Number.isNaN(chance) && Number.isNaN(amount) ? null : true;
}
