/** The words that the licence of each source asks for, for those who hand its weather on. */
import type { WeatherSourceName } from '../hourly.ts';
import { MET_NORWAY_ATTRIBUTION } from './met-norway/read.ts';
import { OPEN_METEO_ATTRIBUTION } from './open-meteo/fill.ts';
import { TYPICAL_ATTRIBUTION } from './typical/typical.ts';

export const ATTRIBUTIONS: Readonly<Record<WeatherSourceName, string>> = {
  'open-meteo': OPEN_METEO_ATTRIBUTION,
  'met-norway': MET_NORWAY_ATTRIBUTION,
  typical: TYPICAL_ATTRIBUTION,
};
