/** One place or time against another: which day, which place, and the difference of two. */
import { civilDateAt } from '../../time/civil.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { capital, dateText, listed, placeText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { byDay, highest, lowest, meanOf, type Series, seriesOf, totalOf } from './hours.ts';
import { INVERTED, MEASURES, type MeasuredTopic } from './topic-measures.ts';
import { dayScene } from './values.ts';
import { superlative, wantsHighest } from './yes-no.ts';

const VERB = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' } as const;

/** A scene with the one figure that it is compared by. */
interface Candidate {
  readonly scene: AnswerContext;
  readonly figure: number;
}

/** What a scene is compared by: of a span, its warmest hour, or its coldest where cold is asked for. */
function figureOf(topic: MeasuredTopic, wanted: boolean, scene: AnswerContext): number {
  const { series: name, summary } = MEASURES[topic];
  const series: Series = seriesOf(scene, name);
  if (summary === 'total') return totalOf(series);
  if (summary === 'mean') return meanOf(series);
  const useHighest = summary === 'span' ? wanted : summary === 'highest';
  return (useHighest ? highest(series) : lowest(series))?.value ?? Number.NaN;
}

function ranked(candidates: readonly Candidate[], wanted: boolean): Candidate[] {
  const known = candidates.filter(({ figure }) => !Number.isNaN(figure));
  return known.sort((a, b) => (wanted ? b.figure - a.figure : a.figure - b.figure));
}

/** "Sunday 22 November (14 °C)": a candidate with its figure, which is the fact. */
function said(topic: MeasuredTopic, { scene, figure }: Candidate, name: string, book: FactBook): string {
  const { quantity } = MEASURES[topic];
  const holds = { place: placeText(scene, book), when: whenText(scene, book) };
  return `${name} (${book.say(factName(topic), figure, quantity, holds)})`;
}

function factName(topic: MeasuredTopic): string {
  const { name, summary } = MEASURES[topic];
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
  asked: Interpretation,
  topic: MeasuredTopic,
  scene: AnswerContext,
  book: FactBook,
): string[] | null {
  const wanted = wantsHighest(topic, asked.extreme, asked.negated);
  const days = byDay(seriesOf(scene, MEASURES[topic].series), scene).map(([date]) => dayScene(date, scene));
  const order = ranked(
    days.map((day) => ({ scene: day, figure: figureOf(topic, wanted, day) })),
    wanted,
  );
  const best = order[0];
  if (best === undefined) return null;
  const nameOf = ({ scene: day }: Candidate) => book.name(dateText(civilDateAt(day.zone, day.time.fromMs), day));
  const verb = VERB[toneOf(scene)];
  const around = `${whereText(scene, book)} ${whenText(scene, book)}`;
  if (MEASURES[topic].summary === 'total' && order.every(({ figure }) => figure < MIN_AMOUNT)) {
    return [`No ${MEASURES[topic].name} ${NONE_VERB[toneOf(scene)]} on any day ${around}.`];
  }
  const shown = (day: Candidate) => said(topic, day, '', book);
  const equal = order.filter((day) => shown(day) === shown(best));
  if (equal.length > 1 && equal.length === order.length) {
    return [`No day ${around} stands out: on each ${MEASURES[topic].name} ${verb}${shown(best).replace(/[()]/g, '')}.`];
  }
  const leaders = equal.map((day, i) => (i === equal.length - 1 ? said(topic, day, nameOf(day), book) : nameOf(day)));
  const called = `${dayCalled(superlative(topic, wanted)).replace(/^day\b|day$/, equal.length > 1 ? 'days' : 'day')}`;
  const head = `The ${called} ${around} ${verb} ${listed(leaders)}.`;
  const others = order.slice(equal.length, equal.length + RUNNERS_UP).map((day) => said(topic, day, nameOf(day), book));
  return others.length === 0 ? [head] : [head, `Next ${others.length === 1 ? 'is' : 'are'} ${listed(others)}.`];
}

/** The place that has most of it, or least, of those asked about; null when none is known. */
export function whichPlace(
  asked: Interpretation,
  topic: MeasuredTopic,
  scenes: readonly AnswerContext[],
  book: FactBook,
): string[] | null {
  const wanted = wantsHighest(topic, asked.extreme, asked.negated);
  const order = ranked(
    scenes.map((scene) => ({ scene, figure: figureOf(topic, wanted, scene) })),
    wanted,
  );
  const best = order[0];
  if (best === undefined) return null;
  const list = order.map((place) => said(topic, place, placeText(place.scene, book), book));
  const when = whenText(best.scene, book);
  const verb = VERB[toneOf(best.scene)];
  const shown = (one: Candidate) => said(topic, one, '', book);
  if (order.length > 1 && order.every((one) => shown(one) === shown(best))) {
    return [`There is no difference in ${MEASURES[topic].name} ${when}: ${listed(list)}.`];
  }
  return [
    `${capital(placeText(best.scene, book))} ${verb} the ${superlative(topic, wanted)} ${when}: ${listed(list)}.`,
  ];
}

/** Two scenes side by side: the one that has more, by how much, and both figures; null when one is not known. */
export function compareTwo(
  topic: MeasuredTopic,
  first: AnswerContext,
  second: AnswerContext,
  book: FactBook,
): string[] | null {
  const [a, b] = [first, second].map((scene) => ({ scene, figure: figureOf(topic, true, scene) }));
  if (Number.isNaN(a.figure) || Number.isNaN(b.figure)) return null;
  const { quantity, more, less } = MEASURES[topic];
  const samePlace = first.place === second.place;
  const nameOf = ({ scene }: Candidate) => (samePlace ? whenText(scene, book) : placeText(scene, book));
  const around = samePlace ? whereText(first, book) : whenText(first, book);
  // More sun is less cloud.
  const fewer = INVERTED.has(topic);
  const aLeads = fewer ? a.figure <= b.figure : a.figure >= b.figure;
  const [leading, other] = aLeads ? [a, b] : [b, a];
  const figures = `${said(topic, a, nameOf(a), book)} and ${said(topic, b, nameOf(b), book)}`;
  const holds = { place: placeText(first, book), when: whenText(first, book) };
  const [greater, smaller] = fewer ? [other, leading] : [leading, other];
  const { name } = MEASURES[topic];
  const difference = book.sayDifference(`difference of ${name}`, greater.figure, smaller.figure, quantity, holds);
  if (difference === null) return [`There is no difference in ${name} ${around}: ${figures}.`];
  const verb = VERB[toneOf(leading.scene)];
  const comparative = (fewer ? less : more)[0];
  return [
    `${capital(nameOf(leading))} ${verb} ${comparative} than ${nameOf(other)} ${around}, by ${difference}: ${figures}.`,
  ];
}
