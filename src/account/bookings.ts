/**
 * Credit that an operator books: top-ups, adjustments, imports. A reference is looked up and booked in one transaction,
 * so that two scripts with the same one book it once. Everything here is synchronous and runs in a transaction that the
 * caller has opened; where its reads and writes go is the caller's.
 */
import type { Account } from './account.ts';
import { AccountDeleted, requireLiving } from './directory.ts';
import { HOUSE, type NewEntry, requireAmount } from './entries.ts';
import {
  type Adjustment,
  type Booking,
  type BookingOptions,
  CreditRefused,
  type ImportOptions,
  type ImportProblem,
  type ImportReport,
  parseReason,
  parseRef,
  RefConflict,
  refKey,
  type TopUp,
  UnknownAccount,
} from './ledger.ts';
import { formatGbp, MAX_BOOKING_MICRO_GBP } from './money.ts';
import type { ActionDetails, OperatorAction } from './operator-log.ts';

export interface Bookings {
  topUp(topUp: TopUp, nowMs: number, options: BookingOptions): Booking;
  adjust(adjustment: Adjustment, nowMs: number, options: BookingOptions): Booking;
  importCredit(rows: readonly TopUp[], nowMs: number, options: ImportOptions): ImportReport;
}

/** What bookings read and write, within one transaction. */
export interface BookingTools {
  findAccount(email: string): Account | null;
  /** The booking of a reference; in whatever capitals, but as it is written first: an earlier version may have booked both. */
  findRef(key: string, ref: string): Referenced | null;
  balanceMicroGbp(accountId: number): number;
  /** Writes the entry and returns its id. */
  write(entry: NewEntry): number;
  log(action: OperatorAction, accountId: number | null, details: ActionDetails): void;
}

/** Rows between two reports of progress. */
const PROGRESS_STEP = 200;

/** An entry with a reference. */
export interface Referenced {
  readonly id: number;
  readonly kind: string;
  readonly accountId: number;
  readonly amountMicroGbp: number;
  readonly ref: string;
  readonly reason: string | null;
}

type Kind = 'top-up' | 'adjustment';

export function createBookings(tools: BookingTools): Bookings {
  function accountOf(email: string): Account {
    const account = tools.findAccount(email);
    if (account === null) throw new UnknownAccount(`no account has the e-mail ${email}`);
    return account;
  }

  /** The existing booking of the reference if it is the same one; null if there is none. Throws `RefConflict` for another. */
  function replayOf(ref: string, kind: Kind, { account, amountMicroGbp, reason }: NewBooking): Booking | null {
    const found = tools.findRef(refKey(ref), ref);
    if (found === null) return null;
    const isSame = found.kind === kind && found.accountId === account.id && found.amountMicroGbp === amountMicroGbp;
    if (!isSame || found.reason !== reason) {
      const what = `${found.kind === 'adjustment' ? 'an' : 'a'} ${found.kind} of ${formatGbp(found.amountMicroGbp)} GBP`;
      const whose = found.accountId === account.id ? 'this account' : 'another account';
      const why = isSame ? ' for another reason' : '';
      throw new RefConflict(
        `the reference "${found.ref}" belongs to ${what} of ${whose}${why}; it is never used twice`,
      );
    }
    const balance = tools.balanceMicroGbp(account.id);
    const both = { beforeMicroGbp: balance, afterMicroGbp: balance };
    return { entryId: found.id, account, amountMicroGbp, ref: found.ref, ...both, replayed: true };
  }

  function bookOnce(kind: Kind, adjustment: NewBooking, nowMs: number, { dryRun = false }: BookingOptions): Booking {
    const { account, amountMicroGbp, ref, reason } = adjustment;
    const replay = ref === null ? null : replayOf(ref, kind, adjustment);
    if (replay !== null) return replay;
    requireLiving(account);
    const beforeMicroGbp = tools.balanceMicroGbp(account.id);
    const afterMicroGbp = beforeMicroGbp + amountMicroGbp;
    if (afterMicroGbp < 0) {
      const less = `${account.email} has ${formatGbp(beforeMicroGbp)} GBP`;
      throw new CreditRefused(`${less}; ${formatGbp(-amountMicroGbp)} GBP cannot be deducted`);
    }
    const house = kind === 'top-up' ? HOUSE.cash : HOUSE.adjustment;
    const sides =
      amountMicroGbp > 0 ? { debitId: house, creditId: account.id } : { debitId: account.id, creditId: house };
    const entry = { kind, accountId: account.id, ...sides, amountMicroGbp: Math.abs(amountMicroGbp) };
    const entryId = dryRun ? 0 : tools.write({ ...entry, ref, reason, nowMs });
    return { entryId, account, amountMicroGbp, ref, beforeMicroGbp, afterMicroGbp, replayed: false };
  }

  function topUp({ email, amountMicroGbp, ref: refText }: TopUp, nowMs: number, options: BookingOptions): Booking {
    requireAmount(amountMicroGbp);
    const booking = { account: accountOf(email), amountMicroGbp, ref: requireRef(refText), reason: null };
    return bookOnce('top-up', booking, nowMs, options);
  }

  /** Logs what was booked, if anything was. */
  function logged(action: 'credit.top-up' | 'credit.adjust', booking: Booking): Booking {
    const { entryId, account, amountMicroGbp } = booking;
    if (entryId > 0 && !booking.replayed) {
      tools.log(action, account.id, { entry_id: entryId, amount_gbp: formatGbp(amountMicroGbp) });
    }
    return booking;
  }

  function adjust(adjustment: Adjustment, nowMs: number, options: BookingOptions): Booking {
    const { email, amountMicroGbp } = adjustment;
    requireAmount(Math.abs(amountMicroGbp));
    const reason = parseReason(adjustment.reason);
    if (reason === null) throw new RangeError(`"${adjustment.reason}" is not a reason`);
    const ref = adjustment.ref === null ? null : requireRef(adjustment.ref);
    return bookOnce('adjustment', { account: accountOf(email), amountMicroGbp, ref, reason }, nowMs, options);
  }

  function importCredit(rows: readonly TopUp[], nowMs: number, options: ImportOptions): ImportReport {
    const { onProgress = () => {}, dryRun = false } = options;
    const total = rows.length * 2;
    const firstRowOf = new Map<string, number>();
    const problems: ImportProblem[] = [];
    for (const [row, topUpRow] of rows.entries()) {
      if (row % PROGRESS_STEP === 0) onProgress(row, total);
      const problem = repeatedRef(topUpRow, row, firstRowOf) ?? problemOf(row, () => topUp(topUpRow, nowMs, DRY));
      if (problem !== null) problems.push(problem);
    }
    let [booked, replayed, bookedMicroGbp] = [0, 0, 0];
    if (problems.length === 0) {
      for (const [row, topUpRow] of rows.entries()) {
        if (row % PROGRESS_STEP === 0) onProgress(rows.length + row, total);
        const booking = topUp(topUpRow, nowMs, { dryRun });
        if (booking.replayed) replayed++;
        else {
          booked++;
          bookedMicroGbp += booking.amountMicroGbp;
        }
      }
    }
    if (booked > 0 && !dryRun) tools.log('credit.import', null, { booked, booked_gbp: formatGbp(bookedMicroGbp) });
    onProgress(total, total);
    return { booked, replayed, bookedMicroGbp, problems };
  }

  return {
    topUp: (row, nowMs, options) => logged('credit.top-up', topUp(row, nowMs, options)),
    adjust: (adjustment, nowMs, options) => logged('credit.adjust', adjust(adjustment, nowMs, options)),
    importCredit,
  };
}

interface NewBooking {
  readonly account: Account;
  readonly amountMicroGbp: number;
  readonly ref: string | null;
  readonly reason: string | null;
}

const DRY: BookingOptions = { dryRun: true };

function requireRef(text: string): string {
  const ref = parseRef(text);
  if (ref === null) throw new RangeError(`"${text}" is not a reference`);
  return ref;
}

/** A reference that appears twice in the list is a mistake, even with the same account and amount. */
function repeatedRef({ ref }: TopUp, row: number, firstRowOf: Map<string, number>): ImportProblem | null {
  const name = parseRef(ref);
  if (name === null) return { row, column: 'ref', kind: 'unusable', message: `"${ref}" is not a reference` };
  const key = refKey(name);
  const first = firstRowOf.get(key);
  if (first !== undefined) {
    return { row, column: 'ref', kind: 'conflict', message: `"${ref}" is in an earlier row too` };
  }
  firstRowOf.set(key, row);
  return null;
}

function problemOf(row: number, check: () => Booking): ImportProblem | null {
  try {
    const { afterMicroGbp } = check();
    if (Number.isSafeInteger(afterMicroGbp + MAX_BOOKING_MICRO_GBP)) return null;
    return { row, column: 'amount', kind: 'unusable', message: 'the credit would be too much to count' };
  } catch (error) {
    if (error instanceof UnknownAccount)
      return { row, column: 'email', kind: 'unknown-account', message: error.message };
    if (error instanceof AccountDeleted) return { row, column: 'email', kind: 'conflict', message: error.message };
    if (error instanceof RefConflict) return { row, column: 'ref', kind: 'conflict', message: error.message };
    if (error instanceof RangeError) return { row, column: 'amount', kind: 'unusable', message: error.message };
    throw error;
  }
}
