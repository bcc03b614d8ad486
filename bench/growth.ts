/**
 * What a charge costs as the database grows, and how much PostgreSQL grows with each call: the tables and their indexes as they
 * are on disk, written by the store itself. And how many calls one process writes in a second, each on disk before it counts.
 */
import { SQL } from 'bun';
import { openPostgresStore } from '../src/account/postgres/store.ts';
import { NOW_MS, tariff } from '../test/account/customers.ts';
import { newDatabase, POSTGRES_URL_VARIABLE } from '../test/support/postgres.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { benchChargesBySize } from './charges-by-size.ts';
import type { Measure } from './measure.ts';

const ACCOUNTS = 100;
const CALLS_OF_A_KIND = 30_000;
const AT_ONCE = 500;
const GROWING = ['metered_call', 'ledger_entry'] as const;

/** `isFull` makes the large database as large as in the goals. */
export async function benchGrowth(isFull: boolean): Promise<Measure[]> {
  return [...(await benchChargesBySize(isFull)), ...(await growthOfPostgres())];
}

async function growthOfPostgres(): Promise<Measure[]> {
  const server = startPostgres({ durable: true });
  process.env[POSTGRES_URL_VARIABLE] = server.url;
  const url = await newDatabase();
  const sql = new SQL(url, { max: 1 });
  const bytes = async (table: string): Promise<number> => {
    const [row]: { n: string }[] = await sql.unsafe('SELECT pg_total_relation_size($1::regclass) AS n', [table]);
    return Number(row?.n ?? Number.NaN);
  };
  const sizes = () => Promise.all(GROWING.map(bytes));
  const store = openPostgresStore(url, tariff({ standard: CALLS_OF_A_KIND, premium: 0 }));
  try {
    const keys: { accountId: number; keyId: number }[] = [];
    for (let i = 0; i < ACCOUNTS; i++) {
      const email = `customer-${i}@example.org`;
      const { id } = await store.createAccount(email, 'verified', NOW_MS);
      keys.push({ accountId: id, keyId: (await store.createKey(id, 'default', NOW_MS)).id });
      await store.topUp({ email, amountMicroGbp: 1e12, ref: `bank-${i}` }, NOW_MS);
    }
    /** Calls a second. */
    const charge = async (meter: 'standard' | 'premium'): Promise<number> => {
      const startedMs = performance.now();
      for (let done = 0; done < CALLS_OF_A_KIND; done += AT_ONCE) {
        const calls = Array.from({ length: AT_ONCE }, (_, i) => ({
          ...keys[(done + i) % ACCOUNTS],
          meter,
          units: 1,
          operation: 'decide',
          requestId: crypto.randomUUID(),
          nowMs: NOW_MS + done + i,
        }));
        await Promise.all(calls.map((call) => store.charge(call)));
      }
      return Math.round((CALLS_OF_A_KIND / (performance.now() - startedMs)) * 1000);
    };
    const before = await sizes();
    const freePerSecond = await charge('standard');
    const afterFree = await sizes();
    const paidPerSecond = await charge('premium');
    const afterPaid = await sizes();
    const perCall = (later: readonly number[], earlier: readonly number[]) =>
      Math.round(later.reduce((sum, size, i) => sum + size - (earlier[i] ?? 0), 0) / CALLS_OF_A_KIND);
    const note = `${GROWING.join(' and ')} with indexes, after ${CALLS_OF_A_KIND} calls of ${ACCOUNTS} accounts`;
    const pace = `${AT_ONCE} callers, ${ACCOUNTS} accounts; PostgreSQL on the same machine`;
    return [
      { name: 'PostgreSQL grows by a free call', value: perCall(afterFree, before), unit: 'bytes', note },
      { name: 'PostgreSQL grows by a call on credit', value: perCall(afterPaid, afterFree), unit: 'bytes', note },
      { name: 'free calls charged in PostgreSQL by one process', value: freePerSecond, unit: '/s', note: pace },
      { name: 'calls on credit, the same', value: paidPerSecond, unit: '/s', note: pace },
    ];
  } finally {
    await store.close();
    await sql.close();
    await server.stop();
  }
}
