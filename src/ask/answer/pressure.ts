/** How the air pressure changes: over the last three hours, in the words of the Met Office. */
import { HOUR_MS } from '../../time/units.ts';
import type { HourlyWeather } from '../../weather/hourly.ts';
import { valuesAt } from '../../weather/hours/hour-values.ts';
import type { AnswerContext } from './answer-context.ts';
import { factScopeOf } from './calendar.ts';
import type { FactBook } from './facts.ts';
import type { MessageKey } from './sentences/messages.ts';

const HOURS = 3;

/**
 * hPa in three hours from which on each word holds (Met Office, Marine forecasts glossary): slowly from 0.1, without a word
 * from 1.6, quickly from 3.6, very rapidly above 6.0.
 */
const PACES: readonly (readonly [fromHpa: number, pace: '' | '.slowly' | '.quickly' | '.rapidly'])[] = [
  [6.05, '.rapidly'],
  [3.55, '.quickly'],
  [1.55, ''],
  [0.05, '.slowly'],
];

/** A time of so many hours is told by its own change. */
const MIN_SPAN_HOURS = 6;

/** From the begin of a time that is named to its end, at the pace of three hours; empty where it is not known. */
function trendOfSpan(weather: HourlyWeather, context: AnswerContext, book: FactBook): string[] {
  const { time } = context;
  const lastMs = Math.min(time.toMs, weather.startMs.at(-1) ?? 0);
  const hours = Math.round((lastMs - time.fromMs) / HOUR_MS);
  const at = (atMs: number) => valuesAt(weather, atMs).seaLevelPressureHpa;
  const change = at(lastMs) - at(time.fromMs);
  if (hours < MIN_SPAN_HOURS || Number.isNaN(change)) return [];
  const scope = factScopeOf(context, book);
  return [
    book.say('pressure.trend', {
      what: book.say(trendKey((change * HOURS) / hours), {}),
      value: book.value('change of pressure', change, 'pressure-change', scope),
      hours: book.value('hours of the change', hours, 'hours', scope),
    }),
  ];
}

/** The change within a time that is named, else by now; empty where it is not known. */
export function pressureTrend(context: AnswerContext, book: FactBook): string[] {
  const { weather, time, nowMs } = context;
  const isOfSpan = time.text !== null && time.grain !== 'now' && time.toMs - time.fromMs >= MIN_SPAN_HOURS * HOUR_MS;
  if (isOfSpan && weather !== null && time.era !== 'typical' && weather.provenance.source !== 'typical')
    return trendOfSpan(weather, context, book);
  const isNow = time.fromMs <= nowMs && nowMs < time.toMs && time.era === 'coming';
  if (weather === null || !isNow || weather.provenance.source === 'typical') return [];
  const at = (atMs: number) => valuesAt(weather, atMs).seaLevelPressureHpa;
  const change = at(nowMs) - at(nowMs - HOURS * HOUR_MS);
  if (Number.isNaN(change)) return [];
  const scope = factScopeOf({ ...context, time: { ...time, grain: 'now' } }, book);
  return [
    book.say('pressure.trend', {
      what: book.say(trendKey(change), {}),
      value: book.value('change of pressure', change, 'pressure-change', scope),
      hours: book.value('hours of the change', HOURS, 'hours', scope),
    }),
  ];
}

type TrendKey = MessageKey & (`pressure.rising${string}` | `pressure.falling${string}` | 'pressure.steady');

export function trendKey(changeHpa: number): TrendKey {
  const pace = PACES.find(([from]) => Math.abs(changeHpa) >= from)?.[1];
  if (pace === undefined) return 'pressure.steady';
  return changeHpa > 0 ? `pressure.rising${pace}` : `pressure.falling${pace}`;
}
