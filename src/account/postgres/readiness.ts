/** Whether the database takes a charge now: asked of it by one small change at a time, however often somebody wants to know. */

/** A commit counts as a check for so long. */
const COMMIT_COUNTS_MS = 1_000;
/** Shorter than the patience of balancers: a database that hangs is not ready, and nobody waits to hear it. */
const PROBE_MS = 2_000;

export const PROBE = 'UPDATE probe SET count = (count + 1) % 1000000';

export class Readiness {
  readonly #probe: () => Promise<unknown>;
  readonly #committedMs: () => number;
  #asking: Promise<boolean> | null = null;

  /** `probe` makes the change; `committedMs` says when something was committed last, by `performance.now()`. */
  constructor(probe: () => Promise<unknown>, committedMs: () => number) {
    this.#probe = probe;
    this.#committedMs = committedMs;
  }

  async check(): Promise<boolean> {
    if (performance.now() - this.#committedMs() < COMMIT_COUNTS_MS) return true;
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), PROBE_MS);
    const isReady = await Promise.race([this.#ask(), late.promise]);
    clearTimeout(timer);
    return isReady;
  }

  #ask(): Promise<boolean> {
    this.#asking ??= this.#probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }
}
