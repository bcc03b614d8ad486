/** "How many frost days": days of a forecast or of the past counted, and of the climate as many as are usual. */
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import type { DayKind } from '../question/day-kind-words.ts';
import type { DayWish, Interpretation, Threshold } from '../question/interpretation.ts';
import type { AnswerContext, SeasonDays } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { dateText, factScopeOf, whenText, whereText } from './calendar.ts';
import { sourceOfMonths } from './caveats.ts';
import { dayContexts, expectedDays, isOfKind, KIND_RULES } from './day-kinds.ts';
import type { FactBook, FactScope } from './facts.ts';
import { seriesOf } from './hours.ts';
import { limitBeside } from './limit-text.ts';
import { rainHours } from './occurrence.ts';
import { expectedPastDays, reachOfPast } from './past-counts.ts';
import type { MessageKey } from './sentences/messages.ts';
import { yesNoSentence } from './yes-no.ts';

type Question = Pick<Interpretation, 'threshold' | 'asksSafety' | 'language'> & { readonly days: DayWish };

const DAYS_NAMED = 7;
/** Fewer days of a year are hardly any; from one on it happens every year. */
const SOME_DAYS = 0.05;

/** "dry days", "days above 25", "dry hours". */
export function kindText(question: Question, count: number, book: FactBook): string {
  const { threshold } = question;
  const { kind, unit } = question.days;
  const limit = threshold === null ? '' : limitBeside(threshold, question, book);
  if (unit === 'hours') {
    const hours = book.say(kind === 'wet' ? 'hours.wet' : kind === 'dry' ? 'hours.dry' : 'hours.plain', { count });
    return limit === '' ? hours : book.say('days.limited', { what: hours, threshold: limit });
  }
  const plain = kind === null ? book.say('days.plain', { count }) : book.say(`days.${kind}`, { count });
  return limit === '' ? plain : book.say('days.limited', { what: plain, threshold: limit });
}

/** "A dry day has less than 1 mm of rain and snow." None where the question names the limit. */
export function limitSentences({ days: { kind, unit } }: Question, context: AnswerContext, book: FactBook): string[] {
  if (kind === null || unit === 'hours' || kind === 'thundery') return [];
  const { limit, quantity } = KIND_RULES[kind];
  // Of whole days the cloud by day is not known.
  const key: MessageKey = kind === 'sunny' && context.pastDays !== undefined ? 'limit.sunny.whole' : `limit.${kind}`;
  return [
    book.sentence(key, { limit: book.value(`limit of ${kind} days`, limit, quantity, factScopeOf(context, book)) }),
  ];
}

export function countAnswer(question: Question, context: AnswerContext, book: FactBook): AnswerPart {
  if (context.seasons !== undefined || context.pastDays !== undefined) return typicalCount(question, context, book);
  if (context.weather === null || context.weather.provenance.source === 'typical')
    return partWithoutVerdict([
      book.sentence('count.unknown', {
        what: kindText(question, 2, book),
        where: whereText(context, book),
        when: whenText(context, book),
      }),
    ]);
  return question.days.unit === 'hours' ? hoursCount(question, context, book) : daysCount(question, context, book);
}

export function hasDryDay(context: AnswerContext): boolean {
  return dayContexts(context, false).some((day) => isOfKind('dry', null, day.context) === true);
}

function daysCount(question: Question, context: AnswerContext, book: FactBook): AnswerPart {
  const { days, threshold } = question;
  const known = dayContexts(context, false).flatMap((day) => {
    const holds = isOfKind(days.kind, threshold, day.context);
    return holds === null ? [] : [{ ...day, holds }];
  });
  if (known.length === 0)
    return partWithoutVerdict([
      book.sentence('count.unknown', {
        what: kindText(question, 2, book),
        where: whereText(context, book),
        when: whenText(context, book),
      }),
    ]);
  const found = known.filter(({ holds }) => holds);
  const { bound, length } = days;
  const share = () => shareText(found.length / known.length, factScopeOf(context, book), book);
  const list =
    days.isShare === true && found.length > 0
      ? share()
      : found.length === 0 || found.length > DAYS_NAMED
        ? ''
        : book.say('count.list', { list: book.speaker.list(found.map(({ date }) => dateText(date, context, book))) });
  const clause = countClause(question, found.length, list, context, book);
  const limits = limitSentences(question, context, book);
  if (bound === undefined) return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...limits]);
  const verdict = isNumberWanted(found.length, known.length, { bound, length }) ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...limits] };
}

function countClause(
  question: Question,
  count: number,
  detail: string,
  context: AnswerContext,
  book: FactBook,
): string {
  const place = { where: whereText(context, book), when: whenText(context, book) };
  const what = kindText(question, count, book);
  if (count === 0) return book.say('count.none', { what: kindText(question, 0, book), ...place });
  const n = book.value('number of days', count, 'count', factScopeOf(context, book));
  return book.say('count.some', { n, what, ...place, detail });
}

/** "5 dry hours": an hour is wet as it is in "when will it rain". */
function hoursCount(question: Question, context: AnswerContext, book: FactBook): AnswerPart {
  const judged = judgedHours(question, context);
  const count = judged.filter(({ holds }) => holds).length;
  const { bound, length, isShare } = question.days;
  const scope = factScopeOf(context, book);
  const share = isShare === true && count > 0 ? shareText(count / judged.length, scope, book) : '';
  const clause = countClause(question, count, share, context, book);
  if (bound === undefined) return partWithoutVerdict([book.sentence('answer.plain', { clause })]);
  const verdict = isNumberWanted(count, judged.length, { bound, length }) ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

/** " (25 %)" */
function shareText(share: number, scope: FactScope, book: FactBook): string {
  return ` (${book.value('share of all', 100 * share, 'percent', scope)})`;
}

function daysIn({ time }: AnswerContext): number {
  return Math.round((time.toMs - time.fromMs) / DAY_MS);
}

/** Whether a number of days or hours is one that the question wants, of all that there are. */
export function isNumberWanted(
  count: number,
  all: number,
  { bound, length }: { readonly bound: NonNullable<DayWish['bound']>; readonly length: number | null },
): boolean {
  if (bound === 'all') return count === all;
  if (bound === 'most') return 2 * count > all;
  const limit = length ?? 1;
  if (bound === 'above') return count > limit;
  return bound === 'below' ? count < limit : count >= limit;
}

/** The hours of a time, each judged by itself. */
export function judgedHours(
  { days: { kind }, threshold }: Question,
  context: AnswerContext,
): { readonly startMs: number; readonly holds: boolean }[] {
  if (kind !== 'dry' && kind !== 'wet') {
    return seriesOf(context, 'temperatureC').startMs.flatMap((startMs) => {
      const holds = isOfKind(kind, threshold, hourContext(startMs, context));
      return holds === null ? [] : [{ startMs, holds }];
    });
  }
  return rainHours(context).map(({ startMs, occurs }) => {
    const isWithin = threshold === null || isOfKind(null, threshold, hourContext(startMs, context)) === true;
    return { startMs, holds: occurs === (kind === 'wet') && isWithin };
  });
}

function hourContext(startMs: number, context: AnswerContext): AnswerContext {
  return { ...context, time: { ...context.time, grain: 'hours', fromMs: startMs, toMs: startMs + HOUR_MS } };
}

/** As many as are usual; "does it ever snow" is answered with yes, maybe or no by it. */
function typicalCount(asked: Question, context: AnswerContext, book: FactBook): AnswerPart {
  // The climate counts days, also where hours are wanted.
  const question: Question = { ...asked, days: { ...asked.days, unit: 'days' } };
  const { days, threshold, asksSafety } = question;
  const { pastDays, seasons = [] } = context;
  const found =
    pastDays === undefined
      ? seasons.map((season) => ({ month: season.date, expected: expectedDays(days, threshold, season, context) }))
      : expectedPastDays(days, threshold, pastDays, context);
  const total = found.reduce((sum, { expected }) => sum + expected, 0);
  const where = whereText(context, book);
  const isYear = found.length === MONTHS;
  const when = isYear ? book.say('count.in-year', {}) : whenText(context, book);
  if (Number.isNaN(total))
    return partWithoutVerdict([book.sentence('count.unknown', { what: kindText(question, 2, book), where, when })]);
  const [most] = found.toSorted((a, b) => b.expected - a.expected);
  const scope = { place: factScopeOf(context, book).place, when };
  const rounded = total < 1 ? 1 : Math.round(total);
  const share = days.isShare === true ? shareText(total / daysIn(context), scope, book) : '';
  const detail =
    share !== ''
      ? share
      : isYear && most !== undefined && total >= 1
        ? book.say('count.most', { month: book.speaker.month(most.month) })
        : '';
  const clause =
    total < SOME_DAYS
      ? book.say('count.typical.none', { what: kindText(question, 0, book), where, when })
      : book.say(total < 1 ? 'count.typical.rare' : 'count.typical', {
          n: book.value('typical number of days', rounded, 'count', scope),
          what: kindText(question, rounded, book),
          where,
          when,
          detail,
        });
  const limits = [...limitSentences(question, context, book), sourceOfMonths(context, book)];
  if (days.asks !== 'ever') return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...limits]);
  // What a climate of some years has hardly any of may come all the same: then nothing is denied.
  if (total < SOME_DAYS && !isOutOfReach(days.kind, threshold, context))
    return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...limits]);
  const happens: YesNo = total < SOME_DAYS ? 'no' : total < 1 || asksSafety ? 'maybe' : 'yes';
  return { verdict: happens, sentences: [yesNoSentence(happens, clause, book), ...limits] };
}

/** So much warmer than freezing, or short of a limit, stays every hour of the climate where a record is out of reach, °C; our judgement. */
const FAR_C = 8;
const OF_COLD: ReadonlySet<DayKind> = new Set<DayKind>(['snowy', 'frosty', 'ice']);

/** Whether the warmest or the coldest hour of the climate is far from what is asked for. */
function isOutOfReach(
  kind: DayKind | null,
  threshold: Threshold | null,
  { pastDays, seasons = [] }: AnswerContext,
): boolean {
  const [lowest, highest] = pastDays === undefined ? reachOfSeasons(seasons) : reachOfPast(pastDays);
  if (kind !== null && OF_COLD.has(kind)) return lowest >= FAR_C;
  if (threshold?.unit !== 'celsius') return false;
  const isUpwards = threshold.comparison === 'above' || threshold.comparison === 'at-least';
  return isUpwards ? highest <= threshold.value - FAR_C : lowest >= threshold.value + FAR_C;
}

/** The lowest and the highest temperature of all hours, °C. */
function reachOfSeasons(seasons: readonly SeasonDays[]): readonly [lowestC: number, highestC: number] {
  const hours = seasons.flatMap(({ weathers }) => weathers.flatMap(({ columns }) => [...columns.temperatureC]));
  const known = hours.filter((value) => !Number.isNaN(value));
  return known.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

const MONTHS = 12;
