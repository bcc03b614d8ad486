/**
 * Possible weathers of a place, from which chances are counted: each is an `HourlyWeather` of its own, as likely as any
 * other, in which it either rains in an hour or does not.
 */
import type { HourlyWeather } from '../hourly.ts';

/**
 * Where they come from: `climate`, the season of the place, where no forecast is at hand; `dressed`, one forecast with the
 * errors that forecasts usually have; `ensemble`, the runs of an ensemble forecast.
 */
export type MemberMethod = 'climate' | 'dressed' | 'ensemble';

export interface Members {
  readonly method: MemberMethod;
  /** The forecast model whose spread it is, by its name at the source; null where there is none. */
  readonly model: string | null;
  /** When the source of the spread answered, epoch ms. */
  readonly updatedAtMs: number;
  readonly weathers: readonly HourlyWeather[];
}

/** Fewer possible weathers than this give no chance. */
export const MIN_MEMBERS = 10;
