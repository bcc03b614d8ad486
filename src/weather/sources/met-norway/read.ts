/**
 * Reads a document of Locationforecast 2.0 (`complete`) into hourly weather.
 *
 * Its series is hourly for about two and a half days and six-hourly to the tenth. Each time holds the values of that
 * instant, and the amount and the symbol of the period that begins there: of one hour (`next_1_hours`) in the first
 * part, of six (`next_6_hours`) in the second. Records begin at their hour, so the former fit as they are. Of the latter:
 *
 * - Instants in between are interpolated, as every hourly product of six-hourly steps is; wind direction as a vector. What
 *   peaks or dips between two steps is flattened by that.
 * - An amount of six hours is spread evenly: the hour in which it falls is unknown, so the expectation of each is a
 *   sixth, and the sum of the day stays true. It is no claim that it drizzles for six hours.
 * - A probability of six hours is not that of one: it may be anything from a part of it to all of it. It stays unknown.
 * - The symbol stands for all of its hours.
 *
 * What it does not know (radiation, visibility, gusts outside the north of Europe, soil, CAPE) stays NaN. Its UV index is
 * that of a clear sky, so the cloud of the hour dims it as in `uv.ts`.
 */
import { apparentTemperatureInSunC } from '../../../physics/comfort.ts';
import { dewPointC, vapourPressureBomHpa } from '../../../physics/humidity.ts';
import { surfacePressureRatio } from '../../../physics/pressure.ts';
import { cloudUvTransmittance } from '../../../sky/irradiance.ts';
import { type CivilDate, civilDay } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { emptyColumns, type HourlyColumns, type HourlyWeather } from '../../hourly.ts';
import { directionBetween } from '../../hours/align.ts';
import { WATER_MM_PER_SNOW_CM } from '../../hours/precipitation.ts';
import { fillUvIndex } from '../../hours/uv.ts';
import { meaningOfSymbol } from './symbols.ts';

/** As the terms ask: the data's origin, the licence that allows sharing, and the note that they were changed. */
export const MET_NORWAY_ATTRIBUTION =
  'Data from MET Norway (https://api.met.no/), Norwegian Licence for Open Government Data (NLOD) 2.0 and CC BY 4.0, adapted';

const KMH_PER_MS = 3.6;
/** Between two steps farther apart than this nothing is interpolated. */
const MAX_STEP_HOURS = 6;
/** Ten days of hours and something; a longer series is not this product. */
const MAX_HOURS = 400;

/** What is read of the instants; all of it in the units stated in the document, which are checked. */
const INSTANTS = {
  temperatureC: ['air_temperature', 'celsius', 1],
  dewPointC: ['dew_point_temperature', 'celsius', 1],
  relativeHumidityPct: ['relative_humidity', '%', 1],
  cloudPct: ['cloud_area_fraction', '%', 1],
  windKmh: ['wind_speed', 'm/s', KMH_PER_MS],
  gustKmh: ['wind_speed_of_gust', 'm/s', KMH_PER_MS],
  windDirectionDeg: ['wind_from_direction', 'degrees', 1],
  seaLevelPressureHpa: ['air_pressure_at_sea_level', 'hPa', 1],
  uvIndex: ['ultraviolet_index_clear_sky', '1', 1],
} as const;

type Instant = keyof typeof INSTANTS;
const INSTANT_NAMES = Object.keys(INSTANTS) as Instant[];

type JsonObject = Readonly<Record<string, unknown>>;

interface Step {
  readonly atMs: number;
  readonly instant: JsonObject;
  readonly period: StepPeriod | null;
}

interface StepPeriod {
  readonly hours: 1 | 6;
  readonly amountMm: number;
  /** NaN where it is that of more than an hour. */
  readonly probabilityPct: number;
  readonly symbol: string;
}

/**
 * The hours of a document in UTC, from the start of that date on so that they begin where other forecasts do; what lies
 * before the document's first hour is NaN. Throws `UpstreamError` for anything that is not such a document.
 */
export function readForecast(text: string, lat: number, lon: number, from: CivilDate, askedMs: number): HourlyWeather {
  const root = parseDocument(text);
  const properties = objectAt(root, 'properties');
  checkUnits(objectAt(objectAt(properties, 'meta'), 'units'));
  const steps = readSteps(properties.timeseries);
  const startMs = hoursFrom(civilDay('UTC', from).startMs, steps);
  const columns = emptyColumns(startMs.length);
  const elevationM = elevationOf(root);
  for (const [i, step] of steps.entries()) {
    fillInstants(columns, startMs[0], step, steps[i + 1]);
    if (step.period !== null) fillPeriod(columns, startMs[0], step.atMs, step.period);
  }
  if (columns.temperatureC.every(Number.isNaN)) throw malformed('no temperatures');
  derive(columns, elevationM);
  const weather: HourlyWeather = {
    startMs,
    length: startMs.length,
    columns,
    elevationM,
    provenance: {
      source: 'met-norway',
      updatedAtMs: askedMs,
      stale: false,
      attribution: MET_NORWAY_ATTRIBUTION,
    },
  };
  fillUvIndex(weather, lat, lon);
  return weather;
}

function parseDocument(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('not JSON');
  }
  if (!isObject(value)) throw malformed('not one object');
  return value;
}

/** A unit that is stated differently changes the meaning of every number; one not stated belongs to nothing we read. */
function checkUnits(units: JsonObject): void {
  const expected = [...Object.values(INSTANTS).map(([name, unit]) => [name, unit]), ['precipitation_amount', 'mm']];
  for (const [name, unit] of expected) {
    if (units[name] !== undefined && units[name] !== unit) {
      throw malformed(`${name} is in the unknown unit ${JSON.stringify(units[name])}`);
    }
  }
}

function readSteps(series: unknown): Step[] {
  if (!Array.isArray(series) || series.length === 0) throw malformed('no timeseries');
  let beforeMs = Number.NEGATIVE_INFINITY;
  return series.map((entry) => {
    if (!isObject(entry)) throw malformed('a time is no object');
    const atMs = typeof entry.time === 'string' ? Date.parse(entry.time) : Number.NaN;
    if (!(atMs > beforeMs) || atMs % HOUR_MS !== 0) throw malformed('times are not ascending whole hours');
    beforeMs = atMs;
    const data = objectAt(entry, 'data');
    return { atMs, instant: objectAt(objectAt(data, 'instant'), 'details'), period: periodOf(data) };
  });
}

function periodOf(data: JsonObject): StepPeriod | null {
  const hours = data.next_1_hours !== undefined ? 1 : 6;
  const period = data[`next_${hours}_hours`];
  if (!isObject(period)) return null;
  const details = isObject(period.details) ? period.details : {};
  const summary = isObject(period.summary) ? period.summary : {};
  return {
    hours,
    amountMm: numberAt(details, 'precipitation_amount'),
    probabilityPct: hours === 1 ? numberAt(details, 'probability_of_precipitation') : Number.NaN,
    symbol: typeof summary.symbol_code === 'string' ? summary.symbol_code : '',
  };
}

/** Every whole hour from that start to the last that the document covers. */
function hoursFrom(firstMs: number, steps: readonly Step[]): Float64Array {
  const last = steps[steps.length - 1];
  const endMs = last.atMs + (last.period?.hours ?? 1) * HOUR_MS;
  const length = (endMs - firstMs) / HOUR_MS;
  if (!(length > 0 && length <= MAX_HOURS)) throw malformed('the times are not those of a forecast from now on');
  return Float64Array.from({ length }, (_, i) => firstMs + i * HOUR_MS);
}

/** The values at a step, and those between it and the next. */
function fillInstants(columns: HourlyColumns, firstMs: number, step: Step, next: Step | undefined): void {
  const at = (step.atMs - firstMs) / HOUR_MS;
  const apart = next === undefined ? 1 : (next.atMs - step.atMs) / HOUR_MS;
  for (const name of INSTANT_NAMES) {
    const value = instantOf(step, name);
    if (at >= 0) columns[name][at] = value;
    if (next === undefined || apart > MAX_STEP_HOURS || !isInterpolated(name)) continue;
    const after = instantOf(next, name);
    for (let i = 1; i < apart; i++) {
      if (at + i < 0) continue;
      columns[name][at + i] =
        name === 'windDirectionDeg'
          ? directionBetween(value, instantOf(step, 'windKmh'), after, instantOf(next, 'windKmh'), i / apart)
          : value + ((after - value) * i) / apart;
    }
  }
}

/** A gust is the peak of some time and the UV index follows the sun: neither runs straight from step to step. */
function isInterpolated(name: Instant): boolean {
  return name !== 'gustKmh' && name !== 'uvIndex';
}

function instantOf({ instant }: Step, name: Instant): number {
  const [key, , factor] = INSTANTS[name];
  return numberAt(instant, key) * factor;
}

function fillPeriod(columns: HourlyColumns, firstMs: number, atMs: number, period: StepPeriod): void {
  const { hours, amountMm, probabilityPct, symbol } = period;
  const { weatherCode, kind } = meaningOfSymbol(symbol);
  const first = (atMs - firstMs) / HOUR_MS;
  const hourMm = amountMm / hours;
  for (let i = Math.max(0, first); i < first + hours; i++) {
    columns.precipitationMm[i] = hourMm;
    columns.precipitationProbabilityPct[i] = probabilityPct;
    columns.snowfallCm[i] = snowfallCm(hourMm, kind);
    columns.weatherCode[i] = weatherCode;
  }
}

/** As deep as Open-Meteo computes it; how much of sleet is snow, or what falls from a symbol that is dry, is unknown. */
function snowfallCm(waterMm: number, kind: ReturnType<typeof meaningOfSymbol>['kind']): number {
  if (waterMm === 0 || kind === 'rain') return 0 * waterMm;
  return kind === 'snow' ? waterMm / WATER_MM_PER_SNOW_CM : Number.NaN;
}

function derive(columns: HourlyColumns, elevationM: number): void {
  const { temperatureC, relativeHumidityPct, windKmh, seaLevelPressureHpa, cloudPct, uvIndex } = columns;
  for (let i = 0; i < temperatureC.length; i++) {
    if (Number.isNaN(columns.dewPointC[i])) columns.dewPointC[i] = dewPointC(temperatureC[i], relativeHumidityPct[i]);
    columns.apparentTemperatureC[i] = apparentTemperatureInSunC(
      temperatureC[i],
      vapourPressureBomHpa(temperatureC[i], relativeHumidityPct[i]),
      windKmh[i],
      Number.NaN,
    );
    columns.surfacePressureHpa[i] = seaLevelPressureHpa[i] * surfacePressureRatio(temperatureC[i], elevationM);
    // The mean of the hour under a clear sky, from the values at its ends; the next is still untouched.
    uvIndex[i] = ((uvIndex[i] + (uvIndex[i + 1] ?? Number.NaN)) / 2) * cloudUvTransmittance(cloudPct[i] / 100);
  }
}

/** Metres; the third of the coordinates. */
function elevationOf(root: JsonObject): number {
  const { coordinates } = objectAt(root, 'geometry');
  const value: unknown = Array.isArray(coordinates) ? coordinates[2] : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}

function numberAt(object: JsonObject, name: string): number {
  const value = object[name] ?? Number.NaN;
  if (typeof value !== 'number') throw malformed(`${name} is not a number`);
  return value;
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  if (!isObject(value)) throw malformed(`${name} is missing`);
  return value;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(what: string): UpstreamError {
  return new UpstreamError('malformed', `unreadable answer: ${what}`);
}
