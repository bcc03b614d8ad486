/** Synthetic weather for decision tests: a few days of hours from a baseline and a rule per hour, and a whole question. */

import { BUILT_IN, findActivity } from '../../src/decision/activities.ts';
import type { OfficialAlert } from '../../src/decision/alerts.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import type { Profile } from '../../src/decision/profile.ts';
import { apparentTemperatureInShadeC } from '../../src/physics/comfort.ts';
import { relativeHumidityPct } from '../../src/physics/humidity.ts';
import { type MoonDay, moonDay, sunDay } from '../../src/sky/day.ts';
import { solarAltitudesDeg } from '../../src/sky/positions.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  civilHourAt,
  epochDay,
  localHourStarts,
  type OffsetTable,
  offsetTable,
  parseCivilDate,
} from '../../src/time/civil.ts';
import { DAY_MS } from '../../src/time/units.ts';
import {
  emptyColumns,
  HOURLY_VARIABLES,
  type HourlyVariable,
  type HourlyWeather,
  type WeatherSourceName,
} from '../../src/weather/hourly.ts';

export type HourValues = Partial<Record<HourlyVariable, number>>;

export interface Scenario {
  readonly activity: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly tzId?: string;
  readonly date?: string;
  /** Values of every hour, over the mild baseline. */
  readonly base?: HourValues;
  /** Values of single hours: local hour 0 to 23, and days from the date asked about. */
  readonly at?: (hour: number, day: number) => HourValues;
  /** Columns that the source lacks. */
  readonly without?: readonly HourlyVariable[];
  /** How many days of weather follow the day asked about. */
  readonly daysAfter?: number;
  readonly fromHour?: number;
  readonly toHour?: number;
  /** Local hour of the question on the day asked about; midnight when left out. */
  readonly nowHour?: number;
  readonly units?: 'metric' | 'imperial';
  readonly alerts?: readonly OfficialAlert[];
  readonly otherAlerts?: DecisionInput['otherAlerts'];
  readonly source?: WeatherSourceName;
  readonly moon?: Partial<MoonDay>;
}

/** A dry, mild, light-winded day with some cloud; by night without sun. */
export const MILD: Readonly<Required<HourValues>> = {
  temperatureC: 17,
  dewPointC: 9,
  relativeHumidityPct: 59,
  apparentTemperatureC: 17,
  precipitationMm: 0,
  precipitationProbabilityPct: 0,
  snowfallCm: 0,
  snowDepthM: 0,
  weatherCode: 1,
  cloudPct: 20,
  visibilityM: 25_000,
  windKmh: 9,
  windDirectionDeg: 240,
  gustKmh: 16,
  wind80mKmh: 13,
  wind120mKmh: 13,
  surfacePressureHpa: 1010,
  seaLevelPressureHpa: 1015,
  shortwaveWm2: 0,
  directNormalWm2: 0,
  diffuseWm2: 0,
  uvIndex: 0,
  capeJkg: 0,
  soilTemperatureC: 13,
  usAqi: 30,
  waveHeightM: 0.4,
  seaTemperatureC: 19,
  pollenLevel: 0,
  kpIndex: 2,
};

/** A day's course of the air: coldest at 04:00, warmest at 16:00, humidity by a dew point that stays. */
export function course(low: number, high: number, dewPointC: number, windKmh = 9): (hour: number) => HourValues {
  return (hour) => {
    const temperatureC = (low + high) / 2 - ((high - low) / 2) * Math.cos(((hour - 4) / 24) * 2 * Math.PI);
    const relativeHumidity = relativeHumidityPct(temperatureC, Math.min(dewPointC, temperatureC));
    return {
      temperatureC,
      dewPointC: Math.min(dewPointC, temperatureC),
      relativeHumidityPct: relativeHumidity,
      apparentTemperatureC: apparentTemperatureInShadeC(temperatureC, relativeHumidity, windKmh),
      windKmh,
    };
  };
}

export function weatherOf(scenario: Scenario): HourlyWeather {
  const place = placeOf(scenario);
  const firstMs = civilDay(place.tzId, addDays(place.date, -2)).startMs;
  const lastMs = civilDay(place.tzId, addDays(place.date, scenario.daysAfter ?? 3)).endMs;
  const startMs = localHourStarts(place.zone, firstMs, lastMs);
  const columns = emptyColumns(startMs.length);
  const sun = solarAltitudesDeg(
    startMs.map((ms) => ms + 1_800_000),
    place.lat,
    place.lon,
  );
  for (let i = 0; i < startMs.length; i++) {
    const hour = civilHourAt(place.zone, startMs[i]);
    const day = epochDay(civilDateAt(place.zone, startMs[i])) - epochDay(place.date);
    const shine = Math.max(0, Math.sin((sun[i] * Math.PI) / 180));
    const values: HourValues = {
      ...MILD,
      shortwaveWm2: 950 * shine,
      uvIndex: 7 * shine ** 1.4,
      ...scenario.base,
      ...scenario.at?.(hour, day),
    };
    for (const name of HOURLY_VARIABLES) {
      columns[name][i] = scenario.without?.includes(name) ? Number.NaN : (values[name] ?? Number.NaN);
    }
  }
  const provenance = {
    source: scenario.source ?? 'open-meteo',
    updatedAtMs: civilDay(place.tzId, place.date).startMs,
    stale: false,
    attribution: '',
  };
  return { startMs, length: startMs.length, columns, elevationM: 50, provenance };
}

/** The question of a scenario; `weather` takes the place of the scenario's own. */
export function questionOf(scenario: Scenario, weather: HourlyWeather = weatherOf(scenario)): DecisionInput {
  const { lat, lon, tzId, date, zone } = placeOf(scenario);
  const day = civilDay(tzId, date);
  const nextDay = civilDay(tzId, addDays(date, 1));
  return {
    profile: profileOf(scenario.activity),
    weather,
    lat,
    lon,
    zone,
    day,
    nextDay,
    sun: sunDay(day, lat, lon),
    nextSun: sunDay(nextDay, lat, lon),
    moon: { ...moonDay(day, lat, lon), ...scenario.moon },
    fromHour: scenario.fromHour ?? null,
    toHour: scenario.toHour ?? null,
    nowMs: scenario.nowHour === undefined ? day.startMs - DAY_MS : day.startMs + scenario.nowHour * 3_600_000,
    units: scenario.units ?? 'metric',
    alerts: scenario.alerts ?? [],
    otherAlerts: scenario.otherAlerts ?? 'none',
  };
}

export function profileOf(activity: string): Profile {
  const found = findActivity(activity, BUILT_IN);
  if ('suggestions' in found) throw new Error(`no activity ${activity}`);
  return found;
}

interface ScenarioPlace {
  readonly lat: number;
  readonly lon: number;
  readonly tzId: string;
  readonly date: CivilDate;
  readonly zone: OffsetTable;
}

function placeOf(scenario: Scenario): ScenarioPlace {
  const { lat = 53.8, lon = -1.55, tzId = 'Europe/London' } = scenario;
  const date = parseCivilDate(scenario.date ?? '2026-06-10');
  if (date === null) throw new Error(`no date ${scenario.date}`);
  const middle = epochDay(date) * DAY_MS;
  return { lat, lon, tzId, date, zone: offsetTable(tzId, middle - 20 * DAY_MS, middle + 20 * DAY_MS) };
}

/** When people do it, unless they ask for other hours: the first hour, and the hour by which it is over. */
export const USUAL_HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'outdoor-event': [10, 23],
  'outdoor-work': [6, 20],
  'laundry-drying': [7, 20],
  gardening: [7, 21],
  'dog-walking': [6, 23],
  running: [5, 22],
  cycling: [6, 22],
  tennis: [7, 22],
  beach: [8, 20],
  fishing: [4, 22],
};
