/**
 * The durable cache of weather: `cache.db` in the data directory, over SQLite. Nothing in it is precious: a file that is
 * damaged or of another version is deleted and created again, and where there can be none the service works without.
 * Either is logged once.
 *
 * Bodies are compressed, and checked when they are read. What has not been used for longest goes first when the file
 * grows past its limit.
 */
import { Database } from 'bun:sqlite';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoredBytes, StoreKey, WeatherStore } from '../weather/cache/store.ts';

interface CacheOptions {
  readonly path: string;
  readonly maxBytes: number;
  readonly nowMs: () => number;
  /** Where a sentence for the operator goes. */
  readonly say: (sentence: string) => void;
}

interface CacheKindStats {
  readonly kind: string;
  readonly entries: number;
  readonly bytes: number;
  readonly oldestMs: number;
  readonly newestMs: number;
}

export interface CacheStats {
  readonly fileBytes: number;
  readonly kinds: readonly CacheKindStats[];
}

export interface WeatherCache extends WeatherStore {
  stats(): CacheStats;
  /** How many look-ups since the start found something, and how many did not. */
  lookups(): { readonly found: number; readonly missed: number };
  /** Deletes everything and frees the space; returns the number of entries. */
  clear(): number;
  close(): void;
}

/** Opens nothing yet, and creates the file only when there is something to store. */
export function openWeatherCache(options: CacheOptions): WeatherCache {
  return new SqliteCache(options);
}

/** Rises with the layout of the table or of the bodies. */
const VERSION = 1;
/** "FDWC": the file is ours. */
const APPLICATION_ID = 0x46445743;
/** Another process writes for milliseconds; weather can be requested again, so there is little use in waiting. */
const BUSY_TIMEOUT_MS = 500;
/** The use of an entry is noted at most this often, so that reading is seldom writing. */
const USE_NOTED_MS = 3_600_000;
/** After pruning this much is left, so that it does not happen at every put. */
const PRUNED_SHARE = 0.9;
/** Roughly what a row and its places in two indices take besides its body. */
const ROW_BYTES = 200;

const SCHEMA = `
  CREATE TABLE entry (
    kind TEXT NOT NULL,
    cell TEXT NOT NULL,
    part TEXT NOT NULL,
    saved_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    crc INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (kind, cell, part)
  ) STRICT;
  CREATE INDEX entry_used ON entry (used_ms, bytes);
`;

interface Row {
  readonly saved_ms: number;
  readonly used_ms: number;
  readonly crc: number;
  readonly body: Uint8Array;
}

class SqliteCache implements WeatherCache {
  #db: Database | null = null;
  /** Of the file that is open: another or none in its place means that somebody deleted it. */
  #inode: number | null = null;
  /** Bytes of all entries, those of other processes as of the last count. */
  #bytes = 0;
  /** After a fault that a new file does not mend, the cache is no longer used. */
  #unusable = false;
  #found = 0;
  #missed = 0;

  constructor(readonly options: CacheOptions) {}

  get(key: StoreKey): StoredBytes | null {
    const stored = this.#isThere() ? this.#with((db) => this.#read(db, key)) : null;
    if (stored === null) this.#missed++;
    else this.#found++;
    return stored;
  }

  lookups(): { readonly found: number; readonly missed: number } {
    return { found: this.#found, missed: this.#missed };
  }

  put(key: StoreKey, value: StoredBytes): void {
    this.#with((db) => this.#write(db, key, value));
  }

  stats(): CacheStats {
    const kinds = this.#isThere() ? this.#with(kindsIn) : null;
    return { fileBytes: fileBytes(this.options.path), kinds: kinds ?? [] };
  }

  clear(): number {
    if (!this.#isThere()) return 0;
    const entries = this.#with((db) => {
      const { changes } = db.run('DELETE FROM entry');
      db.run('VACUUM');
      db.run('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#bytes = 0;
      return changes;
    });
    return entries ?? 0;
  }

  close(): void {
    this.#letGo();
    this.#unusable = true;
  }

  #isThere(): boolean {
    return this.#db !== null || existsSync(this.options.path);
  }

  #read(db: Database, { kind, cell, part }: StoreKey): StoredBytes | null {
    const row = db
      .query<Row, [string, string, string]>(
        'SELECT saved_ms, used_ms, crc, body FROM entry WHERE kind = ? AND cell = ? AND part = ?',
      )
      .get(kind, cell, part);
    if (row === null || Bun.hash.crc32(row.body) !== row.crc) return null;
    const nowMs = this.options.nowMs();
    if (Math.abs(nowMs - row.used_ms) > USE_NOTED_MS) {
      db.query('UPDATE entry SET used_ms = ? WHERE kind = ? AND cell = ? AND part = ?').run(nowMs, kind, cell, part);
    }
    return { savedAtMs: row.saved_ms, bytes: Bun.zstdDecompressSync(row.body) };
  }

  #write(db: Database, { kind, cell, part }: StoreKey, { savedAtMs, bytes }: StoredBytes): void {
    const body = Bun.zstdCompressSync(bytes);
    const size = body.length + ROW_BYTES;
    db.query('INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
      kind,
      cell,
      part,
      savedAtMs,
      this.options.nowMs(),
      size,
      Bun.hash.crc32(body),
      body,
    );
    this.#bytes += size;
    if (this.#bytes > this.options.maxBytes) this.#prune(db);
  }

  /** Deletes what was not used for longest until the rest fits with room to spare. */
  #prune(db: Database): void {
    this.#bytes = bytesIn(db);
    const { maxBytes } = this.options;
    if (this.#bytes <= maxBytes) return;
    db.query(
      `DELETE FROM entry WHERE rowid IN (
         SELECT rowid FROM (
           SELECT rowid, sum(bytes) OVER (ORDER BY used_ms DESC, rowid DESC) AS kept FROM entry
         ) WHERE kept > ?
       )`,
    ).run(Math.floor(maxBytes * PRUNED_SHARE));
    db.run('PRAGMA incremental_vacuum');
    this.#bytes = bytesIn(db);
  }

  /** Runs work on the database. A damaged one is created again; any other fault counts as nothing cached. */
  #with<T>(work: (db: Database) => T): T | null {
    if (this.#unusable) return null;
    try {
      if (this.#db !== null && inodeOf(this.options.path) !== this.#inode) this.#reopen();
      this.#db ??= this.#open();
      this.#inode ??= inodeOf(this.options.path);
      return work(this.#db);
    } catch (error) {
      if (isBusy(error)) return null;
      if (this.#db !== null && isDamage(error)) this.#recreate('is damaged');
      else this.#giveUp(error);
      return null;
    }
  }

  #open(): Database {
    const { path } = this.options;
    mkdirSync(dirname(path), { recursive: true });
    try {
      const reason = unfitness(path);
      if (reason !== null) this.#remove(reason);
      return this.#openFit(path);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#remove('is damaged');
      return this.#openFit(path);
    }
  }

  #openFit(path: string): Database {
    const db = new Database(path, { create: true, strict: true });
    try {
      db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
      // Only has an effect on a file that is still empty.
      db.run('PRAGMA auto_vacuum = INCREMENTAL');
      db.run('PRAGMA journal_mode = WAL');
      // The entries of the last seconds before a power cut can be requested again.
      db.run('PRAGMA synchronous = NORMAL');
      db.transaction(() => {
        if (pragma(db, 'user_version') === VERSION) return;
        db.run(SCHEMA);
        db.run(`PRAGMA application_id = ${APPLICATION_ID}`);
        db.run(`PRAGMA user_version = ${VERSION}`);
      }).immediate();
      this.#bytes = bytesIn(db);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /** Lets go of a file that was deleted or replaced; what is written to it would be found by nobody. */
  #reopen(): void {
    this.#letGo();
    this.options.say(`the weather cache ${this.options.path} was deleted while it was in use; it is made anew`);
  }

  #letGo(): void {
    this.#db?.close();
    this.#db = null;
    this.#inode = null;
  }

  #recreate(reason: string): void {
    this.#letGo();
    try {
      this.#remove(reason);
    } catch (error) {
      this.#giveUp(error);
    }
  }

  #remove(reason: string): void {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${this.options.path}${suffix}`, { force: true });
    this.options.say(`the weather cache ${this.options.path} ${reason}; it has been deleted and is made anew`);
  }

  #giveUp(error: unknown): void {
    this.#unusable = true;
    this.#letGo();
    const reason = error instanceof Error ? error.message : String(error);
    this.options.say(`the weather cache ${this.options.path} cannot be used (${reason}); working without it`);
  }
}

/** Null where there is no file. */
function inodeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? null;
}

/** Why an existing file cannot be this cache, or null when it can, or when there is none. */
function unfitness(path: string): string | null {
  if (!existsSync(path) || statSync(path).size === 0) return null;
  const db = new Database(path, { readwrite: true, create: false });
  try {
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    const [version, application] = [pragma(db, 'user_version'), pragma(db, 'application_id')];
    // A file that another process is just making has neither yet.
    const isNew = version === 0 && application === 0 && pragma(db, 'schema_version') === 0;
    return isNew || (version === VERSION && application === APPLICATION_ID) ? null : 'is of another version';
  } finally {
    db.close();
  }
}

function pragma(db: Database, name: 'user_version' | 'application_id' | 'schema_version'): number {
  return Number(Object.values(db.query<Record<string, number>, []>(`PRAGMA ${name}`).get() ?? {})[0] ?? 0);
}

function bytesIn(db: Database): number {
  return db.query<{ total: number | null }, []>('SELECT sum(bytes) AS total FROM entry').get()?.total ?? 0;
}

function kindsIn(db: Database): CacheKindStats[] {
  return db
    .query<CacheKindStats, []>(
      `SELECT kind, count(*) AS entries, sum(bytes) AS bytes, min(saved_ms) AS oldestMs, max(saved_ms) AS newestMs
       FROM entry GROUP BY kind ORDER BY kind`,
    )
    .all();
}

function fileBytes(path: string): number {
  return ['', '-wal'].reduce((sum, suffix) => sum + (existsSync(path + suffix) ? statSync(path + suffix).size : 0), 0);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY') || codeOf(error).startsWith('SQLITE_LOCKED');
}

/** A file that is no database, or whose pages or schema are not what they should be; or a body that does not unpack. */
function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB|ERROR|SCHEMA|MISMATCH|FORMAT)/.test(codeOf(error));
}
