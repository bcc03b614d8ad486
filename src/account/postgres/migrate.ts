/**
 * Brings a database to the schema of this program. A row that is locked keeps two servers that start together from doing it
 * at once; each migration runs in one transaction with its record, which holds its SHA-256. A database of a newer program, or
 * with another text under the same name, is refused before anything changes.
 */
import { createHash } from 'node:crypto';
import { type Opener, type SchemaUpdate, UPDATERS } from '../opening.ts';
import { refuseForeignHistory, SchemaRefused } from '../schema-history.ts';
import { StoreMissing, StoreUnavailable } from '../store.ts';
import type { Connections, Queryable } from './connections.ts';
import { isRace, sqlState } from './failure.ts';
import accounts from './migrations/0001_accounts.sql' with { type: 'text' };
import guards from './migrations/0002_guards.sql' with { type: 'text' };
import replicas from './migrations/0003_replicas.sql' with { type: 'text' };
import usedLinks from './migrations/0004_used_links.sql' with { type: 'text' };
import linkSecret from './migrations/0005_link_secret.sql' with { type: 'text' };
import callsTogether from './migrations/0006_calls_together.sql' with { type: 'text' };

/** The history of the schema, oldest first. A released migration is never edited: add the next one. */
const MIGRATIONS = [
  { name: '0001_accounts', sql: accounts },
  { name: '0002_guards', sql: guards },
  { name: '0003_replicas', sql: replicas },
  { name: '0004_used_links', sql: usedLinks },
  { name: '0005_link_secret', sql: linkSecret },
  { name: '0006_calls_together', sql: callsTogether },
].map((migration) => ({ ...migration, sha256: createHash('sha256').update(migration.sql).digest('hex') }));

/** 14, the oldest that its makers still support when this was written. */
const OLDEST_VERSION = 140_000;

const HISTORY = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    name text COLLATE "C" PRIMARY KEY,
    sha256 text NOT NULL CHECK (length(sha256) = 64),
    applied_at_ms bigint NOT NULL
  );
  CREATE TABLE IF NOT EXISTS schema_lock (id integer PRIMARY KEY CHECK (id = 1));
  INSERT INTO schema_lock (id) VALUES (1) ON CONFLICT DO NOTHING;`;

const RECORD = 'INSERT INTO schema_migration (name, sha256, applied_at_ms) VALUES ($1, $2, $3::bigint)';

const MAX_RACES = 5;
/** Of a table, or of its type: what two make at once is told in several ways. */
const ALREADY_MADE = /^(?:42P07|42710)$/;

interface Applied extends Record<string, unknown> {
  readonly name: string;
  readonly sha256: string;
}

/**
 * Checks the schema; a server and a migration bring it up to date. Throws `SchemaRefused`, `StoreMissing`, and
 * `StoreUnavailable` for a database that is too old.
 */
export async function bringUpToDate(
  db: Connections,
  place: string,
  opener: Opener,
  onUpdate: (update: SchemaUpdate) => void,
): Promise<void> {
  await requireUsable(db, place);
  const applied = await appliedTo(db);
  if (applied === MIGRATIONS.length) {
    if (opener !== 'migration') await requireWhole(db, place);
    return;
  }
  if (!UPDATERS.has(opener)) {
    if (applied === 0)
      throw new StoreMissing(`the database ${place} is empty: start a server on it, or run: fairday migrate`);
    throw new SchemaRefused(
      `the database ${place} was written by an older Fairday; bring it up to date with: fairday migrate. ` +
        'Starting the server does it too; make a backup with pg_dump before',
    );
  }
  if (applied === 0) await requireOwn(db, place);
  await migrate(db);
  // That a server makes the tables of an empty database is no news; who asked for it is told.
  if (applied > 0 || opener === 'migration')
    onUpdate({ migrations: MIGRATIONS.slice(applied).map(({ name }) => name), keptAs: null });
}

async function migrate(db: Connections): Promise<void> {
  for (let races = 0; ; races++) {
    try {
      // Of two that make the same table at once, one fails and finds it at the next try.
      await db.script(HISTORY);
      break;
    } catch (error) {
      if (!isRace(error) && !ALREADY_MADE.test(sqlState(error) ?? '')) throw error;
      if (races >= MAX_RACES) throw error;
    }
  }
  await db.transaction('BEGIN', async (tx) => {
    await tx.query('SELECT id FROM schema_lock FOR UPDATE');
    await applyMigrations(tx, await appliedTo(tx));
  });
}

/** Runs the migrations from that one on, and records those of a database that has a history. */
export async function applyMigrations(tx: Queryable, applied: number): Promise<void> {
  const [history] = await tx.query<{ isThere: boolean }>(
    "SELECT to_regclass('schema_migration') IS NOT NULL AS is_there",
  );
  if (history?.isThere !== true) await tx.execute(HISTORY);
  for (const { name, sql, sha256 } of MIGRATIONS.slice(applied)) {
    await tx.execute(sql);
    await tx.execute(RECORD, [name, sha256, Date.now()]);
  }
}

/** The number of migrations that the database has. Throws `SchemaRefused` when it has unknown ones. */
async function appliedTo(db: Queryable): Promise<number> {
  const [history] = await db.query<{ isThere: boolean }>(
    "SELECT to_regclass('schema_migration') IS NOT NULL AS is_there",
  );
  if (history?.isThere !== true) return 0;
  const applied = await db.query<Applied>('SELECT name, sha256 FROM schema_migration ORDER BY name');
  refuseForeignHistory(applied, MIGRATIONS);
  return applied.length;
}

/** Throws `StoreUnavailable` for a server that is too old, and for a way there that loses what a connection asks for. */
export async function requireUsable(db: Queryable, place: string): Promise<void> {
  const [server] = await db.query<{ version: number; encoding: string; hasSettings: boolean }>(
    `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding,
      current_setting('statement_timeout') <> '0' AS has_settings`,
  );
  if (server === undefined || server.version < OLDEST_VERSION) {
    throw new StoreUnavailable(`the database ${place} is older than PostgreSQL 14; use a newer server`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StoreUnavailable(`the database ${place} has the encoding ${server.encoding}; create it with UTF8`);
  }
  if (!server.hasSettings) {
    throw new StoreUnavailable(
      `the database ${place} is behind a pooler that drops the settings of a connection; name PostgreSQL itself, ` +
        "or a pooler of sessions for a role with: ALTER ROLE … SET statement_timeout = '10s'",
    );
  }
}

/** What is being moved here is not there yet, or not all of it. */
async function requireWhole(db: Queryable, place: string): Promise<void> {
  const unfinished = await db.query('SELECT id FROM move_source WHERE finished_at_ms IS NULL');
  if (unfinished.length === 0) return;
  throw new SchemaRefused(
    `the database ${place} is being filled by: fairday migrate-to. Let that end, or run it again; then start servers`,
  );
}

/** Tables of another program are never mixed with ours. */
async function requireOwn(db: Queryable, place: string): Promise<void> {
  const [table] = await db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
      AND relname IN ('account', 'api_key', 'allowance', 'metered_call', 'ledger_account', 'ledger_entry', 'counter', 'server')`,
  );
  if (table === undefined || (await appliedTo(db)) > 0) return;
  throw new SchemaRefused(
    `the database ${place} has a table ${table.name} of another program; choose another database, or another schema`,
  );
}
