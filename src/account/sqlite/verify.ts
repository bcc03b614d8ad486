/**
 * The invariants of the ledger, each as one query over all rows that returns the first row that breaks it. The queries
 * trust no stored sum: they add up the entries again. All queries read one snapshot of the database.
 */
import { Database, SQLiteError } from 'bun:sqlite';
import type { LedgerCheck, LedgerReport, VerifyProgress } from '../ledger.ts';
import { callRules, type Dialect, inOrder, type LedgerRule } from '../ledger-rules.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const FILE_RULE = 'the file is whole: pages, indexes, types and CHECK constraints';

const SUMS: readonly LedgerRule[] = [
  {
    name: 'balanced',
    rule: 'all debits together equal all credits together',
    query: `SELECT 'debits ' || sum(debits_micro_gbp) || ', credits ' || sum(credits_micro_gbp) AS found
      FROM ledger_account HAVING sum(debits_micro_gbp) <> sum(credits_micro_gbp)`,
  },
  {
    name: 'folded',
    rule: 'the sums of each ledger account are those of its entries',
    query: `WITH moved (id, debits, credits) AS (
        SELECT debit_id, amount_micro_gbp, 0 FROM ledger_entry
        UNION ALL SELECT credit_id, 0, amount_micro_gbp FROM ledger_entry),
      folded AS (SELECT id, sum(debits) AS debits, sum(credits) AS credits FROM moved GROUP BY id)
      SELECT 'ledger_account ' || account.id || ': it says debits ' || debits_micro_gbp || ', credits '
        || credits_micro_gbp || '; its entries say ' || coalesce(debits, 0) || ', ' || coalesce(credits, 0) AS found
      FROM ledger_account AS account LEFT JOIN folded USING (id)
      WHERE debits_micro_gbp <> coalesce(debits, 0) OR credits_micro_gbp <> coalesce(credits, 0) ORDER BY account.id`,
  },
  {
    name: 'no-overdraft',
    rule: 'no customer has spent more than was paid in',
    query: `SELECT 'ledger_account ' || id || ': debits ' || debits_micro_gbp || ', credits ' || credits_micro_gbp AS found
      FROM ledger_account WHERE kind IN ('customer', 'held') AND debits_micro_gbp > credits_micro_gbp ORDER BY id`,
  },
  {
    name: 'customers',
    rule: 'each account has its ledger account',
    query: `SELECT 'account ' || account.id AS found FROM account LEFT JOIN ledger_account AS ledger ON ledger.id = account.id
      WHERE ledger.kind IS NOT 'customer' ORDER BY account.id`,
  },
  {
    name: 'complete',
    rule: 'no entry is missing: their numbers run from 1 without a gap',
    query: `SELECT 'ledger_entry ' || (previous + 1) || ' is missing' AS found FROM (
        SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS previous FROM ledger_entry) WHERE id <> previous + 1 ORDER BY id`,
  },
  {
    name: 'held',
    rule: 'the credit that is held is that of the open pending charges',
    query: `SELECT 'held ' || held || ', open pending charges ' || open AS found FROM (
        SELECT (SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE kind = 'held') AS held,
          (SELECT coalesce(sum(cost_micro_gbp), 0) FROM pending_charge WHERE state = 'open') AS open)
      WHERE held IS NOT open`,
  },
];

const DIALECT: Dialect = { day: (column) => `date(${column} / 1000, 'unixepoch')` };

/** Checks every rule in one read transaction. */
export function verifyLedger(db: Database, nowMs: number, onProgress: VerifyProgress = () => {}): LedgerReport {
  const rules = inOrder([...SUMS, ...callRules(DIALECT, nowMs)]);
  const verify = db.transaction((): LedgerReport => {
    const checks = [
      check('file', FILE_RULE, () => damage(db)),
      check('schema', 'tables, constraints and guards are those that this program makes', () => schemaChange(db)),
      check('foreign-keys', 'no row refers to a row that is not there', () => orphan(db)),
      ...rules.map(({ name, rule, query }, done) => {
        onProgress(done, rules.length);
        return check(name, rule, () => firstRow(db, query));
      }),
    ];
    onProgress(rules.length, rules.length);
    return { checks, ...totals(db), intact: checks.every(({ broken }) => broken === null) };
  });
  try {
    return verify.deferred();
  } catch (error) {
    if (!(error instanceof SQLiteError)) throw error;
    // The file is so damaged that even the end of the transaction fails.
    const checks = [{ name: 'file', rule: FILE_RULE, broken: error.message }];
    return { checks, accounts: 0, entries: 0, owedMicroGbp: 0, intact: false };
  }
}

function check(name: string, rule: string, findBroken: () => string | null): LedgerCheck {
  try {
    return { name, rule, broken: findBroken() };
  } catch (error) {
    // A damaged file can make any query fail: that is a finding, and the other checks still run.
    return { name, rule, broken: error instanceof Error ? error.message : String(error) };
  }
}

function firstRow(db: Database, query: string): string | null {
  return db.query<{ found: string }, []>(`${query} LIMIT 1`).get()?.found ?? null;
}

function damage(db: Database): string | null {
  const found = db.query<{ integrity_check: string }, []>('PRAGMA integrity_check(1)').get()?.integrity_check;
  return found === 'ok' ? null : (found ?? 'the check gave no answer');
}

function orphan(db: Database): string | null {
  const found = db.query<{ table: string; rowid: number | null; parent: string }, []>('PRAGMA foreign_key_check').get();
  return found === null ? null : `${found.table} ${found.rowid ?? ''} refers to a missing ${found.parent}`;
}

const SCHEMA = "SELECT type || ' ' || name AS name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'";

interface SchemaObject {
  readonly name: string;
  readonly sql: string;
}

/** The first object that differs from a new database, for example a dropped trigger. */
function schemaChange(db: Database): string | null {
  const fresh = new Database(':memory:');
  try {
    migrate(fresh, MIGRATIONS);
    const expected = new Map(
      fresh
        .query<SchemaObject, []>(SCHEMA)
        .all()
        .map(({ name, sql }) => [name, sql]),
    );
    for (const { name, sql } of db.query<SchemaObject, []>(SCHEMA).all()) {
      if (expected.get(name) !== sql) return `${name} is not as this program makes it`;
      expected.delete(name);
    }
    const [missing] = expected.keys();
    return missing === undefined ? null : `${missing} is missing`;
  } finally {
    fresh.close();
  }
}

function totals(db: Database): Pick<LedgerReport, 'accounts' | 'entries' | 'owedMicroGbp'> {
  const number = (query: string) => {
    try {
      return db.query<{ n: number }, []>(query).get()?.n ?? 0;
    } catch {
      // The file is damaged; the checks report it.
      return 0;
    }
  };
  return {
    accounts: number('SELECT count(*) AS n FROM account'),
    entries: number('SELECT count(*) AS n FROM ledger_entry'),
    owedMicroGbp: number(
      "SELECT sum(credits_micro_gbp) - sum(debits_micro_gbp) AS n FROM ledger_account WHERE kind = 'customer'",
    ),
  };
}
