/**
 * The request rate: one token bucket per account (or other key). In any span of t seconds an account gets at most
 * burst + perSecond · t requests. The buckets of the limiter here live in this process only, on the monotonic clock, and are
 * dropped once full again, so memory holds only the accounts that sent requests within the last burst / perSecond seconds.
 */
import type { Soon } from '../lib/soon.ts';

/** The rate of everybody with whom no other was agreed. */
export interface RequestRate {
  /** Tokens refilled per second. */
  readonly perSecond: number;
  /** Tokens of a full bucket: the requests allowed at once. */
  readonly burst: number;
}

export const DEFAULT_RATE: RequestRate = { perSecond: 20, burst: 40 };

/** The port to the rates of accounts, over all servers that share the store. */
export interface RequestRates {
  /** Takes one request of the account, if there is one, at its own rate where it has one. */
  takeRequest(accountId: number, own: OwnRate): Soon<RateDecision>;
}

interface RateSettings extends RequestRate {
  /** Milliseconds of a clock that never goes back. */
  readonly monotonicMs: () => number;
  /** Buckets in memory; beyond it the least recently used one is dropped. Without it there is no bound. */
  readonly maxBuckets?: number;
}

/** The rate that was agreed with one account; null: that of everybody. */
export interface OwnRate {
  readonly ratePerSecond: number | null;
  readonly rateBurst: number | null;
}

export interface RateDecision {
  readonly allowed: boolean;
  /** Tokens refilled per second. */
  readonly perSecond: number;
  /** The burst. */
  readonly limit: number;
  /** Whole requests that would be allowed right now. */
  readonly remaining: number;
  /** 0 when allowed; otherwise whole seconds, at least 1, until a request is allowed. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiter<Key> {
  /** Takes one token of the account, if there is one, at its own rate where it has one. */
  take(account: Key, own?: OwnRate): RateDecision;
  /** Accounts whose buckets are in memory. */
  readonly size: number;
}

/** Absorbs the rounding of millisecond sums; too short for a caller to notice. */
const ROUNDING_MS = 0.001;

export function createRateLimiter<Key>(settings: RateSettings): RateLimiter<Key> {
  const { perSecond, burst, monotonicMs, maxBuckets = Number.POSITIVE_INFINITY } = settings;
  if (!(perSecond > 0 && Number.isFinite(perSecond))) {
    throw new RangeError(`perSecond must be above 0, not ${perSecond}`);
  }
  if (!(burst >= 1 && Number.isFinite(burst))) throw new RangeError(`burst must be at least 1, not ${burst}`);
  /**
   * When the bucket of each account will be full; the account that took a token longest ago comes first. One that refills
   * slowly keeps those behind it in memory until it is full.
   */
  const fullAtMs = new Map<Key, number>();

  function dropFull(nowMs: number): void {
    for (const [account, atMs] of fullAtMs) {
      if (atMs > nowMs && fullAtMs.size <= maxBuckets) return;
      fullAtMs.delete(account);
    }
  }

  return {
    take(account, own) {
      const limit = own?.rateBurst ?? burst;
      const rate = own?.ratePerSecond ?? perSecond;
      const tokenMs = 1000 / rate;
      const refillMs = limit * tokenMs;
      const nowMs = monotonicMs();
      dropFull(nowMs);
      // At most a whole bucket is missing, also where the rate has changed meanwhile: it refills from then on.
      const wasFullAtMs = fullAtMs.get(account) ?? nowMs;
      const missingMs = Math.min(refillMs, Math.max(0, wasFullAtMs - nowMs));
      if (wasFullAtMs > nowMs + missingMs) fullAtMs.set(account, nowMs + missingMs);
      const heldMs = refillMs - missingMs + ROUNDING_MS;
      if (heldMs < tokenMs) {
        const retryAfterSeconds = Math.max(1, Math.ceil((tokenMs - heldMs) / 1000));
        return { allowed: false, perSecond: rate, limit, remaining: 0, retryAfterSeconds };
      }
      fullAtMs.delete(account);
      fullAtMs.set(account, nowMs + missingMs + tokenMs);
      const remaining = Math.floor((heldMs - tokenMs) / tokenMs);
      return { allowed: true, perSecond: rate, limit, remaining, retryAfterSeconds: 0 };
    },
    get size() {
      return fullAtMs.size;
    },
  };
}
