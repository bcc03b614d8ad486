/** Comparisons: which day, which place, and the difference of two. */
import { civilDateAt } from '../../time/civil.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { capitalize, dateText, joinList, placeText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { byDay, highest, lowest, type Series, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { INVERTED, type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { dayContext } from './values.ts';
import { superlative, wantsHighest } from './yes-no.ts';

const VERB = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' } as const;

/** A context with the figure that it is compared by. */
interface Candidate {
  readonly context: AnswerContext;
  readonly figure: number;
}

/** The figure to compare: of a span, its warmest hour, or its coldest where the question wants the coldest. */
function figureOf(topic: MeasuredTopic, wanted: boolean, context: AnswerContext): number {
  const { series: name, summary } = TOPIC_MEASURES[topic];
  const series: Series = seriesOf(context, name);
  if (summary === 'total') return seriesTotal(series);
  if (summary === 'mean') return seriesMean(series);
  const useHighest = summary === 'span' ? wanted : summary === 'highest';
  return (useHighest ? highest(series) : lowest(series))?.value ?? Number.NaN;
}

function ranked(candidates: readonly Candidate[], wanted: boolean): Candidate[] {
  const known = candidates.filter(({ figure }) => !Number.isNaN(figure));
  return known.sort((a, b) => (wanted ? b.figure - a.figure : a.figure - b.figure));
}

/** "Sunday 22 November (14 °C)" */
function candidateText(topic: MeasuredTopic, { context, figure }: Candidate, name: string, book: FactBook): string {
  const { quantity } = TOPIC_MEASURES[topic];
  const scope = { place: placeText(context, book), when: whenText(context, book) };
  return `${name} (${book.value(factName(topic), figure, quantity, scope)})`;
}

function factName(topic: MeasuredTopic): string {
  const { name, summary } = TOPIC_MEASURES[topic];
  return { span: `extreme ${name}`, highest: `max ${name}`, lowest: `min ${name}`, total: name, mean: name }[summary];
}

const NONE_VERB = { now: 'is expected', coming: 'is expected', past: 'fell', typical: 'is usual' } as const;

const RUNNERS_UP = 3;
/** Less rain or snow than this rounds to none. */
const MIN_AMOUNT = 0.05;

/** "warmest day", "day that is highest in UV". */
function dayCalled(adjective: string): string {
  return adjective.includes(' ') && !adjective.startsWith('most ') && !adjective.startsWith('least ')
    ? `day that is ${adjective}`
    : `${adjective} day`;
}

/** The day that has most of it, or least; null when no day is known. */
export function whichDay(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const wanted = wantsHighest(topic, interpretation.extreme, interpretation.negated);
  const days = byDay(seriesOf(context, TOPIC_MEASURES[topic].series), context).map(([date]) =>
    dayContext(date, context),
  );
  const order = ranked(
    days.map((day) => ({ context: day, figure: figureOf(topic, wanted, day) })),
    wanted,
  );
  const best = order[0];
  if (best === undefined) return null;
  const nameOf = ({ context: day }: Candidate) => book.name(dateText(civilDateAt(day.zone, day.time.fromMs), day));
  const verb = VERB[toneOf(context)];
  const whereWhen = `${whereText(context, book)} ${whenText(context, book)}`;
  if (TOPIC_MEASURES[topic].summary === 'total' && order.every(({ figure }) => figure < MIN_AMOUNT)) {
    return [`No ${TOPIC_MEASURES[topic].name} ${NONE_VERB[toneOf(context)]} on any day ${whereWhen}.`];
  }
  const shown = (day: Candidate) => candidateText(topic, day, '', book);
  const equal = order.filter((day) => shown(day) === shown(best));
  if (equal.length > 1 && equal.length === order.length) {
    return [
      `No day ${whereWhen} stands out: on each ${TOPIC_MEASURES[topic].name} ${verb}${shown(best).replace(/[()]/g, '')}.`,
    ];
  }
  const leaders = equal.map((day, i) =>
    i === equal.length - 1 ? candidateText(topic, day, nameOf(day), book) : nameOf(day),
  );
  const called = `${dayCalled(superlative(topic, wanted)).replace(/^day\b|day$/, equal.length > 1 ? 'days' : 'day')}`;
  const head = `The ${called} ${whereWhen} ${verb} ${joinList(leaders)}.`;
  const others = order
    .slice(equal.length, equal.length + RUNNERS_UP)
    .map((day) => candidateText(topic, day, nameOf(day), book));
  return others.length === 0 ? [head] : [head, `Next ${others.length === 1 ? 'is' : 'are'} ${joinList(others)}.`];
}

/** The place that has most of it, or least, of those in the question; null when none is known. */
export function whichPlace(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] | null {
  const wanted = wantsHighest(topic, interpretation.extreme, interpretation.negated);
  const order = ranked(
    contexts.map((context) => ({ context, figure: figureOf(topic, wanted, context) })),
    wanted,
  );
  const best = order[0];
  if (best === undefined) return null;
  const list = order.map((place) => candidateText(topic, place, placeText(place.context, book), book));
  const when = whenText(best.context, book);
  const verb = VERB[toneOf(best.context)];
  const shown = (one: Candidate) => candidateText(topic, one, '', book);
  if (order.length > 1 && order.every((one) => shown(one) === shown(best))) {
    return [`There is no difference in ${TOPIC_MEASURES[topic].name} ${when}: ${joinList(list)}.`];
  }
  return [
    `${capitalize(placeText(best.context, book))} ${verb} the ${superlative(topic, wanted)} ${when}: ${joinList(list)}.`,
  ];
}

/** Which of two contexts has more, by how much, and both figures; null when one is not known. */
export function compareTwo(
  topic: MeasuredTopic,
  first: AnswerContext,
  second: AnswerContext,
  book: FactBook,
): string[] | null {
  const [a, b] = [first, second].map((context) => ({ context, figure: figureOf(topic, true, context) }));
  if (Number.isNaN(a.figure) || Number.isNaN(b.figure)) return null;
  const { quantity, more, less } = TOPIC_MEASURES[topic];
  const samePlace = first.place === second.place;
  const nameOf = ({ context }: Candidate) => (samePlace ? whenText(context, book) : placeText(context, book));
  const whereWhen = samePlace ? whereText(first, book) : whenText(first, book);
  // More sun is less cloud.
  const fewer = INVERTED.has(topic);
  const aLeads = fewer ? a.figure <= b.figure : a.figure >= b.figure;
  const [leading, other] = aLeads ? [a, b] : [b, a];
  const figures = `${candidateText(topic, a, nameOf(a), book)} and ${candidateText(topic, b, nameOf(b), book)}`;
  const scope = { place: placeText(first, book), when: whenText(first, book) };
  const [greater, smaller] = fewer ? [other, leading] : [leading, other];
  const { name } = TOPIC_MEASURES[topic];
  const difference = book.difference(`difference of ${name}`, greater.figure, smaller.figure, quantity, scope);
  if (difference === null) return [`There is no difference in ${name} ${whereWhen}: ${figures}.`];
  const verb = VERB[toneOf(leading.context)];
  const comparative = (fewer ? less : more)[0];
  return [
    `${capitalize(nameOf(leading))} ${verb} ${comparative} than ${nameOf(other)} ${whereWhen}, by ${difference}: ${figures}.`,
  ];
}
