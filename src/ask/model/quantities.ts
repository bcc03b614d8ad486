/**
 * Which quantity a clause is about, where two with one unit are easily confused: chance of rain and humidity, lowest and
 * highest temperature, gusts and wind.
 */
import type { Fact, FactUnit } from '../phrasing.ts';

type Family = readonly (readonly [quantity: string, pattern: RegExp])[];

const PERCENT: Family = [
  ['humidity', /\bhumid/i],
  ['chance', /\b(?:chance|probab|likel|risk|odds)/i],
  ['cloud', /\bcloud|\bovercast/i],
];
/** What is no plain temperature comes before the extremes: "max feels-like temperature" is what it feels like. */
const TEMPERATURE: Family = [
  ['feels', /\bfeel/i],
  ['dew', /\bdew\b/i],
  ['sea', /\bsea\b|\bwater\b/i],
  ['wet-bulb', /\bwet[- ]bulb|\bwbgt\b/i],
  ['heat-index', /\bheat index\b/i],
  ['wind-chill', /\bwind[- ]?chill/i],
  ['highest', /\b(?:max|high|warmest|hottest|peak|top)|\bup to\b(?=\s-?\d+(?:\.\d+)?\s?(?:°|degrees))/i],
  ['lowest', /\b(?:min|low|coldest|coolest|drop|fall)|\bdown to\b(?=\s-?\d+(?:\.\d+)?\s?(?:°|degrees))/i],
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
  ['kp', /\bkp\b|\bgeomagnetic/i],
  ['pollen', /\bpollen|\bgrass|\bbirch/i],
];

const FAMILIES: Readonly<Partial<Record<FactUnit, Family>>> = {
  percent: PERCENT,
  celsius: TEMPERATURE,
  fahrenheit: TEMPERATURE,
  kelvin: TEMPERATURE,
  kmh: SPEED,
  mph: SPEED,
  ms: SPEED,
  knots: SPEED,
  beaufort: SPEED,
  mm: DEPTH,
  cm: DEPTH,
  in: DEPTH,
  index: INDEX,
};

/** Whether the text may be about the fact: it names no quantity of that unit, or the fact's own among others. */
export function mayMean(text: string, { name, unit }: Fact): boolean {
  const family = FAMILIES[unit] ?? [];
  const own = family.find(([, pattern]) => pattern.test(name));
  const named = family.filter(([, pattern]) => pattern.test(text));
  return own === undefined || named.length === 0 || named.includes(own);
}
