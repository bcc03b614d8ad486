/** `best-day`: the coming days ranked for one activity; one call however many days. */
import { type Static, Type } from '@sinclair/typebox';
import { ALERT_ISSUE } from '../decision/judge.ts';
import { type RankedDay, rankDays, rankingSummary, typicalRankingSummary } from '../decision/rank.ts';
import type { Risk } from '../decision/risks.ts';
import { addDays, weekdayName } from '../time/civil.ts';
import type { BodyOf, Shape } from './body.ts';
import { chancedDays, type DayContext, ensembleWaitMs } from './chanced-days.ts';
import {
  AdviceSchema,
  adviceBody,
  type ChancesQuestion,
  ChancesSchema,
  chancesBody,
  chancesParameters,
  checkChancesQuestion,
} from './chances.ts';
import {
  avoidParameter,
  checkDayQuestion,
  checkHoursLeft,
  createBodyCache,
  dayWorstBody,
  questionKey,
  riskBody,
  undecided,
  windowBody,
} from './decision-days.ts';
import { locate, todayAt, zoneAround } from './locate.ts';
import { type OperationContext, operation } from './operation.ts';
import { dayAnswer, loadDay, RepeatedQuestions } from './repeated-questions.ts';
import {
  activityParameter,
  DayWorstSchema,
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
  avoid: avoidParameter,
  ...chancesParameters,
});

const DayRankingSchema = Type.Object(
  {
    date: Type.String({ format: 'date' }),
    weekday: Type.String(),
    verdict: VerdictSchema,
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    expected_score: Type.Number({
      minimum: 0,
      maximum: 100,
      description:
        'The mean score over the possible weathers of the day, never above score and never below the band of the verdict; the days are in its order, equal ones by date',
    }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    best_window: Type.Union([WindowSchema, Type.Null()]),
    top_risks: Type.Array(RiskSchema),
    day_worst: DayWorstSchema,
    summary: Type.String(),
    chances: Type.Optional(Type.Union([ChancesSchema, Type.Null()], { description: 'With chances=yes' })),
    advice: Type.Optional(Type.Union([AdviceSchema, Type.Null()], { description: 'With chances=yes' })),
  },
  { $id: 'DayRanking' },
);

const result = () =>
  withPlaceAndBilling('BestDay', {
    activity: Type.String(),
    days_checked: Type.Integer(),
    source: Type.String({ description: 'open-meteo, met-norway or typical (the embedded climate, no forecast)' }),
    summary: Type.String({ description: 'The best day, why it is the best, and the next one' }),
    best: DayRankingSchema,
    days: Type.Array(DayRankingSchema, { description: 'Best first, by expected_score' }),
  });

export type BestDayBody = Shape<ReturnType<typeof result>>;

/** One day of a ranking. */
type DayRanking = Shape<typeof DayRankingSchema>;

const cachedBody = createBodyCache<BodyOf<ReturnType<typeof result>>>();
const repeated = new RepeatedQuestions<Static<typeof parameters>, BodyOf<ReturnType<typeof result>>>();

type Parameters = Static<typeof parameters>;

export const bestDay = operation({
  name: 'best-day',
  path: '/v1/best-day',
  group: 'Decisions',
  meter: { class: 'decision', units: 1 },
  needsKey: true,
  billingInBody: true,
  summary: 'The coming days ranked for one activity',
  description:
    'Compares up to 14 days, starting today at the place, and ranks them. A far day is less certain than a near one: days are ordered by expected_score, the mean of their scores in the possible weathers, so that a hopeful day ten does not beat a sound day two of the same verdict. Without a forecast no day is preferred but for what season, sun and moon make different. Costs one call however many days are compared.',
  parameters,
  positional: ['location', 'activity'],
  result,
  example: { location: 'Leeds', activity: 'hiking', days: '7' },
  validate(context, params) {
    if (repeated.find(context, params, context.clock.nowMs()) !== null) return;
    checkDayQuestion(context, params);
    checkChancesQuestion(params);
  },
  run(context, params) {
    const nowMs = context.clock.nowMs();
    return repeated.answer(context, params, nowMs, rankAnew);
  },
});

/** The answer to a question that was not asked before, or has another answer now. */
async function rankAnew(context: OperationContext, params: Parameters, nowMs: number) {
  const profile = checkDayQuestion(context, params);
  const { place } = await locate(context, 'location', params.location);
  const today = todayAt(place, nowMs);
  const count = params.days ?? DAYS_DEFAULT;
  const dates = Array.from({ length: count }, (_, ahead) => addDays(today, ahead));
  checkHoursLeft(profile, place, dates, params, nowMs);
  const { weather, alerts } = await loadDay(context, place, nowMs, profile);
  const { source } = weather.provenance;
  const key = `${questionKey(place, profile, params, alerts)} ${count} ${params.chances} ${params.cost} ${params.loss}`;
  const body = await cachedBody(weather, nowMs, key, async () => {
    const day: DayContext = {
      profile,
      place,
      weather,
      question: params,
      nowMs,
      alerts,
      ensembleWaitMs: ensembleWaitMs(params),
    };
    // A day whose forecast lacks what a verdict needs is left out, like one that is over.
    const decided = await chancedDays(context, day, dates);
    if (decided.length === 0) throw undecided(profile, place, weather, dates, params, nowMs);
    const ranked = rankDays(decided);
    const days = ranked.map((each) => rankingBody(each, day, params));
    return {
      activity: profile.id,
      days_checked: days.length,
      source,
      summary:
        source === 'typical'
          ? typicalRankingSummary(ranked, profile)
          : rankingSummary(ranked, profile, params.chances === 'yes'),
      best: days[0],
      days,
    };
  });
  const answered = { profile, place, weather, alerts, body };
  repeated.remember(context, params, nowMs, answered);
  return dayAnswer(answered);
}

function rankingBody(ranked: RankedDay, { profile, place, nowMs }: DayContext, params: ChancesQuestion): DayRanking {
  const { decision, expectedScore, confidence, bestIn } = ranked;
  const zone = zoneAround(place.tzId, nowMs);
  const window = decision.windows.at(0);
  return {
    date: decision.date,
    weekday: weekdayName(decision.date),
    verdict: decision.verdict,
    score: decision.score,
    expected_score: expectedScore,
    confidence,
    best_window: window === undefined ? null : windowBody(window, zone),
    top_risks: worstOfEachType(decision.risks)
      .slice(0, TOP_RISKS)
      .map((risk) => riskBody(risk, zone)),
    day_worst: dayWorstBody(decision.dayWorst, zone),
    summary: decision.summary,
    chances: params.chances === 'yes' ? chancesBody(ranked, zone, bestIn) : undefined,
    advice: params.chances === 'yes' ? adviceBody(ranked, profile, params) : undefined,
  };
}

/** The worst stretch of each type, which comes first: darkness before dawn and after dusk is one concern, two alerts are two. */
function worstOfEachType(risks: readonly Risk[]): readonly Risk[] {
  return risks.filter(({ type }, i) => type === ALERT_ISSUE || risks.findIndex((other) => other.type === type) === i);
}
