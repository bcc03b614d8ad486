/** Whether something lasts, or stays away, as long as the question wants: "is there a dry spell of four hours". */
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { BANDS, judgeBand } from './bands.ts';
import { factScopeOf, stretchText, verbOf, whereWhen } from './calendar.ts';
import { elapsedText } from './elapsed.ts';
import type { FactBook } from './facts.ts';
import { seriesOf, seriesTotal } from './hours.ts';
import { eventName, type InstantSpan, occurrences, rainHours, runsOf } from './occurrence.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { valueSentence } from './values.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

/** With the hours that are long enough, or else the longest; null for what no hour can be judged by, as in a climate. */
export function lastsLongEnough(
  topic: MeasuredTopic,
  lengthHours: number,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const event = toneOf(context) === 'typical' ? null : eventName(topic, interpretation, book);
  if (event === null) return null;
  const { time } = context;
  const hours = occurrences(interpretation, topic, context).filter(
    ({ startMs }) => startMs >= time.fromMs && startMs + HOUR_MS <= time.toMs,
  );
  if (hours.length === 0) return null;
  const { negated } = interpretation;
  const wanted = runsOf(hours, ({ occurs }) => occurs !== negated);
  const unlikely = negated && topic === 'rain' ? wettableHours(context) : new Set<number>();
  const certain = unlikely.size === 0 ? wanted : runsOf(hours, (hour) => !hour.occurs && !unlikely.has(hour.startMs));
  const isEnough = ({ fromMs, toMs }: InstantSpan): boolean => toMs - fromMs >= Math.ceil(lengthHours) * HOUR_MS;
  const found = certain.find(isEnough) ?? wanted.find(isEnough) ?? longest(wanted);
  const values = { event, more: negated ? 'no' : 'yes', ...verbOf(context, book), ...whereWhen(context, book) };
  // "When" wants the hours and no yes.
  const answer = (verdict: 'yes' | 'no', clause: string, isCertain = true): YesNoAnswer =>
    interpretation.form === 'when'
      ? { verdict: null, sentence: book.sentence('answer.plain', { clause }) }
      : { verdict, sentence: yesNoSentence(verdict, clause, book, isCertain) };
  if (found === null) return answer('no', book.say('lasts.never', values));
  const stretch = stretchText(found.fromMs, found.toMs, context, book);
  if (isEnough(found)) {
    const isCertain = toneOf(context) === 'past' || certain.includes(found);
    return answer('yes', book.say('lasts', { ...values, stretch }), isCertain);
  }
  const duration = elapsedText('longest stretch', found.toMs - found.fromMs, factScopeOf(context, book), book);
  return answer('no', book.say('lasts.shorter', { ...values, stretch, duration }));
}

/** Whether the sun shines as long as the question wants, all its hours taken together. */
export function sunshineOfLength(lengthHours: number, context: AnswerContext, book: FactBook): AnswerPart {
  const hours = seriesTotal(seriesOf(context, 'sunshineHours'));
  const sentence = valueSentence('sunshine', context, book);
  if (Number.isNaN(hours)) return partWithoutVerdict([sentence]);
  const verdict = hours >= lengthHours ? 'yes' : 'no';
  const clause = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

/** The longest stretch of a day without rain. */
export function longestDryStretch(context: AnswerContext, book: FactBook): string {
  const found = longest(runsOf(rainHours(context), ({ occurs }) => !occurs));
  const list = book.say('condition.dry', {});
  const values = { list, one: 'yes', ...verbOf(context, book), ...whereWhen(context, book) };
  const clause =
    found === null
      ? book.say('conditions.never', values)
      : book.say('conditions.some', { ...values, stretch: stretchText(found.fromMs, found.toMs, context, book) });
  return book.sentence('answer.plain', { clause });
}

/** Hours whose rain is not out of the question, though none is forecast. */
function wettableHours(context: AnswerContext): ReadonlySet<number> {
  const { startMs, values } = seriesOf(context, 'rainPct');
  return new Set(startMs.filter((_, i) => judgeBand(Math.round(values[i]), BANDS.rainPct) !== 'no'));
}

function longest(runs: readonly InstantSpan[]): InstantSpan | null {
  return runs.toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs))[0] ?? null;
}
