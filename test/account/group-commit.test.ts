/** Jobs that come in one turn share a transaction; each result comes after the commit; a fault stays with its job. */

import type { Database } from 'bun:sqlite';
import { beforeEach, describe, expect, test } from 'bun:test';
import { GroupCommit } from '../../src/account/sqlite/group-commit.ts';
import { openBeside, temporaryPath } from './temporary-store.ts';

let db: Database;
let beside: Database;
let group: { submit(value: number): Promise<number>; flush(): void };

beforeEach(() => {
  const path = temporaryPath();
  db = openBeside(path);
  db.run('PRAGMA journal_mode = WAL');
  db.run('PRAGMA busy_timeout = 20');
  db.run('CREATE TABLE number (value INTEGER CHECK (value >= 0)) STRICT');
  beside = openBeside(path);
  const insert = db.query<null, [number]>('INSERT INTO number VALUES (?)');
  const commit = new GroupCommit(db);
  const job = (value: number) => () => {
    insert.run(value);
    if (value === 13) throw new Error('thirteen');
    return value * 10;
  };
  group = { submit: (value) => commit.submit(job(value)), flush: () => commit.flush() };
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

  test('waits for a lock that another process holds, in order and without holding up the event loop', async () => {
    beside.run('BEGIN IMMEDIATE');
    const values = Array.from({ length: 100 }, (_, i) => 100 + i);
    const results = values.slice(0, 99).map((value) => group.submit(value));
    for (let turn = 0; turn < 5; turn++) await Bun.sleep(10);
    results.push(group.submit(199));
    expect(visible()).toEqual([]);
    beside.run('ROLLBACK');
    expect(await Promise.all(results)).toEqual(values.map((value) => value * 10));
    expect(visible()).toEqual(values);
  });

  test('that has waited long enough fails with a sentence, and charges that came later may still be done', async () => {
    const impatient = new GroupCommit(db, { lockTimeoutMs: 100 });
    beside.run('BEGIN IMMEDIATE');
    const first = impatient.submit(() => 1);
    await expect(first).rejects.toThrow('is locked by another process; try again');
    const second = impatient.submit(() => 2);
    beside.run('ROLLBACK');
    expect(await second).toBe(2);
  });

  test('that is flushed while locked fails with a sentence, and the next one works', async () => {
    beside.run('BEGIN IMMEDIATE');
    const result = group.submit(3);
    group.flush();
    await expect(result).rejects.toThrow('is locked by another process; try again');
    beside.run('ROLLBACK');
    expect(await group.submit(4)).toBe(40);
    expect(visible()).toEqual([4]);
  });
});
