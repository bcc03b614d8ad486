/** What an account has used and has left, read in a transaction of one moment. */
import type { Balance, DailyCalls, MeterClass, PoolUsage } from '../charge.ts';
import { allowancePeriodAt, allowancePeriodName } from '../pools.ts';
import type { UsageReport } from '../store.ts';
import { type BaseTerms, freeUnitsOf, type OwnTerms } from '../terms.ts';
import { findAccountById } from './accounts.ts';
import type { Queryable } from './connections.ts';
import { dayOf } from './statement.ts';
import { readOwnTerms } from './terms.ts';

const USED = `
  SELECT used_units FROM allowance WHERE account_id = $1::bigint AND meter = $2 AND period = $3`;

const BALANCE = `
  SELECT credits_micro_gbp - debits_micro_gbp AS micro FROM ledger_account WHERE id = $1::bigint`;

const DAILY = `
  SELECT ${dayOf('at_ms')} AS day, operation, meter, sum(calls) AS calls, sum(units * calls) AS units,
    sum(cost_micro_gbp) AS cost_micro_gbp
  FROM metered_call WHERE account_id = $1::bigint AND at_ms >= $2::bigint AND at_ms < $3::bigint
  GROUP BY day, operation, meter ORDER BY day, operation, meter`;

export async function readBalance(
  tx: Queryable,
  base: BaseTerms,
  accountId: number,
  meter: MeterClass,
  nowMs: number,
): Promise<Balance> {
  const used = await readUsed(tx, accountId, meter, nowMs);
  const freeUnits = freeUnitsOf(base, await readOwnTerms(tx, accountId), meter);
  return { freeRemaining: Math.max(0, freeUnits - used), balanceMicroGbp: await readCredit(tx, accountId) };
}

export async function readUsage(
  tx: Queryable,
  base: BaseTerms,
  accountId: number,
  nowMs: number,
): Promise<UsageReport | null> {
  const account = await findAccountById(tx, accountId);
  if (account === null) return null;
  const terms = await readOwnTerms(tx, accountId);
  const pool = (meter: MeterClass) => readPool(tx, base, terms, accountId, meter, nowMs);
  return {
    account,
    free: { decision: await pool('decision'), standard: await pool('standard'), premium: await pool('premium') },
    balanceMicroGbp: await readCredit(tx, accountId),
  };
}

export function readDailyCalls(
  tx: Queryable,
  accountId: number,
  fromMs: number,
  toMs: number,
): Promise<(DailyCalls & Record<string, unknown>)[]> {
  return tx.query(DAILY, [accountId, fromMs, toMs]);
}

async function readPool(
  tx: Queryable,
  base: BaseTerms,
  terms: OwnTerms,
  accountId: number,
  meter: MeterClass,
  nowMs: number,
): Promise<PoolUsage> {
  const { name, resetsAtMs } = allowancePeriodAt(meter, nowMs);
  const limit = freeUnitsOf(base, terms, meter);
  const used = await readUsed(tx, accountId, meter, nowMs);
  return { period: name, limit, used, remaining: Math.max(0, limit - used), resetsAtMs };
}

async function readUsed(tx: Queryable, accountId: number, meter: MeterClass, nowMs: number): Promise<number> {
  const period = allowancePeriodName(meter, nowMs);
  return (await tx.query<{ usedUnits: number }>(USED, [accountId, meter, period]))[0]?.usedUnits ?? 0;
}

/** The credit of an account; 0 when there is no such account. */
async function readCredit(tx: Queryable, accountId: number): Promise<number> {
  return (await tx.query<{ micro: number }>(BALANCE, [accountId]))[0]?.micro ?? 0;
}
