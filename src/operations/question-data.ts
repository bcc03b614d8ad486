/** The `data` of an answer to a question: how it was understood, every number that is said, and the weather behind them. */

import type { AnswerContext } from '../ask/answer/answer-context.ts';
import type { ComposedAnswer } from '../ask/answer/compose.ts';
import { indicesWithin } from '../ask/answer/hours.ts';
import type { AskedTime, Interpretation } from '../ask/interpretation.ts';
import { addDays, civilDateAt, civilDay, formatLocal, HOUR_MS } from '../time/civil.ts';
import { airAt } from '../weather/air-quality/indices.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import { airQualityBody } from './airquality.ts';
import { alertsBody } from './alerts.ts';
import { riskBody, windowBody } from './decision-days.ts';
import { locationBody } from './locate.ts';
import { dayBody, hourBody, type Style } from './weather-bodies.ts';

/** Up to so long a time is shown by the hour, a longer one by the day. */
const HOURLY_MAX_MS = 48 * HOUR_MS;

export function questionData(
  asked: Interpretation,
  composed: ComposedAnswer,
  scenes: readonly AnswerContext[],
  nowMs: number,
  style: Style,
): object {
  const of = <T>(bodies: readonly (T | null)[]): T[] => bodies.filter((body) => body !== null);
  return {
    location: locationBody(asked.subjects[0].place, nowMs),
    interpretation: interpretationBody(asked, scenes),
    verdict: composed.verdict,
    facts: composed.facts.map((fact, i) => ({ id: `f${i + 1}`, ...fact })),
    weather: of(scenes.map((scene) => weatherBody(scene, style))),
    ...(asked.topics.includes('air-quality') ? { air_quality: scenes.map(airOf) } : {}),
    ...(asked.topics.includes('alerts') ? { alerts: scenes.map(alertsOf) } : {}),
    ...(scenes.some(({ decisions }) => decisions.length > 0)
      ? { decisions: scenes.flatMap((scene) => decisionBodies(scene)) }
      : {}),
    ...(asked.topics.includes('pollen') ? { pollen: null, missing: ['pollen: this service has no source of it'] } : {}),
  };
}

function interpretationBody(asked: Interpretation, scenes: readonly AnswerContext[]): object {
  return {
    places: asked.subjects.map(({ place, text, source, others }) => ({
      name: place.name,
      region: place.region,
      country: place.country,
      lat: place.lat,
      lon: place.lon,
      text,
      source,
      others,
    })),
    times: scenes.map(({ place, time, zone }) => ({
      place: place.name,
      text: time.text,
      ...spanBody(time, zone),
      grain: time.grain,
      era: time.era,
    })),
    intents: asked.topics,
    form: asked.form,
    activity: asked.activity,
    garment: asked.garment,
    thresholds: asked.threshold === null ? [] : [asked.threshold],
    extreme: asked.extreme,
    negated: asked.negated,
    confidence: asked.confidence,
    unexplained: asked.unexplained,
    language: asked.language,
  };
}

function spanBody({ fromMs, toMs }: AskedTime, zone: AnswerContext['zone']): { from: string; to: string } {
  return { from: formatLocal(zone, fromMs), to: formatLocal(zone, toMs) };
}

/** The hours within the time, or its days; null where the question needs no weather. */
function weatherBody({ weather, place, time, zone }: AnswerContext, style: Style): object | null {
  if (weather === null) return null;
  const { source, stale, attribution, updatedAtMs } = weather.provenance;
  const head = {
    place: place.name,
    ...spanBody(time, zone),
    source,
    stale,
    updated_at: new Date(updatedAtMs).toISOString(),
    attribution,
  };
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  const figures = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    figures.push(dayFigures(weather, civilDay(place.tzId, date), place.lat, place.lon));
  }
  if (time.toMs - time.fromMs > HOURLY_MAX_MS) {
    return { ...head, days: figures.map((day) => ({ date: day.date, ...dayBody(day, style) })) };
  }
  const within = new Set(indicesWithin(weather, time.fromMs, time.toMs).map((index) => weather.startMs[index]));
  const hours = figures.flatMap((day) => day.hours).filter(({ startMs }) => within.has(startMs));
  return { ...head, hourly: hours.map((hour) => hourBody(hour, zone, style)) };
}

function airOf({ air, airMissing, place, time, nowMs, zone }: AnswerContext): object {
  const now = air === null ? null : airAt(air, Math.max(time.fromMs, Math.min(nowMs, time.toMs - 1)));
  if (air === null || now === null) return { place: place.name, airQuality: null, missing: airMissing };
  const { source, stale, attribution } = air.provenance;
  return {
    place: place.name,
    time: formatLocal(zone, now.startMs),
    airQuality: airQualityBody(now),
    source,
    stale,
    attribution,
  };
}

function alertsOf({ alerts, place, nowMs }: AnswerContext): object {
  const body = alerts === null ? { alerts: [], coverage: 'unknown', stale_since: null } : alertsBody(alerts, nowMs);
  return { place: place.name, ...body };
}

function decisionBodies({ decisions, place, zone }: AnswerContext): object[] {
  return decisions.map((decision) => ({
    place: place.name,
    date: decision.date,
    verdict: decision.verdict,
    score: decision.score,
    confidence: decision.confidence,
    best_windows: decision.windows.map((window) => windowBody(window, zone)),
    risks: decision.risks.map((risk) => riskBody(risk, zone)),
    main_issue: decision.mainIssue,
    summary: decision.summary,
    missing: decision.missing,
  }));
}
