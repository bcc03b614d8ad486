/** The `data` of an answer to a question: how it was understood, every number in the answer, and the weather behind them. */

import type { AnswerContext } from '../ask/answer/answer-context.ts';
import type { ComposedAnswer } from '../ask/answer/compose.ts';
import { indicesWithin } from '../ask/answer/hours.ts';
import type { AnswerLanguage } from '../ask/answer/sentences/messages.ts';
import type { Interpretation, RequestedTime, Threshold } from '../ask/question/interpretation.ts';
import { addDays, civilDateAt, civilDay, epochSeconds, formatLocal } from '../time/civil.ts';
import { HOUR_MS } from '../time/units.ts';
import { airAt } from '../weather/air-quality/indices.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import { airQualityBody } from './airquality.ts';
import { alertsBody } from './alerts.ts';
import type { Shape } from './body.ts';
import { NO_ALERTS, riskBody, windowBody } from './decision-days.ts';
import { locationBody, otherwiseNamed } from './locate.ts';
import type { QuestionDataSchema } from './question-schemas.ts';
import { updatedAtBody } from './updated-at.ts';
import { dayBody, hourBody, type Style } from './weather-bodies.ts';

export type QuestionData = Shape<typeof QuestionDataSchema>;

/** Times up to this long are shown by the hour, longer ones by the day. */
const MAX_HOURLY_MS = 48 * HOUR_MS;

export function questionData(
  interpretation: Interpretation,
  composed: ComposedAnswer,
  contexts: readonly AnswerContext[],
  nowMs: number,
  style: Style,
  language: AnswerLanguage,
): QuestionData {
  const of = <T>(bodies: readonly (T | null)[]): T[] => bodies.filter((body) => body !== null);
  return {
    location: locationBody(interpretation.subjects[0].place, nowMs),
    interpretation: interpretationBody(interpretation, contexts),
    language,
    verdict: composed.verdict,
    facts: composed.facts.map((fact, i) => ({ id: `f${i + 1}`, ...fact })),
    weather: of(contexts.map((context) => weatherBody(context, style))),
    ...(interpretation.topics.includes('air-quality') ? { air_quality: contexts.map(airOf) } : {}),
    ...(interpretation.topics.includes('alerts') ? { alerts: contexts.map(alertsOf) } : {}),
    ...(contexts.some(({ decided }) => decided.length > 0)
      ? { decisions: contexts.flatMap((context) => decisionBodies(context)) }
      : {}),
    ...(interpretation.topics.includes('pollen') ? pollenOf(contexts) : {}),
  };
}

function interpretationBody(interpretation: Interpretation, contexts: readonly AnswerContext[]) {
  return {
    places: interpretation.subjects.map(({ place, text, source, others }) => ({
      name: place.name,
      region: place.region,
      country: place.country,
      lat: place.lat,
      lon: place.lon,
      ...otherwiseNamed(place),
      text,
      source,
      others,
    })),
    times: contexts.map(({ place, time, zone }) => ({
      place: place.name,
      text: time.text,
      ...spanBody(time, zone),
      grain: time.grain,
      era: time.era,
    })),
    intents: interpretation.topics,
    form: interpretation.form,
    activity: interpretation.activity,
    garment: interpretation.garment,
    uncovered: interpretation.uncovered,
    asks_safety: interpretation.asksSafety,
    thresholds: interpretation.threshold === null ? [] : [thresholdBody(interpretation.threshold)],
    units_asked: interpretation.unitsAsked,
    length_hours: interpretation.lengthHours,
    days: interpretation.days,
    panels_kw: interpretation.panelsKw,
    extreme: interpretation.extreme,
    negated: interpretation.negated,
    confidence: interpretation.confidence,
    stated: interpretation.stated,
    unexplained: interpretation.unexplained,
    language: interpretation.language,
  };
}

function thresholdBody({ upTo, ...threshold }: Threshold) {
  return { ...threshold, up_to: upTo };
}

function spanBody({ fromMs, toMs }: RequestedTime, zone: AnswerContext['zone']): { from: string; to: string } {
  return { from: formatLocal(zone, fromMs), to: formatLocal(zone, toMs) };
}

/** The hours within the time, or its days; null where the question needs no weather. */
function weatherBody({ weather, place, time, zone }: AnswerContext, style: Style) {
  if (weather === null) return null;
  const { source, stale, attribution } = weather.provenance;
  const head = {
    place: place.name,
    ...spanBody(time, zone),
    source,
    stale,
    ...updatedAtBody(weather.provenance),
    attribution,
  };
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  const figures = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    figures.push(dayFigures(weather, civilDay(place.tzId, date), place.lat, place.lon));
  }
  if (time.toMs - time.fromMs > MAX_HOURLY_MS) {
    return { ...head, days: figures.map((day) => ({ date: day.date, ...dayBody(day, style) })) };
  }
  const within = new Set(indicesWithin(weather, time.fromMs, time.toMs).map((index) => weather.startMs[index]));
  const hours = figures.flatMap((day) => day.hours).filter(({ startMs }) => within.has(startMs));
  return { ...head, hourly: hours.map((hour) => hourBody(hour, zone, style)) };
}

/** The pollen of each place that has some; null where none does. */
function pollenOf(contexts: readonly AnswerContext[]) {
  const known = contexts.flatMap((context) => {
    const pollen = airOf(context).airQuality?.pollen ?? null;
    return pollen === null ? [] : [{ place: context.place.name, ...pollen }];
  });
  return known.length === 0
    ? { pollen: null, missing: ['pollen: this service has no source of it'] }
    : { pollen: known };
}

function airOf({ air, airMissing, place, time, nowMs, zone }: AnswerContext) {
  const now = air === null ? null : airAt(air, Math.max(time.fromMs, Math.min(nowMs, time.toMs - 1)));
  if (air === null || now === null) return { place: place.name, airQuality: null, missing: airMissing };
  const { source, stale, attribution } = air.provenance;
  return {
    place: place.name,
    time: formatLocal(zone, now.startMs),
    epoch: epochSeconds(now.startMs),
    airQuality: airQualityBody(now),
    source,
    stale,
    attribution,
  };
}

function alertsOf({ alerts, place, nowMs }: AnswerContext) {
  const report = alerts ?? { ...NO_ALERTS, coverage: 'unknown' };
  return { place: place.name, ...alertsBody(report, nowMs) };
}

function decisionBodies({ decided, place, zone }: AnswerContext) {
  return decided.map(({ decision, confidence }) => ({
    place: place.name,
    date: decision.date,
    verdict: decision.verdict,
    score: decision.score,
    confidence,
    best_windows: decision.windows.map((window) => windowBody(window, zone)),
    risks: decision.risks.map((risk) => riskBody(risk, zone)),
    main_issue: decision.mainIssue,
    summary: decision.summary,
    missing: decision.missing,
  }));
}
