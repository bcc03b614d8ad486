/**
 * Whether charges can be written, found out without standing in their way: a commit that reached the disk in the last second says so; else one
 * small write goes through the queue of all writes, and waits there for a lock as a charge does. A lock that another
 * process holds for a moment is no fault; one that it holds longer is.
 */
import type { Database } from 'bun:sqlite';
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GroupCommit } from './group-commit.ts';

/** A commit on disk counts for so long. */
const COMMIT_COUNTS_MS = 1_000;
/** Whoever asks waits this long for a lock, and is then told what was known before. */
const WAIT_MS = 100;
/** A lock that is held for longer stands in the way of calls. */
const LOCK_PATIENCE_MS = 5_000;
/** With less room than a few charges take, the next one may fail, although a smaller write still succeeds. */
const MIN_FREE_BYTES = 256 * 1024;

export class Writability {
  #known = true;
  #probingSinceMs: number | null = null;
  #probe: Promise<void> = Promise.resolve();

  constructor(
    readonly db: Database,
    readonly writes: GroupCommit,
    readonly monotonicMs: () => number = () => performance.now(),
  ) {}

  async isWritable(): Promise<boolean> {
    if (this.writes.failure !== null || !hasRoom(this.db.filename)) return false;
    if (this.monotonicMs() - this.writes.durableMs < COMMIT_COUNTS_MS) return true;
    if (this.#probingSinceMs === null) this.#startProbe();
    await Promise.race([this.#probe, Bun.sleep(WAIT_MS)]);
    if (this.#probingSinceMs === null) return this.#known;
    return this.#known && this.monotonicMs() - this.#probingSinceMs < LOCK_PATIENCE_MS;
  }

  #startProbe(): void {
    this.#probingSinceMs = this.monotonicMs();
    const write = this.writes.submit(() => this.db.run('UPDATE probe SET count = (count + 1) % 1000000'));
    const end = (works: boolean) => {
      this.#known = works;
      this.#probingSinceMs = null;
    };
    this.#probe = write.then(
      () => end(true),
      () => end(false),
    );
  }
}

function hasRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    // Where the file system does not say, the write shows it.
    return true;
  }
}
