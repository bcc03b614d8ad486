/**
 * Who calls and what they have left, as the database says, cached. What may be stale is dropped: all of it when another
 * process has committed something, or this one anything but charges; the balances of an account when its holds change.
 */
import { RecentEntries } from '../../lib/memoize.ts';
import type { KeyHolder } from '../account.ts';
import type { Balance, ChargeOutcome, ChargeRequest, DailyCalls, MeterClass } from '../charge.ts';
import { allowancePeriodName } from '../pools.ts';
import type { FoundCaller, UsageReport } from '../store.ts';
import type { Charges } from './charges.ts';
import type { FoundHolder, Keys } from './keys.ts';

const DAY_MS = 86_400_000;
/** Keys and accounts in memory, a few hundred bytes each; beyond it those go that were asked for longest ago. */
const MAX_ENTRIES = 20_000;
/** Accounts whose calls of the last days are in memory: up to some hundred rows each. */
const MAX_COUNTED = 100;

interface Left {
  readonly period: string;
  freeRemaining: number;
}

interface CountedCalls {
  readonly fromMs: number;
  readonly toMs: number;
  readonly days: readonly DailyCalls[];
}

interface AccountLeft {
  balanceMicroGbp: number;
  /** What it has used, until it changes or the day ends; null where nobody has asked since. */
  usage: { readonly day: number; readonly report: UsageReport } | null;
  readonly pools: Map<MeterClass, Left>;
}

export class CallerCache {
  readonly #keys: Keys;
  readonly #charges: Charges;
  /** By secret. A key that is unknown is asked for every time. */
  readonly #holders = new RecentEntries<string, FoundHolder>(MAX_ENTRIES);
  readonly #accounts = new RecentEntries<number, AccountLeft>(MAX_ENTRIES);
  /** Until the account is charged: to count them again takes the longer, the more calls there are of all accounts. */
  readonly #counted = new RecentEntries<number, CountedCalls>(MAX_COUNTED);

  constructor(keys: Keys, charges: Charges) {
    this.#keys = keys;
    this.#charges = charges;
  }

  /** The holder of a key; null when it is unknown, revoked or expired. */
  findKey(secret: string, nowMs: number): KeyHolder | null {
    const known = this.#holders.get(secret);
    if (known !== undefined) return isPast(known, nowMs) ? null : known.holder;
    const found = this.#keys.find(secret, nowMs);
    if (found === null) return null;
    this.#holders.set(secret, found);
    return found.holder;
  }

  findCaller(secret: string, meter: MeterClass, nowMs: number): FoundCaller | null {
    const known = this.#holders.get(secret);
    if (known !== undefined) {
      if (isPast(known, nowMs)) return null;
      const { holder } = known;
      return { holder, balance: this.balance(holder.accountId, meter, nowMs) };
    }
    const found = this.#keys.findWithPool(secret, meter, nowMs);
    if (found === null) return null;
    const { holder, usedUnits, balanceMicroGbp } = found;
    this.#holders.set(secret, found);
    const balance = this.#charges.balanceAfter(holder.accountId, meter, usedUnits, balanceMicroGbp);
    this.#set(holder.accountId, meter, allowancePeriodName(meter, nowMs), balance);
    return { holder, balance };
  }

  /** What the account has left. */
  balance(accountId: number, meter: MeterClass, nowMs: number): Balance {
    const period = allowancePeriodName(meter, nowMs);
    const account = this.#accounts.get(accountId);
    const pool = account?.pools.get(meter);
    if (account !== undefined && pool?.period === period) {
      return { freeRemaining: pool.freeRemaining, balanceMicroGbp: account.balanceMicroGbp };
    }
    const balance = this.#charges.balance(accountId, meter, nowMs);
    this.#set(accountId, meter, period, balance);
    return balance;
  }

  /** Takes over what a charge has left, once it is committed; charges come in the order in which they were made. */
  charged({ accountId, meter, nowMs }: ChargeRequest, outcome: ChargeOutcome): void {
    this.#counted.delete(accountId);
    const account = this.#accounts.get(accountId);
    if (account !== undefined) setLeft(account, meter, allowancePeriodName(meter, nowMs), outcome);
  }

  #set(accountId: number, meter: MeterClass, period: string, balance: Balance): void {
    let account = this.#accounts.get(accountId);
    if (account === undefined) {
      account = { balanceMicroGbp: balance.balanceMicroGbp, usage: null, pools: new Map() };
      this.#accounts.set(accountId, account);
    }
    setLeft(account, meter, period, balance);
  }

  /** The same report while nothing in it has changed. */
  usage(accountId: number, nowMs: number, read: () => UsageReport | null): UsageReport | null {
    const day = Math.floor(nowMs / DAY_MS);
    let account = this.#accounts.get(accountId);
    if (account?.usage?.day === day) return account.usage.report;
    const report = read();
    if (report === null) return null;
    if (account === undefined) {
      account = { balanceMicroGbp: report.balanceMicroGbp, usage: null, pools: new Map() };
      this.#accounts.set(accountId, account);
    }
    account.usage = { day, report };
    return report;
  }

  /** The calls by day between two instants; the same rows while nothing in them has changed. */
  dailyCalls(accountId: number, fromMs: number, toMs: number, read: () => DailyCalls[]): readonly DailyCalls[] {
    const known = this.#counted.get(accountId);
    if (known?.fromMs === fromMs && known.toMs === toMs) return known.days;
    const days = read();
    this.#counted.set(accountId, { fromMs, toMs, days });
    return days;
  }

  /** Whether the account is known to be there, as what it has used was read. */
  hasReport(accountId: number): boolean {
    return (this.#accounts.get(accountId)?.usage ?? null) !== null;
  }

  /** Drops what is cached of the balances of an account, or of all where it is not known which. */
  forgetBalance(accountId: number | undefined): void {
    if (accountId === undefined) {
      this.#accounts.clear();
      this.#counted.clear();
      return;
    }
    this.#accounts.delete(accountId);
    this.#counted.delete(accountId);
  }

  forgetKey(secret: string): void {
    this.#holders.delete(secret);
  }

  forgetAll(): void {
    this.#holders.clear();
    this.#accounts.clear();
    this.#counted.clear();
  }
}

function isPast({ expiresAtMs }: FoundHolder, nowMs: number): boolean {
  return expiresAtMs !== null && expiresAtMs <= nowMs;
}

function setLeft(
  account: AccountLeft,
  meter: MeterClass,
  period: string,
  { freeRemaining, balanceMicroGbp }: Balance,
): void {
  account.balanceMicroGbp = balanceMicroGbp;
  account.usage = null;
  const pool = account.pools.get(meter);
  if (pool?.period === period) pool.freeRemaining = freeRemaining;
  else account.pools.set(meter, { period, freeRemaining });
}
