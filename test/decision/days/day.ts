/**
 * A kind of day, described as a forecaster would: place, date, the day's course of the air, and what is special about it.
 * The rest of each hour follows from that (humidity, felt temperature, sunlight under the cloud, UV, sight, weather code).
 *
 * The same day can be read as columns by the engine (`hoursOn`, `questionOn`) and as an upstream's answer (`upstreamOn`).
 * Nothing in it is random. A course is a number, or a rule of the local hour (0 to 23) and of the days from the date.
 */
import { decideDay } from '../../../src/decision/decide.ts';
import type { DecisionInput } from '../../../src/decision/input.ts';
import { apparentTemperatureInSunC } from '../../../src/physics/comfort.ts';
import { relativeHumidityPct, vapourPressureBomHpa } from '../../../src/physics/humidity.ts';
import {
  clearSkyGlobalWm2,
  clearSkyUvIndex,
  cloudUvTransmittance,
  extraterrestrialNormalWm2,
  usualLinkeTurbidity,
  usualOzoneDobson,
} from '../../../src/sky/irradiance.ts';
import { solarAltitudesDeg } from '../../../src/sky/positions.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  civilHourAt,
  dayOfYear,
  epochDay,
  localHourStarts,
  type OffsetTable,
  offsetTable,
  parseCivilDate,
} from '../../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../src/time/units.ts';
import { pollenClass } from '../../../src/weather/air-quality/pollen.ts';
import {
  emptyColumns,
  HOURLY_VARIABLES,
  type HourlyVariable,
  type HourlyWeather,
} from '../../../src/weather/hourly.ts';
import { SEA_VARIABLES, UPSTREAM_VARIABLES } from '../../../src/weather/sources/open-meteo/variables.ts';
import type { UpstreamWeather } from '../../upstream/weather.ts';
import { type Judged, judgedOf } from '../judged.ts';
import { questionOf, type Scenario } from '../scenario.ts';

export type Course = number | ((hour: number, day: number) => number);

export interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly tzId: string;
  readonly elevationM?: number;
}

export interface DayOptions {
  readonly name: string;
  readonly place: Place;
  readonly date: string;
  /** The air: from the low at 05:00 to the high at 15:00, or hour by hour. */
  readonly temperatureC: readonly [lowC: number, highC: number] | Course;
  readonly dewPointC: Course;
  readonly windKmh: Course;
  /** One and a half times the wind when left out. */
  readonly gustKmh?: Course;
  readonly windDirectionDeg?: number;
  readonly cloudPct?: Course;
  /** Water of rain and snow in the hour. */
  readonly precipitationMm?: Course;
  readonly chancePct?: Course;
  readonly snowfallCm?: Course;
  readonly snowDepthCm?: Course;
  /** From cloud, precipitation and fog when left out. */
  readonly weatherCode?: Course;
  /** From humidity and precipitation when left out. */
  readonly visibilityM?: Course;
  readonly capeJkg?: Course;
  readonly soilTemperatureC?: Course;
  readonly usAqi?: Course;
  /** Left out where there is no sea. */
  readonly waveHeightM?: Course;
  readonly seaTemperatureC?: Course;
  /** Grass pollen, grains/m³; left out where there is no pollen. */
  readonly grassPollenM3?: Course;
  /** Columns that the source lacks. */
  readonly without?: readonly HourlyVariable[];
}

export interface WeatherDay extends DayOptions {
  /** All that is known of the hour that begins at an instant. */
  at(startMs: number): Readonly<Record<HourlyVariable, number>>;
}

export function weatherDay(options: DayOptions): WeatherDay {
  const { zone, date } = timesOf(options);
  const { lat, lon, elevationM = 50 } = options.place;
  return {
    ...options,
    at(startMs) {
      const hour = civilHourAt(zone, startMs);
      const localDate = civilDateAt(zone, startMs);
      const day = epochDay(localDate) - epochDay(date);
      const read = (course: Course | undefined, otherwise: number): number =>
        course === undefined ? otherwise : typeof course === 'number' ? course : course(hour, day);
      const temperatureC = temperatureAt(options.temperatureC, hour, day);
      const dewPointC = Math.min(read(options.dewPointC, Number.NaN), temperatureC);
      const humidityPct = relativeHumidityPct(temperatureC, dewPointC);
      const windKmh = read(options.windKmh, Number.NaN);
      const cloudPct = read(options.cloudPct, 25);
      const precipitationMm = read(options.precipitationMm, 0);
      const snowfallCm = read(options.snowfallCm, 0);
      const visibilityM = read(options.visibilityM, sightM(humidityPct, precipitationMm, snowfallCm));
      const [before, altitude] = solarAltitudesDeg(
        Float64Array.of(startMs - HOUR_MS / 2, startMs + HOUR_MS / 2),
        lat,
        lon,
      );
      const inYear = dayOfYear(localDate);
      const sun = sunlight(altitude, inYear, lat, elevationM, cloudPct / 100);
      // Upstream makes the felt temperature at a stamp with the sun of the hour before it.
      const { globalWm2: sunBeforeWm2 } = sunlight(before, inYear, lat, elevationM, cloudPct / 100);
      const values: Record<HourlyVariable, number> = {
        temperatureC: tenth(temperatureC),
        dewPointC: tenth(dewPointC),
        relativeHumidityPct: Math.round(humidityPct),
        apparentTemperatureC: tenth(
          apparentTemperatureInSunC(
            temperatureC,
            vapourPressureBomHpa(temperatureC, humidityPct),
            windKmh,
            sunBeforeWm2,
          ),
        ),
        precipitationMm,
        precipitationProbabilityPct: read(options.chancePct, precipitationMm > 0 ? 80 : 0),
        snowfallCm,
        snowDepthM: read(options.snowDepthCm, 0) / 100,
        weatherCode: read(
          options.weatherCode,
          codeOf(temperatureC, cloudPct, precipitationMm, snowfallCm, visibilityM),
        ),
        cloudPct,
        visibilityM,
        windKmh,
        windDirectionDeg: options.windDirectionDeg ?? 240,
        gustKmh: read(options.gustKmh, 1.5 * windKmh),
        wind80mKmh: 1.35 * windKmh,
        wind120mKmh: 1.4 * windKmh,
        surfacePressureHpa: Math.round(1015 * Math.exp(-elevationM / 8400)),
        seaLevelPressureHpa: 1015,
        shortwaveWm2: Math.round(sun.globalWm2),
        directNormalWm2: Math.round(sun.globalWm2 * (1 - cloudPct / 100)),
        diffuseWm2: Math.round(sun.globalWm2 * (0.15 + (0.85 * cloudPct) / 100)),
        uvIndex: tenth(sun.uvIndex),
        capeJkg: read(options.capeJkg, 0),
        soilTemperatureC: read(options.soilTemperatureC, tenth(meanC(options.temperatureC, day))),
        usAqi: read(options.usAqi, 35),
        waveHeightM: read(options.waveHeightM, Number.NaN),
        seaTemperatureC: read(options.seaTemperatureC, Number.NaN),
        pollenLevel: pollenClass('grass', read(options.grassPollenM3, Number.NaN)),
        // Kp is no weather: it comes from a server of its own.
        kpIndex: Number.NaN,
      };
      for (const name of options.without ?? []) values[name] = Number.NaN;
      return values;
    },
  };
}

/** The same day from a source that lacks some columns. */
export function lacking(day: WeatherDay, ...columns: readonly HourlyVariable[]): WeatherDay {
  const names = [...(day.without ?? []), ...columns];
  return weatherDay({ ...day, name: `${day.name}, without ${columns.join(' and ')}`, without: names });
}

/** The same day with some of it changed. */
export function but(day: WeatherDay, changes: Partial<DayOptions>): WeatherDay {
  return weatherDay({ ...day, ...changes });
}

/** What a source sends instead of the humidity: neither it nor what is made from it. */
export const HUMIDITY_COLUMNS: readonly HourlyVariable[] = ['relativeHumidityPct', 'dewPointC', 'apparentTemperatureC'];

/** A course that takes one value in some hours of the day asked about, and another one elsewhere. */
export function between(fromHour: number, toHour: number, inside: number, outside: number): Course {
  return (hour, day) => (day === 0 && hour >= fromHour && hour < toHour ? inside : outside);
}

/** A course that takes one value in some hours of every day, and another one elsewhere. */
export function daily(fromHour: number, toHour: number, inside: number, outside: number): Course {
  return (hour) => (hour >= fromHour && hour < toHour ? inside : outside);
}

/** Days of weather before the date, as an upstream sends them with a forecast. */
const DAYS_BEFORE = 2;
const hoursOfDay = new WeakMap<WeatherDay, Map<number, HourlyWeather>>();

/** The columns of a day and of the days around it; the same ones each time. */
export function hoursOn(day: WeatherDay, daysAfter = 3): HourlyWeather {
  const known = hoursOfDay.get(day) ?? new Map<number, HourlyWeather>();
  hoursOfDay.set(day, known);
  const hours = known.get(daysAfter) ?? makeHours(day, daysAfter);
  known.set(daysAfter, hours);
  return hours;
}

function makeHours(day: WeatherDay, daysAfter: number): HourlyWeather {
  const { zone, date } = timesOf(day);
  const firstMs = civilDay(day.place.tzId, addDays(date, -DAYS_BEFORE)).startMs;
  const lastMs = civilDay(day.place.tzId, addDays(date, daysAfter)).endMs;
  const startMs = localHourStarts(zone, firstMs, lastMs);
  const columns = emptyColumns(startMs.length);
  for (let i = 0; i < startMs.length; i++) {
    const values = day.at(startMs[i]);
    for (const name of HOURLY_VARIABLES) columns[name][i] = values[name];
  }
  const provenance = {
    source: 'open-meteo',
    updatedAtMs: civilDay(day.place.tzId, date).startMs,
    stale: false,
    attribution: '',
  };
  return { startMs, length: startMs.length, columns, elevationM: day.place.elevationM ?? 50, provenance };
}

export type Asking = Omit<Partial<Scenario>, 'activity' | 'lat' | 'lon' | 'tzId' | 'base' | 'at' | 'without'>;

/** The question for an activity on such a day; `asking.date` may be a later one. */
export function questionOn(
  day: WeatherDay,
  activity: string,
  asking: Asking = {},
  hours = hoursOn(day),
): DecisionInput {
  const { lat, lon, tzId } = day.place;
  return questionOf({ activity, lat, lon, tzId, date: day.date, ...asking }, hours);
}

export function judgedOn(day: WeatherDay, activity: string, asking: Asking = {}): Judged {
  const input = questionOn(day, activity, asking);
  const decision = decideDay(input);
  if (decision === null) throw new Error(`no decision for ${activity} on ${day.name}`);
  return judgedOf(input, decision);
}

/** The day as an upstream sends it: sums and means stamped at the end of their hour, gaps as null. */
export function upstreamOn(day: WeatherDay): UpstreamWeather {
  const hours = new Map<number, ReturnType<WeatherDay['at']>>();
  return (variable, epochSeconds) => {
    const gas = GASES[variable];
    if (gas !== undefined) return gas;
    if (variable.endsWith('_pollen')) return pollenOn(day, variable, epochSeconds * 1000);
    const known = UPSTREAM_VARIABLES.get(variable) ?? SEA_VARIABLES.get(variable);
    const column = variable === 'pm2_5' ? 'usAqi' : known?.column;
    if (column === undefined) return null;
    const preceding = known?.precedingHour === true;
    const startMs = epochSeconds * 1000 - (preceding ? HOUR_MS : 0);
    const values = hours.get(startMs) ?? day.at(startMs);
    hours.set(startMs, values);
    const value = values[column];
    if (Number.isNaN(value)) return null;
    return variable === 'pm2_5' ? pm25OfUsAqi(value) : value;
  };
}

/** No other pollen is in the air where there is grass pollen. */
function pollenOn({ place, date, grassPollenM3 }: WeatherDay, variable: string, startMs: number): number | null {
  if (grassPollenM3 === undefined) return null;
  if (variable !== 'grass_pollen') return 0;
  if (typeof grassPollenM3 === 'number') return grassPollenM3;
  const zone = offsetTable(place.tzId, startMs, startMs);
  const day = epochDay(civilDateAt(zone, startMs)) - epochDay(civilDateOf(date));
  return grassPollenM3(civilHourAt(zone, startMs), day);
}

/** The local clock of a day's place as an instant. */
export function instantOn({ place, date }: WeatherDay, hour: number, minute = 0): string {
  const { startMs } = civilDay(place.tzId, civilDateOf(date));
  return new Date(startMs + hour * HOUR_MS + minute * 60_000).toISOString();
}

/** Too little of the gases to count. */
const GASES: Readonly<Record<string, number>> = {
  pm10: 10,
  carbon_monoxide: 150,
  nitrogen_dioxide: 5,
  sulphur_dioxide: 2,
  ozone: 40,
};

/** Fine particles that make an index, µg/m³: the table of the US EPA of 2024 (EPA-454/B-24-002) read backwards. */
const PM25_BANDS = [
  [0, 50, 0, 9],
  [51, 100, 9.1, 35.4],
  [101, 150, 35.5, 55.4],
  [151, 200, 55.5, 125.4],
  [201, 300, 125.5, 225.4],
  [301, 500, 225.5, 325.4],
] as const;

function pm25OfUsAqi(usAqi: number): number {
  const [low, high, from, to] = PM25_BANDS.find(([, top]) => usAqi <= top) ?? PM25_BANDS[5];
  return tenth(from + ((to - from) * (usAqi - low)) / (high - low));
}

function timesOf({ place, date: text }: DayOptions): { zone: OffsetTable; date: CivilDate } {
  const date = civilDateOf(text);
  const middle = epochDay(date) * DAY_MS;
  return { date, zone: offsetTable(place.tzId, middle - 20 * DAY_MS, middle + 20 * DAY_MS) };
}

function civilDateOf(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`no date ${text}`);
  return date;
}

function temperatureAt(air: DayOptions['temperatureC'], hour: number, day: number): number {
  if (typeof air === 'number') return air;
  if (typeof air === 'function') return air(hour, day);
  const [low, high] = air;
  // Ten hours up from 05:00, fourteen down from 15:00.
  const phase = hour >= 5 && hour < 15 ? (hour - 5) / 10 - 1 : ((hour + 9) % 24) / 14;
  return (low + high) / 2 + ((high - low) / 2) * Math.cos(phase * Math.PI);
}

function meanC(air: DayOptions['temperatureC'], day: number): number {
  const hours = Array.from({ length: 24 }, (_, hour) => temperatureAt(air, hour, day));
  return hours.reduce((sum, value) => sum + value, 0) / 24;
}

/** Global light by Ineichen and Perez under the cloud factor of Kasten and Czeplak (1980), and the UV index. */
function sunlight(altitudeDeg: number, dayInYear: number, lat: number, elevationM: number, cloud: number) {
  if (altitudeDeg <= 0) return { globalWm2: 0, uvIndex: 0 };
  const summerness = (1 - Math.cos((2 * Math.PI * (dayInYear + (lat < 0 ? 182 : 0) + 10)) / 365.25)) / 2;
  const turbidity = usualLinkeTurbidity(lat, summerness);
  const aboveWm2 = extraterrestrialNormalWm2(dayInYear);
  const clear = clearSkyGlobalWm2(altitudeDeg, aboveWm2, elevationM, turbidity);
  const uv = clearSkyUvIndex(altitudeDeg, usualOzoneDobson(lat, dayInYear), elevationM, aboveWm2);
  return { globalWm2: clear * (1 - 0.75 * cloud ** 3.4), uvIndex: uv * cloudUvTransmittance(cloud) };
}

/** Sight by humidity and by what falls, as models give it: 30 km in dry air, 3 km in moderate rain, fog when saturated. */
function sightM(humidityPct: number, precipitationMm: number, snowfallCm: number): number {
  const dry = humidityPct > 98 ? 6_000 : humidityPct > 93 ? 14_000 : 30_000;
  const rain = precipitationMm > 0 ? 12_000 / (1 + precipitationMm) : dry;
  return Math.round(Math.min(dry, rain, snowfallCm > 0 ? 2_500 / (1 + 2 * snowfallCm) : dry));
}

/** The WMO code as Open-Meteo derives it from the others; thunder and ice on the ground are told by the day itself. */
function codeOf(temperatureC: number, cloudPct: number, rainMm: number, snowCm: number, visibilityM: number): number {
  if (snowCm > 0) return snowCm < 0.5 ? 71 : snowCm < 1.5 ? 73 : 75;
  if (rainMm >= 0.1) return rainMm < 0.5 ? 51 : rainMm < 2.5 ? 61 : rainMm < 7.6 ? 63 : 65;
  if (visibilityM <= 1000) return temperatureC < 0 ? 48 : 45;
  return cloudPct < 10 ? 0 : cloudPct < 40 ? 1 : cloudPct < 75 ? 2 : 3;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
