/** Units as people write them, and every unit in which a fact may be said. Converted here, never by a model. */
import {
  celsiusToFahrenheit,
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
import type { Fact, FactUnit } from '../phrasing.ts';

/** `any-degrees`: "12 degrees". `plain`: no unit. `other`: no unit of any fact ("3pm", "5G"). */
export type MentionedUnit = Exclude<FactUnit, 'index' | 'count' | 'beaufort'> | 'any-degrees' | 'plain' | 'other';

type Sayable = Readonly<Partial<Record<MentionedUnit, number>>>;

const temperature = (celsius: number): Sayable => ({ celsius, fahrenheit: celsiusToFahrenheit(celsius) });
const speed = (kmh: number): Sayable => ({
  kmh,
  mph: kmh / KM_PER_MILE,
  ms: kmh / KMH_PER_MS,
  knots: kmh / KM_PER_NAUTICAL_MILE,
});
const depth = (mm: number): Sayable => ({ mm, cm: mm / 10, in: mm / MM_PER_INCH });
const pressure = (hPa: number): Sayable => ({
  hPa,
  kPa: hPa / HPA_PER_KPA,
  inHg: hPa / HPA_PER_INHG,
  mmHg: hPa / HPA_PER_MMHG,
});
const distance = (km: number): Sayable => ({ km, miles: km / KM_PER_MILE, m: km * 1000, ft: (km * 1000) / M_PER_FOOT });
const plain = (value: number): Sayable => ({ plain: value });

const SAYABLE: Readonly<Record<FactUnit, (value: number) => Sayable>> = {
  celsius: temperature,
  fahrenheit: (value) => ({ ...temperature(fahrenheitToCelsius(value)), fahrenheit: value }),
  kelvin: (value) => ({ ...temperature(value - KELVIN_AT_0_C), kelvin: value }),
  kmh: speed,
  mph: (value) => ({ ...speed(value * KM_PER_MILE), mph: value }),
  ms: (value) => ({ ...speed(value * KMH_PER_MS), ms: value }),
  knots: (value) => ({ ...speed(value * KM_PER_NAUTICAL_MILE), knots: value }),
  beaufort: plain,
  mm: depth,
  cm: (value) => depth(value * 10),
  in: (value) => ({ ...depth(value * MM_PER_INCH), in: value }),
  percent: (value) => ({ percent: value }),
  hPa: pressure,
  kPa: (value) => ({ ...pressure(value * HPA_PER_KPA), kPa: value }),
  inHg: (value) => ({ ...pressure(value * HPA_PER_INHG), inHg: value }),
  mmHg: (value) => ({ ...pressure(value * HPA_PER_MMHG), mmHg: value }),
  m: (value) => ({ ...distance(value / 1000), ...depth(value * 1000), m: value }),
  ft: (value) => ({ ...distance((value * M_PER_FOOT) / 1000), ...depth(value * M_PER_FOOT * 1000), ft: value }),
  km: distance,
  miles: (value) => ({ ...distance(value * KM_PER_MILE), miles: value }),
  degrees: (value) => ({ degrees: value }),
  score: (value) => ({ score: value, plain: value }),
  index: plain,
  count: plain,
  hours: (value) => ({ hours: value, minutes: value * 60 }),
  minutes: (value) => ({ minutes: value, hours: value / 60 }),
  kwh_m2: (value) => ({ kwh_m2: value }),
  w_m2: (value) => ({ w_m2: value }),
  ug_m3: (value) => ({ ug_m3: value }),
  kwh: (value) => ({ kwh: value }),
  kw: (value) => ({ kw: value }),
};

/** The values of a fact in a mentioned unit; none where the fact has no such unit. */
export function valuesIn({ value, unit }: Fact, mentioned: MentionedUnit): readonly number[] {
  const sayable = SAYABLE[unit](value);
  const units: readonly MentionedUnit[] =
    mentioned === 'any-degrees' ? ['celsius', 'fahrenheit', 'degrees'] : [mentioned];
  return units.map((name) => sayable[name]).filter((found) => found !== undefined);
}

const metres = '(?:metre|meter)s?';
const per = String.raw`\s*(?:\/|per|an?)\s*`;

/** In the order in which they are tried: a longer unit before its beginning. */
const SPELLINGS: readonly (readonly [unit: MentionedUnit, spelling: string])[] = [
  ['score', String.raw`\/\s?100|out of (?:100|(?:a|one) hundred)`],
  ['percent', '%|percent|per cent'],
  ['celsius', String.raw`℃|(?:°|º|degrees?|deg\.?)?\s*(?:C|celsius|centigrade)(?!\p{L})`],
  ['fahrenheit', String.raw`℉|(?:°|º|degrees?|deg\.?)?\s*(?:F|fahrenheit)(?!\p{L})`],
  ['kelvin', 'kelvins?|K(?!\\p{L})'],
  ['any-degrees', String.raw`°|º|(?:degrees?|deg)(?!\p{L})`],
  ['inHg', String.raw`inHg|in\.? of mercury|inch(?:es)? of mercury`],
  ['mmHg', String.raw`mm\s?Hg|millimet(?:re|er)s of mercury`],
  ['kmh', `kmh|kph|km${per}(?:h(?:ou)?r?)|kilo${metres}${per}hour`],
  ['mph', `mph|mi(?:les?)?${per}h(?:ou)?r?`],
  ['ms', String.raw`m\/s|mps|${metres}${per}s(?:econd)?`],
  ['knots', 'knots?|kts?|kn'],
  ['ug_m3', String.raw`(?:µ|μ|u)g\s*(?:\/|per)\s*(?:m³|m3|cubic ${metres})|micrograms? (?:per|a) cubic ${metres}`],
  ['kwh_m2', String.raw`kWh\s*(?:\/|per)\s*(?:m²|m2|sq(?:uare)? ${metres})`],
  ['w_m2', String.raw`W\s*(?:\/|per)\s*(?:m²|m2|sq(?:uare)? ${metres})|watts? per sq(?:uare)? ${metres}`],
  ['kwh', 'kWh|kilowatt[- ]?hours?'],
  ['kw', 'kWp?|kilowatts?'],
  ['mm', `mm|milli${metres}`],
  ['cm', `cm|centi${metres}`],
  // "1 in Leeds" is no inch.
  ['in', String.raw`inch(?:es)?|in(?!\s(?-i:\p{Lu}))|″`],
  ['hPa', 'hPa|mbar|mb|millibars?|hectopascals?'],
  ['kPa', 'kPa|kilopascals?'],
  ['km', `km|kilo${metres}`],
  ['miles', 'miles?|mi'],
  ['ft', 'ft|feet|foot'],
  ['m', `m|${metres}`],
  ['hours', 'hours?|hrs?|h'],
  ['minutes', 'minutes?|mins?'],
];

const READERS = SPELLINGS.map(
  ([unit, spelling]) => [unit, new RegExp(String.raw`^[\s-]?\s*(?:${spelling})(?![\p{L}\d])`, 'iu')] as const,
);

/** The unit at the start of the text after a number, and its length. */
export function unitAtStart(text: string): { readonly unit: MentionedUnit; readonly length: number } {
  for (const [unit, reader] of READERS) {
    const length = reader.exec(text)?.[0].length;
    if (length !== undefined) return { unit, length };
  }
  const letters = /^[\p{L}\d]+/u.exec(text)?.[0].length;
  return letters === undefined ? { unit: 'plain', length: 0 } : { unit: 'other', length: letters };
}
