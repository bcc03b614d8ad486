/**
 * Batches: what asks for the same at the same time is asked in one statement. While all statements that may be under way
 * are, the next batch grows; a single one never waits.
 */

export interface Job<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface BatchLimits {
  /** Batches under way at once. */
  readonly atOnce: number;
  /** Items of one batch. */
  readonly maxItems: number;
}

export class Batcher<Item, Result> {
  readonly #run: (jobs: readonly Job<Item, Result>[]) => Promise<void>;
  readonly #limits: BatchLimits;
  #waiting: Job<Item, Result>[] = [];
  #running = 0;
  #scheduled = false;
  #idle: (() => void)[] = [];

  /** `run` settles every job of its batch; jobs that it leaves are rejected with what it throws. */
  constructor(run: (jobs: readonly Job<Item, Result>[]) => Promise<void>, limits: BatchLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  submit(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        this.#pump();
      });
    });
  }

  /** Resolves when nothing waits or runs. */
  drained(): Promise<void> {
    if (this.#running === 0 && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #pump(): void {
    while (this.#running < this.#limits.atOnce && this.#waiting.length > 0) {
      void this.#runOne(this.#waiting.splice(0, this.#limits.maxItems));
    }
    if (this.#running > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #runOne(jobs: readonly Job<Item, Result>[]): Promise<void> {
    this.#running++;
    try {
      await this.#run(jobs);
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
    this.#running--;
    this.#pump();
  }
}
