/** When the moon rises, sets, is full or new, and when the seasons begin. */
import { moonDay } from '../../sky/day.ts';
import { SEASON_STARTS, type SeasonStart, seasonStartMs } from '../../sky/seasons.ts';
import { addDays, type CivilDate, civilDateAt, civilDay } from '../../time/civil.ts';
import type { Interpretation, RequestedTime } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { clockText, dateText, dayText, factScopeOf, whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import type { MessageKey } from './sentences/messages.ts';
import { yesNoSentence } from './yes-no.ts';

/** A lunation is 29.5 days long on average, and never 31. */
const MAX_LUNATION_DAYS = 31;
const PHASE = { 'full-moon': 'Full Moon', 'new-moon': 'New Moon' } as const;

function moonOn(date: CivilDate, { place }: AnswerContext) {
  return moonDay(civilDay(place.tzId, date), place.lat, place.lon);
}

/** The full or the new moon: whether it falls into the time, or the next of it (of the past the last). */
export function phaseAnswer(
  topic: 'full-moon' | 'new-moon',
  { form, negated }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const { zone, time } = context;
  const isPast = time.era === 'past';
  const first = civilDateAt(zone, isPast ? time.toMs - 1 : time.fromMs);
  const date = Array.from({ length: MAX_LUNATION_DAYS }, (_, away) => addDays(first, isPast ? -away : away)).find(
    (one) => moonOn(one, context).phase === PHASE[topic],
  );
  if (date === undefined) return partWithoutVerdict([]);
  const values = {
    phase: book.say(`phase.${PHASE[topic]}`, {}),
    where: whereText(context, book),
    date: dayText(date, context, book),
  };
  const isWithin = isPast ? date >= civilDateAt(zone, time.fromMs) : date <= civilDateAt(zone, time.toMs - 1);
  const other = isPast ? 'sky.phase.was' : 'sky.phase.other';
  const clause = book.say(isWithin && form === 'yes-no' ? 'sky.phase.is' : other, values);
  if (form !== 'yes-no') return partWithoutVerdict([book.sentence('normal.sentence', { clause })]);
  const verdict = isWithin !== negated ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

/** Of a question without a time the next event; else those of the time. */
export function moonEventSentences(topic: MoonEvent, context: AnswerContext, book: FactBook): string[] {
  const { zone, time, nowMs, subject } = context;
  const [first, last] = [civilDateAt(zone, time.fromMs), civilDateAt(zone, time.toMs - 1)];
  const isOpen = time.text === null && time.era === 'coming';
  const to = isOpen ? addDays(last, 1) : last;
  const events = eventsBetween(topic, first, to, context);
  const part = time.grain === 'hours' || isOpen;
  const fitting = part ? events.filter(({ atMs }) => atMs >= time.fromMs && (isOpen || atMs < time.toMs)) : events;
  const shown = isOpen ? fitting.slice(0, 1) : fitting.slice(0, MAX_EVENTS);
  // "Which nights does the moon set after ten": those on which it does.
  if (shown.length === 0 && subject.times.some((other) => other !== time && happensIn(topic, other, context)))
    return [];
  // A part of a day in which it does not happen is answered with the day's.
  const told = shown.length > 0 ? shown : events.slice(0, 1);
  if (told.length === 0) return [book.sentence(`sky.no-${topic}`, whereWhen(context, book))];
  return told.map(({ atMs, date }) => {
    const { phase, illuminationPct } = moonOn(date, context);
    return book.sentence(`sky.${topic}`, {
      moment: book.name(
        book.say('moment.dated', { clock: clockText(atMs, context, book), date: dateText(date, context, book) }),
      ),
      tone: atMs < nowMs ? 'past' : 'coming',
      where: whereText(context, book),
      phase: book.say(`phase.${phase}`, {}),
      share: book.value('moon illumination', illuminationPct, 'percent', factScopeOf(context, book)),
    });
  });
}

const MAX_EVENTS = 7;

type MoonEvent = 'moonrise' | 'moonset';

function eventsBetween(topic: MoonEvent, first: CivilDate, last: CivilDate, context: AnswerContext) {
  const events: { atMs: number; date: CivilDate }[] = [];
  for (let date = first; date <= last && events.length < MAX_LUNATION_DAYS; date = addDays(date, 1)) {
    const moon = moonOn(date, context);
    const atMs = topic === 'moonrise' ? moon.moonriseMs : moon.moonsetMs;
    if (atMs !== null) events.push({ atMs, date });
  }
  return events;
}

function happensIn(topic: MoonEvent, { fromMs, toMs }: RequestedTime, context: AnswerContext): boolean {
  const [first, last] = [civilDateAt(context.zone, fromMs), civilDateAt(context.zone, toMs - 1)];
  return eventsBetween(topic, first, last, context).some(({ atMs }) => atMs >= fromMs && atMs < toMs);
}

/** The next equinoxes, or solstices, by the seasons of the hemisphere. */
export function seasonSentence(topic: 'equinox' | 'solstice', context: AnswerContext, book: FactBook): string {
  const { place, zone, nowMs } = context;
  const year = Number(civilDateAt(zone, nowMs).slice(0, 4));
  const starts = SEASON_STARTS.filter((start) => start.endsWith(topic));
  const next = starts
    .map((start) => {
      const thisYear = seasonStartMs(start, year);
      return { start, atMs: thisYear > nowMs ? thisYear : seasonStartMs(start, year + 1) };
    })
    .toSorted((a, b) => a.atMs - b.atMs);
  const list = next.map(({ start, atMs }) =>
    book.say('sky.season.item', {
      name: book.say(nameOf(start, place.lat), {}),
      date: dateText(civilDateAt(zone, atMs), context, book),
      clock: clockText(atMs, context, book),
    }),
  );
  return book.sentence('sky.season', { list: book.speaker.list(list), where: whereText(context, book) });
}

type SeasonKey = MessageKey & `season.${string}`;

const NORTHERN: Readonly<Record<SeasonStart, SeasonKey>> = {
  'march-equinox': 'season.spring-equinox',
  'june-solstice': 'season.summer-solstice',
  'september-equinox': 'season.autumn-equinox',
  'december-solstice': 'season.winter-solstice',
};
const SOUTHERN: Readonly<Record<SeasonStart, SeasonKey>> = {
  'march-equinox': 'season.autumn-equinox',
  'june-solstice': 'season.winter-solstice',
  'september-equinox': 'season.spring-equinox',
  'december-solstice': 'season.summer-solstice',
};

function nameOf(start: SeasonStart, lat: number): SeasonKey {
  return (lat < 0 ? SOUTHERN : NORTHERN)[start];
}
