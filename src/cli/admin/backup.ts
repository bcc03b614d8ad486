/** `fairday backup FILE`: a verified copy of accounts and ledger, made while the server runs. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LedgerReport } from '../../account/ledger.ts';
import { formatGbp } from '../../account/money.ts';
import { databasePlace } from '../../account/postgres/failure.ts';
import { CopyDamaged, CopyMissing, CopyRefused, writeBackup } from '../../account/sqlite/backup.ts';
import { useDataDirectory } from '../../adapters/data-directory.ts';
import type { Config } from '../../config/config.ts';
import { systemClock } from '../../lib/clock.ts';
import { counted } from '../../lib/counted.ts';
import { type Command, CommandFailure, EXIT, JSON_FLAG } from '../command.ts';
import { createOutput, parseOperands, runNamed } from './subcommand.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'copy accounts and ledger to a file, while the server runs',
  operands: ['FILE'],
  options: JSON_FLAG,
  examples: ['fairday backup /var/backups/fairday-2026-11-21.db', 'fairday backup copy.db --json'],
  about: `The copy is one file of one moment, checked as by: fairday ledger verify. It never replaces a file. Restore it with:
fairday restore FILE. Of accounts in PostgreSQL (FAIRDAY_DATABASE_URL) pg_dump makes the copy.`,
  run: (args, { config, terminal }) =>
    runNamed(backupCommand.name, async () => {
      const { operands, flags } = parseOperands(backupCommand.name, backupCommand, args);
      const { print, note } = createOutput(terminal, flags.has('json'));
      refuseForPostgres(config, 'pg_dump --format=custom --file=FILE URL copies it, while servers run');
      const dataDir = useDataDirectory(config.dataDir, terminal.err);
      const file = resolve(operands[0]);
      const nowMs = systemClock(config.frozenNowMs).nowMs();
      const report = reportingCopyFailure(() => writeBackup(join(dataDir, 'fairday.db'), file, nowMs));
      const { accounts, entries, owedMicroGbp } = report;
      const bytes = statSync(file).size;
      print({ file, bytes, accounts, entries, owed_gbp: formatGbp(owedMicroGbp), verified: true }, `${file}\n`);
      note(`${copySize(report)}, ${(bytes / 1e6).toFixed(1)} MB; every invariant holds.`);
    }),
};

export function ledgerEntries(count: number): string {
  return counted(count, 'ledger entry', 'ledger entries');
}

/** What a copy holds: `1 account, 2 ledger entries`. */
export function copySize({ accounts, entries }: LedgerReport): string {
  return `${counted(accounts, 'account')}, ${ledgerEntries(entries)}`;
}

/** Throws where the accounts are in PostgreSQL, whose own programs copy and restore them; `how` is what to do there. */
export function refuseForPostgres({ databaseUrl }: Config, how: string): void {
  if (databaseUrl === null) return;
  const place = databasePlace(databaseUrl);
  throw new CommandFailure(EXIT.refused, `the accounts are in PostgreSQL (${place}), not in a file: ${how}`);
}

/** Runs the copy; throws its refusals as `CommandFailure`. */
export function reportingCopyFailure<Result>(copy: () => Result): Result {
  try {
    return copy();
  } catch (error) {
    if (error instanceof CopyMissing) throw new CommandFailure(EXIT.notFound, error.message);
    if (error instanceof CopyRefused) throw new CommandFailure(EXIT.refused, error.message);
    if (error instanceof CopyDamaged) throw new CommandFailure(EXIT.integrity, error.message);
    throw error;
  }
}
