/**
 * Where weather is kept beyond the life of the process: a port, so that this room needs no disk. What is kept may be
 * lost at any time; a record that cannot be read is as good as none.
 */
import { LruCache } from './cache.ts';

/** `archive`: a civil day, settled. `recent`: a civil day that may still change. */
export type StoredKind = 'forecast' | 'archive' | 'recent' | 'air-quality';

export interface StoreKey {
  readonly kind: StoredKind;
  /** Centre of the cell, `lat,lon`. */
  readonly cell: string;
  /** The zone on whose hours the records lie, and for days the date. */
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

/** A store that lasts as long as the process, for where there is no disk. */
export function memoryStore(maxEntries: number): WeatherStore {
  const entries = new LruCache<StoredBytes>(maxEntries);
  const nameOf = ({ kind, cell, part }: StoreKey) => `${kind} ${cell} ${part}`;
  return {
    get: (key) => entries.get(nameOf(key)) ?? null,
    put: (key, value) => entries.set(nameOf(key), value),
  };
}
