/** "Any night this week under 10 degrees": the nights of a time that cross a limit, each with its figure. */
import { civilDateAt } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { Interpretation, Threshold } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import type { AnswerPart } from './answer-part.ts';
import { dateText, factScopeOf, whenText, whereText } from './calendar.ts';
import { isDark, isOfKind } from './day-kinds.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf } from './hours.ts';
import { limitText } from './limit-text.ts';
import { isMeasured, TOPIC_MEASURES } from './topic-measures.ts';
import { yesNoSentence } from './yes-no.ts';

const FORMS: ReadonlySet<Interpretation['form']> = new Set<Interpretation['form']>([
  'yes-no',
  'value',
  'which-day',
  'when',
  'count',
]);
const LONGEST_NIGHT_MS = 14 * HOUR_MS;

/** Whether the times are several nights of one place, that a limit is held against. */
export function areNights(interpretation: Interpretation, contexts: readonly AnswerContext[]): boolean {
  const { threshold, form } = interpretation;
  return (
    threshold !== null &&
    FORMS.has(form) &&
    contexts.length > 1 &&
    contexts.every(
      (context) =>
        context.place === contexts[0].place &&
        toneOf(context) !== 'typical' &&
        context.time.toMs - context.time.fromMs <= LONGEST_NIGHT_MS &&
        isDark(context),
    ) &&
    contexts[contexts.length - 1].time.toMs - contexts[0].time.fromMs > DAY_MS
  );
}

/** Null where no night is known. */
export function nightsAnswer(
  interpretation: Interpretation,
  threshold: Threshold,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const { topic, comparison, throughout = false } = threshold;
  if (!isMeasured(topic)) return null;
  const [first] = contexts;
  const last = contexts[contexts.length - 1];
  const isAbove = comparison === 'above' || comparison === 'at-least';
  const { series, quantity, name } = TOPIC_MEASURES[topic];
  const known = contexts.flatMap((context) => {
    const holds = isOfKind(null, threshold, context);
    const extreme = (isAbove === throughout ? lowest : highest)(seriesOf(context, series));
    return holds === null || extreme === null ? [] : [{ context, holds, figure: extreme.value }];
  });
  if (known.length === 0) return null;
  const item = ({ context, figure }: (typeof known)[number]): string =>
    book.say('compare.item', {
      name: dateText(civilDateAt(context.zone, context.time.fromMs), context, book),
      value: book.value(`night ${name}`, figure, quantity, factScopeOf(context, book)),
    });
  const found = known.filter(({ holds }) => holds);
  const span: AnswerContext = { ...first, time: { ...first.time, toMs: last.time.toMs, grain: 'days' } };
  const place = { where: whereText(first, book), when: whenText(span, book) };
  const what = book.say('days.limited', {
    what: book.say('nights.plain', { count: found.length }),
    threshold: limitText(threshold, interpretation, book),
  });
  const list = book.say('count.list', { list: book.speaker.list((found.length > 0 ? found : known).map(item)) });
  const clause =
    found.length === 0
      ? `${book.say('count.none', { what, ...place })}${list}`
      : book.say('count.some', {
          n: book.value('number of nights', found.length, 'count', factScopeOf(span, book)),
          what,
          ...place,
          detail: list,
        });
  if (interpretation.form !== 'yes-no')
    return { verdict: null, sentences: [book.sentence('answer.plain', { clause })] };
  const verdict = found.length > 0 ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}
