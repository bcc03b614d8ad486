/**
 * Taking units: from the free pool if they fit whole, else from credit, else not at all. The condition is in the
 * statement that takes them, so no two calls can take the same unit. The call is recorded in the same transaction, with
 * a key that must belong to the account. Calls of one account that come together are taken in one statement where its pool
 * holds them all, or where its credit does and the pool none. Everything here is synchronous and runs in a transaction that the
 * caller has opened.
 */
import type { Database } from 'bun:sqlite';
import { idsTogether, MAX_CALLS_TOGETHER } from '../calls-together.ts';
import type { Balance, ChargeOutcome, ChargeRequest, MeterClass } from '../charge.ts';
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

// Where some are used already: half the time of the statement above, as it inserts and returns nothing.
const TAKE_MORE = `
  UPDATE allowance SET used_units = used_units + ?4
  WHERE account_id = ?1 AND meter = ?2 AND period = ?3 AND used_units + ?4 <= ?5`;

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
const RECORD_ALIKE = `
  INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, value, ?8 FROM json_each(?9)`;

// One row for free calls that differ in their request id alone.
const RECORD_TOGETHER = `
  INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms, calls)
  VALUES (?, ?, ?, ?, ?, 'free', 0, ?, ?, ?)`;

interface Used {
  readonly usedUnits: number;
}

/** What an account has used of a pool, and its credit. */
interface Standing extends Used {
  readonly balanceMicroGbp: number;
}

export function createCharges(db: Database, book: Book, terms: SqliteTerms): Charges {
  const takeFree = db.query<Used, [number, string, string, number, number]>(TAKE_FREE);
  const takeMore = db.query<null, [number, string, string, number, number]>(TAKE_MORE);
  const returnFreeUnits = db.query<null, [number, number, string, string]>(RETURN_UNITS);
  const used = db.query<Used, [number, string, string]>(USED);
  const readStanding = db.query<Standing, [number, string, string]>(STANDING);
  const recordCall = db.query<null, [number, number, string, string, number, string, number, string, number]>(RECORD);

  const recordRow = db.query<null, [number, number, string, string, number, string, number, number]>(RECORD_TOGETHER);
  const recordAll = db.query<null, [number, number, string, string, number, string, number, number, string]>(
    RECORD_ALIKE,
  );

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

  /** The same for one request, given what was used before it. */
  function takeFreeUnitsAfter(usedUnits: number, request: ChargeRequest): number | null {
    const { accountId, meter, units, nowMs } = request;
    if (usedUnits === 0) return takeFreeUnits(request, units);
    const limit = terms.freeUnits(accountId, meter);
    const { changes } = takeMore.run(accountId, meter, allowancePeriodName(meter, nowMs), units, limit);
    return changes === 0 ? null : usedUnits + units;
  }

  function free({ accountId, meter }: ChargeRequest, used: number, balanceMicroGbp: number): Taken {
    return { charged: 'free', costMicroGbp: 0, balance: standingWith(accountId, meter, used, balanceMicroGbp) };
  }

  /** Takes the units, given what the account has; what is on credit is taken with the entry of the call. */
  function takeFrom({ usedUnits, balanceMicroGbp }: Standing, request: ChargeRequest): Taken {
    const { accountId, meter, units, nowMs } = request;
    const fits = usedUnits + units <= terms.freeUnits(accountId, meter);
    const used = fits ? takeFreeUnitsAfter(usedUnits, request) : null;
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

  /** Records calls that differ in their request ids alone, in their order, and returns the id of the last. */
  function recordAlike(
    calls: readonly ChargeRequest[],
    first: ChargeRequest,
    charged: 'free' | 'credit',
    costMicroGbp: number,
  ): number {
    if (calls.length === 1) return record(first, charged, costMicroGbp);
    const { accountId, keyId, operation, meter, units, nowMs } = first;
    const ids = JSON.stringify(calls.map(({ requestId }) => requestId));
    const { lastInsertRowid } = recordAll.run(
      accountId,
      keyId,
      operation,
      meter,
      units,
      charged,
      costMicroGbp,
      nowMs,
      ids,
    );
    return Number(lastInsertRowid);
  }

  /** Records free calls that differ in their request ids alone, in one row for as many as it takes. */
  function recordFree(calls: readonly ChargeRequest[]): void {
    for (let at = 0; at < calls.length; at += MAX_CALLS_TOGETHER) {
      const part = calls.slice(at, at + MAX_CALLS_TOGETHER);
      const [first] = part;
      const { accountId, keyId, operation, meter, units, nowMs } = first;
      const ids = part.length === 1 ? null : idsTogether(part.map(({ requestId }) => requestId));
      if (ids === null) recordAlike(part, first, 'free', 0);
      else recordRow.run(accountId, keyId, operation, meter, units, ids, nowMs, part.length);
    }
  }

  function bookCall(request: ChargeRequest, { charged, costMicroGbp, balance: left }: Taken): ChargeOutcome {
    if (charged === 'refused') return { ...left, charged, costMicroGbp: 0 };
    const callId = record(request, charged, costMicroGbp);
    if (costMicroGbp === 0) return { ...left, charged, costMicroGbp };
    const { accountId, nowMs } = request;
    book.writeCharge(accountId, callId, costMicroGbp, nowMs);
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
    const [first] = requests;
    if (first === undefined) return [];
    if (requests.length === 1) return [bookCall(first, takeFrom(standing(first), first))];
    if (requests.every((request) => areAlike(request, first))) return chargeAlike(requests, first);
    const byAccount = Map.groupBy(requests.keys(), (i) => requests[i].accountId);
    if (byAccount.size === 1) return chargeEach(requests);
    // What one account has is nothing to another: the calls of each are charged in their order.
    const outcomes: ChargeOutcome[] = new Array(requests.length);
    for (const places of byAccount.values()) {
      for (const [i, outcome] of charge(places.map((place) => requests[place])).entries())
        outcomes[places[i]] = outcome;
    }
    return outcomes;
  }

  /** The most frequent group: calls of one account, key and operation in one period. */
  function chargeAlike(requests: readonly ChargeRequest[], first: ChargeRequest): ChargeOutcome[] {
    return chargeFree(requests, first) ?? chargeOnCredit(requests, first) ?? chargeEach(requests);
  }

  /** Takes all of them from the pool; null where it does not hold them. */
  function chargeFree(requests: readonly ChargeRequest[], first: ChargeRequest): ChargeOutcome[] | null {
    const units = first.units * requests.length;
    const usedAfter = takeFreeUnits(first, units);
    if (usedAfter === null) return null;
    const balanceMicroGbp = book.balanceMicroGbp(first.accountId);
    for (const run of runsOfOneInstant(requests)) recordFree(run);
    let left = terms.freeUnits(first.accountId, first.meter) - (usedAfter - units);
    return requests.map((request) => {
      left -= request.units;
      return { charged: 'free', costMicroGbp: 0, freeRemaining: Math.max(0, left), balanceMicroGbp };
    });
  }

  /** Takes all of them from credit; null where the pool holds one of them, or the credit does not hold them all. */
  function chargeOnCredit(requests: readonly ChargeRequest[], first: ChargeRequest): ChargeOutcome[] | null {
    const { accountId, meter, units } = first;
    const before = standing(first);
    if (before.usedUnits + units <= terms.freeUnits(accountId, meter)) return null;
    const runs = runsOfOneInstant(requests).map((calls) => ({
      calls,
      // The price may change between two instants.
      costMicroGbp: callPriceMicroGbp(terms.unitPrice(accountId, meter, calls[0].nowMs), units),
    }));
    const cost = runs.reduce((sum, { calls, costMicroGbp }) => sum + costMicroGbp * calls.length, 0);
    if (before.balanceMicroGbp < cost) return null;
    const { freeRemaining, balanceMicroGbp } = standingWith(accountId, meter, before.usedUnits, before.balanceMicroGbp);
    let left = balanceMicroGbp;
    return runs.flatMap(({ calls, costMicroGbp }) => {
      const [{ nowMs }] = calls;
      const lastId = recordAlike(calls, calls[0], 'credit', costMicroGbp);
      // One statement has numbered them in a row.
      if (costMicroGbp > 0) book.writeCharges(lastId - calls.length + 1, lastId, costMicroGbp, nowMs);
      return calls.map((): ChargeOutcome => {
        left -= costMicroGbp;
        return { charged: 'credit', costMicroGbp, freeRemaining, balanceMicroGbp: left };
      });
    });
  }

  /** Calls of one account, one after the other. */
  function chargeEach(requests: readonly ChargeRequest[]): ChargeOutcome[] {
    const pools = requests.map(poolOf);
    const together = takeTogether(requests, pools);
    // Read once for all calls: nobody else writes within the transaction.
    let balanceMicroGbp = book.balanceMicroGbp(requests[0].accountId);
    const used = new Map<string, number>();
    return requests.map((request, i) => {
      const pool = together.get(pools[i]);
      let taken: Taken;
      if (pool !== undefined) {
        pool.usedUnits += request.units;
        taken = free(request, pool.usedUnits, balanceMicroGbp);
      } else {
        const usedUnits = used.get(pools[i]) ?? standing(request).usedUnits;
        taken = takeFrom({ usedUnits, balanceMicroGbp }, request);
        used.set(pools[i], taken.charged === 'free' ? usedUnits + request.units : usedUnits);
      }
      const outcome = bookCall(request, taken);
      balanceMicroGbp = outcome.balanceMicroGbp;
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

/** Whether the requests differ in nothing but their ids, and times in one period. */
function areAlike(one: ChargeRequest, other: ChargeRequest): boolean {
  return (
    one.accountId === other.accountId &&
    one.keyId === other.keyId &&
    one.operation === other.operation &&
    one.meter === other.meter &&
    one.units === other.units &&
    (one.nowMs === other.nowMs ||
      allowancePeriodName(one.meter, one.nowMs) === allowancePeriodName(other.meter, other.nowMs))
  );
}

/** Neighbours of one instant together. */
function runsOfOneInstant(requests: readonly ChargeRequest[]): [ChargeRequest, ...ChargeRequest[]][] {
  const runs: [ChargeRequest, ...ChargeRequest[]][] = [];
  for (const request of requests) {
    const run = runs.at(-1);
    if (run !== undefined && run[0].nowMs === request.nowMs) run.push(request);
    else runs.push([request]);
  }
  return runs;
}

/** Throws RangeError for units and times that are no whole numbers. */
export function requireWhole({ units, nowMs }: ChargeRequest): void {
  requireInteger('units', units, 1);
  requireInteger('nowMs', nowMs);
}

/** A key for a pool of the account in that period. */
function poolOf({ meter, nowMs }: ChargeRequest): string {
  return `${meter} ${allowancePeriodName(meter, nowMs)}`;
}
