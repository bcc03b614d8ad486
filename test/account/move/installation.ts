/** An installation in SQLite with something in every table, and what can be said of one, wherever it is. */
import { Database } from 'bun:sqlite';
import { closeDatabase, openDatabase } from '../../../src/account/sqlite/database.ts';
import { migrate } from '../../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../../src/account/sqlite/migrations.ts';
import { openSqliteStore } from '../../../src/account/sqlite/store.ts';
import type { AccountStore } from '../../../src/account/store.ts';
import { randomFrom } from '../random.ts';
import { NOW_MS, tariff } from '../temporary-store.ts';
import { wholeExport } from '../whole-export.ts';

const DAY_MS = 86_400_000;
/** Nothing much is free, so that calls cost money. */
export const TARIFF = tariff({ decision: 3, standard: 2, premium: 1, price: 1300 });
const DELETED = 'customer-3@example.org';
const METERS = ['decision', 'standard', 'premium'] as const;

/** As a version wrote it that booked references twice that differ in capitals alone. */
function beginWithOldReferences(path: string): void {
  const db = new Database(path, { strict: true });
  migrate(db, MIGRATIONS.slice(0, 5));
  db.run(
    `INSERT INTO account (id, email, status, created_at_ms) VALUES (1, 'first@example.org', 'verified', ${NOW_MS})`,
  );
  for (const [i, ref] of ['BANK-1', 'bank-1', 'Pay-2', 'PAY-2', 'Ärger-3'].entries()) {
    db.run(
      `INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, ref, at_ms)
        VALUES ('top-up', 1, -1, 1, ${1000 * (i + 1)}, 2000, ?, ${NOW_MS})`,
      [ref],
    );
  }
  db.close();
  closeDatabase(openDatabase(path, 'server'));
}

/** Makes it; the secrets of some of its keys. */
export async function fillInstallation(path: string, seed: number): Promise<readonly string[]> {
  const making = `${path}.making`;
  beginWithOldReferences(making);
  const random = randomFrom(seed);
  const store = openSqliteStore(making, TARIFF, { opener: 'server', operator: 'root@shop', nowMs: () => NOW_MS });
  const secrets: string[] = [];
  const keys: { accountId: number; keyId: number; email: string }[] = [];
  for (let i = 0; i < 12; i++) {
    const email = `customer-${i}@example.org`;
    const { id } = await store.createAccount(email, random.pick(['verified', 'unverified', 'suspended']), NOW_MS + i);
    for (let k = 0; k <= random.below(3); k++) {
      const key = await store.createKey(id, `“quoted”, {key} \\ NULL ${k}`, NOW_MS);
      secrets.push(key.key);
      keys.push({ accountId: id, keyId: key.id, email });
    }
    if (random.chance(0.7)) {
      await store.topUp({ email, amountMicroGbp: 5_000 + random.below(2e6), ref: `Ref, "${i}" \\` }, NOW_MS);
    }
    if (random.chance(0.3))
      await store.adjust({ email, amountMicroGbp: 999, ref: null, reason: 'paid "by, bank' }, NOW_MS);
    if (random.chance(0.3)) await store.changeTerms(email, { freeDecisionMonth: 5, discountBasisPoints: 1500 });
    if (random.chance(0.4)) await store.setDefaultPlace(email, "King's Lynn");
  }
  await store.takeLink('used'.padEnd(43, 'A'), NOW_MS + 400 * DAY_MS);
  await store.setPrice({ item: 'vat', fromMs: NOW_MS + DAY_MS, value: 500 }, NOW_MS);
  await store.setPrice({ item: 'premium', fromMs: NOW_MS, value: 2500 }, NOW_MS);
  for (let i = 0; i < 300; i++) {
    const { accountId, keyId, email } = random.pick(keys);
    const meter = random.pick(METERS);
    const nowMs = NOW_MS + random.below(3 * DAY_MS) - (random.chance(0.1) ? 200 * DAY_MS : 0);
    const request = {
      accountId,
      keyId,
      meter,
      units: 1 + random.below(2),
      operation: 'current',
      requestId: `r${i}`,
      nowMs,
    };
    if (random.chance(0.7)) {
      await store.charge(request);
      continue;
    }
    const bodySha256 = new Bun.CryptoHasher('sha256').update(`${i}`).digest();
    const key = random.chance(0.7) ? { requestId: `own ${i}`, bodySha256 } : null;
    const held = await store.authorize(request, key);
    if (held.outcome !== 'authorized') continue;
    const answer = JSON.stringify({ text: `"Yes", {${i}} \\ and 東京 😀`, lines: 'a\nb\tc' });
    if (random.chance(0.6)) await store.capture(held.holdId, key === null ? null : answer, nowMs);
    else if (email === DELETED || random.chance(0.7)) await store.release(held.holdId, nowMs);
  }
  // Free calls that come together are one row.
  const { email, ...caller } = keys[2];
  await store.changeTerms(email, { freePremiumDay: 100 });
  const question = { ...caller, meter: 'premium', units: 2, operation: 'ai', nowMs: NOW_MS } as const;
  await Promise.all(Array.from({ length: 7 }, (_, i) => store.charge({ ...question, requestId: `together-${i}` })));
  await store.revokeKey(keys[0].accountId, keys[0].keyId, NOW_MS);
  await store.rotateKey(keys[1].accountId, keys[1].keyId, NOW_MS, DAY_MS);
  await store.deleteAccount(DELETED, NOW_MS + 3 * DAY_MS, { forfeit: true });
  await store.prune(NOW_MS + 3 * DAY_MS);
  // As a server leaves it that is killed now: what it holds stays held.
  const beside = new Database(making);
  beside.query('VACUUM INTO ?').run(path);
  beside.close();
  await store.close();
  // With a log, as servers have it.
  closeDatabase(openDatabase(path, 'reader'));
  return secrets;
}

/** What people see of an installation: the same wherever it is kept. */
export async function portraitOf(store: AccountStore, secrets: readonly string[]): Promise<object> {
  const nowMs = NOW_MS + 2 * DAY_MS;
  const accounts = await store.listAccounts();
  const each = [];
  for (const { id, email } of accounts) {
    each.push({
      statement: await store.statement(email, 0, NOW_MS + 9 * DAY_MS),
      usage: await store.usage(id, nowMs),
      calls: await store.dailyCalls(id, 0, NOW_MS + 9 * DAY_MS),
      keys: await store.listKeys(id),
      place: await store.defaultPlace(id),
      own: await store.ownTerms(id),
      terms: await store.terms(id, nowMs),
      export: await wholeExport(store, email),
    });
  }
  return {
    accounts,
    each,
    holders: await Promise.all(secrets.map((secret) => store.findKey(secret, nowMs))),
    prices: await store.priceList(),
    revenue: await store.revenue(0, NOW_MS + 9 * DAY_MS),
  };
}
