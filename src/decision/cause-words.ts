/** What limits a day, what is dangerous on it and what is not known about it, as phrases. */

import { formatLocal } from '../time/civil.ts';
import { oneHour } from '../weather/hour-slice.ts';
import { alertPhrase, isInForce } from './alerts.ts';
import type { Danger } from './day-worst.ts';
import { isSnowAlone } from './falling.ts';
import { joinNames } from './grammar.ts';
import type { DecisionInput } from './input.ts';
import { type Cause, DAYLIGHT_ISSUE, type Judgement, TIME_ISSUE } from './judge.ts';
import { isAssumed } from './knowledge.ts';
import { isFog, isHaze } from './obscurity.ts';
import { formatLimit, type PhraseContext } from './phrases.ts';
import { formatPollen, peakPollen } from './pollen.ts';
import { LEVELS } from './severity.ts';
import { hourEndMs } from './span.ts';
import type { Gap, Variable } from './variables.ts';

/** The cause as a noun phrase with its number. */
export function formatCause(judged: Judgement, cause: Cause): string {
  if (cause.alert !== null) return alertPhrase(cause.alert);
  const least = judged.input.profile.window.minimumHours;
  if (cause.issue === TIME_ISSUE) return `only ${cause.value} h left of the ${least} h it takes`;
  if (cause.issue === DAYLIGHT_ISSUE)
    return `${cause.value === 0 ? 'no' : `only ${cause.value} h of`} usable daylight for the ${least} h it takes`;
  if (cause.variable === null) return formatThunder(judged, cause.hour);
  return formatLimit(cause.variable, cause.value, limitSetting(judged, cause.variable, cause.hour, cause.tooLow));
}

/** What a phrase needs to know about an hour. */
export function settingAt({ input, hours }: Judgement, hour: number, tooLow: boolean): PhraseContext {
  const columns = hours.columnsAt(hour);
  const rainChance = hours.rainIn(oneHour(hour));
  const pollen = peakPollen(hours, [hour]);
  return {
    ...(pollen === null ? {} : { pollen: formatPollen(pollen) }),
    units: input.units,
    rainChance: rainChance.stated[hour],
    snowing: columns.snowfallCm[hour] > 0 || isSnowAlone(hours, hour),
    temperatureC: columns.temperatureC[hour],
    obscuredBy: isFog(hours, hour) ? 'fog' : isHaze(hours, hour) ? 'haze' : null,
    visibilityKnown: !Number.isNaN(columns.visibilityM[hour]),
    tooLow,
    thickKgM2: input.profile.drying?.thickKgM2 ?? 0,
  };
}

/** The same for a limit by a variable, whose number is not said where it is only a cautious reading. */
export function limitSetting(judged: Judgement, variable: Variable, hour: number, tooLow: boolean): PhraseContext {
  const setting = { ...settingAt(judged, hour, tooLow), assumed: isAssumed(judged.hours, variable, hour) };
  return variable === 'dry_hours_ahead' ? { ...setting, ...rainAfter(judged, hour) } : setting;
}

/** Rain by which the chance of rain to come is told: it begins in the first of so many hours. */
const BEGINNING_HOURS = 3;

/** The rain that ends the dry hours after an hour: the highest chance as it begins, NaN where none is stated, and its kind. */
export function rainAfter(judged: Judgement, hour: number): Pick<PhraseContext, 'rainChance' | 'snowing'> {
  const { hours } = judged;
  const begins = Math.min(hours.length - 1, hour + hours.at('dry_hours_ahead', hour) + 1);
  const looked = { from: begins, to: Math.min(hours.length, begins + BEGINNING_HOURS) };
  const stated = hours.rainIn(looked).stated.subarray(looked.from, looked.to);
  return { rainChance: Math.max(...stated), snowing: settingAt(judged, begins, false).snowing };
}

/** WMO 4677 codes from here on are thunderstorms, from the second on with hail. */
const STORM_CODE = 95;
const HAIL_CODE = 96;

/** The storms around an hour and the time they take; the hour may be the one after the last. */
export function formatThunder(judged: Judgement, hour: number): string {
  const { hours, consideredHours } = judged;
  const { weatherCode } = hours.columns;
  const isStorm = (at: number): boolean => weatherCode[at] >= STORM_CODE;
  let first = isStorm(hour) ? hour : hour - 1;
  let last = first;
  // An hour without thunder between two with it is no time to go out.
  while (isStorm(first - 1) || isStorm(first - 2)) first--;
  while (isStorm(last + 1) || isStorm(last + 2)) last++;
  const startMs = Math.max(hours.startMs[first], hours.startMs[consideredHours[0]]);
  const lastConsidered = consideredHours[consideredHours.length - 1];
  if (first <= consideredHours[0] && last >= lastConsidered) return 'thunderstorms all the time';
  if (first === last) return `thunderstorms around ${clock(judged, startMs)}`;
  const endMs = Math.min(hourEndMs(hours.startMs, last), hourEndMs(hours.startMs, lastConsidered));
  return `thunderstorms from ${clock(judged, startMs)} to ${endClock(judged, endMs)}`;
}

/** What is dangerous in a stretch, without its time, by its worst number. */
export function formatDanger(judged: Judgement, { kind, alert, peak, from, to }: Danger): string {
  if (alert !== null) return `${alertPhrase(alert)} is in force`;
  const { hours, consideredHours } = judged;
  if (kind === 'thunderstorm' || peak === null) {
    const codes = consideredHours.slice(from, to).map((hour) => hours.columns.weatherCode[hour]);
    return codes.some((code) => code >= HAIL_CODE) ? 'thunderstorms with hail' : 'thunderstorms';
  }
  const hour = consideredHours[peak.at];
  const { variable, worse } = peak.scale;
  return formatLimit(variable, peak.value, limitSetting(judged, variable, hour, worse === 'below'));
}

/** Kinds of danger to people, whatever they do: being home is the answer to them. */
const TO_PEOPLE: ReadonlySet<string> = new Set([
  'thunderstorm',
  'gust',
  'wind',
  'heavy-rain',
  'snow',
  'ice',
  'cold',
  'heat',
]);

/** Whether the advice is to be home before it comes. */
export function callsHome({ kind, level }: Danger): boolean {
  return kind !== null && TO_PEOPLE.has(kind) && level === LEVELS.extreme;
}

/** What may be unknown, as sentences call it. */
const UNKNOWN_NAMES: Readonly<Record<string, string>> = {
  'official-alerts': 'official warnings',
  us_aqi: 'air quality',
  visibility: 'visibility',
  uv_index: 'the UV index',
  gust: 'gusts',
  gust_at_120m: 'gusts',
  wind: 'wind',
  beaufort: 'wind',
  wind_chill: 'wind chill',
  wet_chill: 'wind chill in the wet',
  wind_at_120m: 'wind at flight height',
  temperature: 'the temperature',
  relative_humidity: 'humidity',
  dew_point: 'humidity',
  apparent_temperature: 'humidity',
  heat_index: 'humidity',
  humidex: 'humidity',
  utci: 'humidity',
  wbgt: 'humidity',
  delta_t: 'humidity',
  vapour_pressure_deficit: 'humidity',
  evapotranspiration: 'humidity',
  dew_margin: 'humidity',
  dew_margin_next_8h: 'dew in the next 8 h',
  cloth_evaporation: 'humidity',
  concrete_evaporation: 'humidity',
  surface_film: 'water on surfaces',
  cloud: 'cloud',
  rain: 'rain',
  snowfall: 'snowfall',
  snow_depth: 'snow on the ground',
  snow_on_ground: 'snow on the ground',
  snow_on_roads: 'snow on roads',
  snow_past_6h: 'the snow of the last 6 h',
  rain_probability: 'the chance of rain',
  shortwave: 'sunshine',
  wall_temperature: 'sunshine',
  roof_temperature: 'sunshine',
  asphalt_temperature: 'sunshine',
  grass_temperature: 'the temperature of the grass',
  sun_altitude: 'daylight',
  moonlight: 'moonlight',
  weather_code: 'the kind of weather',
  lightning_index: 'the danger of lightning',
  ice_index: 'ice on the ground',
  rotor_icing: 'icing in the air',
  inversion_index: 'the surface inversion',
  wave_height: 'the height of the waves',
  sea_temperature: 'the temperature of the water',
  kp_index: 'geomagnetic activity',
  pollen: 'pollen',
  soil_temperature: 'the temperature of the soil',
  ceiling: 'the cloud base',
  dry_hours_ahead: 'rain in the hours after',
  dry_hours_before: 'rain in the hours before',
  rain_before_3h: 'rain in the 3 h before',
  rain_before_12h: 'rain in the 12 h before',
  rain_before_24h: 'rain in the 24 h before',
  rain_past_6h: 'the rain of the last 6 h',
  rain_past_24h: 'the rain of the last 24 h',
  rain_next_6h: 'rain in the next 6 h',
  lowest_past_12h: 'the low of the last 12 h',
  lowest_next_24h: 'the low of the next 24 h',
  lowest_next_48h: 'the low of the next 48 h',
  pressure_change_3h: 'the change of the pressure',
} satisfies Readonly<Record<Variable | Gap | 'official-alerts', string>>;
const OTHER_ALERTS = 'other official warnings';
const PLURALS: ReadonlySet<string> = new Set(['gusts', 'official warnings', OTHER_ALERTS]);

/** The names of what is unknown and decides. */
export function decidingUnknowns({ unknown }: Pick<Judgement, 'unknown'>): string[] {
  return unknown.filter(({ decides }) => decides).map(({ name }) => name);
}

/** Whether a warning is in force on the day. */
export function isWarned({ alerts, day }: Pick<DecisionInput, 'alerts' | 'day'>): boolean {
  return alerts.some((alert) => isInForce(alert, day.startMs, day.endMs));
}

/** `air quality is not known`; empty when all that decides is known. Where a warning is known, it is the others that are not. */
export function formatUnknown(variables: readonly string[], warned = false): string {
  const nameOf = (name: string): string =>
    name === 'official-alerts' && warned ? OTHER_ALERTS : (UNKNOWN_NAMES[name] ?? name.replaceAll('_', ' '));
  const names = [...new Set(variables.map(nameOf))];
  if (names.length === 0) return '';
  return `${joinNames(names)} ${names.length > 1 || PLURALS.has(names[0]) ? 'are' : 'is'} not known`;
}

/** The clock at the place: `07:00`. */
export function clock({ input }: Judgement, ms: number): string {
  return formatLocal(input.zone, ms).slice(11);
}

/** Midnight at the end of a span is 24:00. */
export function endClock(judged: Judgement, ms: number): string {
  const text = clock(judged, ms);
  return text === '00:00' ? '24:00' : text;
}
