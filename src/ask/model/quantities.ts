/**
 * Which quantity a clause speaks of, where two of one unit are easily taken for each other: the chance of rain for the
 * humidity, the lowest temperature for the highest, the gusts for the wind.
 */
import type { Fact, FactUnit } from '../phrasing.ts';

type Family = readonly (readonly [quantity: string, pattern: RegExp])[];

const PERCENT: Family = [
  ['humidity', /\bhumid/i],
  ['chance', /\b(?:chance|probab|likel|risk|odds)/i],
  ['cloud', /\bcloud|\bovercast/i],
];
const TEMPERATURE: Family = [
  ['highest', /\b(?:max|high|warmest|hottest|peak|top)|\bup to\b/i],
  ['lowest', /\b(?:min|low|coldest|coolest|drop|fall)|\bdown to\b/i],
  ['feels', /\bfeel/i],
  ['dew', /\bdew\b/i],
];
const SPEED: Family = [
  ['gust', /\bgust/i],
  ['wind', /\bwind|\bbreez/i],
];
const DEPTH: Family = [
  ['snow', /\bsnow/i],
  ['rain', /\brain|\bprecip|\bshower/i],
];
const INDEX: Family = [
  ['uv', /\buv\b|\bultraviolet/i],
  ['air', /\bair\b|\baqi\b|\bpm\d|\bpollut/i],
  ['pollen', /\bpollen|\bgrass|\bbirch/i],
];

const FAMILIES: Readonly<Partial<Record<FactUnit, Family>>> = {
  percent: PERCENT,
  celsius: TEMPERATURE,
  fahrenheit: TEMPERATURE,
  kmh: SPEED,
  mph: SPEED,
  mm: DEPTH,
  cm: DEPTH,
  in: DEPTH,
  index: INDEX,
};

/** Whether the text may be speaking of the fact: it names no quantity of that unit, or the fact's own among them. */
export function mayMean(text: string, { name, unit }: Fact): boolean {
  const family = FAMILIES[unit] ?? [];
  const own = family.find(([, pattern]) => pattern.test(name));
  const spoken = family.filter(([, pattern]) => pattern.test(text));
  return own === undefined || spoken.length === 0 || spoken.includes(own);
}
