/**
 * Air quality at one place as hourly columns: concentrations at the start of each hour, µg/m³, and pollen, grains/m³; NaN
 * where the source has none. The indices are computed from them here (`indices.ts`), not taken from a source, so that their
 * tables are known; so are the classes of pollen (`pollen.ts`).
 */
import type { HourlyRecords } from '../hourly.ts';
import { POLLEN_VARIABLE_NAMES } from './pollen.ts';

export const AIR_VARIABLE_NAMES = [
  'pm25UgM3',
  'pm10UgM3',
  'carbonMonoxideUgM3',
  'nitrogenDioxideUgM3',
  'sulphurDioxideUgM3',
  'ozoneUgM3',
  ...POLLEN_VARIABLE_NAMES,
] as const;

export type AirVariable = (typeof AIR_VARIABLE_NAMES)[number];

export type HourlyAir = HourlyRecords<AirVariable>;
