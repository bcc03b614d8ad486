/** Reads everything that is held about an account, in a transaction of one moment. */
import type { AccountExport, ExportedAnswer, ExportedCall, ExportedEntry } from '../directory.ts';
import type { Queryable } from './connections.ts';

const ALLOWANCES = `
  SELECT meter, period, used_units FROM allowance WHERE account_id = $1::bigint AND used_units > 0
  ORDER BY period, meter`;

const CALLS = `
  SELECT key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms
  FROM metered_call WHERE account_id = $1::bigint ORDER BY at_ms, id`;

// A settlement moves held credit to the operator; the customer's credit changed when it was held.
const ENTRIES = `
  SELECT id AS entry_id, kind, CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END
    AS amount_micro_gbp, ref, reason, at_ms
  FROM ledger_entry WHERE account_id = $1::bigint AND kind <> 'settlement' ORDER BY number`;

const ANSWERS = `
  SELECT request_id, answer, begun_at_ms AS at_ms FROM repeatable_request
  WHERE account_id = $1::bigint ORDER BY begun_at_ms, request_id`;

type Kept<R> = R & Record<string, unknown>;

/** The parts that the tables of money hold. */
export async function readPostgresExport(
  tx: Queryable,
  accountId: number,
): Promise<Pick<AccountExport, 'allowances' | 'calls' | 'entries' | 'answers'>> {
  return {
    allowances: await tx.query<Kept<AccountExport['allowances'][number]>>(ALLOWANCES, [accountId]),
    calls: await tx.query<Kept<ExportedCall>>(CALLS, [accountId]),
    entries: await tx.query<Kept<ExportedEntry>>(ENTRIES, [accountId]),
    answers: await tx.query<Kept<ExportedAnswer>>(ANSWERS, [accountId]),
  };
}
