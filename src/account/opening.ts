/** Who opens a store, and what opening may change. */

/**
 * Servers and migrations bring an older schema up to date. In SQLite servers and commands that write create a missing
 * database; migrations, commands that read and those that change what is there need one.
 */
export type Opener = 'server' | 'migration' | 'writer' | 'editor' | 'reader';

/** They change a schema; in SQLite they hold the lock that one process has at a time. */
export const UPDATERS: ReadonlySet<Opener> = new Set(['server', 'migration']);

/** The schema was brought up to date; null where no copy of the database as it was before is kept. */
export interface SchemaUpdate {
  readonly migrations: readonly string[];
  readonly keptAs: string | null;
}
