/**
 * The units in which Open-Meteo may state a quantity, and how each becomes ours.
 *
 * The strings are those of `hourly_units` in its answers (`SiUnit` in its source); what an operator's own instance or
 * a recorded answer was requested in is thereby read without loss. A unit not listed here is not guessed at.
 */

/** What is measured; the suffix names the unit that we use. */
export type Quantity =
  | 'temperatureC'
  | 'percent'
  | 'waterMm'
  | 'snowCm'
  | 'lengthM'
  | 'speedKmh'
  | 'directionDeg'
  | 'pressureHpa'
  | 'irradianceWm2'
  | 'energyJkg'
  | 'concentrationUgM3'
  | 'index'
  | 'wmoCode';

/** ours = theirs · factor + offset. */
export interface UnitConversion {
  readonly factor: number;
  readonly offset: number;
}

const SAME: UnitConversion = { factor: 1, offset: 0 };
const CM_PER_INCH = 2.54;
const M_PER_FOOT = 0.3048;
const KM_PER_MILE = 1.609344;
const KM_PER_NAUTICAL_MILE = 1.852;

const CONVERSIONS: Readonly<Record<Quantity, ReadonlyMap<string, UnitConversion>>> = {
  temperatureC: new Map([
    ['°C', SAME],
    ['°F', { factor: 5 / 9, offset: -160 / 9 }],
  ]),
  percent: new Map([['%', SAME]]),
  waterMm: new Map([
    ['mm', SAME],
    ['inch', scale(CM_PER_INCH * 10)],
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
    ['m/s', scale(3.6)],
    ['mp/h', scale(KM_PER_MILE)],
    ['kn', scale(KM_PER_NAUTICAL_MILE)],
  ]),
  directionDeg: new Map([['°', SAME]]),
  pressureHpa: new Map([['hPa', SAME]]),
  irradianceWm2: new Map([['W/m²', SAME]]),
  energyJkg: new Map([['J/kg', SAME]]),
  // Upstream writes a Greek mu (U+03BC); others would write the micro sign (U+00B5).
  concentrationUgM3: new Map([
    ['\u03bcg/m³', SAME],
    ['\u00b5g/m³', SAME],
  ]),
  index: new Map([['', SAME]]),
  wmoCode: new Map([['wmo code', SAME]]),
};

/** How a quantity stated in `unit` becomes ours, or null when that unit is not known for it. */
export function conversionFrom(quantity: Quantity, unit: unknown): UnitConversion | null {
  return typeof unit === 'string' ? (CONVERSIONS[quantity].get(unit) ?? null) : null;
}

function scale(factor: number): UnitConversion {
  return { factor, offset: 0 };
}
