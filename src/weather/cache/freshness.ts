/**
 * How long the answers of the sources hold: the one table, a row for each kind of record.
 *
 * A fresh answer is given without a request. An answer that is no longer fresh stands in, marked as stale, when no source
 * gives a newer one, as long as it is usable for the purpose of the question. Data shows its own age, so it may be older
 * than what a decision is made from.
 */
import { DAY_MS, HOUR_MS } from '../../time/units.ts';

/** What weather is needed for. */
export type Purpose = 'decision' | 'data';

export interface Freshness {
  /** From the answer of the source on. */
  readonly freshMs: number;
  /** Entries expire up to so much earlier or later, so that those of one moment are not all requested again at once. */
  readonly jitter: { readonly earlierMs: number; readonly laterMs: number };
  /** The age at which an answer no longer stands in; 0 for one that never does. */
  readonly usableMs: Readonly<Record<Purpose, number>>;
  /** For so long a record that the store does not have is not looked up again. */
  readonly absentMs: number;
}

const MINUTE_MS = 60_000;
const FOREVER = Number.POSITIVE_INFINITY;

const DEFAULTS = {
  jitter: { earlierMs: 0, laterMs: 0 },
  usableMs: { decision: 0, data: 0 },
  absentMs: 0,
} as const;

/** Cells requested at one time, as after a start, are spread over ten minutes. */
const SPREAD = { earlierMs: 5 * MINUTE_MS, laterMs: 5 * MINUTE_MS };
/** A forecast of this morning is good enough to decide on, one of yesterday is good enough to look at. */
const SAME_MORNING = { decision: 6 * HOUR_MS, data: DAY_MS };
/** Air and sea are looked up for most questions, and most cells have neither. */
const LOOKED_UP_OFTEN_MS = 30_000;

export const FRESHNESS = {
  /** Models run every one to six hours; three quarters of an hour loses little of that. */
  forecast: { ...DEFAULTS, freshMs: 45 * MINUTE_MS, jitter: SPREAD, usableMs: SAME_MORNING },
  /**
   * A forecast whose host states when it expires; half an hour where it does not, which is what such hosts usually state.
   * Never before it expires, as their terms ask.
   */
  expiringForecast: {
    ...DEFAULTS,
    freshMs: 30 * MINUTE_MS,
    jitter: { earlierMs: 0, laterMs: 5 * MINUTE_MS },
    usableMs: SAME_MORNING,
  },
  /** The embedded climate is computed, so it never stands in. */
  typical: { ...DEFAULTS, freshMs: 45 * MINUTE_MS, jitter: SPREAD },
  /** The air is that of two model runs a day; an hour loses nothing. */
  air: { ...DEFAULTS, freshMs: HOUR_MS, jitter: SPREAD, usableMs: SAME_MORNING, absentMs: LOOKED_UP_OFTEN_MS },
  /** Waves and water change slowly, and their models run two to four times a day. */
  sea: { ...DEFAULTS, freshMs: 3 * HOUR_MS, jitter: SPREAD, usableMs: SAME_MORNING, absentMs: LOOKED_UP_OFTEN_MS },
  /** Models of fifteen minutes run every one to three hours, and a question about the next hours comes seldom. */
  quarters: { ...DEFAULTS, freshMs: 30 * MINUTE_MS, usableMs: { decision: HOUR_MS, data: HOUR_MS } },
  /** A value of Kp holds for three hours; its forecast is made for three days. */
  kp: { ...DEFAULTS, freshMs: HOUR_MS, usableMs: SAME_MORNING, absentMs: LOOKED_UP_OFTEN_MS },
  /** No coast moves in a week; but an answer without values may also be a gap of the source, so it does not hold for ever. */
  noSea: { ...DEFAULTS, freshMs: 7 * DAY_MS, absentMs: LOOKED_UP_OFTEN_MS },
  /** A day that the archive has in full never changes. */
  settledDay: { ...DEFAULTS, freshMs: FOREVER },
  /** Past days change a little as later model runs take in more measurements; the last values stay usable. */
  recentDay: { ...DEFAULTS, freshMs: 6 * HOUR_MS, usableMs: { decision: FOREVER, data: FOREVER } },
  /** Coming days change with each model run. */
  comingDay: { ...DEFAULTS, freshMs: HOUR_MS, usableMs: SAME_MORNING },
  /** A gap of the archive is filled within days. */
  incompleteDay: { ...DEFAULTS, freshMs: DAY_MS },
  /** Normals over twenty past years; the year is part of their key. */
  normals: { ...DEFAULTS, freshMs: FOREVER },
  /** Days of past years never change; the last year is part of their key. */
  pastDays: { ...DEFAULTS, freshMs: FOREVER },
  /** The weekly outlook is computed each day, the monthly one each month; last week's still describes the season. */
  outlook: { ...DEFAULTS, freshMs: DAY_MS, usableMs: { decision: 7 * DAY_MS, data: 7 * DAY_MS } },
  /**
   * The ensemble runs every six hours. One that has missed a run still serves while the next is requested; an older one stands
   * in for nothing: its rain is that of runs which the forecast has left behind, and the forecast's own spread is better.
   */
  ensemble: {
    ...DEFAULTS,
    freshMs: 6 * HOUR_MS,
    jitter: SPREAD,
    usableMs: { decision: 9 * HOUR_MS, data: 9 * HOUR_MS },
    absentMs: LOOKED_UP_OFTEN_MS,
  },
  /** A server that has no ensembles may be given some. */
  noEnsemble: { ...DEFAULTS, freshMs: DAY_MS, absentMs: LOOKED_UP_OFTEN_MS },
  /** Towns and their postcodes hardly ever change. */
  postcode: { ...DEFAULTS, freshMs: 180 * DAY_MS },
  /** A new postcode is found a day later. */
  unknownPostcode: { ...DEFAULTS, freshMs: DAY_MS },
} as const satisfies Readonly<Record<string, Freshness>>;

/** A forecast that claims to hold longer than this is requested again all the same. */
export const MAX_STATED_FRESH_MS = 6 * HOUR_MS;
/**
 * The supplements of a forecast are refreshed when they are older than this: the models of air and sea run two to four times
 * a day, and Kp, one file for the whole Earth, costs nothing.
 */
export const SUPPLEMENT_REFRESH_MS = {
  air: 3 * HOUR_MS,
  pollen: 3 * HOUR_MS,
  sea: 3 * HOUR_MS,
  geomagnetic: HOUR_MS,
} as const;
/** A supplement of a cell is not requested again for so long after a failure. */
export const SUPPLEMENT_FAILED_MS = 5 * MINUTE_MS;
/** An ensemble weighs more than ten forecasts, and failures may count: longer. */
export const ENSEMBLE_FAILED_MS = 30 * MINUTE_MS;
