/** Days or hours of a kind that follow each other: "3 dry days in a row", "the next dry weekend", "24 hours without rain". */
import { addDays, type CivilDate, civilDateAt } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import type { DayWish, Interpretation, Threshold } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { BANDS } from './bands.ts';
import { datedMoment, dateText, factScopeOf, whereWhen } from './calendar.ts';
import { judgedHours, kindText, limitSentences } from './day-count.ts';
import { dayContexts, isOfKind, limitFigure, limitMeasure } from './day-kinds.ts';
import { chancePct } from './events.ts';
import type { FactBook } from './facts.ts';
import { yesNoSentence } from './yes-no.ts';

type Question = Pick<Interpretation, 'threshold' | 'asksSafety' | 'asksWhether' | 'language'> & {
  readonly days: DayWish;
};

/** Days or hours one after the other, all of the kind. */
interface Run {
  readonly fromMs: number;
  readonly toMs: number;
  readonly length: number;
}

export function runAnswer(question: Question, context: AnswerContext, book: FactBook): AnswerPart {
  const { days } = question;
  const { weather } = context;
  const place = whereWhen(context, book);
  if (weather === null || weather.provenance.source === 'typical' || context.time.era === 'typical')
    return partWithoutVerdict([book.sentence('run.only-forecast', place)]);
  const runs = days.unit === 'hours' ? hourRuns(question, context) : dayRuns(question, context);
  const byLength = runs.toSorted((a, b) => b.length - a.length || a.fromMs - b.fromMs);
  const longest = days.isLatest === true ? runs.at(-1) : byLength[0];
  const limits = limitSentences(question, context, book);
  if (days.asks === 'longest') return longestPart(question, longest, limits, context, book);
  const isLongEnough = ({ length }: Run): boolean => length >= (days.length ?? 1);
  const found =
    days.unit === 'weekends'
      ? weekendIn(runs, context)
      : days.isLast === true
        ? runs.findLast(isLongEnough)
        : runs.find(isLongEnough);
  const first =
    found === undefined
      ? undefined
      : days.isLast === true
        ? lastOf(found, context)
        : days.unit === 'days'
          ? cutTo(found, days.length ?? 1, context)
          : found;
  if (first === undefined) {
    const clause = noneClause(question, context, book);
    const most =
      days.unit === 'weekends' || longest === undefined ? [] : [mostSentence(question, longest, context, book)];
    const sentences = [book.sentence('answer.plain', { clause }), ...most, ...limits];
    return { verdict: question.asksWhether ? 'no' : null, sentences };
  }
  const stretch = stretchOf(question, first, context, book);
  const count = days.length ?? 1;
  const clause =
    days.unit === 'weekends'
      ? book.say('run.weekend', { what: kindText(question, 2, book), where: place.where, stretch })
      : days.unit === 'hours'
        ? book.say('run.hours', {
            ...countOf(question, count, context, book),
            where: place.where,
            from: datedMoment(first.fromMs, context, book),
            until: datedMoment(first.toMs, context, book),
          })
        : book.say(days.isLast === true ? 'run.last' : 'run.first', {
            ...countOf(question, count, context, book),
            where: place.where,
            stretch,
          });
  const chance = chanceOf(question, first, context);
  const details = Number.isNaN(chance) || Math.round(chance) === 0 ? [] : [chanceSentence(chance, context, book)];
  if (!question.asksWhether)
    return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...details, ...limits]);
  // A forecast that gives rain a chance within the run makes it likely, not certain.
  const certain = Number.isNaN(chance) || chance < BANDS.rainPct.maybe;
  const verdict: YesNo = question.asksSafety ? 'maybe' : 'yes';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book, certain), ...details, ...limits] };
}

function countOf(question: Question, count: number, context: AnswerContext, book: FactBook) {
  const n = book.value('length of the run', count, 'count', factScopeOf(context, book));
  return { count, n, what: kindText(question, count, book) };
}

function noneClause(question: Question, context: AnswerContext, book: FactBook): string {
  const place = whereWhen(context, book);
  if (question.days.unit === 'weekends')
    return book.say('run.weekend.none', { what: kindText(question, 2, book), ...place });
  return book.say('run.none', { ...countOf(question, question.days.length ?? 1, context, book), ...place });
}

function mostSentence(question: Question, run: Run, context: AnswerContext, book: FactBook): string {
  const n = book.value('longest run', run.length, 'count', factScopeOf(context, book));
  return book.sentence('run.most', { n, stretch: stretchOf(question, run, context, book) });
}

/** A run is one of days, also where it has but one. */
const SEVERAL = 2;

function longestPart(
  question: Question,
  run: Run | undefined,
  limits: readonly string[],
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const place = whereWhen(context, book);
  if (run === undefined)
    return partWithoutVerdict([
      book.sentence('answer.plain', {
        clause: book.say('count.none', { what: kindText(question, 0, book), ...place }),
      }),
      ...limits,
    ]);
  const stretch = stretchOf(question, run, context, book);
  return partWithoutVerdict([
    book.sentence(question.days.isLatest === true ? 'run.latest' : 'run.longest', {
      ...countOf(question, run.length, context, book),
      what: kindText(question, Math.max(run.length, SEVERAL), book),
      ...place,
      stretch,
    }),
    ...limits,
  ]);
}

/** The highest chance of rain within a dry run; NaN for other kinds and for the past. */
function chanceOf({ days }: Question, { fromMs, toMs }: Run, context: AnswerContext): number {
  if (days.kind !== 'dry' || context.time.era === 'past') return Number.NaN;
  return chancePct('rain', { ...context, time: { ...context.time, grain: 'days', fromMs, toMs } });
}

function chanceSentence(chance: number, context: AnswerContext, book: FactBook): string {
  return book.sentence('run.chance', {
    chance: book.value('highest chance of rain', chance, 'percent', factScopeOf(context, book)),
  });
}

function stretchOf(
  { days, threshold }: Question,
  { fromMs, toMs }: Run,
  context: AnswerContext,
  book: FactBook,
): string {
  if (days.unit === 'hours') {
    const [from, to] = [fromMs, toMs].map((atMs) => datedMoment(atMs, context, book));
    return book.name(book.say('run.stretch', { from, to }));
  }
  const [first, last] = [civilDateAt(context.zone, fromMs), civilDateAt(context.zone, toMs - 1)];
  const from = dateText(first, context, book);
  if (first === last && threshold !== null && days.kind === null)
    return withFigure(threshold, from, fromMs, context, book);
  return first === last ? from : book.name(book.say('run.stretch', { from, to: dateText(last, context, book) }));
}

/** The date of a day within a limit, with the figure that decides: "Monday 22 June (25 °C)". */
function withFigure(
  threshold: Threshold,
  date: string,
  fromMs: number,
  context: AnswerContext,
  book: FactBook,
): string {
  const day = dayContexts(context, false).find((one) => one.date === civilDateAt(context.zone, fromMs))?.context;
  const measure = limitMeasure(threshold, false, 'day');
  const figure = day === undefined ? null : limitFigure(threshold, day, false);
  if (day === undefined || measure === null || figure === null) return date;
  const value = book.value(measure.name, figure, measure.quantity, factScopeOf(day, book));
  return book.name(book.say('compare.item', { name: date, value }));
}

function dayRuns({ days: { kind }, threshold }: Question, context: AnswerContext): Run[] {
  // Whether a day is within a limit is told by all of it: its highest temperature may be over.
  const judged = dayContexts(context, threshold === null).map((day) => ({
    fromMs: day.context.time.fromMs,
    toMs: day.context.time.toMs,
    holds: isOfKind(kind, threshold, day.context) === true,
  }));
  return joined(judged);
}

function hourRuns(question: Question, context: AnswerContext): Run[] {
  const { fromMs } = context.time;
  const hours = judgedHours(question, context).map(({ startMs, holds }) => ({
    fromMs: Math.max(startMs, fromMs),
    toMs: startMs + HOUR_MS,
    holds: holds && startMs + HOUR_MS > fromMs,
  }));
  return joined(hours);
}

function joined(parts: readonly { fromMs: number; toMs: number; holds: boolean }[]): Run[] {
  const runs: Run[] = [];
  for (const { fromMs, toMs } of parts.filter(({ holds }) => holds)) {
    const last = runs.at(-1);
    if (last?.toMs === fromMs) runs[runs.length - 1] = { ...last, toMs, length: last.length + 1 };
    else runs.push({ fromMs, toMs, length: 1 });
  }
  return runs;
}

/** The first days of a run, as many as are wanted. */
function cutTo(run: Run, count: number, context: AnswerContext): Run {
  const first = civilDateAt(context.zone, run.fromMs);
  const end = dayContexts({ ...context, time: { ...context.time, fromMs: run.fromMs, toMs: run.toMs } }, true).find(
    ({ date }) => date === addDays(first, count - 1),
  );
  return end === undefined ? run : { fromMs: run.fromMs, toMs: end.context.time.toMs, length: count };
}

/** The last day of a run. */
function lastOf(run: Run, context: AnswerContext): Run {
  const last = dayContexts({ ...context, time: { ...context.time, fromMs: run.fromMs, toMs: run.toMs } }, true).at(-1);
  return last === undefined ? run : { fromMs: last.context.time.fromMs, toMs: run.toMs, length: 1 };
}

/** The first Saturday and Sunday that lie within a run. */
function weekendIn(runs: readonly Run[], context: AnswerContext): Run | undefined {
  const days = dayContexts(context, true);
  const within = (date: CivilDate): boolean => {
    const day = days.find((one) => one.date === date)?.context.time;
    return day !== undefined && runs.some(({ fromMs, toMs }) => fromMs <= day.fromMs && toMs >= day.toMs);
  };
  const saturday = days.find(
    ({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === SATURDAY && within(date) && within(addDays(date, 1)),
  );
  const sunday = saturday === undefined ? undefined : days.find(({ date }) => date === addDays(saturday.date, 1));
  if (saturday === undefined || sunday === undefined) return undefined;
  return { fromMs: saturday.context.time.fromMs, toMs: sunday.context.time.toMs, length: 2 };
}

const SATURDAY = 6;
