/** What is put can be got at once, and is in the store as soon as the answer has gone out, or the service is closed. */
import { expect, test } from 'bun:test';
import type { StoredBytes, StoreKey, WeatherStore } from '../../../src/weather/cache/store.ts';
import { WriteBehind } from '../../../src/weather/cache/write-behind.ts';
import { ManualTimers } from '../../support/manual-timers.ts';

const KEY: StoreKey = { kind: 'forecast', cell: '51.51,-0.13', part: 'Europe/London' };
const savedAt = (savedAtMs: number): StoredBytes => ({ savedAtMs, bytes: Uint8Array.of(1, 2, 3) });

function setting() {
  const written: StoredBytes[] = [];
  const store: WeatherStore = { get: () => written.at(-1) ?? null, put: (_, value) => void written.push(value) };
  const timers = new ManualTimers();
  return { written, timers, behind: new WriteBehind(store, timers) };
}

test('what is put is read at once and written later, the last of each key', () => {
  const { written, timers, behind } = setting();
  behind.put(KEY, savedAt(1));
  behind.put(KEY, savedAt(2));
  expect(behind.get(KEY)).toEqual(savedAt(2));
  expect(written).toEqual([]);
  timers.pass(1_000);
  expect(written).toEqual([savedAt(2)]);
  expect(behind.get(KEY)).toEqual(savedAt(2));
});

test('a flush writes what is left, once', () => {
  const { written, timers, behind } = setting();
  behind.put(KEY, savedAt(1));
  behind.flush();
  timers.pass(1_000);
  expect(written).toEqual([savedAt(1)]);
});
