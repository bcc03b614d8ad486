/** What was agreed with an account counts in a running server at its next call: charges, 402, usage, rate. */
import { expect, test } from 'bun:test';
import { startTestService } from '../support/service.ts';

const DECIDE = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';

test('an operator changes allowance, price and rate of one account while the server runs', async () => {
  const fairday = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '1', FAIRDAY_PRICE_DECISION: '0.01' });
  try {
    const { accounts, clock } = fairday.service;
    const key = await fairday.keyOf('verified');
    const { email } = (await accounts.findKey(key, clock.nowMs())) ?? { email: '' };
    await accounts.topUp({ email, amountMicroGbp: 20_000, ref: 'terms' }, clock.nowMs());
    const cost = async () => {
      const response = await fairday.get(DECIDE, key);
      return [response.status, response.headers.get('x-call-cost-gbp'), response.headers.get('x-credit-balance-gbp')];
    };
    expect([await cost(), await cost()]).toEqual([
      [200, '0.0000', '0.0200'],
      [200, '0.0100', '0.0100'],
    ]);
    await accounts.changeTerms(email, { discountBasisPoints: 5000, ratePerSecond: 3, rateBurst: 99 });
    expect(await cost()).toEqual([200, '0.0050', '0.0050']);
    await accounts.changeTerms(email, { freeDecisionMonth: 4 });
    const free = await fairday.get(DECIDE, key);
    expect([free.headers.get('x-call-cost-gbp'), free.headers.get('x-free-calls-remaining')]).toEqual(['0.0000', '2']);
    expect(free.headers.get('ratelimit-policy')).toBe('"account";q=99;w=33');
    const usage = await (await fairday.get('/v1/usage', key)).json();
    expect(usage).toMatchObject({
      free: { decision: { limit: 4, used: 2, remaining: 2 } },
      prices_gbp: { decision: '0.0050' },
      rate_limit: { per_second: 3, burst: 99 },
    });
    await accounts.changeTerms(email, { freeDecisionMonth: 0, priceDecisionMicroGbp: 6000 });
    const refused = await fairday.get(DECIDE, key);
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      error: {
        message: expect.stringMatching(/^This account has no free decision calls, and the credit does not suffice/),
      },
    });
    await accounts.setPrice({ item: 'decision', fromMs: clock.nowMs(), value: 1 }, clock.nowMs());
    await accounts.changeTerms(email, { priceDecisionMicroGbp: null });
    expect((await fairday.get(DECIDE, key)).status).toBe(200);
    expect((await accounts.verify(clock.nowMs())).intact).toBe(true);
  } finally {
    await fairday.stop();
  }
});
