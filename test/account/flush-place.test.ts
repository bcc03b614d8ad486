/** A quick disk is flushed in place and a slow one by a thread, so that the event loop waits only where waiting is the shorter way. */
import { describe, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { FlushPlace } from '../../src/account/sqlite/flush-place.ts';
import { createLogFlush } from '../../src/account/sqlite/log-flush.ts';
import { temporaryPath } from './temporary-store.ts';

const QUICK = 0.1;
const SLOW = 5;

/** For each flush, whether it was made in place, on a disk that takes `msOf` the flush's number. */
function places(count: number, msOf: (flush: number) => number): boolean[] {
  const place = new FlushPlace();
  return Array.from({ length: count }, (_, i) => {
    const inPlace = place.isInPlace();
    if (inPlace) place.took(msOf(i));
    return inPlace;
  });
}

const inPlaceOf = (flushes: readonly boolean[]) => flushes.filter(Boolean).length;

describe('the place of a flush', () => {
  test('is the event loop for every flush of a quick disk', () => {
    expect(inPlaceOf(places(1_000, () => QUICK))).toBe(1_000);
  });

  test('is a thread for all but one in thousands of a slow disk', () => {
    const flushes = places(50_000, () => SLOW);
    expect(inPlaceOf(flushes.slice(0, 9))).toBe(1);
    expect(inPlaceOf(flushes.slice(0, 10_000))).toBeLessThanOrEqual(11);
    expect(inPlaceOf(flushes.slice(10_000))).toBeLessThanOrEqual(10);
  });

  test('is the event loop again soon after a single slow flush', () => {
    const flushes = places(100, (flush) => (flush === 20 ? SLOW : QUICK));
    expect(flushes.indexOf(false)).toBe(21);
    expect(flushes.lastIndexOf(false)).toBe(28);
  });

  test('is found again once a slow disk has become quick', () => {
    const flushes = places(60_000, (flush) => (flush < 20_000 ? SLOW : QUICK));
    expect(inPlaceOf(flushes.slice(-30_000))).toBe(30_000);
  });

  test('lets no more than one flush in nine hold the event loop up, however quick and slow ones come', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 800 }), (quick) => {
        const flushes = places(quick.length, (flush) => (quick[flush] ? QUICK : SLOW));
        const slowInPlace = inPlaceOf(flushes.map((inPlace, i) => inPlace && !quick[i]));
        expect(slowInPlace).toBeLessThanOrEqual(Math.ceil(quick.length / 9));
      }),
    );
  });
});

describe('the flush of a log', () => {
  const flushed = (log: ReturnType<typeof createLogFlush>) =>
    new Promise<unknown>((resolve) => {
      let within = true;
      log.begin((failure) => resolve(within ? 'within the call' : failure));
      within = false;
    });

  test('calls back after the call, without a failure, as often as it is begun', async () => {
    const database = temporaryPath();
    writeFileSync(`${database}-wal`, 'x');
    const log = createLogFlush(database);
    for (let i = 0; i < 50; i++) expect(await flushed(log)).toBeNull();
    log.close();
  });

  test('calls back after the call with the reason where there is no log', async () => {
    const log = createLogFlush(temporaryPath());
    expect(await flushed(log)).toMatchObject({ code: 'ENOENT' });
  });
});
