/**
 * Decisions that a server has given, until what they were about can be compared: `decisions.db` in the data directory, a
 * bounded sample, over SQLite. Nothing in it is precious, it names no account, and a fault of it stops nothing: where there
 * can be no file the service works without, which is logged once.
 *
 * Noting a decision costs a place in a list; the list is written behind the answers, in one transaction.
 */
import { Database } from 'bun:sqlite';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Timers } from '../lib/timers.ts';
import type { Checked, CheckTotals, GivenDecision } from '../skill/given.ts';

interface DecisionLogOptions {
  readonly path: string;
  readonly timers: Timers;
  /** Where a sentence for the operator goes. */
  readonly say: (sentence: string) => void;
  /** Most decisions that wait to be compared; beyond it some are dropped at random. */
  readonly maxRows?: number;
}

/** A decision that waits, with its number. */
export interface WaitingDecision extends GivenDecision {
  readonly id: number;
}

export interface DecisionLog {
  /** Never throws, never waits. */
  note(decision: GivenDecision): void;
  /**
   * The waiting decisions about days up to a date, of one cell and zone, the oldest date first; empty when there are none.
   * The cell is drawn, so that one that cannot be answered holds up no other.
   */
  due(date: string): WaitingDecision[];
  /** Forgets decisions, and counts those that were compared. */
  settle(ids: readonly number[], checked: readonly Checked[]): void;
  /** All that were ever compared, by lead. */
  totals(): readonly CheckTotals[];
  close(): void;
}

const MAX_ROWS = 5_000;
/** Noted and not written yet; more in one interval are left out. */
const MAX_NOTED = 500;
const WRITE_MS = 1_000;
/** One request of a cell answers this many decisions at most. */
const MAX_DUE = 500;
const BUSY_TIMEOUT_MS = 200;
const VERSION = 1;

const SCHEMA = `
  CREATE TABLE decision (
    id INTEGER PRIMARY KEY,
    cell TEXT NOT NULL,
    tz_id TEXT NOT NULL,
    date TEXT NOT NULL,
    lead INTEGER NOT NULL,
    body TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE INDEX decision_due ON decision (date, cell, tz_id);
  CREATE TABLE total (
    lead INTEGER PRIMARY KEY,
    checked INTEGER NOT NULL,
    held INTEGER NOT NULL,
    squared_error REAL NOT NULL
  ) STRICT;
`;

/** Opens nothing yet, and creates the file only when there is something to store. */
export function openDecisionLog(options: DecisionLogOptions): DecisionLog {
  return new SqliteDecisionLog(options);
}

class SqliteDecisionLog implements DecisionLog {
  readonly #noted: GivenDecision[] = [];
  #db: Database | null = null;
  #unusable = false;
  #cancelWrite: (() => void) | null = null;

  constructor(readonly options: DecisionLogOptions) {}

  note(decision: GivenDecision): void {
    if (this.#unusable || this.#noted.length >= MAX_NOTED) return;
    this.#noted.push(decision);
    this.#cancelWrite ??= this.options.timers.after(WRITE_MS, () => this.#write());
  }

  due(date: string): WaitingDecision[] {
    this.#write();
    const found = this.#with((db) => {
      const first = db
        .query<{ cell: string; tz_id: string }, [string]>(
          'SELECT cell, tz_id FROM decision WHERE date <= ? GROUP BY cell, tz_id ORDER BY random() LIMIT 1',
        )
        .get(date);
      if (first === null) return [];
      return db
        .query<{ id: number; body: string }, [string, string, string, number]>(
          'SELECT id, body FROM decision WHERE cell = ? AND tz_id = ? AND date <= ? ORDER BY date, id LIMIT ?',
        )
        .all(first.cell, first.tz_id, date, MAX_DUE);
    });
    // The bodies are our own: only this class writes them.
    return (found ?? []).map(({ id, body }) => ({ ...(JSON.parse(body) as GivenDecision), id }));
  }

  settle(ids: readonly number[], checked: readonly Checked[]): void {
    this.#with((db) => {
      const forget = db.query('DELETE FROM decision WHERE id = ?');
      const count = db.query(
        `INSERT INTO total VALUES (?, 1, ?, ?) ON CONFLICT (lead) DO UPDATE SET
           checked = checked + 1, held = held + excluded.held, squared_error = squared_error + excluded.squared_error`,
      );
      db.transaction(() => {
        for (const id of ids) forget.run(id);
        for (const { leadDays, held, squaredError } of checked) count.run(leadDays, held ? 1 : 0, squaredError);
      }).immediate();
    });
  }

  totals(): readonly CheckTotals[] {
    const rows = this.#with((db) =>
      db
        .query<CheckTotals, []>(
          'SELECT lead AS leadDays, checked, held, squared_error AS squaredError FROM total ORDER BY lead',
        )
        .all(),
    );
    return rows ?? [];
  }

  close(): void {
    this.#cancelWrite?.();
    this.#write();
    this.#db?.close();
    this.#db = null;
    this.#unusable = true;
  }

  /** The same question about the same day at the same lead counts once, however often it is answered. */
  #write(): void {
    this.#cancelWrite = null;
    const decisions = this.#noted.splice(0);
    if (decisions.length === 0) return;
    this.#with((db) => {
      const insert = db.query(
        'INSERT OR IGNORE INTO decision (cell, tz_id, date, lead, body, digest) VALUES (?, ?, ?, ?, ?, ?)',
      );
      db.transaction(() => {
        for (const decision of decisions) {
          const { activity, lat, lon, tzId, date, leadDays, fromHour, toHour } = decision;
          const digest = `${activity} ${lat},${lon} ${tzId} ${date} ${leadDays} ${fromHour} ${toHour}`;
          insert.run(`${lat},${lon}`, tzId, date, leadDays, JSON.stringify(decision), digest);
        }
        const { rows = 0 } = db.query<{ rows: number }, []>('SELECT count(*) AS rows FROM decision').get() ?? {};
        const over = rows - (this.options.maxRows ?? MAX_ROWS);
        if (over > 0) {
          db.query('DELETE FROM decision WHERE id IN (SELECT id FROM decision ORDER BY random() LIMIT ?)').run(over);
        }
      }).immediate();
    });
  }

  /** Runs work on the database; any fault ends the use of it. Another process that writes is no fault. */
  #with<T>(work: (db: Database) => T): T | null {
    if (this.#unusable) return null;
    try {
      this.#db ??= openFile(this.options.path);
      return work(this.#db);
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) return null;
      this.#unusable = true;
      this.#db?.close();
      this.#db = null;
      const reason = error instanceof Error ? error.message : String(error);
      this.options.say(`decisions are not compared with what comes: ${this.options.path} cannot be used (${reason})`);
      return null;
    }
  }
}

function openFile(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path, { create: true, strict: true });
  try {
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    db.run('PRAGMA journal_mode = WAL');
    db.run('PRAGMA synchronous = NORMAL');
    db.transaction(() => {
      const { user_version: version } = db.query<{ user_version: number }, []>('PRAGMA user_version').get() ?? {};
      if (version === VERSION) return;
      if (version !== 0) throw new Error('it is of another version');
      db.run(SCHEMA);
      db.run(`PRAGMA user_version = ${VERSION}`);
    }).immediate();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
