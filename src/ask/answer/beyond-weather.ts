/** Answers that need no hours of weather: sun and moon, official alerts. */

import type { WeatherAlert } from '../../alerts/alert.ts';
import { moonDay, sunDay } from '../../sky/day.ts';
import type { MoonPhaseName } from '../../sky/phase.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { clockText, datedMoment, dateText, dayText, factScopeOf, whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

/** A longer time is answered for its first days. */
const MAX_DAYS = 7;

function datesOf({ zone, time }: AnswerContext): CivilDate[] {
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  const dates = [first];
  for (let at = time.fromMs + DAY_MS; civilDateAt(zone, at) <= last && dates.length < MAX_DAYS; at += DAY_MS) {
    dates.push(civilDateAt(zone, at));
  }
  return dates;
}

/**
 * The dates on which the sun rises or sets in a time, of a longer one the first: a night has the sunset and the moon of its
 * first day, and the sunrise of its last.
 */
export function sunDates(isRise: boolean, context: AnswerContext): CivilDate[] {
  const dates = datesOf(context);
  return context.time.grain === 'hours' ? dates.slice(...(isRise ? [-1] : [0, 1])) : dates;
}

/** Sunrise, sunset, or the moon, on each day of the question. */
export function skySentences(
  topic: Extract<Topic, 'sunrise' | 'sunset' | 'moon'>,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const shown = sunDates(topic === 'sunrise', context);
  if (topic === 'moon') return shown.map((date) => moonSentence(date, context, book));
  const [only] = shown;
  // A question without a day also gets tomorrow's, when today's is over.
  const { time, nowMs, place } = context;
  const sun = sunDay(civilDay(place.tzId, only), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
  const isOver = time.text === null && time.era === 'coming' && shown.length === 1 && atMs !== null && atMs < nowMs;
  const atOn = (date: CivilDate): number | null => {
    const day = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
    return topic === 'sunrise' ? day.sunriseMs : day.sunsetMs;
  };
  const listed = daysSentence(topic, shown, atOn, context, book);
  return listed ?? (isOver ? [only, addDays(only, 1)] : shown).map((date) => sunSentence(topic, date, context, book));
}

/** As many days as one sentence each would be tedious for. */
const LISTED_DAYS = 3;

/** The same of several days in one sentence; null for a few days, or where it does not happen on each. */
export function daysSentence(
  topic: 'sunrise' | 'sunset' | 'dawn' | 'dusk',
  dates: readonly CivilDate[],
  atOn: (date: CivilDate) => number | null,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  if (dates.length < LISTED_DAYS) return null;
  const items = dates.flatMap((date) => {
    const atMs = atOn(date);
    if (atMs === null || civilDateAt(context.zone, atMs) !== date) return [];
    return [book.say('sky.item', { clock: clockText(atMs, context, book), when: dayText(date, context, book) })];
  });
  if (items.length < dates.length) return null;
  return [book.sentence(`sky.${topic}.days`, { where: whereText(context, book), list: book.speaker.list(items) })];
}

/** A lunation is 29.5 days long on average, and never 31. */
const MAX_LUNATION_DAYS = 31;
const ANSWERED_PHASES: readonly MoonPhaseName[] = ['Full Moon', 'New Moon'];

/** "When is the next full moon", "the last": the nearest full and new moon, by date. */
export function moonPhaseSentence(context: AnswerContext, book: FactBook): string {
  const { place, time, zone } = context;
  const first = civilDateAt(zone, time.fromMs);
  const past = time.era === 'past';
  const phases = Array.from({ length: MAX_LUNATION_DAYS }, (_, ahead) => {
    const date = addDays(first, past ? -ahead : ahead);
    return { date, phase: moonDay(civilDay(place.tzId, date), place.lat, place.lon).phase };
  });
  const found = ANSWERED_PHASES.flatMap((name) => phases.find(({ phase }) => phase === name) ?? []);
  const named = found
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, phase }) =>
      book.say(past ? 'sky.phase.last' : 'sky.phase.next', {
        phase: book.say(`phase.${phase}`, {}),
        date: dateText(date, context, book),
      }),
    );
  return book.sentence('sky.phases', { list: book.speaker.list(named), where: whereText(context, book) });
}

/** When the sun rises or sets on a date. */
export function sunSentence(
  topic: 'sunrise' | 'sunset',
  date: CivilDate,
  context: AnswerContext,
  book: FactBook,
): string {
  const { place, time } = context;
  const sun = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
  const whereWhen = { where: whereText(context, book), when: dayText(date, context, book) };
  if (atMs === null) {
    const why = sun.alwaysUp ? '.up' : sun.alwaysDown ? '.down' : '';
    return book.sentence(`sky.no-${topic}${why}`, whereWhen);
  }
  const tone = time.era === 'past' || atMs < context.nowMs ? 'past' : 'coming';
  return book.sentence(`sky.${topic}`, { clock: clockText(atMs, context, book), tone, ...whereWhen });
}

function moonSentence(date: CivilDate, context: AnswerContext, book: FactBook): string {
  const { place } = context;
  const moon = moonDay(civilDay(place.tzId, date), place.lat, place.lon);
  const clock = (atMs: number) => ({ clock: clockText(atMs, context, book) });
  return book.sentence('sky.moon', {
    where: whereText(context, book),
    when: dayText(date, context, book),
    phase: book.say(`phase.${moon.phase}`, {}),
    share: book.value('moon illumination', moon.illuminationPct, 'percent', factScopeOf(context, book)),
    rise:
      moon.moonriseMs === null ? book.say('sky.moon.no-rise', {}) : book.say('sky.moon.rises', clock(moon.moonriseMs)),
    set: moon.moonsetMs === null ? book.say('sky.moon.no-set', {}) : book.say('sky.moon.sets', clock(moon.moonsetMs)),
  });
}

/** Whether any alert is in force or to come within the time. */
export function alertsVerdict(context: AnswerContext, negated: boolean, book: FactBook): YesNoAnswer | null {
  const { alerts } = context;
  if (alerts === null) return null;
  const place = whereWhen(context, book);
  const found = alertsWithin(context);
  if (found.length === 0 && alerts.coverage !== 'covered') {
    const why = alerts.coverage === 'none' ? 'none' : 'asked';
    return { verdict: null, sentence: book.sentence(`alerts.unknown.${why}`, place) };
  }
  const verdict = found.length > 0 === !negated ? 'yes' : 'no';
  return { verdict, sentence: yesNoSentence(verdict, alertsClause(found.length, context, book), book) };
}

/** The same as a statement, beside another answer. */
export function alertsSentence(context: AnswerContext, book: FactBook): string | null {
  const found = alertsWithin(context);
  if (found.length === 0 && context.alerts?.coverage !== 'covered')
    return alertsVerdict(context, false, book)?.sentence ?? null;
  return book.sentence('alerts.sentence', { clause: alertsClause(found.length, context, book) });
}

function alertsClause(count: number, context: AnswerContext, book: FactBook): string {
  const place = whereWhen(context, book);
  if (count === 0) return book.say('alerts.none', place);
  const n = book.value('official warnings', count, 'count', factScopeOf(context, book));
  return book.say('alerts.some', { n, count, ...place });
}

function alertsWithin({ alerts, time }: AnswerContext): WeatherAlert[] {
  const all = alerts === null ? [] : [...alerts.alerts, ...alerts.byName, ...alerts.mentioned];
  return all.filter(({ onsetMs, expiresMs }) => onsetMs < time.toMs && expiresMs > time.fromMs);
}

const ALERTS_QUOTED = 3;

/** The headlines as issued, with the agency and the end of the alert. */
export function alertQuotes(context: AnswerContext, book: FactBook): string[] {
  return alertsWithin(context)
    .slice(0, ALERTS_QUOTED)
    .flatMap((alert) => {
      const { headline, source, expiresMs, web } = alert;
      const quote = book.sentence('alerts.quote', {
        agency: book.name(source),
        headline: book.name(headline),
        until: datedMoment(expiresMs, context, book),
        link: web === null ? '' : ` (${book.name(web)})`,
      });
      const isDrawn = context.alerts?.alerts.includes(alert) === true;
      return isDrawn ? [quote] : [quote, book.sentence('alerts.by-name', { headline: book.name(headline) })];
    });
}
