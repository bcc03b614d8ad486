/** Jobs that come in one turn share a transaction; each result comes after the commit; a fault stays with its job. */

import type { Database } from 'bun:sqlite';
import { beforeEach, describe, expect, test } from 'bun:test';
import { GroupCommit } from '../../src/account/sqlite/group-commit.ts';
import { openBeside, temporaryPath } from './temporary-store.ts';

let db: Database;
let beside: Database;
let group: GroupCommit<number, number>;

beforeEach(() => {
  const path = temporaryPath();
  db = openBeside(path);
  db.run('PRAGMA journal_mode = WAL');
  db.run('PRAGMA busy_timeout = 20');
  db.run('CREATE TABLE number (value INTEGER CHECK (value >= 0)) STRICT');
  beside = openBeside(path);
  const insert = db.query<null, [number]>('INSERT INTO number VALUES (?)');
  group = new GroupCommit(db, (values) =>
    values.map((value) => {
      insert.run(value);
      if (value === 13) throw new Error('thirteen');
      return value * 10;
    }),
  );
});

const visible = () => beside.query<{ value: number }, []>('SELECT value FROM number').values().flat();

describe('a group', () => {
  test('resolves each job with its own result, after the commit', async () => {
    const first = group.submit(1).then((result) => ({ result, seen: visible() }));
    const second = group.submit(2);
    expect(visible()).toEqual([]);
    expect(await first).toEqual({ result: 10, seen: [1, 2] });
    expect(await second).toBe(20);
  });

  test('is committed by the turn of the event loop, and what comes later makes another', async () => {
    await group.submit(1);
    await group.submit(2);
    expect(visible()).toEqual([1, 2]);
  });

  test('flush commits at once what waits', async () => {
    const result = group.submit(7);
    group.flush();
    expect(visible()).toEqual([7]);
    expect(await result).toBe(70);
  });

  test('a job that breaks a constraint and one that throws fail alone, leaving no trace', async () => {
    const results = await Promise.allSettled([1, -5, 2, 13, 3].map((value) => group.submit(value)));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(visible()).toEqual([1, 2, 3]);
  });

  test('a lock held by another process fails the group once, without trying job by job; the next one works', async () => {
    beside.run('BEGIN IMMEDIATE');
    const startedMs = performance.now();
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => group.submit(i)));
    const waitedMs = performance.now() - startedMs;
    beside.run('ROLLBACK');
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(waitedMs).toBeLessThan(1000);
    expect(await group.submit(4)).toBe(40);
    expect(visible()).toEqual([4]);
  });
});
