/**
 * "Which days are above 25", "any night this week under 10 degrees", "which evenings stay below 20 mph": the days of a time, or
 * the same part of each of them, that cross a limit, each with the figure that decides.
 */
import { civilDateAt } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { Interpretation, Threshold } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import type { AnswerPart } from './answer-part.ts';
import { dateText, factScopeOf, stretchText, whenText, whereText } from './calendar.ts';
import { isNumberWanted } from './day-count.ts';
import { dayContexts, isDark, limitFigure, limitMeasure } from './day-kinds.ts';
import type { FactBook } from './facts.ts';
import { limitBeside } from './limit-text.ts';
import { crosses } from './threshold.ts';
import { yesNoSentence } from './yes-no.ts';

type Form = Interpretation['form'];

const FORMS_OF_NIGHTS: ReadonlySet<Form> = new Set<Form>(['yes-no', 'value', 'which-day', 'when', 'count']);
const FORMS_OF_PARTS: ReadonlySet<Form> = new Set<Form>(['value', 'which-day', 'count']);
const LONGEST_NIGHT_MS = 14 * HOUR_MS;
/** So many are listed with their figures where none is within the limit. */
const MAX_LISTED = 7;
/** Of more of them, those nearest to the limit. */
const NEAREST = 3;

/** The limit of the question, or the one that makes a day frosty or foggy where it asks which are. */
function limitOf({ threshold, form, topics: [topic], extreme }: Interpretation): Threshold | null {
  if (threshold !== null || form !== 'which-day' || extreme !== null) return threshold;
  return topic === 'ice' ? FREEZING : topic === 'fog' ? FOGGY : null;
}

const FREEZING: Threshold = {
  topic: 'temperature',
  comparison: 'below',
  value: 0,
  upTo: null,
  unit: 'celsius',
  text: 'below freezing',
  asked: { value: 0, unit: '°C' },
};
/** Fog is a visibility of less than a kilometre (WMO-No. 8, chapter 9). */
const FOGGY: Threshold = {
  topic: 'visibility',
  comparison: 'below',
  value: 1,
  upTo: null,
  unit: 'km',
  text: 'below 1 km',
  asked: { value: 1, unit: 'km' },
};

/** Whether the times are several nights, or the same part of several days, of one place, and one limit is held against them. */
export function areLimitedParts(interpretation: Interpretation, contexts: readonly AnswerContext[]): boolean {
  const { form, extreme, conditions } = interpretation;
  if (limitOf(interpretation) === null || !areParts(contexts)) return false;
  if (FORMS_OF_NIGHTS.has(form) && contexts.every(isDark)) return true;
  return extreme === null && FORMS_OF_PARTS.has(form) && areAlike(contexts) && (conditions?.all.length ?? 0) < 2;
}

/** Whether the times are parts of several days of one place that a forecast reaches. */
function areParts(contexts: readonly AnswerContext[]): boolean {
  const [first] = contexts;
  const isPart = (context: AnswerContext): boolean =>
    context.place === first.place &&
    toneOf(context) !== 'typical' &&
    context.time.grain === 'hours' &&
    context.time.toMs - context.time.fromMs <= LONGEST_NIGHT_MS;
  return (
    contexts.length > 1 &&
    contexts.every(isPart) &&
    // "Tonight" in the small hours is told of two nights of one day.
    new Set(contexts.map(({ zone, time }) => civilDateAt(zone, time.fromMs))).size === contexts.length &&
    contexts[contexts.length - 1].time.toMs - first.time.fromMs > DAY_MS
  );
}

/** The same part of each day, named once: "evenings this week". */
function areAlike(contexts: readonly AnswerContext[]): boolean {
  const { text } = contexts[0].time;
  return text !== null && contexts.every(({ time }) => time.text === text);
}

function isOverMidnight({ time, zone }: AnswerContext): boolean {
  return civilDateAt(zone, time.fromMs) !== civilDateAt(zone, time.toMs - 1);
}

/** Null where the question asks for no such days, or none of them is known. */
export function limitedDays(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const { form, extreme, days } = interpretation;
  const threshold = limitOf(interpretation);
  if (threshold === null) return null;
  const [first] = contexts;
  if (areLimitedParts(interpretation, contexts))
    return listed(interpretation, threshold, contexts.every(isOverMidnight) ? 'nights' : 'parts', contexts, book);
  if (extreme !== null || (days !== null && days.kind !== null)) return null;
  const isOfDays = form === 'which-day' || (days?.asks === 'count' && days.unit === 'days');
  if (!isOfDays || contexts.length > 1 || first.seasons !== undefined || first.pastDays !== undefined) return null;
  const each = toneOf(first) === 'typical' ? [] : dayContexts(first, false).map(({ context }) => context);
  return each.length < 2 ? null : listed(interpretation, threshold, 'days', each, book);
}

/** A day, or a part of one, whose figure is known. */
interface Known {
  readonly context: AnswerContext;
  readonly figure: number;
}

function listed(
  interpretation: Interpretation,
  threshold: Threshold,
  unit: 'days' | 'nights' | 'parts',
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const [first] = contexts;
  const last = contexts[contexts.length - 1];
  const measure = limitMeasure(threshold, false, first.time.grain);
  const known = contexts.flatMap((context) => {
    const figure = limitFigure(threshold, context, false);
    return figure === null ? [] : [{ context, figure }];
  });
  if (known.length === 0 || measure === null) return null;
  const item = ({ context, figure }: Known): string =>
    book.say('compare.item', {
      name: dateText(civilDateAt(context.zone, context.time.fromMs), context, book),
      value: book.value(measure.name, figure, measure.quantity, factScopeOf(context, book)),
    });
  const found = known.filter(({ figure }) => crosses(threshold, figure));
  const span: AnswerContext = { ...first, time: { ...first.time, toMs: last.time.toMs, grain: 'days' } };
  const dates = whenText(span, book);
  // Of the first of them some hours may be over.
  const hours = stretchText(last.time.fromMs, last.time.toMs, last, book);
  const place = { where: whereText(first, book), when: unit === 'parts' ? `${dates}, ${hours}` : dates };
  const limited = book.say('days.limited', {
    what: book.say(unit === 'nights' ? 'nights.plain' : 'days.plain', { count: found.length }),
    threshold: limitBeside(threshold, interpretation, book),
  });
  const what = book.name(
    `${limited} (${book.say(measure.what, { which: measure.summary === 'total' ? 'value' : measure.summary })})`,
  );
  const shown = found.length > 0 ? found : nearest(known, threshold);
  const list = book.say('count.list', { list: book.speaker.list(shown.map(item)) });
  const clause =
    found.length === 0
      ? `${book.say('count.none', { what, ...place })}${list}`
      : book.say('count.some', {
          n: book.value(
            unit === 'nights' ? 'number of nights' : 'number of days',
            found.length,
            'count',
            factScopeOf(span, book),
          ),
          what,
          ...place,
          detail: list,
        });
  const bound = interpretation.days?.bound;
  if (interpretation.form !== 'yes-no' && bound === undefined)
    return { verdict: null, sentences: [book.sentence('answer.plain', { clause })] };
  // "Will it stay above 10 at night": on each of them.
  const wanted = bound ?? ((threshold.parts ?? threshold.hours) === 'every' ? 'all' : 'at-least');
  const length = interpretation.days?.length ?? null;
  const verdict = isNumberWanted(found.length, known.length, { bound: wanted, length }) ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

/** All of a week; of more, those that come nearest to the limit, in their order. */
function nearest(known: readonly Known[], { value }: Threshold): readonly Known[] {
  if (known.length <= MAX_LISTED) return known;
  const byNearness = known.toSorted((a, b) => Math.abs(a.figure - value) - Math.abs(b.figure - value));
  const few = new Set(byNearness.slice(0, NEAREST));
  return known.filter((one) => few.has(one));
}
