/** The most and the least of the days and the years that are over, where no source of official records is at hand. */
import { type CivilDate, civilDateAt } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { listPastDays, type PastDay, yearsOfDays } from '../../weather/normals/past-days.ts';
import { meanOfKnown } from '../../weather/normals/statistics.ts';
import type { Interpretation, RecordKind, RequestedTime } from '../question/interpretation.ts';
import type { YearsRanked } from '../question/past-wish.ts';
import type { AnswerContext } from './answer-context.ts';
import { dateText, factScopeOf, whenText, whereText } from './calendar.ts';
import { sourceOfMonths, yearsOfPast } from './caveats.ts';
import type { FactQuantity } from './fact-units.ts';
import type { FactBook } from './facts.ts';
import { meanSentence } from './mean-value.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { unsourcedSentence } from './unsourced.ts';
import { valueSentence } from './values.ts';
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
  // "The record high for today" is that of the date in each year.
  const ofDate = time.grain === 'day' && time.text !== null ? civilDateAt(first.zone, time.fromMs) : null;
  const days = listPastDays(pastDays).filter(({ date }) =>
    ofDate === null ? months.size === 0 || months.has(date.slice(5, 7)) : date.slice(5) === ofDate.slice(5),
  );
  // Of a month that is partly forecast the part that is usual says its name.
  const named = seasonal.findLast(({ time: { grain } }) => grain === 'month');
  const place = whereText(first, book);
  // The record is that of every May, whichever of them is asked about.
  const ofEveryYear = (one: AnswerContext) => whenText({ ...one, time: { ...one.time, era: 'typical' } }, book);
  const when = named === undefined ? (ofDate === null ? null : anyYearText(ofDate, book)) : ofEveryYear(named);
  const where = when === null ? place : `${place} ${when}`;
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

/** "On 10 June". */
function anyYearText(date: CivilDate, book: FactBook): string {
  const parts = { day: Number(date.slice(8)), month: book.speaker.month(date) };
  return book.say('when.date', { date: book.name(book.say('date.any-year', parts)) });
}

/** The months of a time in their order, as "01" to "12". */
function monthsOfTime({ time: { fromMs, toMs }, zone }: AnswerContext): string[] {
  const months = new Set<string>();
  for (let atMs = fromMs; atMs < toMs; atMs += DAY_MS) months.add(civilDateAt(zone, atMs).slice(5, 7));
  return [...months];
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

/** "The wettest year", "the wettest June": those that are over, ranked by their means or their sums. */
export function yearSentences(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const { extreme, ranksYears = 'years' } = interpretation;
  const { pastDays } = context;
  const measure = YEAR_MEASURES[topic];
  const where = whereText(context, book);
  if (pastDays === undefined || measure === undefined) return [unsourcedSentence('past', context, book)];
  const wantsMost = (extreme ?? 'most') === 'most';
  const spans = spansOf(listPastDays(pastDays), ranksYears, monthsOfTime(context));
  const [best, ...others] = figuresOf(spans, measure).toSorted((a, b) =>
    wantsMost ? b.figure - a.figure : a.figure - b.figure,
  );
  if (best === undefined) return [unsourcedSentence('past', context, book)];
  const { place } = factScopeOf(context, book);
  const name = (span: SpanOfDays): string => spanName(span, ranksYears, book);
  const value = (one: (typeof others)[number]): string =>
    book.value(measure.name, one.figure, measure.quantity, { place, when: name(one) });
  return [
    book.sentence('compare.all', {
      a: name(best),
      be: book.say('be', { tone: 'past', count: 1 }),
      more: book.say(superlativeKey(topic, wantsHighest(topic, extreme, false)), {}),
      where,
      value: value(best),
      list: book.speaker.list(
        others.slice(0, YEARS_TOLD).map((one) => book.say('compare.item', { name: name(one), value: value(one) })),
      ),
    }),
    ...ownYear(topic, measure, interpretation, context, book),
    sourceOfMonths(context, book),
  ];
}

/** The month that is asked about, where it is of a year that is not over. */
function ownYear(
  topic: MeasuredTopic,
  { isSum }: YearMeasure,
  { ranksYears }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const { time, pastDays, zone } = context;
  if (ranksYears !== 'named' || time.era !== 'past' || pastDays === undefined) return [];
  if (civilDateAt(zone, time.fromMs).slice(0, 4) <= String(yearsOfDays(pastDays).last)) return [];
  const own = isSum ? valueSentence(topic, context, book) : meanSentence(topic, null, context, book);
  return own === null ? [] : [own];
}

/** Days that are ranked together: a year, a month, or a season that may run on into the next year. */
interface SpanOfDays {
  readonly first: CivilDate;
  readonly last: CivilDate;
  readonly days: readonly PastDay[];
}

/** `named`: the months that belong together in each year, in their order. */
function spansOf(days: readonly PastDay[], ranked: YearsRanked, named: readonly string[]): SpanOfDays[] {
  const [first = '01'] = named;
  const keyOf = ({ date }: PastDay): string => {
    if (ranked !== 'named') return date.slice(0, ranked === 'years' ? 4 : 7);
    const month = date.slice(5, 7);
    if (!named.includes(month)) return '';
    return String(Number(date.slice(0, 4)) - (month < first ? 1 : 0));
  };
  const spans = [...Map.groupBy(days, keyOf)].filter(([key]) => key !== '').map(([, ofSpan]) => ofSpan);
  const longest = Math.max(...spans.map(({ length }) => length));
  // A winter of which the years have only the first or the last months is none.
  return spans
    .filter(({ length }) => length >= longest - SHORTER_MONTH_DAYS)
    .map((ofSpan) => ({ first: ofSpan[0].date, last: ofSpan[ofSpan.length - 1].date, days: ofSpan }));
}

const SHORTER_MONTH_DAYS = 3;

/** "2023", "June 2023", "December 2022 – February 2023". */
function spanName({ first, last }: SpanOfDays, ranked: YearsRanked, book: FactBook): string {
  if (ranked === 'years') return book.name(first.slice(0, 4));
  const month = (date: CivilDate): string =>
    book.name(book.say('date.month', { month: book.speaker.month(date), year: date.slice(0, 4) }));
  return first.slice(0, 7) === last.slice(0, 7) ? month(first) : `${month(first)} – ${month(last)}`;
}

function figuresOf(
  spans: readonly SpanOfDays[],
  { isSum, of }: YearMeasure,
): (SpanOfDays & { readonly figure: number })[] {
  return spans.flatMap((span) => {
    const mean = meanOfKnown(span.days.map(({ figures }) => of(figures)));
    return Number.isNaN(mean) ? [] : [{ ...span, figure: isSum ? mean * span.days.length : mean }];
  });
}
