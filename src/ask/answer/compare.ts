/** Comparisons: which day, which place, and two against each other. */
import { type CivilDate, civilDateAt, civilHourAt, localInstantMs } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, hasOneDay, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { dateText, factScopeOf, placeText, timeName, verbOf, whenText, whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { dayContext } from './general.ts';
import { byDay, highest, lowest, type Series, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { endsOfDays } from './mean-value.ts';
import { shownDifference } from './shown-difference.ts';
import { INVERTED, type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { valueClause, valueSentence } from './values.ts';
import { superlativeKey, wantsHighest, yesNoSentence } from './yes-no.ts';

/** A context with the figure that it is compared by. */
interface Candidate {
  readonly context: AnswerContext;
  readonly figure: number;
}

/** From so many days on a time is told by the mean of its days' ends, and not by its warmest or coldest hour. */
const MIN_MEAN_DAYS = 3;

function isOfDailyEnds(topic: MeasuredTopic, { time }: AnswerContext): boolean {
  if (TOPIC_MEASURES[topic].summary !== 'span') return false;
  return time.grain === 'month' || (time.grain === 'days' && time.toMs - time.fromMs >= MIN_MEAN_DAYS * DAY_MS);
}

/** What the figures of a comparison are; none for those of single hours. */
export function basisSentences(
  topic: MeasuredTopic,
  extreme: Interpretation['extreme'],
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] {
  if (!contexts.some((context) => isOfDailyEnds(topic, context))) return [];
  return [book.sentence('compare.basis', { more: extreme === 'least' ? 'no' : 'yes' })];
}

/** The figure to compare: of a span, its warmest hour, or its coldest where the question wants the coldest. */
function figureOf(topic: MeasuredTopic, wanted: boolean, context: AnswerContext): number {
  const { series: name, summary } = TOPIC_MEASURES[topic];
  const series: Series = seriesOf(context, name);
  if (isOfDailyEnds(topic, context)) return seriesMean(endsOfDays(series, wanted ? 'most' : 'least', context));
  if (summary === 'total') return seriesTotal(series);
  if (summary === 'mean') return seriesMean(series);
  const useHighest = summary === 'span' ? wanted : summary === 'highest';
  return (useHighest ? highest(series) : lowest(series))?.value ?? Number.NaN;
}

function ranked(candidates: readonly Candidate[], wanted: boolean): Candidate[] {
  const known = candidates.filter(({ figure }) => !Number.isNaN(figure));
  return known.sort((a, b) => (wanted ? b.figure - a.figure : a.figure - b.figure));
}

/** "14 °C", as a fact of its context. */
function figureText(topic: MeasuredTopic, { context, figure }: Candidate, book: FactBook): string {
  return book.value(factName(topic), figure, TOPIC_MEASURES[topic].quantity, factScopeOf(context, book));
}

/** A share of the sky says what it is: "the sunniest: 64 % cloud cover". */
function labelled(topic: MeasuredTopic, candidate: Candidate, book: FactBook): string {
  const value = figureText(topic, candidate, book);
  if (topic === 'sun' || topic === 'cloud') return book.say('amount.cloud', { value, one: 'yes' });
  // "The foggiest: visibility 1 mile": a figure that falls says what it is.
  return topic === 'fog' ? book.say('compare.of', { what: book.say('topic.fog', { which: 'value' }), value }) : value;
}

/** "Sunday 22 November (14 °C)". `isMixed`: some of the others are forecast, so what is only typical is called so. */
function itemText(topic: MeasuredTopic, candidate: Candidate, name: string, book: FactBook, isMixed = false): string {
  const isTypical = isMixed && toneOf(candidate.context) === 'typical';
  return book.say(isTypical ? 'compare.item.typical' : 'compare.item', {
    name,
    value: labelled(topic, candidate, book),
  });
}

function factName(topic: MeasuredTopic): string {
  const { name, summary } = TOPIC_MEASURES[topic];
  return { span: `extreme ${name}`, highest: `max ${name}`, lowest: `min ${name}`, total: name, mean: name }[summary];
}

const RUNNERS_UP = 3;
/** Less rain or snow than this rounds to none. */
const MIN_AMOUNT = 0.05;

/** The days of a time that have most of it, or least: in a clause, and the next ones after it. */
interface MostDays {
  readonly clause: string;
  readonly dates: readonly CivilDate[];
  /** Theirs. */
  readonly figure: number;
  readonly next: readonly string[];
}

/** The day that has most of it, or least; null when no day is known. */
export function whichDay(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  if (toneOf(context) === 'typical' && context.time.grain !== 'month')
    return [book.sentence('day.typical', whereWhen(context, book)), valueSentence(topic, context, book, true)];
  const most = mostDays(interpretation, topic, context, book);
  return most === null ? null : [book.sentence('answer.plain', { clause: most.clause }), ...most.next];
}

/** "Was yesterday the hottest day this month": a day against the days of a longer time; null for any other question. */
export function dayAgainstSpan(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const [one, other] = contexts;
  if (!interpretation.asksWhether || other === undefined || contexts.length !== 2) return null;
  const [day, span] = one.time.grain === 'day' ? [one, other] : [other, one];
  if (day.time.grain !== 'day' || hasOneDay(span)) return null;
  const most = mostDays(interpretation, topic, span, book);
  if (most === null || most.dates.length === 0) return null;
  const isSo = most.dates.includes(civilDateAt(day.zone, day.time.fromMs));
  const own = isSo ? [] : [valueSentence(topic, day, book, false, interpretation.extreme)];
  // "Will tomorrow be the hottest day of the year": against the days that are over.
  if (span.time.toMs <= day.time.fromMs) return beyondSpan(interpretation, topic, [day, most], book);
  // A day that is not over may still get there.
  if (!isSo && day.time.toMs >= day.nowMs)
    return partWithoutVerdict([book.sentence('answer.plain', { clause: most.clause }), ...own]);
  const verdict = isSo ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, most.clause, book), ...own] };
}

/** Whether a day has more, or less, than each of the days before it: with its own figure, and the day that had most so far. */
function beyondSpan(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  [day, most]: readonly [AnswerContext, MostDays],
  book: FactBook,
): AnswerPart | null {
  const wanted = wantsHighest(topic, interpretation.extreme, interpretation.negated);
  const figure = figureOf(topic, wanted, day);
  const clause = valueClause(topic, day, book, interpretation.extreme);
  if (figure === null || clause === null) return null;
  const isSo = wanted ? figure > most.figure : figure < most.figure;
  const verdict = isSo ? 'yes' : 'no';
  // A day that is not over may still get there.
  const isToday = civilDateAt(day.zone, day.time.fromMs) === civilDateAt(day.zone, day.nowMs);
  const further = book.sentence('answer.plain', { clause: most.clause });
  if (!isSo && isToday) return partWithoutVerdict([book.sentence('answer.plain', { clause }), further]);
  // What is still to come may turn out otherwise.
  const isCertain = toneOf(day) === 'past' || !isSo;
  return { verdict, sentences: [yesNoSentence(verdict, clause, book, isCertain), further] };
}

function mostDays(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
): MostDays | null {
  const place = whereWhen(context, book);
  const tone = toneOf(context);
  const wanted = wantsHighest(topic, interpretation.extreme, interpretation.negated);
  const { series, quantity } = TOPIC_MEASURES[topic];
  const ofNights = interpretation.span === 'nights' && TOPIC_MEASURES[topic].summary === 'span';
  const days = ofNights
    ? nightContexts(context)
    : byDay(seriesOf(context, series), context).map(([date]) => dayContext(date, context));
  const order = ranked(
    // The warmest night is the one with the highest low.
    days.map((day) => ({
      context: day,
      figure: figureOf(topic, (wanted || interpretation.byHighs === true) && !ofNights, day),
    })),
    wanted,
  );
  const best = order[0];
  if (best === undefined) return null;
  const isDry = order.every(({ figure }) => figure < MIN_AMOUNT);
  if (isFall(topic) && isDry)
    return { clause: book.say(`day.none.${topic}`, { tone, ...place }), dates: [], figure: best.figure, next: [] };
  const shown = ({ figure }: Candidate) => book.shown(figure, quantity);
  const value = labelled(topic, best, book);
  const equal = order
    .filter((day) => shown(day) === shown(best))
    .sort((one, other) => one.context.time.fromMs - other.context.time.fromMs);
  if (equal.length > 1 && equal.length === order.length)
    return { clause: book.say('day.alike', { value, ...place }), dates: [], figure: best.figure, next: [] };
  const nameOf = ({ context: day }: Candidate) => dateText(civilDateAt(day.zone, day.time.fromMs), day, book);
  const clause = book.say('day.most', {
    dates: book.speaker.list(datesOf(equal, nameOf)),
    value,
    count: equal.length,
    ...verbOf(context, book, equal.length),
    more: book.say(superlativeKey(topic, wanted), {}),
    kind: ofNights ? 'night' : 'day',
    ...place,
  });
  // "Which days will it rain": a day without rain is none of them.
  const isOfFall = wanted && interpretation.extreme === null && isFall(topic);
  const others = order
    .slice(equal.length, isOfFall ? order.length : equal.length + RUNNERS_UP)
    .filter(({ figure }) => !isOfFall || figure >= MIN_AMOUNT)
    .map((day) => itemText(topic, day, nameOf(day), book));
  return {
    clause,
    dates: equal.map(({ context: day }) => civilDateAt(day.zone, day.time.fromMs)),
    figure: best.figure,
    next: others.length === 0 ? [] : [book.sentence('day.next', { list: book.speaker.list(others) })],
  };
}

function isFall(topic: MeasuredTopic): topic is 'rain' | 'snow' | 'thunder' {
  return topic === 'rain' || topic === 'snow' || topic === 'thunder';
}

/** The nights of a time, each from one noon to the next, named by the day on which it begins. */
function nightContexts(context: AnswerContext): AnswerContext[] {
  const { time, place } = context;
  const nights = byDay(seriesOf(context, 'temperatureC'), context).map(([date]) => {
    const noonMs = localInstantMs(place.tzId, date, NOON);
    return { ...context, time: { ...time, grain: 'hours' as const, fromMs: noonMs, toMs: noonMs + DAY_MS } };
  });
  return nights.filter((night) => night.time.toMs <= time.toMs + HALF_DAY_MS);
}

/** Minutes after midnight. */
const NOON = 720;
const HALF_DAY_MS = DAY_MS / 2;

/** Fewer days on end are named one by one. */
const MIN_RUN_DAYS = 3;
/** The clocks may change within a day. */
const NEXT_DAY_MS = 1.1 * DAY_MS;

/** The names of days in order, those of many on end by the first and the last. */
function datesOf(days: readonly Candidate[], nameOf: (day: Candidate) => string): string[] {
  const runs: Candidate[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows = last !== undefined && day.context.time.fromMs - last.context.time.fromMs < NEXT_DAY_MS;
    if (run !== undefined && follows) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) =>
    run.length < MIN_RUN_DAYS ? run.map(nameOf) : [`${nameOf(run[0])} – ${nameOf(run[run.length - 1])}`],
  );
}

/** The place or time that has most of it, or least, of those in the question; null when none is known. */
export function whichOf(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] | null {
  const wanted = wantsHighest(topic, interpretation.extreme, interpretation.negated);
  const order = ranked(
    contexts.map((context) => ({
      context,
      figure: figureOf(topic, wanted || interpretation.byHighs === true, context),
    })),
    wanted,
  );
  const best = order[0];
  if (best === undefined) return null;
  const { nameOf, where } = namesOf(order, book);
  const list = book.speaker.list(order.map((one) => itemText(topic, one, nameOf(one), book)));
  const shown = ({ figure }: Candidate) => book.shown(figure, TOPIC_MEASURES[topic].quantity);
  if (order.every((one) => shown(one) === shown(best))) return [book.sentence('compare.alike.all', { where, list })];
  const isMixed = new Set(order.map(({ context }) => toneOf(context) === 'typical')).size > 1;
  const others = order.slice(1).map((one) => itemText(topic, one, nameOf(one), book, isMixed));
  return [
    book.sentence('compare.all', {
      a: nameOf(best),
      ...verbOf(best.context, book),
      more: book.say(superlativeKey(topic, wanted), {}),
      where,
      value: labelled(topic, best, book),
      list: book.speaker.list(others),
    }),
  ];
}

/** Which of two leads, and both figures in a clause. */
export interface Compared {
  readonly leader: 'first' | 'second' | null;
  readonly clause: string;
}

/** Which of two contexts has more of it, and by how much where that is asked; null when one is not known. */
export function compareTwo(
  topic: MeasuredTopic,
  first: AnswerContext,
  second: AnswerContext,
  book: FactBook,
  asksDifference = false,
): Compared | null {
  const areNights = isNight(first) && isNight(second);
  const [a, b] = (areNights ? sameHours(first, second) : [first, second]).map((context) => ({
    context,
    figure: figureOf(topic, !areNights, context),
  }));
  if (Number.isNaN(a.figure) || Number.isNaN(b.figure)) return null;
  const { nameOf, where } = namesOf([a, b], book);
  // More sun is less cloud.
  const aLeads = INVERTED.has(topic) ? a.figure <= b.figure : a.figure >= b.figure;
  const [leading, other] = aLeads ? [a, b] : [b, a];
  const value = figureText(topic, leading, book);
  const otherValue = figureText(topic, other, book);
  const named = () => book.say('compare.of', { what: book.say(`topic.${topic}`, { which: 'value' }), value });
  if (value === otherValue) {
    const isPlain = topic === 'temperature' || topic === 'feels-like';
    const both = isPlain ? value : named();
    const clause = book.say('compare.alike', {
      ...verbOf(first, book),
      where,
      a: nameOf(a),
      b: nameOf(b),
      value: both,
    });
    return { leader: null, clause };
  }
  if (asksDifference) {
    const { quantity, name } = TOPIC_MEASURES[topic];
    const isWarmth = quantity === 'temperature';
    const difference = book.value(
      `difference of ${name}`,
      shownDifference(a.figure, b.figure, quantity, isWarmth ? 'temperature-difference' : quantity, book),
      isWarmth ? 'temperature-difference' : quantity,
      factScopeOf(leading.context, book),
    );
    // "18 °C tomorrow, 1 °C colder than today": of warmth the first is told, of the rest what has more of it.
    const [one, two] = isWarmth ? [a, b] : [leading, other];
    const words = { ...verbOf(one.context, book), a: nameOf(one), b: nameOf(two), where, difference };
    const values = { value: one === leading ? value : otherValue, other: one === leading ? otherValue : value };
    const clause = isWarmth
      ? book.say('compare.by.warmth', { ...words, ...values, more: aLeads ? 'yes' : 'no' })
      : book.say('compare.by', { ...words, ...values, more: book.say(`more.${topic}`, {}) });
    return { leader: aLeads ? 'first' : 'second', clause };
  }
  const clause = book.say('compare.two', {
    a: nameOf(leading),
    ...verbOf(leading.context, book),
    more: book.say(`more.${topic}`, {}),
    b: nameOf(other),
    where,
    // "Sunnier: cloud cover 25 % against 55 %": a figure that falls says what it is.
    value: INVERTED.has(topic) ? named() : value,
    other: otherValue,
  });
  return { leader: aLeads ? 'first' : 'second', clause };
}

const EVENING_HOUR = 18;
const MINUTES_PER_HOUR = 60;

/** From the evening into the morning after it. Nights are told apart by their coldest hours, days by their warmest. */
function isNight({ time, zone }: AnswerContext): boolean {
  const [from, to] = [civilHourAt(zone, time.fromMs), civilHourAt(zone, time.toMs)];
  return time.grain === 'hours' && from >= EVENING_HOUR && to * MINUTES_PER_HOUR < NOON;
}

/** Two nights from the same clock time on: "tonight" begins earlier than "last night", and an evening is warmer. */
function sameHours(first: AnswerContext, second: AnswerContext): readonly [AnswerContext, AnswerContext] {
  const hour = Math.max(...[first, second].map(({ time, zone }) => civilHourAt(zone, time.fromMs)));
  const from = (context: AnswerContext): AnswerContext => {
    const { time, zone } = context;
    const laterMs = (hour - civilHourAt(zone, time.fromMs)) * HOUR_MS;
    return laterMs === 0 ? context : { ...context, time: { ...time, fromMs: time.fromMs + laterMs } };
  };
  return [from(first), from(second)];
}

/** What tells the candidates apart, and what they share: times at one place, or places at one time. */
function namesOf(candidates: readonly Candidate[], book: FactBook) {
  const [{ context: first }] = candidates;
  const samePlace = candidates.every(({ context }) => context.place === first.place);
  return {
    nameOf: ({ context }: Candidate): string => (samePlace ? timeName(context, book) : placeText(context, book)),
    where: samePlace ? whereText(first, book) : whenText(first, book),
  };
}
