/** `usage`: the free calls left and the prepaid credit of the caller's account. Free, key required. */
import { Type } from '@sinclair/typebox';
import { type DailyCalls, METER_CLASSES, type PoolUsage } from '../account/charge.ts';
import { formatExactGbp, formatGbp } from '../account/money.ts';
import type { UsageReport } from '../account/store.ts';
import type { Terms } from '../account/terms.ts';
import { FREE_CALL_RETENTION_DAYS } from '../account/upkeep.ts';
import { whenThere } from '../lib/soon.ts';
import { DAY_MS } from '../time/units.ts';
import type { BodyOf, Shape } from './body.ts';
import { FairdayError } from './errors.ts';
import { type Answer, type OperationContext, operation } from './operation.ts';
import { literals, named } from './schemas.ts';

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

const DailyCallsSchema = named(
  'DailyCalls',
  Type.Object({
    day: Type.String({ format: 'date', description: 'UTC' }),
    operation: Type.String(),
    meter: literals(METER_CLASSES, 'The pool of free calls'),
    calls: Type.Integer(),
    units: Type.Integer(),
    cost_gbp: Type.String({ description: 'What they took from credit' }),
  }),
);

const result = () =>
  named(
    'Usage',
    Type.Object({
      account: Type.Object({ email: Type.String(), status: Type.String() }),
      free: Type.Object({ decision: PoolSchema, standard: PoolSchema, premium: PoolSchema }),
      free_remaining: Type.Integer({ description: 'Free decision calls left this month' }),
      credit: Type.Object({ balance_gbp: Type.String(), currency: Type.Literal('GBP') }),
      prices_gbp: Type.Object({ decision: Type.String(), standard: Type.String(), premium: Type.String() }),
      rate_limit: Type.Object({ per_second: Type.Number(), burst: Type.Integer() }),
      daily_calls: Type.Optional(
        Type.Array(DailyCallsSchema, {
          description:
            'With days: the charged calls by day and operation, oldest day first; days without calls are left out',
        }),
      ),
    }),
  );

export type UsageBody = Shape<ReturnType<typeof result>>;

export const usage = operation({
  name: 'usage',
  path: '/v1/usage',
  group: 'Account',
  meter: null,
  needsKey: true,
  billingInBody: false,
  summary: 'Free calls left and credit',
  description:
    'Reports the free calls left in each pool, when they come back, the prepaid credit, prices and the rate limit; with days also the calls of the last days. Free; key required.',
  parameters: Type.Object({
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: FREE_CALL_RETENTION_DAYS,
        description: `Adds daily_calls of the last days (UTC, today included); free calls are stored for ${FREE_CALL_RETENTION_DAYS} days`,
        examples: [30],
      }),
    ),
  }),
  positional: [],
  result,
  example: {},
  run(context, { days }) {
    const { accounts, caller, clock } = context;
    if (caller === null) throw noKey();
    const nowMs = clock.nowMs();
    return whenThere(accounts.usage(caller.accountId, nowMs), (report) => {
      if (report === null) throw noKey();
      return whenThere(accounts.terms(caller.accountId, nowMs), (terms) => {
        if (terms === null) throw new Error(`account ${caller.accountId} vanished`);
        if (days === undefined) return answerOf(lastBody(report, terms, context));
        const toMs = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
        const counting = accounts.dailyCalls(caller.accountId, toMs - days * DAY_MS, toMs);
        return counting.then((calls) =>
          answerOf({ ...lastBody(report, terms, context), daily_calls: calls.map(dailyBody) }),
        );
      });
    });
  },
});

function answerOf(body: BodyOf<ReturnType<typeof result>>): Answer<BodyOf<ReturnType<typeof result>>> {
  return { place: null, body, weather: null };
}

function noKey(): FairdayError {
  return new FairdayError('missing_api_key', 'Send your API key in the X-API-Key header.');
}

/** The body without daily calls: the last one while nothing in it has changed. */
function lastBody(report: UsageReport, terms: Terms, { config }: OperationContext): BodyOf<ReturnType<typeof result>> {
  const last = bodies.get(report);
  if (last !== undefined && areSameTerms(last.terms, terms)) return last.body;
  const body = {
    account: { email: report.account.email, status: report.account.status },
    free: {
      decision: poolBody(report.free.decision),
      standard: poolBody(report.free.standard),
      premium: poolBody(report.free.premium),
    },
    free_remaining: report.free.decision.remaining,
    credit: { balance_gbp: formatGbp(report.balanceMicroGbp), currency: 'GBP' },
    prices_gbp: {
      decision: formatExactGbp(terms.priceMicroGbp.decision),
      standard: formatExactGbp(terms.priceMicroGbp.standard),
      premium: formatExactGbp(terms.priceMicroGbp.premium),
    },
    rate_limit: {
      per_second: terms.rate.ratePerSecond ?? config.ratePerSecond,
      burst: terms.rate.rateBurst ?? config.rateBurst,
    },
  } as const;
  bodies.set(report, { terms, body });
  return body;
}

/** The body of a report, which a store may return again while nothing in it has changed. */
const bodies = new WeakMap<UsageReport, { readonly terms: Terms; readonly body: BodyOf<ReturnType<typeof result>> }>();

/** Prices change by the clock alone. */
function areSameTerms(one: Terms, other: Terms): boolean {
  return (
    METER_CLASSES.every((meter) => one.priceMicroGbp[meter] === other.priceMicroGbp[meter]) &&
    one.rate.ratePerSecond === other.rate.ratePerSecond &&
    one.rate.rateBurst === other.rate.rateBurst
  );
}

function poolBody(pool: PoolUsage): Shape<typeof PoolSchema> {
  return {
    period: pool.period,
    limit: pool.limit,
    used: pool.used,
    remaining: pool.remaining,
    resets_at: new Date(pool.resetsAtMs).toISOString(),
  };
}

function dailyBody({ costMicroGbp, ...counted }: DailyCalls): Shape<typeof DailyCallsSchema> {
  return { ...counted, cost_gbp: formatGbp(costMicroGbp) };
}
