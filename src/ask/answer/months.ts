/** Which month of the year is best to visit a place, or has most of something: by the months as they usually are. */
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerContext, MonthClimate } from './answer-context.ts';
import { factScopeOf, placeText, whereText } from './calendar.ts';
import type { FactQuantity } from './fact-units.ts';
import type { FactBook, FactScope } from './facts.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { superlativeKey } from './yes-no.ts';

const SHOWN = 3;
const FULL_INDEX = 100;

/**
 * The months with the highest Holiday Climate Index for cities (Scott, Rutty, Amelung & Tang 2016, doi 10.3390/atmos7060080),
 * what they are like, and the months with the lowest.
 */
export function visitSentences({ extreme }: Interpretation, context: AnswerContext, book: FactBook): string[] {
  const months = context.months ?? [];
  if (months.length === 0) return [book.sentence('months.unknown', { where: whereText(context, book) })];
  const scope = factScopeOf(context, book);
  const ranked = months.toSorted((a, b) => b.holidayIndex - a.holidayIndex);
  const named = (month: MonthClimate) =>
    book.say('months.index', {
      month: book.speaker.month(month.date),
      value: book.value('Holiday Climate Index', month.holidayIndex, 'score', monthScope(month, scope, book)),
      of: book.value('highest Holiday Climate Index', FULL_INDEX, 'score', scope),
    });
  const best = ranked.slice(0, SHOWN);
  const worst = ranked.slice(-SHOWN).reverse();
  const list = (of: readonly MonthClimate[]) => book.speaker.list(of.map(named));
  return [
    book.sentence('months.best', { place: placeText(context, book), list: list(best) }),
    ...best.map((month) => monthSentence(month, scope, book)),
    ...(extreme === 'least' ? [] : [book.sentence('months.least', { list: list(worst) })]),
    book.sentence('months.source', {}),
  ];
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
  cloud: { quantity: 'percent', name: 'cloud cover', of: ({ cloudPct }) => cloudPct },
  sun: { quantity: 'percent', name: 'cloud cover', of: ({ cloudPct }) => cloudPct },
  sunshine: { quantity: 'percent', name: 'cloud cover', of: ({ cloudPct }) => cloudPct },
  wind: { quantity: 'speed', name: 'mean wind', of: ({ windKmh }) => windKmh },
  humidity: { quantity: 'percent', name: 'relative humidity', of: ({ humidityPct }) => humidityPct },
};

/** More sun is less cloud. */
const OF_CLOUD: ReadonlySet<MeasuredTopic> = new Set(['sun', 'sunshine']);

/** The months with most of a topic, or least. */
export function monthSentences(
  topic: MeasuredTopic,
  { extreme, negated }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const measure = MEASURES[topic];
  const where = whereText(context, book);
  const months = context.months ?? [];
  if (measure === undefined || months.length === 0) return [book.sentence('months.unknown', { where })];
  const wantsMost = ((extreme ?? 'most') === 'most') !== negated;
  const highestFigure = wantsMost !== OF_CLOUD.has(topic);
  const figure = (month: MonthClimate) => measure.of(month);
  const ranked = months.toSorted((a, b) => (highestFigure ? figure(b) - figure(a) : figure(a) - figure(b)));
  const scope = factScopeOf(context, book);
  const item = (month: MonthClimate) =>
    book.say('months.item', {
      month: book.speaker.month(month.date),
      value: book.value(measure.name, figure(month), measure.quantity, monthScope(month, scope, book)),
    });
  const list = (of: readonly MonthClimate[]) => book.speaker.list(of.map(item));
  const key = (most: boolean) => superlativeKey(topic, most !== OF_CLOUD.has(topic));
  return [
    book.sentence('months.most', { where, more: book.say(key(wantsMost), {}), list: list(ranked.slice(0, SHOWN)) }),
    book.sentence('months.other', { more: book.say(key(!wantsMost), {}), list: list(ranked.slice(-SHOWN).reverse()) }),
    book.sentence('months.source', {}),
  ];
}
