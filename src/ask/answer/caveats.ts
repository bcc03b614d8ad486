/** The caveats of an answer: how reliable its values are, and which place was assumed. */
import { civilDateAt, dateOfEpochDay, epochDay } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { DateNormals } from '../../weather/normals/normals.ts';
import { type PastDays, yearsOfDays } from '../../weather/normals/past-days.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { plainText } from '../question/text.ts';
import { FORECAST_DAYS_AHEAD } from '../question/time/requested-time.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { datedMoment, factScopeOf, momentText, placeText, representedName } from './calendar.ts';
import { partFound } from './day-parts.ts';
import type { FactBook } from './facts.ts';
import { isNearPeak } from './showers.ts';
import { isOutOfReach } from './unsourced.ts';
import { windChillCaveats } from './wind-chill.ts';

/** From here on a forecast of a day is little better than the climate; our judgement. */
const UNCERTAIN_DAYS_AHEAD = 6;
const OTHERS_NAMED = 3;
const COARSE_DAYS = 14;

/** In the order in which they matter; each once, even if it holds for several contexts. */
export function caveatSentences(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] {
  const { topics, garmentChoice, days, threshold } = interpretation;
  const ofFall = topics.some((topic) => topic === 'rain' || topic === 'snow');
  // What is said of several evenings at once is as uncertain as the last.
  const found = days?.isPart === true ? partFound({ days, threshold }, contexts) : null;
  const told = found !== null ? [found] : garmentChoice === undefined ? contexts : contexts.slice(-1);
  // Of several days the furthest is the least certain.
  const furthestMs = Math.max(...told.map(({ time }) => time.fromMs));
  const sentences = told.flatMap((context) => [
    // Where there is no source, no value needs one.
    ...((topics.length === 1 && isOutOfReach(topics[0], context)) ||
    isOfFrostDates(interpretation) ||
    isOfPeakAlone(interpretation, context)
      ? []
      : reliabilityCaveats(context, context.time.fromMs === furthestMs, book)),
    ...(ofFall && isOfCoarseClimate(context) ? [book.sentence('months.source.coarse', {})] : []),
    ...windChillCaveats(topics[0], context, book),
    ...placeCaveats(context, book),
  ]);
  return withoutRepeats([...weekdayCaveats(interpretation, contexts[0], book), ...sentences], book);
}

/** Any Monday. */
const MONDAY_EPOCH_DAY = 4;

/** "That date is a Tuesday, not a Sunday." */
function weekdayCaveats({ weekdayMissed }: Interpretation, { time, zone }: AnswerContext, book: FactBook): string[] {
  if (weekdayMissed === undefined) return [];
  const { speaker } = book;
  const weekday = speaker.weekday(civilDateAt(zone, time.fromMs));
  return [
    book.sentence('caveat.weekday', {
      weekday,
      name: speaker.weekday(dateOfEpochDay(MONDAY_EPOCH_DAY + weekdayMissed)),
    }),
  ];
}

/** The date of a shower needs no forecast, and the clouds of another night are not told. */
function isOfPeakAlone(interpretation: Interpretation, context: AnswerContext): boolean {
  const isFar = context.time.era === 'typical' || !isNearPeak(interpretation, context);
  return interpretation.topics[0] === 'meteors' && interpretation.shower != null && isFar;
}

/** Each once; that neither the past nor what is to come is known is one of them. */
function withoutRepeats(sentences: readonly string[], book: FactBook): string[] {
  const once = new Set(sentences);
  const [past, ahead] = [book.sentence('caveat.typical-past', {}), book.sentence('caveat.typical', {})];
  if (!once.has(past) || !once.has(ahead)) return [...once];
  const both = book.sentence('caveat.typical-both', {});
  return [both, ...[...once].filter((sentence) => sentence !== past && sentence !== ahead)];
}

/** They name their years themselves. */
function isOfFrostDates({ topics, form }: Interpretation): boolean {
  return topics[0] === 'frost-dates' && form === 'value';
}

/** Amounts of the embedded climate over weeks and months: its fit is far wider than a coast or a range of hills. */
function isOfCoarseClimate({ weather, months, seasons, pastDays, time, dayNormals }: AnswerContext): boolean {
  if (pastDays !== undefined) return false;
  const isLong = time.grain === 'month' || time.toMs - time.fromMs > COARSE_DAYS * DAY_MS;
  if (months !== undefined || seasons !== undefined) return true;
  return time.era === 'typical' && isLong && weather !== null && dayNormals === null;
}

function reliabilityCaveats(context: AnswerContext, isFurthest: boolean, book: FactBook): string[] {
  const { weather, time, nowMs, zone } = context;
  if (weather === null) return [];
  const scope = factScopeOf(context, book);
  const { source, stale, updatedAtMs } = weather.provenance;
  if (time.era === 'typical') {
    if (time.fromMs < nowMs + FORECAST_DAYS_AHEAD * DAY_MS)
      return time.grain === 'month' ? [monthSource(context, book)] : [];
    const n = book.value('days that a forecast reaches ahead', FORECAST_DAYS_AHEAD, 'count', scope);
    return [book.sentence('caveat.far', { n, count: FORECAST_DAYS_AHEAD, source: sourceOfNormals(context, book) })];
  }
  if (source === 'typical') return [book.sentence(time.era === 'past' ? 'caveat.typical-past' : 'caveat.typical', {})];
  const sentences: string[] = [];
  if (stale) sentences.push(book.sentence('caveat.stale', { moment: datedMoment(updatedAtMs, context, book) }));
  const asked = context.subject.times.filter(({ fromMs }) => fromMs === time.fromMs);
  // "Next week, we leave on Monday": the Monday is told in full, though the week begins with it.
  if (asked.length > 0 && asked.every(({ toMs }) => toMs > time.toMs))
    sentences.push(book.sentence('caveat.cut', { until: datedMoment(time.toMs, context, book) }));
  const endMs = (weather.startMs.at(-1) ?? 0) + HOUR_MS;
  if (endMs < time.toMs - HOUR_MS)
    sentences.push(book.sentence('caveat.known-until', { until: momentText(endMs, context, book) }));
  const daysAhead = epochDay(civilDateAt(zone, time.fromMs)) - epochDay(civilDateAt(zone, nowMs));
  if (isFurthest && toneOf(context) === 'coming' && daysAhead >= UNCERTAIN_DAYS_AHEAD) {
    const n = book.value('days ahead', daysAhead, 'count', scope);
    sentences.push(book.sentence('caveat.days-ahead', { n, count: daysAhead }));
  }
  return sentences;
}

/** "2006 to 2025". */
function yearsText({ first, last }: Pick<DateNormals['years'], 'first' | 'last'>, book: FactBook): string {
  return book.name(book.say('caveat.years', { from: String(first), to: String(last) }));
}

/** "These are means of the years 2006 to 2025." */
function monthSource({ dayNormals }: AnswerContext, book: FactBook): string {
  if (dayNormals === null) return book.sentence('months.source', {});
  return book.sentence('months.source.years', { years: yearsText(dayNormals.years, book) });
}

/** What usual months, and counts of usual days, are made from. */
export function sourceOfMonths({ pastDays }: AnswerContext, book: FactBook): string {
  if (pastDays === undefined) return book.sentence('months.source', {});
  return book.sentence('months.source.past', { years: yearsOfPast(pastDays, book) });
}

/** "2016 to 2025". */
export function yearsOfPast(past: PastDays, book: FactBook): string {
  return yearsText(yearsOfDays(past), book);
}

/** The source of the normals. */
function sourceOfNormals({ dayNormals }: AnswerContext, book: FactBook): string {
  if (dayNormals === null || dayNormals.method === 'typical') return book.say('caveat.source.embedded', {});
  const years = yearsText(dayNormals.years, book);
  const hasOutlook = dayNormals.method === 'climatology+seasonal';
  return book.say(hasOutlook ? 'caveat.source.outlook' : 'caveat.source.years', { years });
}

function placeCaveats(context: AnswerContext, book: FactBook): string[] {
  const { source, rivals } = context.subject;
  const { correctedFrom, represents } = context.place;
  const place = placeText(context, book);
  const sentences: string[] = [];
  if (correctedFrom !== undefined)
    sentences.push(book.sentence('caveat.read-as', { name: book.name(correctedFrom), place }));
  // An island's town may have its name: "Helgoland stands for Helgoland" says nothing.
  const represented = represents === undefined ? place : representedName(context, book);
  if (plainText(represented) !== plainText(place))
    sentences.push(book.sentence('caveat.stands-for', { place, name: book.name(represented) }));
  if (source !== 'question' && source !== 'location')
    sentences.push(book.sentence(`caveat.assumed.${source}`, { place }));
  if (rivals.length > 0) {
    const list = rivals
      .slice(0, OTHERS_NAMED)
      .map((other) => book.name(book.speaker.placeLabel(other)))
      .join('; ');
    sentences.push(book.sentence('caveat.others', { list }));
  }
  return sentences;
}
