/**
 * The last answers of one kind from a source: in memory, so that a value stays the same object and what is derived from it can
 * be cached by its identity, and in the store, so that it outlives the process. A value is fresh, stale or absent, by its row of
 * the freshness table.
 *
 * The age of a value is that of the clock that has moved further since: a value does not stay fresh for ever while the
 * wall clock is frozen, nor while the monotonic clock stops because the machine sleeps.
 */
import type { LRUCache } from 'lru-cache';
import { cacheOfEntries } from '../../lib/memoize.ts';
import type { MemoryBudget } from '../../lib/memory-budget.ts';
import { memoryBytes } from '../../lib/memory-size.ts';
import { type CivilDay, civilDayAt } from '../../time/civil.ts';
import type { Freshness, Purpose } from './freshness.ts';
import type { StoredBytes, StoreKey, WeatherStore } from './store.ts';

/** What the cache must know of one kind of value `T`, found by a subject `S`: a place, a date at a place, a postcode. */
export interface CacheKind<S, T> {
  readonly freshness: Freshness;
  /** For how long this very value is fresh, where that is not the same for all. */
  freshMs?(value: T): number;
  /**
   * Whether a value that came then still holds, for kinds whose source says when there is something new; null leaves it to
   * its age. `spread`, in [0, 1), belongs to the subject and spreads the requests of many.
   */
  holds?(subject: S, savedAtMs: number, nowMs: number, spread: number): boolean | null;
  /** Values in memory at most, however much room the budget has; the least recently used are forgotten first. */
  readonly maxEntries: number;
  /** What a value takes in memory, where its parts are made when they are looked at; counted from its parts when left out. */
  bytes?(value: T): number;
  /** What decisions and answers that hang on a value take, as a multiple of it; 0 when left out. */
  readonly derivedShare?: number;
  key(subject: S): StoreKey;
  /** The zone of which the value describes "today": when that day is over, it is no longer fresh. */
  zoneOf?(subject: S): string;
  /** The value of stored bytes; null, or any error, when they cannot be read. */
  read(bytes: Uint8Array, subject: S, savedAtMs: number): T | null;
  /** The value with the mark that it is stale; without it, stale values look like fresh ones. */
  markStale?(value: T): T;
}

/** A value with its age. */
export interface Aged<T> {
  readonly value: T;
  readonly ageMs: number;
  /** The wall clock when the source answered, epoch ms. */
  readonly savedAtMs: number;
}

interface Entry<T> {
  readonly value: T;
  /** The same marked as stale; made once, so that it too stays the same object. */
  staleValue: T | null;
  readonly savedAtMs: number;
  /** The same moment on the monotonic clock. */
  readonly monotonicMs: number;
  readonly freshMs: number;
  /** In [0, 1): belongs to the subject. */
  readonly spread: number;
  readonly day: CivilDay | null;
}

/** Names that the store does not hold, of each kind. */
const MAX_ABSENT = 2_000;
/** What an entry takes besides its value: its name, its times, its places in two lists. */
const ENTRY_BYTES = 400;

/**
 * Hours that decisions are made from carry along the same hours with supplements, the sun of each day, the scores of each
 * activity asked about and the bodies of answers: measured over ever new places, some ten times as much as themselves.
 */
export const DERIVED_SHARE = 10;

export class SourceCache<S, T> {
  readonly #memory: LRUCache<string, Entry<T>>;
  readonly #absent: LRUCache<string, true> | null;
  readonly #maxAgeMs: number;
  /** The kind never changes, so its age does not matter. */
  readonly #isTimeless: boolean;

  constructor(
    readonly kind: CacheKind<S, T>,
    readonly store: WeatherStore,
    readonly monotonicMs: () => number,
    readonly memory: MemoryBudget,
  ) {
    const { freshness, maxEntries } = kind;
    const { freshMs, jitter, usableMs, absentMs } = freshness;
    this.#memory = cacheOfEntries(maxEntries, { disposeAfter: (entry) => memory.release(entry) });
    const perf = { now: monotonicMs };
    this.#absent = absentMs > 0 ? cacheOfEntries(MAX_ABSENT, { ttl: absentMs, perf, ttlResolution: 0 }) : null;
    this.#maxAgeMs = kind.freshMs === undefined ? Math.max(freshMs + jitter.laterMs, usableMs.data) : Infinity;
    this.#isTimeless = kind.freshMs === undefined && freshMs === Infinity;
  }

  /** The value, the same object each time, while it is fresh. */
  fresh(subject: S, nowMs: number): T | null {
    // The way of most questions, so the shortest.
    const entry = this.#memory.get(nameOf(this.kind.key(subject)));
    if (entry !== undefined && this.#isFresh(subject, entry, nowMs)) {
      this.memory.touch(entry);
      return entry.value;
    }
    const found = this.#find(subject, nowMs);
    return found !== null && found !== entry && this.#isFresh(subject, found, nowMs) ? found.value : null;
  }

  /** The value marked as stale, the same object each time, while it is usable for the purpose. */
  stale(subject: S, nowMs: number, purpose: Purpose): Aged<T> | null {
    const entry = this.#find(subject, nowMs);
    if (entry === null) return null;
    const ageMs = this.#ageMs(entry, nowMs);
    if (ageMs > this.kind.freshness.usableMs[purpose]) return null;
    entry.staleValue ??= this.kind.markStale?.(entry.value) ?? entry.value;
    return { value: entry.staleValue, ageMs, savedAtMs: entry.savedAtMs };
  }

  /** The value as it came, however old. */
  latest(subject: S, nowMs: number): Aged<T> | null {
    const entry = this.#find(subject, nowMs);
    return entry && { value: entry.value, ageMs: this.#ageMs(entry, nowMs), savedAtMs: entry.savedAtMs };
  }

  /** Takes an answer that came at `nowMs`, with its bytes or how they are made; without them it is cached in memory alone. */
  put(subject: S, value: T, bytes: Uint8Array | (() => Uint8Array) | null, nowMs: number): void {
    const key = this.kind.key(subject);
    const name = nameOf(key);
    this.#remember(subject, name, value, nowMs, 0);
    this.#absent?.delete(name);
    if (bytes === null) return;
    this.store.put(key, typeof bytes === 'function' ? new LaterBytes(nowMs, bytes) : { savedAtMs: nowMs, bytes });
  }

  /** The bytes in the store. */
  storedBytes(subject: S): Uint8Array | null {
    return this.store.get(this.kind.key(subject))?.bytes ?? null;
  }

  #find(subject: S, nowMs: number): Entry<T> | null {
    const key = this.kind.key(subject);
    const name = nameOf(key);
    const entry = this.#memory.get(name);
    if (entry !== undefined && this.#ageMs(entry, nowMs) <= this.#maxAgeMs) return entry;
    if (this.#absent?.has(name)) return null;
    const loaded = this.#load(subject, key, name, nowMs);
    if (loaded === null) this.#absent?.set(name, true);
    return loaded;
  }

  #load(subject: S, key: StoreKey, name: string, nowMs: number): Entry<T> | null {
    const stored = this.store.get(key);
    if (stored === null) return null;
    const ageMs = nowMs - stored.savedAtMs;
    // After the wall clock was set back, stored values come from the future: how old they are is not known.
    if (!this.#isTimeless && !(ageMs >= 0 && ageMs <= this.#maxAgeMs)) return null;
    try {
      const value = this.kind.read(stored.bytes, subject, stored.savedAtMs);
      return value === null ? null : this.#remember(subject, name, value, stored.savedAtMs, ageMs);
    } catch {
      // Bytes that this version cannot read count as absent.
      return null;
    }
  }

  #remember(subject: S, name: string, value: T, savedAtMs: number, ageMs: number): Entry<T> {
    const { freshness, freshMs = () => freshness.freshMs, zoneOf } = this.kind;
    const { earlierMs, laterMs } = freshness.jitter;
    const entry: Entry<T> = {
      value,
      staleValue: null,
      savedAtMs,
      monotonicMs: this.monotonicMs() - ageMs,
      freshMs: freshMs(value) - earlierMs + fraction(name) * (earlierMs + laterMs),
      spread: fraction(name),
      day: zoneOf === undefined ? null : civilDayAt(zoneOf(subject), savedAtMs),
    };
    this.#memory.set(name, entry);
    const { derivedShare = 0, bytes = memoryBytes } = this.kind;
    this.memory.hold(entry, ENTRY_BYTES + (1 + derivedShare) * bytes(value), () => {
      if (this.#memory.peek(name) === entry) this.#memory.delete(name);
    });
    return entry;
  }

  #isFresh(subject: S, entry: Entry<T>, nowMs: number): boolean {
    const ageMs = this.#ageMs(entry, nowMs);
    // The clock that has moved further tells the age here too.
    const holds = this.kind.holds?.(subject, nowMs - ageMs, nowMs, entry.spread) ?? null;
    if (holds === false || (holds === null && ageMs >= entry.freshMs)) return false;
    const { day } = entry;
    return day === null || (nowMs >= day.startMs && nowMs < day.endMs);
  }

  #ageMs({ monotonicMs, savedAtMs }: Entry<T>, nowMs: number): number {
    return Math.max(this.monotonicMs() - monotonicMs, nowMs - savedAtMs);
  }
}

/** Bytes that are made when the store takes them, which may be when the answer has gone out (`write-behind.ts`). */
class LaterBytes implements StoredBytes {
  readonly savedAtMs: number;
  readonly #make: () => Uint8Array;
  #bytes: Uint8Array | undefined;

  constructor(savedAtMs: number, make: () => Uint8Array) {
    this.savedAtMs = savedAtMs;
    this.#make = make;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= this.#make();
    return this.#bytes;
  }
}

/** The name of a key among those of its kind. */
function nameOf({ cell, part }: StoreKey): string {
  return `${cell} ${part}`;
}

/** A number in [0, 1) that belongs to the text: 32-bit FNV-1a. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
