/**
 * The book: balances and the statements that write entries. Each entry moves one amount from one ledger account to
 * another; the database adds it to both sums and refuses an overdraft. Everything here is synchronous and runs in a
 * transaction that the caller has opened.
 */
import type { Database } from 'bun:sqlite';
import { HOUSE, type NewEntry, requireAmount } from '../entries.ts';

export interface Book {
  /** The credit of an account; 0 when there is no such account. */
  balanceMicroGbp(accountId: number): number;
  /** Writes the entry and returns its id. */
  write(entry: NewEntry): number;
  /** Writes the entry of a call, which cost `amountMicroGbp` at that instant. */
  writeCharge(accountId: number, callId: number, amountMicroGbp: number, nowMs: number): void;
  /** Writes the entry of each of those calls, which cost `amountMicroGbp` at that instant. */
  writeCharges(firstCallId: number, lastCallId: number, amountMicroGbp: number, nowMs: number): void;
}

const BALANCE = 'SELECT credits_micro_gbp - debits_micro_gbp AS micro FROM ledger_account WHERE id = ?';

const WRITE = `
  INSERT INTO ledger_entry
    (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, ref, reason, call_id, pending_id, at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

// The most frequent entry: what is the same in all of them is not bound each time.
const WRITE_CHARGE = `
  INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, call_id, at_ms)
  VALUES ('charge', ?1, ?1, ${HOUSE.revenue}, ?2, ?3, ?4, ?5)`;

// As of calls in one statement: an entry of its own for each, at a third of what a statement for each takes.
const WRITE_CHARGES = `
  INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, call_id, at_ms)
  SELECT 'charge', account_id, account_id, ${HOUSE.revenue}, cost_micro_gbp, ?1, id, at_ms FROM metered_call
  WHERE id BETWEEN ?2 AND ?3 ORDER BY id`;

const VAT_OF_HOLD = "SELECT vat_basis_points AS vat FROM ledger_entry WHERE pending_id = ? AND kind = 'hold'";

type WriteValues = [
  string,
  number,
  number,
  number,
  number,
  number,
  string | null,
  string | null,
  number | null,
  number | null,
  number,
];

/** `vatBasisPoints` is the rate that prices include at an instant. */
export function createBook(db: Database, vatBasisPoints: (nowMs: number) => number): Book {
  const balance = db.query<{ micro: number }, [number]>(BALANCE);
  const write = db.query<null, WriteValues>(WRITE);
  const writeCharge = db.query<null, [number, number, number, number, number]>(WRITE_CHARGE);
  const writeCharges = db.query<null, [number, number, number]>(WRITE_CHARGES);
  const vatOfHold = db.query<{ vat: number }, [number]>(VAT_OF_HOLD);
  return {
    balanceMicroGbp: (accountId) => balance.get(accountId)?.micro ?? 0,
    write(entry) {
      const { kind, accountId, debitId, creditId, nowMs } = entry;
      const amountMicroGbp = requireAmount(entry.amountMicroGbp);
      // What ends a hold has its rate, whatever has changed since.
      const holdId = entry.holdId ?? null;
      const held = holdId === null || kind === 'hold' ? null : vatOfHold.get(holdId);
      const { lastInsertRowid } = write.run(
        kind,
        accountId,
        debitId,
        creditId,
        amountMicroGbp,
        held?.vat ?? vatBasisPoints(nowMs),
        entry.ref ?? null,
        entry.reason ?? null,
        entry.callId ?? null,
        holdId,
        nowMs,
      );
      return Number(lastInsertRowid);
    },
    writeCharge(accountId, callId, amountMicroGbp, nowMs) {
      writeCharge.run(accountId, requireAmount(amountMicroGbp), vatBasisPoints(nowMs), callId, nowMs);
    },
    writeCharges(firstCallId, lastCallId, amountMicroGbp, nowMs) {
      requireAmount(amountMicroGbp);
      writeCharges.run(vatBasisPoints(nowMs), firstCallId, lastCallId);
    },
  };
}
