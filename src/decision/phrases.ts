/**
 * Numbers in words: each variable as the limit of an activity, and as a fact about a fine day. Noun
 * phrases that fit after "limited by", "because of" and a colon alike.
 */
import { CM_PER_INCH } from '../units/factors.ts';
import { formatRange, formatValue } from '../units/format.ts';
import type { Units } from '../units/quantities.ts';
import { type Variable, variableInfo } from './variables.ts';

/** What a phrase may need in addition to the value. */
export interface PhraseContext {
  readonly units: Units;
  /** Chance of rain in the hour, 0 to 1. */
  readonly rainChance: number;
  readonly snowing: boolean;
  /** The value is too low rather than too high. */
  readonly tooLow: boolean;
  /** The value is a cautious reading: no number is said. */
  readonly assumed?: boolean;
  /** Water that thick washing has to lose, kg/m². */
  readonly thickKgM2: number;
}

/** A limiting value as a noun phrase with its number and unit. */
export function formatLimit(variable: Variable, value: number, setting: PhraseContext): string {
  if (setting.assumed === true) return ASSUMED[variable] ?? `an unknown ${variable.replaceAll('_', ' ')}`;
  return LIMITS[variable](say(variable, value, setting.units), value, setting);
}

/** A fact about the hours between the lowest and the highest value; empty when there is none worth a mention. */
export function formatFact(variable: Variable, low: number, high: number, setting: PhraseContext): string {
  if (Number.isNaN(low) || Number.isNaN(high)) return '';
  return FACTS[variable]?.(low, high, setting) ?? '';
}

type LimitPhrase = (said: string, value: number, setting: PhraseContext) => string;

function say(variable: Variable, value: number, units: Units): string {
  return formatValue(value, variableInfo(variable).quantity, units);
}

const upTo =
  (noun: string, only = ''): LimitPhrase =>
  (said, _value, { tooLow }) =>
    tooLow ? `${noun} ${only === '' ? 'down to' : only} ${said}` : `${noun} up to ${said}`;
const of =
  (noun: string): LimitPhrase =>
  (said) =>
    `${noun} of ${said}`;
const hot =
  (noun: string): LimitPhrase =>
  (said) =>
    `${noun} at ${said}`;
const past =
  (hours: string): LimitPhrase =>
  (said) =>
    `${said} of rain in the ${hours} before`;
const lowAhead =
  (hours: string): LimitPhrase =>
  (said) =>
    `a low of ${said} within ${hours}`;
const index =
  (noun: string): LimitPhrase =>
  (said) =>
    `${noun} (index ${said} of 1)`;
const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

/** What limits where its number is only a cautious reading. */
const ASSUMED: Readonly<Partial<Record<Variable, string>>> = {
  visibility: 'likely fog',
  gust: 'likely gusts',
  gust_at_120m: 'likely gusts at flight height',
  wind_at_120m: 'likely wind at flight height',
  uv_index: 'likely UV',
  us_aqi: 'air quality, as last known',
  wave_height: 'waves, as last known',
  sea_temperature: 'the water temperature, as last known',
  snowfall: 'likely snow',
  snow_on_ground: 'likely snow on the ground',
  snow_on_roads: 'likely snow on roads',
  ice_index: 'likely ice on the ground',
  apparent_temperature: 'the temperature (humidity unknown)',
  heat_index: 'the heat (humidity unknown)',
  humidex: 'the temperature (humidity unknown)',
  wbgt: 'the heat (humidity unknown)',
  utci: 'the temperature (humidity unknown)',
};

const LIMITS: Readonly<Record<Variable, LimitPhrase>> = {
  temperature: upTo('temperatures'),
  apparent_temperature: upTo('feels-like temperatures'),
  heat_index: of('a heat index'),
  humidex: (said, _value, { tooLow }) => `a humidex of ${tooLow ? 'only ' : ''}${said}`,
  wind_chill: of('a wind chill'),
  wet_chill: (said) => `rain and wind that feel like ${said} in wet clothes`,
  utci: of('a felt temperature (UTCI)'),
  wbgt: of('a wet-bulb globe temperature'),
  dew_point: of('a dew point'),
  relative_humidity: (said, _value, { tooLow }) => `${tooLow ? 'only ' : ''}${said} humidity`,
  wind: upTo('wind', 'of only'),
  gust: upTo('gusts'),
  beaufort: (said, _value, { tooLow }) => `wind of ${tooLow ? 'only ' : ''}force ${said}`,
  wind_at_120m: (said) => `wind up to ${said} at flight height`,
  gust_at_120m: (said) => `gusts up to ${said} at flight height`,
  cloud: (said, _value, { tooLow }) => `${tooLow ? 'only ' : ''}${said} cloud`,
  visibility: of('visibility'),
  ceiling: of('a cloud base'),
  uv_index: (said) => `a UV index of ${said}`,
  us_aqi: of('an air quality index'),
  snowfall: of('snowfall'),
  rain: (said, value, { rainChance, snowing }) => {
    const chance = percent(rainChance);
    if (!(value >= 0.1)) return `a ${chance} chance of ${snowing ? 'snow' : 'rain'}`;
    return snowing ? `snow or sleet of ${said} (${chance} chance)` : `rain of ${said} (${chance} chance)`;
  },
  rain_before_3h: past('3 h'),
  rain_before_12h: past('12 h'),
  rain_before_24h: past('24 h'),
  rain_past_6h: (said) => `${said} of rain in 6 h`,
  rain_past_24h: (said) => `${said} of rain in 24 h`,
  snow_past_6h: (_said, value, { units }) =>
    units === 'metric'
      ? `${Math.round(value)} cm of snow in 6 h`
      : `${(value / CM_PER_INCH).toFixed(1)} in of snow in 6 h`,
  snow_on_ground: (said) => `${said} of snow on the ground`,
  snow_on_roads: (said) => `${said} of snow on roads`,
  rain_next_6h: (said) => `${said} of rain expected in the next 6 h`,
  dry_hours_before: (said, value) =>
    value < 1 ? 'surfaces wet from rain (dry for less than 1 h)' : `only ${said} since rain`,
  dry_hours_ahead: (said, value) => (value < 1 ? 'rain within 1 h' : `only ${said} until rain`),
  lowest_past_12h: (said) => `a low of ${said} in the 12 h before`,
  lowest_next_24h: lowAhead('24 h'),
  lowest_next_48h: lowAhead('48 h'),
  dew_margin: (said, value) =>
    value <= 0 ? `surfaces at or below the dew point (${said})` : `surfaces only ${said} above the dew point`,
  dew_margin_next_8h: (said) => `dew to come (within ${said} of the dew point in the next 8 h)`,
  delta_t: (said, _value, { tooLow }) => `a Delta-T of ${tooLow ? 'only ' : ''}${said}`,
  vapour_pressure_deficit: of('a vapour pressure deficit'),
  evapotranspiration: of('evapotranspiration'),
  cloth_evaporation: (said, value, { thickKgM2 }) => `slow drying at ${said}${dryingTime(value, thickKgM2)}`,
  concrete_evaporation: of('evaporation'),
  surface_film: (said) => `a wet surface (${said} of water)`,
  wall_temperature: hot('sunlit walls'),
  roof_temperature: hot('a roof surface'),
  asphalt_temperature: hot('asphalt'),
  grass_temperature: hot('grass'),
  soil_temperature: hot('soil'),
  ice_index: index('ice on the ground'),
  rotor_icing: index('icing in the air'),
  inversion_index: index('a surface inversion'),
  lightning_index: index('a danger of lightning'),
  sun_altitude: (_said, value, { tooLow }) => `${sunState(value, tooLow)} (sun ${saySunAltitude(value)})`,
  moonlight: (said) => `moonlight (sky ${said} brighter)`,
  wave_height: of('waves'),
  sea_temperature: hot('water'),
  kp_index: (said) => `a geomagnetic index of Kp ${said}`,
  pressure_change_3h: (said) => `a pressure change of ${said} in 3 h`,
};

type FactPhrase = (low: number, high: number, setting: PhraseContext) => string;

const range =
  (variable: Variable, before: string, after = ''): FactPhrase =>
  (low, high, { units }) =>
    `${before}${formatRange(low, high, variableInfo(variable).quantity, units)}${after}`;
const highest =
  (variable: Variable, before: string, after = ''): FactPhrase =>
  (_low, high, { units }) =>
    `${before}${say(variable, high, units)}${after}`;

const FACTS: Readonly<Partial<Record<Variable, FactPhrase>>> = {
  temperature: range('temperature', ''),
  apparent_temperature: range('apparent_temperature', 'feels like '),
  wind: highest('wind', 'wind up to '),
  gust: highest('gust', 'gusts up to '),
  beaufort: highest('beaufort', 'wind up to force '),
  utci: range('utci', 'UTCI '),
  wind_at_120m: highest('wind_at_120m', 'wind up to ', ' at flight height'),
  cloud: highest('cloud', '', ' cloud'),
  relative_humidity: highest('relative_humidity', '', ' humidity'),
  visibility: (low, _high, { units }) => `visibility ${say('visibility', low, units)}`,
  delta_t: (low, high, { units }) => `Delta-T ${formatRange(low, high, 'temperature-difference', units)}`,
  wave_height: highest('wave_height', 'waves up to '),
  concrete_evaporation: highest('concrete_evaporation', 'evaporation up to '),
  lowest_next_48h: (low, _high, { units }) => `no colder than ${say('lowest_next_48h', low, units)} for 48 h`,
  dry_hours_ahead: (low) => (low >= 1 ? `dry for ${low >= 24 ? 'another 24 h or more' : `another ${low} h`}` : ''),
  moonlight: (_low, high) => (high < 0.1 ? 'no moonlight' : `moonlight ${high.toFixed(1)} mag`),
  cloth_evaporation: (low, high, { thickKgM2 }) =>
    `thick items dry in about ${sayHours((2 * thickKgM2) / (low + high))}`,
  rain: (_low, high, { rainChance, units }) => {
    if (high >= 0.1) return `rain up to ${say('rain', high, units)}`;
    return rainChance < 0.1 ? 'dry' : `${percent(rainChance)} chance of rain`;
  },
};

function sunState(altitudeDeg: number, tooLow: boolean): string {
  if (!tooLow) return altitudeDeg > 0 ? 'daylight' : 'twilight';
  return altitudeDeg < 0 ? 'darkness' : 'a low sun';
}

function saySunAltitude(altitudeDeg: number): string {
  const degrees = Math.abs(Math.round(altitudeDeg));
  return altitudeDeg < 0 ? `${degrees}° below the horizon` : `${degrees}° above the horizon`;
}

function dryingTime(rate: number, thickKgM2: number): string {
  return rate > 0.005 ? ` (${sayHours(thickKgM2 / rate)} for thick items)` : '';
}

function sayHours(hours: number): string {
  return hours < 1 ? '1 h' : `${hours < 3 ? Math.round(hours * 2) / 2 : Math.round(hours)} h`;
}
