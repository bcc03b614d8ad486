/** The changes that operators make to the keys of accounts, each in a transaction that the caller has opened, and logged. */
import { type ApiKey, type NewApiKey, requireNotRotating } from '../account.ts';
import { requireLiving } from '../directory.ts';
import { requireInteger } from '../integer.ts';
import { keyHash, keyHint, newKeySecret, parseKeyName } from '../keys.ts';
import { findAccountById } from './accounts.ts';
import type { Queryable } from './connections.ts';
import { nextNumber } from './numbers.ts';
import type { PostgresOperatorLog } from './operator-log.ts';

const SHOWN = 'id, name, hint, created_at_ms, revoked_at_ms, expires_at_ms, last_used_day_ms';

const ADD = `
  INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms)
  VALUES ($1::bigint, $2::bigint, $3, $4, $5, $6::bigint)`;

type KeyRow = ApiKey & Record<string, unknown>;

export function listKeys(db: Queryable, accountId: number): Promise<KeyRow[]> {
  return db.query<KeyRow>(`SELECT ${SHOWN} FROM api_key WHERE account_id = $1::bigint ORDER BY id`, [accountId]);
}

export class PostgresKeys {
  readonly #log: PostgresOperatorLog;

  constructor(log: PostgresOperatorLog) {
    this.#log = log;
  }

  async create(tx: Queryable, accountId: number, name: string, nowMs: number, by?: string): Promise<NewApiKey> {
    const holder = await findAccountById(tx, accountId);
    if (holder !== null) requireLiving(holder);
    const created = await this.#add(tx, accountId, name, nowMs);
    await this.#log.write(tx, 'key.create', accountId, { key_id: created.id }, by);
    return created;
  }

  async revoke(tx: Queryable, accountId: number, keyId: number, nowMs: number, by?: string): Promise<boolean> {
    // The first revocation keeps its time.
    const revoked = await tx.execute(
      `UPDATE api_key SET revoked_at_ms = coalesce(revoked_at_ms, $3::bigint)
        WHERE id = $1::bigint AND account_id = $2::bigint`,
      [keyId, accountId, requireInteger('nowMs', nowMs)],
    );
    if (revoked > 0) await this.#log.write(tx, 'key.revoke', accountId, { key_id: keyId }, by);
    return revoked > 0;
  }

  async rotate(
    tx: Queryable,
    accountId: number,
    keyId: number,
    nowMs: number,
    overlapMs: number,
  ): Promise<NewApiKey | null> {
    requireInteger('overlapMs', overlapMs);
    const [key] = await tx.query<KeyRow>(
      `SELECT ${SHOWN} FROM api_key WHERE id = $1::bigint AND account_id = $2::bigint FOR UPDATE`,
      [keyId, accountId],
    );
    if (key === undefined) return null;
    requireNotRotating(key, nowMs);
    if (key.revokedAtMs !== null || key.expiresAtMs !== null) return null;
    const ends = overlapMs === 0 ? 'revoked_at_ms' : 'expires_at_ms';
    const endMs = requireInteger('nowMs', nowMs) + overlapMs;
    await tx.execute(`UPDATE api_key SET ${ends} = $2::bigint WHERE id = $1::bigint`, [keyId, endMs]);
    const created = await this.#add(tx, accountId, key.name, nowMs);
    await this.#log.write(tx, 'key.rotate', accountId, {
      key_id: created.id,
      replaces_id: keyId,
      overlap_ms: overlapMs,
    });
    return created;
  }

  async #add(tx: Queryable, accountId: number, name: string, nowMs: number): Promise<NewApiKey> {
    const keyName = parseKeyName(name);
    if (keyName === null) throw new RangeError(`"${name}" is not a name for a key`);
    const secret = newKeySecret();
    const createdAtMs = requireInteger('nowMs', nowMs);
    const id = await nextNumber(tx, 'api_key');
    const hint = keyHint(secret);
    await tx.execute(ADD, [id, accountId, keyHash(secret), hint, keyName, createdAtMs]);
    const untouched = { revokedAtMs: null, expiresAtMs: null, lastUsedDayMs: null };
    return { id, name: keyName, hint, createdAtMs, ...untouched, key: secret };
  }
}
