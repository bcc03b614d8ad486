/**
 * The request rate: one token bucket per account, on the monotonic clock. In any span of t seconds an account gets at
 * most burst + perSecond · t requests. Buckets live in this process only and are forgotten once full again, so memory
 * holds no more accounts than asked within the last burst / perSecond seconds.
 */

export interface RateSettings {
  /** Tokens that come back per second. */
  readonly perSecond: number;
  /** Tokens of a full bucket: the requests that may come at once. */
  readonly burst: number;
  /** Milliseconds that never go back. */
  readonly monotonicMs: () => number;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** The burst. */
  readonly limit: number;
  /** Whole requests that would be allowed right now. */
  readonly remaining: number;
  /** 0 when allowed, else whole seconds, at least 1, after which a request will be. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiter {
  /** Takes one token of the account, if there is one. */
  take(accountId: number): RateDecision;
  /** Accounts whose buckets are in memory. */
  readonly size: number;
}

interface Bucket {
  tokens: number;
  updatedAtMs: number;
}

export function createRateLimiter({ perSecond, burst, monotonicMs }: RateSettings): RateLimiter {
  if (!(perSecond > 0 && Number.isFinite(perSecond)))
    throw new RangeError(`perSecond must be above 0, not ${perSecond}`);
  if (!(burst >= 1 && Number.isFinite(burst))) throw new RangeError(`burst must be at least 1, not ${burst}`);
  const refillMs = (burst / perSecond) * 1000;
  /** Least recently asked first: every take moves its bucket to the end. */
  const buckets = new Map<number, Bucket>();

  function dropRefilled(nowMs: number): void {
    for (const [accountId, bucket] of buckets) {
      if (nowMs - bucket.updatedAtMs < refillMs) return;
      buckets.delete(accountId);
    }
  }

  return {
    take(accountId) {
      const nowMs = monotonicMs();
      dropRefilled(nowMs);
      const bucket = buckets.get(accountId) ?? { tokens: burst, updatedAtMs: nowMs };
      bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.updatedAtMs) / 1000) * perSecond);
      bucket.updatedAtMs = nowMs;
      buckets.delete(accountId);
      buckets.set(accountId, bucket);
      const allowed = bucket.tokens >= 1;
      if (allowed) bucket.tokens -= 1;
      return {
        allowed,
        limit: burst,
        remaining: Math.floor(bucket.tokens),
        retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond)),
      };
    },
    get size() {
      return buckets.size;
    },
  };
}
