/** The units that people write, and what one of each is in the metric unit of its quantity. */
import {
  fahrenheitToCelsius,
  HPA_PER_INHG,
  HPA_PER_KPA,
  HPA_PER_MMHG,
  KELVIN_AT_0_C,
  KM_PER_MILE,
  KM_PER_NAUTICAL_MILE,
  KMH_PER_MS,
  M_PER_FOOT,
  MM_PER_INCH,
} from '../../units/factors.ts';

/** What a unit measures. `length`: a depth of rain or snow, or how far one sees. */
export type UnitQuantity = 'temperature' | 'speed' | 'depth' | 'length' | 'percent' | 'pressure' | 'sight';

export interface UnitWord {
  readonly name: UnitName;
  /** Matches the unit after a number, whole. */
  readonly spelling: string;
  /** Matches the unit where no number stands before it: "in knots". Null where that is no unit. */
  readonly alone: string | null;
  /** As an answer writes it. */
  readonly shown: string;
  readonly quantity: UnitQuantity;
  /** Celsius, km/h, millimetres, per cent, hPa or kilometres; metres for `length`. */
  readonly toMetric: (value: number) => number;
}

export type UnitName =
  | 'celsius'
  | 'fahrenheit'
  | 'kelvin'
  | 'kmh'
  | 'mph'
  | 'ms'
  | 'knots'
  | 'mm'
  | 'cm'
  | 'in'
  | 'ft'
  | 'm'
  | 'percent'
  | 'hPa'
  | 'kPa'
  | 'inHg'
  | 'mmHg'
  | 'km'
  | 'miles';

const times =
  (factor: number) =>
  (value: number): number =>
    value * factor;
const DEGREE = '(?:degrees?|deg|°|º) ?';
const PER_HOUR = ' ?(?:per|an|\\/) ?h(?:ou)?r?';
const METRE = 'met(?:re|er)s?';
const IN = '(?<=\\b(?:in|to|as|into|of|using|with|how many) (?:whole |the )?)';

/** A longer spelling comes before its beginning. */
export const UNIT_WORDS: readonly UnitWord[] = [
  {
    name: 'celsius',
    spelling: `(?:${DEGREE})?(?:celsius|centigrade|c)`,
    alone: `(?:${DEGREE})?(?:celsius|centigrade)|[°º] ?c|${IN}c`,
    shown: '°C',
    quantity: 'temperature',
    toMetric: (value) => value,
  },
  {
    name: 'fahrenheit',
    spelling: `(?:${DEGREE})?(?:fahrenheit|f)`,
    alone: `(?:${DEGREE})?fahrenheit|[°º] ?f|${IN}f`,
    shown: '°F',
    quantity: 'temperature',
    toMetric: fahrenheitToCelsius,
  },
  {
    name: 'kelvin',
    spelling: `(?:${DEGREE})?(?:kelvins?|k)`,
    alone: `${IN}kelvins?|(?<=\\btemp(?:erature)? )kelvin`,
    shown: 'K',
    quantity: 'temperature',
    toMetric: (value) => value - KELVIN_AT_0_C,
  },
  {
    name: 'kmh',
    spelling: `km\\/h|kph|kmh|kmph|(?:km|k|kilo${METRE})${PER_HOUR}`,
    alone: `km\\/h|kph|kmh|kmph|kilo${METRE}${PER_HOUR}`,
    shown: 'km/h',
    quantity: 'speed',
    toMetric: times(1),
  },
  {
    name: 'mph',
    spelling: `mph|mi(?:les?)?${PER_HOUR}`,
    alone: `mph|miles${PER_HOUR}`,
    shown: 'mph',
    quantity: 'speed',
    toMetric: times(KM_PER_MILE),
  },
  {
    name: 'ms',
    spelling: `m\\/s|mps|${METRE} ?(?:per|a|\\/) ?sec(?:ond)?`,
    alone: `m\\/s|mps|${METRE} ?per ?sec(?:ond)?`,
    shown: 'm/s',
    quantity: 'speed',
    toMetric: times(KMH_PER_MS),
  },
  {
    name: 'knots',
    spelling: 'knots?|kts?|kn',
    alone: 'knots|kts',
    shown: 'knots',
    quantity: 'speed',
    toMetric: times(KM_PER_NAUTICAL_MILE),
  },
  {
    name: 'inHg',
    spelling: 'inhg|in\\.? ?hg|inch(?:es)? of mercury',
    alone: 'inhg|inches of mercury',
    shown: 'inHg',
    quantity: 'pressure',
    toMetric: times(HPA_PER_INHG),
  },
  {
    name: 'mmHg',
    spelling: `mm ?hg|milli${METRE} of mercury|torr`,
    alone: `mm ?hg|milli${METRE} of mercury`,
    shown: 'mmHg',
    quantity: 'pressure',
    toMetric: times(HPA_PER_MMHG),
  },
  {
    name: 'hPa',
    spelling: 'hpa|hectopascals?|mb|mbars?|millibars?',
    alone: 'hpa|hectopascals?|mbar|millibars?|(?<=\\bin )mb',
    shown: 'hPa',
    quantity: 'pressure',
    toMetric: times(1),
  },
  {
    name: 'kPa',
    spelling: 'kpa|kilopascals?',
    alone: 'kpa|kilopascals?',
    shown: 'kPa',
    quantity: 'pressure',
    toMetric: times(HPA_PER_KPA),
  },
  {
    name: 'mm',
    spelling: `mm|milli${METRE}`,
    alone: `milli${METRE}|${IN}mm|mm(?= of| rain)`,
    shown: 'mm',
    quantity: 'depth',
    toMetric: times(1),
  },
  {
    name: 'cm',
    spelling: `cm|centi${METRE}`,
    alone: `centi${METRE}|${IN}cm|cm(?= of| snow)`,
    shown: 'cm',
    quantity: 'depth',
    toMetric: times(10),
  },
  {
    name: 'in',
    spelling: 'inch(?:es)?|ins?(?= of| rain| snow|$)|"|″',
    alone: 'inch(?:es)?',
    shown: 'in',
    quantity: 'depth',
    toMetric: times(MM_PER_INCH),
  },
  {
    name: 'percent',
    spelling: '%|percent|per cent|pct',
    alone: null,
    shown: '%',
    quantity: 'percent',
    toMetric: times(1),
  },
  {
    name: 'km',
    spelling: `km|kms|kilo${METRE}`,
    alone: `${IN}(?:kms?|kilo${METRE})`,
    shown: 'km',
    quantity: 'sight',
    toMetric: times(1),
  },
  {
    name: 'miles',
    spelling: 'miles?|mi',
    alone: `${IN}miles`,
    shown: 'miles',
    quantity: 'sight',
    toMetric: times(KM_PER_MILE),
  },
  {
    name: 'ft',
    spelling: 'feet|foot|ft',
    alone: `${IN}(?:feet|ft)`,
    shown: 'ft',
    quantity: 'length',
    toMetric: times(M_PER_FOOT),
  },
  { name: 'm', spelling: `m|${METRE}`, alone: `${IN}${METRE}`, shown: 'm', quantity: 'length', toMetric: times(1) },
];

/** Any unit after a number. */
export const ANY_UNIT = UNIT_WORDS.map(({ spelling }) => spelling).join('|');

const WHOLE = UNIT_WORDS.map((unit) => [new RegExp(`^(?:${unit.spelling})$`, 'u'), unit] as const);

/** The unit of a text that `ANY_UNIT` matches; null for degrees of no named scale. */
export function unitOf(text: string): UnitWord | null {
  return WHOLE.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function unitNamed(name: UnitName): UnitWord {
  const found = UNIT_WORDS.find((unit) => unit.name === name);
  if (found === undefined) throw new RangeError(`no unit ${name}`);
  return found;
}
