/** `fairday migrate`: brings the database of an older version up to date without starting a server. */
import type { Command } from '../command.ts';
import { type Invocation, singleCommand } from './subcommand.ts';

export const migrateCommand: Command = singleCommand(
  {
    name: 'migrate',
    summary: 'bring the database of an older version up to date, after a copy',
    opener: 'migration',
    run: migrate,
  },
  {
    examples: ['fairday migrate', 'fairday migrate --data /var/lib/fairday --json'],
    about: `Needed only where commands run before the new version's server has started: the server does the same when it starts.
The database as it was is kept beside it; to go back, stop everything, give that file the name of the database and run the
old version. No server may be running. In PostgreSQL (FAIRDAY_DATABASE_URL) an empty database gets the tables, and no copy is
kept: make one with pg_dump before.`,
  },
);

async function migrate({ print, schemaUpdate }: Invocation): Promise<void> {
  const { migrations = [], keptAs = null } = schemaUpdate ?? {};
  const text = migrations.length === 0 ? 'The database is up to date.' : 'The database is up to date now.';
  print({ migrations, kept_as: keptAs }, text);
}
