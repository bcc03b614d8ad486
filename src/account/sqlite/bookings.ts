/** The bookings of an operator in SQLite. Synchronous, in a transaction that the caller has opened. */
import type { Database } from 'bun:sqlite';
import { type Bookings, createBookings, type Referenced } from '../bookings.ts';
import type { SqliteAccounts } from './accounts.ts';
import type { Book } from './book.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

// As it is written first: an earlier version may have booked it in two forms.
const FIND_REF = `
  SELECT id, kind, account_id AS accountId, ref, reason,
    CASE debit_id WHEN account_id THEN -amount_micro_gbp ELSE amount_micro_gbp END AS amountMicroGbp
  FROM ledger_entry WHERE ref IS NOT NULL AND lower(ref) = ?1 ORDER BY ref = ?2 DESC, id LIMIT 1`;

export function sqliteBookings(db: Database, book: Book, accounts: SqliteAccounts, log: SqliteOperatorLog): Bookings {
  const findRef = db.query<Referenced, [string, string]>(FIND_REF);
  return createBookings({
    findAccount: (email) => accounts.find(email),
    findRef: (key, ref) => findRef.get(key, ref),
    balanceMicroGbp: book.balanceMicroGbp,
    write: book.write,
    log: (action, accountId, details) => log.write(action, accountId, details),
  });
}
