/** The request rate of an account, as both stores keep it; on a shared database over all servers together. */
import { describe, expect, test } from 'bun:test';
import type { RateDecision } from '../../src/account/rate.ts';
import { until } from '../support/until.ts';
import { STORES } from './stores.ts';

const EVERYBODY = { ratePerSecond: null, rateBurst: null };
const allowed = (decisions: readonly RateDecision[]) => decisions.filter((decision) => decision.allowed).length;

describe.each(STORES)('$name:', ({ name, place, open }) => {
  // So slow that nothing refills while the test runs.
  const rate = { perSecond: 0.001, burst: 5 };

  test('a burst is let through, in order, and the next is told when to come back', async () => {
    const store = open(await place(), {}, { rate });
    const decisions = await Promise.all(Array.from({ length: 8 }, () => store.takeRequest(1, EVERYBODY)));
    expect(decisions.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0, 0, 0, 0]);
    expect(allowed(decisions)).toBe(5);
    expect(decisions[0]).toEqual({ allowed: true, perSecond: 0.001, limit: 5, remaining: 4, retryAfterSeconds: 0 });
    expect(decisions[7].retryAfterSeconds).toBeGreaterThan(990);
    expect(decisions[7].retryAfterSeconds).toBeLessThanOrEqual(1000);
    expect((await store.takeRequest(2, EVERYBODY)).allowed).toBe(true);
  });

  test('an account with a rate of its own has that one, also when it changes with its bucket in use', async () => {
    const store = open(await place(), {}, { rate });
    const own = { ratePerSecond: 1000, rateBurst: 40 };
    const first = await Promise.all(Array.from({ length: 40 }, () => store.takeRequest(1, own)));
    expect(allowed(first)).toBe(40);
    expect(first[0]).toMatchObject({ perSecond: 1000, limit: 40 });
    // 40 ms of that rate are far less than a whole bucket of everybody's.
    expect(await store.takeRequest(1, EVERYBODY)).toMatchObject({ allowed: true, limit: 5 });
  });

  test('what is refused costs nothing, and the bucket refills with time', async () => {
    const store = open(await place(), {}, { rate: { perSecond: 20, burst: 1 } });
    expect((await store.takeRequest(1, EVERYBODY)).allowed).toBe(true);
    // Asked without a pause: what is refused takes nothing away, or it would never be let through again.
    await until(async () => (await store.takeRequest(1, EVERYBODY)).allowed);
  });

  test('servers that share a database share the buckets', async () => {
    const shared = await place();
    const servers = name === 'SQLite' ? [open(shared, {}, { rate })] : [1, 2, 3].map(() => open(shared, {}, { rate }));
    const decisions = await Promise.all(
      Array.from({ length: 60 }, (_, i) => servers[i % servers.length].takeRequest(1, EVERYBODY)),
    );
    expect(allowed(decisions)).toBe(5);
  });
});
