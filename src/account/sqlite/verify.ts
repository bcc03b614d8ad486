/**
 * The invariants of the ledger, each as one query over all rows that returns the first row that breaks it. The queries
 * trust no stored sum: they add up the entries again. All queries read one snapshot of the database.
 */
import { Database, SQLiteError } from 'bun:sqlite';
import type { LedgerCheck, LedgerReport } from '../ledger.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

interface Rule {
  readonly name: string;
  readonly rule: string;
  /** One column, `row`: a row that breaks the rule, in words. `?1` is now. */
  readonly query: string;
}

const FILE_RULE = 'the file is whole: pages, indexes, types and CHECK constraints';

/** A hold ends within minutes; one that is open for longer is abandoned. */
const MAX_PENDING_MS = 3_600_000;

const RULES: readonly Rule[] = [
  {
    name: 'balanced',
    rule: 'all debits together equal all credits together',
    query: `SELECT 'debits ' || sum(debits_micro_gbp) || ', credits ' || sum(credits_micro_gbp) AS row
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
        || credits_micro_gbp || '; its entries say ' || coalesce(debits, 0) || ', ' || coalesce(credits, 0) AS row
      FROM ledger_account AS account LEFT JOIN folded USING (id)
      WHERE debits_micro_gbp <> coalesce(debits, 0) OR credits_micro_gbp <> coalesce(credits, 0) ORDER BY account.id`,
  },
  {
    name: 'no-overdraft',
    rule: 'no customer has spent more than was paid in',
    query: `SELECT 'ledger_account ' || id || ': debits ' || debits_micro_gbp || ', credits ' || credits_micro_gbp AS row
      FROM ledger_account WHERE kind IN ('customer', 'held') AND debits_micro_gbp > credits_micro_gbp ORDER BY id`,
  },
  {
    name: 'customers',
    rule: 'each account has its ledger account',
    query: `SELECT 'account ' || account.id AS row FROM account LEFT JOIN ledger_account AS ledger ON ledger.id = account.id
      WHERE ledger.kind IS NOT 'customer' ORDER BY account.id`,
  },
  {
    name: 'complete',
    rule: 'no entry is missing: their numbers run from 1 without a gap',
    query: `SELECT 'ledger_entry ' || (previous + 1) || ' is missing' AS row FROM (
        SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS previous FROM ledger_entry) WHERE id <> previous + 1 ORDER BY id`,
  },
  {
    name: 'references',
    rule: 'each reference names one entry',
    query: `SELECT 'ledger_entry ' || max(id) || ': the reference "' || ref || '" is used ' || count(*) || ' times' AS row
      FROM ledger_entry WHERE ref IS NOT NULL GROUP BY ref HAVING count(*) > 1`,
  },
  {
    name: 'calls-booked',
    rule: 'each call that cost credit has one entry of its account and amount',
    query: `SELECT 'metered_call ' || call.id || ': cost ' || call.cost_micro_gbp || ' of account ' || call.account_id
        || ', booked ' || coalesce(entry.amount_micro_gbp || ' of account ' || entry.account_id, 'nothing') AS row
      FROM metered_call AS call LEFT JOIN ledger_entry AS entry ON entry.call_id = call.id
      WHERE call.charged = 'credit' AND call.cost_micro_gbp > 0
        AND (entry.id IS NULL OR entry.amount_micro_gbp <> call.cost_micro_gbp OR entry.account_id <> call.account_id)
      ORDER BY call.id`,
  },
  {
    name: 'entries-called',
    rule: 'each entry of a call belongs to a call that cost credit',
    query: `SELECT 'ledger_entry ' || entry.id AS row
      FROM ledger_entry AS entry LEFT JOIN metered_call AS call ON call.id = entry.call_id
      WHERE entry.kind IN ('charge', 'settlement') AND call.charged IS NOT 'credit' ORDER BY entry.id`,
  },
  {
    name: 'pending-held',
    rule: 'each pending charge on credit has one hold of its account and amount',
    query: `SELECT 'pending_charge ' || pending.id AS row
      FROM pending_charge AS pending
        LEFT JOIN ledger_entry AS hold ON hold.pending_id = pending.id AND hold.kind = 'hold'
      WHERE (pending.cost_micro_gbp > 0 AND hold.id IS NULL)
        OR hold.amount_micro_gbp <> pending.cost_micro_gbp OR hold.account_id <> pending.account_id ORDER BY pending.id`,
  },
  {
    name: 'pending-ended-once',
    rule: 'what was held is settled or refunded once, whole, as the pending charge says',
    query: `SELECT 'pending_charge ' || pending.id || ' (' || pending.state || ')' AS row
      FROM pending_charge AS pending
        LEFT JOIN ledger_entry AS settled ON settled.pending_id = pending.id AND settled.kind = 'settlement'
        LEFT JOIN ledger_entry AS refunded ON refunded.pending_id = pending.id AND refunded.kind = 'refund'
        LEFT JOIN metered_call AS call ON call.id = pending.call_id
      WHERE (settled.id IS NOT NULL) <> (pending.state = 'settled' AND pending.cost_micro_gbp > 0)
        OR (refunded.id IS NOT NULL) <> (pending.state = 'refunded' AND pending.cost_micro_gbp > 0)
        OR settled.amount_micro_gbp <> pending.cost_micro_gbp OR refunded.amount_micro_gbp <> pending.cost_micro_gbp
        OR settled.call_id <> pending.call_id OR call.cost_micro_gbp <> pending.cost_micro_gbp
        OR call.units <> pending.units OR call.account_id <> pending.account_id OR call.charged <> pending.charged
      ORDER BY pending.id`,
  },
  {
    name: 'held',
    rule: 'the credit that is held is that of the open pending charges',
    query: `SELECT 'held ' || held || ', open pending charges ' || open AS row FROM (
        SELECT (SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE kind = 'held') AS held,
          (SELECT coalesce(sum(cost_micro_gbp), 0) FROM pending_charge WHERE state = 'open') AS open)
      WHERE held IS NOT open`,
  },
  {
    name: 'pending-short',
    rule: 'no charge is pending for longer than an hour',
    query: `SELECT 'pending_charge ' || id AS row FROM pending_charge
      WHERE state = 'open' AND at_ms < ?1 - ${MAX_PENDING_MS} ORDER BY id`,
  },
  {
    name: 'allowances',
    rule: 'the free units of each period are those of its calls, as far as calls are remembered',
    query: `WITH free (account_id, meter, period, units) AS (
        SELECT account_id, meter, substr(date(at_ms / 1000, 'unixepoch'), 1, CASE meter WHEN 'decision' THEN 7 ELSE 10 END),
          units FROM metered_call WHERE charged = 'free'
        UNION ALL
        SELECT account_id, meter, substr(date(at_ms / 1000, 'unixepoch'), 1, CASE meter WHEN 'decision' THEN 7 ELSE 10 END),
          units FROM pending_charge WHERE charged = 'free' AND state = 'open'),
      counted AS (SELECT account_id, meter, period, sum(units) AS units FROM free GROUP BY account_id, meter, period)
      SELECT 'allowance of account ' || account_id || ', ' || meter || ' ' || period || ': it says '
        || coalesce(used_units, 0) || ', its calls say ' || coalesce(units, 0) AS row
      FROM allowance FULL JOIN counted USING (account_id, meter, period)
      WHERE coalesce(used_units, 0) <> coalesce(units, 0)
        AND substr(period || '-01', 1, 10) >= (SELECT date(before_ms / 1000, 'unixepoch') FROM pruned)
      ORDER BY account_id, period`,
  },
  {
    name: 'answers',
    rule: 'a stored answer belongs to a settled charge, a request in progress to an open one',
    query: `SELECT 'repeatable_request "' || request.request_id || '" of account ' || request.account_id AS row
      FROM repeatable_request AS request LEFT JOIN pending_charge AS pending ON pending.id = request.pending_id
      WHERE pending.state IS NOT CASE WHEN request.answer IS NULL THEN 'open' ELSE 'settled' END
        OR pending.account_id <> request.account_id`,
  },
  {
    name: 'deleted',
    rule: 'of a deleted account only bookings and the calls that cost money are left',
    query: `SELECT 'account ' || id AS row FROM account
      WHERE deleted_at_ms IS NOT NULL AND (email <> 'account-' || id || '@deleted.invalid' OR default_place IS NOT NULL
        OR EXISTS (SELECT 1 FROM api_key WHERE account_id = account.id AND revoked_at_ms IS NULL)
        OR EXISTS (SELECT 1 FROM repeatable_request WHERE account_id = account.id)
        OR EXISTS (SELECT 1 FROM ledger_account WHERE id = account.id AND credits_micro_gbp <> debits_micro_gbp))
      ORDER BY id`,
  },
  {
    name: 'operator-log',
    rule: 'no entry of the operator log is missing: their numbers run from 1 without a gap',
    query: `SELECT 'operator_action ' || (previous + 1) || ' is missing' AS row FROM (
        SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS previous FROM operator_action) WHERE id <> previous + 1 ORDER BY id`,
  },
];

/** Checks every rule in one read transaction. */
export function verifyLedger(db: Database, nowMs: number): LedgerReport {
  const verify = db.transaction((): LedgerReport => {
    const checks = [
      check('file', FILE_RULE, () => damage(db)),
      check('schema', 'tables, constraints and guards are those that this program makes', () => schemaChange(db)),
      check('foreign-keys', 'no row refers to a row that is not there', () => orphan(db)),
      ...RULES.map(({ name, rule, query }) => check(name, rule, () => firstRow(db, query, nowMs))),
    ];
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

function firstRow(db: Database, query: string, nowMs: number): string | null {
  const statement = db.query<{ row: string }, number[]>(`${query} LIMIT 1`);
  const found = query.includes('?1') ? statement.get(nowMs) : statement.get();
  return found?.row ?? null;
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
