/** Reads everything that is held about an account. Synchronous, in a transaction that the caller has opened. */
import type { Database } from 'bun:sqlite';
import type { AccountExport, ExportedAnswer, ExportedCall, ExportedEntry } from '../directory.ts';
import type { SqliteAccounts } from './accounts.ts';
import type { Keys } from './keys.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

const ALLOWANCES = `
  SELECT meter, period, used_units AS usedUnits FROM allowance WHERE account_id = ? ORDER BY period, meter`;

const CALLS = `
  SELECT key_id AS keyId, operation, meter, units, charged, cost_micro_gbp AS costMicroGbp, request_id AS requestId,
    at_ms AS atMs
  FROM metered_call WHERE account_id = ? ORDER BY at_ms, id`;

// A settlement moves held credit to the operator; the customer's credit changed when it was held.
const ENTRIES = `
  SELECT id AS entryId, kind, CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END
    AS amountMicroGbp, ref, reason, at_ms AS atMs
  FROM ledger_entry WHERE account_id = ? AND kind <> 'settlement' ORDER BY id`;

const ANSWERS = `
  SELECT request_id AS requestId, answer, begun_at_ms AS atMs FROM repeatable_request
  WHERE account_id = ? ORDER BY begun_at_ms, request_id`;

interface Tools {
  readonly db: Database;
  readonly accounts: SqliteAccounts;
  readonly keys: Keys;
  readonly log: SqliteOperatorLog;
}

/** Null when there is no such account. The export is in the operator log, and in itself. */
export function exportOf({ db, accounts, keys, log }: Tools, email: string): AccountExport | null {
  const account = accounts.summary(email);
  if (account === null) return null;
  const { id } = account;
  log.write('account.export', id);
  return {
    account,
    keys: keys.list(id),
    allowances: db.query<AccountExport['allowances'][number], [number]>(ALLOWANCES).all(id),
    calls: db.query<ExportedCall, [number]>(CALLS).all(id),
    entries: db.query<ExportedEntry, [number]>(ENTRIES).all(id),
    answers: db.query<ExportedAnswer, [number]>(ANSWERS).all(id),
    actions: log.ofAccount(id),
  };
}
