/** The keys of accounts: finding the holder of a key, and the changes that operators make. */
import type { Database, Statement } from 'bun:sqlite';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite';
import { type ApiKey, type KeyHolder, type NewApiKey, requireNotRotating } from '../account.ts';
import type { MeterClass } from '../charge.ts';
import { requireInteger } from '../integer.ts';
import { keyHash, keyHint, newKeySecret, parseKey, parseKeyName } from '../keys.ts';
import { allowancePeriodName } from '../pools.ts';
import type { SqliteOperatorLog } from './operator-log.ts';
import { apiKey } from './schema.ts';

const DAY_MS = 86_400_000;

const shownKey = {
  id: apiKey.id,
  name: apiKey.name,
  hint: apiKey.hint,
  createdAtMs: apiKey.createdAtMs,
  revokedAtMs: apiKey.revokedAtMs,
  expiresAtMs: apiKey.expiresAtMs,
  lastUsedDayMs: apiKey.lastUsedDayMs,
};

// Runs at every request, hence plain SQL. A join costs three times as much: SQLite then plans again for every key.
const HOLDER = `
  account_id AS accountId, id AS keyId,
  (SELECT email FROM account WHERE account.id = account_id) AS email,
  (SELECT status FROM account WHERE account.id = account_id) AS status,
  (SELECT default_place FROM account WHERE account.id = account_id) AS defaultPlace,
  last_used_day_ms AS lastUsedDayMs, expires_at_ms AS expiresAtMs,
  (SELECT rate_milli_per_second / 1000.0 FROM account_terms AS terms WHERE terms.account_id = api_key.account_id)
    AS ratePerSecond,
  (SELECT rate_burst FROM account_terms AS terms WHERE terms.account_id = api_key.account_id) AS rateBurst`;

const WORKING = `
  FROM api_key WHERE hash = ?1 AND revoked_at_ms IS NULL AND (expires_at_ms IS NULL OR expires_at_ms > ?2)`;

const FIND = `SELECT ${HOLDER} ${WORKING}`;

// One query instead of three: most of the cost of a short query is its overhead.
const FIND_WITH_POOL = `
  SELECT ${HOLDER},
    coalesce((
      SELECT used_units FROM allowance
      WHERE allowance.account_id = api_key.account_id AND meter = ?3 AND period = ?4
    ), 0) AS usedUnits,
    coalesce((
      SELECT credits_micro_gbp - debits_micro_gbp FROM ledger_account WHERE ledger_account.id = api_key.account_id
    ), 0) AS balanceMicroGbp
  ${WORKING}`;

interface HolderRow extends KeyHolder {
  readonly expiresAtMs: number | null;
}

interface HolderWithPoolRow extends HolderRow {
  readonly usedUnits: number;
  readonly balanceMicroGbp: number;
}

/** The holder of a key that works until then, or without an end. */
export interface FoundHolder {
  readonly holder: KeyHolder;
  readonly expiresAtMs: number | null;
}

/** The same with what the account has used of one pool in the period, and its credit. */
interface HolderWithPool extends FoundHolder {
  readonly usedUnits: number;
  readonly balanceMicroGbp: number;
}

const NOTE_USE = 'UPDATE api_key SET last_used_day_ms = ?1 WHERE id = ?2 AND coalesce(last_used_day_ms, -1) < ?1';

export class Keys {
  readonly #db: BunSQLiteDatabase;
  readonly #log: SqliteOperatorLog;
  readonly #find: Statement<HolderRow, [Buffer, number]>;
  readonly #findWithPool: Statement<HolderWithPoolRow, [Buffer, number, string, string]>;
  readonly #noteUse: Statement<null, [number, number]>;

  constructor(raw: Database, db: BunSQLiteDatabase, log: SqliteOperatorLog) {
    this.#db = db;
    this.#log = log;
    this.#find = raw.query<HolderRow, [Buffer, number]>(FIND);
    this.#findWithPool = raw.query<HolderWithPoolRow, [Buffer, number, string, string]>(FIND_WITH_POOL);
    this.#noteUse = raw.query<null, [number, number]>(NOTE_USE);
  }

  find(secret: string, nowMs: number): FoundHolder | null {
    const key = parseKey(secret);
    const row = key === null ? null : this.#find.get(keyHash(key), nowMs);
    if (row === null) return null;
    const { expiresAtMs, ...holder } = row;
    return { holder, expiresAtMs };
  }

  findWithPool(secret: string, meter: MeterClass, nowMs: number): HolderWithPool | null {
    const key = parseKey(secret);
    if (key === null) return null;
    const row = this.#findWithPool.get(keyHash(key), nowMs, meter, allowancePeriodName(meter, nowMs));
    if (row === null) return null;
    const { expiresAtMs, usedUnits, balanceMicroGbp, ...holder } = row;
    return { holder, expiresAtMs, usedUnits, balanceMicroGbp };
  }

  /** Whether the day of the key's last use has to be written. */
  isNewDay({ lastUsedDayMs }: KeyHolder, nowMs: number): boolean {
    return lastUsedDayMs === null || lastUsedDayMs + DAY_MS <= nowMs;
  }

  /** Writes the day of the key's last use. */
  noteUse({ keyId }: KeyHolder, nowMs: number): void {
    this.#noteUse.run(Math.floor(nowMs / DAY_MS) * DAY_MS, keyId);
  }

  list(accountId: number): ApiKey[] {
    return this.#db.select(shownKey).from(apiKey).where(eq(apiKey.accountId, accountId)).orderBy(asc(apiKey.id)).all();
  }

  create(accountId: number, name: string, nowMs: number): NewApiKey {
    const created = this.#add(accountId, name, nowMs);
    this.#log.write('key.create', accountId, { key_id: created.id });
    return created;
  }

  #add(accountId: number, name: string, nowMs: number): NewApiKey {
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

  revoke(accountId: number, keyId: number, nowMs: number): boolean {
    // The first revocation keeps its time.
    const revokedAtMs = sql`coalesce(${apiKey.revokedAtMs}, ${requireInteger('nowMs', nowMs)})`;
    const changed = this.#db
      .update(apiKey)
      .set({ revokedAtMs })
      .where(and(eq(apiKey.id, keyId), eq(apiKey.accountId, accountId)))
      .returning({ id: apiKey.id });
    const isRevoked = changed.all().length > 0;
    if (isRevoked) this.#log.write('key.revoke', accountId, { key_id: keyId });
    return isRevoked;
  }

  rotate(accountId: number, keyId: number, nowMs: number, overlapMs: number): NewApiKey | null {
    requireInteger('overlapMs', overlapMs);
    const key = this.list(accountId).find(({ id }) => id === keyId);
    if (key !== undefined) requireNotRotating(key, nowMs);
    const works = and(
      eq(apiKey.id, keyId),
      eq(apiKey.accountId, accountId),
      isNull(apiKey.revokedAtMs),
      isNull(apiKey.expiresAtMs),
    );
    const old = this.#db
      .update(apiKey)
      .set(overlapMs === 0 ? { revokedAtMs: requireInteger('nowMs', nowMs) } : { expiresAtMs: nowMs + overlapMs })
      .where(works)
      .returning({ name: apiKey.name })
      .all();
    if (old.length === 0) return null;
    const created = this.#add(accountId, old[0].name, nowMs);
    this.#log.write('key.rotate', accountId, { key_id: created.id, replaces_id: keyId, overlap_ms: overlapMs });
    return created;
  }
}
