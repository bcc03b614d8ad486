/** What a service that closes does with the charges that it left pending. */
import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { inEmptyFolder } from '../support/process.ts';
import { startTestService } from '../support/service.ts';

test('a charge refunded at closing is refunded on the day of the service’s clock, as it was taken', async () => {
  const now = '2026-07-01T12:00:00Z';
  await inEmptyFolder(async (folder) => {
    const fairday = await startTestService({
      FAIRDAY_DATA_DIR: folder,
      FAIRDAY_NOW: now,
      FAIRDAY_FREE_PREMIUM_DAY: '0',
    });
    const { accounts, clock } = fairday.service;
    const { id: accountId, email } = await accounts.createAccount('open@example.org', 'verified', clock.nowMs());
    const { id: keyId } = await accounts.createKey(accountId, 'test', clock.nowMs());
    await accounts.topUp({ email, amountMicroGbp: 1_000_000, ref: 'first' }, clock.nowMs());
    const call = { accountId, keyId, meter: 'premium', units: 2, operation: 'ai', requestId: 'r' } as const;
    await accounts.authorize({ ...call, nowMs: clock.nowMs() }, null);
    await fairday.stop();
    const db = new Database(join(folder, 'fairday.db'), { readonly: true });
    const entries = db.query('SELECT kind, at_ms AS atMs FROM ledger_entry ORDER BY id').all();
    db.close();
    const atMs = Date.parse(now);
    expect(entries).toEqual([
      { kind: 'top-up', atMs },
      { kind: 'hold', atMs },
      { kind: 'refund', atMs },
    ]);
  });
});
