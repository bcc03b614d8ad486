/** The token bucket: never more than burst + rate · time, honest about when to come back, and forgetful of the idle. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { createRateLimiter } from '../../src/account/rate.ts';

function limiterAt(perSecond: number, burst: number) {
  const clock = { nowMs: 0 };
  return { clock, limiter: createRateLimiter({ perSecond, burst, monotonicMs: () => clock.nowMs }) };
}

test('an account with a rate of its own has that one, also when it changes with its bucket in use', () => {
  const { clock, limiter } = limiterAt(2, 3);
  const own = { ratePerSecond: 0.01, rateBurst: 40 };
  for (let i = 0; i < 40; i++)
    expect(limiter.take(1, own)).toMatchObject({ allowed: true, limit: 40, perSecond: 0.01 });
  expect(limiter.take(1, own)).toMatchObject({ allowed: false, retryAfterSeconds: 100 });
  expect(limiter.take(2).limit).toBe(3);
  // Back at everybody's rate it is a second from a full bucket and a half, not an hour.
  expect(limiter.take(1)).toMatchObject({ allowed: false, limit: 3, perSecond: 2, retryAfterSeconds: 1 });
  clock.nowMs = 1000;
  expect(limiter.take(1).allowed).toBe(true);
});

test('a burst is allowed, the next is told when to come back, and is let in then', () => {
  const { clock, limiter } = limiterAt(2, 3);
  expect([1, 2, 3].map(() => limiter.take(1).remaining)).toEqual([2, 1, 0]);
  expect(limiter.take(1)).toEqual({ allowed: false, perSecond: 2, limit: 3, remaining: 0, retryAfterSeconds: 1 });
  clock.nowMs = 499;
  expect(limiter.take(1).allowed).toBe(false);
  clock.nowMs = 1000;
  expect(limiter.take(1)).toEqual({ allowed: true, perSecond: 2, limit: 3, remaining: 1, retryAfterSeconds: 0 });
});

test('a refused request costs no token', () => {
  const { clock, limiter } = limiterAt(1, 1);
  limiter.take(1);
  for (clock.nowMs = 100; clock.nowMs < 1000; clock.nowMs += 100) expect(limiter.take(1).allowed).toBe(false);
  expect(limiter.take(1).allowed).toBe(true);
});

test('accounts do not share tokens', () => {
  const { limiter } = limiterAt(1, 1);
  expect(limiter.take(1).allowed).toBe(true);
  expect(limiter.take(2).allowed).toBe(true);
  expect(limiter.take(1).allowed).toBe(false);
});

test('a slow rate says how long it takes', () => {
  const { limiter } = limiterAt(0.1, 1);
  limiter.take(1);
  expect(limiter.take(1).retryAfterSeconds).toBe(10);
});

test('buckets that are full again are forgotten', () => {
  const { clock, limiter } = limiterAt(20, 40);
  for (let accountId = 0; accountId < 5000; accountId++) {
    clock.nowMs += 10;
    limiter.take(accountId);
  }
  expect(limiter.size).toBeLessThanOrEqual(201);
  clock.nowMs += 2000;
  limiter.take(1);
  expect(limiter.size).toBe(1);
});

test('settings that make no bucket are refused', () => {
  for (const [perSecond, burst] of [
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
    [1, 0],
    [1, Number.POSITIVE_INFINITY],
  ]) {
    expect(() => limiterAt(perSecond, burst)).toThrow(RangeError);
  }
});

test('in no span of time does an account get more than burst + rate · time', () => {
  const gaps = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })), { maxLength: 150 });
  const rate = fc.double({ min: 0.1, max: 50, noNaN: true });
  fc.assert(
    fc.property(rate, fc.integer({ min: 1, max: 20 }), gaps, (perSecond, burst, waitsMs) => {
      const { clock, limiter } = limiterAt(perSecond, burst);
      const allowedAtMs: number[] = [];
      for (const waitMs of waitsMs) {
        clock.nowMs += waitMs;
        limiter.take(2);
        if (limiter.take(1).allowed) allowedAtMs.push(clock.nowMs);
      }
      for (const [i, fromMs] of allowedAtMs.entries()) {
        for (const [j, toMs] of allowedAtMs.entries()) {
          if (j >= i) expect(j - i + 1).toBeLessThanOrEqual(burst + ((toMs - fromMs) / 1000) * perSecond + 1e-3);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('who waits as long as told is let in', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 50, noNaN: true }),
      fc.integer({ min: 1, max: 5 }),
      waits,
      (perSecond, burst, waitsMs) => {
        const { clock, limiter } = limiterAt(perSecond, burst);
        for (const waitMs of waitsMs) {
          clock.nowMs += waitMs;
          const { allowed, retryAfterSeconds } = limiter.take(1);
          if (allowed) continue;
          clock.nowMs += retryAfterSeconds * 1000;
          expect(limiter.take(1).allowed).toBe(true);
        }
      },
    ),
  );
});
