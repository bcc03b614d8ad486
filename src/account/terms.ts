/**
 * The port to what calls cost and how many are free: the price list with its dates, and what was agreed with single
 * accounts. An agreement goes before the list, and the list before the program's settings. Every call reads it anew, so
 * that a change counts at the next call of every process; calls that were charged keep their price.
 */
import type { Account } from './account.ts';
import type { MeterClass } from './charge.ts';
import { requireInteger } from './integer.ts';
import type { OwnRate } from './rate.ts';

/** What was agreed with an account; null: as for everybody. */
export interface OwnTerms extends OwnRate {
  readonly freeDecisionMonth: number | null;
  readonly freeStandardDay: number | null;
  readonly freePremiumDay: number | null;
  readonly priceDecisionMicroGbp: number | null;
  readonly priceStandardMicroGbp: number | null;
  readonly pricePremiumMicroGbp: number | null;
  /** Off the list price, in hundredths of a percent; a price of its own has no discount. */
  readonly discountBasisPoints: number | null;
}

export const NO_OWN_TERMS: OwnTerms = {
  freeDecisionMonth: null,
  freeStandardDay: null,
  freePremiumDay: null,
  priceDecisionMicroGbp: null,
  priceStandardMicroGbp: null,
  pricePremiumMicroGbp: null,
  discountBasisPoints: null,
  ratePerSecond: null,
  rateBurst: null,
};

/** What holds for an account at one instant. */
export interface Terms {
  /** Per period of each pool. */
  readonly freeUnits: Readonly<Record<MeterClass, number>>;
  /** Of one unit, VAT included. */
  readonly priceMicroGbp: Readonly<Record<MeterClass, number>>;
  readonly vatBasisPoints: number;
  /** What was agreed; null where the server's own setting holds. */
  readonly rate: OwnRate;
}

export type PriceItem = MeterClass | 'vat';

export const PRICE_ITEMS: readonly PriceItem[] = ['decision', 'standard', 'premium', 'vat'];

export interface PriceEntry {
  readonly item: PriceItem;
  /** The first instant at which it holds. */
  readonly fromMs: number;
  /** Micro-GBP per unit, VAT included; for VAT hundredths of a percent. */
  readonly value: number;
}

/** No unit costs more than a thousand pounds. */
export const MAX_PRICE_MICRO_GBP = 1_000_000_000;

export interface TermsBook {
  /** Null when there is no such account. */
  terms(accountId: number, nowMs: number): Promise<Terms | null>;
  /** What was agreed with the account. */
  ownTerms(accountId: number): Promise<OwnTerms>;
  /** Changes what is named and leaves the rest. Null when there is no such account. Throws `AccountDeleted`. */
  changeTerms(email: string, change: Partial<OwnTerms>): Promise<{ account: Account; terms: OwnTerms } | null>;
  /** All entries by item and date, and what the settings say before the first. */
  priceList(): Promise<{
    readonly entries: readonly PriceEntry[];
    readonly before: Readonly<Record<PriceItem, number>>;
  }>;
  /** Adds an entry, or replaces one that has not begun. Throws `PriceRefused` for an instant before now. */
  setPrice(entry: PriceEntry, nowMs: number): Promise<void>;
  /** False when there is no such entry. Throws `PriceRefused` for one that has begun. */
  removePrice(item: PriceItem, fromMs: number, nowMs: number): Promise<boolean>;
}

/** The entry has begun to hold, or would have: the past keeps its prices. */
export class PriceRefused extends Error {
  override readonly name = 'PriceRefused';
}

const WHOLE = 10_000;

/** The list price less the discount, to the nearest millionth of a pound, halves up. */
export function discounted(priceMicroGbp: number, discountBasisPoints: number): number {
  const product = requireInteger('priceMicroGbp', priceMicroGbp) * (WHOLE - discountBasisPoints);
  return Math.floor((requireInteger('product', product) + WHOLE / 2) / WHOLE);
}
