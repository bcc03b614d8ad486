/**
 * Kills processes with pending charges, at random moments and right after commits, and holds what they had written down
 * against the database: what was settled is charged once and its answer is kept, what was refunded is not charged, what
 * was under way is refunded by the next process, and the ledger verifies each time.
 */
import { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { addCustomers, tariff } from '../account/customers.ts';
import { newSeed, randomFrom } from '../account/random.ts';
import { inEmptyFolder } from '../support/process.ts';

const MAX_LIFE_MS = 200;
const CUSTOMERS = 5;

export interface PendingReport {
  /** Settlements and refunds that were written down. */
  readonly ended: number;
  /** Charges that the next process found pending and gave back. */
  readonly givenBack: number;
  /** What must not be; empty when every promise held. */
  readonly faults: readonly string[];
}

export async function killPending(kills: number): Promise<PendingReport> {
  const random = randomFrom(newSeed('pending kills'));
  return inEmptyFolder(async (cwd) => {
    const path = join(cwd, 'fairday.db');
    const first = openSqliteStore(path, tariff());
    addCustomers(path, CUSTOMERS);
    for (let i = 1; i <= CUSTOMERS; i++) {
      const email = `customer-${i}@example.org`;
      await first.topUp({ email, amountMicroGbp: 1_000_000_000, ref: email }, Date.now());
    }
    await first.close();
    const faults: string[] = [];
    let [ended, givenBack] = [0, 0];
    for (let kill = 1; kill <= kills; kill++) {
      const failpoint = kill % 2 === 0 ? [`after-commit:${1 + random.below(40)}`] : [];
      const notes = await oneLife(path, `life-${kill}`, failpoint, random.below(MAX_LIFE_MS));
      const found = await audit(path, notes);
      ended += notes.filter((note) => /^(settled|refunded-one) /.test(note)).length;
      givenBack += found.givenBack;
      faults.push(...found.faults.map((fault) => `kill ${kill}: ${fault}`));
    }
    return { ended, givenBack, faults };
  });
}

async function oneLife(path: string, life: string, failpoint: readonly string[], lifeMs: number): Promise<string[]> {
  const script = join(import.meta.dir, 'hold-worker.ts');
  const child = Bun.spawn([process.execPath, script, path, life, ...failpoint], { stdout: 'pipe', stderr: 'inherit' });
  let text = '';
  const begun = Promise.withResolvers<void>();
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes('begun')) begun.resolve();
    }
  })();
  await Promise.race([begun.promise, child.exited]);
  if (failpoint.length === 0) {
    await Bun.sleep(lifeMs);
    child.kill('SIGKILL');
  }
  await child.exited;
  await reading;
  if (child.signalCode !== 'SIGKILL') throw new Error(`the worker was not killed but exited with ${child.exitCode}`);
  return text.split('\n').filter((line) => line !== '');
}

async function audit(path: string, notes: readonly string[]) {
  const store = openSqliteStore(path, tariff({ premium: 100 }), { opener: 'server' });
  try {
    const nowMs = Date.now();
    const givenBack = await store.releaseAbandoned(nowMs);
    const faults = survivors(path);
    for (const note of notes) {
      const [what, account, requestId] = note.split(' ');
      if (what !== 'settled' && what !== 'refunded-one') continue;
      const fault = await faultOf(store, what, Number(account), requestId, nowMs);
      if (fault !== null) faults.push(fault);
    }
    const { checks } = await store.verify(nowMs);
    for (const { rule, broken } of checks) if (broken !== null) faults.push(`${rule}: ${broken}`);
    return { givenBack, faults };
  } finally {
    await store.close();
  }
}

/** Charges that are pending although nobody is at work. */
function survivors(path: string): string[] {
  const db = new Database(path, { readonly: true });
  const open = db.query<{ id: number }, []>("SELECT id FROM pending_charge WHERE state = 'open'").all();
  db.close();
  return open.map(({ id }) => `pending charge ${id} has survived`);
}

/** Asks the same again: a settled request gives its answer, a refunded one begins anew (and is refunded again). */
async function faultOf(store: AccountStore, what: string, accountId: number, requestId: string, nowMs: number) {
  const bodySha256 = new Bun.CryptoHasher('sha256').update(requestId).digest();
  const request = {
    accountId,
    keyId: accountId,
    meter: 'premium',
    units: 2,
    operation: 'ai',
    requestId,
    nowMs,
  } as const;
  const again = await store.authorize(request, { requestId, bodySha256 });
  if (what === 'settled') {
    const kept = again.outcome === 'replayed' && again.answer === `answer to ${requestId}`;
    return kept ? null : `${requestId} was settled but is ${again.outcome}`;
  }
  if (again.outcome !== 'authorized') return `${requestId} was refunded but is ${again.outcome}`;
  await store.release(again.holdId, nowMs);
  return null;
}
