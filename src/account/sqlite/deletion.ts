/**
 * Deletes what is personal about an account: e-mail, place, names and hashes of its keys, stored answers, free calls, the
 * request ids of the others. Bookings and the calls that cost money stay under the account's number, so that the ledger
 * still adds up. Synchronous, in a transaction that the caller has opened.
 */
import type { Database } from 'bun:sqlite';
import {
  anonymousEmail,
  type Deletion,
  type DeletionOptions,
  LAPSED,
  refuseWhileAnswering,
  requireForfeit,
} from '../directory.ts';
import { HOUSE } from '../entries.ts';
import { formatGbp } from '../money.ts';
import type { SqliteAccounts } from './accounts.ts';
import { callsOf } from './blocks.ts';
import type { Book } from './book.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

const OPEN_HOLDS = "SELECT count(*) AS n FROM pending_charge WHERE account_id = ? AND state = 'open'";
const WORKING_KEYS = 'SELECT count(*) AS n FROM api_key WHERE account_id = ? AND revoked_at_ms IS NULL';

// First the account, because the guards of the tables below let go of what belongs to a deleted one.
const ANONYMIZE = `
  UPDATE account SET email = ?2, default_place = NULL, status = 'suspended', deleted_at_ms = ?3 WHERE id = ?1`;

const FORGET_KEYS = `
  UPDATE api_key SET hash = randomblob(32), hint = 'deleted', name = 'deleted', last_used_day_ms = NULL,
    revoked_at_ms = coalesce(revoked_at_ms, ?2) WHERE account_id = ?1`;

const FORGET: readonly string[] = [
  'DELETE FROM repeatable_request WHERE account_id = ?',
  'DELETE FROM account_terms WHERE account_id = ?',
  "DELETE FROM pending_charge WHERE account_id = ? AND charged = 'free'",
  "UPDATE pending_charge SET request_id = '' WHERE account_id = ? AND request_id <> ''",
  'DELETE FROM allowance WHERE account_id = ?',
  'UPDATE last_call SET free_at_ms = NULL WHERE account_id = ?',
  `UPDATE metered_call SET request_id = '' WHERE charged = 'credit' AND request_id <> '' AND id IN (SELECT id FROM ${callsOf('?1')})`,
];

const FORGET_CALLS = `
  DELETE FROM metered_call WHERE charged = 'free' AND id IN (SELECT id FROM ${callsOf('?1')})`;

const FREE_CALLS = `SELECT coalesce(sum(calls), 0) AS n FROM ${callsOf('?1')} WHERE charged = 'free'`;

interface Tools {
  readonly db: Database;
  readonly accounts: SqliteAccounts;
  readonly book: Book;
  readonly log: SqliteOperatorLog;
}

/** Null when there is no such account. Throws `AccountDeleted`, `DeletionRefused`. */
export function deleteAccount(
  { db, accounts, book, log }: Tools,
  email: string,
  nowMs: number,
  options: DeletionOptions,
): Deletion | null {
  const account = accounts.findLiving(email);
  if (account === null) return null;
  const { id } = account;
  const number = (query: string) => db.query<{ n: number }, [number]>(query).get(id)?.n ?? 0;
  if (number(OPEN_HOLDS) > 0) refuseWhileAnswering(account);
  const forfeitedMicroGbp = book.balanceMicroGbp(id);
  requireForfeit(account, forfeitedMicroGbp, options);
  if (forfeitedMicroGbp > 0) {
    const sides = { debitId: id, creditId: HOUSE.adjustment, amountMicroGbp: forfeitedMicroGbp };
    book.write({ kind: 'adjustment', accountId: id, ...sides, reason: LAPSED, nowMs });
  }
  // What is deleted is overwritten, not only unlinked.
  db.run('PRAGMA secure_delete = ON');
  const keysRevoked = number(WORKING_KEYS);
  const anonymous = anonymousEmail(id);
  db.query<null, [number, string, number]>(ANONYMIZE).run(id, anonymous, nowMs);
  db.query<null, [number, number]>(FORGET_KEYS).run(id, nowMs);
  for (const sql of FORGET) db.query<null, [number]>(sql).run(id);
  const callsForgotten = number(FREE_CALLS);
  db.query<null, [number]>(FORGET_CALLS).run(id);
  log.write('account.delete', id, { forfeited_gbp: formatGbp(forfeitedMicroGbp), keys_revoked: keysRevoked });
  const deleted = accounts.findById(id);
  if (deleted === null) throw new Error(`account ${id} vanished`);
  return { account: deleted, forfeitedMicroGbp, keysRevoked, callsForgotten };
}
