/**
 * One transaction for all the writes of a turn of the event loop. Flushing a commit to the disk costs far more than the
 * statements in it, so jobs that come together share one; each still learns its result only after the COMMIT. While more
 * keep coming the group waits a turn longer, a few turns at most: a lone job never waits, a crowd shares one flush. A job
 * that breaks a constraint fails alone: the group is rolled back and its jobs run singly. While another process holds the
 * lock the jobs wait, in order, without holding up the event loop.
 */
import type { Database } from 'bun:sqlite';
import { failpoint } from '../../lib/failpoint.ts';
import { asStoreFailure, isBusy, isFaultOfOneJob } from './failure.ts';

/** Turns of the event loop that a growing group may wait; each is the handling of one batch of arrivals. */
const MAX_TURNS = 4;
/** A group of this size has spread the cost of its flush thin enough. */
const FULL_GROUP = 64;
const PATIENCE_MS = 15_000;
const RETRY_MS = 30;

interface WaitingJob {
  readonly sinceMs: number;
  /** What does this job together with its neighbours, if it is one of many alike. */
  readonly row: Batch | null;
  /** Does the job inside the transaction and keeps its result; or, in a row, takes its place there. */
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

interface Batch {
  /** Does the jobs that have taken their places, inside the transaction. */
  finish(): void;
  /** Forgets them. */
  clear(): void;
}

/** Jobs of one kind that stand next to each other in a group are done in one call, as if one after the other. */
export class BatchedJobs<Item, Result> implements Batch {
  readonly #runAll: (items: readonly Item[]) => readonly Result[];
  #places: { readonly item: Item; keep(result: Result): void }[] = [];

  constructor(runAll: (items: readonly Item[]) => readonly Result[]) {
    this.#runAll = runAll;
  }

  join(item: Item, keep: (result: Result) => void): void {
    this.#places.push({ item, keep });
  }

  finish(): void {
    const places = this.#places;
    this.#places = [];
    const results = this.#runAll(places.map(({ item }) => item));
    for (const [i, { keep }] of places.entries()) keep(results[i]);
  }

  clear(): void {
    this.#places = [];
  }
}

type OnBusy = (group: readonly WaitingJob[], error: unknown) => void;

export class GroupCommit {
  readonly #path: string;
  readonly #patienceMs: number;
  readonly #commit: (jobs: readonly WaitingJob[]) => void;
  #waiting: WaitingJob[] = [];
  #scheduled = false;

  /** `patienceMs` is how long a job waits for a lock that another process holds. */
  constructor(db: Database, patienceMs = PATIENCE_MS) {
    this.#path = db.filename;
    this.#patienceMs = patienceMs;
    const transaction = db.transaction(runInOrder);
    this.#commit = (jobs) => transaction.immediate(jobs);
  }

  /**
   * The result of the job, once it is on disk. The job must be synchronous, or the commit would overtake it.
   * `onCommitted` is called in the same breath as the commit, before whoever awaits the result goes on.
   */
  submit<Result>(job: () => Result, onCommitted: (result: Result) => void = () => {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#add({
        sinceMs: performance.now(),
        row: null,
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

  /** The same for one of many alike. */
  submitBatched<Item, Result>(alike: BatchedJobs<Item, Result>, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      const keep = (made: Result) => {
        result = made;
      };
      this.#add({
        sinceMs: performance.now(),
        row: alike,
        run: () => alike.join(item, keep),
        resolve: () => resolve(result),
        reject,
      });
    });
  }

  /** Commits what is waiting, now; what then meets a lock fails. */
  flush(): void {
    const group = this.#take();
    if (group.length > 0) this.#settle(group, (locked, error) => this.#failAll(locked, error));
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
    if (group.length > 0) this.#settle(group, (locked, error) => this.#waitForLock(locked, error));
  }

  #take(): WaitingJob[] {
    const group = this.#waiting;
    this.#waiting = [];
    return group;
  }

  #settle(group: readonly WaitingJob[], onBusy: OnBusy): void {
    try {
      this.#commit(group);
    } catch (error) {
      for (const { row } of group) row?.clear();
      if (isBusy(error)) onBusy(group, error);
      else if (group.length > 1 && isFaultOfOneJob(error)) this.#settleSingly(group, onBusy);
      else this.#failAll(group, error);
      return;
    }
    failpoint('after-commit');
    for (const { resolve } of group) resolve();
  }

  #settleSingly(group: readonly WaitingJob[], onBusy: OnBusy): void {
    for (const [i, waiting] of group.entries()) {
      let locked = false;
      this.#settle([waiting], (_, error) => {
        locked = true;
        onBusy(group.slice(i), error);
      });
      if (locked) return;
    }
  }

  /** Puts the jobs back in front of those that came after them; who has waited long enough is told. */
  #waitForLock(group: readonly WaitingJob[], error: unknown): void {
    const oldestMs = performance.now() - this.#patienceMs;
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

/** The jobs in their order; those of one row that follow each other are done together. */
function runInOrder(jobs: readonly WaitingJob[]): void {
  let row: Batch | null = null;
  for (const job of jobs) {
    if (row !== job.row) row?.finish();
    row = job.row;
    job.run();
  }
  row?.finish();
}
