/**
 * The variables that an activity can be judged by: the name, the quantity, the unit of the curves, and how many hours
 * each looks ahead. A profile with another variable is refused.
 */

import type { Quantity } from '../units/quantities.ts';

/** What an hour of a forecast may lack; the keys of `knowledge.ts`. */
export type Gap =
  | 'relative_humidity'
  | 'cloud'
  | 'shortwave'
  | 'visibility'
  | 'gust'
  | 'wind_at_120m'
  | 'rain_probability'
  | 'snowfall'
  | 'snow_depth'
  | 'weather_code'
  | 'uv_index'
  | 'us_aqi'
  | 'wave_height'
  | 'sea_temperature';

interface VariableInfo {
  readonly quantity: Quantity;
  /** Unit of the knots. */
  readonly unit: string;
  /** Hours after the hour itself that the value depends on. */
  readonly aheadHours: number;
  /** What the value is read cautiously without: the factor still counts, and the answer lists it as missing. */
  readonly gaps: readonly Gap[];
}

const now = (quantity: Quantity, unit: string, ...gaps: readonly Gap[]): VariableInfo => ({
  quantity,
  unit,
  aheadHours: 0,
  gaps,
});

const ahead = (quantity: Quantity, unit: string, aheadHours: number, ...gaps: readonly Gap[]): VariableInfo => ({
  quantity,
  unit,
  aheadHours,
  gaps,
});

export const VARIABLES = {
  temperature: now('temperature', '°C'),
  relative_humidity: now('percent', '%', 'relative_humidity'),
  dew_point: now('temperature', '°C', 'relative_humidity'),
  wind: now('speed', 'km/h'),
  gust: now('speed', 'km/h', 'gust'),
  beaufort: now('index', ''),
  cloud: now('percent', '%', 'cloud'),
  visibility: now('visibility', 'm', 'visibility'),
  uv_index: now('index', '', 'uv_index'),
  us_aqi: now('index', '', 'us_aqi'),
  pollen: now('index', ''),
  snowfall: now('snow-rate', 'cm/h', 'snowfall'),
  rain: now('rain-rate', 'mm/h', 'rain_probability'),
  apparent_temperature: now('temperature', '°C', 'relative_humidity'),
  wind_chill: now('temperature', '°C'),
  wet_chill: now('temperature', '°C'),
  heat_index: now('temperature', '°C', 'relative_humidity'),
  humidex: now('temperature', '°C', 'relative_humidity'),
  utci: now('temperature', '°C', 'relative_humidity', 'shortwave'),
  wbgt: now('temperature', '°C', 'relative_humidity', 'shortwave'),
  rain_before_3h: now('rainfall', 'mm'),
  rain_before_12h: now('rainfall', 'mm'),
  rain_before_24h: now('rainfall', 'mm'),
  rain_past_6h: now('rainfall', 'mm'),
  rain_past_24h: now('rainfall', 'mm'),
  snow_past_6h: now('snow-rate', 'cm'),
  snow_on_ground: now('snowfall', 'cm', 'snowfall', 'snow_depth'),
  snow_on_roads: now('snowfall', 'cm', 'snowfall', 'snow_depth'),
  rain_next_6h: ahead('rainfall', 'mm', 6, 'rain_probability'),
  dry_hours_before: now('hours', 'h'),
  dry_hours_ahead: ahead('hours', 'h', 24, 'rain_probability'),
  lowest_past_12h: now('temperature', '°C'),
  lowest_next_24h: ahead('temperature', '°C', 24),
  lowest_next_48h: ahead('temperature', '°C', 48),
  dew_margin: now('temperature-difference', 'K', 'relative_humidity', 'cloud'),
  dew_margin_next_8h: ahead('temperature-difference', 'K', 8, 'relative_humidity'),
  delta_t: now('temperature-difference', 'K', 'relative_humidity'),
  vapour_pressure_deficit: now('vapour-pressure', 'kPa', 'relative_humidity'),
  evapotranspiration: now('rain-rate', 'mm/h', 'relative_humidity', 'shortwave'),
  cloth_evaporation: now('evaporation', 'kg/m²/h', 'relative_humidity', 'shortwave'),
  concrete_evaporation: now('evaporation', 'kg/m²/h', 'relative_humidity'),
  surface_film: now('film', 'mm', 'relative_humidity', 'shortwave'),
  wall_temperature: now('temperature', '°C', 'shortwave'),
  roof_temperature: now('temperature', '°C', 'shortwave', 'cloud'),
  asphalt_temperature: now('temperature', '°C', 'shortwave'),
  grass_temperature: now('temperature', '°C', 'cloud'),
  soil_temperature: now('temperature', '°C'),
  ice_index: now('fraction', '', 'snowfall', 'snow_depth'),
  rotor_icing: now('fraction', '', 'relative_humidity'),
  inversion_index: now('fraction', '', 'cloud'),
  lightning_index: now('fraction', '', 'weather_code'),
  ceiling: now('height', 'm', 'relative_humidity', 'cloud'),
  wind_at_120m: now('speed', 'km/h', 'wind_at_120m'),
  gust_at_120m: now('speed', 'km/h', 'gust', 'wind_at_120m'),
  sun_altitude: now('angle', '°'),
  moonlight: now('sky-brightness', 'mag/arcsec²'),
  wave_height: now('wave', 'm', 'wave_height'),
  sea_temperature: now('temperature', '°C', 'sea_temperature'),
  kp_index: now('index', ''),
  pressure_change_3h: now('pressure', 'hPa'),
} as const satisfies Readonly<Record<string, VariableInfo>>;

export type Variable = keyof typeof VARIABLES;

export function isVariable(name: string): name is Variable {
  return Object.hasOwn(VARIABLES, name);
}

export function variableInfo(variable: Variable): VariableInfo {
  return VARIABLES[variable];
}
