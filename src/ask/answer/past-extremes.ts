/** The most and the least of the days and the years that are over, where no source of official records is at hand. */
import { civilDateAt } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { listPastDays, type PastDay, type PastDays } from '../../weather/normals/past-days.ts';
import { meanOfKnown } from '../../weather/normals/statistics.ts';
import type { Interpretation, RecordKind, RequestedTime } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { dateText, factScopeOf, whenText, whereText } from './calendar.ts';
import { sourceOfMonths, yearsOfPast } from './caveats.ts';
import type { FactQuantity } from './fact-units.ts';
import type { FactBook } from './facts.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { unsourcedSentence } from './unsourced.ts';
import { superlativeKey, wantsHighest } from './yes-no.ts';

interface Extreme {
  readonly kind: Exclude<RecordKind, 'either'>;
  readonly quantity: FactQuantity;
  readonly name: string;
  readonly of: (figures: PastDay['figures']) => number;
}

const HIGHEST: Extreme = {
  kind: 'highest',
  quantity: 'temperature',
  name: 'highest temperature of past years',
  of: ({ temperatureMaxC }) => temperatureMaxC,
};
const LOWEST: Extreme = {
  kind: 'lowest',
  quantity: 'temperature',
  name: 'lowest temperature of past years',
  of: ({ temperatureMinC }) => temperatureMinC,
};
const EXTREMES: Readonly<Record<RecordKind, readonly Extreme[]>> = {
  highest: [HIGHEST],
  lowest: [LOWEST],
  either: [HIGHEST, LOWEST],
  rain: [{ kind: 'rain', quantity: 'rain', name: 'most rain and snow of a day', of: (day) => day.precipitationMm }],
  snow: [{ kind: 'snow', quantity: 'snow', name: 'most new snow of a day', of: (day) => day.snowfallCm }],
  wind: [{ kind: 'wind', quantity: 'speed', name: 'strongest wind of past years', of: (day) => day.windMaxKmh }],
};

/** A shorter time is no month or season of every year. */
const MIN_MONTH_MS = 5 * DAY_MS;
const YEAR_MS = 300 * DAY_MS;

/** Whether a time is a month or a season of every year, and not several years. */
function isSeasonal({ text, fromMs, toMs }: RequestedTime): boolean {
  return text !== null && toMs - fromMs >= MIN_MONTH_MS && toMs - fromMs < YEAR_MS;
}

/** The extreme of the last ten years, of the months of the question where it names some; and that no official record is known. */
export function recordSentences(
  { recordOf }: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] {
  const [first] = contexts;
  const { pastDays, time } = first;
  const isOfYears = time.era === 'past' && time.text !== null && !isSeasonal(time);
  const unsourced = isOfYears ? [] : [unsourcedSentence('records', first, book)];
  if (pastDays === undefined || recordOf === undefined) return [unsourcedSentence('records', first, book)];
  const seasonal = contexts.filter((context) => isSeasonal(context.time));
  const months = new Set(seasonal.flatMap(monthsOfTime));
  const days = listPastDays(pastDays).filter(({ date }) => months.size === 0 || months.has(date.slice(5, 7)));
  // Of a month that is partly forecast the part that is usual says its name.
  const named = seasonal.findLast(({ time: { grain } }) => grain === 'month');
  const place = whereText(first, book);
  // The record is that of every May, whichever of them is asked about.
  const ofEveryYear = (one: AnswerContext) => whenText({ ...one, time: { ...one.time, era: 'typical' } }, book);
  const where = named === undefined ? place : `${place} ${ofEveryYear(named)}`;
  const found = EXTREMES[recordOf].flatMap((extreme) => {
    const day = mostOf(days, extreme);
    if (day === null) return [];
    return book.sentence('records.past', {
      years: yearsOfPast(pastDays, book),
      kind: extreme.kind,
      where,
      value: book.value(extreme.name, extreme.of(day.figures), extreme.quantity, factScopeOf(first, book)),
      date: dateText(day.date, first, book),
    });
  });
  return [...found, ...unsourced];
}

function monthsOfTime({ time: { fromMs, toMs }, zone }: AnswerContext): string[] {
  const months: string[] = [];
  for (let atMs = fromMs; atMs < toMs; atMs += DAY_MS) months.push(civilDateAt(zone, atMs).slice(5, 7));
  return months;
}

function mostOf(days: readonly PastDay[], { kind, of }: Extreme): PastDay | null {
  const side = kind === 'lowest' ? -1 : 1;
  const known = days.filter(({ figures }) => !Number.isNaN(of(figures)));
  return known.reduce<PastDay | null>(
    (most, day) => (most === null || side * of(day.figures) > side * of(most.figures) ? day : most),
    null,
  );
}

interface YearMeasure {
  readonly quantity: FactQuantity;
  readonly name: string;
  readonly isSum: boolean;
  readonly of: (figures: PastDay['figures']) => number;
}

const OF_SUN: YearMeasure = {
  quantity: 'hours',
  name: 'hours of sunshine',
  isSum: true,
  of: ({ sunshineHours }) => sunshineHours,
};

const YEAR_MEASURES: Readonly<Partial<Record<MeasuredTopic, YearMeasure>>> = {
  temperature: { quantity: 'temperature', name: 'mean temperature', isSum: false, of: (day) => day.temperatureMeanC },
  rain: { quantity: 'rain', name: 'rain and snow', isSum: true, of: (day) => day.precipitationMm },
  snow: { quantity: 'snow', name: 'snowfall', isSum: true, of: (day) => day.snowfallCm },
  wind: { quantity: 'speed', name: 'mean wind', isSum: false, of: (day) => day.windMeanKmh },
  cloud: { quantity: 'percent', name: 'cloud cover', isSum: false, of: (day) => day.cloudMeanPct },
  humidity: { quantity: 'percent', name: 'relative humidity', isSum: false, of: (day) => day.humidityMeanPct },
  sun: OF_SUN,
  sunshine: OF_SUN,
};

const YEARS_TOLD = 3;

/** "The wettest year": the years that are over, ranked by their means or their sums. */
export function yearSentences(
  topic: MeasuredTopic,
  { extreme }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const { pastDays } = context;
  const measure = YEAR_MEASURES[topic];
  const where = whereText(context, book);
  if (pastDays === undefined || measure === undefined) return [unsourcedSentence('past', context, book)];
  const wantsMost = (extreme ?? 'most') === 'most';
  const [best, ...others] = figuresOfYears(pastDays, measure).toSorted((a, b) =>
    wantsMost ? b.figure - a.figure : a.figure - b.figure,
  );
  if (best === undefined) return [unsourcedSentence('past', context, book)];
  const { place } = factScopeOf(context, book);
  const value = ({ year, figure }: (typeof others)[number]): string =>
    book.value(measure.name, figure, measure.quantity, { place, when: book.name(year) });
  return [
    book.sentence('compare.all', {
      a: book.name(best.year),
      be: book.say('be', { tone: 'past', count: 1 }),
      more: book.say(superlativeKey(topic, wantsHighest(topic, extreme, false)), {}),
      where,
      value: value(best),
      list: book.speaker.list(
        others
          .slice(0, YEARS_TOLD)
          .map((one) => book.say('compare.item', { name: book.name(one.year), value: value(one) })),
      ),
    }),
    sourceOfMonths(context, book),
  ];
}

function figuresOfYears(
  past: PastDays,
  { isSum, of }: YearMeasure,
): { readonly year: string; readonly figure: number }[] {
  const years = Map.groupBy(listPastDays(past), ({ date }) => date.slice(0, 4));
  return [...years].flatMap(([year, days]) => {
    const mean = meanOfKnown(days.map(({ figures }) => of(figures)));
    return Number.isNaN(mean) ? [] : [{ year, figure: isSum ? mean * days.length : mean }];
  });
}
