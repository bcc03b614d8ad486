/** Reads everything that is held about an account, in a transaction of one moment. */
import { callsApart } from '../calls-together.ts';
import type { ExportedAllowance, ExportedAnswer, ExportedCall, ExportedEntry, ExportTaker } from '../directory.ts';
import { StoreUnavailable } from '../store.ts';
import { accountSummary } from './accounts.ts';
import type { Queryable } from './connections.ts';
import { listKeys } from './keys.ts';
import { actionsOf } from './operator-log.ts';

const ALLOWANCES = `
  SELECT meter, period, used_units FROM allowance WHERE account_id = $1::bigint AND used_units > 0
  ORDER BY period, meter`;

const CALLS = `
  SELECT key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms, calls
  FROM metered_call WHERE account_id = $1::bigint ORDER BY at_ms, id`;

// A settlement moves held credit to the operator; the customer's credit changed when it was held.
const ENTRIES = `
  SELECT id AS entry_id, kind, CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END
    AS amount_micro_gbp, ref, reason, at_ms
  FROM ledger_entry WHERE account_id = $1::bigint AND kind <> 'settlement' ORDER BY number`;

const ANSWERS = `
  SELECT request_id, answer, begun_at_ms AS at_ms FROM repeatable_request
  WHERE account_id = $1::bigint ORDER BY begun_at_ms, request_id`;

/** The rows that are handed over at a time: few enough to take no memory, enough to cost no time. */
const ROWS_AT_A_TIME = 500;

type Row = Record<string, unknown>;

/**
 * Reads the export in a transaction of one moment; false when there is no such account. Where the connection is lost once
 * something has been handed over, the next attempt throws `StoreUnavailable`: it would hand the same over twice.
 */
export function exportReader(email: string, taker: ExportTaker): (tx: Queryable) => Promise<boolean> {
  let hasBegun = false;
  return async (tx) => {
    if (hasBegun) throw new StoreUnavailable('the connection to the database was lost in the middle of the export');
    const account = await accountSummary(tx, email);
    if (account === null) return false;
    hasBegun = true;
    taker.account(account);
    taker.rows('keys', await listKeys(tx, account.id));
    await handOver<ExportedAllowance>(tx, ALLOWANCES, account.id, (part) => taker.rows('allowances', part));
    await handOver<ExportedCall & { readonly calls: number }>(tx, CALLS, account.id, (part) =>
      taker.rows('calls', [...callsApart(part)]),
    );
    await handOver<ExportedEntry>(tx, ENTRIES, account.id, (part) => taker.rows('entries', part));
    await handOver<ExportedAnswer>(tx, ANSWERS, account.id, (part) => taker.rows('answers', part));
    taker.rows('actions', await actionsOf(tx, account.id));
    return true;
  };
}

async function handOver<Kept>(
  tx: Queryable,
  sql: string,
  accountId: number,
  take: (part: readonly Kept[]) => void,
): Promise<void> {
  await tx.execute(`DECLARE kept NO SCROLL CURSOR FOR ${sql}`, [accountId]);
  let part: readonly Kept[];
  do {
    part = await tx.query<Kept & Row>(`FETCH ${ROWS_AT_A_TIME} FROM kept`);
    take(part);
  } while (part.length === ROWS_AT_A_TIME);
  await tx.execute('CLOSE kept');
}
