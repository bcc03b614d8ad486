/**
 * Pools and ledger accounts, locked for a transaction that decides what is charged: pools first, then ledger accounts, each
 * in order, so that no two transactions wait for each other. What is decided is noted here and written at once at the end.
 */
import type { ChargeRequest, MeterClass } from '../charge.ts';
import { type NewEntry, requireAmount } from '../entries.ts';
import { refKey } from '../ledger.ts';
import { allowancePeriodName } from '../pools.ts';
import {
  type BaseTerms,
  freeUnitsOf,
  type ListedPrice,
  listedIn,
  type OwnTerms,
  unitPriceOf,
  vatAt,
} from '../terms.ts';
import type { Queryable } from './connections.ts';
import type { NumberBlocks } from './numbers.ts';
import { type CallRow, type EntryRow, LEDGER_ENTRIES, METERED_CALLS } from './tables.ts';
import { ownTermsOf, readPriceList, TERMS_COLUMNS, type TermsRow } from './terms.ts';

// A pool that is not there yet is made, so that it can be locked.
const LOCK_POOLS = `
  INSERT INTO allowance AS pool (account_id, meter, period, used_units)
  SELECT account_id, meter, period, 0 FROM unnest($1::bigint[], $2::text[], $3::text[])
    AS wanted (account_id, meter, period)
  ORDER BY account_id, meter, period
  ON CONFLICT (account_id, meter, period) DO UPDATE SET used_units = pool.used_units
  RETURNING account_id, meter, period, used_units`;

const LOCK_ACCOUNTS = `
  SELECT ledger.id, credits_micro_gbp - debits_micro_gbp AS balance_micro_gbp, entries, ${TERMS_COLUMNS}
  FROM ledger_account AS ledger LEFT JOIN account_terms AS terms ON terms.account_id = ledger.id
  WHERE ledger.id = ANY($1::bigint[]) ORDER BY ledger.id FOR UPDATE OF ledger`;

const SAVE_POOLS = `
  UPDATE allowance AS pool SET used_units = taken.used_units
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) AS taken (account_id, meter, period, used_units)
  WHERE (pool.account_id, pool.meter, pool.period) = (taken.account_id, taken.meter, taken.period)`;

interface PoolRow extends Record<string, unknown> {
  readonly accountId: number;
  readonly meter: MeterClass;
  readonly period: string;
  usedUnits: number;
}

interface AccountRow extends TermsRow, Record<string, unknown> {
  readonly id: number;
  readonly balanceMicroGbp: number;
  readonly entries: number;
}

interface LockedAccount {
  readonly terms: OwnTerms;
  balanceMicroGbp: number;
  entries: number;
}

/** The pool that a request draws on. */
type PoolOf = Pick<ChargeRequest, 'accountId' | 'meter' | 'nowMs'>;

/** Where the numbers of entries come from. */
export interface EntryNumbers {
  readonly entries: NumberBlocks;
}

export class Locked {
  readonly #base: BaseTerms;
  readonly #pools: ReadonlyMap<string, PoolRow>;
  readonly #accounts: ReadonlyMap<number, LockedAccount>;
  readonly #listed: ListedPrice;
  readonly #changedPools = new Set<PoolRow>();
  readonly #calls: CallRow[] = [];
  /** Those without a number get one when they are saved. */
  readonly #entries: (Omit<EntryRow, 'id'> & { readonly id: number | null })[] = [];

  constructor(
    base: BaseTerms,
    pools: ReadonlyMap<string, PoolRow>,
    accounts: ReadonlyMap<number, LockedAccount>,
    listed: ListedPrice,
  ) {
    this.#base = base;
    this.#pools = pools;
    this.#accounts = accounts;
    this.#listed = listed;
  }

  balanceMicroGbp(accountId: number): number {
    return this.#accounts.get(accountId)?.balanceMicroGbp ?? 0;
  }

  freeRemaining(request: PoolOf): number {
    const limit = freeUnitsOf(this.#base, this.#account(request.accountId).terms, request.meter);
    // A limit lowered in the middle of a period may lie below what is used.
    return Math.max(0, limit - this.#pool(request).usedUnits);
  }

  unitPrice({ accountId, meter, nowMs }: PoolOf): number {
    return unitPriceOf(this.#base, this.#account(accountId).terms, this.#listed, meter, nowMs);
  }

  /** Takes units from the pool; negative ones are given back. */
  take(request: PoolOf, units: number): void {
    const pool = this.#pool(request);
    pool.usedUnits += units;
    this.#changedPools.add(pool);
  }

  record(call: CallRow): void {
    this.#calls.push(call);
  }

  /** Notes the entry. `vatBasisPoints` is that of the hold that it ends; left out for the rate of its instant. */
  book(entry: NewEntry, vatBasisPoints = vatAt(this.#base, this.#listed, entry.nowMs), id: number | null = null): void {
    const { kind, accountId, debitId, creditId, nowMs, ref = null, reason = null } = entry;
    const amountMicroGbp = requireAmount(entry.amountMicroGbp);
    const account = this.#account(accountId);
    if (debitId === accountId) account.balanceMicroGbp -= amountMicroGbp;
    if (creditId === accountId) account.balanceMicroGbp += amountMicroGbp;
    account.entries++;
    this.#entries.push({
      id,
      number: account.entries,
      kind,
      accountId,
      debitId,
      creditId,
      amountMicroGbp,
      vatBasisPoints,
      ref,
      refKey: ref === null ? null : refKey(ref),
      reason,
      callId: entry.callId ?? null,
      pendingId: entry.holdId ?? null,
      atMs: nowMs,
    });
  }

  /** Writes what was noted. Nothing was noted: nothing is written, and the answer is false. */
  async save(tx: Queryable, { entries }: EntryNumbers): Promise<boolean> {
    const unnumbered = this.#entries.filter(({ id }) => id === null).length;
    let next = unnumbered === 0 ? 0 : await entries.take(unnumbered);
    const pools = [...this.#changedPools];
    if (pools.length > 0)
      await tx.execute(SAVE_POOLS, [...poolColumns(pools), pools.map(({ usedUnits }) => usedUnits)]);
    await METERED_CALLS.insert(tx, this.#calls);
    await LEDGER_ENTRIES.insert(
      tx,
      this.#entries.map(({ id, ...entry }) => ({ id: id ?? next++, ...entry })),
    );
    return pools.length + this.#calls.length + this.#entries.length > 0;
  }

  #account(accountId: number): LockedAccount {
    const account = this.#accounts.get(accountId);
    if (account === undefined) throw new Error(`account ${accountId} is not there`);
    return account;
  }

  #pool(request: PoolOf): PoolRow {
    const pool = this.#pools.get(poolName(request));
    if (pool === undefined) throw new Error(`the pool ${poolName(request)} is not locked`);
    return pool;
  }
}

/** Locks the pools of the requests and the ledger accounts. Throws for an account that is not there. */
export async function lock(
  tx: Queryable,
  base: BaseTerms,
  requests: readonly PoolOf[],
  accountIds: readonly number[],
): Promise<Locked> {
  const wanted = new Map(requests.map((request) => [poolName(request), { ...request, period: periodOf(request) }]));
  const lists = poolColumns([...wanted.values()]);
  const pools = wanted.size === 0 ? [] : await tx.query<PoolRow>(LOCK_POOLS, lists);
  const accounts = await tx.query<AccountRow>(LOCK_ACCOUNTS, [[...new Set(accountIds)]]);
  const prices = await readPriceList(tx);
  return new Locked(
    base,
    new Map(pools.map((pool) => [`${pool.accountId} ${pool.meter} ${pool.period}`, pool])),
    new Map(
      accounts.map((row) => [
        row.id,
        { terms: ownTermsOf(row), balanceMicroGbp: row.balanceMicroGbp, entries: row.entries },
      ]),
    ),
    listedIn(prices),
  );
}

function poolColumns(pools: readonly Pick<PoolRow, 'accountId' | 'meter' | 'period'>[]) {
  return [
    pools.map(({ accountId }) => accountId),
    pools.map(({ meter }) => meter),
    pools.map(({ period }) => period),
  ] as const;
}

function periodOf({ meter, nowMs }: PoolOf): string {
  return allowancePeriodName(meter, nowMs);
}

/** A key for the account's pool in that period. */
export function poolName(request: PoolOf): string {
  return `${request.accountId} ${request.meter} ${periodOf(request)}`;
}
