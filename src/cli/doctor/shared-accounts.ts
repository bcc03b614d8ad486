/** Checks of a database that servers share: whether it answers, its version and clock, its tables, the rules of its ledger. */
import { examinePostgres } from '../../account/postgres/examine.ts';
import type { OpenAccounts } from '../../service/open-accounts.ts';
import { ledgerFindings } from './accounts.ts';
import type { Finding } from './finding.ts';

/** Servers compare times of calls with each other; a difference that people do not notice does no harm. */
const MAX_CLOCK_DIFFERENCE_MS = 2_000;

export async function sharedAccounts(
  url: string,
  openReader: () => Promise<OpenAccounts>,
): Promise<readonly Finding[]> {
  const { place, version, sizeBytes, servers, clockDifferenceMs } = await examinePostgres(url);
  const seconds = (Math.abs(clockDifferenceMs) / 1000).toFixed(1);
  const way = clockDifferenceMs > 0 ? 'ahead of' : 'behind';
  const clock: Finding =
    Math.abs(clockDifferenceMs) <= MAX_CLOCK_DIFFERENCE_MS
      ? { name: 'database clock', status: 'ok', message: `agrees with this machine's within ${seconds} s` }
      : {
          name: 'database clock',
          status: 'warn',
          message: `${seconds} s ${way} this machine's; calls near midnight count for the wrong day: set both by a time server`,
        };
  const running = servers === 1 ? 'one is running on this database' : `${servers} are running on this database`;
  const message = servers === 0 ? 'none is running on this database' : running;
  const about = `PostgreSQL ${version} at ${place}, ${(sizeBytes / 1e6).toFixed(1)} MB`;
  const open = await openReader();
  try {
    const report = await open.accounts.verify(open.clock.nowMs());
    return [{ name: 'server', status: 'ok', message }, clock, ...ledgerFindings(report, about, 'pg_restore')];
  } finally {
    await open.close();
  }
}
