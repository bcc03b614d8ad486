/**
 * The port to the ledger: prepaid credit as bookings between accounts, never changed once made. Every amount is in
 * integer micro-GBP, VAT included. A reference names one booking for ever, so that a script can be run again.
 */
import type { Account } from './store.ts';

export interface Booking {
  readonly entryId: number;
  readonly account: Account;
  /** Negative when credit was taken away. */
  readonly amountMicroGbp: number;
  readonly ref: string | null;
  readonly beforeMicroGbp: number;
  readonly afterMicroGbp: number;
  /** The reference was booked before, with this account and amount: nothing was booked now. */
  readonly replayed: boolean;
}

export interface BookingOptions {
  /** All is checked and answered as if it were booked (the entry has the ID 0), but nothing is. */
  readonly dryRun?: boolean;
}

export interface TopUp {
  readonly email: string;
  readonly amountMicroGbp: number;
  readonly ref: string;
}

export type ImportColumn = 'email' | 'amount' | 'ref';

/** Why a row of an import cannot be booked. */
export interface ImportProblem {
  /** Index of the row, from 0. */
  readonly row: number;
  readonly column: ImportColumn;
  readonly kind: 'unusable' | 'unknown-account' | 'conflict';
  readonly message: string;
}

export interface ImportOptions extends BookingOptions {
  readonly onProgress?: (done: number, total: number) => void;
}

/** With any problem, nothing is booked at all. */
export interface ImportReport {
  readonly booked: number;
  readonly replayed: number;
  readonly bookedMicroGbp: number;
  readonly problems: readonly ImportProblem[];
}

export type StatementKind = 'top-up' | 'adjustment' | 'calls' | 'refunds';

/** A top-up or adjustment, or the calls (or refunds) of one operation on one UTC day. */
export interface StatementLine {
  readonly day: string;
  readonly kind: StatementKind;
  readonly operation: string | null;
  readonly ref: string | null;
  readonly reason: string | null;
  /** Bookings in this line. */
  readonly count: number;
  /** What it added to the credit; negative for calls. */
  readonly amountMicroGbp: number;
  /** The VAT within what was spent: of calls, and negative of refunds; 0 for credit that is only paid in. */
  readonly vatMicroGbp: number;
  /** The credit after this line. */
  readonly balanceMicroGbp: number;
}

export interface Statement {
  readonly account: Account;
  /** From the first instant up to, not including, the second. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly openingMicroGbp: number;
  readonly lines: readonly StatementLine[];
  readonly closingMicroGbp: number;
  /** Spent on calls, less refunds, VAT included; and the VAT within it. */
  readonly spentMicroGbp: number;
  readonly vatMicroGbp: number;
}

/** One invariant, held against every row. */
export interface LedgerCheck {
  readonly name: string;
  /** What must be true, in a sentence. */
  readonly rule: string;
  /** The first row that breaks it, or null when none does. */
  readonly broken: string | null;
}

export interface LedgerReport {
  readonly checks: readonly LedgerCheck[];
  readonly accounts: number;
  readonly entries: number;
  /** The sum of all customers' credit. */
  readonly owedMicroGbp: number;
  readonly intact: boolean;
}

export interface Ledger {
  /** Throws `UnknownAccount`, `RefConflict`, or RangeError for an amount or reference that is none. */
  topUp(topUp: TopUp, nowMs: number, options?: BookingOptions): Promise<Booking>;
  /** Adds or, with a negative amount, takes away. Throws `CreditRefused` when there is less. */
  adjust(adjustment: Adjustment, nowMs: number, options?: BookingOptions): Promise<Booking>;
  /** All rows or none. */
  importCredit(rows: readonly TopUp[], nowMs: number, options?: ImportOptions): Promise<ImportReport>;
  /** Null when there is no such account. */
  statement(email: string, fromMs: number, toMs: number): Promise<Statement | null>;
  /** Holds every invariant against every row. */
  verify(nowMs: number): Promise<LedgerReport>;
}

export interface Adjustment {
  readonly email: string;
  readonly amountMicroGbp: number;
  readonly reason: string;
  readonly ref: string | null;
}

export class UnknownAccount extends Error {
  override readonly name = 'UnknownAccount';
}

/** The reference stands for another booking. */
export class RefConflict extends Error {
  override readonly name = 'RefConflict';
}

/** There is less credit than was to be taken away. */
export class CreditRefused extends Error {
  override readonly name = 'CreditRefused';
}

const MAX_REF_LENGTH = 200;
const MAX_REASON_LENGTH = 500;

/** A reference trimmed, or null when it is empty, too long or holds control characters. */
export function parseRef(text: string): string | null {
  return printable(text, MAX_REF_LENGTH);
}

/** The reason of an adjustment, by the same rules. */
export function parseReason(text: string): string | null {
  return printable(text, MAX_REASON_LENGTH);
}

function printable(text: string, maxLength: number): string | null {
  const trimmed = text.trim().normalize('NFC');
  return trimmed === '' || trimmed.length > maxLength || /\p{Cc}/u.test(trimmed) ? null : trimmed;
}
