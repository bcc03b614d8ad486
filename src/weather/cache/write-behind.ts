/**
 * A store that is written to when the answer has gone out that something was fetched for: packing and compressing take a
 * caller's time for what only later questions need. What is not written yet is read from memory.
 */
import type { Timers } from '../../lib/timers.ts';
import type { StoredBytes, StoreKey, WeatherStore } from './store.ts';

/** Most answers have gone out by then, those that are counted in many possible weathers too. */
const BEHIND_MS = 40;

export class WriteBehind implements WeatherStore {
  readonly #store: WeatherStore;
  readonly #timers: Timers;
  readonly #unwritten = new Map<string, { readonly key: StoreKey; readonly value: StoredBytes }>();
  #cancel: (() => void) | null = null;

  constructor(store: WeatherStore, timers: Timers) {
    this.#store = store;
    this.#timers = timers;
  }

  get(key: StoreKey): StoredBytes | null {
    return this.#unwritten.get(nameOf(key))?.value ?? this.#store.get(key);
  }

  put(key: StoreKey, value: StoredBytes): void {
    this.#unwritten.set(nameOf(key), { key, value });
    this.#cancel ??= this.#timers.after(BEHIND_MS, () => this.flush());
  }

  /** Writes what is not written yet. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    const values = [...this.#unwritten.values()];
    this.#unwritten.clear();
    for (const { key, value } of values) this.#store.put(key, value);
  }
}

function nameOf({ kind, cell, part }: StoreKey): string {
  return `${kind} ${cell} ${part}`;
}
