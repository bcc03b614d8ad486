/**
 * The variables that an activity can be judged by: the name, the quantity, the unit of the curves, and how many hours
 * each looks ahead. A profile with another variable is refused.
 */

import type { Quantity } from '../units/quantities.ts';
import type { HourlyVariable } from '../weather/hourly.ts';

interface VariableInfo {
  readonly quantity: Quantity;
  /** Unit of the knots. */
  readonly unit: string;
  /** Hours after the hour itself that the value depends on. */
  readonly aheadHours: number;
  /** A column that is estimated when the source lacks it: the factor still counts, and the answer lists it as missing. */
  readonly estimates: HourlyVariable | null;
}

const now = (quantity: Quantity, unit: string, estimates: HourlyVariable | null = null): VariableInfo => ({
  quantity,
  unit,
  aheadHours: 0,
  estimates,
});

const ahead = (quantity: Quantity, unit: string, aheadHours: number): VariableInfo => ({
  quantity,
  unit,
  aheadHours,
  estimates: null,
});

export const VARIABLES = {
  temperature: now('temperature', '°C'),
  relative_humidity: now('percent', '%'),
  dew_point: now('temperature', '°C'),
  wind: now('speed', 'km/h'),
  gust: now('speed', 'km/h'),
  beaufort: now('index', ''),
  cloud: now('percent', '%'),
  visibility: now('visibility', 'm', 'visibilityM'),
  uv_index: now('index', ''),
  us_aqi: now('index', ''),
  snowfall: now('snow-rate', 'cm/h'),
  rain: now('rain-rate', 'mm/h'),
  apparent_temperature: now('temperature', '°C'),
  wind_chill: now('temperature', '°C'),
  wet_chill: now('temperature', '°C'),
  heat_index: now('temperature', '°C'),
  humidex: now('temperature', '°C'),
  utci: now('temperature', '°C', 'shortwaveWm2'),
  wbgt: now('temperature', '°C', 'shortwaveWm2'),
  rain_before_3h: now('rainfall', 'mm'),
  rain_before_12h: now('rainfall', 'mm'),
  rain_before_24h: now('rainfall', 'mm'),
  rain_past_6h: now('rainfall', 'mm'),
  rain_past_24h: now('rainfall', 'mm'),
  snow_past_6h: now('snow-rate', 'cm'),
  rain_next_6h: ahead('rainfall', 'mm', 6),
  dry_hours_before: now('hours', 'h'),
  dry_hours_ahead: ahead('hours', 'h', 24),
  lowest_past_12h: now('temperature', '°C'),
  lowest_next_24h: ahead('temperature', '°C', 24),
  lowest_next_48h: ahead('temperature', '°C', 48),
  dew_margin: now('temperature-difference', 'K'),
  dew_margin_next_8h: ahead('temperature-difference', 'K', 8),
  delta_t: now('temperature-difference', 'K'),
  vapour_pressure_deficit: now('vapour-pressure', 'kPa'),
  evapotranspiration: now('rain-rate', 'mm/h', 'shortwaveWm2'),
  cloth_evaporation: now('evaporation', 'kg/m²/h', 'shortwaveWm2'),
  concrete_evaporation: now('evaporation', 'kg/m²/h'),
  surface_film: now('film', 'mm', 'shortwaveWm2'),
  wall_temperature: now('temperature', '°C', 'shortwaveWm2'),
  roof_temperature: now('temperature', '°C', 'shortwaveWm2'),
  asphalt_temperature: now('temperature', '°C', 'shortwaveWm2'),
  grass_temperature: now('temperature', '°C'),
  soil_temperature: now('temperature', '°C'),
  ice_index: now('fraction', ''),
  rotor_icing: now('fraction', ''),
  inversion_index: now('fraction', ''),
  lightning_index: now('fraction', ''),
  ceiling: now('height', 'm'),
  wind_at_120m: now('speed', 'km/h'),
  gust_at_120m: now('speed', 'km/h'),
  sun_altitude: now('angle', '°'),
  moonlight: now('sky-brightness', 'mag/arcsec²'),
  wave_height: now('wave', 'm'),
  sea_temperature: now('temperature', '°C'),
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
