/**
 * Commits that a flush off the event loop makes durable: no result comes before the flush that began after its commit has
 * ended, what is read and promised waits for it too, and after a flush that failed nothing is said to be charged.
 */
import { describe, expect, test } from 'bun:test';
import { BatchedJobs, GroupCommit } from '../../src/account/sqlite/group-commit.ts';
import type { LogFlush } from '../../src/account/sqlite/log-flush.ts';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { StoreUnavailable } from '../../src/account/store.ts';
import { NOW_MS, openBeside, tariff, temporaryPath, withoutPools } from './temporary-store.ts';

/** A disk whose flushes end when the test says so. */
class HeldDisk implements LogFlush {
  readonly #ends: ((failure: unknown) => void)[] = [];
  begun = 0;

  begin(ended: (failure: unknown) => void): void {
    this.begun++;
    this.#ends.push(ended);
  }

  /** Ends the oldest flush under way. */
  end(failure: unknown = null): void {
    const end = this.#ends.shift();
    if (end === undefined) throw new Error('no flush is under way');
    end(failure);
  }

  close(): void {}
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** The outcome of a promise so far. */
function observed(promise: Promise<unknown>): { state: 'waiting' | 'done' | 'failed' } {
  const seen: { state: 'waiting' | 'done' | 'failed' } = { state: 'waiting' };
  promise.then(
    () => {
      seen.state = 'done';
    },
    () => {
      seen.state = 'failed';
    },
  );
  return seen;
}

function numbers() {
  const path = temporaryPath();
  const db = openBeside(path);
  db.run('PRAGMA journal_mode = WAL');
  db.run('CREATE TABLE number (value INTEGER CHECK (value > 0)) STRICT');
  const beside = openBeside(path);
  const disk = new HeldDisk();
  const group = new GroupCommit(db, { log: disk });
  const insert = db.query<null, [number]>('INSERT INTO number VALUES (?)');
  const batch = new BatchedJobs<number, number>((values) => {
    for (const value of values) insert.run(value);
    return values;
  });
  return {
    disk,
    group,
    write: (value: number) => group.submit(() => insert.run(value)),
    /** The same in one batch; `meanwhile` is handed the number. */
    writeBatched: (value: number, meanwhile: (value: number) => void) =>
      group.submitBatched(batch, value, () => {}, meanwhile),
    visible: () => beside.query<{ value: number }, []>('SELECT value FROM number').values().flat(),
  };
}

describe('a group whose log is flushed off the event loop', () => {
  test('is committed at once and has its results only after the flush that began after its commit', async () => {
    const { disk, write, visible } = numbers();
    const first = observed(write(1));
    await turns();
    expect(visible()).toEqual([1]);
    const second = observed(write(2));
    await turns();
    expect([first.state, disk.begun]).toEqual(['waiting', 1]);
    disk.end();
    await turns();
    // The first flush began before the second commit, so it says nothing of it.
    expect([first.state, second.state, disk.begun]).toEqual(['done', 'waiting', 2]);
    disk.end();
    await turns();
    expect(second.state).toBe('done');
    expect(visible()).toEqual([1, 2]);
  });

  test('is committed and on its way to the disk before the results of the flush before it are there', async () => {
    const { disk, write, visible } = numbers();
    const first = write(1).then(() => ({ begun: disk.begun, visible: visible() }));
    await turns();
    void write(2);
    disk.end();
    expect(await first).toEqual({ begun: 2, visible: [1, 2] });
  });

  test('lets its jobs use the wait for the disk: after their commit, once, and before any of them has its result', async () => {
    const { disk, writeBatched, visible } = numbers();
    const used: { value: number; visible: unknown[] }[] = [];
    const use = (value: number) => void used.push({ value, visible: visible() });
    const written = [1, 2].map((value) => observed(writeBatched(value, use)));
    await turns();
    expect(used).toEqual([1, 2].map((value) => ({ value, visible: [1, 2] })));
    expect(written.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    // What gathers meanwhile is committed when this flush ends, and has the next one to wait for.
    written.push(observed(writeBatched(3, use)));
    await turns();
    expect(used).toHaveLength(2);
    disk.end();
    await turns();
    expect([used.length, ...written.map(({ state }) => state)]).toEqual([3, 'done', 'done', 'waiting']);
    disk.end();
    await turns();
    expect([used.length, written[2].state]).toEqual([3, 'done']);
  });

  test('lets no job use the wait that is not committed, or has its result', async () => {
    const { disk, write, writeBatched } = numbers();
    const used: number[] = [];
    const use = (value: number) => void used.push(value);
    const jobs = [1, 0, 2].map((value) => observed(writeBatched(value, use)));
    await turns();
    // A number that is refused has failed alone.
    expect([used, jobs[1].state]).toEqual([[1, 2], 'failed']);
    disk.end();
    await turns();
    void write(3);
    await turns();
    const late = writeBatched(4, use);
    disk.end();
    disk.end();
    await late;
    await turns();
    expect(used).toEqual([1, 2]);
  });

  test('lets only so many of its jobs use the wait as it is long', async () => {
    const { disk, writeBatched } = numbers();
    const used: number[] = [];
    const written = Array.from({ length: 100 }, (_, i) => writeBatched(i + 1, (value) => void used.push(value)));
    await turns();
    expect(used).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    disk.end();
    expect(await Promise.all(written)).toHaveLength(100);
    await turns();
    expect(used).toHaveLength(64);
  });

  test('does not wait for a flush under way once it is full', async () => {
    const { disk, write, visible } = numbers();
    void write(1);
    await turns();
    const full = Promise.all(Array.from({ length: 256 }, (_, i) => write(i + 2)));
    const seen = observed(full);
    await turns();
    expect(visible()).toHaveLength(257);
    disk.end();
    await turns();
    expect(seen.state).toBe('waiting');
    disk.end();
    await full;
  });

  test('onDisk waits for what has been committed, and for nothing where all of it is on disk', async () => {
    const { disk, group, write } = numbers();
    await group.onDisk();
    void write(1);
    await turns();
    const covered = observed(Promise.resolve(group.onDisk()));
    await turns();
    expect(covered.state).toBe('waiting');
    disk.end();
    await turns();
    expect([covered.state, disk.begun]).toEqual(['done', 1]);
  });

  test('after a flush that failed, all that was not on disk fails, and so does whatever comes later', async () => {
    const { disk, group, write } = numbers();
    const covered = observed(write(1));
    await turns();
    const gathered = observed(write(2));
    const readers = observed(Promise.resolve(group.onDisk()));
    disk.end(new Error('EIO'));
    await turns();
    expect([covered.state, gathered.state, readers.state]).toEqual(['failed', 'failed', 'failed']);
    await expect(write(3)).rejects.toThrow('could not be flushed to its disk');
    await expect(group.onDisk()).rejects.toThrow(StoreUnavailable);
  });
});

async function openHeld() {
  const disk = new HeldDisk();
  const store = openSqliteStore(temporaryPath(), tariff(withoutPools({ premium: 10 })), {
    opener: 'server',
    logFlush: disk,
  });
  /** Waits for a write, ending flushes as they come. */
  const written = async <T>(promise: Promise<T>): Promise<T> => {
    const seen = observed(promise);
    while (seen.state === 'waiting') {
      await turns();
      if (disk.begun > ended) {
        ended++;
        disk.end();
      }
    }
    return promise;
  };
  let ended = 0;
  const { id: accountId } = await written(store.createAccount('jane@example.com', 'verified', NOW_MS));
  const key = await written(store.createKey(accountId, 'default', NOW_MS));
  const request = { accountId, keyId: key.id, meter: 'premium', units: 1, operation: 'ai', requestId: 'r' } as const;
  return { disk, store, written, request: { ...request, nowMs: NOW_MS }, key };
}

describe('a server’s store', () => {
  test('replays an answer, and tells usage, only once they are on disk', async () => {
    const { disk, store, written, request } = await openHeld();
    const repeat = { requestId: 'again', bodySha256: new Uint8Array(32) };
    const authorized = await written(store.authorize(request, repeat));
    if (authorized.outcome !== 'authorized') throw new Error(authorized.outcome);
    const captured = observed(store.capture(authorized.holdId, 'the answer', NOW_MS));
    await turns();
    const replay = store.findReplay(request, repeat);
    const usage = observed(Promise.resolve(store.usage(request.accountId, NOW_MS)));
    const replayed = observed(replay);
    await turns();
    expect([captured.state, replayed.state, usage.state]).toEqual(['waiting', 'waiting', 'waiting']);
    disk.end();
    expect(await replay).toMatchObject({ outcome: 'replayed', answer: 'the answer' });
    await turns();
    expect([captured.state, usage.state]).toEqual(['done', 'done']);
  });

  test('is not used any more after a flush that failed: no charge is answered, and it is not ready', async () => {
    const { disk, store, request, key } = await openHeld();
    const charged = store.charge(request);
    const seen = observed(charged);
    await turns();
    expect(seen.state).toBe('waiting');
    disk.end(new Error('EIO'));
    await expect(charged).rejects.toThrow('check the disk, then start the server again');
    await expect(store.charge(request)).rejects.toThrow(StoreUnavailable);
    await expect(store.findKey(key.key, NOW_MS)).rejects.toThrow(StoreUnavailable);
    await expect(store.usage(request.accountId, NOW_MS)).rejects.toThrow(StoreUnavailable);
    expect(await store.isWritable()).toBe(false);
    await store.close();
  });
});
