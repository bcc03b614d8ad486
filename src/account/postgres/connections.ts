/**
 * Connections to the database: a few lanes of one connection each. Every statement has a deadline of its own beside the
 * server's; a connection that passes it is cut, and a new one takes its place at the next use.
 */
import { SQL } from 'bun';
import { StoreUnavailable } from '../store.ts';
import { type Row, rowsOf } from './rows.ts';

/** Cancelled by the server after this; the client's own deadline, later by so much, is for a server that answers nothing. */
const SERVER_TIMEOUT_MS = 10_000;
/** Of what reads the whole ledger, which grows for years. */
const LONG_TIMEOUT_MS = 3_600_000;
const CLIENT_LATER_MS = 2_000;
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
/** Nobody waits longer for a free connection. */
const LANE_DEADLINE_MS = 10_000;
const CONNECT_TIMEOUT_SECONDS = 5;
const CONNECT_DEADLINE_MS = 12_000;
/** An unused connection is closed, so that none dies unnoticed in a firewall. */
const IDLE_SECONDS = 60;

export type Parameter = string | number | boolean | null | Uint8Array | readonly (string | number | null)[];

/** No answer within the deadline; the connection is cut, and the outcome of its statement is unknown. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/** No connection became free within the deadline: nothing was sent. */
export class NoConnectionFree extends Error {
  override readonly name = 'NoConnectionFree';
}

/** The connection broke after COMMIT was sent: whether it took effect is unknown. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}

/** One statement; the rows have camel-case names and exact whole numbers. */
export interface Queryable {
  query<R extends Row = Row>(text: string, parameters?: readonly Parameter[]): Promise<R[]>;
  /** The number of rows that the statement wrote. */
  execute(text: string, parameters?: readonly Parameter[]): Promise<number>;
}

export interface ConnectionSettings {
  /** How many lanes. */
  readonly lanes: number;
  /** False for what may be lost when the database crashes: its commits wait for no disk. */
  readonly durable: boolean;
  /** For statements that read the whole ledger: they may take an hour. */
  readonly long?: boolean;
}

type Statements = Pick<SQL, 'unsafe'>;

export class Connections implements Queryable {
  readonly #url: string;
  readonly #settings: ConnectionSettings;
  readonly #serverMs: number;
  readonly #deadlineMs: number;
  readonly #idle: SQL[] = [];
  readonly #waiting: ((lane: SQL) => void)[] = [];
  /** Of which nobody knows what is still under way on them. */
  readonly #spoilt = new WeakSet<SQL>();
  #opened = 0;
  #closed = false;

  constructor(url: string, settings: ConnectionSettings) {
    this.#url = url;
    this.#settings = settings;
    this.#serverMs = settings.long === true ? LONG_TIMEOUT_MS : SERVER_TIMEOUT_MS;
    this.#deadlineMs = this.#serverMs + CLIENT_LATER_MS;
  }

  query<R extends Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> {
    return this.#use((lane) => this.#on(lane).query<R>(text, parameters));
  }

  execute(text: string, parameters: readonly Parameter[] = []): Promise<number> {
    return this.#use((lane) => this.#on(lane).execute(text, parameters));
  }

  /** Several statements without parameters, as one transaction of the server. */
  script(text: string): Promise<void> {
    return this.#use((lane) => within(lane.unsafe(text).simple(), this.#deadlineMs).then(() => {}));
  }

  /**
   * Runs the work between `begin` and COMMIT; rolls back when it throws. Throws `CommitUnknown` when the answer to COMMIT
   * was lost.
   */
  transaction<Result>(begin: string, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return this.#bracket(begin, work, async (_, commit) => {
      await commit.catch((cause) => {
        throw new CommitUnknown('the answer to COMMIT was lost', { cause });
      });
    });
  }

  /** Reads at one moment. What was read holds, whatever becomes of the connection after that. */
  snapshot<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return this.#bracket(SNAPSHOT, work, async (lane, commit) => {
      await commit.catch(() => this.#spoilt.add(lane));
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#idle.splice(0).map((lane) => lane.close({ timeout: 1 })));
  }

  /** Begins, works and commits; rolls back when the work or the end throws. */
  #bracket<Result>(
    begin: string,
    work: (tx: Queryable) => Promise<Result>,
    end: (lane: SQL, commit: Promise<number>) => Promise<void>,
  ): Promise<Result> {
    return this.#use(async (lane) => {
      // Its queries fail once the connection is lost: nothing of a transaction runs outside it on a new connection.
      const reserved = await within(lane.reserve(), CONNECT_DEADLINE_MS);
      const tx = this.#on(reserved);
      try {
        await tx.execute(begin);
        const result = await work(tx);
        await end(lane, tx.execute('COMMIT'));
        return result;
      } catch (error) {
        if (!(error instanceof CommitUnknown || error instanceof DeadlinePassed)) {
          // What is still open on it must not become part of what comes next.
          await tx.execute('ROLLBACK').catch(() => this.#spoilt.add(lane));
        }
        throw error;
      } finally {
        // A lost connection cannot be given back either.
        await Promise.resolve(reserved.release()).catch(() => {});
      }
    });
  }

  async #use<Result>(work: (lane: SQL) => Promise<Result>): Promise<Result> {
    const lane = await this.#take();
    try {
      return await work(lane);
    } catch (error) {
      if (error instanceof DeadlinePassed || error instanceof CommitUnknown) this.#spoilt.add(lane);
      throw error;
    } finally {
      if (this.#spoilt.has(lane)) this.#cut(lane);
      else this.#giveBack(lane);
    }
  }

  #cut(lane: SQL): void {
    this.#opened--;
    void lane.close({ timeout: 0 }).catch(() => {});
    this.#serveOne();
  }

  #on(connection: Statements): Queryable {
    const run = (text: string, parameters: readonly Parameter[] = []) =>
      within(connection.unsafe(text, [...parameters]), this.#deadlineMs);
    return {
      query: async <R extends Row>(text: string, parameters?: readonly Parameter[]) =>
        rowsOf<R>(await run(text, parameters)),
      execute: async (text, parameters) => (await run(text, parameters)).count ?? 0,
    };
  }

  #take(): SQL | Promise<SQL> {
    if (this.#closed) throw new StoreUnavailable('the account store is closed');
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#opened < this.#settings.lanes) return this.#open();
    const lane = new Promise<SQL>((resolve) => this.#waiting.push(resolve));
    return within(lane, LANE_DEADLINE_MS, () => {
      // A lane that comes now goes to the next.
      void lane.then((late) => this.#giveBack(late));
      throw new NoConnectionFree('no connection to the database became free in time');
    });
  }

  #open(): SQL {
    this.#opened++;
    return new SQL(this.#url, {
      ...databaseOf(this.#url),
      max: 1,
      idleTimeout: IDLE_SECONDS,
      connectionTimeout: CONNECT_TIMEOUT_SECONDS,
      connection: {
        application_name: 'fairday',
        statement_timeout: String(this.#serverMs),
        idle_in_transaction_session_timeout: String(this.#serverMs),
        // The lists of a batch are short, whatever the statistics of one moment say.
        plan_cache_mode: 'force_generic_plan',
        // Whatever a database or a role has set for other programs: stricter levels would have statements fail that wait for
        // each other, and the client reads bytes in this form alone.
        default_transaction_isolation: 'read committed',
        bytea_output: 'hex',
        client_min_messages: 'warning',
        ...(this.#settings.durable ? {} : { synchronous_commit: 'off' }),
      },
    });
  }

  #giveBack(lane: SQL): void {
    if (this.#closed) {
      void lane.close({ timeout: 1 }).catch(() => {});
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(lane);
    else next(lane);
  }

  /** Opens a lane for who waits longest, in place of one that was cut. */
  #serveOne(): void {
    this.#waiting.shift()?.(this.#open());
  }
}

/** The environment names another database than the URL where it can (PGDATABASE); the URL holds. */
function databaseOf(url: string): { database?: string } {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  return name === '' ? {} : { database: name };
}

/** The result of the promise, or that of `onTimeout` when it has not come in time. */
async function within<Result>(
  promise: PromiseLike<Result>,
  ms: number,
  onTimeout: () => never = late,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      try {
        onTimeout();
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function late(): never {
  throw new DeadlinePassed('the database did not answer in time');
}
