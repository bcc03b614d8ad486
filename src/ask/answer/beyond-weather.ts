/** Answers that need no hours of weather: sun and moon, the air, official alerts, pollen. */

import type { WeatherAlert } from '../../alerts/alert.ts';
import { moonDay, sunDay } from '../../sky/day.ts';
import type { MoonPhaseName } from '../../sky/phase.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { airAt } from '../../weather/air-quality/indices.ts';
import { POLLEN_KINDS, POLLEN_LEVELS, pollenClass } from '../../weather/air-quality/pollen.ts';
import type { Pollutant } from '../../weather/air-quality/us-aqi.ts';
import type { YesNo } from '../phrasing.ts';
import type { Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { capitalize, clockText, dateText, joinList, momentText, placeText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { factScopeOf } from './values.ts';
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
    .map(
      ({ date, phase }) =>
        `the ${past ? 'last' : 'next'} ${phase.toLowerCase()} ${past ? 'was' : 'is'} on ${book.name(dateText(date, context))}`,
    );
  return `${capitalize(whereText(context, book))}, ${joinList(named)}.`;
}

function sunSentence(topic: 'sunrise' | 'sunset', date: CivilDate, context: AnswerContext, book: FactBook): string {
  const { place, time } = context;
  const sun = sunDay(civilDay(place.tzId, date), place.lat, place.lon);
  const atMs = topic === 'sunrise' ? sun.sunriseMs : sun.sunsetMs;
  const whereWhen = `${whereText(context, book)} on ${book.name(dateText(date, context))}`;
  if (atMs === null) {
    const why = sun.alwaysUp ? ': the sun stays up all day' : sun.alwaysDown ? ': the sun stays down all day' : '';
    return `There is no ${topic} ${whereWhen}${why}.`;
  }
  const past = time.era === 'past' || atMs < context.nowMs;
  return `${capitalize(topic)} ${whereWhen} ${past ? 'was' : 'is'} at ${book.name(clockText(atMs, context))}.`;
}

function moonSentence(date: CivilDate, context: AnswerContext, book: FactBook): string {
  const { place } = context;
  const moon = moonDay(civilDay(place.tzId, date), place.lat, place.lon);
  const lit = book.value('moon illumination', moon.illuminationPct, 'percent', factScopeOf(context, book));
  const event = (name: string, atMs: number | null) =>
    atMs === null ? `does not ${name}` : `${name}s at ${book.name(clockText(atMs, context))}`;
  return `The moon ${whereText(context, book)} on ${book.name(dateText(date, context))} is a ${moon.phase.toLowerCase()}, ${lit} lit; it ${event('rise', moon.moonriseMs)} and ${event('set', moon.moonsetMs)}.`;
}

/** Names of the six EPA categories. */
const EPA_CATEGORIES = [
  'good',
  'moderate',
  'unhealthy for sensitive groups',
  'unhealthy',
  'very unhealthy',
  'hazardous',
];

/** Good air is a yes, moderate a maybe (EPA: acceptable, with a concern for a few). */
const EPA_YES_NO: readonly YesNo[] = ['yes', 'maybe'];

interface AirAnswer {
  /** Whether the air is good; null where this is not known. */
  readonly verdict: YesNo | null;
  readonly sentences: readonly string[];
}

/** The US Air Quality Index now, or at the requested hour, with its category and main pollutant. */
export function airAnswer(context: AnswerContext, book: FactBook): AirAnswer {
  const unknown = (why: string): AirAnswer => ({
    verdict: null,
    sentences: [`The air quality ${whereWhen} is not known: ${why}.`],
  });
  const whereWhen = `${whereText(context, book)} ${whenText(context, book)}`;
  if (context.air === null) return unknown(context.airMissing ?? 'no source has it');
  const atMs = Math.max(context.time.fromMs, Math.min(context.nowMs, context.time.toMs - 1));
  const now = airAt(context.air, atMs);
  if (now === null || Number.isNaN(now.usAqi)) {
    return unknown('the source does not reach there');
  }
  const clock = momentText(now.startMs, context, book);
  const scope = { place: placeText(context, book), when: clock };
  const category = EPA_CATEGORIES[now.usEpaIndex - 1] ?? 'not known';
  const index = book.value('US Air Quality Index', now.usAqi, 'index', scope);
  const pollutant =
    now.dominantPollutant === null ? '' : `, made by ${book.name(POLLUTANT_NAMES[now.dominantPollutant])}`;
  const verdict = EPA_YES_NO[now.usEpaIndex - 1] ?? 'no';
  const sentences = [`The air ${whereWhen} is ${category}: US Air Quality Index ${index}${pollutant}, at ${clock}.`];
  if (!Number.isNaN(now.gbDefraIndex)) {
    sentences.push(
      `The UK Daily Air Quality Index is ${book.value('UK Daily Air Quality Index', now.gbDefraIndex, 'index', scope)} of ${book.value('highest UK index', 10, 'index', scope)}.`,
    );
  }
  return { verdict, sentences };
}

const POLLUTANT_NAMES: Readonly<Record<Pollutant, string>> = {
  pm2_5: 'fine particles (PM2.5)',
  pm10: 'particles (PM10)',
  o3: 'ozone',
  no2: 'nitrogen dioxide',
  so2: 'sulphur dioxide',
  co: 'carbon monoxide',
};

/** The kinds of pollen in the air now, or at the requested hour, with their classes. */
export function pollenSentence(context: AnswerContext, book: FactBook): string {
  const whereWhen = `${whereText(context, book)} ${whenText(context, book)}`;
  const unknown = `Pollen ${whereWhen} is not known`;
  if (context.air === null) return `${unknown}: this service has no source of pollen.`;
  const atMs = Math.max(context.time.fromMs, Math.min(context.nowMs, context.time.toMs - 1));
  const now = airAt(context.air, atMs);
  const known = POLLEN_KINDS.filter((kind) => now !== null && !Number.isNaN(now.pollen[kind]));
  if (now === null || known.length === 0) return `${unknown}: the Copernicus models have none there or then.`;
  const clock = momentText(now.startMs, context, book);
  const scope = { place: placeText(context, book), when: clock };
  const told = known.flatMap((kind) => {
    const level = POLLEN_LEVELS[pollenClass(kind, now.pollen[kind])];
    return level === 'none'
      ? []
      : [`${kind} pollen is ${level}, ${book.value(`${kind} pollen`, now.pollen[kind], 'index', scope)} grains/m³`];
  });
  return told.length === 0
    ? `There is no pollen in the air ${whereWhen}, at ${clock}.`
    : `In the air ${whereWhen} ${joinList(told)}, at ${clock}.`;
}

/** Whether any alert is in force or to come within the time. */
export function alertsVerdict(context: AnswerContext, negated: boolean, book: FactBook): YesNoAnswer | null {
  const { alerts } = context;
  if (alerts === null) return null;
  const whereWhen = `${whereText(context, book)} ${whenText(context, book)}`;
  const found = alertsWithin(context);
  if (found.length === 0 && alerts.coverage !== 'covered') {
    const why = alerts.coverage === 'none' ? 'no source warns there' : 'a source could not be asked';
    return { verdict: null, sentence: `Whether there are official warnings ${whereWhen} is not known: ${why}.` };
  }
  const verdict = found.length > 0 === !negated ? 'yes' : 'no';
  if (found.length === 0)
    return { verdict, sentence: yesNoSentence(verdict, `no official warning is in force ${whereWhen}`) };
  const count = book.value('official warnings', found.length, 'count', factScopeOf(context, book));
  const noun = found.length === 1 ? 'official warning is' : 'official warnings are';
  return { verdict, sentence: yesNoSentence(verdict, `${count} ${noun} in force or to come ${whereWhen}`) };
}

function alertsWithin({ alerts, time }: AnswerContext): WeatherAlert[] {
  const all = alerts === null ? [] : [...alerts.alerts, ...alerts.byName];
  return all.filter(({ onsetMs, expiresMs }) => onsetMs < time.toMs && expiresMs > time.fromMs);
}

const ALERTS_QUOTED = 3;

/** The headlines as issued, with the agency and the end of the alert. */
export function alertQuotes(context: AnswerContext, book: FactBook): string[] {
  return alertsWithin(context)
    .slice(0, ALERTS_QUOTED)
    .map(({ headline, source, expiresMs, web }) => {
      const until = book.name(
        `${clockText(expiresMs, context)} on ${dateText(civilDateAt(context.zone, expiresMs), context)}`,
      );
      const link = web === null ? '' : ` (${book.name(web)})`;
      return `${book.name(source)}: “${book.name(headline)}”, until ${until}${link}.`;
    });
}
