/**
 * The account store in one SQLite file.
 *
 * What a call has taken is on disk before its promise resolves. Nothing is remembered between calls, so a key revoked or
 * an account suspended by another process counts at the next request. Any number of processes may share the file.
 */
import { type Database, SQLiteError, type Statement } from 'bun:sqlite';
import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { type BunSQLiteDatabase, drizzle } from 'drizzle-orm/bun-sqlite';
import { parseEmail } from '../email.ts';
import { requireInteger } from '../integer.ts';
import { keyHash, keyHint, newKeySecret, parseKey, parseKeyName } from '../keys.ts';
import { freeLimits, periodAt } from '../pools.ts';
import {
  type Account,
  AccountExists,
  type AccountStatus,
  type AccountStore,
  type ApiKey,
  type ChargeOutcome,
  type ChargeRequest,
  type DailyCalls,
  type KeyHolder,
  type MeterClass,
  type NewApiKey,
  type PoolUsage,
  type Standing,
  type Tariff,
  type UsageReport,
} from '../store.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { BALANCE_MICRO_GBP, createPools, type Pools } from './pools.ts';
import { account, apiKey, meteredCall } from './schema.ts';

/** The store in that file, made if there is none. Throws `SchemaRefused` when the file is of another program version. */
export function openSqliteStore(path: string, tariff: Tariff): AccountStore {
  const limits = freeLimits(tariff);
  return new SqliteStore(openDatabase(path), limits);
}

const shownKey = {
  id: apiKey.id,
  name: apiKey.name,
  hint: apiKey.hint,
  createdAtMs: apiKey.createdAtMs,
  revokedAtMs: apiKey.revokedAtMs,
};

// Asked at every request, hence bare SQL. As a join it costs three times as much: SQLite then plans anew for every key.
const FIND_KEY = `
  SELECT account_id AS accountId, id AS keyId,
    (SELECT email FROM account WHERE account.id = account_id) AS email,
    (SELECT status FROM account WHERE account.id = account_id) AS status
  FROM api_key WHERE hash = ? AND revoked_at_ms IS NULL`;

class SqliteStore implements AccountStore {
  readonly #raw: Database;
  readonly #db: BunSQLiteDatabase;
  readonly #limits: Readonly<Record<MeterClass, number>>;
  readonly #pools: Pools;
  readonly #charges: GroupCommit<ChargeRequest, ChargeOutcome>;
  readonly #findKey: Statement<KeyHolder, [Buffer]>;
  #closed = false;

  constructor(raw: Database, limits: Readonly<Record<MeterClass, number>>) {
    this.#raw = raw;
    this.#db = drizzle({ client: raw });
    this.#limits = limits;
    this.#pools = createPools(raw, limits);
    this.#charges = new GroupCommit(raw, this.#pools.charge);
    this.#findKey = raw.query<KeyHolder, [Buffer]>(FIND_KEY);
  }

  async findKey(secret: string): Promise<KeyHolder | null> {
    this.#requireOpen();
    const key = parseKey(secret);
    return key === null ? null : this.#findKey.get(keyHash(key));
  }

  async standing(accountId: number, meter: MeterClass, nowMs: number): Promise<Standing> {
    this.#requireOpen();
    return this.#pools.standing(accountId, meter, nowMs);
  }

  async charge(request: ChargeRequest): Promise<ChargeOutcome> {
    this.#requireOpen();
    requireInteger('units', request.units, 1);
    requireInteger('nowMs', request.nowMs);
    return this.#charges.submit(request);
  }

  async usage(accountId: number, nowMs: number): Promise<UsageReport | null> {
    this.#requireOpen();
    const found = this.#db.select().from(account).where(eq(account.id, accountId)).get();
    if (found === undefined) return null;
    return {
      account: found,
      free: {
        decision: this.#pool(accountId, 'decision', nowMs),
        standard: this.#pool(accountId, 'standard', nowMs),
        premium: this.#pool(accountId, 'premium', nowMs),
      },
      balanceMicroGbp: BALANCE_MICRO_GBP,
    };
  }

  async dailyCalls(accountId: number, fromMs: number, toMs: number): Promise<DailyCalls[]> {
    this.#requireOpen();
    const day = sql<string>`date(${meteredCall.atMs} / 1000, 'unixepoch')`;
    const inSpan = and(eq(meteredCall.accountId, accountId), gte(meteredCall.atMs, fromMs), lt(meteredCall.atMs, toMs));
    return this.#db
      .select({
        day,
        operation: meteredCall.operation,
        meter: meteredCall.meter,
        calls: sql<number>`count(*)`,
        units: sql<number>`sum(${meteredCall.units})`,
        costMicroGbp: sql<number>`sum(${meteredCall.costMicroGbp})`,
      })
      .from(meteredCall)
      .where(inSpan)
      .groupBy(day, meteredCall.operation, meteredCall.meter)
      .orderBy(day, meteredCall.operation, meteredCall.meter)
      .all();
  }

  async createAccount(email: string, status: AccountStatus, nowMs: number): Promise<Account> {
    this.#requireOpen();
    const address = parseEmail(email);
    if (address === null) throw new RangeError(`"${email}" is not an e-mail address`);
    const created = this.#db
      .insert(account)
      .values({ email: address, status, createdAtMs: requireInteger('nowMs', nowMs) })
      .onConflictDoNothing({ target: account.email })
      .returning()
      .get();
    // Drizzle types the row as always there; with a conflict there is none.
    if (created === undefined) throw new AccountExists(`${address} already has an account`);
    return created;
  }

  async findAccount(email: string): Promise<Account | null> {
    this.#requireOpen();
    const address = parseEmail(email);
    if (address === null) return null;
    return this.#db.select().from(account).where(eq(account.email, address)).get() ?? null;
  }

  async listAccounts(): Promise<Account[]> {
    this.#requireOpen();
    return this.#db.select().from(account).orderBy(asc(account.id)).all();
  }

  async setStatus(email: string, status: AccountStatus): Promise<boolean> {
    this.#requireOpen();
    const address = parseEmail(email);
    if (address === null) return false;
    const changed = this.#db
      .update(account)
      .set({ status })
      .where(eq(account.email, address))
      .returning({ id: account.id });
    return changed.all().length > 0;
  }

  async createKey(accountId: number, name: string, nowMs: number): Promise<NewApiKey> {
    this.#requireOpen();
    return this.#insertKey(accountId, name, nowMs);
  }

  async listKeys(accountId: number): Promise<ApiKey[]> {
    this.#requireOpen();
    return this.#db.select(shownKey).from(apiKey).where(eq(apiKey.accountId, accountId)).orderBy(asc(apiKey.id)).all();
  }

  async revokeKey(accountId: number, keyId: number, nowMs: number): Promise<boolean> {
    this.#requireOpen();
    // The first revocation keeps its time.
    const revokedAtMs = sql`coalesce(${apiKey.revokedAtMs}, ${requireInteger('nowMs', nowMs)})`;
    const changed = this.#db
      .update(apiKey)
      .set({ revokedAtMs })
      .where(and(eq(apiKey.id, keyId), eq(apiKey.accountId, accountId)))
      .returning({ id: apiKey.id });
    return changed.all().length > 0;
  }

  async rotateKey(accountId: number, keyId: number, nowMs: number): Promise<NewApiKey | null> {
    this.#requireOpen();
    const rotate = this.#raw.transaction(() => {
      const old = this.#db
        .update(apiKey)
        .set({ revokedAtMs: requireInteger('nowMs', nowMs) })
        .where(and(eq(apiKey.id, keyId), eq(apiKey.accountId, accountId), isNull(apiKey.revokedAtMs)))
        .returning({ name: apiKey.name })
        .all();
      return old.length === 0 ? null : this.#insertKey(accountId, old[0].name, nowMs);
    });
    return rotate.immediate();
  }

  async isWritable(): Promise<boolean> {
    if (this.#closed) return false;
    try {
      // Takes the write lock, which a read-only file or a lock held for too long refuses, and gives it back.
      this.#raw.run('BEGIN IMMEDIATE');
      this.#raw.run('ROLLBACK');
      return true;
    } catch (error) {
      if (error instanceof SQLiteError) return false;
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#charges.flush();
    closeDatabase(this.#raw);
  }

  #pool(accountId: number, meter: MeterClass, nowMs: number): PoolUsage {
    const { name, resetsAtMs } = periodAt(meter, nowMs);
    const limit = this.#limits[meter];
    const used = this.#pools.usedUnits(accountId, meter, nowMs);
    return { period: name, limit, used, remaining: Math.max(0, limit - used), resetsAtMs };
  }

  #insertKey(accountId: number, name: string, nowMs: number): NewApiKey {
    const keyName = parseKeyName(name);
    if (keyName === null) throw new RangeError(`"${name}" is not a name for a key`);
    const secret = newKeySecret();
    const created = this.#db
      .insert(apiKey)
      .values({
        accountId,
        hash: keyHash(secret),
        hint: keyHint(secret),
        name: keyName,
        createdAtMs: requireInteger('nowMs', nowMs),
      })
      .returning(shownKey)
      .get();
    return { ...created, key: secret };
  }

  #requireOpen(): void {
    if (this.#closed) throw new Error('the account store is closed');
  }
}
