/** Which month of the year is best to visit a place, or has most of something: by the months as they usually are. */
import type { Verdict } from '../../decision/verdict.ts';
import { type CivilDate, civilDateAt } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { answerOf } from './activity.ts';
import { type AnswerContext, type MonthClimate, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { factScopeOf, placeText, verbOf, whereText, whereWhen } from './calendar.ts';
import { sourceOfMonths } from './caveats.ts';
import type { FactQuantity } from './fact-units.ts';
import type { FactBook, FactScope } from './facts.ts';
import { byDay, seriesOf } from './hours.ts';
import { limitText } from './limit-text.ts';
import { yearSentences } from './past-extremes.ts';
import { crosses } from './threshold.ts';
import { INVERTED, type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { superlativeKey, wantsHighest, type YesNoAnswer, yesNoSentence } from './yes-no.ts';

const SHOWN = 3;
const FULL_INDEX = 100;

/**
 * The rating that the index took over from the Tourism Climate Index (Mieczkowski 1985, Canadian Geographer 29, 220–233): from 80
 * on excellent, from 60 on good, from 50 on acceptable, from 40 on marginal, below that unfavourable.
 */
const INDEX_VERDICTS = [
  [80, 'great'],
  [60, 'good'],
  [50, 'fair'],
  [40, 'poor'],
  [Number.NEGATIVE_INFINITY, 'avoid'],
] as const satisfies readonly (readonly [number, Verdict])[];

/**
 * The months with the highest Holiday Climate Index for cities (Scott, Rutty, Amelung & Tang 2016, doi 10.3390/atmos7060080),
 * what they are like, and the months with the lowest; before them the month that is asked about.
 */
export function visitAnswer(
  { extreme, asksWhether }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const months = context.months ?? [];
  if (months.length === 0)
    return partWithoutVerdict([book.sentence('months.unknown', { where: whereText(context, book) })]);
  const scope = factScopeOf(context, book);
  const ranked = months.toSorted((a, b) => b.holidayIndex - a.holidayIndex);
  const named = (month: MonthClimate) =>
    book.say('months.index', { month: book.speaker.month(month.date), ...indexTexts(month, context, book) });
  const best = ranked.slice(0, SHOWN);
  const worst = ranked.slice(-SHOWN).reverse();
  const list = (of: readonly MonthClimate[]) => book.speaker.list(of.map(named));
  const asked = asksWhether ? askedMonth(ranked, context) : null;
  const place = placeText(context, book);
  const good = [book.sentence('months.best', { place, list: list(best) })];
  const bad = [book.sentence('months.worst', { place, list: list(worst) })];
  const sentences = [
    ...(extreme === 'least' ? bad : good),
    ...(extreme === 'least' ? worst : best).map((month) => monthSentence(month, scope, book)),
    ...(extreme === 'least' ? good : [book.sentence('months.least', { list: list(worst) })]),
    sourceOfMonths(context, book),
  ];
  if (asked === null) return partWithoutVerdict(sentences);
  const head = monthVerdict(asked, ranked, extreme === 'least', context, book);
  return {
    verdict: head.verdict,
    sentences: [head.sentence, ...(best.includes(asked) ? [] : [monthSentence(asked, scope, book)]), ...sentences],
  };
}

/** The month of the question; null where it names none. */
function askedMonth(months: readonly MonthClimate[], { time, zone }: AnswerContext): MonthClimate | null {
  if (time.grain !== 'month' || time.text === null) return null;
  const month = civilDateAt(zone, (time.fromMs + time.toMs) / 2).slice(5, 7);
  return months.find(({ date }) => date.slice(5, 7) === month) ?? null;
}

const OPPOSITE: Readonly<Record<YesNo, YesNo>> = { yes: 'no', maybe: 'maybe', no: 'yes' };

function monthVerdict(
  asked: MonthClimate,
  ranked: readonly MonthClimate[],
  /** Whether it is asked if the month is bad. */
  isOfBad: boolean,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer {
  const verdict = INDEX_VERDICTS.find(([from]) => Math.round(asked.holidayIndex) >= from)?.[1] ?? 'avoid';
  const rank = book.value('rank of the month', ranked.indexOf(asked) + 1, 'count', factScopeOf(context, book));
  const clause = book.say('months.asked', {
    month: book.speaker.month(asked.date),
    verdict: book.say(`verdict.${verdict}`, {}),
    place: placeText(context, book),
    rank,
    ...indexTexts(asked, context, book),
  });
  const asGood = answerOf({ verdict });
  const answer = isOfBad ? OPPOSITE[asGood] : asGood;
  return { verdict: answer, sentence: yesNoSentence(answer, clause, book) };
}

function indexTexts(month: MonthClimate, context: AnswerContext, book: FactBook) {
  const scope = factScopeOf(context, book);
  return {
    value: book.value('Holiday Climate Index', month.holidayIndex, 'score', monthScope(month, scope, book)),
    of: book.value('highest Holiday Climate Index', FULL_INDEX, 'score', scope),
  };
}

function monthScope({ date }: MonthClimate, { place }: FactScope, book: FactBook): FactScope {
  return { place, when: book.speaker.month(date) };
}

/** "May: 11 to 20 °C, 7 wet days." */
function monthSentence(month: MonthClimate, scope: FactScope, book: FactBook): string {
  const of = monthScope(month, scope, book);
  const count = Math.round(month.wetDays);
  return book.sentence('months.detail', {
    month: of.when,
    range: book.range('temperature', month.lowC, month.highC, 'temperature', of),
    count,
    n: book.value('wet days', count, 'count', of),
  });
}

const CLOUD_COVER = 'cloud cover';

interface MonthMeasure {
  readonly quantity: FactQuantity;
  readonly name: string;
  readonly of: (month: MonthClimate) => number;
}

const MEASURES: Readonly<Partial<Record<MeasuredTopic, MonthMeasure>>> = {
  temperature: {
    quantity: 'temperature',
    name: 'mean temperature',
    of: ({ meanC }) => meanC,
  },
  rain: { quantity: 'rain', name: 'rain and snow', of: ({ rainMm }) => rainMm },
  snow: { quantity: 'snow', name: 'snowfall', of: ({ snowCm }) => snowCm },
  cloud: { quantity: 'percent', name: CLOUD_COVER, of: ({ cloudPct }) => cloudPct },
  sun: { quantity: 'percent', name: CLOUD_COVER, of: ({ cloudPct }) => cloudPct },
  sunshine: { quantity: 'percent', name: CLOUD_COVER, of: ({ cloudPct }) => cloudPct },
  wind: { quantity: 'speed', name: 'mean wind', of: ({ windKmh }) => windKmh },
  humidity: { quantity: 'percent', name: 'relative humidity', of: ({ humidityPct }) => humidityPct },
};

/** Whether the months of a year are told by a topic. */
export function isOfMonths(topic: MeasuredTopic): boolean {
  return MEASURES[topic] !== undefined;
}

/** Where the hours of sunshine are known. */
const OF_SUNSHINE: MonthMeasure = {
  quantity: 'hours',
  name: 'hours of sunshine',
  of: ({ sunshineHours }) => sunshineHours,
};

/** More sun is less cloud. */
const OF_CLOUD: ReadonlySet<MeasuredTopic> = new Set(['sun', 'sunshine']);

/** The months of a past time that had most of a topic, or least; null where they are not known. */
function pastMonths(
  topic: MeasuredTopic,
  { extreme, negated }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { series: name, quantity, summary, name: factName } = TOPIC_MEASURES[topic];
  const isSum = summary === 'total';
  const days = byDay(seriesOf(context, name), context);
  const months = [...Map.groupBy(days, ([date]) => date.slice(0, 7)).values()].flatMap((ofMonth) => {
    const values = ofMonth.flatMap(([, day]) => day.values);
    const sum = values.reduce((total, value) => total + value, 0);
    const figure = isSum ? sum : sum / values.length;
    return Number.isNaN(figure) ? [] : [{ date: ofMonth[0][0], figure }];
  });
  const wanted = wantsHighest(topic, extreme, negated);
  const [best, ...others] = months.toSorted((a, b) => (wanted ? b.figure - a.figure : a.figure - b.figure));
  if (best === undefined || others.length === 0) return null;
  const { place } = factScopeOf(context, book);
  const month = (date: CivilDate): string =>
    book.name(book.say('date.month', { month: book.speaker.month(date), year: date.slice(0, 4) }));
  const value = ({ date, figure }: (typeof months)[number]): string =>
    book.value(isSum ? factName : `mean ${factName}`, figure, quantity, { place, when: month(date) });
  return [
    book.sentence('compare.all', {
      a: month(best.date),
      ...verbOf(context, book),
      more: book.say(superlativeKey(topic, wanted), {}),
      where: whereText(context, book),
      value: value(best),
      list: book.speaker.list(
        others
          .slice(0, MONTHS_TOLD)
          .map((one) => book.say('compare.item', { name: month(one.date), value: value(one) })),
      ),
    }),
  ];
}

const MONTHS_TOLD = 3;

/** The months with most of a topic, or least. */
export function monthSentences(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] {
  if (interpretation.ranksYears !== undefined) return yearSentences(topic, interpretation, context, book);
  if (context.time.era === 'past') {
    const past = pastMonths(topic, interpretation, context, book);
    if (past !== null) return past;
  }
  const limited = limitedMonths(topic, interpretation, context, book);
  if (limited !== null) return limited;
  const { extreme, negated } = interpretation;
  const where = whereText(context, book);
  const months = context.months ?? [];
  const isOfSun = OF_CLOUD.has(topic);
  const isBySunshine = isOfSun && months.every(({ sunshineHours }) => !Number.isNaN(sunshineHours));
  const measure = isBySunshine ? OF_SUNSHINE : MEASURES[topic];
  if (measure === undefined || months.length === 0) return [book.sentence('months.unknown', { where })];
  if (extreme === null && !negated) return allMonths(topic, measure, context, book);
  const wantsMost = ((extreme ?? 'most') === 'most') !== negated;
  const highestFigure = wantsMost !== (isOfSun && !isBySunshine);
  const figure = (month: MonthClimate) => measure.of(month);
  const ranked = months.toSorted((a, b) => (highestFigure ? figure(b) - figure(a) : figure(a) - figure(b)));
  const item = (month: MonthClimate) => monthItem(month, measure, context, book);
  const list = (of: readonly MonthClimate[]) => book.speaker.list(of.map(item));
  const key = (most: boolean) => superlativeKey(topic, most !== INVERTED.has(topic));
  const shown = (month: MonthClimate) => book.shown(figure(month), measure.quantity);
  if (ranked.every((month) => shown(month) === shown(ranked[0]))) {
    const value = monthValue(ranked[0], measure, factScopeOf(context, book), book);
    return [book.sentence('months.alike', { where, value }), sourceOfMonths(context, book)];
  }
  return [
    book.sentence('months.most', { where, more: book.say(key(wantsMost), {}), list: list(ranked.slice(0, SHOWN)) }),
    book.sentence('months.other', { more: book.say(key(!wantsMost), {}), list: list(ranked.slice(-SHOWN).reverse()) }),
    sourceOfMonths(context, book),
  ];
}

/** The hours of sunshine of usual months; null where they are not known, or another time is asked about. */
export function usualSunshine(context: AnswerContext, book: FactBook): string[] | null {
  const { months = [], time, zone } = context;
  if (months.length === 0 || time.era !== 'typical' || time.grain !== 'month') return null;
  const named = new Set<string>();
  for (let atMs = time.fromMs; atMs < time.toMs; atMs += DAY_MS) named.add(civilDateAt(zone, atMs).slice(5, 7));
  const hours = months
    .filter(({ date }) => named.has(date.slice(5, 7)))
    .reduce((sum, { sunshineHours }) => sum + sunshineHours, 0);
  if (Number.isNaN(hours)) return null;
  const value = book.value('hours of sunshine', hours, 'hours', factScopeOf(context, book));
  const amount = book.say('amount.sunshine', { value, one: 'no' });
  const words = { tone: toneOf(context), amount, detail: '', ...whereWhen(context, book) };
  return [book.sentence('value.whole', words), sourceOfMonths(context, book)];
}

/** "May (12 °C)". */
function monthItem(month: MonthClimate, measure: MonthMeasure, context: AnswerContext, book: FactBook): string {
  const scope = monthScope(month, factScopeOf(context, book), book);
  return book.say('months.item', {
    month: book.speaker.month(month.date),
    value: monthValue(month, measure, scope, book),
  });
}

/** A share of the sky says what it is: "52 % cloud cover". */
function monthValue(month: MonthClimate, measure: MonthMeasure, scope: FactScope, book: FactBook): string {
  const value = book.value(measure.name, measure.of(month), measure.quantity, scope);
  return measure.name === CLOUD_COVER ? book.say('amount.cloud', { value, one: 'yes' }) : value;
}

/** "Rainfall by month": each month of the year. */
function allMonths(topic: MeasuredTopic, measure: MonthMeasure, context: AnswerContext, book: FactBook): string[] {
  const { months = [] } = context;
  const what = book.say(measure === OF_SUNSHINE ? 'topic.sunshine' : `topic.${topic}`, { which: 'value' });
  return [
    book.sentence('months.other', {
      more: `${what} ${whereText(context, book)}`,
      list: book.speaker.list(months.map((month) => monthItem(month, measure, context, book))),
    }),
    sourceOfMonths(context, book),
  ];
}

/** "How many months are above 25": those whose mean crosses a limit, by their days' highs or lows where it is one of warmth. */
function limitedMonths(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { threshold } = interpretation;
  const { months = [] } = context;
  const isHigh = threshold?.comparison === 'above' || threshold?.comparison === 'at-least';
  const isWarmth = topic === 'temperature';
  const measure = isWarmth ? (isHigh ? OF_HIGHS : OF_LOWS) : MEASURES[topic];
  if (threshold === null || threshold.topic !== topic || measure === undefined || months.length === 0) return null;
  const found = months.filter((month) => crosses(threshold, measure.of(month)));
  const scope = factScopeOf(context, book);
  const what = book.say('days.limited', {
    what: book.say('months.plain', { count: found.length }),
    threshold: limitText(threshold, interpretation, book),
  });
  const place = { where: whereText(context, book), when: book.say('count.in-year', {}) };
  const detail =
    found.length === 0
      ? ''
      : book.say('count.list', {
          list: book.speaker.list(found.map((month) => monthItem(month, measure, context, book))),
        });
  const n = book.value('number of months', found.length, 'count', scope);
  const clause =
    found.length === 0
      ? book.say('count.none', { what, ...place })
      : book.say('count.some', { n, what, ...place, detail });
  // Where none does, the nearest tells by how much.
  const [nearest] = months.toSorted((a, b) => (isHigh ? measure.of(b) - measure.of(a) : measure.of(a) - measure.of(b)));
  const key = superlativeKey(topic, isHigh);
  return [
    book.sentence('answer.plain', { clause }),
    ...(found.length > 0
      ? []
      : [book.sentence('months.other', { more: book.say(key, {}), list: monthItem(nearest, measure, context, book) })]),
    ...(isWarmth ? [book.sentence('compare.basis', { more: isHigh ? 'yes' : 'no' })] : []),
    sourceOfMonths(context, book),
  ];
}

const OF_HIGHS: MonthMeasure = { quantity: 'temperature', name: 'mean daily high', of: ({ highC }) => highC };
const OF_LOWS: MonthMeasure = { quantity: 'temperature', name: 'mean daily low', of: ({ lowC }) => lowC };
