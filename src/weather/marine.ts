/**
 * The sea off one place as hourly columns, at the start of each hour: significant wave height and the temperature of the
 * water's surface, NaN where there is no sea near the place.
 */
import type { HourlyRecords } from './hourly.ts';

export const SEA_VARIABLE_NAMES = ['waveHeightM', 'seaTemperatureC'] as const;

export type SeaVariable = (typeof SEA_VARIABLE_NAMES)[number];

export type HourlySea = HourlyRecords<SeaVariable>;
