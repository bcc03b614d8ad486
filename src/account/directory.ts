/**
 * The port to the accounts as an operator manages them: found and listed, renamed, exported, deleted. A deleted account
 * keeps its number, its bookings and the calls that cost money; everything personal is gone.
 */
import type { Account, AccountStatus, ApiKey } from './account.ts';
import type { MeterClass } from './charge.ts';
import { parseEmail } from './email.ts';
import { formatGbp } from './money.ts';
import type { LoggedAction } from './operator-log.ts';

export type AccountOrder = 'created' | 'email' | 'balance' | 'last-use';

/** As a list shows it: a deleted account has no status of its own. */
export type ShownStatus = AccountStatus | 'deleted';

export interface AccountQuery {
  /** A part of the e-mail or of the default place; case makes no difference. */
  readonly text?: string | undefined;
  /** Without it all but the deleted ones. */
  readonly status?: ShownStatus | undefined;
  /** Only accounts that were ever paid for and have less credit than this. */
  readonly creditBelowMicroGbp?: number | undefined;
  readonly order: AccountOrder;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface AccountSummary extends Account {
  readonly balanceMicroGbp: number;
  /** The last charged call, or midnight UTC of the last day on which a key was presented; null for never. */
  readonly lastUsedMs: number | null;
}

export interface AccountPage {
  readonly accounts: readonly AccountSummary[];
  /** Of all pages. */
  readonly total: number;
}

export interface DeletionOptions {
  /** Takes the credit that is left; without it an account with credit is not deleted. */
  readonly forfeit: boolean;
  /** Who deletes it, where that is not the operator of the store. */
  readonly by?: string;
}

export interface Deletion {
  /** Under its anonymous e-mail. */
  readonly account: Account;
  readonly forfeitedMicroGbp: number;
  readonly keysRevoked: number;
  readonly callsForgotten: number;
}

export interface ExportedEntry {
  readonly entryId: number;
  readonly kind: string;
  /** Change of the credit. */
  readonly amountMicroGbp: number;
  readonly ref: string | null;
  readonly reason: string | null;
  readonly atMs: number;
}

export interface ExportedAllowance {
  readonly meter: MeterClass;
  readonly period: string;
  readonly usedUnits: number;
}

export interface ExportedCall {
  readonly keyId: number;
  readonly operation: string;
  readonly meter: MeterClass;
  readonly units: number;
  readonly charged: 'free' | 'credit';
  readonly costMicroGbp: number;
  readonly requestId: string;
  readonly atMs: number;
}

export interface ExportedAnswer {
  readonly requestId: string;
  readonly answer: string | null;
  readonly atMs: number;
}

/** The lists of everything that is held about an account, but for the hashes of its keys. */
export interface ExportLists {
  readonly keys: readonly ApiKey[];
  readonly allowances: readonly ExportedAllowance[];
  readonly calls: readonly ExportedCall[];
  readonly entries: readonly ExportedEntry[];
  readonly answers: readonly ExportedAnswer[];
  readonly actions: readonly LoggedAction[];
}

/** Takes what an export reads: the account, then each list in the order of `ExportLists`, a long one in several parts. */
export interface ExportTaker {
  account(account: AccountSummary): void;
  rows<List extends keyof ExportLists>(list: List, rows: ExportLists[List]): void;
}

export interface Directory {
  findAccounts(query: AccountQuery): Promise<AccountPage>;
  /** Null when there is no such account. */
  summary(email: string): Promise<AccountSummary | null>;
  /** Null when there is no such account. Throws `AccountExists`, `AccountDeleted`, or RangeError for no e-mail. */
  changeEmail(email: string, newEmail: string): Promise<Account | null>;
  /** Null when there is no such account. Throws `AccountDeleted`, `DeletionRefused`. */
  deleteAccount(email: string, nowMs: number, options: DeletionOptions): Promise<Deletion | null>;
  /** Read at one moment, and never held as a whole. False when there is no such account. */
  exportAccount(email: string, taker: ExportTaker): Promise<boolean>;
}

/** The account is deleted and is never changed again. */
export class AccountDeleted extends Error {
  override readonly name = 'AccountDeleted';
}

/** The account cannot be deleted now; the message says what to do first. */
export class DeletionRefused extends Error {
  override readonly name = 'DeletionRefused';
}

/** The e-mail domain of deleted accounts; RFC 2606 reserves `.invalid`, so that no address has it. */
export const DELETED_DOMAIN = '@deleted.invalid';

/** The e-mail of a deleted account. */
export function anonymousEmail(accountId: number): string {
  return `account-${accountId}${DELETED_DOMAIN}`;
}

/** The status as it is shown. */
export function shownStatus({ status, deletedAtMs }: Pick<Account, 'status' | 'deletedAtMs'>): ShownStatus {
  return deletedAtMs === null ? status : 'deleted';
}

/** Throws `AccountDeleted` for an account that is never changed again. */
export function requireLiving({ email, deletedAtMs }: Account): void {
  if (deletedAtMs !== null) throw new AccountDeleted(`${email} is deleted and is never changed again`);
}

/** The e-mail of a new account, normalized. Throws RangeError for what is none, and for the names of deleted accounts. */
export function requireEmail(text: string): string {
  const email = parseEmail(text);
  if (email === null) throw new RangeError(`"${text}" is not an e-mail address`);
  if (email.endsWith(DELETED_DOMAIN)) throw new RangeError(`"${email}" is the name of a deleted account`);
  return email;
}

/** Why an account with open holds is not deleted. */
export function refuseWhileAnswering({ email }: Account): never {
  throw new DeletionRefused(
    `a question of ${email} is being answered; try again in a moment (after a crash: when the server has started)`,
  );
}

/** Throws `DeletionRefused` for an account with credit that nobody gives up. */
export function requireForfeit({ email }: Account, balanceMicroGbp: number, { forfeit }: DeletionOptions): void {
  if (balanceMicroGbp <= 0 || forfeit) return;
  throw new DeletionRefused(
    `${email} has ${formatGbp(balanceMicroGbp)} GBP of credit; pay it back with fairday credit adjust, or let it lapse with --forfeit`,
  );
}

/** Why the credit of a deleted account is taken. */
export const LAPSED = 'credit lapsed: account deleted';
