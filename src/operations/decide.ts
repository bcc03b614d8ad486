/** `decide`: is it a good day for it, when, and why; one activity, one place, one date. */
import { type Static, Type } from '@sinclair/typebox';
import type { ChancedDay } from '../decision/chanced-day.ts';
import type { DayDecision } from '../decision/decide.ts';
import { mayTurn } from '../decision/next-hours.ts';
import { wantsBetterDay, withBetterDay } from '../decision/rank.ts';
import type { Told } from '../decision/told.ts';
import { addDays, type CivilDate, dateOfEpochDay, epochSeconds, formatLocal, parseCivilDate } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import type { Provenance } from '../weather/hourly.ts';
import type { BodyOf, Shape } from './body.ts';
import { chancedDay, chancedDays, type DayContext, ensembleWaitMs } from './chanced-days.ts';
import {
  AdviceSchema,
  adviceBody,
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
import { invalidField } from './errors.ts';
import { figureProperties } from './figures-schema.ts';
import { locate, todayAt, todayNamed, zoneAround } from './locate.ts';
import { type OperationContext, operation } from './operation.ts';
import { recordDecision } from './record-decision.ts';
import { dayAnswer, loadDay, RepeatedQuestions } from './repeated-questions.ts';
import {
  activityParameter,
  attributionSchema,
  DayWorstSchema,
  epochSchema,
  fromParameter,
  locationParameter,
  RiskSchema,
  toParameter,
  unitsParameter,
  VerdictSchema,
  WindowSchema,
  withPlaceAndBilling,
  yesNoParameter,
} from './schemas.ts';
import { AuroraSchema, KpSchema, type NextHours, NextHoursSchema, nextHoursBody, PollenSchema } from './told-bodies.ts';
import { updatedAtBody, updatedAtProperties } from './updated-at.ts';
import { orNull } from './weather-schemas.ts';

/** How many days ahead a date may lie; the interface says 13. */
const MAX_DAYS_AHEAD = 13;
/** Local dates run from UTC−12 to UTC+14, so "today" is one of at most three dates. */
const DATE_SLACK_DAYS = 1;
/** A better day within the week is worth naming; farther ones are too uncertain. */
const DAYS_SUGGESTED = 7;

const parameters = Type.Object({
  location: locationParameter,
  activity: activityParameter,
  when: Type.Optional(
    Type.String({
      default: 'today',
      description: 'today, tomorrow or yyyy-MM-dd, up to 13 days ahead, at the place',
      examples: ['tomorrow'],
    }),
  ),
  from: Type.Optional(fromParameter),
  to: Type.Optional(toParameter),
  units: Type.Optional(unitsParameter),
  avoid: avoidParameter,
  detail: Type.Optional(Type.Literal('hourly', { description: 'hourly adds the score of each hour' })),
  explain: Type.Optional(yesNoParameter('yes adds the factors of the best window with their sources')),
  ...chancesParameters,
});

const SupplementSchema = Type.Object(
  {
    source: Type.String(),
    updated_at: Type.String({ format: 'date-time' }),
    attribution: attributionSchema,
  },
  {
    $id: 'Supplement',
    description:
      'Where the air (us_aqi, pollen), the sea (waves, water_temperature) or the geomagnetic index (kp, aurora) came from',
  },
);

const result = () =>
  withPlaceAndBilling('Decision', {
    activity: Type.String(),
    date: Type.String({ format: 'date' }),
    verdict: VerdictSchema,
    score: Type.Integer({ minimum: 0, maximum: 100, description: 'Quality of the best window of the date' }),
    best_windows: Type.Array(WindowSchema),
    risks: Type.Array(RiskSchema),
    day_worst: DayWorstSchema,
    summary: Type.String(),
    data: Type.Object(
      {
        ...figureProperties(),
        confidence: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'Chance that the stated verdict holds in the stated window, less for what is unknown',
        }),
        source: Type.String({ description: 'open-meteo, met-norway or typical (the embedded climate)' }),
        ...updatedAtProperties,
        missing: Type.Array(Type.String(), { description: 'What was not known and therefore not judged' }),
        pollen: Type.Optional(orNull(PollenSchema)),
        kp: Type.Optional(orNull(KpSchema)),
        aurora: Type.Optional(orNull(AuroraSchema)),
        unavailable: Type.Optional(
          Type.Record(Type.String(), Type.String(), { description: 'Why pollen, kp, aurora or next_hours is null' }),
        ),
        next_hours: Type.Optional(orNull(NextHoursSchema)),
        air: Type.Optional(SupplementSchema),
        sea: Type.Optional(SupplementSchema),
        geomagnetic: Type.Optional(SupplementSchema),
      },
      { $id: 'DecisionData', description: 'Key figures of the hours considered; null where not known' },
    ),
    chances: Type.Optional(
      Type.Union([ChancesSchema, Type.Null()], {
        description: 'With chances=yes: how likely it is; null where too few possible weathers know the day',
      }),
    ),
    advice: Type.Optional(
      Type.Union([AdviceSchema, Type.Null()], { description: 'With chances=yes: whether it pays to go ahead' }),
    ),
    hourly: Type.Optional(
      Type.Array(
        Type.Object(
          {
            time: Type.String({ description: 'yyyy-MM-dd HH:mm at the place; the hour that begins then' }),
            epoch: epochSchema('time'),
            score: Type.Integer({ minimum: 0, maximum: 100 }),
            main_issue: Type.Union([Type.String(), Type.Null()]),
          },
          { $id: 'HourScore' },
        ),
      ),
    ),
    factors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            issue: Type.String(),
            variable: Type.String(),
            value: Type.Union([Type.Number(), Type.Null()]),
            unit: Type.String(),
            score: Type.Union([Type.Integer(), Type.Null()]),
            share: Type.Number({ description: 'Share of the loss, 0 to 1' }),
            basis: Type.Union([Type.Literal('source'), Type.Literal('judgement'), Type.Literal('both')], {
              description: 'Whether the curve rests on a document, on judgement, or on both',
            }),
            source: Type.String(),
          },
          { $id: 'Factor' },
        ),
      ),
    ),
  });

export type DecisionBody = Shape<ReturnType<typeof result>>;

type Parameters = Static<typeof parameters>;

const cachedBody = createBodyCache<BodyOf<ReturnType<typeof result>>>();
const repeated = new RepeatedQuestions<Parameters, BodyOf<ReturnType<typeof result>>>();

export const decide = operation({
  name: 'decide',
  path: '/v1/decide',
  group: 'Decisions',
  meter: { class: 'decision', units: 1 },
  needsKey: true,
  billingInBody: true,
  summary: 'A verdict, score, best hours and risks for one activity on one date',
  description:
    'Turns the weather at a place into a verdict (great, good, fair, poor, avoid), a score from 0 to 100, the best hours, the risks and one sentence that names what decides. Every threshold has a source; explain=yes shows them. A score is not a safety clearance: follow official warnings.',
  parameters,
  positional: ['location', 'activity'],
  result,
  example: { location: 'Leeds', activity: 'exterior-painting', when: 'tomorrow' },
  validate(context, params) {
    const nowMs = context.clock.nowMs();
    if (repeated.find(context, params, nowMs) !== null) return;
    checkDayQuestion(context, params);
    checkChancesQuestion(params);
    checkWhen(whenOf(params), todayNamed(context, params.location, nowMs), nowMs);
  },
  run(context, params) {
    const nowMs = context.clock.nowMs();
    return repeated.answer(context, params, nowMs, decideAnew);
  },
});

/** The answer to a question that was not asked before, or has another answer now. */
async function decideAnew(context: OperationContext, params: Parameters, nowMs: number) {
  const profile = checkDayQuestion(context, params);
  const { place } = await locate(context, 'location', params.location);
  const today = todayAt(place, nowMs);
  const date = requestedDate(whenOf(params), today);
  checkHoursLeft(profile, place, [date], params, nowMs);
  const { weather, alerts } = await loadDay(context, place, nowMs, profile);
  const wantsQuarters =
    date === today && weather.provenance.source === 'open-meteo' && mayTurn(profile, weather, nowMs);
  const quarters = wantsQuarters ? await context.weather.quarterHours(place, nowMs) : null;
  const nextHours = wantsQuarters ? nextHoursBody(quarters, zoneAround(place.tzId, nowMs), nowMs) : undefined;
  const key = `${questionKey(place, profile, params, alerts)} ${JSON.stringify(nextHours)} ${date} ${params.detail} ${params.explain} ${params.chances} ${params.cost} ${params.loss}`;
  const body = await cachedBody(weather, nowMs, key, async () => {
    const day: DayContext = {
      profile,
      place,
      weather,
      question: params,
      nowMs,
      alerts,
      quarters,
      ensembleWaitMs: ensembleWaitMs(params),
    };
    const decided = await chancedDay(context, day, date);
    if (decided === null) throw undecided(profile, place, weather, [date], params, nowMs);
    recordDecision(context.recorder, profile, place, weather, params, nowMs, decided);
    const advised = { ...decided, decision: await withBetterDayOf(context, day, decided.decision) };
    return decisionBody(advised, day, params, nextHours);
  });
  const answered = { profile, place, weather, alerts, body };
  if (!wantsQuarters) repeated.remember(context, params, nowMs, answered);
  return dayAnswer(answered);
}

/** Poor days come with a better one of the coming week, if a forecast has one. */
async function withBetterDayOf(
  context: OperationContext,
  day: DayContext,
  decision: DayDecision,
): Promise<DayDecision> {
  if (!wantsBetterDay(decision) || day.weather.provenance.source === 'typical') return decision;
  const today = todayAt(day.place, day.nowMs);
  const dates = Array.from({ length: DAYS_SUGGESTED }, (_, ahead) => addDays(today, ahead));
  return withBetterDay(
    decision,
    await chancedDays(
      context,
      day,
      dates.filter((date) => date !== decision.date),
    ),
  );
}

/** Words in lower case, however they were written; anything else as it is. */
function whenOf({ when = 'today' }: Parameters): string {
  const word = when.toLowerCase();
  return word === 'today' || word === 'tomorrow' ? word : when;
}

/**
 * Throws for a text that is not a date, and for a date that is out of range: at the place where its date is known, else
 * wherever it may be.
 */
function checkWhen(when: string, today: CivilDate | null, nowMs: number): void {
  if (when === 'today' || when === 'tomorrow') return;
  const date = parseCivilDate(when);
  if (date === null) {
    throw invalidField(
      'when',
      `'when' must be today, tomorrow or a date such as 2026-07-15 that exists; it is '${when.slice(0, 40)}'.`,
    );
  }
  if (today !== null) {
    checkRange(date, today, addDays(today, MAX_DAYS_AHEAD));
    return;
  }
  const todayUtc = dateOfEpochDay(Math.floor(nowMs / DAY_MS));
  checkRange(date, addDays(todayUtc, -DATE_SLACK_DAYS), addDays(todayUtc, MAX_DAYS_AHEAD + DATE_SLACK_DAYS));
}

function checkRange(date: CivilDate, first: CivilDate, last: CivilDate): void {
  if (date >= first && date <= last) return;
  const problem = date < first ? 'is over' : 'lies too far ahead';
  throw invalidField('when', `'when' ${problem}: ${date}; it may be from ${first} to ${last} at this place.`);
}

function requestedDate(when: string, today: CivilDate): CivilDate {
  if (when === 'today') return today;
  if (when === 'tomorrow') return addDays(today, 1);
  const date = parseCivilDate(when) ?? today;
  checkRange(date, today, addDays(today, MAX_DAYS_AHEAD));
  return date;
}

function decisionBody(
  decided: ChancedDay,
  { profile, place, weather, nowMs }: DayContext,
  params: Parameters,
  nextHours: NextHours | null | undefined,
): BodyOf<ReturnType<typeof result>> {
  const { decision, confidence } = decided;
  const zone = zoneAround(place.tzId, nowMs);
  return {
    activity: profile.id,
    date: decision.date,
    verdict: decision.verdict,
    score: decision.score,
    best_windows: decision.windows.map((window) => windowBody(window, zone)),
    risks: decision.risks.map((risk) => riskBody(risk, zone)),
    day_worst: dayWorstBody(decision.dayWorst, zone),
    summary: decision.summary,
    data: {
      ...decision.figures,
      ...decision.told,
      ...nextHoursFields(nextHours, decision.told),
      confidence,
      source: weather.provenance.source,
      ...updatedAtBody(weather.provenance),
      missing: decision.missing,
      air: supplementBody(weather.supplements?.air),
      sea: supplementBody(weather.supplements?.sea),
      geomagnetic: supplementBody(weather.supplements?.geomagnetic),
    },
    chances: params.chances === 'yes' ? chancesBody(decided, zone) : undefined,
    advice: params.chances === 'yes' ? adviceBody(decided, profile, params) : undefined,
    hourly:
      params.detail === 'hourly'
        ? decision.hours.map(({ startMs, score, mainIssue }) => ({
            time: formatLocal(zone, startMs),
            epoch: epochSeconds(startMs),
            score,
            main_issue: mainIssue,
          }))
        : undefined,
    factors: params.explain === 'yes' ? decision.factors : undefined,
  };
}

/** The field, and the reason where it is null; nothing where the hours ahead are all wet or all dry. */
function nextHoursFields(nextHours: NextHours | null | undefined, { unavailable = {} }: Told) {
  if (nextHours !== null) return nextHours === undefined ? {} : { next_hours: nextHours };
  return { next_hours: null, unavailable: { ...unavailable, next_hours: 'the quarter hours did not come in time' } };
}

/** Where supplementary columns came from; undefined where there are none. */
function supplementBody(provenance: Provenance | undefined): Shape<typeof SupplementSchema> | undefined {
  return (
    provenance && {
      source: provenance.source,
      updated_at: new Date(provenance.updatedAtMs).toISOString(),
      attribution: provenance.attribution,
    }
  );
}
