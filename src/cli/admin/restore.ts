/** `fairday restore FILE`: replaces the database by a backup and saves it under another name. */
import { join, resolve } from 'node:path';
import { formatGbp } from '../../account/money.ts';
import { restoreBackup, tryRestore } from '../../account/sqlite/backup.ts';
import { type Loss, losesAnything } from '../../account/sqlite/loss.ts';
import { useDataDirectory } from '../../adapters/data-directory.ts';
import { systemClock } from '../../lib/clock.ts';
import { counted } from '../../lib/counted.ts';
import { operatorName } from '../../service/operator-name.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { copySize, ledgerEntries, refuseForPostgres, reportingCopyFailure } from './backup.ts';
import { requireYes } from './flag-values.ts';
import { createOutput, parseOperands, runNamed } from './subcommand.ts';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'replace the database by a backup',
  operands: ['FILE'],
  options: {
    'dry-run': {
      type: 'boolean',
      meaning: 'only check, and say what would be lost; works while the server runs and changes nothing',
    },
    yes: { type: 'boolean', meaning: 'replace the database although newer entries are lost' },
    ...JSON_FLAG,
  },
  examples: ['fairday restore /var/backups/fairday-2026-11-21.db', 'fairday restore copy.db --dry-run'],
  about: `The backup is verified and migrated to this version's schema first. The command is refused while a server or another
command uses the data directory, and when a newer version wrote the backup or the database. The replaced database stays
next to the new one, as fairday.db.before-restore-TIME. Where it holds more than the backup, the command says how much and
wants --yes. Accounts in PostgreSQL (FAIRDAY_DATABASE_URL) are restored with pg_restore.`,
  run: (args, { config, terminal }) =>
    runNamed(restoreCommand.name, async () => {
      const { operands, flags } = parseOperands(restoreCommand.name, restoreCommand, args);
      const { print, note } = createOutput(terminal, flags.has('json'));
      refuseForPostgres(
        config,
        'stop all servers, then pg_restore --clean --if-exists --dbname=URL FILE, then fairday ledger verify',
      );
      const dataDir = useDataDirectory(config.dataDir, terminal.err);
      const nowMs = systemClock(config.frozenNowMs).nowMs();
      const dryRun = flags.has('dry-run');
      const database = join(dataDir, 'fairday.db');
      const file = resolve(operands[0]);
      const confirm = (loss: Loss | null) => {
        if (loss !== null && losesAnything(loss)) requireYes(flags, lossText(loss));
      };
      const { report, loss, keptAs } = reportingCopyFailure(() =>
        dryRun
          ? { ...tryRestore(file, database, nowMs), keptAs: null }
          : restoreBackup(file, database, { nowMs, operator: operatorName(), confirm }),
      );
      const { accounts, entries, owedMicroGbp } = report;
      const owed = formatGbp(owedMicroGbp);
      print(
        { database, accounts, entries, owed_gbp: owed, lost: loss, kept_as: keptAs, dry_run: dryRun },
        `${database}\n`,
      );
      note(`${copySize(report)}; owed to customers ${owed} GBP; every invariant holds.`);
      if (loss !== null && losesAnything(loss)) note(`${lossText(loss)}.`);
      if (keptAs !== null) note(`The replaced database is now ${keptAs}`);
      if (dryRun) note('Dry run: nothing was changed.');
    }),
};

function lossText({ entries, calls, accounts, keys, actions }: Loss): string {
  const lost = [ledgerEntries(entries), counted(calls, 'call'), counted(accounts, 'account'), counted(keys, 'key')];
  const newer = `${lost.join(', ')} and ${counted(actions, 'action of operators', 'actions of operators')}`;
  const undone = actions === 0 ? '' : '; what they deleted, suspended, revoked or priced since is undone';
  return `The database in place holds ${newer} that the backup does not${undone}`;
}
