/** The two clocks of the process: the wall clock, which FAIRDAY_NOW can stop, and the monotonic one, which nothing can. */

export interface Clock {
  /** Epoch milliseconds: what "today" and "now" mean. */
  nowMs(): number;
  /** Milliseconds from some fixed moment, never going back: for rates, timeouts and freshness. */
  monotonicMs(): number;
}

/** The machine's clocks, or a wall clock standing still at `frozenMs`. */
export function systemClock(frozenMs: number | null): Clock {
  return {
    nowMs: frozenMs === null ? Date.now : () => frozenMs,
    monotonicMs: () => performance.now(),
  };
}
