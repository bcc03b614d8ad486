/**
 * Transactions that take effect once. Each writes a mark with a number of its own; where the connection breaks after COMMIT
 * was sent, that number is taken by another statement: if that succeeds the transaction has not committed and never will,
 * so that it can run again; if not, it has.
 */
import { StoreUnavailable } from '../store.ts';
import { CommitUnknown, type Connections, type Queryable } from './connections.ts';
import { asDatabaseFailure, isConflict, isLost, isRace } from './failure.ts';
import type { NumberBlocks } from './numbers.ts';

/** As part of a statement or a transaction: its number, and the time for the pruning of old marks. */
export const MARK = 'INSERT INTO commit_mark (id, at_ms) VALUES ($1::bigint, $2::bigint)';

const VOID = 'INSERT INTO commit_mark (id, at_ms, void) VALUES ($1::bigint, $2::bigint, true) ON CONFLICT DO NOTHING';
const IS_VOID = 'SELECT void FROM commit_mark WHERE id = $1::bigint';

const MAX_CONFLICTS = 8;
const MAX_RACES = 2;
const MAX_LOSSES = 2;
/** How long a broken connection may leave an outcome unknown while its caller waits. */
const PATIENCE_MS = 8_000;
const RETRY_MS = 100;
/** What has taken so long is not tried again: its caller has waited enough. */
const MAX_TRYING_MS = 10_000;

export class Writes {
  readonly #db: Connections;
  readonly #place: string;
  readonly #marks: NumberBlocks;
  #committedMs = Number.NEGATIVE_INFINITY;

  constructor(db: Connections, place: string, marks: NumberBlocks) {
    this.#db = db;
    this.#place = place;
    this.#marks = marks;
  }

  /** When something was committed last, by `performance.now()`. */
  get committedMs(): number {
    return this.#committedMs;
  }

  noteCommit(): void {
    this.#committedMs = performance.now();
  }

  /**
   * Runs the work in a transaction, of one moment if that is asked for, and again where the database undid it or the
   * connection broke before its COMMIT.
   */
  async run<Result>(work: (tx: Queryable) => Promise<Result>, ofOneMoment = false): Promise<Result> {
    const begin = ofOneMoment ? 'BEGIN ISOLATION LEVEL REPEATABLE READ' : 'BEGIN';
    const attempt = async (): Promise<Result> => {
      const mark = await this.newMark();
      let done: { readonly result: Result } | null = null;
      try {
        const result = await this.#db.transaction(begin, async (tx) => {
          await tx.execute(MARK, [mark, Date.now()]);
          done = { result: await work(tx) };
          return done.result;
        });
        this.noteCommit();
        return result;
      } catch (error) {
        // Assigned in the closure above, which the checker does not see.
        const finished = done as { readonly result: Result } | null;
        if (!(error instanceof CommitUnknown) || finished === null) throw error;
        if (await this.hasCommitted(mark, error)) return finished.result;
        throw new Undone('the transaction has not committed');
      }
    };
    return this.again(attempt);
  }

  /** Runs what leaves nothing behind when it fails, again where that helps. Throws `StoreUnavailable` where it does not. */
  async again<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const beganMs = performance.now();
    for (let conflicts = 0, races = 0, losses = 0; ; ) {
      try {
        return await attempt();
      } catch (error) {
        if (isConflict(error)) conflicts++;
        else if (isRace(error) && races < MAX_RACES) races++;
        else if (error instanceof Undone || (isLost(error) && !(error instanceof CommitUnknown))) losses++;
        else throw asDatabaseFailure(error, this.#place);
        const isLate = performance.now() - beganMs > MAX_TRYING_MS;
        if (conflicts > MAX_CONFLICTS || losses > MAX_LOSSES || isLate) throw this.#failure(error);
        await Bun.sleep(losses * RETRY_MS + Math.random() * 5 * 2 ** conflicts);
      }
    }
  }

  newMark(): Promise<number> {
    return this.#marks.take(1);
  }

  /** Whether the transaction with that mark has committed; if not, it never will. Throws `CommitUnknown` when nobody says. */
  async hasCommitted(mark: number, unknown: unknown): Promise<boolean> {
    const deadlineMs = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        await this.#db.execute(VOID, [mark, Date.now()]);
        const [row] = await this.#db.query<{ void: boolean }>(IS_VOID, [mark]);
        return row?.void === false;
      } catch {
        if (performance.now() > deadlineMs)
          throw new CommitUnknown('nobody says what was committed', { cause: unknown });
        await Bun.sleep(RETRY_MS);
      }
    }
  }

  #failure(error: unknown): unknown {
    const failure = asDatabaseFailure(error, this.#place);
    if (failure instanceof StoreUnavailable) return failure;
    return new StoreUnavailable(`the database ${this.#place} is too busy`, { cause: error });
  }
}

/** Known not to have taken effect. */
class Undone extends Error {}
