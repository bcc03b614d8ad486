/** Values made once and kept as long as a bounded cache, or the object that they belong to, lasts. */
import { LRUCache } from 'lru-cache';

/** The cached value of a key, made at its first use. */
export function memoize<K extends {}, V extends {}>(
  cache: LRUCache<K, V> | RecentEntries<K, V>,
  key: K,
  make: () => V,
): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  cache.set(key, value);
  return value;
}

/**
 * A cache of so many entries. A bound on the size, unlike the library's on the count, reserves no room ahead: most caches have
 * few entries.
 */
export function cacheOfEntries<K extends {}, V extends {}>(
  maxEntries: number,
  options: Partial<LRUCache.OptionsBase<K, V, unknown>> = {},
): LRUCache<K, V> {
  return new LRUCache<K, V>({ ...options, maxSize: maxEntries, sizeCalculation: () => 1 });
}

/** A cache of so many entries for each owner, made at its first use; it goes with its owner. */
export function cachePerOwner<O extends WeakKey, V extends {}>(maxEntries: number): (owner: O) => LRUCache<string, V> {
  const caches = new WeakMap<O, LRUCache<string, V>>();
  return (owner) => {
    let cache = caches.get(owner);
    if (cache === undefined) {
      cache = cacheOfEntries(maxEntries);
      caches.set(owner, cache);
    }
    return cache;
  };
}

/**
 * Keeps the entries used last: at least half as many as it may hold. What is looked up a hundred times for one answer is found
 * in half the time that a list ordered by use takes. A map that drops its oldest entry for each new one takes far longer: it
 * looks for the oldest behind all that it has dropped.
 */
export class RecentEntries<K, V extends {}> {
  readonly #half: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  constructor(maxEntries: number) {
    this.#half = Math.ceil(maxEntries / 2);
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  delete(key: K): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
