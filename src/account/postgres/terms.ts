/** What was agreed with accounts, and the price list, in PostgreSQL. */
import type { Account } from '../account.ts';
import type { Tariff } from '../charge.ts';
import {
  type BaseTerms,
  baseTermsOf,
  milliPerSecond,
  NO_OWN_TERMS,
  type OwnTerms,
  type PriceEntry,
  type PriceItem,
  requirePriceToCome,
  requireToCome,
} from '../terms.ts';
import { findLiving } from './accounts.ts';
import type { Queryable } from './connections.ts';
import type { PostgresOperatorLog } from './operator-log.ts';

/** As columns of `account_terms`, which may be joined under that name. */
export const TERMS_COLUMNS = `free_decision_month, free_standard_day, free_premium_day, price_decision_micro_gbp,
  price_standard_micro_gbp, price_premium_micro_gbp, discount_basis_points, rate_milli_per_second, rate_burst`;

const SAVE = `
  INSERT INTO account_terms AS terms (account_id, ${TERMS_COLUMNS})
  VALUES ($1::bigint, $2::bigint, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $9::bigint, $10::bigint)
  ON CONFLICT (account_id) DO UPDATE SET free_decision_month = excluded.free_decision_month,
    free_standard_day = excluded.free_standard_day, free_premium_day = excluded.free_premium_day,
    price_decision_micro_gbp = excluded.price_decision_micro_gbp,
    price_standard_micro_gbp = excluded.price_standard_micro_gbp,
    price_premium_micro_gbp = excluded.price_premium_micro_gbp,
    discount_basis_points = excluded.discount_basis_points,
    rate_milli_per_second = excluded.rate_milli_per_second, rate_burst = excluded.rate_burst`;

/** As they are stored: null in each column for an account without a row. */
export interface TermsRow extends Omit<OwnTerms, 'ratePerSecond'> {
  readonly rateMilliPerSecond: number | null;
}

export function ownTermsOf({ rateMilliPerSecond, ...row }: TermsRow): OwnTerms {
  const {
    freeDecisionMonth,
    freeStandardDay,
    freePremiumDay,
    priceDecisionMicroGbp,
    priceStandardMicroGbp,
    pricePremiumMicroGbp,
    discountBasisPoints,
    rateBurst,
  } = row;
  return {
    freeDecisionMonth,
    freeStandardDay,
    freePremiumDay,
    priceDecisionMicroGbp,
    priceStandardMicroGbp,
    pricePremiumMicroGbp,
    discountBasisPoints,
    ratePerSecond: perSecond(rateMilliPerSecond),
    rateBurst,
  };
}

/** A stored rate in requests per second. */
export function perSecond(rateMilliPerSecond: number | null): number | null {
  return rateMilliPerSecond === null ? null : rateMilliPerSecond / 1000;
}

export async function readOwnTerms(db: Queryable, accountId: number): Promise<OwnTerms> {
  const [row] = await db.query<TermsRow & Record<string, unknown>>(
    `SELECT ${TERMS_COLUMNS} FROM account_terms WHERE account_id = $1::bigint`,
    [accountId],
  );
  return row === undefined ? NO_OWN_TERMS : ownTermsOf(row);
}

/** All entries by item and date. */
export function readPriceList(db: Queryable): Promise<(PriceEntry & Record<string, unknown>)[]> {
  return db.query('SELECT item, from_ms, value FROM price_list ORDER BY item, from_ms');
}

/** The changes that an operator makes, in a transaction that the caller has opened; each is logged. */
export class PostgresTerms {
  readonly base: BaseTerms;
  readonly #log: PostgresOperatorLog;

  constructor(tariff: Tariff, log: PostgresOperatorLog) {
    this.base = baseTermsOf(tariff);
    this.#log = log;
  }

  async change(
    tx: Queryable,
    email: string,
    change: Partial<OwnTerms>,
  ): Promise<{ account: Account; terms: OwnTerms } | null> {
    const account = await findLiving(tx, email);
    if (account === null) return null;
    const terms = { ...(await readOwnTerms(tx, account.id)), ...change };
    await tx.execute(SAVE, [
      account.id,
      terms.freeDecisionMonth,
      terms.freeStandardDay,
      terms.freePremiumDay,
      terms.priceDecisionMicroGbp,
      terms.priceStandardMicroGbp,
      terms.pricePremiumMicroGbp,
      terms.discountBasisPoints,
      milliPerSecond(terms),
      terms.rateBurst,
    ]);
    await this.#log.write(tx, 'account.limits', account.id, { ...change });
    return { account, terms: await readOwnTerms(tx, account.id) };
  }

  async setPrice(tx: Queryable, { item, fromMs, value }: PriceEntry, nowMs: number): Promise<void> {
    requirePriceToCome({ item, fromMs, value }, nowMs);
    await tx.execute(
      `INSERT INTO price_list (item, from_ms, value) VALUES ($1, $2::bigint, $3::bigint)
        ON CONFLICT (item, from_ms) DO UPDATE SET value = excluded.value`,
      [item, fromMs, value],
    );
    await this.#log.write(tx, 'price.set', null, { item, from_ms: fromMs, value });
  }

  async removePrice(tx: Queryable, item: PriceItem, fromMs: number, nowMs: number): Promise<boolean> {
    const key = [item, fromMs];
    const found = await tx.query('SELECT item FROM price_list WHERE item = $1 AND from_ms = $2::bigint', key);
    if (found.length === 0) return false;
    // What begins at this very instant may have been charged already.
    requireToCome(fromMs, nowMs + 1);
    await tx.execute('DELETE FROM price_list WHERE item = $1 AND from_ms = $2::bigint', key);
    await this.#log.write(tx, 'price.remove', null, { item, from_ms: fromMs });
    return true;
  }
}
