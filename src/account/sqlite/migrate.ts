/**
 * Brings a database to the schema of this program. Each migration runs once, in a transaction, and its SHA-256 is stored:
 * a database of a newer program, or with another text under the same name, is refused before anything changes. Two
 * processes that start together wait for each other.
 */
import type { Database } from 'bun:sqlite';
import { type RecordedMigration, refuseForeignHistory } from '../schema-history.ts';

export interface Migration {
  /** Number and noun, `0001_accounts`. */
  readonly name: string;
  readonly sql: string;
}

const HISTORY_TABLE = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    name TEXT PRIMARY KEY,
    sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
    applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ'))
  ) STRICT`;

/** Applies the missing migrations. Throws `SchemaRefused`. */
export function migrate(db: Database, migrations: readonly Migration[]): void {
  // This check takes no lock, so that commands that only read can run while another process writes.
  if (appliedTo(db, migrations) === migrations.length) return;
  db.transaction(() => {
    db.run(HISTORY_TABLE);
    const applied = appliedTo(db, migrations);
    const record = db.query<null, [string, string]>('INSERT INTO schema_migration (name, sha256) VALUES (?, ?)');
    for (const { name, sql } of migrations.slice(applied)) {
      db.run(sql);
      record.run(name, sha256(sql));
    }
  }).immediate();
}

/** The number of migrations that the database has. Throws `SchemaRefused` when it has unknown ones. */
export function appliedTo(db: Database, migrations: readonly Migration[]): number {
  const history = db.query("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'").get();
  if (history === null) return 0;
  const applied = db.query<RecordedMigration, []>('SELECT name, sha256 FROM schema_migration ORDER BY name').all();
  refuseForeignHistory(
    applied,
    migrations.map(({ name, sql }) => ({ name, sha256: sha256(sql) })),
  );
  return applied.length;
}

function sha256(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex');
}
