/**
 * The request queue of one host: so many requests are in flight, so many more wait their turn in order of arrival, and
 * any beyond that are refused. A waiting request whose signal fires leaves the queue.
 */
import { UpstreamError } from './upstream-error.ts';

export class RequestQueue {
  #inFlight = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    readonly maxInFlight: number,
    readonly maxWaiting: number,
  ) {}

  /**
   * Resolves when it is this request's turn, to a function that ends the turn; call it once. Rejects as `busy` when the
   * queue is full, or with the signal's reason when that fires first.
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#inFlight < this.maxInFlight) this.#inFlight++;
    else await this.#turn(signal);
    return () => this.#release();
  }

  /** How many requests are in flight and how many wait. */
  load(): { readonly inFlight: number; readonly waiting: number } {
    return { inFlight: this.#inFlight, waiting: this.#waiting.length };
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.maxWaiting) throw new UpstreamError('busy', 'too many requests are waiting');
    return new Promise((resolve, reject) => {
      const proceed = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(proceed), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(proceed);
    });
  }

  /** The turn passes to the next in line, so that the number in flight never rises above the bound. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#inFlight--;
    else next();
  }
}
