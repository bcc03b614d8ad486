/**
 * Accounts in SQLite: created, found, listed and changed. What changes something is synchronous, runs in a transaction
 * that the caller has opened, and logs what the operator did.
 */
import type { Database } from 'bun:sqlite';
import type { Account, AccountStatus } from '../account.ts';
import { type AccountPage, type AccountQuery, type AccountSummary, requireEmail, requireLiving } from '../directory.ts';
import { accountName } from '../email.ts';
import { requireInteger } from '../integer.ts';
import { AccountExists } from '../store.ts';
import { callsOf } from './blocks.ts';
import { LAST_CALLS } from './last-calls.ts';
import type { SqliteOperatorLog } from './operator-log.ts';

const COLUMNS = `
  account.id, email, status, created_at_ms AS createdAtMs, default_place AS defaultPlace, deleted_at_ms AS deletedAtMs`;

const BALANCE = `
  (SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE ledger_account.id = account.id)`;

/** The last call, and the last day on which a key was presented, which outlives the call. */
function lastUsed(lastCall: string): string {
  return `
    nullif(max(
      coalesce(${lastCall}, 0),
      coalesce((SELECT max(last_used_day_ms) FROM api_key WHERE api_key.account_id = account.id), 0)
    ), 0) AS lastUsedMs`;
}

const LAST_CALL = `(SELECT max(at_ms) FROM ${callsOf('account.id')})`;

const LOW_CREDIT = `EXISTS (
  SELECT 1 FROM ledger_account AS ledger
  WHERE ledger.id = account.id AND credits_micro_gbp > 0 AND credits_micro_gbp - debits_micro_gbp < ?)`;

const SUMMARY = `SELECT ${COLUMNS}, ${BALANCE} AS balanceMicroGbp, ${lastUsed(LAST_CALL)}`;

/** What a page is ordered by. Of a page that is ordered by something else, only its own accounts are looked up in the calls. */

const ORDERS: Readonly<Record<Exclude<AccountQuery['order'], 'last-use'>, string>> = {
  created: 'account.id',
  email: 'email',
  balance: BALANCE,
};

const BY_LAST_USE = `
  WITH last AS MATERIALIZED ${LAST_CALLS}
  SELECT ${COLUMNS}, ${BALANCE} AS balanceMicroGbp, ${lastUsed('last.at_ms')}
  FROM account LEFT JOIN last ON last.account_id = account.id`;

/** One page of accounts: the values of the clause, then limit and offset. */
function pageQuery(order: AccountQuery['order'], descending: boolean, clause: string): string {
  const way = descending ? 'DESC' : 'ASC';
  const orderBy = (by: string) => `ORDER BY ${by} ${way}, account.id ${way}`;
  if (order === 'last-use') return `${BY_LAST_USE} ${clause} ${orderBy('coalesce(lastUsedMs, 0)')} LIMIT ? OFFSET ?`;
  const by = orderBy(ORDERS[order]);
  return `${SUMMARY} FROM (SELECT * FROM account ${clause} ${by} LIMIT ? OFFSET ?) AS account ${by}`;
}

export class SqliteAccounts {
  readonly #db: Database;
  readonly #log: SqliteOperatorLog;

  constructor(db: Database, log: SqliteOperatorLog) {
    this.#db = db;
    this.#log = log;
  }

  create(email: string, status: AccountStatus, nowMs: number): Account {
    const normalized = requireEmail(email);
    const created = this.#db
      .query<{ id: number }, [string, string, number]>(
        'INSERT INTO account (email, status, created_at_ms) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING RETURNING id',
      )
      .get(normalized, status, requireInteger('nowMs', nowMs));
    if (created === null) throw new AccountExists(`${normalized} already has an account`);
    this.#log.write('account.create', created.id, { status });
    return this.#reread(created.id);
  }

  find(email: string): Account | null {
    const normalized = accountName(email);
    if (normalized === null) return null;
    return this.#db.query<Account, [string]>(`SELECT ${COLUMNS} FROM account WHERE email = ?`).get(normalized);
  }

  /** The account with that e-mail, or null; throws `AccountDeleted` for one that is never changed again. */
  findLiving(email: string): Account | null {
    const account = this.find(email);
    if (account !== null) requireLiving(account);
    return account;
  }

  findById(accountId: number): Account | null {
    return this.#db.query<Account, [number]>(`SELECT ${COLUMNS} FROM account WHERE id = ?`).get(accountId);
  }

  list(): Account[] {
    return this.#db.query<Account, []>(`SELECT ${COLUMNS} FROM account ORDER BY id`).all();
  }

  summary(email: string): AccountSummary | null {
    const normalized = accountName(email);
    if (normalized === null) return null;
    return this.#db.query<AccountSummary, [string]>(`${SUMMARY} FROM account WHERE email = ?`).get(normalized);
  }

  search({ text, status, creditBelowMicroGbp, order, descending, limit, offset }: AccountQuery): AccountPage {
    const conditions = [status === 'deleted' ? 'deleted_at_ms IS NOT NULL' : 'deleted_at_ms IS NULL'];
    const values: (string | number)[] = [];
    if (status !== undefined && status !== 'deleted') {
      conditions.push('status = ?');
      values.push(status);
    }
    if (text !== undefined) {
      conditions.push("(instr(email, ?) > 0 OR instr(lower(coalesce(default_place, '')), ?) > 0)");
      const part = text.trim().normalize('NFC').toLowerCase();
      values.push(part, part);
    }
    if (creditBelowMicroGbp !== undefined) {
      conditions.push(LOW_CREDIT);
      values.push(creditBelowMicroGbp);
    }
    const clause = `WHERE ${conditions.join(' AND ')}`;
    const rows = this.#db.query<AccountSummary, (string | number)[]>(pageQuery(order, descending, clause));
    const count = this.#db.query<{ total: number }, (string | number)[]>(
      `SELECT count(*) AS total FROM account ${clause}`,
    );
    const read = this.#db.transaction(() => ({
      accounts: rows.all(...values, limit, offset),
      total: count.get(...values)?.total ?? 0,
    }));
    return read.deferred();
  }

  setStatus(email: string, status: AccountStatus): boolean {
    return this.#change(email, 'UPDATE account SET status = ? WHERE id = ?', status, ({ id }) =>
      this.#log.write('account.status', id, { status }),
    );
  }

  setDefaultPlace(email: string, place: string | null): boolean {
    // The log says that it changed and not to what: a place is personal.
    return this.#change(email, 'UPDATE account SET default_place = ? WHERE id = ?', place, ({ id }) =>
      this.#log.write('account.place', id, { removed: place === null }),
    );
  }

  changeEmail(email: string, newEmail: string): Account | null {
    const account = this.findLiving(email);
    if (account === null) return null;
    const normalized = requireEmail(newEmail);
    const other = this.find(normalized);
    if (other !== null && other.id !== account.id) throw new AccountExists(`${normalized} already has an account`);
    this.#db.query<null, [string, number]>('UPDATE account SET email = ? WHERE id = ?').run(normalized, account.id);
    this.#log.write('account.email', account.id);
    return this.#reread(account.id);
  }

  #change(email: string, update: string, value: string | null, log: (account: Account) => void): boolean {
    const account = this.findLiving(email);
    if (account === null) return false;
    this.#db.query<null, [string | null, number]>(update).run(value, account.id);
    log(account);
    return true;
  }

  #reread(accountId: number): Account {
    const account = this.findById(accountId);
    if (account === null) throw new Error(`account ${accountId} vanished`);
    return account;
  }
}
