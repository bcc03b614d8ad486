/** What was used last is kept, and no more than a bound. */
import { expect, test } from 'bun:test';
import { memoize, RecentEntries } from '../../src/lib/memoize.ts';

test('at least half as many entries as it may hold are kept, those used last', () => {
  const cache = new RecentEntries<number, string>(8);
  for (let key = 0; key < 100; key++) {
    cache.set(key, `of ${key}`);
    // Used again and again, and so never lost.
    expect(cache.get(0)).toBe('of 0');
    for (let recent = Math.max(1, key - 2); recent <= key; recent++) expect(cache.get(recent)).toBe(`of ${recent}`);
  }
  const kept = Array.from({ length: 100 }, (_, key) => key).filter((key) => cache.get(key) !== undefined);
  expect(kept.length).toBeLessThanOrEqual(8);
});

test('a value is made once as long as it is kept', () => {
  const cache = new RecentEntries<string, number>(4);
  let made = 0;
  const make = (): number => ++made;
  expect([memoize(cache, 'a', make), memoize(cache, 'a', make), memoize(cache, 'b', make)]).toEqual([1, 1, 2]);
});

test('what is deleted is gone, however long ago it was kept', () => {
  const cache = new RecentEntries<number, string>(4);
  for (let key = 0; key < 4; key++) cache.set(key, 'first');
  cache.set(1, 'second');
  for (const key of [0, 1, 3]) cache.delete(key);
  expect([0, 1, 2, 3].map((key) => cache.get(key))).toEqual([undefined, undefined, 'first', undefined]);
  cache.clear();
  expect(cache.get(2)).toBeUndefined();
});
