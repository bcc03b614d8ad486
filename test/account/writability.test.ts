/** Readiness of the accounts: a short lock of another process is no fault, a long one and a write that fails are. */
import type { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { GroupCommit } from '../../src/account/sqlite/group-commit.ts';
import { Writability } from '../../src/account/sqlite/writability.ts';
import { openBeside, temporaryPath } from './temporary-store.ts';

function probed(): { db: Database; beside: Database; writes: GroupCommit } {
  const path = temporaryPath();
  const db = openBeside(path);
  db.run('PRAGMA journal_mode = WAL');
  db.run('PRAGMA busy_timeout = 1');
  db.run('CREATE TABLE probe (count INTEGER) STRICT');
  return { db, beside: openBeside(path), writes: new GroupCommit(db) };
}

test('a lock that another process holds is a fault only after a while, and none once it is gone', async () => {
  const { db, beside, writes } = probed();
  let nowMs = 1_000_000;
  const writability = new Writability(db, writes, () => nowMs);
  beside.run('BEGIN IMMEDIATE');
  expect(await writability.isWritable()).toBe(true);
  nowMs += 6_000;
  expect(await writability.isWritable()).toBe(false);
  beside.run('ROLLBACK');
  while (!(await writability.isWritable())) await Bun.sleep(10);
});

test('a write that fails is a fault until one succeeds', async () => {
  const { db, beside, writes } = probed();
  const writability = new Writability(db, writes, () => 1_000_000 + performance.now() * 1_000);
  beside.run('ALTER TABLE probe RENAME TO other');
  expect(await writability.isWritable()).toBe(false);
  beside.run('ALTER TABLE other RENAME TO probe');
  expect(await writability.isWritable()).toBe(true);
});

test('after a commit nothing is written to find out', async () => {
  const { db, beside, writes } = probed();
  await writes.submit(() => db.run('INSERT INTO probe VALUES (0)'));
  const writability = new Writability(db, writes);
  expect(await writability.isWritable()).toBe(true);
  expect(beside.query('SELECT count FROM probe').get()).toEqual({ count: 0 });
});
