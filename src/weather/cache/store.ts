/**
 * Where weather is kept beyond the life of the process: a port, so that this room needs no disk. What is kept may be
 * lost at any time; a record that cannot be read is as good as none.
 */
import { LRUCache } from 'lru-cache';

/**
 * `archive`: a civil day, settled. `recent`: a civil day that may still change. `met-norway`: the second source's forecast.
 * `no-sea`: that a cell has none. `climatology`: what is usual in a period of the year. `outlook`: how far the coming
 * months will be from that. `postcode`: what the geocoder has for one.
 */
export type StoredKind =
  | 'forecast'
  | 'archive'
  | 'recent'
  | 'air-quality'
  | 'met-norway'
  | 'sea'
  | 'no-sea'
  | 'climatology'
  | 'outlook'
  | 'postcode';

export interface StoreKey {
  readonly kind: StoredKind;
  /** Centre of the cell, `lat,lon`; of a postcode the country. */
  readonly cell: string;
  /**
   * The zone on whose hours the records lie, and for days the date, for a climatology the period and its last year; of a
   * postcode the text as it is asked for.
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

/** Keeps nothing. */
export const NO_STORE: WeatherStore = { get: () => null, put: () => {} };

/**
 * A store with its last entries in memory: what was put is found again whatever happens to the disk, and what is asked
 * for often is not unpacked each time.
 */
export function withMemory(store: WeatherStore, maxEntries: number): WeatherStore {
  const memory = new LRUCache<string, StoredBytes>({ max: maxEntries });
  const nameOf = ({ kind, cell, part }: StoreKey) => `${kind} ${cell} ${part}`;
  return {
    get(key) {
      const remembered = memory.get(nameOf(key));
      if (remembered !== undefined) return remembered;
      const stored = store.get(key);
      if (stored !== null) memory.set(nameOf(key), stored);
      return stored;
    },
    put(key, value) {
      memory.set(nameOf(key), value);
      store.put(key, value);
    },
  };
}
