/** The weather of places, as a port: who answers, and how fresh it is, is decided behind it (`answering.ts`). */
import type { Soon } from '../lib/soon.ts';
import type { Place } from '../place/place.ts';
import type { CivilDate } from '../time/civil.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import type { HourlyAir } from './air-quality/air.ts';
import type { Purpose } from './cache/freshness.ts';
import type { EnsembleSetting } from './ensembles.ts';
import type { HourlyWeather, SupplementKind } from './hourly.ts';
import type { Members } from './members/members.ts';
import type { DateNormals } from './normals/normals.ts';
import type { PastDays } from './normals/past-days.ts';
import type { Presence } from './presence.ts';
import type { QuarterHours } from './quarter-hours.ts';

/** No source could answer; the message is for the caller, the cause for the log. */
export class WeatherUnavailable extends Error {
  override readonly name = 'WeatherUnavailable';
  constructor(
    message: string,
    /** Null when no wait helps. */
    readonly retryAfterSeconds: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Weather {
  /**
   * The hours around a decision at a place: from at least a day before its civil today to the end of the thirteenth
   * day after, where the source reaches that far, on the local whole hours of the place. The same object is returned
   * while the answer is fresh, so that what is derived from it can be cached by its identity. The purpose, a decision when
   * left out, sets how old an answer may be to stand in when no source answers. Supplements that are not at hand are
   * requested beside the forecast and waited for, at most 1.5 s once it is there (`supplements.ts`). Rejects with
   * `WeatherUnavailable`.
   */
  forecast(
    place: Place,
    nowMs: number,
    purpose?: Purpose,
    supplements?: readonly SupplementKind[],
  ): Soon<HourlyWeather>;
  /**
   * The members of an ensemble about a forecast of this place, as `forecast` has given it, on its hours; the same object while
   * both stay the same. What is at hand is used; what is not is requested, once for a run of the model and as far as the
   * budget allows, and waited for at most `maxWaitMs`: with 0 it is there for a later question. Null when there is none:
   * not in time, switched off, no source of ensembles, a forecast of another source. Never rejects.
   */
  ensemble(place: Place, forecast: HourlyWeather, nowMs: number, maxWaitMs: number): Promise<Members | null>;
  /**
   * The civil days from one date to the other, both included, on the local whole hours of the place: past, or coming
   * as far as a forecast reaches (`lastForecastDate`). A date that never was at the place is left out; at least one was.
   * Throws `WeatherUnavailable`.
   */
  history(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather>;
  /**
   * The sunlight of a day, with the source's own direct and diffuse light where it has them, on the local whole hours of the
   * place: past, or coming, a day or two beyond the reach of `forecast`. Throws `WeatherUnavailable`.
   */
  sunlight(place: Place, date: CivilDate, nowMs: number): Promise<HourlyWeather>;
  /**
   * Concentrations from two days ago on, as data when the purpose is left out. The embedded climate has none. Throws
   * `WeatherUnavailable`.
   */
  airQuality(place: Place, nowMs: number, purpose?: Purpose): Promise<HourlyAir>;
  /** The same as a supplement of other weather: null when it does not come within 1.5 s. */
  supplementaryAir(place: Place, nowMs: number): Promise<HourlyAir | null>;
  /**
   * The rain of the next hours by quarter hours: null when it does not come within 1.5 s, or no source has it. One unit
   * upstream, at most once in half an hour for a cell.
   */
  quarterHours(place: Place, nowMs: number): Promise<QuarterHours | null>;
  /** A date some weeks or months ahead, as it usually is, with the seasonal outlook where there is one. */
  future(place: Place, date: CivilDate, nowMs: number): Promise<DateNormals>;
  /** The normals of any date, from past years or the embedded climate, without an outlook. */
  usual(place: Place, date: CivilDate, nowMs: number): Promise<DateNormals>;
  /**
   * Every day of the last ten whole years, from one reanalysis; null where no source has them or its budget is short. The same
   * object is returned as long as it is in memory.
   */
  pastDays(place: Place, nowMs: number): Promise<PastDays | null>;
  /** The embedded climate's hours of those days, in any mode. */
  typical(place: Place, from: CivilDate, to: CivilDate, nowMs: number): HourlyWeather;
  /**
   * Possible weathers around a forecast that this port gave: an ensemble's where one is at hand after `maxWaitMs`, else the
   * forecast's with the errors that forecasts have.
   */
  members(place: Place, forecast: HourlyWeather, nowMs: number, maxWaitMs: number): Promise<Members>;
  /** Realisations of the season around a civil day of a place, with a day before it and two after. */
  season(place: Place, date: CivilDate, nowMs: number): Promise<Members>;
  /** Finds out in the background whether the sources answer, so that in `auto` mode no caller has to; for servers. */
  probe(): void;
  /** Whether the sources can be reached: what others who ask the same network may go by in `auto` mode. */
  readonly presence: Presence;
  /** The state of the sources, for readiness reports. */
  state(): WeatherState;
  close(): Promise<void>;
}

export interface WeatherState {
  readonly mode: WeatherMode;
  /** Whether any source has answered since the process started. */
  readonly upstreamHasAnswered: boolean;
  /** Seconds for which the first source is not asked after failures or at a limit; 0 when it may be asked. */
  readonly upstreamPauseSeconds: number;
  /** Answers given since the start, by where they came from; `failed` counts questions without one. */
  readonly answers: Readonly<Record<AnswerKind, number>>;
  readonly ensembles: {
    readonly setting: EnsembleSetting;
    /** Why the source is known to have none; null while it may have some. */
    readonly lack: string | null;
  };
  /** Each host that may be asked; none in `typical` mode. */
  readonly hosts: readonly HostStatus[];
}

export type AnswerKind = 'fresh' | 'asked' | 'stale' | 'typical' | 'failed';

export type WeatherMode = 'auto' | 'open-meteo' | 'typical';
