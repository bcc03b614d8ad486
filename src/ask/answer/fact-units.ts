/** The units of the numbers of an answer: those of the country or the request, and those that the question asks for. */
import { beaufort } from '../../physics/air.ts';
import {
  CM_PER_INCH,
  celsiusToFahrenheit,
  FAHRENHEIT_PER_CELSIUS,
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
import type { FactUnit } from '../phrasing.ts';
import type { AskedUnit, AskedUnits } from '../question/asked-unit.ts';

/** Metric; imperial as in the United States; British: Celsius and millimetres with miles an hour. */
export type AnswerUnits = 'metric' | 'imperial' | 'british';

/** What a number measures: its unit, conversion and rounding follow from it. */
export type FactQuantity =
  | 'temperature'
  | 'speed'
  | 'rain'
  | 'snow'
  | 'percent'
  | 'pressure'
  | 'visibility'
  | 'index'
  | 'score'
  | 'count'
  | 'hours'
  | 'height'
  | 'angle'
  | 'irradiation'
  | 'irradiance'
  | 'concentration'
  | 'elevation'
  | 'lapse'
  | 'energy'
  | 'power'
  | 'pressure-change'
  | 'temperature-difference';

export interface ShownUnit {
  readonly unit: FactUnit;
  readonly decimals: number;
  /** From the metric unit of the columns: Celsius, km/h, millimetres of rain, centimetres of snow, hPa, kilometres. */
  readonly convert: (metric: number) => number;
}

const shown = (unit: FactUnit, decimals: number, convert = (metric: number): number => metric): ShownUnit => ({
  unit,
  decimals,
  convert,
});
const times =
  (factor: number) =>
  (metric: number): number =>
    metric * factor;

/** Temperatures are whole degrees, since no forecast knows the tenth. */
const TEMPERATURE = {
  celsius: shown('celsius', 0),
  fahrenheit: shown('fahrenheit', 0, celsiusToFahrenheit),
  kelvin: shown('kelvin', 0, (celsius) => celsius + KELVIN_AT_0_C),
} as const;
const SPEED = {
  kmh: shown('kmh', 0),
  mph: shown('mph', 0, times(1 / KM_PER_MILE)),
  ms: shown('ms', 0, times(1 / KMH_PER_MS)),
  knots: shown('knots', 0, times(1 / KM_PER_NAUTICAL_MILE)),
  beaufort: shown('beaufort', 0, beaufort),
} as const;
const RAIN = {
  mm: shown('mm', 1),
  cm: shown('cm', 2, times(0.1)),
  in: shown('in', 2, times(1 / MM_PER_INCH)),
} as const;
const SNOW = {
  cm: shown('cm', 1),
  mm: shown('mm', 0, times(10)),
  m: shown('m', 2, times(0.01)),
  in: shown('in', 1, times(1 / CM_PER_INCH)),
  ft: shown('ft', 1, times(0.01 / M_PER_FOOT)),
} as const;
const PRESSURE = {
  hPa: shown('hPa', 0),
  inHg: shown('inHg', 2, times(1 / HPA_PER_INHG)),
  mmHg: shown('mmHg', 0, times(1 / HPA_PER_MMHG)),
  kPa: shown('kPa', 1, times(1 / HPA_PER_KPA)),
} as const;
/** Of waves. */
const HEIGHT = {
  m: shown('m', 1),
  ft: shown('ft', 0, times(1 / M_PER_FOOT)),
} as const;
const VISIBILITY = {
  km: shown('km', 1),
  m: shown('m', 0, times(1000)),
  miles: shown('miles', 1, times(1 / KM_PER_MILE)),
  ft: shown('ft', 0, times(1000 / M_PER_FOOT)),
} as const;

const PRESSURE_CHANGE = {
  hPa: shown('hPa', 1),
  inHg: shown('inHg', 2, times(1 / HPA_PER_INHG)),
  mmHg: shown('mmHg', 1, times(1 / HPA_PER_MMHG)),
  kPa: shown('kPa', 2, times(1 / HPA_PER_KPA)),
} as const;
const TEMPERATURE_DIFFERENCE = {
  celsius: shown('celsius', 0),
  fahrenheit: shown('fahrenheit', 0, times(FAHRENHEIT_PER_CELSIUS)),
  kelvin: shown('kelvin', 0),
} as const;

/** Every unit in which a quantity can be asked for. */
const ASKABLE: { readonly [Quantity in keyof AskedUnits]-?: Readonly<Partial<Record<AskedUnit, ShownUnit>>> } = {
  temperature: TEMPERATURE,
  speed: SPEED,
  rain: RAIN,
  snow: SNOW,
  pressure: PRESSURE,
  height: HEIGHT,
  visibility: VISIBILITY,
};

const METRIC: Readonly<Record<FactQuantity, ShownUnit>> = {
  temperature: TEMPERATURE.celsius,
  speed: SPEED.kmh,
  rain: RAIN.mm,
  snow: SNOW.cm,
  percent: shown('percent', 0),
  pressure: PRESSURE.hPa,
  visibility: VISIBILITY.km,
  index: shown('index', 0),
  score: shown('score', 0),
  count: shown('count', 0),
  hours: shown('hours', 0),
  height: HEIGHT.m,
  angle: shown('degrees', 0),
  irradiation: shown('kwh_m2', 1),
  irradiance: shown('w_m2', 0),
  concentration: shown('ug_m3', 0),
  elevation: shown('m', 0),
  lapse: shown('celsius', 1),
  energy: shown('kwh', 1),
  power: shown('kw', 1),
  'pressure-change': PRESSURE_CHANGE.hPa,
  'temperature-difference': TEMPERATURE_DIFFERENCE.celsius,
};

const UNITS: Readonly<Record<AnswerUnits, Readonly<Record<FactQuantity, ShownUnit>>>> = {
  metric: METRIC,
  british: { ...METRIC, speed: SPEED.mph, visibility: VISIBILITY.miles },
  imperial: {
    ...METRIC,
    temperature: TEMPERATURE.fahrenheit,
    speed: SPEED.mph,
    rain: RAIN.in,
    snow: SNOW.in,
    pressure: PRESSURE.inHg,
    visibility: VISIBILITY.miles,
    height: HEIGHT.ft,
    elevation: shown('ft', 0, times(1 / M_PER_FOOT)),
    lapse: shown('fahrenheit', 1, times(FAHRENHEIT_PER_CELSIUS)),
    'pressure-change': PRESSURE_CHANGE.inHg,
    'temperature-difference': TEMPERATURE_DIFFERENCE.fahrenheit,
  },
};

/** The unit of each quantity; those that the question asks for come first. */
export function unitsOfAnswer(units: AnswerUnits, asked: AskedUnits): Readonly<Record<FactQuantity, ShownUnit>> {
  const wanted: Partial<Record<FactQuantity, ShownUnit>> = {};
  for (const quantity of ['temperature', 'speed', 'rain', 'snow', 'pressure', 'height', 'visibility'] as const) {
    const name = asked[quantity];
    const unit = name === undefined ? undefined : ASKABLE[quantity][name];
    if (unit !== undefined) wanted[quantity] = unit;
  }
  const all = { ...UNITS[units], ...wanted };
  // Differences are said in the unit of what differs.
  return {
    ...all,
    'pressure-change': inUnitOf(all.pressure, PRESSURE_CHANGE) ?? all['pressure-change'],
    'temperature-difference': inUnitOf(all.temperature, TEMPERATURE_DIFFERENCE) ?? all['temperature-difference'],
  };
}

function inUnitOf({ unit }: ShownUnit, differences: Readonly<Record<string, ShownUnit>>): ShownUnit | undefined {
  return differences[unit];
}

/** The United States and its territories, and the United Kingdom with the islands of its Crown. */
const IMPERIAL: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);
const BRITISH: ReadonlySet<string> = new Set(['GB', 'IM', 'JE', 'GG']);

/**
 * The units of an answer where the caller names none: Fahrenheit and miles in the United States, Celsius with miles an hour
 * in the United Kingdom, metric elsewhere.
 */
export function unitsOfCountry(countryCode: string): AnswerUnits {
  if (IMPERIAL.has(countryCode)) return 'imperial';
  return BRITISH.has(countryCode) ? 'british' : 'metric';
}
