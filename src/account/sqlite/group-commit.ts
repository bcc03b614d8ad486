/**
 * One transaction for all the writes of a turn of the event loop. Flushing a commit to the disk costs far more than the
 * statements in it, so jobs that come together share one; each still learns its result only after the COMMIT. A job
 * that breaks a constraint fails alone: the group is rolled back and its jobs run singly. While another process holds
 * the lock the jobs wait, in order, without holding up the event loop.
 */
import type { Database } from 'bun:sqlite';
import { failpoint } from '../../failpoint.ts';
import { asStoreFailure, isBusy, isFaultOfOneJob } from './failure.ts';

const PATIENCE_MS = 15_000;
const RETRY_MS = 30;

interface Waiting {
  readonly sinceMs: number;
  /** Does the job inside the transaction and keeps its result. */
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

type OnBusy = (group: readonly Waiting[], error: unknown) => void;

export class GroupCommit {
  readonly #path: string;
  readonly #patienceMs: number;
  readonly #commit: (jobs: readonly Waiting[]) => void;
  #waiting: Waiting[] = [];
  #scheduled = false;

  /** `patienceMs` is how long a job waits for a lock that another process holds. */
  constructor(db: Database, patienceMs = PATIENCE_MS) {
    this.#path = db.filename;
    this.#patienceMs = patienceMs;
    const transaction = db.transaction((jobs: readonly Waiting[]) => {
      for (const job of jobs) job.run();
    });
    this.#commit = (jobs) => transaction.immediate(jobs);
  }

  /**
   * The result of the job, once it is on disk. The job must be synchronous, or the commit would overtake it.
   * `onCommitted` is called in the same breath as the commit, before whoever awaits the result goes on.
   */
  submit<Result>(job: () => Result, onCommitted: (result: Result) => void = () => {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#waiting.push({
        sinceMs: performance.now(),
        run() {
          result = job();
        },
        resolve() {
          onCommitted(result);
          resolve(result);
        },
        reject,
      });
      this.#schedule();
    });
  }

  /** Commits what is waiting, now; what then meets a lock fails. */
  flush(): void {
    const group = this.#take();
    if (group.length > 0) this.#settle(group, (locked, error) => this.#failAll(locked, error));
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#scheduled = false;
    const group = this.#take();
    if (group.length > 0) this.#settle(group, (locked, error) => this.#waitForLock(locked, error));
  }

  #take(): Waiting[] {
    const group = this.#waiting;
    this.#waiting = [];
    return group;
  }

  #settle(group: readonly Waiting[], onBusy: OnBusy): void {
    try {
      this.#commit(group);
    } catch (error) {
      if (isBusy(error)) onBusy(group, error);
      else if (group.length > 1 && isFaultOfOneJob(error)) this.#settleSingly(group, onBusy);
      else this.#failAll(group, error);
      return;
    }
    failpoint('after-commit');
    for (const { resolve } of group) resolve();
  }

  #settleSingly(group: readonly Waiting[], onBusy: OnBusy): void {
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
  #waitForLock(group: readonly Waiting[], error: unknown): void {
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

  #failAll(group: readonly Waiting[], error: unknown): void {
    const failure = asStoreFailure(error, this.#path);
    for (const { reject } of group) reject(failure);
  }
}
