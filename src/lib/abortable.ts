/** Waiting for work only as long as nobody has aborted it. */
import type { Soon } from './soon.ts';

/**
 * The result of the work. Throws or rejects with the signal's reason once it has aborted, even if the work is done; the work
 * may go on.
 */
export function unlessAborted<T>(work: Soon<T>, signal: AbortSignal): Soon<T> {
  if (work instanceof Promise) return firstOf(work, signal);
  signal.throwIfAborted();
  return work;
}

async function firstOf<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
