/**
 * Long work that shares the event loop: a generator yields wherever it may pause, and is run for some milliseconds at a
 * time. One piece of work goes on at a time, so that many together hold the loop no longer than one.
 */

import { nextTurn } from './timers.ts';

/** Yields often; returns the result. */
export type Sliced<T> = Generator<void, T, void>;

/** Requests of others wait for about this long, and a step that takes longer. */
const SLICE_MS = 8;

let last: Promise<unknown> = Promise.resolve();

/** The result, after the work that was begun before. Rejects with what the work throws. */
export function inSlices<T>(work: Sliced<T>): Promise<T> {
  const result = last.then(() => run(work));
  last = result.catch(() => {});
  return result;
}

/** The result, without a pause: for tests, and for work that is known to be short. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

async function run<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const untilMs = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < untilMs);
    await nextTurn();
  }
}
