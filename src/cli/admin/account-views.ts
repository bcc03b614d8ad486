/** Accounts and keys as JSON and as tables, and the account that an operand names. */
import type { Account, ApiKey } from '../../account/account.ts';
import { AccountDeleted, shownStatus } from '../../account/directory.ts';
import type { AccountStore } from '../../account/store.ts';
import { CommandFailure, EXIT } from '../command.ts';
import { isoTime, type Table, table } from '../terminal/table.ts';
import { isoDay } from './flag-values.ts';

export function accountJson(account: Account) {
  const { id, email, createdAtMs, defaultPlace, deletedAtMs } = account;
  const deleted = deletedAtMs === null ? {} : { deleted_at: isoTime(deletedAtMs) };
  const status = shownStatus(account);
  return { id, email, status, created_at: isoTime(createdAtMs), default_place: defaultPlace, ...deleted };
}

export function accountTable(accounts: readonly Account[]): Table {
  return table(
    ['ID', 'EMAIL', 'STATUS', 'CREATED', 'PLACE'],
    accounts.map((account) => [
      account.id,
      account.email,
      shownStatus(account),
      isoDay(account.createdAtMs),
      account.defaultPlace ?? '-',
    ]),
  );
}

/** A key as JSON, without its secret. */
export function keyJson({ id, name, hint, createdAtMs, revokedAtMs, expiresAtMs, lastUsedDayMs }: ApiKey) {
  return {
    id,
    name,
    hint,
    created_at: isoTime(createdAtMs),
    last_used: lastUsedDayMs === null ? null : isoDay(lastUsedDayMs),
    works_until: expiresAtMs === null ? null : isoTime(expiresAtMs),
    revoked_at: revokedAtMs === null ? null : isoTime(revokedAtMs),
  };
}

/** Keys as a table, without their secrets; `nowMs` tells the keys that have run out. */
export function keyTable(keys: readonly ApiKey[], nowMs: number): Table {
  return table(
    ['ID', 'NAME', 'KEY', 'CREATED', 'LAST USED', 'STATE'],
    keys.map((key) => {
      const lastUsed = key.lastUsedDayMs === null ? '-' : isoDay(key.lastUsedDayMs);
      return [key.id, key.name, key.hint, isoDay(key.createdAtMs), lastUsed, keyState(key, nowMs)];
    }),
  );
}

function keyState({ revokedAtMs, expiresAtMs }: ApiKey, nowMs: number): string {
  if (revokedAtMs !== null) return `revoked ${isoDay(revokedAtMs)}`;
  if (expiresAtMs === null) return 'works';
  const until = `${isoTime(expiresAtMs).slice(0, 16)}Z`;
  return expiresAtMs > nowMs ? `works until ${until}` : `ended ${until}`;
}

/** The account with that e-mail. Throws `CommandFailure` with exit code 3 when there is none. */
export async function requireAccount(accounts: AccountStore, email: string): Promise<Account> {
  const account = await accounts.findAccount(email);
  if (account !== null) return account;
  throw noSuchAccount(email);
}

/** The same; throws `CommandFailure` with exit code 4 for a deleted account. */
export async function requireLivingAccount(accounts: AccountStore, email: string): Promise<Account> {
  const account = await requireAccount(accounts, email);
  if (account.deletedAtMs === null) return account;
  throw new CommandFailure(EXIT.refused, `${account.email} is deleted and is never changed again`);
}

export function noSuchAccount(email: string): CommandFailure {
  return new CommandFailure(EXIT.notFound, `no account has the e-mail ${email}; see all with: fairday account list`);
}

/** The result of a change; throws `CommandFailure` with exit code 4 for a deleted account. */
export async function refusingDeleted<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof AccountDeleted) throw new CommandFailure(EXIT.refused, error.message);
    throw error;
  }
}
