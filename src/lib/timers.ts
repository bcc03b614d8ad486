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

/** Work that goes on from turn to turn is interrupted as often, ms. */
const SHARE_MS = 30;
let sharedMs = Number.NEGATIVE_INFINITY;

/**
 * Lets all else have a turn, where nobody has asked for that in the last milliseconds. The runtime takes whatever has come from
 * upstream before anything else: where a host answers as fast as answers are made of it, nobody would be charged or answered
 * until all have asked, and all that was made for them would be held meanwhile.
 */
export async function shareLoop(): Promise<void> {
  if (performance.now() - sharedMs < SHARE_MS) return;
  await nextTurn();
  sharedMs = performance.now();
}

/** The timers of the process. */
export const systemTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
