/** Reads everything that is held about an account, row by row. */
import type { Database } from 'bun:sqlite';
import { callsApart } from '../calls-together.ts';
import type { ExportedAllowance, ExportedAnswer, ExportedCall, ExportedEntry, ExportTaker } from '../directory.ts';
import type { SqliteAccounts } from './accounts.ts';
import { callsOf, entriesOf } from './blocks.ts';
import type { Keys } from './keys.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

const ALLOWANCES = `
  SELECT meter, period, used_units AS usedUnits FROM allowance WHERE account_id = ? ORDER BY period, meter`;

const CALLS = `
  SELECT key_id AS keyId, operation, meter, units, charged, cost_micro_gbp AS costMicroGbp, request_id AS requestId,
    at_ms AS atMs, calls
  FROM ${callsOf('?1')} ORDER BY at_ms, id`;

// A settlement moves held credit to the operator; the customer's credit changed when it was held.
const ENTRIES = `
  SELECT id AS entryId, kind, CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END
    AS amountMicroGbp, ref, reason, at_ms AS atMs
  FROM ${entriesOf('?1')} WHERE kind <> 'settlement' ORDER BY id`;

const ANSWERS = `
  SELECT request_id AS requestId, answer, begun_at_ms AS atMs FROM repeatable_request
  WHERE account_id = ? ORDER BY begun_at_ms, request_id`;

interface Tools {
  readonly db: Database;
  readonly accounts: SqliteAccounts;
  readonly keys: Keys;
  readonly log: SqliteOperatorLog;
}

/** The rows that are handed over at a time: few enough to take no memory, enough to cost no time. */
const ROWS_AT_A_TIME = 500;

/**
 * Writes the export into the operator log, in a transaction that the caller has opened and before anything is read, so that nothing
 * is read without a trace. False when there is no such account.
 */
export function logExport({ accounts, log }: Tools, email: string): boolean {
  const account = accounts.find(email);
  if (account !== null) log.write('account.export', account.id);
  return account !== null;
}

/**
 * Reads at one moment without holding writers up, however slowly the taker takes. Synchronous. False when there is no such
 * account.
 */
export function readExport({ db, accounts, keys, log }: Tools, email: string, taker: ExportTaker): boolean {
  const read = db.transaction(() => {
    const account = accounts.summary(email);
    if (account === null) return false;
    const { id } = account;
    const eachOf = <Row>(sql: string) => db.query<Row, [number]>(sql).iterate(id);
    const rowsOf = <Row>(sql: string) => inParts(eachOf<Row>(sql));
    taker.account(account);
    taker.rows('keys', keys.list(id));
    for (const part of rowsOf<ExportedAllowance>(ALLOWANCES)) taker.rows('allowances', part);
    for (const part of inParts(callsApart(eachOf<ExportedCall & { readonly calls: number }>(CALLS)))) {
      taker.rows('calls', part);
    }
    for (const part of rowsOf<ExportedEntry>(ENTRIES)) taker.rows('entries', part);
    for (const part of rowsOf<ExportedAnswer>(ANSWERS)) taker.rows('answers', part);
    taker.rows('actions', log.ofAccount(id));
    return true;
  });
  return read.deferred();
}

function* inParts<Row>(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_A_TIME) continue;
    yield part;
    part = [];
  }
  yield part;
}
