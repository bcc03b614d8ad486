/**
 * Possible weathers of a place, from which chances are counted: each is an `HourlyWeather` of its own, as likely as any
 * other, in which it either rains in an hour or does not.
 */
import type { HourlyWeather } from '../hourly.ts';
import type { WeathersAbreast } from './abreast.ts';

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
  /** What the spread rests on: growth of errors that is assumed, or that a backtest has measured, or the members' own. */
  readonly basis: 'assumed' | 'backtest' | 'ensemble' | 'climate';
  readonly weathers: readonly HourlyWeather[];
  /** The same weathers in columns abreast; left out where they are told one by one. */
  readonly abreast?: WeathersAbreast;
}

/** Whence members are, without the weathers. */
export type MembersOrigin = Omit<Members, 'weathers' | 'abreast'>;

export function membersOrigin({ method, model, updatedAtMs, basis }: Members): MembersOrigin {
  return { method, model, updatedAtMs, basis };
}

/** Fewer possible weathers than this give no chance. */
export const MIN_MEMBERS = 10;
