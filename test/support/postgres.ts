/** Databases for tests on the one PostgreSQL server of a test run; of a single test file on one of its own. */
import { SQL } from 'bun';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import { tariff } from '../account/customers.ts';
import { startPostgres } from './postgres-server.ts';

/** Set by the test command for all its processes. */
export const POSTGRES_URL_VARIABLE = 'FAIRDAY_TEST_POSTGRES_URL';

const TEMPLATE = 'fairday_template';
const STARTS_WITHIN_MS = 60_000;

let admin: Promise<SQL> | null = null;
let serverUrl = '';
let made = 0;

/** An empty database with the schema of this program; its URL. */
export async function newDatabase(): Promise<string> {
  admin ??= connect();
  const sql = await admin;
  const name = `t${process.pid}_${++made}_${Math.random().toString(36).slice(2, 8)}`;
  await sql.unsafe(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return `${serverUrl}/${name}`;
}

/** A database without anything. */
export async function bareDatabase(): Promise<string> {
  admin ??= connect();
  const name = `bare${process.pid}_${++made}_${Math.random().toString(36).slice(2, 8)}`;
  await (await admin).unsafe(`CREATE DATABASE ${name}`);
  return `${serverUrl}/${name}`;
}

export async function dropDatabase(url: string): Promise<void> {
  const sql = await admin;
  await sql?.unsafe(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

async function connect(): Promise<SQL> {
  serverUrl = process.env[POSTGRES_URL_VARIABLE] ?? startPostgres().url;
  // A file of tests that runs alone in this process shares it with the next.
  process.env[POSTGRES_URL_VARIABLE] = serverUrl;
  const sql = new SQL(`${serverUrl}/postgres`, { max: 1, idleTimeout: 0 });
  await untilItAnswers(sql);
  const lock = await sql.reserve();
  await lock.unsafe('SELECT pg_advisory_lock(1)');
  try {
    const found = await lock.unsafe('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (found.length === 0) await makeTemplate(lock);
  } finally {
    await lock.unsafe('SELECT pg_advisory_unlock(1)');
    lock.release();
  }
  return sql;
}

async function makeTemplate(sql: Pick<SQL, 'unsafe'>): Promise<void> {
  await sql.unsafe('CREATE DATABASE fairday_making');
  const store = openPostgresStore(`${serverUrl}/fairday_making`, tariff(), { opener: 'migration' });
  await store.listAccounts();
  await store.close();
  await sql.unsafe(`ALTER DATABASE fairday_making RENAME TO ${TEMPLATE}`);
}

async function untilItAnswers(sql: SQL): Promise<void> {
  const deadlineMs = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await sql.unsafe('SELECT 1');
      return;
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
      await Bun.sleep(50);
    }
  }
}
