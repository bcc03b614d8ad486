/** A bound on waiting. */
import { systemTimers, type Timers } from './timers.ts';

/** The result of `work`, or null when it takes longer than `waitMs`. The work goes on; no timer outlives the call. */
export async function withTimeout<T>(
  work: Promise<T>,
  waitMs: number,
  timers: Timers = systemTimers,
): Promise<T | null> {
  if (waitMs <= 0) return null;
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const cancel = timers.after(waitMs, () => resolve(null));
  try {
    return await Promise.race([work, timeout]);
  } finally {
    cancel();
  }
}
