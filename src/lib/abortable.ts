/** Waiting for work only as long as nobody has aborted it. */
import type { Soon } from './soon.ts';

/** The result of the work. Rejects with the signal's reason once it has aborted, even if the work is done; the work may go on. */
export async function unlessAborted<T>(work: Soon<T>, signal: AbortSignal): Promise<T> {
  if (!(work instanceof Promise)) {
    signal.throwIfAborted();
    return work;
  }
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
