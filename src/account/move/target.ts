/**
 * The database in PostgreSQL that an installation is moved into. It says itself which source it is filled from and how far: a
 * batch and its progress are one transaction, so that a move that was killed goes on where it stopped.
 */

import { counted } from '../../lib/counted.ts';
import type { LedgerReport, VerifyProgress } from '../ledger.ts';
import { Connections, type Parameter, type Queryable } from '../postgres/connections.ts';
import { asDatabaseFailure, databasePlace } from '../postgres/failure.ts';
import { bringUpToDate } from '../postgres/migrate.ts';
import { PostgresOperatorLog } from '../postgres/operator-log.ts';
import { countLiving } from '../postgres/servers.ts';
import { verifyPostgres } from '../postgres/verify.ts';
import type { MovedRow, MovedValue } from './source.ts';
import { MOVED_TABLES, type MovedTable } from './tables.ts';

/** The move cannot begin or go on; the message says why and what to do. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

/** How far a table is. */
export interface TableProgress {
  readonly lastKey: readonly MovedValue[];
  readonly rows: number;
}

/** Rows that are numbered from a counter, which goes on after the last of them. */
const NUMBERED = ['account', 'api_key', 'operator_action', 'metered_call', 'pending_charge', 'ledger_entry'];

const BEGIN_MOVE =
  'INSERT INTO move_source (id, source, begun_at_ms) VALUES (1, $1, $2::bigint) ON CONFLICT DO NOTHING';
const SOURCE = 'SELECT source, finished_at_ms FROM move_source';
const FIRST_PROGRESS =
  'INSERT INTO move_table (name, last_key, copied_rows) VALUES ($1, $2, $3::bigint) ON CONFLICT DO NOTHING';
const PROGRESS = `
  UPDATE move_table SET last_key = $2, copied_rows = copied_rows + $3::bigint WHERE name = $1 AND last_key = $4`;
const DELETE_ACCOUNTS = `
  UPDATE account SET deleted_at_ms = gone.at_ms FROM unnest($1::bigint[], $2::bigint[]) AS gone (id, at_ms)
  WHERE account.id = gone.id AND account.deleted_at_ms IS NULL`;
const LAST_NUMBERS = 'SELECT id, entries AS last FROM ledger_account WHERE entries > 0';
const BALANCES = 'SELECT id, credits_micro_gbp - debits_micro_gbp AS micro_gbp FROM ledger_account ORDER BY id';

export class MoveTarget {
  readonly #db: Connections;
  /** For what reads all that has come. */
  readonly #longDb: Connections;
  readonly place: string;

  constructor(url: string) {
    this.#db = new Connections(url, { lanes: 1, durable: true });
    this.#longDb = new Connections(url, { lanes: 1, durable: true, long: true });
    this.place = databasePlace(url);
  }

  /**
   * Makes the tables where there are none, and claims the database for the source. Whether the move had been finished before.
   * Throws `MoveRefused` where it is in use or holds something of another origin, `SchemaRefused`, `StoreUnavailable`.
   */
  claim(fingerprint: string, nowMs: number): Promise<{ readonly wasFinished: boolean }> {
    return this.#guarded(async () => {
      await bringUpToDate(this.#db, this.place, 'migration', () => {});
      if ((await countLiving(this.#db)) > 0) {
        throw new MoveRefused(`a server is running on the database ${this.place}; stop it, or name another database`);
      }
      const [known] = await this.#db.query<{ source: string; finishedAtMs: number | null }>(SOURCE);
      if (known === undefined) {
        await this.#requireEmpty();
        await this.#db.execute(BEGIN_MOVE, [fingerprint, nowMs]);
        return { wasFinished: false };
      }
      if (known.source !== fingerprint) {
        throw new MoveRefused(
          `the database ${this.place} has been filled from another installation, or this one has changed since then; ` +
            'make a new database and name that',
        );
      }
      return { wasFinished: known.finishedAtMs !== null };
    });
  }

  async progress(): Promise<ReadonlyMap<string, TableProgress>> {
    const rows = await this.#guarded(() =>
      this.#db.query<{ name: string; lastKey: string; copiedRows: number }>(
        'SELECT name, last_key, copied_rows FROM move_table',
      ),
    );
    return new Map(
      rows.map(({ name, lastKey, copiedRows }) => [name, { lastKey: JSON.parse(lastKey), rows: copiedRows }]),
    );
  }

  /** The number of the last entry of each account that has one. */
  async lastNumbers(): Promise<Map<number, number>> {
    const rows = await this.#guarded(() => this.#db.query<{ id: number; last: number }>(LAST_NUMBERS));
    return new Map(rows.map(({ id, last }) => [id, last]));
  }

  /** Writes the rows after those that are there, and how far the table is then. */
  write(
    table: MovedTable,
    rows: readonly MovedRow[],
    before: TableProgress | null,
    lastKey: readonly MovedValue[],
  ): Promise<void> {
    const { name } = table;
    return this.#guarded(() =>
      this.#db.transaction('BEGIN', async (tx) => {
        const key = JSON.stringify(lastKey);
        const progressed =
          before === null
            ? await tx.execute(FIRST_PROGRESS, [name, key, rows.length])
            : await tx.execute(PROGRESS, [name, key, rows.length, JSON.stringify(before.lastKey)]);
        if (progressed !== 1)
          throw new MoveRefused(`another move is filling the database ${this.place}; let it finish`);
        await tx.execute(insertOf(table), valuesOf(table, rows));
      }),
    );
  }

  /** Marks the accounts that have been deleted, and up to when free calls have been forgotten. */
  async conclude(
    deletions: readonly { readonly id: number; readonly atMs: number }[],
    prunedBeforeMs: number,
  ): Promise<void> {
    await this.#guarded(() =>
      this.#db.transaction('BEGIN', async (tx) => {
        await tx.execute(DELETE_ACCOUNTS, [deletions.map(({ id }) => id), deletions.map(({ atMs }) => atMs)]);
        await tx.execute('UPDATE pruned SET before_ms = $1::bigint', [prunedBeforeMs]);
        for (const name of NUMBERED) {
          const last = `SELECT coalesce(max(id), 0) FROM ${name}`;
          await tx.execute(`UPDATE counter SET value = (${last}) WHERE name = $1`, [name]);
        }
      }),
    );
  }

  /** The counts of the moved tables and the credit of each account, of one moment. */
  compare(): Promise<{
    readonly counts: ReadonlyMap<string, number>;
    readonly balances: readonly { id: number; microGbp: number }[];
  }> {
    return this.#guarded(() =>
      this.#longDb.snapshot(async (tx) => ({
        counts: await countsIn(tx),
        balances: await tx.query<{ id: number; microGbp: number }>(BALANCES),
      })),
    );
  }

  verify(nowMs: number, onProgress?: VerifyProgress): Promise<LedgerReport> {
    return this.#guarded(() => verifyPostgres(this.#longDb, nowMs, onProgress));
  }

  /** From now on servers may use it. Writes the move into the operator log. */
  async finish(nowMs: number, operator: string, rows: number): Promise<void> {
    await this.#guarded(() =>
      this.#db.transaction('BEGIN', async (tx) => {
        await tx.execute('UPDATE move_source SET finished_at_ms = $1::bigint', [nowMs]);
        await new PostgresOperatorLog(operator, () => nowMs).write(tx, 'database.move', null, { rows });
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.#db.close(), this.#longDb.close()]);
  }

  async #requireEmpty(): Promise<void> {
    const counts = await countsIn(this.#db);
    const filled = [...counts].find(([, count]) => count > 0);
    if (filled === undefined) return;
    throw new MoveRefused(
      `the database ${this.place} is not empty: its table ${filled[0]} has ${counted(filled[1], 'row')}; name one that no server has used`,
    );
  }

  async #guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw asDatabaseFailure(error, this.place);
    }
  }
}

async function countsIn(db: Queryable): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of MOVED_TABLES) {
    const [row] = await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${name}`);
    counts.set(name, row?.n ?? 0);
  }
  return counts;
}

/** Entries have a number more than in SQLite: that among those of their account. */
function columnsOf({ name, columns }: MovedTable): MovedTable['columns'] {
  return name === 'ledger_entry' ? [...columns, { name: 'number', type: 'bigint' }] : columns;
}

function insertOf(table: MovedTable): string {
  const columns = columnsOf(table);
  const names = columns.map(({ name }) => name);
  const taken = columns.map(({ name, type }) => (type === 'bytea' ? `decode(${name}, 'hex')` : name));
  const lists = columns.map(({ type }, i) => `$${i + 1}::${type === 'bigint' ? 'bigint' : 'text'}[]`);
  return `INSERT INTO ${table.name} (${names.join(', ')}) SELECT ${taken.join(', ')}
    FROM unnest(${lists.join(', ')}) AS moved (${names.join(', ')})`;
}

function valuesOf(table: MovedTable, rows: readonly MovedRow[]): Parameter[] {
  return columnsOf(table).map(({ name }) => rows.map((row) => row[name] ?? null));
}
