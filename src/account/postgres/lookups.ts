/**
 * Who calls: one statement finds the holders of all keys that were presented in a turn, with the standing of their accounts,
 * and notes the day of their use. Nothing is kept between statements, so that a key revoked on one server is refused by all.
 */
import type { AccountStatus, KeyHolder } from '../account.ts';
import type { MeterClass } from '../charge.ts';
import { keyHash, parseKey } from '../keys.ts';
import { allowancePeriodName } from '../pools.ts';
import type { FoundCaller } from '../store.ts';
import { type BaseTerms, freeUnitsOf } from '../terms.ts';
import { Batcher } from './batch.ts';
import type { Connections } from './connections.ts';
import { ownTermsOf, TERMS_COLUMNS, type TermsRow } from './terms.ts';
import type { Writes } from './writes.ts';

const DAY_MS = 86_400_000;
const MAX_KEYS = 512;
const BATCHES_AT_ONCE = 2;

const FIND = `
  WITH asked AS (
    SELECT n, decode(hash, 'hex') AS hash, meter, period, now_ms
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) WITH ORDINALITY
      AS asked (hash, meter, period, now_ms, n)),
  found AS (
    SELECT asked.n, asked.meter, asked.period, asked.now_ms, key.account_id, key.id AS key_id, key.last_used_day_ms
    FROM asked JOIN api_key AS key ON key.hash = asked.hash
    WHERE key.revoked_at_ms IS NULL AND (key.expires_at_ms IS NULL OR key.expires_at_ms > asked.now_ms)),
  used AS (
    UPDATE api_key SET last_used_day_ms = day.ms
    FROM (SELECT key_id, max(now_ms - now_ms % ${DAY_MS}) AS ms FROM found GROUP BY key_id) AS day
    WHERE api_key.id = day.key_id AND coalesce(api_key.last_used_day_ms, -1) < day.ms)
  SELECT found.n, found.account_id, found.key_id, email, status, default_place, found.last_used_day_ms, ${TERMS_COLUMNS},
    coalesce(used_units, 0) AS used_units, coalesce(credits_micro_gbp - debits_micro_gbp, 0) AS balance_micro_gbp
  FROM found
    JOIN account ON account.id = found.account_id
    LEFT JOIN account_terms AS terms ON terms.account_id = found.account_id
    LEFT JOIN ledger_account AS ledger ON ledger.id = found.account_id
    LEFT JOIN allowance AS pool
      ON (pool.account_id, pool.meter, pool.period) = (found.account_id, found.meter, found.period)`;

interface Asked {
  readonly hash: string;
  /** Null where no pool is asked for. */
  readonly meter: MeterClass | null;
  readonly nowMs: number;
}

interface FoundRow extends TermsRow, Record<string, unknown> {
  /** Which of the keys that were asked for, from 1. */
  readonly n: number;
  readonly accountId: number;
  readonly keyId: number;
  readonly email: string;
  readonly status: AccountStatus;
  readonly defaultPlace: string | null;
  readonly lastUsedDayMs: number | null;
  readonly usedUnits: number;
  readonly balanceMicroGbp: number;
}

export class Lookups {
  readonly #base: BaseTerms;
  readonly #batches: Batcher<Asked, FoundRow | null>;

  constructor(db: Connections, writes: Writes, base: BaseTerms) {
    this.#base = base;
    this.#batches = new Batcher(
      async (jobs) => {
        const asked = jobs.map(({ item }) => item);
        const rows = await writes.again(() =>
          db.query<FoundRow>(FIND, [
            asked.map(({ hash }) => hash),
            asked.map(({ meter }) => meter),
            asked.map(({ meter, nowMs }) => (meter === null ? null : allowancePeriodName(meter, nowMs))),
            asked.map(({ nowMs }) => nowMs),
          ]),
        );
        const byNumber = new Map(rows.map((row) => [row.n, row]));
        for (const [i, { resolve }] of jobs.entries()) resolve(byNumber.get(i + 1) ?? null);
      },
      { atOnce: BATCHES_AT_ONCE, maxItems: MAX_KEYS },
    );
  }

  async findKey(secret: string, nowMs: number): Promise<KeyHolder | null> {
    const row = await this.#find(secret, null, nowMs);
    return row === null ? null : holderOf(row);
  }

  async findCaller(secret: string, meter: MeterClass, nowMs: number): Promise<FoundCaller | null> {
    const row = await this.#find(secret, meter, nowMs);
    if (row === null) return null;
    const { usedUnits, balanceMicroGbp } = row;
    const freeRemaining = Math.max(0, freeUnitsOf(this.#base, ownTermsOf(row), meter) - usedUnits);
    return { holder: holderOf(row), balance: { freeRemaining, balanceMicroGbp } };
  }

  async #find(secret: string, meter: MeterClass | null, nowMs: number): Promise<FoundRow | null> {
    // A bad checksum never reaches the database.
    const key = parseKey(secret);
    if (key === null) return null;
    return this.#batches.submit({ hash: keyHash(key).toString('hex'), meter, nowMs });
  }
}

function holderOf(row: FoundRow): KeyHolder {
  const { accountId, keyId, email, status, defaultPlace, lastUsedDayMs } = row;
  const { ratePerSecond, rateBurst } = ownTermsOf(row);
  return { accountId, keyId, email, status, defaultPlace, lastUsedDayMs, ratePerSecond, rateBurst };
}
