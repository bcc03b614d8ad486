/**
 * Taking units: from the free pool if they fit whole, else from credit, else not at all. The condition is in the
 * statement that takes them, so no two calls can take the same unit. The call is recorded in the same transaction, with
 * a key that must belong to the account. Calls of one account that come together are taken from its pool in one statement
 * where the pool holds them all. Everything here is synchronous and runs in a transaction that the caller has opened.
 */
import type { Database } from 'bun:sqlite';
import type { Balance, ChargeOutcome, ChargeRequest, MeterClass } from '../charge.ts';
import { HOUSE } from '../entries.ts';
import { requireInteger } from '../integer.ts';
import { allowancePeriodName } from '../pools.ts';
import { callPriceMicroGbp } from '../tariff.ts';
import type { Book } from './book.ts';
import type { SqliteTerms } from './terms.ts';

export interface Charges {
  /** Units that the account has used of the pool in the period of that instant. */
  usedUnits(accountId: number, meter: MeterClass, nowMs: number): number;
  balance(accountId: number, meter: MeterClass, nowMs: number): Balance;
  /** The balance that is left when `usedUnits` of the pool are used. */
  balanceAfter(accountId: number, meter: MeterClass, usedUnits: number, balanceMicroGbp: number): Balance;
  /** Charges the requests one after the other; the outcomes are in the order of the requests. */
  charge(requests: readonly ChargeRequest[]): ChargeOutcome[];
  /** Takes free units if they fit; otherwise returns their cost in credit without taking it. */
  take(request: ChargeRequest): Taken;
  /** Returns free units to the pool that they were taken from. */
  returnUnits(accountId: number, meter: MeterClass, units: number, takenAtMs: number): void;
  /** Records a call that was charged and returns its id. */
  record(request: ChargeRequest, charged: 'free' | 'credit', costMicroGbp: number): number;
}

interface Taken {
  readonly charged: 'free' | 'credit' | 'refused';
  readonly costMicroGbp: number;
  /** Before the cost is taken. */
  readonly balance: Balance;
}

// Written as SQL, not with drizzle: this is the hottest write of the service, and the condition on the conflicting row
// is the guarantee, which should be read as it runs.
const TAKE_FREE = `
  INSERT INTO allowance (account_id, meter, period, used_units)
  SELECT ?1, ?2, ?3, ?4 WHERE ?4 <= ?5
  ON CONFLICT DO UPDATE SET used_units = used_units + ?4 WHERE used_units + ?4 <= ?5
  RETURNING used_units AS usedUnits`;

const RETURN_UNITS = `
  UPDATE allowance SET used_units = used_units - ? WHERE account_id = ? AND meter = ? AND period = ?`;

const USED = `
  SELECT used_units AS usedUnits FROM allowance WHERE account_id = ? AND meter = ? AND period = ?`;

const STANDING = `
  SELECT coalesce((SELECT used_units FROM allowance WHERE account_id = ?1 AND meter = ?2 AND period = ?3), 0) AS usedUnits,
    coalesce((SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE id = ?1), 0) AS balanceMicroGbp`;

const RECORD = `
  INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

// One statement for calls that differ in their request id alone: most of the cost of a short statement is its overhead.
const RECORD_FREE = `
  INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
  SELECT ?1, ?2, ?3, ?4, ?5, 'free', 0, value, ?6 FROM json_each(?7)`;

interface Used {
  readonly usedUnits: number;
}

/** What an account has used of a pool, and its credit. */
interface Standing extends Used {
  readonly balanceMicroGbp: number;
}

export function createCharges(db: Database, book: Book, terms: SqliteTerms): Charges {
  const takeFree = db.query<Used, [number, string, string, number, number]>(TAKE_FREE);
  const returnFreeUnits = db.query<null, [number, number, string, string]>(RETURN_UNITS);
  const used = db.query<Used, [number, string, string]>(USED);
  const readStanding = db.query<Standing, [number, string, string]>(STANDING);
  const recordCall = db.query<null, [number, number, string, string, number, string, number, string, number]>(RECORD);

  const recordFree = db.query<null, [number, number, string, string, number, number, string]>(RECORD_FREE);

  function usedUnits(accountId: number, meter: MeterClass, nowMs: number): number {
    return used.get(accountId, meter, allowancePeriodName(meter, nowMs))?.usedUnits ?? 0;
  }

  function standing({ accountId, meter, nowMs }: ChargeRequest): Standing {
    const read = readStanding.get(accountId, meter, allowancePeriodName(meter, nowMs));
    return read ?? { usedUnits: 0, balanceMicroGbp: 0 };
  }

  function standingWith(accountId: number, meter: MeterClass, usedUnits: number, balanceMicroGbp: number): Balance {
    // A limit lowered in the middle of a period may lie below what is used.
    return { freeRemaining: Math.max(0, terms.freeUnits(accountId, meter) - usedUnits), balanceMicroGbp };
  }

  function balance(accountId: number, meter: MeterClass, nowMs: number): Balance {
    return standingWith(accountId, meter, usedUnits(accountId, meter, nowMs), book.balanceMicroGbp(accountId));
  }

  /** Takes the units and returns the used units of the pool, or null when they do not fit. */
  function takeFreeUnits({ accountId, meter, nowMs }: ChargeRequest, units: number): number | null {
    const limit = terms.freeUnits(accountId, meter);
    if (units > limit) return null;
    const row = takeFree.get(accountId, meter, allowancePeriodName(meter, nowMs), units, limit);
    return row === null ? null : row.usedUnits;
  }

  function free({ accountId, meter }: ChargeRequest, used: number, balanceMicroGbp: number): Taken {
    return { charged: 'free', costMicroGbp: 0, balance: standingWith(accountId, meter, used, balanceMicroGbp) };
  }

  /** Takes the units, given what the account has; what is on credit is taken with the entry of the call. */
  function takeFrom({ usedUnits, balanceMicroGbp }: Standing, request: ChargeRequest): Taken {
    const { accountId, meter, units, nowMs } = request;
    const fits = usedUnits + units <= terms.freeUnits(accountId, meter);
    const used = fits ? takeFreeUnits(request, units) : null;
    if (used !== null) return free(request, used, balanceMicroGbp);
    const costMicroGbp = callPriceMicroGbp(terms.unitPrice(accountId, meter, nowMs), units);
    const left = standingWith(accountId, meter, usedUnits, balanceMicroGbp);
    return { charged: balanceMicroGbp < costMicroGbp ? 'refused' : 'credit', costMicroGbp, balance: left };
  }

  function record(request: ChargeRequest, charged: 'free' | 'credit', costMicroGbp: number): number {
    const { accountId, keyId, operation, meter, units, requestId, nowMs } = request;
    const { lastInsertRowid } = recordCall.run(
      accountId,
      keyId,
      operation,
      meter,
      units,
      charged,
      costMicroGbp,
      requestId,
      nowMs,
    );
    return Number(lastInsertRowid);
  }

  /** Records free calls that differ in their request ids alone, in their order. */
  function recordAlike(calls: readonly ChargeRequest[]): void {
    const [first] = calls;
    if (first === undefined) return;
    if (calls.length === 1) {
      record(first, 'free', 0);
      return;
    }
    const { accountId, keyId, operation, meter, units, nowMs } = first;
    const ids = JSON.stringify(calls.map(({ requestId }) => requestId));
    recordFree.run(accountId, keyId, operation, meter, units, nowMs, ids);
  }

  function bookCall(request: ChargeRequest, { charged, costMicroGbp, balance: left }: Taken): ChargeOutcome {
    if (charged === 'refused') return { ...left, charged, costMicroGbp: 0 };
    const callId = record(request, charged, costMicroGbp);
    if (costMicroGbp === 0) return { ...left, charged, costMicroGbp };
    const { accountId, nowMs } = request;
    book.write({
      kind: 'charge',
      accountId,
      debitId: accountId,
      creditId: HOUSE.revenue,
      amountMicroGbp: costMicroGbp,
      callId,
      nowMs,
    });
    return { ...left, balanceMicroGbp: left.balanceMicroGbp - costMicroGbp, charged, costMicroGbp };
  }

  /**
   * Takes the units of several requests at once from each pool that holds them all. The result has the units that were
   * used in those pools before; pools without enough units are not in it.
   */
  function takeTogether(
    requests: readonly ChargeRequest[],
    pools: readonly string[],
  ): Map<string, { usedUnits: number }> {
    const sums = new Map<string, { first: ChargeRequest; units: number; count: number }>();
    for (const [i, request] of requests.entries()) {
      const pool = pools[i];
      const sum = sums.get(pool);
      if (sum === undefined) sums.set(pool, { first: request, units: request.units, count: 1 });
      else {
        sum.units += request.units;
        sum.count++;
      }
    }
    const together = new Map<string, { usedUnits: number }>();
    for (const [pool, { first, units, count }] of sums) {
      const used = count > 1 ? takeFreeUnits(first, units) : null;
      if (used !== null) together.set(pool, { usedUnits: used - units });
    }
    return together;
  }

  function charge(requests: readonly ChargeRequest[]): ChargeOutcome[] {
    return chargeOfOnePool(requests) ?? chargeEach(requests);
  }

  /** The most frequent group: calls of one account and operation that its pool holds; null for any other. */
  function chargeOfOnePool(requests: readonly ChargeRequest[]): ChargeOutcome[] | null {
    const [first] = requests;
    if (first === undefined || requests.length === 1) return null;
    const period = allowancePeriodName(first.meter, first.nowMs);
    let units = 0;
    for (const request of requests) {
      if (!areAlike(request, first) || allowancePeriodName(request.meter, request.nowMs) !== period) return null;
      units += request.units;
    }
    const usedAfter = takeFreeUnits(first, units);
    if (usedAfter === null) return null;
    const balanceMicroGbp = book.balanceMicroGbp(first.accountId);
    const limit = terms.freeUnits(first.accountId, first.meter);
    let left = limit - (usedAfter - units);
    let from = 0;
    for (let i = 1; i <= requests.length; i++) {
      if (i < requests.length && requests[i].nowMs === requests[from].nowMs) continue;
      recordAlike(requests.slice(from, i));
      from = i;
    }
    return requests.map((request) => {
      left -= request.units;
      return { charged: 'free', costMicroGbp: 0, freeRemaining: Math.max(0, left), balanceMicroGbp };
    });
  }

  function chargeEach(requests: readonly ChargeRequest[]): ChargeOutcome[] {
    const pools = requests.map(poolOf);
    const together = takeTogether(requests, pools);
    // Read once for all calls of an account and a pool: nobody else writes within the transaction.
    const usedOf = new Map<string, number>();
    const balanceOf = new Map<number, number>();
    return requests.map((request, i) => {
      const { accountId, units } = request;
      const pool = together.get(pools[i]);
      let taken: Taken;
      if (pool !== undefined) {
        pool.usedUnits += units;
        taken = free(request, pool.usedUnits, balanceOf.get(accountId) ?? book.balanceMicroGbp(accountId));
      } else {
        let usedUnits = usedOf.get(pools[i]);
        let balanceMicroGbp = balanceOf.get(accountId);
        if (usedUnits === undefined || balanceMicroGbp === undefined)
          ({ usedUnits, balanceMicroGbp } = standing(request));
        taken = takeFrom({ usedUnits, balanceMicroGbp }, request);
        usedOf.set(pools[i], taken.charged === 'free' ? usedUnits + units : usedUnits);
      }
      const outcome = bookCall(request, taken);
      balanceOf.set(accountId, outcome.balanceMicroGbp);
      return outcome;
    });
  }

  return {
    usedUnits,
    balance,
    balanceAfter: standingWith,
    charge,
    take: (request) => takeFrom(standing(request), request),
    record,
    returnUnits(accountId, meter, units, takenAtMs) {
      returnFreeUnits.run(units, accountId, meter, allowancePeriodName(meter, takenAtMs));
    },
  };
}

/** Whether the requests differ in nothing but their ids and times. */
function areAlike(one: ChargeRequest, other: ChargeRequest): boolean {
  return (
    one.accountId === other.accountId &&
    one.keyId === other.keyId &&
    one.operation === other.operation &&
    one.meter === other.meter &&
    one.units === other.units
  );
}

/** Throws RangeError for units and times that are no whole numbers. */
export function requireWhole({ units, nowMs }: ChargeRequest): void {
  requireInteger('units', units, 1);
  requireInteger('nowMs', nowMs);
}

/** A key for the account's pool in that period. */
function poolOf({ accountId, meter, nowMs }: ChargeRequest): string {
  return `${accountId} ${meter} ${allowancePeriodName(meter, nowMs)}`;
}
