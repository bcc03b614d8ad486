import { describe, expect, test } from 'bun:test';
import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../../src/upstream/circuit-breaker.ts';
import { publicHostLimits, RateBudget } from '../../src/upstream/rate-budget.ts';
import { RequestQueue } from '../../src/upstream/request-queue.ts';
import { limitPauseMs } from '../../src/weather/sources/open-meteo/limits.ts';

describe('the gate', () => {
  const never = new AbortController().signal;

  test('lets two in, the others in order of arrival, and refuses more than may wait', async () => {
    const gate = new RequestQueue(2, 2);
    const leaveFirst = await gate.enter(never);
    await gate.enter(never);
    const order: string[] = [];
    const inOrder = async (name: string) => {
      const leave = await gate.enter(never);
      order.push(name);
      return leave;
    };
    const third = inOrder('third');
    const fourth = inOrder('fourth');
    expect(gate.enter(never)).rejects.toThrow('too many');
    await Bun.sleep(0);
    expect(order).toEqual([]);
    leaveFirst();
    (await third)();
    (await fourth)();
    expect(order).toEqual(['third', 'fourth']);
  });

  test('forgets a waiter that gives up, and the place goes to the next', async () => {
    const gate = new RequestQueue(1, 5);
    const leave = await gate.enter(never);
    const control = new AbortController();
    const impatient = gate.enter(control.signal);
    const patient = gate.enter(never);
    control.abort(new Error('enough'));
    expect(impatient).rejects.toThrow('enough');
    leave();
    (await patient)();
    expect(gate.enter(control.signal)).rejects.toThrow('enough');
  });
});

describe('the breaker', () => {
  function make() {
    const state = { nowMs: 1_000, pauses: [] as number[], closed: 0 };
    const breaker = new CircuitBreaker(() => state.nowMs, {
      opened(pauseMs) {
        state.pauses.push(pauseMs);
      },
      closed() {
        state.closed++;
      },
    });
    return { state, breaker };
  }

  test('opens at the third failure in a row, not before a success', () => {
    const { breaker } = make();
    breaker.enter().failed();
    breaker.enter().failed();
    breaker.enter().succeeded();
    breaker.enter().failed();
    breaker.enter().failed();
    expect(breaker.waitMs()).toBe(0);
    breaker.enter().failed();
    expect(breaker.waitMs()).toBe(5_000);
  });

  test('lets one probe through after the pause; each failure doubles the next, up to five minutes', () => {
    const { breaker, state } = make();
    for (let i = 0; i < 3; i++) breaker.enter().failed();
    for (let i = 0; i < 8; i++) {
      state.nowMs += breaker.waitMs();
      const probe = breaker.enter();
      expect(breaker.waitMs()).toBeGreaterThan(0);
      probe.failed();
    }
    expect(state.pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000));
    state.nowMs += breaker.waitMs();
    breaker.enter().succeeded();
    expect(breaker.waitMs()).toBe(0);
    expect(state.closed).toBe(1);
  });

  test('a limit opens it at once until its reset; what was under way before says nothing', () => {
    const { breaker, state } = make();
    const before = breaker.enter();
    breaker.enter().limited(60_000);
    before.succeeded();
    expect(breaker.waitMs()).toBe(60_000);
    state.nowMs += 60_000;
    expect(breaker.waitMs()).toBe(0);
    breaker.enter().abandoned();
    expect(breaker.waitMs()).toBe(0);
    breaker.enter().succeeded();
    expect(state.closed).toBe(1);
  });
});

describe('the budget', () => {
  test('stays below what the public host allows, times the share', () => {
    expect(publicHostLimits(1).map(({ units }) => units)).toEqual([500, 4_500, 9_500]);
    expect(publicHostLimits(0.5).map(({ units }) => units)).toEqual([250, 2_250, 4_750]);
  });

  test('never gives more than the limit within any span of the window', () => {
    let nowMs = 123_456_789;
    const budget = new RateBudget([{ windowMs: 60_000, units: 100 }], () => nowMs);
    const taken: number[] = [];
    for (let i = 0; i < 2_000; i++) {
      if (budget.take(2) === 0) taken.push(nowMs);
      nowMs += 250;
    }
    for (const from of taken)
      expect(taken.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(50);
    // Of 500 s, at a little less than 100 units a minute.
    expect(taken.length).toBeGreaterThan(350);
  });

  test('says how long until there is room, and then there is', () => {
    let nowMs = 0;
    const budget = new RateBudget(publicHostLimits(1), () => nowMs);
    for (let i = 0; i < 250; i++) expect(budget.take(2)).toBe(0);
    const waitMs = budget.take(2);
    expect(waitMs).toBeGreaterThan(50_000);
    expect(waitMs).toBeLessThanOrEqual(61_000);
    nowMs += waitMs;
    expect(budget.take(2)).toBe(0);
  });

  test('the day is kept too: at full pace it is spent after some hours', () => {
    let nowMs = 0;
    const budget = new RateBudget(publicHostLimits(1), () => nowMs);
    let units = 0;
    while (nowMs < 86_400_000) {
      const waitMs = budget.take(10);
      if (waitMs === 0) units += 10;
      nowMs += Math.max(waitMs, 1_000);
    }
    expect(units).toBe(9_500);
  });
});

describe('the reset of a limit', () => {
  const at = Date.parse('2026-06-10T21:40:10Z');

  test.each([
    ['Minutely API request limit exceeded. Please try again in one minute.', 60_000],
    ['Hourly API request limit exceeded. Please try again in the next hour.', 19 * 60_000 + 50_000 + 5_000],
    ['Daily API request limit exceeded. Please try again tomorrow.', (2 * 60 + 19) * 60_000 + 50_000 + 5_000],
    ['Too many concurrent requests', 5_000],
    ['something new', 60_000],
  ])('%s', (reason, pauseMs) => {
    expect(limitPauseMs(reason, at)).toBe(pauseMs);
  });
});

test('the cache forgets what was not used for longest', () => {
  const cache = new LRUCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBe(1);
  expect(cache.get('c')).toBe(3);
});
