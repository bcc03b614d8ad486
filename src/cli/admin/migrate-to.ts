/** `fairday migrate-to URL`: copies accounts and ledger from the data directory into an empty PostgreSQL. */
import { join } from 'node:path';
import { formatGbp } from '../../account/money.ts';
import { MoveDamaged, type MoveReport, moveToPostgres } from '../../account/move/move.ts';
import { MoveRefused } from '../../account/move/target.ts';
import { useDataDirectory } from '../../adapters/data-directory.ts';
import { postgresUrl } from '../../config/parsers.ts';
import { systemClock } from '../../lib/clock.ts';
import { counted } from '../../lib/counted.ts';
import { operatorName } from '../../service/operator-name.ts';
import { type Command, CommandFailure, EXIT, JSON_FLAG } from '../command.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { table } from '../terminal/table.ts';
import { ledgerEntries } from './backup.ts';
import { createOutput, parseOperands, runNamed } from './subcommand.ts';

export const migrateToCommand: Command = {
  name: 'migrate-to',
  summary: 'copy accounts and ledger into an empty PostgreSQL database',
  optional: ['URL'],
  options: JSON_FLAG,
  examples: ['fairday migrate-to postgres://me:word@db/fairday', 'fairday migrate-to --json'],
  about: `Without URL it is FAIRDAY_DATABASE_URL, which keeps the password out of the list of processes. Stop the server first.
The database must be there and empty. Killed or cut off, the same command again goes on where it stopped.

At the end the rows of every table and the credit of every account are compared, and both ledgers are verified. The data
directory is only read. Set FAIRDAY_DATABASE_URL then, start servers, and keep fairday.db until you are sure. Charges that
were pending when the last server ended are copied as such; the first server on the new database gives them back.`,
  run: (args, { config, terminal }) =>
    runNamed(migrateToCommand.name, async () => {
      const { operands, flags } = parseOperands(migrateToCommand.name, migrateToCommand, args);
      const { print, note } = createOutput(terminal, flags.has('json'));
      const url = targetUrl(operands[0], config.databaseUrl);
      const database = join(useDataDirectory(config.dataDir, terminal.err), 'fairday.db');
      const nowMs = systemClock(config.frozenNowMs).nowMs();
      const report = await reportingMoveFailure(() =>
        moveToPostgres(database, url, {
          nowMs,
          operator: operatorName(),
          onProgress: progressBar('copying'),
          onVerify: progressBar('verifying'),
        }),
      );
      const { rows, accounts, entries, owedMicroGbp, openHolds, target, copiedBefore, wasFinished } = report;
      const owed = formatGbp(owedMicroGbp);
      print(
        {
          from: database,
          to: target,
          rows,
          copied_before: copiedBefore,
          was_finished: wasFinished,
          accounts,
          entries,
          owed_gbp: owed,
          open_holds: openHolds,
          verified: !wasFinished,
        },
        wasFinished ? '' : table(['TABLE', 'ROWS'], Object.entries(rows)),
      );
      if (wasFinished) note(`${target} had been filled from ${database} before; nothing was copied.`);
      else note(`${target} holds ${moved(report)}; owed to customers ${owed} GBP; both ledgers verify.`);
      if (openHolds > 0)
        note(`${counted(openHolds, 'pending charge')} of the last server: the next one gives it back.`);
      note(`Now set FAIRDAY_DATABASE_URL and start servers. Keep ${database}, which is unchanged, until you are sure.`);
    }),
};

/** Throws `CommandFailure`, which does not repeat the URL: it may hold a password. */
function targetUrl(given: string | undefined, configured: string | null): string {
  if (given === undefined && configured === null) {
    throw new CommandFailure(EXIT.usage, 'name the database: fairday migrate-to postgres://user:password@host/name');
  }
  try {
    return postgresUrl(given ?? configured ?? '');
  } catch (error) {
    throw new CommandFailure(EXIT.usage, `URL must be ${error instanceof Error ? error.message : 'one of PostgreSQL'}`);
  }
}

function moved({ accounts, entries }: MoveReport): string {
  return `${counted(accounts, 'account')}, ${ledgerEntries(entries)}`;
}

async function reportingMoveFailure<Result>(move: () => Promise<Result>): Promise<Result> {
  try {
    return await move();
  } catch (error) {
    if (error instanceof MoveRefused) throw new CommandFailure(EXIT.refused, error.message);
    if (error instanceof MoveDamaged) throw new CommandFailure(EXIT.integrity, error.message);
    throw error;
  }
}
