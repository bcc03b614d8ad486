/** Money over HTTP: body, headers and /v1/usage agree exactly on what a call costs, however many come at once. */
import { describe, expect, test } from 'bun:test';
import { startTestService, type TestService } from '../support/service.ts';

const DECIDE = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
const NOTHING_FREE = { FAIRDAY_FREE_DECISION_MONTH: '0' };

async function withService(env: Readonly<Record<string, string>>, use: (fairday: TestService) => Promise<void>) {
  const fairday = await startTestService(env);
  try {
    await use(fairday);
    const { checks } = await fairday.service.accounts.verify(fairday.service.clock.nowMs());
    expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
  } finally {
    await fairday.stop();
  }
}

async function customer({ service: { accounts, clock } }: TestService, pounds: number) {
  const email = `payer-${crypto.randomUUID()}@example.org`;
  const account = await accounts.createAccount(email, 'verified', clock.nowMs());
  const { key, id: keyId } = await accounts.createKey(account.id, 'test', clock.nowMs());
  const topUp = (ref: string, amount = pounds) =>
    accounts.topUp({ email, amountMicroGbp: amount * 1_000_000, ref }, clock.nowMs());
  if (pounds > 0) await topUp(`first of ${email}`);
  return { email, key, keyId, account, topUp };
}

function bill(response: Response): (string | null)[] {
  return ['x-call-cost-gbp', 'x-credit-balance-gbp', 'x-free-calls-remaining'].map((name) =>
    response.headers.get(name),
  );
}

describe('a call beyond the allowance', () => {
  test('is charged to credit: 0.0012, in body, headers and usage alike', async () => {
    await withService({ FAIRDAY_FREE_DECISION_MONTH: '1' }, async (fairday) => {
      const { key } = await customer(fairday, 5);
      const free = await fairday.get(DECIDE, key);
      expect(bill(free)).toEqual(['0.0000', '5.0000', '0']);
      const paid = await fairday.get(DECIDE, key);
      expect(await paid.json()).toMatchObject({
        billing: { charged: 'credit', cost_gbp: '0.0012', free_remaining: 0, balance_gbp: '4.9988' },
      });
      expect(bill(paid)).toEqual(['0.0012', '4.9988', '0']);
      expect(await (await fairday.get('/v1/usage', key)).json()).toMatchObject({
        free: { decision: { used: 1, remaining: 0 } },
        free_remaining: 0,
        credit: { balance_gbp: '4.9988', currency: 'GBP' },
        prices_gbp: { decision: '0.0012', standard: '0.0012', premium: '0.0012' },
      });
    });
  });

  test('costs nothing when it fails, is 304, or comes when the credit is short', async () => {
    await withService(NOTHING_FREE, async (fairday) => {
      const { key } = await customer(fairday, 0.01);
      const first = await fairday.get(DECIDE, key);
      expect(bill(first)).toEqual(['0.0012', '0.0088', '0']);
      const unchanged = await fairday.get(DECIDE, key, { 'If-None-Match': first.headers.get('etag') ?? '' });
      expect([unchanged.status, ...bill(unchanged)]).toEqual([304, '0.0000', '0.0088', '0']);
      const unknown = await fairday.get('/v1/decide?location=Xqzzyvia&activity=golf', key);
      expect([unknown.status, ...bill(unknown)]).toEqual([404, '0.0000', '0.0088', '0']);
      for (let i = 0; i < 7; i++) expect((await fairday.get(DECIDE, key)).status).toBe(200);
      const short = await fairday.get(DECIDE, key);
      expect([short.status, ...bill(short)]).toEqual([402, '0.0000', '0.0004', '0']);
    });
  });

  test('of 200 at once with credit for 37: 37 are answered, 163 are 402, and 0.0000 is left', async () => {
    await withService({ ...NOTHING_FREE, FAIRDAY_PRICE_DECISION: '0.01' }, async (fairday) => {
      const { key } = await customer(fairday, 0.37);
      const responses = await Promise.all(Array.from({ length: 200 }, () => fairday.get(DECIDE, key)));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(37);
      expect(statuses.filter((status) => status === 402)).toHaveLength(163);
      expect(await (await fairday.get('/v1/usage', key)).json()).toMatchObject({ credit: { balance_gbp: '0.0000' } });
      expect(bill(await fairday.get(DECIDE, key))).toEqual(['0.0000', '0.0000', '0']);
    });
  });

  test('usage with days lists the charged calls of each day with what they took from credit', async () => {
    await withService({ FAIRDAY_FREE_DECISION_MONTH: '1' }, async (fairday) => {
      const { key } = await customer(fairday, 1);
      for (const path of [DECIDE, DECIDE, '/v1/astronomy?q=Leeds', '/v1/astronomy?q=Nowhereatall']) {
        await fairday.get(path, key);
      }
      const usage = async (query: string) => (await fairday.get(`/v1/usage${query}`, key)).json();
      const { daily_calls } = (await usage('?days=90')) as { daily_calls: unknown };
      const day = new Date(fairday.service.clock.nowMs()).toISOString().slice(0, 10);
      expect(daily_calls).toEqual([
        { day, operation: 'astronomy', meter: 'standard', calls: 1, units: 1, cost_gbp: '0.0000' },
        { day, operation: 'decide', meter: 'decision', calls: 2, units: 2, cost_gbp: '0.0012' },
      ]);
      expect(await usage('')).not.toHaveProperty('daily_calls');
      expect((await fairday.get('/v1/usage?days=91', key)).status).toBe(400);
    });
  });
});

describe('under load', () => {
  test('a top-up, a suspension and a revocation each count from the next call on, and no answer is left uncharged', async () => {
    await withService({ ...NOTHING_FREE, FAIRDAY_PRICE_DECISION: '0.01' }, async (fairday) => {
      const { accounts, clock } = fairday.service;
      const payer = await customer(fairday, 0.2);
      const counts = new Map<number, number>();
      let running = true;
      const client = async () => {
        while (running) {
          const { status } = await fairday.get(DECIDE, payer.key);
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }
      };
      const clients = Array.from({ length: 10 }, client);
      const until = async (status: number) => {
        const before = counts.get(status) ?? 0;
        while ((counts.get(status) ?? 0) <= before) await Bun.sleep(2);
      };
      await until(402);
      await payer.topUp('more', 100);
      await until(200);
      await accounts.setStatus(payer.email, 'suspended');
      await until(403);
      expect((await fairday.get(DECIDE, payer.key)).status).toBe(403);
      await accounts.setStatus(payer.email, 'verified');
      await until(200);
      await accounts.revokeKey(payer.account.id, payer.keyId, clock.nowMs());
      expect((await fairday.get(DECIDE, payer.key)).status).toBe(401);
      running = false;
      await Promise.all(clients);
      const usage = await accounts.usage(payer.account.id, clock.nowMs());
      expect(usage?.balanceMicroGbp).toBe(100_200_000 - (counts.get(200) ?? 0) * 10_000);
    });
  });
});

describe('requests without a valid key', () => {
  test('are slowed after so many a minute, with the time to wait; a right key is never held up', async () => {
    await withService({}, async (fairday) => {
      const { key } = await customer(fairday, 0);
      const wrong = 'fd_000000000000000000000000000000000000';
      // A forwarding header is hearsay: it opens no new account of failures.
      const attempt = (i: number) =>
        fairday.get(DECIDE, i % 2 === 0 ? wrong : undefined, { 'X-Forwarded-For': `192.0.2.${i % 256}` });
      for (let i = 0; i < 600; i++) expect((await attempt(i)).status).toBe(401);
      // A few come back while these are sent, the fewer the faster the machine is.
      let refused = await attempt(0);
      for (let i = 0; refused.status === 401 && i < 5_000; i++) refused = await attempt(i);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
      expect((await fairday.get(DECIDE, key)).status).toBe(200);
    });
  });
});
