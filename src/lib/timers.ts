/** Timers as a port: code that waits is handed them, so that a test decides when time passes. */

export interface Timers {
  /** Calls `run` once, `delayMs` milliseconds from now, unless the function returned is called before. */
  after(delayMs: number, run: () => void): () => void;
}

/** The promise of all who wait for the next turn of the event loop; null until somebody does. */
let turn: Promise<void> | null = null;

/** Resolves at the next turn of the event loop, so that long work lets others in. */
export function nextTurn(): Promise<void> {
  turn ??= new Promise((resolve) =>
    setImmediate(() => {
      turn = null;
      resolve();
    }),
  );
  return turn;
}

/** The timers of the process. */
export const systemTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
