/**
 * What a backtest has been answered so far: one SQLite file next to its report, an answer a row, each written before the
 * next request is sent. A backtest that ends at any moment goes on from there.
 */
import { Database } from 'bun:sqlite';
import { ConfigError } from '../config/config-error.ts';

/** A request that was counted upstream. */
export interface SpentUnits {
  readonly atMs: number;
  readonly units: number;
}

export interface BacktestState {
  has(key: string): boolean;
  /** The body of an answer. Throws for one that is not there. */
  body(key: string): string;
  put(key: string, body: string, units: number, nowMs: number): void;
  /** Since an instant, in the order of time. */
  spentSince(ms: number): readonly SpentUnits[];
  close(): void;
}

/** "FDBT": the file is ours. */
const APPLICATION_ID = 0x46444254;
const BUSY_TIMEOUT_MS = 5_000;

const SCHEMA = `CREATE TABLE IF NOT EXISTS answer (
  key TEXT PRIMARY KEY,
  saved_ms INTEGER NOT NULL,
  units REAL NOT NULL,
  body BLOB NOT NULL
) STRICT`;

/** Opens or creates the file. Throws `ConfigError` for a file that is something else, or cannot be written. */
export function openBacktestState(path: string): BacktestState {
  let db: Database;
  try {
    db = openFile(path);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `${path} cannot be used for the answers of a backtest (${reason}); remove it or name another --out`,
    );
  }
  const body = db.query<{ body: Uint8Array }, [string]>('SELECT body FROM answer WHERE key = ?');
  const found = db.query<{ key: string }, [string]>('SELECT key FROM answer WHERE key = ?');
  const insert = db.query('INSERT OR REPLACE INTO answer (key, saved_ms, units, body) VALUES (?, ?, ?, ?)');
  return {
    has: (key) => found.get(key) !== null,
    body(key) {
      const row = body.get(key);
      if (row === null) throw new Error(`no answer is kept for ${key}`);
      return new TextDecoder().decode(Bun.zstdDecompressSync(row.body));
    },
    put(key, text, units, nowMs) {
      insert.run(key, nowMs, units, Bun.zstdCompressSync(text));
    },
    spentSince: (ms) =>
      db
        .query<SpentUnits, [number]>(
          'SELECT saved_ms AS atMs, units FROM answer WHERE saved_ms >= ? ORDER BY saved_ms, key',
        )
        .all(ms),
    close: () => db.close(),
  };
}

function openFile(path: string): Database {
  const db = new Database(path, { create: true, strict: true });
  try {
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    const { application_id: id } = db.query<{ application_id: number }, []>('PRAGMA application_id').get() ?? {};
    const { tables = 0 } = db.query<{ tables: number }, []>('SELECT count(*) AS tables FROM sqlite_schema').get() ?? {};
    if (tables > 0 && id !== APPLICATION_ID) throw new Error('it is a database of another kind');
    db.run('PRAGMA journal_mode = WAL');
    db.run(`PRAGMA application_id = ${APPLICATION_ID}`);
    db.run(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
