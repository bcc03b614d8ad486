/** What only the store in PostgreSQL does: its schema, its numbers, its commits of unknown outcome, its batches. */
import { afterEach, describe, expect, test } from 'bun:test';
import { SQL } from 'bun';
import fc from 'fast-check';
import { CommitUnknown, Connections } from '../../src/account/postgres/connections.ts';
import { asDatabaseFailure } from '../../src/account/postgres/failure.ts';
import { requireUsable } from '../../src/account/postgres/migrate.ts';
import { NumberBlocks } from '../../src/account/postgres/numbers.ts';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import { Writes } from '../../src/account/postgres/writes.ts';
import { SchemaRefused } from '../../src/account/schema-history.ts';
import { type AccountStore, OutcomeUnknown, StoreMissing, StoreUnavailable } from '../../src/account/store.ts';
import { bareDatabase, dropDatabase, newDatabase } from '../support/postgres.ts';
import { NOW_MS, tariff } from './customers.ts';
import { wholeExport } from './whole-export.ts';

const urls: string[] = [];
const stores: AccountStore[] = [];
const connections: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await Promise.all(connections.splice(0).map((db) => db.close()));
  for (const url of urls.splice(0)) await dropDatabase(url);
});

async function database(bare = false): Promise<string> {
  const url = await (bare ? bareDatabase() : newDatabase());
  urls.push(url);
  return url;
}

function open(url: string, opener: 'server' | 'editor' = 'editor'): AccountStore {
  const store = openPostgresStore(url, tariff(), { opener });
  stores.push(store);
  return store;
}

function beside(url: string): SQL {
  const sql = new SQL(url, { max: 1 });
  connections.push(sql);
  return sql;
}

describe('the schema', () => {
  test('is made by a server, by one of several that start together; a command makes none', async () => {
    const url = await database(true);
    await expect(open(url).ready()).rejects.toThrow(StoreMissing);
    const servers = Array.from({ length: 4 }, () => open(url, 'server'));
    await Promise.all(servers.map((server) => server.ready()));
    await open(url).ready();
    expect((await servers[0].verify(NOW_MS)).checks.filter(({ broken }) => broken !== null)).toEqual([]);
  });

  test('of a newer program is refused, and so is one with tables of another program', async () => {
    const url = await database();
    await beside(url).unsafe(
      `INSERT INTO schema_migration (name, sha256, applied_at_ms) VALUES ('9999_later', '${'0'.repeat(64)}', 0)`,
    );
    await expect(open(url, 'server').ready()).rejects.toThrow(SchemaRefused);
    await expect(open(url, 'server').ready()).rejects.toThrow('written by a newer Fairday');
    const other = await database(true);
    await beside(other).unsafe('CREATE TABLE account (id integer)');
    await expect(open(other, 'server').ready()).rejects.toThrow('of another program');
  });
});

test('settings that a database has for other programs change nothing', async () => {
  const url = await database();
  const name = new URL(url).pathname.slice(1);
  const settings = [
    "default_transaction_isolation = 'serializable'",
    "bytea_output = 'escape'",
    "timezone = 'Asia/Kolkata'",
    "datestyle = 'German'",
    'standard_conforming_strings = off',
  ];
  for (const setting of settings) await beside(url).unsafe(`ALTER DATABASE ${name} SET ${setting}`);
  const stores = [open(url), open(url)];
  const [store] = stores;
  const { id } = await store.createAccount('jane@example.com', 'verified', NOW_MS);
  const key = await store.createKey(id, 'default', NOW_MS);
  await store.topUp({ email: 'jane@example.com', amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
  const call = { accountId: id, keyId: key.id, meter: 'premium', units: 1, operation: 'o', nowMs: NOW_MS } as const;
  // Of both at once, beyond what is free: each waits for the other's rows.
  const charges = Array.from({ length: 80 }, (_, i) => stores[i % 2].charge({ ...call, requestId: `r${i}` }));
  const charged = (await Promise.all(charges)).map((outcome) => outcome.charged);
  expect(charged.filter((kind) => kind === 'free')).toHaveLength(50);
  expect(charged.filter((kind) => kind === 'credit')).toHaveLength(30);
  const repeatable = { requestId: 'once', bodySha256: new Uint8Array(32).fill(92) };
  const hold = await store.authorize({ ...call, requestId: 'once' }, repeatable);
  if (hold.outcome !== 'authorized') throw new Error(hold.outcome);
  await store.capture(hold.holdId, 'an answer', NOW_MS);
  expect(await store.authorize({ ...call, requestId: 'once' }, repeatable)).toMatchObject({ answer: 'an answer' });
  expect(await store.linkSecret(new Uint8Array(32).fill(92))).toEqual(Buffer.alloc(32, 92));
  expect((await store.dailyCalls(id, 0, NOW_MS + 1)).map(({ day }) => day)).toEqual(['2026-11-21']);
  expect(await store.verify(NOW_MS)).toMatchObject({ intact: true });
});

test('a way to the database that does not work is told in a sentence that says what to do', () => {
  const told = (error: Error) => {
    const failure = asDatabaseFailure(error, 'here');
    expect(failure).toBeInstanceOf(StoreUnavailable);
    return String(failure);
  };
  const coded = (code: string, message = code) => Object.assign(new Error(message), { code });
  const server = (errno: string, message = errno) =>
    new SQL.PostgresError(message, {
      code: 'ERR_POSTGRES_SERVER_ERROR',
      errno,
      detail: '',
      hint: '',
      severity: 'FATAL',
    });
  expect(told(coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'))).toContain('sslrootcert');
  expect(told(coded('ERR_POSTGRES_TLS_NOT_AVAILABLE'))).toContain('has no encryption');
  expect(told(server('28000', 'no pg_hba.conf entry for host "10.0.0.1", user "me", no encryption'))).toContain(
    'sslmode',
  );
  expect(told(server('28P01'))).toContain('refuses the user or the password');
  expect(told(server('08P01', 'unsupported startup parameter: statement_timeout'))).toContain('behind a pooler');
  expect(told(server('42P05', 'prepared statement "P0" already exists'))).toContain('use one of sessions');
});

test('a database whose connections lose their settings on the way is not used', async () => {
  const db = new Connections(await database(), { lanes: 1, durable: true });
  connections.push(db);
  await requireUsable(db, 'here');
  const dropped = db.transaction('BEGIN', async (tx) => {
    await tx.execute('SET LOCAL statement_timeout = 0');
    await requireUsable(tx, 'here');
  });
  await expect(dropped).rejects.toThrow('behind a pooler that drops the settings');
});

test('what reads the whole ledger may take an hour, and waits for nothing that charges', async () => {
  const url = await database();
  const timeout = async (long: boolean) => {
    const db = new Connections(url, { lanes: 1, durable: true, long });
    connections.push(db);
    return (await db.query<{ statementTimeout: string }>('SHOW statement_timeout'))[0]?.statementTimeout;
  };
  expect([await timeout(false), await timeout(true)]).toEqual(['10s', '1h']);
  const store = open(url);
  const { id } = await store.createAccount('jane@example.com', 'verified', NOW_MS);
  const key = await store.createKey(id, 'default', NOW_MS);
  // Locks what a check of the ledger reads: it goes on once that is free.
  const sql = beside(url);
  await sql.unsafe('BEGIN; LOCK TABLE ledger_entry IN ACCESS EXCLUSIVE MODE');
  const steps: number[] = [];
  const checks = Array.from({ length: 3 }, () => store.verify(NOW_MS, (done) => void steps.push(done)));
  const call = { accountId: id, keyId: key.id, meter: 'standard', units: 1, operation: 'o', nowMs: NOW_MS } as const;
  expect(await store.charge({ ...call, requestId: 'r' })).toMatchObject({ charged: 'free' });
  await sql.unsafe('COMMIT');
  expect((await Promise.all(checks)).map(({ intact }) => intact)).toEqual([true, true, true]);
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(Math.max(...steps));
}, 180_000);

describe('a transaction', () => {
  async function writesOn(url: string) {
    const db = new Connections(url, { lanes: 4, durable: true });
    connections.push(db);
    const marks = new NumberBlocks(db, 'commit_mark');
    return { db, marks, writes: new Writes(db, 'here', marks) };
  }

  test('whose commit nobody heard of has committed or never will, whoever asks first', async () => {
    const { writes } = await writesOn(await database());
    const mark = await writes.newMark();
    // Nothing was written under that mark: asking settles that it never will be.
    expect(await writes.hasCommitted(mark, null)).toBe(false);
    expect(await writes.hasCommitted(mark, null)).toBe(false);
    const sql = beside(urls[0]);
    const late = sql.unsafe('INSERT INTO commit_mark (id, at_ms) VALUES ($1, 0)', [mark]).then(
      () => 'committed',
      () => 'refused',
    );
    expect(await late).toBe('refused');
    const other = await writes.newMark();
    await sql.unsafe('INSERT INTO commit_mark (id, at_ms) VALUES ($1, 0)', [other]);
    expect(await writes.hasCommitted(other, null)).toBe(true);
  });

  test('takes effect once when its connection is cut at any moment', async () => {
    const url = await database();
    const { writes, db } = await writesOn(url);
    const sql = beside(url);
    await sql.unsafe('CREATE TABLE tally (n bigint NOT NULL)');
    await sql.unsafe('INSERT INTO tally VALUES (0)');
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) {
        await Bun.sleep(25);
        await sql.unsafe(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fairday' AND datname = current_database()",
        );
      }
    })();
    let done = 0;
    for (let i = 0; i < 8; i++) {
      const add = writes.run((tx) => tx.execute('UPDATE tally SET n = n + 1'));
      await add.then(
        () => done++,
        (error) => {
          if (!(error instanceof StoreUnavailable) || error instanceof OutcomeUnknown) throw error;
        },
      );
    }
    isOver = true;
    await cutting;
    const [{ n }] = await writes.again(() => db.query<{ n: number }>('SELECT n FROM tally'));
    expect(n).toBe(done);
  }, 180_000);

  test('that only reads has no unknown outcome, and a charge is answered as it was made, wherever connections are cut', async () => {
    const url = await database();
    const store = open(url);
    const { id } = await store.createAccount('jane@example.com', 'verified', NOW_MS);
    const key = await store.createKey(id, 'default', NOW_MS);
    const sql = beside(url);
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) {
        await Bun.sleep(60);
        await sql.unsafe(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fairday' AND datname = current_database()",
        );
      }
    })();
    let taken = 0;
    const refused = (error: unknown) => {
      if (!(error instanceof StoreUnavailable) || error instanceof OutcomeUnknown) throw error;
      return null;
    };
    for (let i = 0; i < 20; i++) {
      const call = {
        accountId: id,
        keyId: key.id,
        meter: 'standard',
        units: 1,
        operation: 'o',
        nowMs: NOW_MS,
      } as const;
      const outcome = await store.charge({ ...call, requestId: `r${i}` }).catch(refused);
      if (outcome !== null) expect(outcome).toMatchObject({ charged: 'free', freeRemaining: 1000 - ++taken });
      const balance = await Promise.resolve(store.balance(id, 'standard', NOW_MS)).catch(refused);
      if (balance !== null) expect(balance.freeRemaining).toBe(1000 - taken);
    }
    isOver = true;
    await cutting;
    const [{ n }] = await sql.unsafe('SELECT count(*)::integer AS n FROM metered_call');
    expect(n).toBe(taken);
    expect(taken).toBeGreaterThan(0);
  }, 180_000);

  test('of unknown outcome is told as such, and no message holds the URL', () => {
    const failure = asDatabaseFailure(new CommitUnknown('at postgres://user:secret-word@host/name'), 'host/name');
    expect(failure).toBeInstanceOf(OutcomeUnknown);
    expect(Bun.inspect(failure)).not.toContain('secret-word');
  });
});

test('texts of any characters come back as they were sent, one by one and in batches', async () => {
  const url = await database();
  const store = open(url);
  const { id } = await store.createAccount('jane@example.com', 'verified', NOW_MS);
  const key = await store.createKey(id, 'default', NOW_MS);
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((given) => !given.includes('\u0000'));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(text, { minLength: 1, maxLength: 20 }), async (requestIds) => {
      const call = {
        accountId: id,
        keyId: key.id,
        meter: 'standard',
        units: 1,
        operation: 'o',
        nowMs: NOW_MS,
      } as const;
      const sent = ['NULL', '{', '"', '\\', "'", ',', ...requestIds];
      const before = (await wholeExport(store, 'jane@example.com'))?.calls.length ?? 0;
      await Promise.all(sent.map((requestId) => store.charge({ ...call, requestId })));
      const calls = (await wholeExport(store, 'jane@example.com'))?.calls.slice(before) ?? [];
      expect(calls.map(({ requestId }) => requestId).toSorted()).toEqual(sent.toSorted());
    }),
    { numRuns: 8 },
  );
});
