/** The cache of source answers: fresh, stale or absent, by both clocks, in memory and in the store. */

import { describe, expect, test } from 'bun:test';
import { MemoryBudget } from '../../../src/lib/memory-budget.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { FRESHNESS, type Freshness } from '../../../src/weather/cache/freshness.ts';
import { type CacheKind, SourceCache } from '../../../src/weather/cache/source-cache.ts';
import type { StoredBytes, WeatherStore } from '../../../src/weather/cache/store.ts';
import { memoryStore, NOON_MS } from '../setting.ts';

interface Named {
  readonly name: string;
  readonly stale?: true;
}

const HOURLY: Freshness = {
  freshMs: HOUR_MS,
  jitter: { earlierMs: 0, laterMs: 0 },
  usableMs: { decision: 2 * HOUR_MS, data: 4 * HOUR_MS },
  absentMs: 0,
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

function start(
  kind: Partial<CacheKind<string, Named>> = {},
  entries = new Map<string, StoredBytes>(),
  memory = new MemoryBudget(1e6),
) {
  const clock = { wallMs: NOON_MS, monotonicMs: 5_000 };
  const store = memoryStore(entries);
  let lookups = 0;
  const counted: WeatherStore = {
    ...store,
    get(key) {
      lookups++;
      return store.get(key);
    },
  };
  const cache = new SourceCache<string, Named>(
    {
      freshness: HOURLY,
      maxEntries: 2,
      key: (subject) => ({ kind: 'named', cell: subject, part: '' }),
      read(bytes) {
        const name = new TextDecoder().decode(bytes);
        if (name === 'broken') throw new RangeError('broken');
        return name === '' ? null : { name };
      },
      markStale: (value) => ({ ...value, stale: true }),
      ...kind,
    },
    counted,
    () => clock.monotonicMs,
    memory,
  );
  return {
    cache,
    clock,
    lookups: () => lookups,
    pass(milliseconds: number) {
      clock.wallMs += milliseconds;
      clock.monotonicMs += milliseconds;
    },
  };
}

describe('a value', () => {
  test('is fresh for its time, then stale for its purpose, then absent; always the same object', () => {
    const { cache, clock, pass } = start();
    const value = { name: 'a' };
    cache.put('a', value, null, clock.wallMs);
    pass(HOUR_MS - 1);
    expect(cache.fresh('a', clock.wallMs)).toBe(value);
    pass(1);
    expect(cache.fresh('a', clock.wallMs)).toBeNull();
    const stale = cache.stale('a', clock.wallMs, 'decision');
    expect(stale).toEqual({ value: { name: 'a', stale: true }, ageMs: HOUR_MS, savedAtMs: NOON_MS });
    pass(HOUR_MS + 1);
    expect(cache.stale('a', clock.wallMs, 'decision')).toBeNull();
    expect(cache.stale('a', clock.wallMs, 'data')?.value).toBe(stale?.value ?? value);
    pass(2 * HOUR_MS);
    expect(cache.stale('a', clock.wallMs, 'data')).toBeNull();
  });

  test('ages by the clock that has moved further', () => {
    const frozen = start();
    frozen.cache.put('a', { name: 'a' }, null, NOON_MS);
    frozen.clock.monotonicMs += HOUR_MS;
    expect(frozen.cache.fresh('a', NOON_MS)).toBeNull();
    const asleep = start();
    asleep.cache.put('a', { name: 'a' }, null, NOON_MS);
    expect(asleep.cache.fresh('a', NOON_MS + HOUR_MS)).toBeNull();
  });

  test('that describes a day is no longer fresh on the next, nor on the one before', () => {
    const { cache } = start({ zoneOf: () => 'Europe/London' });
    const lateMs = Date.parse('2026-06-10T22:50:00Z');
    cache.put('a', { name: 'a' }, null, lateMs);
    expect(cache.fresh('a', lateMs)).not.toBeNull();
    expect(cache.fresh('a', lateMs + 10 * 60_000)).toBeNull();
    expect(cache.fresh('a', lateMs - 24 * HOUR_MS)).toBeNull();
  });

  test('may state for how long it is fresh', () => {
    const { cache, clock, pass } = start({ freshMs: ({ name }) => name.length * HOUR_MS });
    cache.put('a', { name: 'abc' }, null, clock.wallMs);
    pass(3 * HOUR_MS - 1);
    expect(cache.fresh('a', clock.wallMs)).not.toBeNull();
    pass(1);
    expect(cache.fresh('a', clock.wallMs)).toBeNull();
  });
});

describe('the store', () => {
  test('gives a value to the next process, with its age', () => {
    const entries = new Map<string, StoredBytes>();
    const first = start({}, entries);
    first.cache.put('a', { name: 'a' }, bytesOf('a'), NOON_MS);
    const second = start({}, entries);
    second.pass(HOUR_MS / 2);
    const value = second.cache.fresh('a', second.clock.wallMs);
    expect(value).toEqual({ name: 'a' });
    expect(second.cache.fresh('a', second.clock.wallMs)).toBe(value ?? { name: '' });
    second.pass(HOUR_MS / 2);
    expect(second.cache.fresh('a', second.clock.wallMs)).toBeNull();
    expect(second.cache.stale('a', second.clock.wallMs, 'decision')?.ageMs).toBe(HOUR_MS);
  });

  test.each(['', 'broken'])('with bytes that cannot be read (%p) has nothing', (text) => {
    const entries = new Map<string, StoredBytes>();
    start({}, entries).cache.put('a', { name: 'a' }, bytesOf(text), NOON_MS);
    const { cache } = start({}, entries);
    expect([cache.fresh('a', NOON_MS), cache.stale('a', NOON_MS, 'data'), cache.latest('a', NOON_MS)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('with a value from the future, or one too old for any use, has nothing', () => {
    const entries = new Map<string, StoredBytes>();
    start({}, entries).cache.put('a', { name: 'a' }, bytesOf('a'), NOON_MS);
    const { cache } = start({}, entries);
    expect(cache.latest('a', NOON_MS - 1)).toBeNull();
    expect(cache.latest('a', NOON_MS + 4 * HOUR_MS + 1)).toBeNull();
    expect(cache.latest('a', NOON_MS + 4 * HOUR_MS)).not.toBeNull();
  });

  test.each(['settledDay', 'normals'] as const)(
    'has a value that never changes (%s) after the clock was set back',
    (row) => {
      const entries = new Map<string, StoredBytes>();
      start({}, entries).cache.put('a', { name: 'a' }, bytesOf('a'), NOON_MS);
      const { cache } = start({ freshness: FRESHNESS[row] }, entries);
      expect(cache.fresh('a', NOON_MS - 2 * HOUR_MS)).toEqual({ name: 'a' });
      expect(cache.latest('a', NOON_MS - 2 * HOUR_MS)?.savedAtMs).toBe(NOON_MS);
    },
  );

  test('has no day that may still change when it comes from the future', () => {
    const entries = new Map<string, StoredBytes>();
    start({}, entries).cache.put('a', { name: 'a' }, bytesOf('a'), NOON_MS);
    expect(start({ freshness: FRESHNESS.recentDay }, entries).cache.latest('a', NOON_MS - 1)).toBeNull();
  });

  test('is not looked into again for a while where it had nothing, until something is put', () => {
    const { cache, clock, lookups, pass } = start({ freshness: { ...HOURLY, absentMs: 30_000 } });
    for (let i = 0; i < 3; i++) expect(cache.fresh('a', clock.wallMs)).toBeNull();
    expect(lookups()).toBe(1);
    pass(30_001);
    expect(cache.fresh('a', clock.wallMs)).toBeNull();
    expect(lookups()).toBe(2);
    cache.put('a', { name: 'a' }, null, clock.wallMs);
    expect(cache.fresh('a', clock.wallMs)).toEqual({ name: 'a' });
    expect(lookups()).toBe(2);
  });
});

test('every row of the table is usable for at least as long as data as for a decision, and never fresh after that', () => {
  for (const [kind, { freshMs, jitter, usableMs }] of Object.entries<Freshness>(FRESHNESS)) {
    expect([kind, usableMs.data >= usableMs.decision]).toEqual([kind, true]);
    expect([kind, jitter.earlierMs < freshMs]).toEqual([kind, true]);
    if (usableMs.data > 0) expect([kind, freshMs + jitter.laterMs <= usableMs.data]).toEqual([kind, true]);
  }
});

test('two caches that share a budget take the room of the value that neither has used for longest', () => {
  const memory = new MemoryBudget(3_000);
  const [one, other] = [start({ maxEntries: 100 }, new Map(), memory), start({ maxEntries: 100 }, new Map(), memory)];
  const value = { name: 'x'.repeat(700) };
  one.cache.put('a', value, null, NOON_MS);
  other.cache.put('b', value, null, NOON_MS);
  expect(one.cache.fresh('a', NOON_MS)).toBe(value);
  one.cache.put('c', value, null, NOON_MS);
  expect([one.cache.fresh('a', NOON_MS), other.cache.fresh('b', NOON_MS), one.cache.fresh('c', NOON_MS)]).toEqual([
    value,
    null,
    value,
  ]);
  expect(memory.bytes).toBeLessThanOrEqual(3_000);
});
