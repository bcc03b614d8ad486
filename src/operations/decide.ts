/** `decide`: is it a good day for it, when, and why; one activity, one place, one date. */
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { AlertReport } from '../alerts/alerts.ts';
import type { DayDecision } from '../decision/decide.ts';
import type { Profile } from '../decision/profile.ts';
import { withBetterDay } from '../decision/rank.ts';
import { supplementsOf } from '../decision/supplements.ts';
import type { Place } from '../place/place.ts';
import { addDays, type CivilDate, DAY_MS, dateOfEpochDay, formatLocal, parseCivilDate } from '../time/civil.ts';
import type { HourlyWeather, Provenance } from '../weather/hourly.ts';
import {
  checkDayQuestion,
  decideOn,
  hoursLeft,
  missingOf,
  noHoursLeft,
  questionKey,
  rememberBody,
  riskBody,
  windowBody,
} from './decision-days.ts';
import { invalidField } from './errors.ts';
import { locate, todayAt, zoneAround } from './locate.ts';
import { operation } from './operation.ts';
import {
  activityParameter,
  attributionSchema,
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

/** How many days ahead a date may lie; the interface says 13. */
const MAX_DAYS_AHEAD = 13;
/** Local dates run from UTC−12 to UTC+14, so "today" is one of at most three dates. */
const DATE_SLACK_DAYS = 1;
/** A better day is worth naming within the week; farther ones are too uncertain to be a hint. */
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
  detail: Type.Optional(Type.Literal('hourly', { description: 'hourly adds the score of each hour' })),
  explain: Type.Optional(yesNoParameter('yes adds the factors of the best window with their sources')),
});

const BesideSchema = Type.Object(
  {
    source: Type.String(),
    updated_at: Type.String({ format: 'date-time' }),
    attribution: attributionSchema,
  },
  { description: 'Where the air quality (us_aqi) or the sea (waves, water_temperature) that was judged came from' },
);

const result: TSchema = withPlaceAndBilling({
  activity: Type.String(),
  date: Type.String({ format: 'date' }),
  verdict: VerdictSchema,
  score: Type.Integer({ minimum: 0, maximum: 100, description: 'Quality of the best window of the date' }),
  best_windows: Type.Array(WindowSchema),
  risks: Type.Array(RiskSchema),
  summary: Type.String(),
  data: Type.Object(
    {
      confidence: Type.Number({ minimum: 0, maximum: 1 }),
      source: Type.String({ description: 'open-meteo, met-norway or typical (the embedded climate)' }),
      updated_at: Type.String({ format: 'date-time' }),
      missing: Type.Array(Type.String(), { description: 'What was not known and therefore not judged' }),
      air: Type.Optional(BesideSchema),
      sea: Type.Optional(BesideSchema),
    },
    { additionalProperties: true, description: 'Key figures of the hours considered; null where not known' },
  ),
  hourly: Type.Optional(
    Type.Array(
      Type.Object({
        time: Type.String(),
        score: Type.Integer({ minimum: 0, maximum: 100 }),
        main_issue: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  ),
  factors: Type.Optional(
    Type.Array(
      Type.Object({
        issue: Type.String(),
        variable: Type.String(),
        value: Type.Union([Type.Number(), Type.Null()]),
        unit: Type.String(),
        score: Type.Union([Type.Integer(), Type.Null()]),
        share: Type.Number({ description: 'Share of the loss, 0 to 1' }),
        source: Type.String(),
      }),
    ),
  ),
});

type Parameters = Static<typeof parameters>;

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
  validate(context, asked) {
    checkDayQuestion(context, asked);
    checkWhen(asked.when ?? 'today', context.clock.nowMs());
  },
  async run(context, asked) {
    const nowMs = context.clock.nowMs();
    const profile = checkDayQuestion(context, asked);
    const { place } = await locate(context, 'location', asked.location);
    const today = todayAt(place, nowMs);
    const date = dateMeant(asked.when ?? 'today', today);
    if (date === today && profile.light.kind !== 'night' && !hoursLeft(place, date, asked, nowMs))
      throw noHoursLeft(place, asked, `on ${date}`);
    const [weather, alerts] = await Promise.all([
      context.weather.forecast(place, nowMs, 'decision', supplementsOf(profile)),
      context.alerts.at(place, nowMs),
    ]);
    const key = `decide ${questionKey(place, profile, asked, alerts)} ${date} ${asked.detail} ${asked.explain}`;
    const body = rememberBody(weather, nowMs, key, () => {
      const decision = decideOn(profile, place, weather, date, asked, nowMs, alerts);
      if (decision === null) throw noHoursLeft(place, asked, `on ${date}`);
      const others = betterDaysNeeded(decision) ? otherDays(profile, place, weather, date, asked, nowMs, alerts) : [];
      return decisionBody(profile.id, withBetterDay(decision, others), place, weather, asked, nowMs, alerts);
    });
    const { source, stale } = weather.provenance;
    return { place, body, weather: { source, stale } };
  },
});

/** A way out is looked for when the day asked about is none. */
function betterDaysNeeded({ verdict }: DayDecision): boolean {
  return verdict === 'poor' || verdict === 'avoid';
}

/** The decisions of the coming week without the day asked about. */
function otherDays(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  date: CivilDate,
  asked: Parameters,
  nowMs: number,
  alerts: AlertReport,
): DayDecision[] {
  const today = todayAt(place, nowMs);
  const dates = Array.from({ length: DAYS_SUGGESTED }, (_, ahead) => addDays(today, ahead));
  return dates.flatMap((other) => {
    const decision = other === date ? null : decideOn(profile, place, weather, other, asked, nowMs, alerts);
    return decision === null ? [] : [decision];
  });
}

/** Throws for a date that is none, or that is out of range wherever the place may be. */
function checkWhen(when: string, nowMs: number): void {
  if (when === 'today' || when === 'tomorrow') return;
  const date = parseCivilDate(when);
  if (date === null) {
    throw invalidField(
      'when',
      `'when' must be today, tomorrow or a date such as 2026-07-15 that exists; it is '${when.slice(0, 40)}'.`,
    );
  }
  const todayUtc = dateOfEpochDay(Math.floor(nowMs / DAY_MS));
  checkRange(date, addDays(todayUtc, -DATE_SLACK_DAYS), addDays(todayUtc, MAX_DAYS_AHEAD + DATE_SLACK_DAYS));
}

function checkRange(date: CivilDate, first: CivilDate, last: CivilDate): void {
  if (date >= first && date <= last) return;
  const problem = date < first ? 'is over' : 'lies too far ahead';
  throw invalidField('when', `'when' ${problem}: ${date}; it may be from ${first} to ${last} at this place.`);
}

function dateMeant(when: string, today: CivilDate): CivilDate {
  if (when === 'today') return today;
  if (when === 'tomorrow') return addDays(today, 1);
  const date = parseCivilDate(when) ?? today;
  checkRange(date, today, addDays(today, MAX_DAYS_AHEAD));
  return date;
}

function decisionBody(
  activity: string,
  decision: DayDecision,
  place: Place,
  weather: HourlyWeather,
  asked: Parameters,
  nowMs: number,
  alerts: AlertReport,
): object {
  const zone = zoneAround(place.tzId, nowMs);
  const local = (epochMs: number) => formatLocal(zone, epochMs);
  return {
    activity,
    date: decision.date,
    verdict: decision.verdict,
    score: decision.score,
    best_windows: decision.windows.map((window) => windowBody(window, zone)),
    risks: decision.risks.map((risk) => riskBody(risk, zone)),
    summary: decision.summary,
    data: {
      ...decision.figures,
      confidence: decision.confidence,
      source: weather.provenance.source,
      updated_at: new Date(weather.provenance.updatedAtMs).toISOString(),
      missing: missingOf(decision, place, alerts, nowMs),
      ...besideBody(weather),
    },
    ...(asked.detail === 'hourly'
      ? {
          hourly: decision.hours.map(({ startMs, score, mainIssue }) => ({
            time: local(startMs),
            score,
            main_issue: mainIssue,
          })),
        }
      : {}),
    ...(asked.explain === 'yes' ? { factors: decision.factors } : {}),
  };
}

/** Where the columns beside the forecast came from; absent where there are none. */
function besideBody({ supplements = {} }: HourlyWeather): object {
  const body = (provenance: Provenance | undefined) =>
    provenance && {
      source: provenance.source,
      updated_at: new Date(provenance.updatedAtMs).toISOString(),
      attribution: provenance.attribution,
    };
  return { air: body(supplements.air), sea: body(supplements.sea) };
}
