/** Weather for the recorded upstream: plausible, and the same for the same question. */

/** The value that upstream stamps at an instant, in the units of a metric request; null for a gap. */
export type UpstreamWeather = (variable: string, epochSeconds: number, lat: number, lon: number) => number | null;

export type UpstreamKind = 'forecast' | 'archive' | 'air-quality' | 'marine' | 'seasonal';

/** The value of a week or a month of the seasonal host, by its start. */
export type UpstreamOutlook = (variable: string, span: 'weekly' | 'monthly', epochSeconds: number) => number | null;

const UNITS: Readonly<Record<string, string>> = {
  temperature_2m: '°C',
  relative_humidity_2m: '%',
  dew_point_2m: '°C',
  apparent_temperature: '°C',
  precipitation: 'mm',
  precipitation_probability: '%',
  snowfall: 'cm',
  snow_depth: 'm',
  weather_code: 'wmo code',
  cloud_cover: '%',
  visibility: 'm',
  wind_speed_10m: 'km/h',
  wind_gusts_10m: 'km/h',
  wind_direction_10m: '°',
  wind_speed_80m: 'km/h',
  wind_speed_120m: 'km/h',
  pressure_msl: 'hPa',
  surface_pressure: 'hPa',
  shortwave_radiation: 'W/m²',
  uv_index: '',
  cape: 'J/kg',
  soil_temperature_6cm: '°C',
  direct_normal_irradiance: 'W/m²',
  direct_radiation: 'W/m²',
  diffuse_radiation: 'W/m²',
};

/** What the archive has not: it is no forecast, and its soil has other layers. */
const NOT_IN_ARCHIVE = new Set([
  'precipitation_probability',
  'visibility',
  'uv_index',
  'cape',
  'wind_speed_80m',
  'wind_speed_120m',
  'soil_temperature_6cm',
]);

const AIR_VARIABLES = new Set(['pm2_5', 'pm10', 'carbon_monoxide', 'nitrogen_dioxide', 'sulphur_dioxide', 'ozone']);

const POLLEN = new Set(['alder', 'birch', 'grass', 'mugwort', 'olive', 'ragweed'].map((kind) => `${kind}_pollen`));

const SEA_UNITS: Readonly<Record<string, string>> = {
  wave_height: 'm',
  wave_period: 's',
  sea_surface_temperature: '°C',
};

/** The unit in which a metric request is answered, or null for a variable that the kind does not know. */
export function upstreamUnit(variable: string, kind: UpstreamKind = 'forecast'): string | null {
  if (kind === 'marine') return SEA_UNITS[variable] ?? null;
  if (kind === 'seasonal') return outlookUnit(variable);
  if (AIR_VARIABLES.has(variable) && kind !== 'forecast') return kind === 'air-quality' ? 'μg/m³' : null;
  if (POLLEN.has(variable) && kind === 'air-quality') return 'grains/m³';
  if (kind === 'air-quality' || (kind === 'archive' && NOT_IN_ARCHIVE.has(variable))) return null;
  // The host of previous runs offers each variable as it was forecast so many days before.
  return UNITS[kind === 'forecast' ? variable.replace(PREVIOUS_DAY, '') : variable] ?? null;
}

/** The end of the name of a variable as it was forecast 1 to 7 days before. */
export const PREVIOUS_DAY = /_previous_day[1-7]$/;

const OUTLOOK_UNITS: Readonly<Record<string, string>> = {
  temperature_2m_anomaly: 'K',
  precipitation_mean: 'mm',
  precipitation_anomaly: 'mm',
};

/** The unit of a weekly or monthly value of the seasonal host, or null for a variable that it does not know. */
export function outlookUnit(variable: string): string | null {
  return OUTLOOK_UNITS[variable] ?? null;
}

/** Two kelvins too warm in the coming weeks, one in the months; a quarter more rain than the usual 2 mm. */
export const warmOutlook: UpstreamOutlook = (variable, span) =>
  ({ temperature_2m_anomaly: span === 'weekly' ? 2 : 1, precipitation_mean: 2.5, precipitation_anomaly: 0.5 })[
    variable
  ] ?? null;

/** A mild, mostly dry week: warm afternoons at the place's own solar time, a shower each third day. */
export const mildWeather: UpstreamWeather = (variable, epochSeconds, _lat, lon) => {
  const solarHours = epochSeconds / 3600 + lon / 15;
  const hour = ((solarHours % 24) + 24) % 24;
  const warmth = Math.cos(((hour - 15) / 12) * Math.PI);
  const sun = Math.max(0, Math.cos(((hour - 12.5) / 12) * Math.PI));
  const raining = Math.floor(solarHours / 24) % 3 === 0 && hour >= 14 && hour < 17;
  const values: Readonly<Record<string, number>> = {
    temperature_2m: 14 + 6 * warmth,
    relative_humidity_2m: 65 - 20 * warmth,
    dew_point_2m: 8,
    apparent_temperature: 13 + 6 * warmth,
    precipitation: raining ? 1.2 : 0,
    precipitation_probability: raining ? 70 : 10,
    snowfall: 0,
    snow_depth: 0,
    weather_code: raining ? 80 : 1,
    cloud_cover: raining ? 85 : 30,
    visibility: 24_000,
    wind_speed_10m: 12 + 4 * warmth,
    wind_gusts_10m: 24 + 8 * warmth,
    wind_direction_10m: 240,
    wind_speed_80m: 20,
    wind_speed_120m: 23,
    pressure_msl: 1016,
    surface_pressure: 1012,
    shortwave_radiation: 700 * sun,
    uv_index: 6 * sun,
    cape: raining ? 300 : 0,
    soil_temperature_6cm: 12 + 2 * warmth,
    direct_normal_irradiance: 500 * sun,
    diffuse_radiation: 250 * sun,
    pm2_5: 12.4,
    pm10: 21,
    carbon_monoxide: 220,
    nitrogen_dioxide: 18,
    sulphur_dioxide: 3,
    ozone: 70 + 20 * warmth,
    wave_height: 0.5,
    sea_surface_temperature: 16.5,
  };
  const value = values[variable];
  return value === undefined ? null : Math.round(value * 10) / 10;
};
