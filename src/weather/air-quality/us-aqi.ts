/**
 * The US Air Quality Index: Technical Assistance Document for the Reporting of Daily Air Quality, EPA-454/B-24-002 (May
 * 2024), tables 5 and 6; 40 CFR 58 Appendix G. NowCast for particles as AirNow computes it.
 *
 * Concentrations here are whole units of the table's last digit, so that the edges are exact: particles PM2.5 in tenths
 * of µg/m³, PM10 in µg/m³, CO in tenths of ppm, the others in ppb. Above the top of the tables the index stays at 500.
 */
import { along, type Step, stepOf, truncated } from './scale.ts';

/** Averages that the index is made from; NaN where not known. Gases in ppb, CO in ppm, particles in µg/m³. */
export interface UsInput {
  /** NowCast for now, the mean of 24 hours for a day. */
  readonly pm25: number;
  readonly pm10: number;
  readonly ozone8h: number;
  readonly ozone1h: number;
  readonly co8h: number;
  readonly so2Of1h: number;
  readonly so2Of24h: number;
  readonly no2Of1h: number;
}

/** In the order in which they are named when two are alike. */
export const POLLUTANTS = ['pm2_5', 'pm10', 'o3', 'no2', 'so2', 'co'] as const;
export type Pollutant = (typeof POLLUTANTS)[number];

const INDEX_BANDS = [
  [0, 50],
  [51, 100],
  [101, 150],
  [151, 200],
  [201, 300],
  [301, 500],
] as const;

const PM25_TENTHS = steps([0, 90], [91, 354], [355, 554], [555, 1254], [1255, 2254], [2255, 3254]);
const PM10 = steps([0, 54], [55, 154], [155, 254], [255, 354], [355, 424], [425, 604]);
const OZONE_8H_PPB = steps([0, 54], [55, 70], [71, 85], [86, 105], [106, 200]);
/** Defined from the third band on: below it the 8-hour mean alone counts. */
const OZONE_1H_PPB = steps(null, null, [125, 164], [165, 204], [205, 404], [405, 604]);
const CO_TENTHS_PPM = steps([0, 44], [45, 94], [95, 124], [125, 154], [155, 304], [305, 504]);
const SO2_1H_PPB = steps([0, 35], [36, 75], [76, 185], [186, 304]);
/** Above 304 ppb the mean of 24 hours counts. */
const SO2_24H_PPB = steps(null, null, null, null, [305, 604], [605, 1004]);
const NO2_PPB = steps([0, 53], [54, 100], [101, 360], [361, 649], [650, 1249], [1250, 2049]);

const MAX_INDEX = 500;
/** Index at the top of the tables of 8-hour ozone and of 1-hour SO2. */
const OZONE_8H_TOP = 300;
const SO2_1H_TOP = 200;

/** The index of each pollutant; NaN where its concentration is not known. */
export function usAqiOf(input: UsInput): Readonly<Record<Pollutant, number>> {
  return {
    pm2_5: indexIn(PM25_TENTHS, input.pm25 * 10),
    pm10: indexIn(PM10, input.pm10),
    o3: ozoneIndex(input.ozone8h, input.ozone1h),
    no2: indexIn(NO2_PPB, input.no2Of1h),
    so2: so2Index(input.so2Of1h, input.so2Of24h),
    co: indexIn(CO_TENTHS_PPM, input.co8h * 10),
  };
}

/** The category of an index: 1 (Good) to 6 (Hazardous). */
export function usCategory(index: number): number {
  return INDEX_BANDS.findIndex(([, high]) => index <= high) + 1;
}

/** Hours that a NowCast looks back. */
const NOWCAST_HOURS = 12;

/**
 * Concentration of particles at an hour, from hourly ones up to it: the more they vary, the less the older count, each hour
 * by a factor w = min/max, at least one half. NaN unless two of the three newest are known.
 */
export function nowCast(hourly: ArrayLike<number>, at: number): number {
  const hours = Math.min(NOWCAST_HOURS, at + 1);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  let ofNewest = 0;
  for (let age = 0; age < hours; age++) {
    const value = hourly[at - age];
    if (Number.isNaN(value)) continue;
    if (age < 3) ofNewest++;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  if (ofNewest < 2) return Number.NaN;
  if (highest <= 0) return 0;
  const factor = Math.max(0.5, lowest / highest);
  let weighted = 0;
  let weights = 0;
  for (let age = 0; age < hours; age++) {
    const value = hourly[at - age];
    if (Number.isNaN(value)) continue;
    weighted += factor ** age * value;
    weights += factor ** age;
  }
  return weighted / weights;
}

/** The larger of both; above the table of 8 hours that of 1 hour, yet never less than where the former ends. */
function ozoneIndex(of8h: number, of1h: number): number {
  const longTop = OZONE_8H_PPB[OZONE_8H_PPB.length - 1].high;
  const long = truncated(of8h) > longTop ? OZONE_8H_TOP : indexIn(OZONE_8H_PPB, of8h);
  const short = truncated(of1h) >= OZONE_1H_PPB[0].low ? indexIn(OZONE_1H_PPB, of1h) : Number.NaN;
  if (Number.isNaN(long) || Number.isNaN(short)) return Number.isNaN(long) ? short : long;
  return Math.max(long, short);
}

function so2Index(of1h: number, of24h: number): number {
  if (truncated(of1h) <= SO2_1H_PPB[SO2_1H_PPB.length - 1].high || Number.isNaN(of1h)) {
    return indexIn(SO2_1H_PPB, of1h);
  }
  return truncated(of24h) >= SO2_24H_PPB[0].low ? indexIn(SO2_24H_PPB, of24h) : SO2_1H_TOP;
}

function indexIn(table: readonly Step[], concentration: number): number {
  if (Number.isNaN(concentration)) return Number.NaN;
  const whole = Math.max(0, truncated(concentration));
  return Math.min(MAX_INDEX, Math.round(along(stepOf(table, whole), whole)));
}

/** One range of concentrations for each band of the index; null for a band that the table has not. */
function steps(...ranges: readonly (readonly [number, number] | null)[]): readonly Step[] {
  return ranges.flatMap((range, band) => {
    if (range === null) return [];
    const [indexLow, indexHigh] = INDEX_BANDS[band];
    return [{ low: range[0], high: range[1], indexLow, indexHigh }];
  });
}
