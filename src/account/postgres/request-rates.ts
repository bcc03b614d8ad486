/**
 * The request rate over all servers: one row per account says when its bucket is full again, by the clock of the database
 * (the generic cell rate algorithm). The requests of one turn are taken in one statement. Its commits wait for no disk: after
 * a crash every bucket is full.
 */
import type { OwnRate, RateDecision, RequestRate } from '../rate.ts';
import { Batcher, type Job } from './batch.ts';
import type { Connections } from './connections.ts';
import type { Writes } from './writes.ts';

const MICRO_PER_SECOND = 1_000_000;
const MAX_REQUESTS = 512;
const BATCHES_AT_ONCE = 2;

const NOW_US = '(extract(epoch FROM statement_timestamp()) * 1000000)::bigint';

// A whole bucket is missing at most, also where the rate has changed meanwhile, or a clock.
const MISSING = `least(greatest(bucket.full_at_us - ${NOW_US}, 0), excluded.burst * excluded.token_us)`;
const GRANTED = `least(excluded.wanted, (excluded.burst * excluded.token_us - ${MISSING}) / excluded.token_us)`;

const TAKE = `
  INSERT INTO rate_bucket AS bucket (account_id, full_at_us, wanted, granted, token_us, burst)
  SELECT account_id, ${NOW_US} + least(wanted, burst) * token_us, wanted, least(wanted, burst), token_us, burst
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) AS asked (account_id, wanted, token_us, burst)
  ORDER BY account_id
  ON CONFLICT (account_id) DO UPDATE SET
    full_at_us = ${NOW_US} + ${MISSING} + ${GRANTED} * excluded.token_us,
    wanted = excluded.wanted, granted = ${GRANTED}, token_us = excluded.token_us, burst = excluded.burst
  RETURNING account_id, granted, full_at_us - ${NOW_US} AS missing_us`;

interface Asked {
  readonly accountId: number;
  readonly perSecond: number;
  readonly burst: number;
}

interface Granted extends Record<string, unknown> {
  readonly accountId: number;
  readonly granted: number;
  /** How long the bucket takes to be full again. */
  readonly missingUs: number;
}

export class PostgresRequestRates {
  readonly #rate: RequestRate;
  readonly #batches: Batcher<Asked, RateDecision>;

  /** `rate` is that of everybody. */
  constructor(db: Connections, writes: Writes, rate: RequestRate) {
    this.#rate = rate;
    this.#batches = new Batcher(
      async (jobs) => {
        const byAccount = new Map<number, Job<Asked, RateDecision>[]>();
        for (const job of jobs) {
          byAccount.set(job.item.accountId, [...(byAccount.get(job.item.accountId) ?? []), job]);
        }
        const first = [...byAccount.values()].map(([{ item }]) => item);
        const rows = await writes.again(() =>
          db.query<Granted>(TAKE, [
            [...byAccount.keys()],
            [...byAccount.values()].map(({ length }) => length),
            first.map(tokenUs),
            first.map(({ burst }) => burst),
          ]),
        );
        for (const row of rows) settle(byAccount.get(row.accountId) ?? [], row);
      },
      { atOnce: BATCHES_AT_ONCE, maxItems: MAX_REQUESTS },
    );
  }

  take(accountId: number, { ratePerSecond, rateBurst }: OwnRate): Promise<RateDecision> {
    const { perSecond, burst } = this.#rate;
    return this.#batches.submit({ accountId, perSecond: ratePerSecond ?? perSecond, burst: rateBurst ?? burst });
  }
}

function tokenUs({ perSecond }: Asked): number {
  return Math.max(1, Math.round(MICRO_PER_SECOND / perSecond));
}

/** The first of them are let through, as if they had come one after the other. */
function settle(jobs: readonly Job<Asked, RateDecision>[], { granted, missingUs }: Granted): void {
  for (const [i, { item, resolve }] of jobs.entries()) {
    const { perSecond, burst } = item;
    const token = tokenUs(item);
    const heldUs = burst * token - missingUs;
    if (i < granted) {
      const remaining = Math.max(0, Math.floor(heldUs / token)) + granted - 1 - i;
      resolve({ allowed: true, perSecond, limit: burst, remaining, retryAfterSeconds: 0 });
    } else {
      const retryAfterSeconds = Math.max(1, Math.ceil((token - heldUs) / MICRO_PER_SECOND));
      resolve({ allowed: false, perSecond, limit: burst, remaining: 0, retryAfterSeconds });
    }
  }
}
