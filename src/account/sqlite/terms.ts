/**
 * Prices, allowances and rates in SQLite: what was agreed with an account, else the price list, else the settings. They
 * are cached until `forget` says that they may have changed. What changes something runs in a transaction that the caller has opened, and is logged.
 */
import type { Database } from 'bun:sqlite';
import type { Account } from '../account.ts';
import type { MeterClass } from '../charge.ts';
import {
  type BaseTerms,
  freeUnitsOf,
  type ListedPrice,
  milliPerSecond,
  NO_OWN_TERMS,
  type OwnTerms,
  type PriceEntry,
  type PriceItem,
  requirePriceToCome,
  requireToCome,
  type Terms,
  termsAt,
  unitPriceOf,
  vatAt,
} from '../terms.ts';
import type { SqliteAccounts } from './accounts.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

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
/** Where something was agreed with no more accounts than that, their numbers are known: of the others nothing is read. */
const MAX_KNOWN_ACCOUNTS = 5_000;

const SET = 'INSERT INTO price_list (item, from_ms, value) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET value = ?3';

export type SqliteTerms = ReturnType<typeof createTerms>;

export function createTerms(db: Database, base: BaseTerms, accounts: SqliteAccounts, log: SqliteOperatorLog) {
  const own = db.query<OwnTerms, [number]>(OWN);
  const list = db.query<PriceEntry, []>('SELECT item, from_ms AS fromMs, value FROM price_list ORDER BY item, from_ms');

  const accountsWithOwn = db.query<{ id: number }, []>(
    `SELECT account_id AS id FROM account_terms LIMIT ${MAX_KNOWN_ACCOUNTS + 1}`,
  );

  const cachedOwn = new Map<number, OwnTerms>();
  /** The accounts with which something was agreed; `many` where they are too many to be known. */
  let withOwn: ReadonlySet<number> | 'many' | null = null;
  let cachedPrices: ReadonlyMap<PriceItem, readonly PriceEntry[]> | null = null;

  function readAccountsWithOwn(): ReadonlySet<number> | 'many' {
    const ids = accountsWithOwn.all();
    return ids.length > MAX_KNOWN_ACCOUNTS ? 'many' : new Set(ids.map(({ id }) => id));
  }

  function ownTerms(accountId: number): OwnTerms {
    withOwn ??= readAccountsWithOwn();
    if (withOwn !== 'many' && !withOwn.has(accountId)) return NO_OWN_TERMS;
    let terms = cachedOwn.get(accountId);
    if (terms === undefined) {
      terms = own.get(accountId) ?? NO_OWN_TERMS;
      if (cachedOwn.size >= MAX_CACHED_ACCOUNTS) cachedOwn.clear();
      cachedOwn.set(accountId, terms);
    }
    return terms;
  }

  const listed: ListedPrice = (item, nowMs) => {
    cachedPrices ??= Map.groupBy(list.all(), (entry) => entry.item);
    return cachedPrices.get(item)?.findLast(({ fromMs }) => fromMs <= nowMs)?.value ?? null;
  };

  const vatBasisPoints = (nowMs: number): number => vatAt(base, listed, nowMs);

  return {
    ownTerms,
    vatBasisPoints,

    /** Reads all anew from now on. */
    forget(): void {
      cachedOwn.clear();
      withOwn = null;
      cachedPrices = null;
    },

    freeUnits: (accountId: number, meter: MeterClass) => freeUnitsOf(base, ownTerms(accountId), meter),
    unitPrice: (accountId: number, meter: MeterClass, nowMs: number) =>
      unitPriceOf(base, ownTerms(accountId), listed, meter, nowMs),

    /** All that holds for an account at that instant. */
    at: (accountId: number, nowMs: number): Terms => termsAt(base, ownTerms(accountId), listed, nowMs),

    change(email: string, change: Partial<OwnTerms>): { account: Account; terms: OwnTerms } | null {
      const account = accounts.findLiving(email);
      if (account === null) return null;
      save(db, account.id, { ...ownTerms(account.id), ...change });
      cachedOwn.delete(account.id);
      withOwn = null;
      log.write('account.limits', account.id, { ...change });
      return { account, terms: ownTerms(account.id) };
    },

    priceList: () => ({
      entries: list.all(),
      before: { ...base.priceMicroGbp, vat: base.vatBasisPoints },
    }),

    setPrice({ item, fromMs, value }: PriceEntry, nowMs: number): void {
      requirePriceToCome({ item, fromMs, value }, nowMs);
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

function save(db: Database, accountId: number, terms: OwnTerms): void {
  db.query<null, (number | null)[]>(SAVE).run(
    accountId,
    terms.freeDecisionMonth,
    terms.freeStandardDay,
    terms.freePremiumDay,
    terms.priceDecisionMicroGbp,
    terms.priceStandardMicroGbp,
    terms.pricePremiumMicroGbp,
    terms.discountBasisPoints,
    milliPerSecond(terms),
    terms.rateBurst,
  );
}
