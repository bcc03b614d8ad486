/**
 * Which hourly variables of Open-Meteo we ask for, which others we can read, and what each means.
 *
 * Upstream stamps an hour's sum or mean at the END of that hour: precipitation, snowfall, their probability, gusts
 * (maximum), radiation and, because its readers interpolate it as `solar_backwards_averaged`, the UV index. The
 * weather code belongs with them: upstream computes it (`WeatherCode.calculate`) from the precipitation, showers and
 * snowfall of that same preceding hour. All others are values at the stamp.
 */
import type { AirVariable } from '../../air-quality/air.ts';
import { POLLEN_KINDS, pollenVariable } from '../../air-quality/pollen.ts';
import type { HourlyVariable } from '../../hourly.ts';
import type { SeaVariable } from '../../marine.ts';
import type { PastDayVariable } from '../../normals/past-days.ts';
import type { ColumnUnit } from './units.ts';

export interface UpstreamVariable<V extends string = HourlyVariable> {
  readonly column: V;
  readonly quantity: ColumnUnit;
  /** True when the value stamped HH:00 describes the hour that ends at HH:00. */
  readonly precedingHour: boolean;
}

/**
 * The variables of a forecast request. Eighteen variables over sixteen days weigh 2.06 units (`requestWeight`), so
 * that with the air or the sea a decision costs 3.06. Dew point, apparent temperature and surface pressure are not among them, because upstream
 * derives them from others that are (`fill.ts`); of the two pressures, sea level is the one that the models hold.
 */
export const FORECAST_VARIABLES = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'precipitation_probability',
  'snowfall',
  'snow_depth',
  'weather_code',
  'cloud_cover',
  'visibility',
  'wind_speed_10m',
  'wind_gusts_10m',
  'wind_direction_10m',
  'pressure_msl',
  'shortwave_radiation',
  'uv_index',
  'cape',
  'wind_speed_120m',
  'soil_temperature_6cm',
] as const;

/** The one variable of the next hours by quarter hours. */
export const QUARTER_VARIABLE = 'precipitation';

/**
 * The variables of past days, from the archive and, for the last week, from the forecast host alike, so that a day has
 * the same fields on either side of the seam. The archive has no visibility, no probability and no UV index; the depth of
 * snow would make a month cost a twelfth more. Direct radiation is what diffuse leaves of the whole.
 */
export const HISTORY_VARIABLES = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'snowfall',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'wind_gusts_10m',
  'wind_direction_10m',
  'pressure_msl',
  'shortwave_radiation',
  'diffuse_radiation',
] as const;

/**
 * The variables of sunlight, coming or past, with upstream's own direct and diffuse light. Beside the forecast they would cost
 * every decision a quarter of a unit; alone, four variables over seventeen days weigh the least that a request can.
 */
export const SUNLIGHT_VARIABLES = [
  'shortwave_radiation',
  'direct_normal_irradiance',
  'diffuse_radiation',
  'cloud_cover',
] as const;

/**
 * The variables of a climatology, from the archive. Ten, so that a span of days weighs no more than it must; the prevailing
 * wind direction is not among them, since the mean of two decades of directions means little.
 */
export const CLIMATOLOGY_VARIABLES = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'snowfall',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'wind_gusts_10m',
  'pressure_msl',
  'shortwave_radiation',
] as const;

/** The variables of the seasonal outlook, by the week and by the month: how far from the model's own climate it will be. */
export const OUTLOOK_VARIABLES = ['temperature_2m_anomaly', 'precipitation_mean', 'precipitation_anomaly'] as const;

/** The variables of air quality: concentrations at the stamp. */
export const AIR_VARIABLES: ReadonlyMap<string, UpstreamVariable<AirVariable>> = new Map([
  ['pm2_5', concentration('pm25UgM3')],
  ['pm10', concentration('pm10UgM3')],
  ['carbon_monoxide', concentration('carbonMonoxideUgM3')],
  ['nitrogen_dioxide', concentration('nitrogenDioxideUgM3')],
  ['sulphur_dioxide', concentration('sulphurDioxideUgM3')],
  ['ozone', concentration('ozoneUgM3')],
]);

/** Pollen, which upstream has for Europe alone: asked there, where the six names make a request of air weigh 1.2 units. */
export const POLLEN_VARIABLES: ReadonlyMap<string, UpstreamVariable<AirVariable>> = new Map(
  POLLEN_KINDS.map((kind) => [`${kind}_pollen`, atStamp<AirVariable>(pollenVariable(kind), 'pollenM3')]),
);

/** The variables of the sea: values at the stamp. */
export const SEA_VARIABLES = new Map<string, UpstreamVariable<SeaVariable>>([
  ['wave_height', atStamp('waveHeightM', 'lengthM')],
  ['sea_surface_temperature', atStamp('seaTemperatureC', 'temperatureC')],
]);

/** The variables of whole days of past years. */
export const PAST_DAY_VARIABLES: ReadonlyMap<string, UpstreamVariable<PastDayVariable>> = new Map([
  ['temperature_2m_max', atStamp<PastDayVariable>('temperatureMaxC', 'temperatureC')],
  ['temperature_2m_min', atStamp<PastDayVariable>('temperatureMinC', 'temperatureC')],
  ['temperature_2m_mean', atStamp<PastDayVariable>('temperatureMeanC', 'temperatureC')],
  ['relative_humidity_2m_mean', atStamp<PastDayVariable>('humidityMeanPct', 'percent')],
  ['precipitation_sum', atStamp<PastDayVariable>('precipitationMm', 'waterMm')],
  ['snowfall_sum', atStamp<PastDayVariable>('snowfallCm', 'snowCm')],
  ['sunshine_duration', atStamp<PastDayVariable>('sunshineHours', 'durationHours')],
  ['cloud_cover_mean', atStamp<PastDayVariable>('cloudMeanPct', 'percent')],
  ['wind_speed_10m_mean', atStamp<PastDayVariable>('windMeanKmh', 'speedKmh')],
  ['wind_speed_10m_max', atStamp<PastDayVariable>('windMaxKmh', 'speedKmh')],
]);

/** Everything that is read, by the name in the answer. Names not listed are left alone. */
export const UPSTREAM_VARIABLES: ReadonlyMap<string, UpstreamVariable> = new Map([
  ['temperature_2m', atStamp('temperatureC', 'temperatureC')],
  ['dew_point_2m', atStamp('dewPointC', 'temperatureC')],
  ['relative_humidity_2m', atStamp('relativeHumidityPct', 'percent')],
  ['apparent_temperature', atStamp('apparentTemperatureC', 'temperatureC')],
  ['precipitation', precedingHour('precipitationMm', 'waterMm')],
  ['precipitation_probability', precedingHour('precipitationProbabilityPct', 'percent')],
  ['snowfall', precedingHour('snowfallCm', 'snowCm')],
  ['snow_depth', atStamp('snowDepthM', 'lengthM')],
  ['weather_code', precedingHour('weatherCode', 'wmoCode')],
  ['cloud_cover', atStamp('cloudPct', 'percent')],
  ['visibility', atStamp('visibilityM', 'lengthM')],
  ['wind_speed_10m', atStamp('windKmh', 'speedKmh')],
  ['wind_direction_10m', atStamp('windDirectionDeg', 'directionDeg')],
  ['wind_gusts_10m', precedingHour('gustKmh', 'speedKmh')],
  ['wind_speed_80m', atStamp('wind80mKmh', 'speedKmh')],
  ['wind_speed_120m', atStamp('wind120mKmh', 'speedKmh')],
  ['surface_pressure', atStamp('surfacePressureHpa', 'pressureHpa')],
  ['pressure_msl', atStamp('seaLevelPressureHpa', 'pressureHpa')],
  ['shortwave_radiation', precedingHour('shortwaveWm2', 'irradianceWm2')],
  ['direct_normal_irradiance', precedingHour('directNormalWm2', 'irradianceWm2')],
  ['diffuse_radiation', precedingHour('diffuseWm2', 'irradianceWm2')],
  ['uv_index', precedingHour('uvIndex', 'index')],
  ['cape', atStamp('capeJkg', 'energyJkg')],
  ['soil_temperature_6cm', atStamp('soilTemperatureC', 'temperatureC')],
  // The archive's top layer of soil; it has none at 6 cm.
  ['soil_temperature_0_to_7cm', atStamp('soilTemperatureC', 'temperatureC')],
  // Names that upstream used before 2023 and still accepts.
  ['relativehumidity_2m', atStamp('relativeHumidityPct', 'percent')],
  ['dewpoint_2m', atStamp('dewPointC', 'temperatureC')],
  ['weathercode', precedingHour('weatherCode', 'wmoCode')],
  ['cloudcover', atStamp('cloudPct', 'percent')],
  ['windspeed_10m', atStamp('windKmh', 'speedKmh')],
  ['winddirection_10m', atStamp('windDirectionDeg', 'directionDeg')],
  ['windgusts_10m', precedingHour('gustKmh', 'speedKmh')],
  ['windspeed_80m', atStamp('wind80mKmh', 'speedKmh')],
  ['windspeed_120m', atStamp('wind120mKmh', 'speedKmh')],
]);

function atStamp<V extends string>(column: V, quantity: ColumnUnit): UpstreamVariable<V> {
  return { column, quantity, precedingHour: false };
}

function concentration(column: AirVariable): UpstreamVariable<AirVariable> {
  return atStamp(column, 'concentrationUgM3');
}

function precedingHour(column: HourlyVariable, quantity: ColumnUnit): UpstreamVariable {
  return { column, quantity, precedingHour: true };
}
