/** The figures of many possible weathers as one: the middle of the numbers, the commonest of the words, how often it rains. */
import { roundTo } from '../lib/round.ts';
import { meanOf, quantile } from './chances.ts';
import type { Figures } from './figures.ts';

/** Of the same shape as each of them, of which there is at least one. A value that most of them lack is null. */
export function medianFigures(all: readonly Figures[]): Figures;
export function medianFigures(all: readonly object[]): object {
  const entries = all.map((figures) => new Map<string, Figure>(Object.entries(figures)));
  const keys = [...(entries[0]?.keys() ?? [])];
  return Object.fromEntries(keys.map((key) => [key, medianFigure(entries.map((figures) => figures.get(key) ?? null))]));
}

type Value = number | string | null;
type Figure = Value | Readonly<Record<string, Value>>;

function medianFigure(values: readonly Figure[]): Figure {
  const groups = values.filter((value) => typeof value === 'object' && value !== null);
  if (2 * groups.length > values.length) {
    const keys = Object.keys(groups[0]);
    return Object.fromEntries(keys.map((key) => [key, mergedValue(key, groups)]));
  }
  return medianValue(values.filter((value) => typeof value !== 'object' || value === null));
}

function mergedValue(key: string, groups: readonly Readonly<Record<string, Value>>[]): Value {
  const values = groups.map((group) => group[key]);
  return key === CHANCE ? meanValue(values) : medianValue(values);
}

/** In each possible weather it rains for certain or not at all, so that the middle of its chances would be one or the other. */
const CHANCE: keyof Figures['rain'] = 'probability';

function meanValue(values: readonly Value[]): number | null {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : Math.round(meanOf(numbers));
}

function medianValue(values: readonly (number | string | null | undefined)[]): number | string | null {
  const numbers = values.filter((value) => typeof value === 'number');
  if (2 * numbers.length > values.length) return middleOf(numbers);
  const texts = values.filter((value) => typeof value === 'string');
  return 2 * texts.length > values.length ? commonest(texts) : null;
}

/** With as many decimals as the numbers have. */
export function middleOf(numbers: readonly number[]): number {
  const ascending = Float64Array.from(numbers).sort();
  return roundTo(quantile(ascending, 0.5), Math.max(...numbers.map(writtenDecimals)));
}

/** Decimals that a number is written with. */
function writtenDecimals(value: number): number {
  return Number.isInteger(value) ? 0 : (String(value).split('.')[1]?.length ?? 0);
}

/** Of equally common ones the first. */
export function commonest<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}
