/** Meter classes, the tariff, balances, and charges with their outcomes. */

/** The three pools of free calls; they belong to the account, not to the key. */
export type MeterClass = 'decision' | 'standard' | 'premium';

export const METER_CLASSES: readonly MeterClass[] = ['decision', 'standard', 'premium'];

/** Free units per period and GBP per unit after them, VAT included, in integer millionths of a pound. */
export interface Tariff {
  readonly freePerMonthDecision: number;
  readonly freePerDayStandard: number;
  readonly freePerDayPremium: number;
  readonly priceMicroGbp: Readonly<Record<MeterClass, number>>;
  /** The VAT within prices, in hundredths of a percent: 2000 is 20 %. */
  readonly vatBasisPoints: number;
}

/** The free units that an account has left in one pool, and its prepaid credit. */
export interface Balance {
  readonly freeRemaining: number;
  readonly balanceMicroGbp: number;
}

export interface ChargeRequest {
  readonly accountId: number;
  readonly keyId: number;
  readonly meter: MeterClass;
  readonly units: number;
  readonly operation: string;
  readonly requestId: string;
  readonly nowMs: number;
}

/** `refused`: neither the free pool has all the units nor the credit their price; nothing was taken. */
export interface ChargeOutcome extends Balance {
  readonly charged: 'free' | 'credit' | 'refused';
  readonly costMicroGbp: number;
}

export interface PoolUsage {
  /** `2026-11` for a month, `2026-11-21` for a day, UTC. */
  readonly period: string;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly resetsAtMs: number;
}

/** The calls of one operation on one UTC day. */
export interface DailyCalls {
  /** `2026-11-21`. */
  readonly day: string;
  readonly operation: string;
  readonly meter: MeterClass;
  readonly calls: number;
  readonly units: number;
  readonly costMicroGbp: number;
}
