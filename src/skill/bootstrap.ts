/**
 * How far measures might be off: 95 % intervals by a block bootstrap. Days of one week share their weather, and so do
 * places of one week, so whole weeks are drawn (Künsch 1989; Wilks 2011, Statistical Methods in the Atmospheric Sciences,
 * §5.3.5). The draws are seeded: the same cases give the same intervals.
 */
import { addSums, type CaseSums, emptySums, MEASURE_NAMES, type Measures, measuresOf } from './measures.ts';

/** Of 95 %; NaN where there are too few weeks. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const DRAWS = 1_000;
const SEED = 0x5eed;
/** Fewer weeks say nothing about how weeks differ. */
const MIN_WEEKS = 4;
/** Of the draws, those in which a measure must have a meaning. */
const MIN_DEFINED_SHARE = 0.9;
const TAIL = 0.025;

/** The interval of each measure over weeks of cases. */
export function intervalsOf(
  weeks: readonly Readonly<CaseSums>[],
  costLoss: number,
): Readonly<Record<keyof Measures, Interval>> {
  const drawn = weeks.length < MIN_WEEKS ? [] : drawMeasures(weeks, costLoss);
  const interval = (name: keyof Measures): Interval => {
    const values = drawn.map((measures) => measures[name]).filter((value) => !Number.isNaN(value));
    if (values.length === 0 || values.length < MIN_DEFINED_SHARE * DRAWS) return UNKNOWN;
    values.sort((a, b) => a - b);
    return { low: values[Math.floor(TAIL * values.length)], high: values[Math.ceil((1 - TAIL) * values.length) - 1] };
  };
  const found = { ...NO_INTERVALS };
  for (const name of MEASURE_NAMES) found[name] = interval(name);
  return found;
}

const UNKNOWN: Interval = { low: Number.NaN, high: Number.NaN };

const NO_INTERVALS: Readonly<Record<keyof Measures, Interval>> = {
  held: UNKNOWN,
  better: UNKNOWN,
  worse: UNKNOWN,
  good: UNKNOWN,
  chance: UNKNOWN,
  brier: UNKNOWN,
  skillClimatology: UNKNOWN,
  skillPersistence: UNKNOWN,
  value: UNKNOWN,
};

function drawMeasures(weeks: readonly Readonly<CaseSums>[], costLoss: number): Measures[] {
  const random = seededRandom(SEED);
  return Array.from({ length: DRAWS }, () => {
    const sums = emptySums();
    for (let i = 0; i < weeks.length; i++) addSums(sums, weeks[Math.floor(random() * weeks.length)]);
    return measuresOf(sums, costLoss);
  });
}

/** Uniform in [0, 1): the generator mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
