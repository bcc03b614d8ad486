/** The migrations that a database has had, against those that this program knows. */

export interface RecordedMigration {
  /** Number and noun, `0001_accounts`. */
  readonly name: string;
  readonly sha256: string;
}

/** The database cannot be used by this program; the message says why and what to do. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

/** The applied migrations must be the first ones that this program knows, with the same text. Throws `SchemaRefused`. */
export function refuseForeignHistory(applied: readonly RecordedMigration[], known: readonly RecordedMigration[]): void {
  for (const [i, { name, sha256 }] of applied.entries()) {
    if (known[i]?.name !== name) {
      throw new SchemaRefused(
        `the database was written by a newer Fairday: it holds migration ${name}, which this program does not know. ` +
          'Run that version; or move that database away, and restore a backup that this one made',
      );
    }
    if (known[i].sha256 !== sha256) {
      throw new SchemaRefused(
        `migration ${name} is not the one that this database was made with (SHA-256 ${sha256}). ` +
          'A released migration is never edited: run an unchanged build',
      );
    }
  }
}
