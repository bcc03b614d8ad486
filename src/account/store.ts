/**
 * The port to the store of accounts, keys, allowances and money. It is asynchronous, so that the database can be on
 * another machine; what every call asks is answered at once where it is at hand. Callers cache nothing: every call reads the store, so that a change by another process counts at the
 * next request. The ledger, holds, upkeep, terms, reports, used links, the directory of accounts and the operator log are parts
 * of the port with files of their own. Every change that an operator makes is logged in its own transaction; `by` names who made it, where that
 * is not the operator of the store.
 */
import type { Soon } from '../lib/soon.ts';
import type { Account, AccountStatus, ApiKey, KeyHolder, NewApiKey } from './account.ts';
import type { Balance, ChargeOutcome, ChargeRequest, DailyCalls, MeterClass, PoolUsage } from './charge.ts';
import type { Directory } from './directory.ts';
import type { ChargeHolds } from './holds.ts';
import type { Ledger } from './ledger.ts';
import type { OperatorLog } from './operator-log.ts';
import type { RequestRates } from './rate.ts';
import type { Reports } from './report.ts';
import type { TermsBook } from './terms.ts';
import type { Upkeep } from './upkeep.ts';
import type { Links } from './used-links.ts';

/** The holder of a key and the balance of its account for one pool, read at one moment. */
export interface FoundCaller {
  readonly holder: KeyHolder;
  readonly balance: Balance;
}

export interface UsageReport {
  readonly account: Account;
  readonly free: Readonly<Record<MeterClass, PoolUsage>>;
  readonly balanceMicroGbp: number;
}

export interface AccountStore
  extends Ledger,
    ChargeHolds,
    Upkeep,
    Directory,
    OperatorLog,
    TermsBook,
    Reports,
    RequestRates,
    Links {
  /**
   * The holder of a secret key, or null when it is unknown, revoked or expired. A bad checksum never reaches the
   * database. The day of the key's last use is written in the background.
   */
  findKey(secret: string, nowMs: number): Soon<KeyHolder | null>;
  /** The same with the balance of the holder's account, in one query: for a metered call. */
  findCaller(secret: string, meter: MeterClass, nowMs: number): Soon<FoundCaller | null>;
  balance(accountId: number, meter: MeterClass, nowMs: number): Soon<Balance>;
  /**
   * Takes the units from the free pool if it has them all, else from credit, else not at all. On disk when it resolves. A store
   * may call `meanwhile` when the outcome is known and on its way to the disk: what is made of it then is for nobody until the
   * promise resolves, and for nobody at all where it rejects. It must not throw.
   */
  charge(request: ChargeRequest, meanwhile?: (outcome: ChargeOutcome) => void): Promise<ChargeOutcome>;
  usage(accountId: number, nowMs: number): Soon<UsageReport | null>;
  /** The charged calls from one instant up to, not including, another, by day and operation, oldest day first. */
  dailyCalls(accountId: number, fromMs: number, toMs: number): Promise<readonly DailyCalls[]>;

  /** Throws `AccountExists` when the e-mail is taken; case makes no difference. */
  createAccount(email: string, status: AccountStatus, nowMs: number, by?: string): Promise<Account>;
  findAccount(email: string): Promise<Account | null>;
  listAccounts(): Promise<Account[]>;
  /** False when there is no such account. Throws `AccountDeleted`. */
  setStatus(email: string, status: AccountStatus, by?: string): Promise<boolean>;
  /** The place for questions of the account that name none; null without one. */
  defaultPlace(accountId: number): Promise<string | null>;
  /** False when there is no such account. Null removes the place. Throws `AccountDeleted`. */
  setDefaultPlace(email: string, place: string | null): Promise<boolean>;
  /** Throws `AccountDeleted`. */
  createKey(accountId: number, name: string, nowMs: number, by?: string): Promise<NewApiKey>;
  listKeys(accountId: number): Promise<ApiKey[]>;
  /** False when the account has no such key; revoking twice is true. */
  revokeKey(accountId: number, keyId: number, nowMs: number, by?: string): Promise<boolean>;
  /**
   * A new key of the same name in place of the old one, in one step; null when the account has no such working key. The
   * old one is revoked at once or, with an overlap, keeps working for that long. Throws `RotationRefused` for a key that
   * is being replaced already, so that no third one ever works.
   */
  rotateKey(accountId: number, keyId: number, nowMs: number, overlapMs?: number): Promise<NewApiKey | null>;

  /** Resolves when the store is open; throws what keeps it from that. The other calls wait for it by themselves. */
  ready(): Promise<void>;
  /** Whether a charge could be written now, for the readiness check. False once closed. */
  isWritable(): Promise<boolean>;
  /** Releases its open holds, writes what is queued, then closes. Every later call rejects. */
  close(): Promise<void>;
}

export class AccountExists extends Error {
  override readonly name = 'AccountExists';
}

/** The store cannot be used now: locked for too long, no space, not writable. The message says what to do. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** The connection broke while a write was being committed: whether it counts is unknown. */
export class OutcomeUnknown extends StoreUnavailable {
  override readonly name = 'OutcomeUnknown';
}

/** The stored data cannot be read. */
export class StoreDamaged extends StoreUnavailable {
  override readonly name = 'StoreDamaged';
}

/** There is no stored data where a command wants to read it. */
export class StoreMissing extends StoreUnavailable {
  override readonly name = 'StoreMissing';
}
