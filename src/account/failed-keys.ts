/**
 * Limits requests without a valid key, per IP and minute. A key has 178 random bits, so this does not protect against
 * guessing; it keeps a broken client or a scanner from filling the log and loading the database. An IP is forgotten
 * within a minute, and at most `MAX_IPS` are in memory.
 */
import { createRateLimiter, type RateDecision } from './rate.ts';

export interface FailureLimiter {
  /** Counts one failure of the IP; not allowed when it has had too many. */
  take(ip: string): RateDecision;
  readonly size: number;
}

const PER_MINUTE = 30;
/** A proxy on this machine sends the requests of all its callers. */
const PER_MINUTE_LOOPBACK = 600;
const MAX_IPS = 10_000;

export function createFailureLimiter(monotonicMs: () => number): FailureLimiter {
  const limiterOf = (perMinute: number) =>
    createRateLimiter<string>({
      perSecond: perMinute / 60,
      burst: perMinute,
      monotonicMs,
      maxBuckets: MAX_IPS,
    });
  const remote = limiterOf(PER_MINUTE);
  const local = limiterOf(PER_MINUTE_LOOPBACK);
  return {
    take(ip) {
      const network = networkOf(ip);
      return (isLoopback(network) ? local : remote).take(network);
    },
    get size() {
      return remote.size + local.size;
    },
  };
}

/** An IPv4 address itself; of an IPv6 address its /64, because one subscriber has all of them. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':') || ip === '::1') return ip;
  const [head, tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + tailGroups.length < 8) groups.push('0');
  return [...groups, ...tailGroups].slice(0, 4).join(':').toLowerCase();
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.');
}
