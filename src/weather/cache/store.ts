/**
 * The store of records beyond the life of the process: a port, so that this room needs no disk. Records may be lost at
 * any time; one that cannot be read counts as absent.
 */

export interface StoreKey {
  /**
   * `forecast`, `air-quality`, `sea`; `archive`: a civil day, settled; `recent`: a civil day that may still change;
   * `no-sea`: a cell without one; `climatology`: normals of a period of the year; `outlook`: the seasonal anomaly;
   * `ensemble`: the runs of an ensemble; `no-ensemble`: a host without any; `postcode`: the towns of one; and the id of each
   * further source, for its forecast.
   * `postcode`: the towns of one; `kp`: the planetary K index; `sunlight`, `sunlight-archive`,
   * `sunlight-recent`: the light of days; and the id of each further source, for its forecast.
   */
  readonly kind: string;
  /** Centre of the cell, `lat,lon`; of a postcode the country; of what a host lacks its base URL. */
  readonly cell: string;
  /**
   * The zone on whose hours the records lie, and for days the date, for normals the period and its last year; of an
   * ensemble the model; of a postcode its text.
   */
  readonly part: string;
}

export interface StoredBytes {
  /** When it was put, epoch ms of the wall clock. */
  readonly savedAtMs: number;
  readonly bytes: Uint8Array;
}

/** None of its functions throws. */
export interface WeatherStore {
  get(key: StoreKey): StoredBytes | null;
  put(key: StoreKey, value: StoredBytes): void;
}

/** Stores nothing. */
export const NO_STORE: WeatherStore = { get: () => null, put: () => {} };
