/**
 * The port to the ledger: prepaid credit as immutable bookings between accounts. Every amount is in integer micro-GBP,
 * VAT included. A reference names one booking for ever, so that a script can safely run again.
 */
import { oneLine } from '../lib/one-line.ts';
import type { Account } from './account.ts';

export interface Booking {
  readonly entryId: number;
  readonly account: Account;
  /** Negative when credit was taken away. */
  readonly amountMicroGbp: number;
  readonly ref: string | null;
  readonly beforeMicroGbp: number;
  readonly afterMicroGbp: number;
  /** True when the reference was already booked with this account and amount: nothing was booked now. */
  readonly replayed: boolean;
}

export interface BookingOptions {
  /** Checks everything and returns the outcome (with entry ID 0), but books nothing. */
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

/** With one problem or more, nothing is booked. */
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
  /** Change of the credit; negative for calls. */
  readonly amountMicroGbp: number;
  /** The rate with which its calls were charged, in hundredths of a percent; null for top-ups and adjustments. */
  readonly vatBasisPoints: number | null;
  /** The VAT within the spending: positive for calls, negative for refunds, 0 for top-ups and adjustments. */
  readonly vatMicroGbp: number;
  /** The credit after this line. */
  readonly balanceMicroGbp: number;
}

export interface Statement {
  readonly account: Account;
  /** Inclusive; `toMs` is exclusive. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly openingMicroGbp: number;
  /** In booking order. */
  readonly lines: readonly StatementLine[];
  readonly closingMicroGbp: number;
  /** Spent on calls, less refunds, VAT included; and the VAT within it. */
  readonly spentMicroGbp: number;
  readonly vatMicroGbp: number;
}

/** One invariant, checked on every row. */
export interface LedgerCheck {
  readonly name: string;
  /** The invariant in a sentence. */
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
  /** Throws `UnknownAccount`, `RefConflict`, or RangeError for an invalid amount or reference. */
  topUp(topUp: TopUp, nowMs: number, options?: BookingOptions): Promise<Booking>;
  /** Adds credit or, with a negative amount, deducts it. Throws also `CreditRefused` when there is less. */
  adjust(adjustment: Adjustment, nowMs: number, options?: BookingOptions): Promise<Booking>;
  /** All rows or none. */
  importCredit(rows: readonly TopUp[], nowMs: number, options?: ImportOptions): Promise<ImportReport>;
  /** Null when there is no such account. */
  statement(email: string, fromMs: number, toMs: number): Promise<Statement | null>;
  /** Checks every invariant on every row. `onProgress` is told how many rules are done. */
  verify(nowMs: number, onProgress?: VerifyProgress): Promise<LedgerReport>;
}

export type VerifyProgress = (done: number, total: number) => void;

export interface Adjustment {
  readonly email: string;
  readonly amountMicroGbp: number;
  readonly reason: string;
  readonly ref: string | null;
}

export class UnknownAccount extends Error {
  override readonly name = 'UnknownAccount';
}

/** The reference belongs to another booking. */
export class RefConflict extends Error {
  override readonly name = 'RefConflict';
}

/** The account has less credit than the deduction. */
export class CreditRefused extends Error {
  override readonly name = 'CreditRefused';
}

const MAX_REF_LENGTH = 200;
const MAX_REASON_LENGTH = 500;

/** Such as the spaces without width that come with what is pasted. */
const INVISIBLE = /\p{Cf}/u;

/**
 * A reference trimmed, or null when it is empty, too long, cannot be printed on one line, or holds what nobody sees: two that
 * look alike would book one payment twice.
 */
export function parseRef(text: string): string | null {
  const ref = oneLine(text, MAX_REF_LENGTH);
  return ref === null || INVISIBLE.test(ref) ? null : ref;
}

/** The name under which a reference is looked up: capitals from A to Z make no difference. */
export function refKey(ref: string): string {
  return ref.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The reason of an adjustment, by the same rules. */
export function parseReason(text: string): string | null {
  return oneLine(text, MAX_REASON_LENGTH);
}
