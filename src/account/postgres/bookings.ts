/**
 * The bookings of an operator in PostgreSQL: accounts and references are read for all rows at once, the rules of
 * `bookings.ts` run on them, and what they book is written at once.
 */

import { type Bookings, createBookings, type Referenced } from '../bookings.ts';
import { accountName } from '../email.ts';
import {
  type Adjustment,
  type Booking,
  type BookingOptions,
  type ImportOptions,
  type ImportReport,
  parseRef,
  refKey,
  type TopUp,
} from '../ledger.ts';
import type { ActionDetails, OperatorAction } from '../operator-log.ts';
import type { BaseTerms } from '../terms.ts';
import { findAccounts } from './accounts.ts';
import type { Queryable } from './connections.ts';
import { type EntryNumbers, lock } from './locked.ts';
import type { PostgresOperatorLog } from './operator-log.ts';

const FIND_REFS = `
  SELECT id, kind, account_id, ref, ref_key, reason,
    CASE debit_id WHEN account_id THEN -amount_micro_gbp ELSE amount_micro_gbp END AS amount_micro_gbp
  FROM ledger_entry WHERE ref_key = ANY($1::text[]) ORDER BY id`;

type ReferencedRow = Referenced & { readonly refKey: string } & Record<string, unknown>;

interface BookingRow {
  readonly email: string;
  readonly ref: string | null;
}

interface LoggedBooking {
  readonly action: OperatorAction;
  readonly accountId: number | null;
  readonly details: ActionDetails;
}

export class PostgresBookings {
  readonly #base: BaseTerms;
  readonly #numbers: EntryNumbers;
  readonly #log: PostgresOperatorLog;

  constructor(base: BaseTerms, numbers: EntryNumbers, log: PostgresOperatorLog) {
    this.#base = base;
    this.#numbers = numbers;
    this.#log = log;
  }

  topUp(tx: Queryable, topUp: TopUp, nowMs: number, options: BookingOptions): Promise<Booking> {
    return this.#book(tx, [topUp], (bookings) => bookings.topUp(topUp, nowMs, options));
  }

  adjust(tx: Queryable, adjustment: Adjustment, nowMs: number, options: BookingOptions): Promise<Booking> {
    return this.#book(tx, [adjustment], (bookings) => bookings.adjust(adjustment, nowMs, options));
  }

  importCredit(tx: Queryable, rows: readonly TopUp[], nowMs: number, options: ImportOptions): Promise<ImportReport> {
    return this.#book(tx, rows, (bookings) => bookings.importCredit(rows, nowMs, options));
  }

  async #book<Result>(
    tx: Queryable,
    rows: readonly BookingRow[],
    run: (bookings: Bookings) => Result,
  ): Promise<Result> {
    const names = rows.map(({ email }) => accountName(email)).filter((name) => name !== null);
    const accounts = new Map((await findAccounts(tx, [...new Set(names)])).map((found) => [found.email, found]));
    const ids = [...accounts.values()].map(({ id }) => id);
    const locked = await lock(tx, this.#base, [], ids);
    // Under the lock: a booking of the same account has been committed, or waits. Of two accounts the database decides.
    const refs = await this.#findRefs(tx, rows);
    const firstEntry = rows.length === 0 ? 0 : await this.#numbers.entries.take(rows.length);
    let written = 0;
    const actions: LoggedBooking[] = [];
    const result = run(
      createBookings({
        findAccount: (email) => accounts.get(accountName(email) ?? '') ?? null,
        findRef: (key, ref) => refs.get(ref) ?? refs.get(key) ?? null,
        balanceMicroGbp: (accountId) => locked.balanceMicroGbp(accountId),
        write(entry) {
          const id = firstEntry + written++;
          locked.book(entry, undefined, id);
          return id;
        },
        log: (action, accountId, details) => void actions.push({ action, accountId, details }),
      }),
    );
    this.#numbers.entries.giveBack(firstEntry + written, firstEntry + rows.length);
    await locked.save(tx, this.#numbers);
    for (const { action, accountId, details } of actions) await this.#log.write(tx, action, accountId, details);
    return result;
  }

  async #findRefs(tx: Queryable, rows: readonly BookingRow[]): Promise<ReadonlyMap<string, Referenced>> {
    const refs = rows.map(({ ref }) => (ref === null ? null : parseRef(ref))).filter((ref) => ref !== null);
    if (refs.length === 0) return new Map();
    const keys = [...new Set(refs.flatMap((ref) => [ref, refKey(ref)]))];
    const found = await tx.query<ReferencedRow>(FIND_REFS, [keys]);
    // As it is written first: an earlier version may have booked it in two forms.
    return new Map([...found.map((row) => [row.refKey, row] as const), ...found.map((row) => [row.ref, row] as const)]);
  }
}
