/**
 * Slows down whoever sends requests without a valid key: per address, so many a minute, then "wait". A key has 178 random
 * bits, so this is not what keeps anyone from guessing one; it keeps a broken client or a scanner from filling the log
 * and the database's time. Addresses are forgotten within a minute, and there are never more than `MAX_ADDRESSES`.
 */
import { createRateLimiter, type RateDecision } from './rate.ts';

export interface FailureLimiter {
  /** Notes one failure of the address; not allowed when it had too many. */
  take(address: string): RateDecision;
  readonly size: number;
}

const PER_MINUTE = 30;
/** A proxy on this machine speaks for all its callers, and whoever sits here may try things out. */
const PER_MINUTE_FROM_HERE = 600;
const MAX_IPS = 10_000;

export function createFailureLimiter(monotonicMs: () => number): FailureLimiter {
  const limiterOf = (perMinute: number) =>
    createRateLimiter<string>({
      perSecond: perMinute / 60,
      burst: perMinute,
      monotonicMs,
      maxBuckets: MAX_IPS,
    });
  const elsewhere = limiterOf(PER_MINUTE);
  const here = limiterOf(PER_MINUTE_FROM_HERE);
  return {
    take(address) {
      const who = neighbourhood(address);
      return (isLoopback(who) ? here : elsewhere).take(who);
    },
    get size() {
      return elsewhere.size + here.size;
    },
  };
}

/** An IPv4 address; of an IPv6 address its /64, for whoever has one address there has all of them. */
function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':') || address === '::1') return address;
  const [head, tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + tailGroups.length < 8) groups.push('0');
  return [...groups, ...tailGroups].slice(0, 4).join(':').toLowerCase();
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
