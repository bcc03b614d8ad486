/**
 * Group commit: one transaction for all the writes of a turn of the event loop. Flushing a commit to the disk costs far
 * more than the statements in it, so jobs that arrive together share one; each gets its result only when it is on disk.
 * While more jobs keep arriving the group waits another turn, a few turns at most; a single job never waits. A job that
 * breaks a constraint fails alone: the group is rolled back and its jobs run one by one. While another process holds the
 * lock the jobs wait, in order, without blocking the event loop.
 *
 * With a `LogFlush` the commit itself does not wait for the disk: a flush of its own covers all commits before it,
 * and meanwhile the next group gathers, which is committed as soon as that flush ends. What has been committed is visible to
 * readers before it is on disk; `onDisk` is for those whose answers promise it. After a flush that failed nobody knows what
 * is on disk, so nothing is written any more.
 */
import type { Database } from 'bun:sqlite';
import { failpoint } from '../../lib/failpoint.ts';
import { StoreUnavailable } from '../store.ts';
import { asStoreFailure, isBusy, isFaultOfOneJob, unflushedText } from './failure.ts';
import type { LogFlush } from './log-flush.ts';

/** Turns of the event loop that a growing group may wait. */
const MAX_TURNS = 16;
/** A group of this size waits for no more jobs: the flush costs little per job. */
const FULL_GROUP = 256;
/** Jobs of a group that use its wait for the disk: by then it has ended, and what is sent later is better made later. */
const MAX_MEANWHILE = 64;
const LOCK_TIMEOUT_MS = 15_000;
const RETRY_MS = 30;

interface WaitingJob {
  readonly sinceMs: number;
  /** The batch that runs this job together with its neighbours; null for a job that runs alone. */
  readonly batch: Batch | null;
  /** Runs the job inside the transaction and stores its result, or adds the job to its batch. */
  run(): void;
  /** Called once after the commit, before it is on disk. */
  committed(): void;
  /** May be called at any time, and does something once, between the two: while the event loop would wait for the disk. */
  meanwhile(): void;
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
  /** Called once for each job after its commit, before it is on disk, in the order of the jobs. */
  readonly onCommitted: (item: Item, result: Result) => void;
  #jobs: BatchedJob<Item, Result>[] = [];

  constructor(
    runAll: (items: readonly Item[]) => readonly Result[],
    onCommitted: (item: Item, result: Result) => void = () => {},
  ) {
    this.#runAll = runAll;
    this.onCommitted = onCommitted;
  }

  add(job: BatchedJob<Item, Result>): void {
    this.#jobs.push(job);
  }

  run(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    const results = this.#runAll(jobs.map(({ item }) => item));
    for (let i = 0; i < jobs.length; i++) jobs[i].result = results[i];
  }

  clear(): void {
    this.#jobs = [];
  }
}

/** A job of a batch: an object with methods, not closures, because every charge makes one. */
class BatchedJob<Item, Result> implements WaitingJob {
  readonly sinceMs = performance.now();
  result: Result | undefined;
  #waitsForDisk = false;

  constructor(
    readonly batch: BatchedJobs<Item, Result>,
    readonly item: Item,
    readonly onFlushing: (result: Result) => void,
    readonly onResult: (result: Result) => void,
    readonly reject: (error: unknown) => void,
  ) {}

  run(): void {
    this.batch.add(this);
  }

  // The batch has run before any of these is called, or there would be no commit.
  committed(): void {
    this.#waitsForDisk = true;
    this.batch.onCommitted(this.item, this.result as Result);
  }

  meanwhile(): void {
    if (!this.#waitsForDisk) return;
    this.#waitsForDisk = false;
    this.onFlushing(this.result as Result);
  }

  resolve(): void {
    this.#waitsForDisk = false;
    this.onResult(this.result as Result);
  }
}

type OnBusy = (group: readonly WaitingJob[], error: unknown) => void;

interface GroupCommitOptions {
  /** How long a job waits for a lock that another process holds. */
  readonly lockTimeoutMs?: number;
  /** Makes commits durable; without it, the connection's commits are. */
  readonly log?: LogFlush | null;
  /** Called in every transaction, before its jobs. */
  readonly onBegin?: () => void;
  /** Called when a group was rolled back: what its jobs have read may never have been. */
  readonly onRollback?: () => void;
}

export class GroupCommit {
  readonly #path: string;
  readonly #lockTimeoutMs: number;
  readonly #log: LogFlush | null;
  readonly #onRollback: () => void;
  readonly #commit: (jobs: readonly WaitingJob[]) => void;
  #waiting: WaitingJob[] = [];
  #scheduled = false;
  /** Committed, and covered by no flush that has begun. */
  #committed: WaitingJob[] = [];
  /** Covered by the flush that is under way; null while there is none. */
  #flushing: WaitingJob[] | null = null;
  #failure: StoreUnavailable | null = null;
  #durableMs = Number.NEGATIVE_INFINITY;

  constructor(db: Database, options: GroupCommitOptions = {}) {
    const { lockTimeoutMs = LOCK_TIMEOUT_MS, log = null, onBegin = () => {}, onRollback = () => {} } = options;
    this.#path = db.filename;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#log = log;
    this.#onRollback = onRollback;
    const transaction = db.transaction((jobs: readonly WaitingJob[]) => {
      onBegin();
      runInOrder(jobs);
    });
    this.#commit = (jobs) => transaction.immediate(jobs);
  }

  /**
   * The result of the job, once it is on disk. The job must be synchronous, or the commit would overtake it.
   * `onCommitted` is called synchronously after the commit, before it is on disk.
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
        committed: () => onCommitted(result),
        meanwhile() {},
        resolve: () => resolve(result),
        reject,
      });
    });
  }

  /** The same for a job of a batch; rejects with what `check` throws. `meanwhile` may be called before its result is on disk. */
  submitBatched<Item, Result>(
    batch: BatchedJobs<Item, Result>,
    item: Item,
    check: (item: Item) => void,
    meanwhile: (result: Result) => void = () => {},
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      check(item);
      this.#add(new BatchedJob(batch, item, meanwhile, resolve, reject));
    });
  }

  /** Resolves once everything that has been committed is on disk; null where it is. */
  onDisk(): Promise<void> | null {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    const covered = this.#committed.length > 0 ? this.#committed : this.#flushing;
    if (covered === null) return null;
    return new Promise<void>((resolve, reject) => {
      covered.push({ sinceMs: 0, batch: null, run() {}, committed() {}, meanwhile() {}, resolve, reject });
    });
  }

  /** When the last group was on disk, by `performance.now()`. */
  get durableMs(): number {
    return this.#durableMs;
  }

  /** Why nothing can be written any more; null while it can. */
  get failure(): StoreUnavailable | null {
    return this.#failure;
  }

  /** Commits the waiting jobs now; those that meet a lock fail. */
  flush(): void {
    const group = this.#take();
    if (group.length > 0) this.#commitGroup(group, (locked, error) => this.#failAll(locked, error));
  }

  #add(job: WaitingJob): void {
    if (this.#failure !== null) {
      job.reject(this.#failure);
      return;
    }
    this.#waiting.push(job);
    if (this.#scheduled) return;
    // While a flush is under way the group gathers until its end, or until it is full.
    if (this.#flushing !== null && this.#waiting.length < FULL_GROUP) return;
    this.#scheduled = true;
    this.#waitTurn(1, MAX_TURNS);
  }

  /** Commits after this turn, unless the group has grown beyond `size` meanwhile and may wait for more. */
  #waitTurn(size: number, turnsLeft: number): void {
    setImmediate(() => {
      const grown = this.#waiting.length > size && this.#waiting.length < FULL_GROUP;
      if (grown && turnsLeft > 1) this.#waitTurn(this.#waiting.length, turnsLeft - 1);
      else this.#useWait(this.#turn());
    });
  }

  /** Commits the waiting jobs and returns them; those that meet a lock wait again. */
  #turn(): readonly WaitingJob[] {
    this.#scheduled = false;
    const group = this.#take();
    if (group.length > 0) this.#commitGroup(group, (locked, error) => this.#waitForLock(locked, error));
    return group;
  }

  /** Those of the jobs that have been committed, and are not on disk yet, do what they can. */
  #useWait(group: readonly WaitingJob[]): void {
    for (let i = 0; i < group.length && i < MAX_MEANWHILE; i++) group[i].meanwhile();
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
      this.#onRollback();
      if (isBusy(error)) onBusy(group, error);
      else if (group.length > 1 && isFaultOfOneJob(error)) this.#commitOneByOne(group, onBusy);
      else this.#failAll(group, error);
      return;
    }
    failpoint('after-commit');
    for (const job of group) job.committed();
    if (this.#log === null) this.#resolveAll(group);
    else {
      for (const job of group) this.#committed.push(job);
      this.#beginFlush(this.#log);
    }
  }

  #resolveAll(group: readonly WaitingJob[]): void {
    this.#durableMs = performance.now();
    for (const job of group) job.resolve();
  }

  #beginFlush(log: LogFlush): void {
    if (this.#flushing !== null || this.#committed.length === 0) return;
    this.#flushing = this.#committed;
    this.#committed = [];
    log.begin((failure) => this.#endFlush(log, failure));
  }

  #endFlush(log: LogFlush, failure: unknown): void {
    const flushed = this.#flushing ?? [];
    this.#flushing = null;
    if (failure !== null) {
      this.#breakDown(flushed, failure);
      return;
    }
    // The next group first, so that the disk works while the answers of this one are written.
    this.#beginFlush(log);
    const next = this.#flushing === null && !this.#scheduled ? this.#turn() : [];
    this.#resolveAll(flushed);
    // These answers first.
    if (next.length > 0) setImmediate(() => this.#useWait(next));
  }

  /** Of all that is not known to be on disk, nobody may say that it was written; and nothing may build on it. */
  #breakDown(flushed: readonly WaitingJob[], failure: unknown): void {
    this.#failure = new StoreUnavailable(unflushedText(this.#path), { cause: failure });
    const lost = [...flushed, ...this.#committed, ...this.#take()];
    this.#committed = [];
    this.#failAll(lost, this.#failure);
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
    for (const job of group) job.reject(failure);
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
