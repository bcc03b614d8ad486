/** Accounts in PostgreSQL: created, found, listed and changed, each change in a transaction that the caller has opened. */
import type { Account, AccountStatus } from '../account.ts';
import { type AccountPage, type AccountQuery, type AccountSummary, requireEmail, requireLiving } from '../directory.ts';
import { accountName } from '../email.ts';
import { requireInteger } from '../integer.ts';
import { AccountExists } from '../store.ts';
import { Conditions } from './conditions.ts';
import type { Queryable } from './connections.ts';
import { nextNumber } from './numbers.ts';
import type { PostgresOperatorLog } from './operator-log.ts';

const COLUMNS = 'account.id, email, status, account.created_at_ms, default_place, deleted_at_ms';

// Two searches in indexes: the last call, and the last day on which a key was presented, which outlives the call.
const SUMMARY = `
  SELECT ${COLUMNS},
    (SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE ledger_account.id = account.id)
      AS balance_micro_gbp,
    nullif(greatest(
      coalesce((SELECT max(at_ms) FROM metered_call WHERE metered_call.account_id = account.id), 0),
      coalesce((SELECT max(last_used_day_ms) FROM api_key WHERE api_key.account_id = account.id), 0)
    ), 0) AS last_used_ms
  FROM account`;

const ORDERS: Readonly<Record<AccountQuery['order'], string>> = {
  created: 'id',
  email: 'email',
  balance: 'balance_micro_gbp',
  'last-use': 'coalesce(last_used_ms, 0)',
};

type AccountRow = Account & Record<string, unknown>;
type SummaryRow = AccountSummary & Record<string, unknown>;

export async function findAccount(db: Queryable, email: string): Promise<Account | null> {
  const name = accountName(email);
  if (name === null) return null;
  return (await db.query<AccountRow>(`SELECT ${COLUMNS} FROM account WHERE email = $1`, [name]))[0] ?? null;
}

/** The account with that e-mail, locked until the end of the transaction, or null; throws `AccountDeleted`. */
export async function findLiving(tx: Queryable, email: string): Promise<Account | null> {
  const name = accountName(email);
  if (name === null) return null;
  const [found] = await tx.query<AccountRow>(`SELECT ${COLUMNS} FROM account WHERE email = $1 FOR UPDATE`, [name]);
  if (found !== undefined) requireLiving(found);
  return found ?? null;
}

export async function findAccountById(db: Queryable, accountId: number): Promise<Account | null> {
  const rows = await db.query<AccountRow>(`SELECT ${COLUMNS} FROM account WHERE id = $1::bigint`, [accountId]);
  return rows[0] ?? null;
}

/** The accounts with those e-mails. */
export function findAccounts(db: Queryable, emails: readonly string[]): Promise<AccountRow[]> {
  return db.query<AccountRow>(`SELECT ${COLUMNS} FROM account WHERE email = ANY($1::text[])`, [emails]);
}

export function allAccounts(db: Queryable): Promise<AccountRow[]> {
  return db.query<AccountRow>(`SELECT ${COLUMNS} FROM account ORDER BY id`);
}

export async function accountSummary(db: Queryable, email: string): Promise<AccountSummary | null> {
  const name = accountName(email);
  if (name === null) return null;
  return (await db.query<SummaryRow>(`${SUMMARY} WHERE email = $1`, [name]))[0] ?? null;
}

/** In a transaction of one moment. */
export async function searchAccounts(tx: Queryable, query: AccountQuery): Promise<AccountPage> {
  const { text, status, creditBelowMicroGbp, order, descending, limit, offset } = query;
  const where = new Conditions();
  where.require(status === 'deleted' ? 'deleted_at_ms IS NOT NULL' : 'deleted_at_ms IS NULL');
  if (status !== undefined && status !== 'deleted') where.add((n) => `status = ${n}`, status);
  if (text !== undefined) {
    const part = text.trim().normalize('NFC').toLowerCase();
    where.add((n) => `(strpos(email, ${n}) > 0 OR strpos(lower(coalesce(default_place, '')), ${n}) > 0)`, part);
  }
  if (creditBelowMicroGbp !== undefined) {
    where.add(
      (n) => `EXISTS (SELECT 1 FROM ledger_account AS ledger WHERE ledger.id = account.id AND credits_micro_gbp > 0
        AND credits_micro_gbp - debits_micro_gbp < ${n}::bigint)`,
      creditBelowMicroGbp,
    );
  }
  const way = descending ? 'DESC' : 'ASC';
  const [counted] = await tx.query<{ total: number }>(
    `SELECT count(*) AS total FROM account ${where.clause}`,
    where.values,
  );
  const page = where.values.length;
  const accounts = await tx.query<SummaryRow>(
    `SELECT * FROM (${SUMMARY} ${where.clause}) AS found ORDER BY ${ORDERS[order]} ${way}, id ${way}
      LIMIT $${page + 1}::bigint OFFSET $${page + 2}::bigint`,
    [...where.values, limit, offset],
  );
  return { accounts, total: counted?.total ?? 0 };
}

/** The changes that an operator makes; each is logged. */
export class PostgresAccounts {
  readonly #log: PostgresOperatorLog;

  constructor(log: PostgresOperatorLog) {
    this.#log = log;
  }

  async create(tx: Queryable, email: string, status: AccountStatus, nowMs: number, by?: string): Promise<Account> {
    const name = requireEmail(email);
    const createdAtMs = requireInteger('nowMs', nowMs);
    // The counter is locked until the end, so that of two that want the same address one waits for the other.
    const id = await nextNumber(tx, 'account');
    if ((await findAccount(tx, name)) !== null) throw new AccountExists(`${name} already has an account`);
    await tx.execute('INSERT INTO account (id, email, status, created_at_ms) VALUES ($1::bigint, $2, $3, $4::bigint)', [
      id,
      name,
      status,
      createdAtMs,
    ]);
    await this.#log.write(tx, 'account.create', id, { status }, by);
    return this.#reread(tx, id);
  }

  setStatus(tx: Queryable, email: string, status: AccountStatus, by?: string): Promise<boolean> {
    return this.#change(tx, email, 'UPDATE account SET status = $1 WHERE id = $2::bigint', status, ({ id }) =>
      this.#log.write(tx, 'account.status', id, { status }, by),
    );
  }

  setDefaultPlace(tx: Queryable, email: string, place: string | null): Promise<boolean> {
    // The log says that it changed and not to what: a place is personal.
    return this.#change(tx, email, 'UPDATE account SET default_place = $1 WHERE id = $2::bigint', place, ({ id }) =>
      this.#log.write(tx, 'account.place', id, { removed: place === null }),
    );
  }

  async changeEmail(tx: Queryable, email: string, newEmail: string): Promise<Account | null> {
    // First, so that nobody makes an account of that address meanwhile.
    await nextNumber(tx, 'account', 0);
    const account = await findLiving(tx, email);
    if (account === null) return null;
    const name = requireEmail(newEmail);
    const other = await findAccount(tx, name);
    if (other !== null && other.id !== account.id) throw new AccountExists(`${name} already has an account`);
    await tx.execute('UPDATE account SET email = $1 WHERE id = $2::bigint', [name, account.id]);
    await this.#log.write(tx, 'account.email', account.id);
    return this.#reread(tx, account.id);
  }

  async #change(
    tx: Queryable,
    email: string,
    update: string,
    value: string | null,
    log: (account: Account) => Promise<void>,
  ): Promise<boolean> {
    const account = await findLiving(tx, email);
    if (account === null) return false;
    await tx.execute(update, [value, account.id]);
    await log(account);
    return true;
  }

  async #reread(tx: Queryable, accountId: number): Promise<Account> {
    const account = await findAccountById(tx, accountId);
    if (account === null) throw new Error(`account ${accountId} vanished`);
    return account;
  }
}
