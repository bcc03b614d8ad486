/** `fairday restore FILE`: replaces the database by a backup and saves it under another name. */
import { join, resolve } from 'node:path';
import { formatGbp } from '../../account/money.ts';
import { restoreBackup } from '../../account/sqlite/backup.ts';
import { systemClock } from '../../lib/clock.ts';
import type { Command } from '../command.ts';
import { reportingCopyFailure } from './backup.ts';
import { createOutput, parseOperands, runNamed } from './subcommand.ts';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'replace the database by a backup',
  help: `fairday restore /var/backups/fairday-2026-11-21.db
fairday restore copy.db --dry-run

The backup is verified and migrated to this version's schema first. The command is refused while a server or another
command uses the data directory, and when a newer version wrote the backup or the database. The replaced database stays
next to the new one, as fairday.db.before-restore-TIME.

  --dry-run  only check, change nothing
  --json     one JSON object on stdout`,
  run: (args, { config, terminal }) =>
    runNamed(restoreCommand.name, async () => {
      const shape = { name: 'restore', operands: ['FILE'], options: { 'dry-run': { type: 'boolean' as const } } };
      const { operands, flags } = parseOperands(restoreCommand.name, shape, args);
      const { print, note } = createOutput(terminal, flags.has('json'));
      const dataDir = resolve(config.dataDir);
      terminal.err(`fairday: data directory ${dataDir}`);
      const nowMs = systemClock(config.frozenNowMs).nowMs();
      const dryRun = flags.has('dry-run');
      const database = join(dataDir, 'fairday.db');
      const { report, keptAs } = reportingCopyFailure(() =>
        restoreBackup(resolve(operands[0]), database, nowMs, dryRun),
      );
      const { accounts, entries, owedMicroGbp } = report;
      const owed = formatGbp(owedMicroGbp);
      print({ database, accounts, entries, owed_gbp: owed, kept_as: keptAs, dry_run: dryRun }, `${database}\n`);
      note(`${accounts} accounts, ${entries} ledger entries; owed to customers ${owed} GBP; every invariant holds.`);
      if (keptAs !== null) note(`The replaced database is now ${keptAs}`);
      if (dryRun) note('Dry run: nothing was changed.');
    }),
};
