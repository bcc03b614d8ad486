/** `best-day`: the coming days ranked for one activity; one call however many days. */
import { Type } from '@sinclair/typebox';
import { type RankedDay, rankDays, rankingSummary } from '../decision/rank.ts';
import { supplementsOf } from '../decision/supplements.ts';
import { addDays, type OffsetTable, weekdayName } from '../time/civil.ts';
import type { BodyOf, Shape } from './body.ts';
import {
  checkDayQuestion,
  createBodyCache,
  decideOn,
  hoursLeft,
  noHoursLeft,
  questionKey,
  riskBody,
  undecided,
  windowBody,
} from './decision-days.ts';
import { locate, todayAt, zoneAround } from './locate.ts';
import { operation } from './operation.ts';
import {
  activityParameter,
  fromParameter,
  locationParameter,
  RiskSchema,
  toParameter,
  unitsParameter,
  VerdictSchema,
  WindowSchema,
  withPlaceAndBilling,
} from './schemas.ts';

const DAYS_DEFAULT = 7;
/** Risks named per day; `decide` names them all. */
const TOP_RISKS = 3;

const parameters = Type.Object({
  location: locationParameter,
  activity: activityParameter,
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 14, default: DAYS_DEFAULT, description: 'Days to compare, from today on' }),
  ),
  from: Type.Optional(fromParameter),
  to: Type.Optional(toParameter),
  units: Type.Optional(unitsParameter),
});

const DayRankingSchema = Type.Object(
  {
    date: Type.String({ format: 'date' }),
    weekday: Type.String(),
    verdict: VerdictSchema,
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    best_window: Type.Union([WindowSchema, Type.Null()]),
    top_risks: Type.Array(RiskSchema),
    summary: Type.String(),
  },
  { $id: 'DayRanking' },
);

const result = withPlaceAndBilling({
  activity: Type.String(),
  days_checked: Type.Integer(),
  summary: Type.String(),
  best: DayRankingSchema,
  days: Type.Array(DayRankingSchema, { description: 'Best first, by score shrunk by confidence' }),
});

export type BestDayBody = Shape<typeof result>;

/** One day of a ranking. */
type DayRanking = Shape<typeof DayRankingSchema>;

const cachedBody = createBodyCache<BodyOf<typeof result>>();

export const bestDay = operation({
  name: 'best-day',
  path: '/v1/best-day',
  group: 'Decisions',
  meter: { class: 'decision', units: 1 },
  needsKey: true,
  billingInBody: true,
  summary: 'The coming days ranked for one activity',
  description:
    'Compares up to 14 days, starting today at the place, and ranks them. A far day is less certain than a near one: days are ordered by their score drawn towards the average as confidence falls, so that a hopeful day ten does not beat a sound day two. Costs one call however many days are compared.',
  parameters,
  positional: ['location', 'activity'],
  result,
  example: { location: 'Leeds', activity: 'hiking', days: '7' },
  validate(context, params) {
    checkDayQuestion(context, params);
  },
  async run(context, params) {
    const nowMs = context.clock.nowMs();
    const profile = checkDayQuestion(context, params);
    const { place } = await locate(context, 'location', params.location);
    const today = todayAt(place, nowMs);
    const count = params.days ?? DAYS_DEFAULT;
    const span = count === 1 ? 'today' : `in the next ${count} days`;
    if (count === 1 && profile.light.kind !== 'night' && !hoursLeft(place, today, params, nowMs)) {
      throw noHoursLeft(place, params, span);
    }
    const [weather, alerts] = await Promise.all([
      context.weather.forecast(place, nowMs, 'decision', supplementsOf(profile)),
      context.alerts.at(place, nowMs),
    ]);
    const key = `${questionKey(place, profile, params, alerts)} ${count}`;
    const body = cachedBody(weather, nowMs, key, () => {
      const dates = Array.from({ length: count }, (_, ahead) => addDays(today, ahead));
      // A day whose forecast lacks what a verdict needs is left out, like one that is over.
      const decisions = dates.flatMap((date) => decideOn(profile, place, weather, date, params, nowMs, alerts) ?? []);
      if (decisions.length === 0) throw undecided(profile, place, weather, dates, params, nowMs, span);
      const ranked = rankDays(decisions);
      const days = ranked.map((day) => rankingBody(day, zoneAround(place.tzId, nowMs)));
      return {
        activity: profile.id,
        days_checked: days.length,
        summary: rankingSummary(ranked, profile),
        best: days[0],
        days,
      };
    });
    const { source, stale } = weather.provenance;
    return { place, body, weather: { source, stale } };
  },
});

function rankingBody({ decision }: RankedDay, zone: OffsetTable): DayRanking {
  const window = decision.windows.at(0);
  return {
    date: decision.date,
    weekday: weekdayName(decision.date),
    verdict: decision.verdict,
    score: decision.score,
    confidence: decision.confidence,
    best_window: window === undefined ? null : windowBody(window, zone),
    top_risks: decision.risks.slice(0, TOP_RISKS).map((risk) => riskBody(risk, zone)),
    summary: decision.summary,
  };
}
