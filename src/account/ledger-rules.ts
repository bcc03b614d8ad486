/**
 * Invariants of the ledger, each as one query over all rows that returns the first row that breaks it, in SQL that the
 * databases of both stores read alike. The queries trust no stored sum: they add up the rows again.
 */

/** What the two databases write differently. */
export interface Dialect {
  /** The UTC date of a column of epoch milliseconds, as text. */
  day(column: string): string;
}

export interface LedgerRule {
  readonly name: string;
  readonly rule: string;
  /** One column, `found`: a row that breaks the rule, in words. */
  readonly query: string;
}

/** A hold ends within minutes; one that is open for longer is abandoned. */
const MAX_PENDING_MS = 3_600_000;

/** The rules about calls, holds, answers and what operators did, as they hold at an instant. */
export function callRules({ day }: Dialect, nowMs: number): readonly LedgerRule[] {
  const period = `substr(${day('at_ms')}, 1, CASE meter WHEN 'decision' THEN 7 ELSE 10 END)`;
  return [
    {
      name: 'references',
      rule: 'each reference names one entry',
      query: `SELECT 'ledger_entry ' || max(id) || ': the reference "' || ref || '" is used ' || count(*) || ' times' AS found
        FROM ledger_entry WHERE ref IS NOT NULL GROUP BY ref HAVING count(*) > 1`,
    },
    {
      name: 'calls-booked',
      rule: 'each call that cost credit has one entry of its account and amount',
      query: `SELECT 'metered_call ' || call.id || ': cost ' || call.cost_micro_gbp || ' of account ' || call.account_id
          || ', booked ' || coalesce(entry.amount_micro_gbp || ' of account ' || entry.account_id, 'nothing') AS found
        FROM metered_call AS call LEFT JOIN ledger_entry AS entry ON entry.call_id = call.id
        WHERE call.charged = 'credit' AND call.cost_micro_gbp > 0
          AND (entry.id IS NULL OR entry.amount_micro_gbp <> call.cost_micro_gbp OR entry.account_id <> call.account_id)
        ORDER BY call.id`,
    },
    {
      name: 'entries-called',
      rule: 'each entry of a call belongs to a call that cost credit',
      query: `SELECT 'ledger_entry ' || entry.id AS found
        FROM ledger_entry AS entry LEFT JOIN metered_call AS call ON call.id = entry.call_id
        WHERE entry.kind IN ('charge', 'settlement') AND call.charged IS DISTINCT FROM 'credit' ORDER BY entry.id`,
    },
    {
      name: 'calls-named',
      rule: 'a row of several free calls names each of them',
      query: `SELECT 'metered_call ' || id || ': ' || calls || ' calls' AS found FROM metered_call
        WHERE calls > 1 AND length(request_id) - length(replace(request_id, ' ', '')) <> calls - 1 ORDER BY id`,
    },
    {
      name: 'pending-held',
      rule: 'each pending charge on credit has one hold of its account and amount',
      query: `SELECT 'pending_charge ' || pending.id AS found
        FROM pending_charge AS pending
          LEFT JOIN ledger_entry AS hold ON hold.pending_id = pending.id AND hold.kind = 'hold'
        WHERE (pending.cost_micro_gbp > 0 AND hold.id IS NULL)
          OR hold.amount_micro_gbp <> pending.cost_micro_gbp OR hold.account_id <> pending.account_id ORDER BY pending.id`,
    },
    {
      name: 'pending-ended-once',
      rule: 'what was held is settled or refunded once, whole, as the pending charge says',
      query: `SELECT 'pending_charge ' || pending.id || ' (' || pending.state || ')' AS found
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
      name: 'pending-short',
      rule: 'no charge is pending for longer than an hour',
      query: `SELECT 'pending_charge ' || id AS found FROM pending_charge
        WHERE state = 'open' AND at_ms < ${nowMs - MAX_PENDING_MS} ORDER BY id`,
    },
    {
      name: 'allowances',
      rule: 'the free units of each period are those of its calls, as far as calls are remembered',
      query: `WITH free (account_id, meter, period, units) AS (
          SELECT account_id, meter, ${period}, units * calls FROM metered_call WHERE charged = 'free'
          UNION ALL
          SELECT account_id, meter, ${period}, units FROM pending_charge WHERE charged = 'free' AND state = 'open'),
        counted AS (SELECT account_id, meter, period, sum(units) AS units FROM free GROUP BY account_id, meter, period)
        SELECT 'allowance of account ' || account_id || ', ' || meter || ' ' || period || ': it says '
          || coalesce(used_units, 0) || ', its calls say ' || coalesce(units, 0) AS found
        FROM allowance FULL JOIN counted USING (account_id, meter, period)
        WHERE coalesce(used_units, 0) <> coalesce(units, 0)
          AND substr(period || '-01', 1, 10) >= (SELECT ${day('before_ms')} FROM pruned)
        ORDER BY account_id, period`,
    },
    {
      name: 'answers',
      rule: 'a stored answer belongs to a settled charge, a request in progress to an open one',
      query: `SELECT 'repeatable_request "' || request.request_id || '" of account ' || request.account_id AS found
        FROM repeatable_request AS request LEFT JOIN pending_charge AS pending ON pending.id = request.pending_id
        WHERE pending.state IS DISTINCT FROM CASE WHEN request.answer IS NULL THEN 'open' ELSE 'settled' END
          OR pending.account_id <> request.account_id`,
    },
    {
      name: 'deleted',
      rule: 'of a deleted account only bookings and the calls that cost money are left',
      query: `SELECT 'account ' || id AS found FROM account
        WHERE deleted_at_ms IS NOT NULL AND (email <> 'account-' || id || '@deleted.invalid' OR default_place IS NOT NULL
          OR EXISTS (SELECT 1 FROM api_key WHERE account_id = account.id AND revoked_at_ms IS NULL)
          OR EXISTS (SELECT 1 FROM repeatable_request WHERE account_id = account.id)
          OR EXISTS (SELECT 1 FROM ledger_account WHERE id = account.id AND credits_micro_gbp <> debits_micro_gbp))
        ORDER BY id`,
    },
    {
      name: 'operator-log',
      rule: 'no entry of the operator log is missing: their numbers run from 1 without a gap',
      query: `SELECT 'operator_action ' || (previous + 1) || ' is missing' AS found FROM (
          SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS previous FROM operator_action) AS numbered
        WHERE id <> previous + 1 ORDER BY id`,
    },
  ];
}

/** The rules in the order in which a report lists them; those that a store has not are left out. */
const ORDER: readonly string[] = [
  'file',
  'schema',
  'foreign-keys',
  'balanced',
  'folded',
  'no-overdraft',
  'customers',
  'complete',
  'references',
  'calls-booked',
  'entries-called',
  'calls-named',
  'pending-held',
  'pending-ended-once',
  'held',
  'pending-short',
  'allowances',
  'answers',
  'deleted',
  'operator-log',
];

/** The rules in that order. */
export function inOrder(rules: readonly LedgerRule[]): LedgerRule[] {
  return rules.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}
