/** Long computations in short stretches, so that the event loop serves others in between. */
import { nextTurn } from './timers.ts';

/** No stretch is much longer than this, ms. */
const STRETCH_MS = 2;

/** Runs work that yields at points where it may be interrupted; its result. */
export async function paced<T>(work: Generator<void, T>): Promise<T> {
  let sinceMs = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - sinceMs < STRETCH_MS) continue;
    await nextTurn();
    sinceMs = performance.now();
  }
}
