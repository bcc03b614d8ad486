/**
 * Charges, as statements inside a transaction that the caller holds. The units come from the free pool if they fit
 * whole; the condition is in the statement that takes them, so no two calls can take the same unit. Each call is recorded
 * in the same transaction, with a key that must belong to the account. Calls of one account that come together are taken
 * from its pool in one statement where the pool holds them all.
 */
import type { Database } from 'bun:sqlite';
import { periodName } from '../pools.ts';
import type { ChargeOutcome, ChargeRequest, MeterClass, Standing } from '../store.ts';

export interface Pools {
  /** What the account has taken from the pool in the period of that instant. */
  usedUnits(accountId: number, meter: MeterClass, nowMs: number): number;
  standing(accountId: number, meter: MeterClass, nowMs: number): Standing;
  /** The outcomes in the order of the requests. To be run inside a transaction. */
  charge(requests: readonly ChargeRequest[]): ChargeOutcome[];
}

/** No credit can be booked in this schema, so every balance is nothing. */
export const BALANCE_MICRO_GBP = 0;

// Written as SQL, not with drizzle: this is the hottest write of the service, and the condition on the conflicting row
// is the guarantee, which should be read as it runs.
const TAKE_FREE = `
  INSERT INTO allowance (account_id, meter, period, used_units)
  SELECT ?1, ?2, ?3, ?4 WHERE ?4 <= ?5
  ON CONFLICT DO UPDATE SET used_units = used_units + ?4 WHERE used_units + ?4 <= ?5
  RETURNING used_units AS usedUnits`;

const USED = `
  SELECT used_units AS usedUnits FROM allowance WHERE account_id = ? AND meter = ? AND period = ?`;

const RECORD = `
  INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
  VALUES (?, ?, ?, ?, ?, 'free', 0, ?, ?)`;

interface Used {
  readonly usedUnits: number;
}

export function createPools(db: Database, limits: Readonly<Record<MeterClass, number>>): Pools {
  const takeFree = db.query<Used, [number, string, string, number, number]>(TAKE_FREE);
  const used = db.query<Used, [number, string, string]>(USED);
  const record = db.query<null, [number, number, string, string, number, string, number]>(RECORD);

  function usedUnits(accountId: number, meter: MeterClass, nowMs: number): number {
    return used.get(accountId, meter, periodName(meter, nowMs))?.usedUnits ?? 0;
  }

  function standing(accountId: number, meter: MeterClass, nowMs: number): Standing {
    // A limit lowered in the middle of a period may lie below what is used.
    const freeRemaining = Math.max(0, limits[meter] - usedUnits(accountId, meter, nowMs));
    return { freeRemaining, balanceMicroGbp: BALANCE_MICRO_GBP };
  }

  /** What is used of the pool once the units are taken, or null when they do not fit. */
  function take({ accountId, meter, nowMs }: ChargeRequest, units: number): number | null {
    const row = takeFree.get(accountId, meter, periodName(meter, nowMs), units, limits[meter]);
    return row === null ? null : row.usedUnits;
  }

  function free({ accountId, keyId, operation, meter, units, requestId, nowMs }: ChargeRequest, used: number) {
    record.run(accountId, keyId, operation, meter, units, requestId, nowMs);
    return {
      charged: 'free' as const,
      costMicroGbp: 0,
      freeRemaining: limits[meter] - used,
      balanceMicroGbp: BALANCE_MICRO_GBP,
    };
  }

  function chargeOne(request: ChargeRequest): ChargeOutcome {
    const used = take(request, request.units);
    if (used !== null) return free(request, used);
    return { ...standing(request.accountId, request.meter, request.nowMs), charged: 'refused', costMicroGbp: 0 };
  }

  /** Requests of one pool and period: all from the pool in one go, or each on its own terms. */
  function chargePool(requests: readonly ChargeRequest[]): ChargeOutcome[] {
    const units = requests.reduce((sum, request) => sum + request.units, 0);
    const usedAfterAll = requests.length > 1 ? take(requests[0], units) : null;
    if (usedAfterAll === null) return requests.map(chargeOne);
    let used = usedAfterAll - units;
    return requests.map((request) => {
      used += request.units;
      return free(request, used);
    });
  }

  function charge(requests: readonly ChargeRequest[]): ChargeOutcome[] {
    const byPool = Map.groupBy(requests.keys(), (i) => {
      const { accountId, meter, nowMs } = requests[i];
      return `${accountId} ${meter} ${periodName(meter, nowMs)}`;
    });
    const outcomes: ChargeOutcome[] = [];
    for (const indices of byPool.values()) {
      const charged = chargePool(indices.map((i) => requests[i]));
      for (const [k, i] of indices.entries()) outcomes[i] = charged[k];
    }
    return outcomes;
  }

  return { usedUnits, standing, charge };
}
