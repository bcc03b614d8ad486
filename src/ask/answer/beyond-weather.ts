/** Answers that need no hours of weather: sun and moon, the air, official alerts, pollen. */

import type { WeatherAlert } from '../../alerts/alert.ts';
import { moonDay, sunDay } from '../../sky/day.ts';
import type { MoonPhaseName } from '../../sky/phase.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { airAt } from '../../weather/air-quality/indices.ts';
import { POLLEN_KINDS, POLLEN_LEVELS, pollenClass } from '../../weather/air-quality/pollen.ts';
import type { YesNo } from '../phrasing.ts';
import type { Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import {
  clockText,
  datedMoment,
  dateText,
  dayText,
  factScopeOf,
  momentText,
  placeText,
  whereText,
  whereWhen,
} from './calendar.ts';
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

/** Sunrise, sunset, or the moon, on each day of the question. */
export function skySentences(
  topic: Extract<Topic, 'sunrise' | 'sunset' | 'moon'>,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const dates = datesOf(context);
  // A night has the sunset and the moon of its first day, and the sunrise of its last.
  const shown = context.time.grain === 'hours' ? dates.slice(...(topic === 'sunrise' ? [-1] : [0, 1])) : dates;
  if (topic === 'moon') return shown.map((date) => moonSentence(date, context, book));
  const [only] = shown;
  // A question without a day also gets tomorrow's, when today's is over.
  const { time, nowMs, place } = context;
  const sun = sunDay(civilDay(place.tzId, only), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
  const isOver = time.text === null && time.era === 'coming' && shown.length === 1 && atMs !== null && atMs < nowMs;
  return (isOver ? [only, addDays(only, 1)] : shown).map((date) => sunSentence(topic, date, context, book));
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

function sunSentence(topic: 'sunrise' | 'sunset', date: CivilDate, context: AnswerContext, book: FactBook): string {
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

/** The six EPA categories, in order. */
const EPA_CATEGORIES = [1, 2, 3, 4, 5, 6] as const;

/** Good air is a yes, moderate a maybe (EPA: acceptable, with a concern for a few). */
const EPA_YES_NO: readonly YesNo[] = ['yes', 'maybe'];

interface AirAnswer {
  /** Whether the air is good; null where this is not known. */
  readonly verdict: YesNo | null;
  /** The first as a clause, for an answer with a verdict; null where it is not known. */
  readonly clause: string | null;
  readonly sentences: readonly string[];
}

/** The US Air Quality Index now, or at the requested hour, with its category and main pollutant. */
export function airAnswer(context: AnswerContext, book: FactBook): AirAnswer {
  const place = whereWhen(context, book);
  const unknown = (what: string): AirAnswer => ({
    verdict: null,
    clause: null,
    sentences: [book.sentence('air.unknown', { what, ...place })],
  });
  if (context.air === null)
    return unknown(context.airMissing === null ? book.say('air.unknown.source', {}) : book.english(context.airMissing));
  const atMs = Math.max(context.time.fromMs, Math.min(context.nowMs, context.time.toMs - 1));
  const now = airAt(context.air, atMs);
  const category = now === null ? undefined : EPA_CATEGORIES[now.usEpaIndex - 1];
  if (now === null || category === undefined || Number.isNaN(now.usAqi))
    return unknown(book.say('air.unknown.reach', {}));
  const clock = momentText(now.startMs, context, book);
  const scope = { place: placeText(context, book), when: clock };
  const pollutant = now.dominantPollutant;
  const clause = book.say('air.clause', {
    ...place,
    air: book.say(`air.${category}`, {}),
    index: book.value('US Air Quality Index', now.usAqi, 'index', scope),
    detail:
      pollutant === null
        ? ''
        : book.say('air.pollutant', { pollutant: book.name(book.say(`pollutant.${pollutant}`, {})) }),
    clock,
  });
  const uk = Number.isNaN(now.gbDefraIndex)
    ? []
    : [
        book.sentence('air.uk', {
          index: book.value('UK Daily Air Quality Index', now.gbDefraIndex, 'index', scope),
          of: book.value('highest UK index', 10, 'index', scope),
        }),
      ];
  return {
    verdict: EPA_YES_NO[now.usEpaIndex - 1] ?? 'no',
    clause,
    sentences: [book.sentence('answer.plain', { clause }), ...uk],
  };
}

/** The kinds of pollen in the air now, or at the requested hour, with their classes. */
export function pollenSentence(context: AnswerContext, book: FactBook): string {
  const place = whereWhen(context, book);
  if (context.air === null) return book.sentence('pollen.unknown.service', place);
  const atMs = Math.max(context.time.fromMs, Math.min(context.nowMs, context.time.toMs - 1));
  const now = airAt(context.air, atMs);
  const known = POLLEN_KINDS.filter((kind) => now !== null && !Number.isNaN(now.pollen[kind]));
  if (now === null || known.length === 0) return book.sentence('pollen.unknown.there', place);
  const clock = momentText(now.startMs, context, book);
  const scope = { place: placeText(context, book), when: clock };
  const told = known.flatMap((kind) => {
    const level = POLLEN_LEVELS[pollenClass(kind, now.pollen[kind])];
    if (level === 'none') return [];
    return [
      book.say('pollen.kind', {
        name: book.say(`pollen.${kind}`, {}),
        severity: book.say(`pollen.${level}`, {}),
        value: book.value(`${kind} pollen`, now.pollen[kind], 'index', scope),
      }),
    ];
  });
  return told.length === 0
    ? book.sentence('pollen.none', { ...place, clock })
    : book.sentence('pollen.some', { ...place, clock, list: book.speaker.list(told) });
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
