import { Database } from 'bun:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWeatherCache, type WeatherCache } from '../../src/adapters/sqlite-weather-cache.ts';
import type { StoreKey } from '../../src/weather/cache/store.ts';

const HOUR_MS = 3_600_000;

let folder = '';
let path = '';
let said: string[] = [];
let nowMs = 0;
let open: WeatherCache[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairday-cache-'));
  path = join(folder, 'data', 'cache.db');
  said = [];
  nowMs = Date.parse('2026-06-10T12:00:00Z');
  open = [];
});

afterEach(() => {
  for (const cache of open) cache.close();
  rmSync(folder, { recursive: true, force: true });
});

function cacheOf(maxBytes = 1e9): WeatherCache {
  const cache = openWeatherCache({ path, maxBytes, nowMs: () => nowMs, say: (sentence) => said.push(sentence) });
  open.push(cache);
  return cache;
}

function day(part: string): StoreKey {
  return { kind: 'archive', cell: '51.51,-0.13', part };
}

/** Bytes that no compression makes smaller, always the same. */
function noise(length: number, seed = 1): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

describe('the weather cache', () => {
  test('deleted while it is in use is made anew, which is said once', () => {
    const cache = cacheOf();
    const value = { savedAtMs: nowMs, bytes: noise(100) };
    cache.put(day('a'), value);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
    expect(cache.get(day('a'))).toBeNull();
    cache.put(day('b'), value);
    expect(cache.get(day('b'))?.bytes).toEqual(value.bytes);
    expect(said).toEqual([expect.stringContaining('was deleted while it was in use')]);
    expect(cacheOf().get(day('b'))?.bytes).toEqual(value.bytes);
  });

  test('gives back what was put, also after it was closed and opened again, and replaces it', () => {
    const bytes = noise(2_000);
    cacheOf().put(day('a'), { savedAtMs: 5, bytes });
    expect(cacheOf().get(day('a'))).toEqual({ savedAtMs: 5, bytes });
    expect(cacheOf().get(day('b'))).toBeNull();
    cacheOf().put(day('a'), { savedAtMs: 6, bytes: noise(10) });
    expect(cacheOf().get(day('a'))?.savedAtMs).toBe(6);
    expect(said).toEqual([]);
  });

  test('compresses', () => {
    const cache = cacheOf();
    cache.put(day('a'), { savedAtMs: 5, bytes: new Uint8Array(100_000) });
    expect(cache.stats().kinds[0].bytes).toBeLessThan(1_000);
  });

  test('a file that is no database is deleted, made anew and spoken of once', () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(path, 'this is no database, and long enough to be looked at '.repeat(200));
    const cache = cacheOf();
    expect(cache.get(day('a'))).toBeNull();
    cache.put(day('a'), { savedAtMs: 5, bytes: noise(10) });
    expect(cache.get(day('a'))?.savedAtMs).toBe(5);
    expect(said).toEqual([expect.stringContaining('is damaged; it has been deleted and is made anew')]);
  });

  test('a database of another version, or of another program, is deleted and made anew', () => {
    const first = cacheOf();
    first.put(day('a'), { savedAtMs: 5, bytes: noise(10) });
    first.close();
    const db = new Database(path);
    db.run('PRAGMA user_version = 99');
    db.close();
    const cache = cacheOf();
    expect(cache.get(day('a'))).toBeNull();
    cache.put(day('a'), { savedAtMs: 7, bytes: noise(10) });
    expect(cacheOf().get(day('a'))?.savedAtMs).toBe(7);
    expect(said).toEqual([expect.stringContaining('is of another version')]);
  });

  test('pages that are damaged in the middle make it start anew, not fail', () => {
    const first = cacheOf();
    for (let i = 0; i < 200; i++) first.put(day(`day ${i}`), { savedAtMs: i, bytes: noise(1_000, i + 1) });
    first.close();
    const file = openSync(path, 'r+');
    const length = statSync(path).size;
    writeSync(file, noise(length - 4_096), 0, length - 4_096, 4_096);
    closeSync(file);
    const cache = cacheOf();
    for (let i = 0; i < 200; i++) expect(cache.get(day(`day ${i}`))).toBeNull();
    cache.put(day('new'), { savedAtMs: 9, bytes: noise(10) });
    expect(cache.get(day('new'))?.savedAtMs).toBe(9);
    expect(said).toHaveLength(1);
  });

  test('a body that was changed counts as not there', () => {
    const first = cacheOf();
    first.put(day('a'), { savedAtMs: 5, bytes: noise(100) });
    first.close();
    const db = new Database(path);
    db.run("UPDATE entry SET body = x'00'");
    db.close();
    expect(cacheOf().get(day('a'))).toBeNull();
    expect(said).toEqual([]);
  });

  test('where there can be no file it says so once and keeps nothing', () => {
    writeFileSync(join(folder, 'data'), '');
    const cache = cacheOf();
    cache.put(day('a'), { savedAtMs: 5, bytes: noise(10) });
    expect(cache.get(day('a'))).toBeNull();
    expect(said).toEqual([expect.stringContaining('working without it')]);
  });

  test('past its limit, what was not used for longest goes first', () => {
    const cache = cacheOf(50_000);
    for (let i = 0; i < 40; i++) {
      nowMs += 2 * HOUR_MS;
      cache.put(day(`day ${i}`), { savedAtMs: nowMs, bytes: noise(1_000, i + 1) });
    }
    nowMs += 2 * HOUR_MS;
    expect(cache.get(day('day 0'))).not.toBeNull();
    for (let i = 40; i < 60; i++) {
      nowMs += 2 * HOUR_MS;
      cache.put(day(`day ${i}`), { savedAtMs: nowMs, bytes: noise(1_000, i + 1) });
    }
    expect(cache.get(day('day 0'))).not.toBeNull();
    expect(cache.get(day('day 59'))).not.toBeNull();
    expect(cache.get(day('day 1'))).toBeNull();
    const [{ bytes }] = cache.stats().kinds;
    expect(bytes).toBeLessThanOrEqual(50_000);
  });

  test('clearing forgets everything and gives the space back; it goes on working', () => {
    const cache = cacheOf();
    for (let i = 0; i < 100; i++) cache.put(day(`day ${i}`), { savedAtMs: i, bytes: noise(5_000, i + 1) });
    expect(cache.clear()).toBe(100);
    expect(cache.stats().kinds).toEqual([]);
    expect(readFileSync(path).length).toBeLessThan(100_000);
    cache.put(day('a'), { savedAtMs: 5, bytes: noise(10) });
    expect(cache.get(day('a'))?.savedAtMs).toBe(5);
  });
});
