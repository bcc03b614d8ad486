/**
 * The port to what calls cost and how many are free: the price list with its dates, and what was agreed with single
 * accounts. An agreement goes before the list, and the list before the program's settings. Every call reads it anew, so
 * that a change counts at the next call of every process; calls that were charged keep their price.
 */
import type { Soon } from '../lib/soon.ts';
import type { Account } from './account.ts';
import type { MeterClass, Tariff } from './charge.ts';
import { requireInteger } from './integer.ts';
import { freeLimits } from './pools.ts';
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
  terms(accountId: number, nowMs: number): Soon<Terms | null>;
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

/** What the settings say: free units per period, micro-GBP per unit, VAT in hundredths of a percent. */
export interface BaseTerms {
  readonly freeUnits: Readonly<Record<MeterClass, number>>;
  readonly priceMicroGbp: Readonly<Record<MeterClass, number>>;
  readonly vatBasisPoints: number;
}

/** The terms that the settings describe. */
export function baseTermsOf(tariff: Tariff): BaseTerms {
  return {
    freeUnits: freeLimits(tariff),
    priceMicroGbp: tariff.priceMicroGbp,
    vatBasisPoints: requireInteger('vatBasisPoints', tariff.vatBasisPoints),
  };
}

/** The value of the price list for an item at an instant; null before its first entry. */
export type ListedPrice = (item: PriceItem, nowMs: number) => number | null;

/** Reads a price list, sorted by date, as it is stored. */
export function listedIn(entries: readonly PriceEntry[]): ListedPrice {
  return (item, nowMs) => entries.findLast((entry) => entry.item === item && entry.fromMs <= nowMs)?.value ?? null;
}

/** The VAT within prices at an instant, in hundredths of a percent. */
export function vatAt(base: BaseTerms, listed: ListedPrice, nowMs: number): number {
  return listed('vat', nowMs) ?? base.vatBasisPoints;
}

/** The units that an account has free per period, given what was agreed. */
export function freeUnitsOf(base: BaseTerms, terms: OwnTerms, meter: MeterClass): number {
  return ownFreeUnits(terms, meter) ?? base.freeUnits[meter];
}

/** The price of one unit at an instant, given what was agreed. */
export function unitPriceOf(
  base: BaseTerms,
  terms: OwnTerms,
  listed: ListedPrice,
  meter: MeterClass,
  nowMs: number,
): number {
  const agreed = ownPrice(terms, meter);
  if (agreed !== null) return agreed;
  return discounted(listed(meter, nowMs) ?? base.priceMicroGbp[meter], terms.discountBasisPoints ?? 0);
}

/** All that holds for an account at an instant, given what was agreed. */
export function termsAt(base: BaseTerms, terms: OwnTerms, listed: ListedPrice, nowMs: number): Terms {
  const each = (read: (meter: MeterClass) => number) => ({
    decision: read('decision'),
    standard: read('standard'),
    premium: read('premium'),
  });
  return {
    freeUnits: each((meter) => freeUnitsOf(base, terms, meter)),
    priceMicroGbp: each((meter) => unitPriceOf(base, terms, listed, meter, nowMs)),
    vatBasisPoints: vatAt(base, listed, nowMs),
    rate: { ratePerSecond: terms.ratePerSecond, rateBurst: terms.rateBurst },
  };
}

/** Throws `PriceRefused` for what would change the past, RangeError for a value beyond its bounds. */
export function requirePriceToCome({ item, fromMs, value }: PriceEntry, nowMs: number): void {
  requireToCome(fromMs, nowMs);
  if (requireInteger('value', value) > (item === 'vat' ? WHOLE : MAX_PRICE_MICRO_GBP)) {
    throw new RangeError(`${value} is too much for ${item}`);
  }
}

/** Throws `PriceRefused` for an instant before now. */
export function requireToCome(fromMs: number, nowMs: number): void {
  if (requireInteger('fromMs', fromMs) >= nowMs) return;
  throw new PriceRefused(`${new Date(fromMs).toISOString()} has begun: what holds already is never changed`);
}

/** A rate as it is stored, in thousandths of a request per second. */
export function milliPerSecond({ ratePerSecond }: OwnRate): number | null {
  return ratePerSecond === null ? null : Math.round(ratePerSecond * 1000);
}

function ownFreeUnits(terms: OwnTerms, meter: MeterClass): number | null {
  if (meter === 'decision') return terms.freeDecisionMonth;
  return meter === 'standard' ? terms.freeStandardDay : terms.freePremiumDay;
}

function ownPrice(terms: OwnTerms, meter: MeterClass): number | null {
  if (meter === 'decision') return terms.priceDecisionMicroGbp;
  return meter === 'standard' ? terms.priceStandardMicroGbp : terms.pricePremiumMicroGbp;
}
