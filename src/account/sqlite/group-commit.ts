/**
 * Group commit: one transaction for all the writes of a turn of the event loop. Flushing a commit to the disk costs far
 * more than the statements in it, so jobs that arrive together share one; each gets its result only after the COMMIT.
 * While more jobs keep arriving the group waits another turn, a few turns at most; a single job never waits. A job that
 * breaks a constraint fails alone: the group is rolled back and its jobs run one by one. While another process holds the
 * lock the jobs wait, in order, without blocking the event loop.
 */
import type { Database } from 'bun:sqlite';
import { failpoint } from '../../lib/failpoint.ts';
import { asStoreFailure, isBusy, isFaultOfOneJob } from './failure.ts';

/** Turns of the event loop that a growing group may wait. */
const MAX_TURNS = 4;
/** A group of this size waits for no more jobs: the flush costs little per job. */
const FULL_GROUP = 64;
const LOCK_TIMEOUT_MS = 15_000;
const RETRY_MS = 30;

interface WaitingJob {
  readonly sinceMs: number;
  /** The batch that runs this job together with its neighbours; null for a job that runs alone. */
  readonly batch: Batch | null;
  /** Runs the job inside the transaction and stores its result, or adds the job to its batch. */
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

interface Batch {
  /** Runs the jobs that were added, inside the transaction. */
  run(): void;
  /** Drops the jobs that were added. */
  clear(): void;
}

/** Jobs of one kind: those next to each other in a group run in one call, with the results of running one by one. */
export class BatchedJobs<Item, Result> implements Batch {
  readonly #runAll: (items: readonly Item[]) => readonly Result[];
  #jobs: { readonly item: Item; store(result: Result): void }[] = [];

  constructor(runAll: (items: readonly Item[]) => readonly Result[]) {
    this.#runAll = runAll;
  }

  add(item: Item, store: (result: Result) => void): void {
    this.#jobs.push({ item, store });
  }

  run(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    const results = this.#runAll(jobs.map(({ item }) => item));
    for (const [i, { store }] of jobs.entries()) store(results[i]);
  }

  clear(): void {
    this.#jobs = [];
  }
}

type OnBusy = (group: readonly WaitingJob[], error: unknown) => void;

export class GroupCommit {
  readonly #path: string;
  readonly #lockTimeoutMs: number;
  readonly #commit: (jobs: readonly WaitingJob[]) => void;
  #waiting: WaitingJob[] = [];
  #scheduled = false;
  #committedMs = Number.NEGATIVE_INFINITY;

  /** `lockTimeoutMs` is how long a job waits for a lock that another process holds. */
  constructor(db: Database, lockTimeoutMs = LOCK_TIMEOUT_MS) {
    this.#path = db.filename;
    this.#lockTimeoutMs = lockTimeoutMs;
    const transaction = db.transaction(runInOrder);
    this.#commit = (jobs) => transaction.immediate(jobs);
  }

  /**
   * The result of the job, once it is on disk. The job must be synchronous, or the commit would overtake it.
   * `onCommitted` is called synchronously after the commit, before the returned promise resolves.
   */
  submit<Result>(job: () => Result, onCommitted: (result: Result) => void = () => {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#add({
        sinceMs: performance.now(),
        batch: null,
        run() {
          result = job();
        },
        resolve() {
          onCommitted(result);
          resolve(result);
        },
        reject,
      });
    });
  }

  /** The same for a job of a batch. */
  submitBatched<Item, Result>(batch: BatchedJobs<Item, Result>, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      const store = (made: Result) => {
        result = made;
      };
      this.#add({
        sinceMs: performance.now(),
        batch,
        run: () => batch.add(item, store),
        resolve: () => resolve(result),
        reject,
      });
    });
  }

  /** When the last group was committed, by `performance.now()`. */
  get committedMs(): number {
    return this.#committedMs;
  }

  /** Commits the waiting jobs now; those that meet a lock fail. */
  flush(): void {
    const group = this.#take();
    if (group.length > 0) this.#commitGroup(group, (locked, error) => this.#failAll(locked, error));
  }

  #add(job: WaitingJob): void {
    this.#waiting.push(job);
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#waitTurn(1, MAX_TURNS);
  }

  /** Commits after this turn, unless the group has grown beyond `size` meanwhile and may wait for more. */
  #waitTurn(size: number, turnsLeft: number): void {
    setImmediate(() => {
      const grown = this.#waiting.length > size && this.#waiting.length < FULL_GROUP;
      if (grown && turnsLeft > 1) this.#waitTurn(this.#waiting.length, turnsLeft - 1);
      else this.#turn();
    });
  }

  #turn(): void {
    this.#scheduled = false;
    const group = this.#take();
    if (group.length > 0) this.#commitGroup(group, (locked, error) => this.#waitForLock(locked, error));
  }

  #take(): WaitingJob[] {
    const group = this.#waiting;
    this.#waiting = [];
    return group;
  }

  #commitGroup(group: readonly WaitingJob[], onBusy: OnBusy): void {
    try {
      this.#commit(group);
    } catch (error) {
      for (const { batch } of group) batch?.clear();
      if (isBusy(error)) onBusy(group, error);
      else if (group.length > 1 && isFaultOfOneJob(error)) this.#commitOneByOne(group, onBusy);
      else this.#failAll(group, error);
      return;
    }
    this.#committedMs = performance.now();
    failpoint('after-commit');
    for (const { resolve } of group) resolve();
  }

  #commitOneByOne(group: readonly WaitingJob[], onBusy: OnBusy): void {
    for (const [i, waiting] of group.entries()) {
      let locked = false;
      this.#commitGroup([waiting], (_, error) => {
        locked = true;
        onBusy(group.slice(i), error);
      });
      if (locked) return;
    }
  }

  /** Puts the jobs back in front of those that came after them; those that have waited too long fail. */
  #waitForLock(group: readonly WaitingJob[], error: unknown): void {
    const oldestMs = performance.now() - this.#lockTimeoutMs;
    this.#failAll(
      group.filter(({ sinceMs }) => sinceMs < oldestMs),
      error,
    );
    this.#waiting = [...group.filter(({ sinceMs }) => sinceMs >= oldestMs), ...this.#waiting];
    if (this.#waiting.length === 0 || this.#scheduled) return;
    this.#scheduled = true;
    setTimeout(() => this.#turn(), RETRY_MS);
  }

  #failAll(group: readonly WaitingJob[], error: unknown): void {
    const failure = asStoreFailure(error, this.#path);
    for (const { reject } of group) reject(failure);
  }
}

/** Runs the jobs in their order; neighbours of one batch run together. */
function runInOrder(jobs: readonly WaitingJob[]): void {
  let batch: Batch | null = null;
  for (const job of jobs) {
    if (batch !== job.batch) batch?.run();
    batch = job.batch;
    job.run();
  }
  batch?.run();
}
