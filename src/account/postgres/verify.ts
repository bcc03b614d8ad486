/** The invariants of the ledger in PostgreSQL, checked on one snapshot; and that the schema is the one this program makes. */
import type { LedgerCheck, LedgerReport, VerifyProgress } from '../ledger.ts';
import { callRules, type Dialect, inOrder, type LedgerRule } from '../ledger-rules.ts';
import { StoreDamaged, StoreUnavailable } from '../store.ts';
import type { Connections, Queryable } from './connections.ts';
import { asDatabaseFailure, isLost } from './failure.ts';
import { schemaChange } from './schema-check.ts';
import { dayOf } from './statement.ts';

const SCHEMA_RULE = 'tables, constraints and guards are those that this program makes';

const DIALECT: Dialect = { day: dayOf };

/** The sides of an account's entries, added up. */
const FOLDED = `
  SELECT account_id AS id, count(*) AS entries,
    sum(CASE WHEN debit_id = account_id THEN amount_micro_gbp ELSE 0 END) AS debits,
    sum(CASE WHEN credit_id = account_id THEN amount_micro_gbp ELSE 0 END) AS credits,
    sum(CASE -1 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS cash,
    sum(CASE -2 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS revenue,
    sum(CASE -3 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS adjustment,
    sum(CASE -4 WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END) AS held
  FROM ledger_entry GROUP BY account_id`;

const SUMS: readonly LedgerRule[] = [
  {
    name: 'foreign-keys',
    rule: 'no row refers to a row that is not there',
    query: `SELECT child || ' ' || id || ' refers to a missing ' || parent AS found FROM (
        SELECT 'metered_call' AS child, call.id, 'api_key' AS parent FROM metered_call AS call WHERE NOT EXISTS (
          SELECT 1 FROM api_key AS key WHERE key.id = call.key_id AND key.account_id = call.account_id)
        UNION ALL SELECT 'api_key', id, 'account' FROM api_key WHERE NOT EXISTS (
          SELECT 1 FROM account WHERE account.id = api_key.account_id)
        UNION ALL SELECT 'ledger_account', id, 'account' FROM ledger_account WHERE NOT EXISTS (
          SELECT 1 FROM account WHERE account.id = ledger_account.id)
        UNION ALL SELECT 'ledger_entry', id, 'ledger_account' FROM ledger_entry AS entry WHERE NOT EXISTS (
          SELECT 1 FROM ledger_account WHERE ledger_account.id = entry.account_id)
        UNION ALL SELECT 'ledger_entry', id, 'metered_call' FROM ledger_entry AS entry WHERE call_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM metered_call WHERE metered_call.id = entry.call_id)
        UNION ALL SELECT 'ledger_entry', id, 'pending_charge' FROM ledger_entry AS entry WHERE pending_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM pending_charge WHERE pending_charge.id = entry.pending_id)
        UNION ALL SELECT 'pending_charge', id, 'metered_call' FROM pending_charge WHERE call_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM metered_call WHERE metered_call.id = pending_charge.call_id)
        UNION ALL SELECT 'allowance of account', account_id, 'account' FROM allowance WHERE NOT EXISTS (
          SELECT 1 FROM account WHERE account.id = allowance.account_id)) AS orphan`,
  },
  {
    name: 'balanced',
    rule: 'all debits together equal all credits together',
    query: `SELECT 'ledger_account ' || id || ': debits ' || debits_micro_gbp || ', credits ' || credits_micro_gbp
        || ', of the house ' || (cash_micro_gbp + revenue_micro_gbp + adjustment_micro_gbp + held_micro_gbp) AS found
      FROM ledger_account WHERE credits_micro_gbp - debits_micro_gbp + cash_micro_gbp + revenue_micro_gbp
        + adjustment_micro_gbp + held_micro_gbp <> 0 ORDER BY id`,
  },
  {
    name: 'folded',
    rule: 'the sums of each ledger account are those of its entries',
    query: `WITH folded AS (${FOLDED})
      SELECT 'ledger_account ' || account.id || ': it says debits ' || debits_micro_gbp || ', credits '
        || credits_micro_gbp || '; its entries say ' || coalesce(debits, 0) || ', ' || coalesce(credits, 0) AS found
      FROM ledger_account AS account LEFT JOIN folded USING (id)
      WHERE (account.entries, debits_micro_gbp, credits_micro_gbp, cash_micro_gbp, revenue_micro_gbp,
          adjustment_micro_gbp, held_micro_gbp)
        <> (coalesce(folded.entries, 0), coalesce(debits, 0), coalesce(credits, 0), coalesce(cash, 0),
          coalesce(revenue, 0), coalesce(adjustment, 0), coalesce(held, 0)) ORDER BY account.id`,
  },
  {
    name: 'no-overdraft',
    rule: 'no customer has spent more than was paid in',
    query: `SELECT 'ledger_account ' || id || ': debits ' || debits_micro_gbp || ', credits ' || credits_micro_gbp AS found
      FROM ledger_account WHERE debits_micro_gbp > credits_micro_gbp OR held_micro_gbp < 0 ORDER BY id`,
  },
  {
    name: 'customers',
    rule: 'each account has its ledger account',
    query: `SELECT 'account ' || account.id AS found
      FROM account LEFT JOIN ledger_account AS ledger ON ledger.id = account.id
      WHERE ledger.id IS NULL ORDER BY account.id`,
  },
  {
    name: 'complete',
    rule: 'no entry is missing: their numbers run from 1 without a gap',
    query: `SELECT 'ledger_entry ' || (previous + 1) || ' of account ' || account_id || ' is missing' AS found FROM (
        SELECT account_id, number, lag(number, 1, 0::bigint) OVER (PARTITION BY account_id ORDER BY number) AS previous
        FROM ledger_entry) AS numbered WHERE number <> previous + 1 ORDER BY account_id, number`,
  },
  {
    name: 'held',
    rule: 'the credit that is held is that of the open pending charges',
    query: `SELECT 'held ' || held_micro_gbp || ', open pending charges ' || coalesce(held, 0) || ' of account ' || id
        AS found
      FROM ledger_account FULL JOIN (
        SELECT account_id AS id, sum(cost_micro_gbp) AS held FROM pending_charge WHERE state = 'open' GROUP BY account_id
      ) AS open USING (id)
      WHERE held_micro_gbp IS DISTINCT FROM coalesce(held, 0) ORDER BY id`,
  },
];

const TOTALS = `
  SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM ledger_entry) AS entries,
    (SELECT coalesce(sum(credits_micro_gbp) - sum(debits_micro_gbp), 0) FROM ledger_account) AS owed_micro_gbp`;

interface Totals extends Record<string, unknown> {
  readonly accounts: number;
  readonly entries: number;
  readonly owedMicroGbp: number;
}

/** Checks every rule in one transaction of one moment. */
export async function verifyPostgres(
  db: Connections,
  nowMs: number,
  onProgress: VerifyProgress = () => {},
): Promise<LedgerReport> {
  const schema = await check('schema', SCHEMA_RULE, () => schemaChange(db));
  return db.snapshot(async (tx) => {
    const checks = [schema];
    const rules = inOrder([...SUMS, ...callRules(DIALECT, nowMs)]);
    for (const [done, { name, rule, query }] of rules.entries()) {
      onProgress(done, rules.length);
      checks.push(await check(name, rule, () => firstRow(tx, query)));
    }
    onProgress(rules.length, rules.length);
    const [totals] = await tx.query<Totals>(TOTALS);
    if (totals === undefined) throw new Error('the totals are missing');
    const { accounts, entries, owedMicroGbp } = totals;
    return { checks, accounts, entries, owedMicroGbp, intact: checks.every(({ broken }) => broken === null) };
  });
}

async function check(name: string, rule: string, findBroken: () => Promise<string | null>): Promise<LedgerCheck> {
  try {
    return { name, rule, broken: await findBroken() };
  } catch (error) {
    // What keeps the question from being answered is no finding.
    const failure = asDatabaseFailure(error, '');
    if (failure instanceof StoreUnavailable && !(failure instanceof StoreDamaged)) throw error;
    return { name, rule, broken: error instanceof Error ? error.message : String(error) };
  }
}

/** Within the transaction, which goes on after a query that fails. */
async function firstRow(tx: Queryable, query: string): Promise<string | null> {
  await tx.execute('SAVEPOINT rule');
  try {
    return (await tx.query<{ found: string }>(`${query} LIMIT 1`))[0]?.found ?? null;
  } catch (error) {
    if (!isLost(error)) await tx.execute('ROLLBACK TO SAVEPOINT rule');
    throw error;
  }
}
