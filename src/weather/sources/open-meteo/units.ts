/**
 * The units in which Open-Meteo may state a quantity, and how each is converted to the unit of the column.
 *
 * The strings are those of `hourly_units` in its answers (`SiUnit` in its source), so that an answer in other units,
 * from an operator's own instance or a recording, is read without loss. A unit that is not listed is refused.
 */
import {
  CELSIUS_PER_FAHRENHEIT,
  CM_PER_INCH,
  FAHRENHEIT_AT_0_C,
  KM_PER_MILE,
  KM_PER_NAUTICAL_MILE,
  KMH_PER_MS,
  M_PER_FOOT,
  MM_PER_INCH,
} from '../../../units/factors.ts';

/** What a column holds; the suffix is its unit. */
export type ColumnUnit =
  | 'temperatureC'
  | 'percent'
  | 'waterMm'
  | 'snowCm'
  | 'lengthM'
  | 'speedKmh'
  | 'durationHours'
  | 'directionDeg'
  | 'pressureHpa'
  | 'irradianceWm2'
  | 'energyJkg'
  | 'concentrationUgM3'
  | 'pollenM3'
  | 'index'
  | 'wmoCode';

/** Value of the column = value of the answer · factor + offset. */
interface UnitConversion {
  readonly factor: number;
  readonly offset: number;
}

const SECONDS_PER_HOUR = 3600;
const SAME: UnitConversion = { factor: 1, offset: 0 };

const CONVERSIONS: Readonly<Record<ColumnUnit, ReadonlyMap<string, UnitConversion>>> = {
  temperatureC: new Map([
    ['°C', SAME],
    ['°F', { factor: CELSIUS_PER_FAHRENHEIT, offset: -FAHRENHEIT_AT_0_C * CELSIUS_PER_FAHRENHEIT }],
  ]),
  percent: new Map([['%', SAME]]),
  waterMm: new Map([
    ['mm', SAME],
    ['inch', scale(MM_PER_INCH)],
  ]),
  snowCm: new Map([
    ['cm', SAME],
    ['inch', scale(CM_PER_INCH)],
  ]),
  lengthM: new Map([
    ['m', SAME],
    ['ft', scale(M_PER_FOOT)],
  ]),
  speedKmh: new Map([
    ['km/h', SAME],
    ['m/s', scale(KMH_PER_MS)],
    ['mp/h', scale(KM_PER_MILE)],
    ['kn', scale(KM_PER_NAUTICAL_MILE)],
  ]),
  durationHours: new Map([['s', scale(1 / SECONDS_PER_HOUR)]]),
  directionDeg: new Map([['°', SAME]]),
  pressureHpa: new Map([['hPa', SAME]]),
  irradianceWm2: new Map([['W/m²', SAME]]),
  energyJkg: new Map([['J/kg', SAME]]),
  // Upstream writes a Greek mu (U+03BC); other servers may write the micro sign (U+00B5).
  concentrationUgM3: new Map([
    ['\u03bcg/m³', SAME],
    ['\u00b5g/m³', SAME],
  ]),
  pollenM3: new Map([['grains/m³', SAME]]),
  index: new Map([['', SAME]]),
  wmoCode: new Map([['wmo code', SAME]]),
};

/** The conversion of a quantity from `unit`; null when that unit is unknown for it. */
export function conversionFrom(quantity: ColumnUnit, unit: unknown): UnitConversion | null {
  return typeof unit === 'string' ? (CONVERSIONS[quantity].get(unit) ?? null) : null;
}

function scale(factor: number): UnitConversion {
  return { factor, offset: 0 };
}
