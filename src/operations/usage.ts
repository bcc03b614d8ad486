/** `usage`: the free calls left and the prepaid credit of the caller's account. Free, key required. */
import { Type } from '@sinclair/typebox';
import type { PoolUsage } from '../account/charge.ts';
import { formatGbp } from '../account/money.ts';
import type { BodyOf, Shape } from './body.ts';
import { FairdayError } from './errors.ts';
import { operation } from './operation.ts';
import { named } from './schemas.ts';

const PoolSchema = named(
  'Pool',
  Type.Object({
    period: Type.String({ description: 'Month (2026-11) or day (2026-11-21), UTC' }),
    limit: Type.Integer(),
    used: Type.Integer(),
    remaining: Type.Integer(),
    resets_at: Type.String({ format: 'date-time' }),
  }),
);

const result = named(
  'Usage',
  Type.Object({
    account: Type.Object({ email: Type.String(), status: Type.String() }),
    free: Type.Object({ decision: PoolSchema, standard: PoolSchema, premium: PoolSchema }),
    free_remaining: Type.Integer({ description: 'Free decision calls left this month' }),
    credit: Type.Object({ balance_gbp: Type.String(), currency: Type.Literal('GBP') }),
    prices_gbp: Type.Object({ decision: Type.String(), standard: Type.String(), premium: Type.String() }),
    rate_limit: Type.Object({ per_second: Type.Number(), burst: Type.Integer() }),
  }),
);

export const usage = operation({
  name: 'usage',
  path: '/v1/usage',
  group: 'Account',
  meter: null,
  needsKey: true,
  billingInBody: false,
  summary: 'Free calls left and credit',
  description:
    'Reports the free calls left in each pool, when they come back, the prepaid credit, prices and the rate limit. Free; key required.',
  parameters: Type.Object({}),
  positional: [],
  result,
  example: {},
  async run({ accounts, caller, clock, config }) {
    const report = caller === null ? null : await accounts.usage(caller.accountId, clock.nowMs());
    if (report === null) throw new FairdayError('missing_api_key', 'Send your API key in the X-API-Key header.');
    const body: BodyOf<typeof result> = {
      account: { email: report.account.email, status: report.account.status },
      free: {
        decision: poolBody(report.free.decision),
        standard: poolBody(report.free.standard),
        premium: poolBody(report.free.premium),
      },
      free_remaining: report.free.decision.remaining,
      credit: { balance_gbp: formatGbp(report.balanceMicroGbp), currency: 'GBP' },
      prices_gbp: {
        decision: formatGbp(config.priceDecisionMicroGbp),
        standard: formatGbp(config.priceStandardMicroGbp),
        premium: formatGbp(config.pricePremiumMicroGbp),
      },
      rate_limit: { per_second: config.ratePerSecond, burst: config.rateBurst },
    };
    return { place: null, body, weather: null };
  },
});

function poolBody(pool: PoolUsage): Shape<typeof PoolSchema> {
  return {
    period: pool.period,
    limit: pool.limit,
    used: pool.used,
    remaining: pool.remaining,
    resets_at: new Date(pool.resetsAtMs).toISOString(),
  };
}
