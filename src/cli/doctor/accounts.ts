/** Checks of the database: whether a server has it, whether it is sound, whether the ledger holds its rules. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LedgerReport } from '../../account/ledger.ts';
import { takeServerLock } from '../../account/sqlite/server-lock.ts';
import { StoreDamaged } from '../../account/store.ts';
import { StoreInUse } from '../../account/upkeep.ts';
import { isOtherThanFolder } from '../../adapters/data-directory.ts';
import { counted } from '../../lib/counted.ts';
import { isClosedFolder } from '../../lib/file-failure.ts';
import type { OpenAccounts } from '../../service/open-accounts.ts';
import { EXIT } from '../command.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Nothing is created where there is none. */
export async function accounts(dataDir: string, openReader: () => Promise<OpenAccounts>): Promise<readonly Finding[]> {
  // The check of the folder says so.
  if (isOtherThanFolder(dataDir) || isClosedFolder(dataDir)) return [];
  const database = join(dataDir, 'fairday.db');
  if (!existsSync(database)) {
    return [{ name: 'database', status: 'warn', message: `none yet; the first start creates ${database}` }];
  }
  return [
    ...(await findingsOf('server', () => server(database))),
    ...(await findingsOf('database', () => ledger(openReader, database))),
  ];
}

function server(database: string): Finding {
  const name = 'server';
  try {
    takeServerLock(database).release();
    return { name, status: 'ok', message: 'none is running on this data directory' };
  } catch (error) {
    if (error instanceof StoreInUse) return { name, status: 'ok', message: 'one is running on this data directory' };
    throw error;
  }
}

/** What checking the ledger has found. `about` says something of the database, `restore` how a backup is restored. */
export function ledgerFindings(
  { checks, accounts: count, entries, intact }: LedgerReport,
  about: string,
  restore: string,
): Finding[] {
  if (intact) {
    const held = `${counted(entries, 'entry', 'entries')}; all ${checks.length} invariants hold`;
    return [
      { name: 'database', status: 'ok', message: `${about}, ${counted(count, 'account')}` },
      { name: 'ledger', status: 'ok', message: held },
    ];
  }
  return checks
    .filter((check) => check.broken !== null)
    .map((check) => ({
      name: 'ledger',
      status: 'fail',
      message: `"${check.rule}" is broken by ${check.broken}; restore a backup with: ${restore}`,
      exitCode: EXIT.integrity,
    }));
}

async function ledger(openReader: () => Promise<OpenAccounts>, database: string): Promise<Finding[]> {
  try {
    const open = await openReader();
    try {
      const report = await open.accounts.verify(open.clock.nowMs());
      const size = `${(statSync(database).size / 1e6).toFixed(1)} MB`;
      return ledgerFindings(report, size, 'fairday restore FILE');
    } finally {
      await open.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isDamaged = error instanceof StoreDamaged;
    return [{ name: 'database', status: 'fail', message, ...(isDamaged ? { exitCode: EXIT.integrity } : {}) }];
  }
}
