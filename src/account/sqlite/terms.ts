/**
 * Prices, allowances and rates in SQLite: what was agreed with an account, else the price list, else the settings. They
 * are cached until `forget` says that they may have changed. What changes something runs in a transaction that the caller has opened, and is logged.
 */
import type { Database } from 'bun:sqlite';
import type { Account } from '../account.ts';
import type { MeterClass } from '../charge.ts';
import { requireInteger } from '../integer.ts';
import {
  discounted,
  MAX_PRICE_MICRO_GBP,
  NO_OWN_TERMS,
  type OwnTerms,
  type PriceEntry,
  type PriceItem,
  PriceRefused,
  type Terms,
} from '../terms.ts';
import type { SqliteAccounts } from './accounts.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

/** What the settings say: free units per period, micro-GBP per unit, VAT in hundredths of a percent. */
export interface BaseTerms {
  readonly freeUnits: Readonly<Record<MeterClass, number>>;
  readonly priceMicroGbp: Readonly<Record<MeterClass, number>>;
  readonly vatBasisPoints: number;
}

const OWN = `
  SELECT free_decision_month AS freeDecisionMonth, free_standard_day AS freeStandardDay,
    free_premium_day AS freePremiumDay, price_decision_micro_gbp AS priceDecisionMicroGbp,
    price_standard_micro_gbp AS priceStandardMicroGbp, price_premium_micro_gbp AS pricePremiumMicroGbp,
    discount_basis_points AS discountBasisPoints, rate_milli_per_second / 1000.0 AS ratePerSecond,
    rate_burst AS rateBurst
  FROM account_terms WHERE account_id = ?`;

const SAVE = `
  INSERT OR REPLACE INTO account_terms (account_id, free_decision_month, free_standard_day, free_premium_day,
    price_decision_micro_gbp, price_standard_micro_gbp, price_premium_micro_gbp, discount_basis_points,
    rate_milli_per_second, rate_burst)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** What was agreed with so many accounts is in memory. */
const MAX_CACHED_ACCOUNTS = 20_000;

const SET = 'INSERT INTO price_list (item, from_ms, value) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET value = ?3';

export type SqliteTerms = ReturnType<typeof createTerms>;

export function createTerms(db: Database, base: BaseTerms, accounts: SqliteAccounts, log: SqliteOperatorLog) {
  const own = db.query<OwnTerms, [number]>(OWN);
  const list = db.query<PriceEntry, []>('SELECT item, from_ms AS fromMs, value FROM price_list ORDER BY item, from_ms');

  const cachedOwn = new Map<number, OwnTerms>();
  let cachedPrices: ReadonlyMap<PriceItem, readonly PriceEntry[]> | null = null;

  function ownTerms(accountId: number): OwnTerms {
    let terms = cachedOwn.get(accountId);
    if (terms === undefined) {
      terms = own.get(accountId) ?? NO_OWN_TERMS;
      if (cachedOwn.size >= MAX_CACHED_ACCOUNTS) cachedOwn.clear();
      cachedOwn.set(accountId, terms);
    }
    return terms;
  }

  /** What the list says of the item at that instant; undefined before its first entry. */
  function listed(item: PriceItem, nowMs: number): number | undefined {
    cachedPrices ??= Map.groupBy(list.all(), (entry) => entry.item);
    return cachedPrices.get(item)?.findLast(({ fromMs }) => fromMs <= nowMs)?.value;
  }

  /** The units that an account has free per period, given what was agreed. */
  const freeUnitsOf = (terms: OwnTerms, meter: MeterClass): number =>
    ownFreeUnits(terms, meter) ?? base.freeUnits[meter];

  /** The price of one unit, given what was agreed. */
  function unitPriceOf(terms: OwnTerms, meter: MeterClass, nowMs: number): number {
    const agreed = ownPrice(terms, meter);
    if (agreed !== null) return agreed;
    return discounted(listed(meter, nowMs) ?? base.priceMicroGbp[meter], terms.discountBasisPoints ?? 0);
  }

  const vatBasisPoints = (nowMs: number): number => listed('vat', nowMs) ?? base.vatBasisPoints;

  return {
    ownTerms,
    vatBasisPoints,

    /** Reads all anew from now on. */
    forget(): void {
      cachedOwn.clear();
      cachedPrices = null;
    },

    freeUnits: (accountId: number, meter: MeterClass) => freeUnitsOf(ownTerms(accountId), meter),
    unitPrice: (accountId: number, meter: MeterClass, nowMs: number) => unitPriceOf(ownTerms(accountId), meter, nowMs),

    /** All that holds for an account at that instant. */
    at(accountId: number, nowMs: number): Terms {
      const terms = ownTerms(accountId);
      const each = (read: (meter: MeterClass) => number) => ({
        decision: read('decision'),
        standard: read('standard'),
        premium: read('premium'),
      });
      return {
        freeUnits: each((meter) => freeUnitsOf(terms, meter)),
        priceMicroGbp: each((meter) => unitPriceOf(terms, meter, nowMs)),
        vatBasisPoints: vatBasisPoints(nowMs),
        rate: { ratePerSecond: terms.ratePerSecond, rateBurst: terms.rateBurst },
      };
    },

    change(email: string, change: Partial<OwnTerms>): { account: Account; terms: OwnTerms } | null {
      const account = accounts.findLiving(email);
      if (account === null) return null;
      save(db, account.id, { ...ownTerms(account.id), ...change });
      cachedOwn.delete(account.id);
      log.write('account.limits', account.id, { ...change });
      return { account, terms: ownTerms(account.id) };
    },

    priceList: () => ({
      entries: list.all(),
      before: { ...base.priceMicroGbp, vat: base.vatBasisPoints },
    }),

    setPrice({ item, fromMs, value }: PriceEntry, nowMs: number): void {
      requireToCome(fromMs, nowMs);
      if (requireInteger('value', value) > (item === 'vat' ? 10_000 : MAX_PRICE_MICRO_GBP)) {
        throw new RangeError(`${value} is too much for ${item}`);
      }
      db.query<null, [PriceItem, number, number]>(SET).run(item, fromMs, value);
      log.write('price.set', null, { item, from_ms: fromMs, value });
    },

    removePrice(item: PriceItem, fromMs: number, nowMs: number): boolean {
      const key = [item, fromMs] as const;
      const found = db.query('SELECT 1 FROM price_list WHERE item = ? AND from_ms = ?').get(...key);
      if (found === null) return false;
      // What begins at this very instant may have been charged already.
      requireToCome(fromMs, nowMs + 1);
      db.query<null, [PriceItem, number]>('DELETE FROM price_list WHERE item = ? AND from_ms = ?').run(...key);
      log.write('price.remove', null, { item, from_ms: fromMs });
      return true;
    },
  };
}

function requireToCome(fromMs: number, nowMs: number): void {
  if (requireInteger('fromMs', fromMs) >= nowMs) return;
  throw new PriceRefused(`${new Date(fromMs).toISOString()} has begun: what holds already is never changed`);
}

function save(db: Database, accountId: number, terms: OwnTerms): void {
  const { ratePerSecond } = terms;
  db.query<null, (number | null)[]>(SAVE).run(
    accountId,
    terms.freeDecisionMonth,
    terms.freeStandardDay,
    terms.freePremiumDay,
    terms.priceDecisionMicroGbp,
    terms.priceStandardMicroGbp,
    terms.pricePremiumMicroGbp,
    terms.discountBasisPoints,
    ratePerSecond === null ? null : Math.round(ratePerSecond * 1000),
    terms.rateBurst,
  );
}

function ownFreeUnits(terms: OwnTerms, meter: MeterClass): number | null {
  if (meter === 'decision') return terms.freeDecisionMonth;
  return meter === 'standard' ? terms.freeStandardDay : terms.freePremiumDay;
}

function ownPrice(terms: OwnTerms, meter: MeterClass): number | null {
  if (meter === 'decision') return terms.priceDecisionMicroGbp;
  return meter === 'standard' ? terms.priceStandardMicroGbp : terms.pricePremiumMicroGbp;
}
