/**
 * Numbers in words: each variable as the limit of an activity, and as a fact about a fine day. Noun phrases that fit after
 * "limited by", "because of" and a colon alike, and after a clock time.
 *
 * A percentage of rain is always the forecast's own for that hour; where only an amount is known, only the amount is said.
 */
import { CM_PER_INCH } from '../units/factors.ts';
import { formatRange, formatValue } from '../units/format.ts';
import { displayValue, type Units } from '../units/quantities.ts';
import { formatPercent, withArticle } from './grammar.ts';
import { type Variable, variableInfo } from './variables.ts';

/** What a phrase may need in addition to the value. */
export interface PhraseContext {
  readonly units: Units;
  /** The forecast's own chance of rain in the hour, 0 to 1; NaN where it states none. */
  readonly rainChance: number;
  readonly snowing: boolean;
  readonly temperatureC: number;
  /** What takes the sight away, and whether the visibility was forecast or had to be estimated. */
  readonly obscuredBy: 'fog' | 'haze' | null;
  readonly visibilityKnown: boolean;
  /** The value is too low rather than too high. */
  readonly tooLow: boolean;
  /** The value is a cautious reading: no number is said. */
  readonly assumed?: boolean;
  /** The worst pollen of the hour with its number. */
  readonly pollen?: string;
  /** Water that thick washing has to lose, kg/m². */
  readonly thickKgM2: number;
}

/** A limiting value as a noun phrase with its number and unit. */
export function formatLimit(variable: Variable, value: number, setting: PhraseContext): string {
  if (setting.assumed === true && variable === 'us_aqi' && setting.obscuredBy === 'haze')
    return 'likely smoke in the air';
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
const at =
  (noun: string): LimitPhrase =>
  (said) =>
    `${noun} at ${said}`;
const only =
  (noun: string): LimitPhrase =>
  (said, _value, { tooLow }) =>
    `${noun} of ${tooLow ? 'only ' : ''}${said}`;
const lowAhead =
  (hours: string): LimitPhrase =>
  (said) =>
    `a low of ${said} within ${hours}`;
/** Rain that shows as nothing in the units is a trace. */
const rainIn =
  (variable: Variable, after: string): LimitPhrase =>
  (said, value, { units }) =>
    `${shows(variable, value, units) ? `${said} of rain` : 'a trace of rain'} ${after}`;

function shows(variable: Variable, value: number, units: Units): boolean {
  return displayValue(value, variableInfo(variable).quantity, units) !== 0;
}

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
  apparent_temperature: (said, value) => {
    const noun =
      value <= FEELS_COLD_C ? 'cold that feels' : value >= FEELS_HOT_C ? 'heat that feels' : 'temperatures that feel';
    return `${noun} like ${said}`;
  },
  heat_index: of('a heat index'),
  humidex: (said, _value, { tooLow }) => (tooLow ? `air that feels like only ${said}` : `a humidex of ${said}`),
  wind_chill: of('a wind chill'),
  wet_chill: (said) => `rain and wind that feel like ${said} in wet clothes`,
  utci: of('a felt temperature (UTCI)'),
  wbgt: of('a wet-bulb globe temperature'),
  dew_point: of('a dew point'),
  relative_humidity: (said, _value, { tooLow }) => `${tooLow ? 'only ' : ''}${said} humidity`,
  wind: (said, value, setting) =>
    setting.tooLow && !shows('wind', value, setting.units) ? 'no wind' : upTo('wind', 'of only')(said, value, setting),
  gust: upTo('gusts'),
  beaufort: (said, _value, { tooLow }) => `wind of ${tooLow ? 'only ' : ''}force ${said}`,
  wind_at_120m: (said) => `wind up to ${said} at flight height`,
  gust_at_120m: (said) => `gusts up to ${said} at flight height`,
  cloud: (said, value, { tooLow }) => (value < 0.5 ? 'a clear sky' : `${tooLow ? 'only ' : ''}${said} cloud`),
  visibility: (said, _value, { obscuredBy, visibilityKnown }) => {
    if (!visibilityKnown) return obscuredBy === 'fog' ? 'fog' : 'poor visibility';
    if (obscuredBy === null) return `visibility of ${said}`;
    return `${obscuredBy === 'fog' ? 'fog' : 'smoke or haze'} (visibility ${said})`;
  },
  ceiling: (said, value, { obscuredBy }) => {
    if (value >= ON_THE_GROUND_M) return `a cloud base of ${said}`;
    return obscuredBy === 'fog' ? 'fog' : 'cloud down to the ground';
  },
  uv_index: (said, value) => `${uvClass(value)} UV (index ${said})`,
  us_aqi: (said) => `air quality index ${said}`,
  pollen: (_said, _value, { pollen }) => pollen ?? 'pollen',
  snowfall: of('snowfall'),
  rain: formatRain,
  rain_before_3h: rainIn('rain_before_3h', 'in the 3 h before'),
  rain_before_12h: rainIn('rain_before_12h', 'in the 12 h before'),
  rain_before_24h: rainIn('rain_before_24h', 'in the 24 h before'),
  rain_past_6h: rainIn('rain_past_6h', 'in 6 h'),
  rain_past_24h: rainIn('rain_past_24h', 'in 24 h'),
  snow_past_6h: (_said, value, { units }) =>
    units === 'metric'
      ? `${value < 1 ? Math.round(value * 10) / 10 : Math.round(value)} cm of snow in 6 h`
      : `${(value / CM_PER_INCH).toFixed(1)} in of snow in 6 h`,
  snow_on_ground: (said) => `${said} of snow on the ground`,
  snow_on_roads: (said) => `${said} of snow on roads`,
  rain_next_6h: rainIn('rain_next_6h', 'expected in the next 6 h'),
  dry_hours_before: (said, value) =>
    value < 1 ? 'surfaces wet from rain less than 1 h ago' : `only ${said} since rain`,
  dry_hours_ahead: (said, value, setting) => {
    const rain = formatRainToCome(setting);
    return value < 1 ? `${rain} within 1 h` : `only ${said} until ${rain}`;
  },
  lowest_past_12h: (said) => `a low of ${said} in the 12 h before`,
  lowest_next_24h: lowAhead('24 h'),
  lowest_next_48h: lowAhead('48 h'),
  dew_margin: (_said, value, { units }) => {
    const distance = say('dew_margin', Math.abs(value), units);
    if (!shows('dew_margin', value, units)) return 'surfaces at the dew point';
    return value < 0 ? `surfaces ${distance} below the dew point` : `surfaces only ${distance} above the dew point`;
  },
  dew_margin_next_8h: (said, value) =>
    value <= 0 ? 'dew within 8 h' : `dew likely within 8 h (${said} above the dew point)`,
  delta_t: only('a Delta-T'),
  vapour_pressure_deficit: of('a vapour pressure deficit'),
  evapotranspiration: of('evapotranspiration'),
  cloth_evaporation: (said, value, { thickKgM2 }) => {
    if (thickKgM2 === 0) return `slow drying at ${said}`;
    return value > HARDLY_DRYING
      ? `slow drying (${formatHours(thickKgM2 / value)} for thick items)`
      : 'hardly any drying';
  },
  concrete_evaporation: of('evaporation'),
  surface_film: (said) => `a wet surface (${said} of water)`,
  wall_temperature: at('sunlit walls'),
  roof_temperature: at('a roof surface'),
  asphalt_temperature: at('asphalt'),
  grass_temperature: (said, value) => (value <= 0 ? `frost on the grass (${said})` : `grass at ${said}`),
  soil_temperature: (said, value) => `${value <= 0 ? 'frozen ' : ''}soil at ${said}`,
  ice_index: (_said, value, setting) => `${iceWords(value)} ${airAt(setting)}`,
  rotor_icing: (_said, value, setting) => `${value < LIKELY_INDEX ? 'some ' : ''}icing in the air ${airAt(setting)}`,
  inversion_index: (_said, value) => (value < LIKELY_INDEX ? 'a weak surface inversion' : 'a surface inversion'),
  lightning_index: (_said, value) => (value < LIKELY_INDEX ? 'some danger of lightning' : 'a danger of lightning'),
  sun_altitude: formatSun,
  moonlight: (_said, value) => formatMoonlight(value),
  wave_height: of('waves'),
  sea_temperature: at('water'),
  kp_index: (said) => `a geomagnetic storm (Kp ${said})`,
  pressure_change_3h: (_said, value, { units }) => {
    if (!shows('pressure_change_3h', value, units)) return 'steady pressure';
    const change = withArticle(`${say('pressure_change_3h', Math.abs(value), units)} ${value < 0 ? 'fall' : 'rise'}`);
    return `${change} of the pressure in 3 h`;
  },
};

/** UTCI: slight cold stress below 9 °C, moderate heat stress above 26 °C; words change a little beyond. */
const FEELS_COLD_C = 8;
const FEELS_HOT_C = 28;
const ON_THE_GROUND_M = 30;
/** An index of ours from here on says that the thing is more likely there than not. */
const LIKELY_INDEX = 0.5;
const CERTAIN_ICE = 0.7;
/** At this rate, kg/m²/h, washing takes more than a day. */
const HARDLY_DRYING = 0.03;

function iceWords(index: number): string {
  if (index >= CERTAIN_ICE) return 'ice on the ground';
  return index >= LIKELY_INDEX ? 'likely ice on the ground' : 'a risk of ice on the ground';
}

function airAt({ temperatureC, units }: PhraseContext): string {
  return Number.isNaN(temperatureC) ? 'in the cold' : `at ${formatValue(temperatureC, 'temperature', units)}`;
}

/** Rain or snow by its amount and the forecast's own chance, or by the one that is known. */
function formatRain(said: string, value: number, { rainChance, snowing, units }: PhraseContext): string {
  const chance = rainChance >= LEAST_CHANCE ? `${formatPercent(rainChance)} chance` : '';
  const kind = snowing ? 'snow' : 'rain';
  if (value >= LEAST_RAIN_MM) {
    const amount = shows('rain', value, units)
      ? `${snowing ? 'snow or sleet' : 'rain'} of ${said}`
      : `a trace of ${kind}`;
    return chance === '' ? amount : `${amount} (${chance})`;
  }
  if (chance !== '') return `${withArticle(chance)} of ${kind}`;
  return value > 0 ? `a trace of ${kind}` : kind;
}

/** Rain that is still to come: by its chance where it is less likely than not. */
export function formatRainToCome({ rainChance, snowing }: Pick<PhraseContext, 'rainChance' | 'snowing'>): string {
  const kind = snowing ? 'snow' : 'rain';
  const isUnlikely = rainChance >= LEAST_CHANCE && rainChance < LIKELY_CHANCE;
  return isUnlikely ? `${withArticle(formatPercent(rainChance))} chance of ${kind}` : kind;
}

const LEAST_RAIN_MM = 0.1;
/** Less than this rounds to 0 %. */
const LEAST_CHANCE = 0.005;

/** The World Health Organization's word for a UV index: low to 2, moderate to 5, high to 7, very high to 10, extreme. */
export function uvClass(index: number): string {
  const whole = Math.round(index);
  if (whole >= 11) return 'extreme';
  if (whole >= 8) return 'very high';
  if (whole >= 6) return 'high';
  return whole >= 3 ? 'moderate' : 'low';
}

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
  wind: (_low, high, { units }) => (shows('wind', high, units) ? `wind up to ${say('wind', high, units)}` : 'no wind'),
  gust: (_low, high, { units }) =>
    shows('gust', high, units) ? `gusts up to ${say('gust', high, units)}` : 'no gusts',
  beaufort: highest('beaufort', 'wind up to force '),
  utci: range('utci', 'UTCI '),
  wind_at_120m: (_low, high, { units }) =>
    `${shows('wind_at_120m', high, units) ? `wind up to ${say('wind_at_120m', high, units)}` : 'no wind'} at flight height`,
  cloud: (_low, high, { units }) => (high < 0.5 ? 'clear sky' : `${say('cloud', high, units)} cloud`),
  relative_humidity: highest('relative_humidity', '', ' humidity'),
  visibility: (low, _high, { units, visibilityKnown }) =>
    visibilityKnown ? `visibility ${say('visibility', low, units)}` : '',
  delta_t: range('delta_t', 'Delta-T '),
  wave_height: (_low, high, { units }) =>
    shows('wave_height', high, units) ? `waves up to ${say('wave_height', high, units)}` : 'flat water',
  concrete_evaporation: highest('concrete_evaporation', 'evaporation up to '),
  lowest_next_48h: (low, _high, { units }) => `no colder than ${say('lowest_next_48h', low, units)} for 48 h`,
  dry_hours_ahead: (low, _high, { rainChance }) => {
    if (low < 1) return '';
    if (rainChance >= DRY_CHANCE) return `rain unlikely for ${formatHours(low)}`;
    return `dry for another ${low >= 24 ? '24 h or more' : formatHours(low)}`;
  },
  moonlight: (_low, high) => (high < FAINT_MOONLIGHT_MAG ? 'no moonlight' : formatMoonlight(high)),
  cloth_evaporation: (low, high, { thickKgM2 }) =>
    `thick items dry in about ${formatHours((2 * thickKgM2) / (low + high))}`,
  rain: (_low, high, { rainChance, snowing, units }) => {
    const kind = snowing ? 'snow' : 'rain';
    if (high >= LEAST_RAIN_MM)
      return shows('rain', high, units) ? `${kind} up to ${say('rain', high, units)}` : `a trace of ${kind}`;
    if (rainChance >= LIKELY_CHANCE) return `a trace of ${kind} at most`;
    return rainChance >= DRY_CHANCE ? `at most ${withArticle(formatPercent(rainChance))} chance of ${kind}` : 'dry';
  },
};

/** From this chance on it is no longer the chance that is small, but the amount. */
const LIKELY_CHANCE = 0.5;
/** With a smaller chance of rain, an hour is called dry. */
const DRY_CHANCE = 0.1;

/** Where the sun stands, by the names of the twilights; a sun on the horizon is neither above nor below. */
function formatSun(_said: string, altitudeDeg: number, { tooLow }: PhraseContext): string {
  const degrees = Math.abs(Math.round(altitudeDeg));
  if (degrees === 0) return 'a sun on the horizon (0°)';
  if (altitudeDeg > 0) return `${tooLow ? 'a low sun' : 'daylight'} (sun ${degrees}° above the horizon)`;
  // Astronomical twilight is dark for all but the stars.
  const isTwilight = altitudeDeg > (tooLow ? CIVIL_TWILIGHT_DEG : ASTRONOMICAL_TWILIGHT_DEG);
  return `${isTwilight ? 'twilight' : 'darkness'} (sun ${degrees}° below the horizon)`;
}

const CIVIL_TWILIGHT_DEG = -6;
const ASTRONOMICAL_TWILIGHT_DEG = -18;

/** Less than this is not seen; half a magnitude makes the sky one and a half times as bright. */
const FAINT_MOONLIGHT_MAG = 0.1;
const BRIGHT_MOONLIGHT_MAG = 0.5;

/** Moonlight by how much brighter it makes the sky: a magnitude is a factor of 2.512 (Pogson 1856). */
function formatMoonlight(magnitudes: number): string {
  if (magnitudes < BRIGHT_MOONLIGHT_MAG) return 'faint moonlight';
  const times = 10 ** (0.4 * magnitudes);
  const said = times < 3 ? times.toFixed(1) : String(Math.round(times));
  return `moonlight (sky ${said === '2.0' ? 'twice' : `${said} times`} as bright)`;
}

/** Hours as people say them: halves below three, whole above. */
function formatHours(hours: number): string {
  return hours < 1 ? '1 h' : `${hours < 3 ? Math.round(hours * 2) / 2 : Math.round(hours)} h`;
}
