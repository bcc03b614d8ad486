/** A process that charges 25 calls together and is killed at once when they have resolved. */
import { openSqliteStore } from '../../src/account/sqlite/store.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const store = openSqliteStore(process.argv[2], {
  freePerMonthDecision: 1000,
  freePerDayStandard: 1000,
  freePerDayPremium: 50,
  priceMicroGbp: { decision: 1200, standard: 1200, premium: 1200 },
  vatBasisPoints: 2000,
});
const { id: accountId } = await store.createAccount('jane@example.com', 'verified', nowMs);
const { id: keyId } = await store.createKey(accountId, 'default', nowMs);
const request = { accountId, keyId, meter: 'standard', units: 1, operation: 'current', requestId: 'r', nowMs } as const;
await Promise.all(Array.from({ length: 25 }, () => store.charge(request)));
await Bun.write(Bun.stdout, 'charged 25\n');
process.kill(process.pid, 'SIGKILL');
