import { describe, expect, test } from 'bun:test';
import { CircuitBreaker } from '../../src/upstream/circuit-breaker.ts';

describe('the circuit breaker', () => {
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
    breaker.acquire().failed();
    breaker.acquire().failed();
    breaker.acquire().succeeded();
    breaker.acquire().failed();
    breaker.acquire().failed();
    expect(breaker.waitMs()).toBe(0);
    breaker.acquire().failed();
    expect(breaker.waitMs()).toBe(5_000);
  });

  test('lets one probe through after the pause; each failure doubles the next, up to five minutes', () => {
    const { breaker, state } = make();
    for (let i = 0; i < 3; i++) breaker.acquire().failed();
    for (let i = 0; i < 8; i++) {
      state.nowMs += breaker.waitMs();
      const probe = breaker.acquire();
      expect(breaker.waitMs()).toBeGreaterThan(0);
      probe.failed();
    }
    expect(state.pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000));
    state.nowMs += breaker.waitMs();
    breaker.acquire().succeeded();
    expect(breaker.waitMs()).toBe(0);
    expect(state.closed).toBe(1);
  });

  test('a limit opens it at once until its reset; a permit from before does not count', () => {
    const { breaker, state } = make();
    const before = breaker.acquire();
    breaker.acquire().limited(60_000);
    before.succeeded();
    expect(breaker.waitMs()).toBe(60_000);
    state.nowMs += 60_000;
    expect(breaker.waitMs()).toBe(0);
    breaker.acquire().abandoned();
    expect(breaker.waitMs()).toBe(0);
    breaker.acquire().succeeded();
    expect(state.closed).toBe(1);
  });
});
