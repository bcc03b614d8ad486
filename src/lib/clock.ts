/** The two clocks of the process: the wall clock, which FAIRDAY_NOW can stop, and the monotonic clock, which never stops. */

export interface Clock {
  /** Epoch milliseconds, for "today" and "now". */
  nowMs(): number;
  /** Milliseconds that never go back, for rates, timeouts and freshness. */
  monotonicMs(): number;
}

/** The machine's clocks, or a wall clock stopped at `frozenMs`. */
export function systemClock(frozenMs: number | null): Clock {
  return {
    nowMs: frozenMs === null ? Date.now : () => frozenMs,
    monotonicMs: () => performance.now(),
  };
}
