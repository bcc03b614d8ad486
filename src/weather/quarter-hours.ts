/**
 * The precipitation of the next hours at one place by quarter hours: sums of the fifteen minutes that begin at each start.
 * Where upstream has a model of fifteen minutes they are that model's; elsewhere it spreads the hours over them.
 */
import type { Cell } from './cache/cell.ts';
import type { Provenance } from './hourly.ts';

export const QUARTER_HOUR_MS = 15 * 60_000;

export interface QuarterHours {
  /** Start of each quarter hour, epoch ms, fifteen minutes apart. */
  readonly startMs: Float64Array;
  readonly precipitationMm: Float32Array;
  readonly resolution: QuarterResolution;
  readonly provenance: Provenance;
}

/** `model`: computed for the quarter hour; `interpolated`: from the hour. */
export type QuarterResolution = 'model' | 'interpolated';

interface Area {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/**
 * Where upstream has models of fifteen minutes (Open-Meteo, Weather Forecast API, 15-minutely: central Europe and North
 * America): the inner areas of DWD ICON-D2 and Météo-France AROME as its best match takes them, and the contiguous United States
 * of NOAA HRRR. Smaller than the models, so that no interpolated value is called a model's.
 */
const NATIVE_AREAS: readonly Area[] = [
  { south: 43.5, north: 54.9, west: -3.5, east: 17 },
  { south: 42.1, north: 51.32, west: -6.18, east: 8.35 },
  { south: 25, north: 49, west: -124, east: -67 },
];

export function quarterResolutionAt({ lat, lon }: Cell): QuarterResolution {
  const isNative = NATIVE_AREAS.some(
    ({ south, north, west, east }) => lat >= south && lat < north && lon >= west && lon < east,
  );
  return isNative ? 'model' : 'interpolated';
}
