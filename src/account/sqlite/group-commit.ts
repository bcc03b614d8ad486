/**
 * One transaction for all the jobs of a turn of the event loop. Flushing a commit to the disk costs far more than the
 * statements in it, so jobs that come together share one; each still learns its result only after the COMMIT. While
 * more keep coming the group waits a turn longer, a few turns at most: a lone job never waits, a crowd shares one flush.
 * A job that breaks a constraint fails alone: the group is rolled back and its jobs run singly.
 */
import { type Database, SQLiteError } from 'bun:sqlite';

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Turns of the event loop that a growing group may wait; each is the handling of one batch of arrivals. */
const MAX_TURNS = 4;
/** A group of this size has spread the cost of its flush thin enough. */
const FULL_GROUP = 64;

export class GroupCommit<Job, Result> {
  readonly #commit: (jobs: readonly Job[]) => Result[];
  #waiting: Waiting<Job, Result>[] = [];

  /** `run` does the jobs inside the transaction, in order; it must be synchronous, or the commit would overtake it. */
  constructor(db: Database, run: (jobs: readonly Job[]) => Result[]) {
    const transaction = db.transaction(run);
    this.#commit = (jobs) => transaction.immediate(jobs);
  }

  /** The result of the job, once it is on disk. */
  submit(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ job, resolve, reject }) === 1) this.#waitTurn(1, MAX_TURNS);
    });
  }

  /** Commits what is waiting, now. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length > 0) this.#settle(group);
  }

  /** Flushes after this turn, unless the group has grown beyond `size` meanwhile and may wait for more. */
  #waitTurn(size: number, turnsLeft: number): void {
    setImmediate(() => {
      const grown = this.#waiting.length > size && this.#waiting.length < FULL_GROUP;
      if (grown && turnsLeft > 1) this.#waitTurn(this.#waiting.length, turnsLeft - 1);
      else this.flush();
    });
  }

  #settle(group: readonly Waiting<Job, Result>[]): void {
    let results: Result[];
    try {
      results = this.#commit(group.map(({ job }) => job));
    } catch (error) {
      if (group.length > 1 && isFaultOfOneJob(error)) for (const waiting of group) this.#settle([waiting]);
      else for (const { reject } of group) reject(error);
      return;
    }
    for (const [i, { resolve }] of group.entries()) resolve(results[i]);
  }
}

/** A locked database, a full disk and the like meet every job alike: trying each again would only block for longer. */
function isFaultOfOneJob(error: unknown): boolean {
  return !(error instanceof SQLiteError) || (error.code ?? '').startsWith('SQLITE_CONSTRAINT');
}
