/** What there is of a topic at a place over a time, as a sentence: the value first, then where and when. */
import { civilDateAt, civilDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import { cardinalOf } from '../../units/compass.ts';
import { valuesAt } from '../../weather/hours/hour-values.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, normalsOfTime, toneOf } from './answer-context.ts';
import { dateText, factScopeOf, momentText, stretchText, timeName, whereWhen } from './calendar.ts';
import { isMean } from './events.ts';
import type { FactBook } from './facts.ts';
import { fallOf, type ToldAmount } from './fall-value.ts';
import { byDay, highest, lowest, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { pressureTrend } from './pressure.ts';
import type { MessageKey } from './sentences/messages.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';

/** What there is of a topic after a verdict on it; empty where the verdict has said it all. */
export function supportingSentences(topic: MeasuredTopic, context: AnswerContext, book: FactBook): string[] {
  const told = toldOf(topic, null, context, book);
  if (told === null || (told.details.length === 0 && isNone(topic, told, context, book))) return [];
  return [valueSentence(topic, context, book, true)];
}

function isNone(topic: MeasuredTopic, { amount }: ToldAmount, context: AnswerContext, book: FactBook): boolean {
  if (topic === 'thunder') return amount === noThunder(context, book);
  return (
    (topic === 'rain' || topic === 'snow' || topic === 'snow-depth') && amount === book.say(`amount.${topic}.none`, {})
  );
}

/** What is not forecast may come all the same. */
function noThunder(context: AnswerContext, book: FactBook): string {
  return book.say('amount.thunder.none', { tone: toneOf(context) });
}

/** The sentence of one topic; without a value it says that the source has none. `short`: without place and time. */
export function valueSentence(
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
  short = false,
  extreme: 'most' | 'least' | null = null,
  fallWanted?: Interpretation['fallWanted'],
): string {
  const told = toldOf(topic, extreme, context, book, fallWanted);
  if (told === null) {
    const what = book.say(`topic.${topic}`, { which: 'value' });
    return book.sentence('value.unknown', { what, ...whereWhen(context, book) });
  }
  const values = {
    tone: toneOf(context),
    amount: told.amount,
    detail: told.details.map((text) => `, ${text}`).join(''),
  };
  const isAverage = isMeanAmount(topic, context, fallWanted);
  if (short) return book.sentence(isAverage ? 'value.mean.short' : 'value.short', values);
  return book.sentence(isAverage ? 'value.mean' : 'value.whole', { ...values, ...whereWhen(context, book) });
}

/** One sentence for each time; of many at one place, it is named once. */
export function valuesOfEach(
  topic: MeasuredTopic,
  contexts: readonly AnswerContext[],
  book: FactBook,
  extreme: 'most' | 'least' | null,
  fallWanted: Interpretation['fallWanted'],
): string[] {
  const whole = (context: AnswerContext) => valueSentence(topic, context, book, false, extreme, fallWanted);
  const [first] = contexts;
  const isOnePlace = contexts.every(({ place }) => place === first?.place);
  if (contexts.length < MANY_TIMES || !isOnePlace) return contexts.map(whole);
  const dates = new Set(contexts.map(({ zone, time }) => civilDateAt(zone, time.fromMs)));
  return contexts.map((context, i) => {
    const told = i === 0 ? null : toldOf(topic, extreme, context, book, fallWanted);
    if (told === null) return whole(context);
    const { startMs, endMs } = civilDay(context.place.tzId, civilDateAt(context.zone, first.time.fromMs));
    const { fromMs, toMs, grain } = context.time;
    // Of the day that is named already only the hours are.
    const isSameDay = grain === 'hours' && fromMs >= startMs && toMs <= endMs;
    const day = civilDateAt(context.zone, fromMs);
    const isOfDays = grain === 'hours' && dates.size === contexts.length && civilDateAt(context.zone, toMs - 1) === day;
    const name = isSameDay
      ? stretchText(fromMs, toMs, first, book)
      : isOfDays
        ? dateText(day, context, book)
        : timeName(context, book);
    const detail = isSameDay ? [] : told.details;
    return book.sentence('compare.place', { name, list: [told.amount, ...detail].join(', ') });
  });
}

const MANY_TIMES = 3;

/** The same as a clause behind a yes or a no; null where the source has no value. */
export function valueClause(
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
  extreme: 'most' | 'least' | null = null,
): string | null {
  const told = toldOf(topic, extreme, context, book);
  if (told === null) return null;
  const detail = told.details.map((text) => `, ${text}`).join('');
  const values = { tone: toneOf(context), amount: told.amount, detail, ...whereWhen(context, book) };
  return book.say('value.whole', values).replace(/\.$/, '');
}

function toldOf(
  topic: MeasuredTopic,
  extreme: 'most' | 'least' | null,
  context: AnswerContext,
  book: FactBook,
  fallWanted?: Interpretation['fallWanted'],
): ToldAmount | null {
  if (context.time.grain === 'now') return nowOf(topic, context, book, fallWanted);
  const measure = TOPIC_MEASURES[topic];
  if (topic === 'rain' || topic === 'snow')
    return fallOf(topic, seriesTotal(seriesOf(context, measure.series)), context, book, fallWanted);
  if (topic === 'thunder') return thunderOf(seriesTotal(seriesOf(context, measure.series)), context, book);
  // "The lowest humidity" is an hour's, though the day is told by its mean.
  if (measure.summary === 'span' || (topic === 'humidity' && extreme !== null))
    return spanOf(topic, extreme, context, book);
  const series = seriesOf(context, measure.series);
  if (measure.summary === 'total') {
    const total = seriesTotal(series);
    return Number.isNaN(total) ? null : told(topic, measure.name, total, true, context, book);
  }
  if (measure.summary === 'mean') {
    const mean = seriesMean(series);
    return Number.isNaN(mean) ? null : told(topic, measure.name, mean, series.values.length === 1, context, book);
  }
  const side = measure.summary === 'highest' ? 'highest' : 'lowest';
  const peak = side === 'highest' ? highest(series) : lowest(series);
  if (peak === null) return null;
  const single = series.values.length === 1;
  const name = `${side === 'highest' ? 'max' : 'min'} ${measure.name}`;
  // At night no hour has the highest UV.
  const isDark = topic === 'uv' && book.shown(peak.value, measure.quantity) === 0;
  const { amount, details } = told(topic, name, peak.value, single || isDark, context, book);
  if (single || isDark || context.time.grain === 'month') return { amount, details };
  const moment = book.say('at.moment', { moment: momentText(peak.atMs, context, book) });
  if (topic === 'ice') return { amount, details: [moment] };
  const word = topic === 'wind' || topic === 'gusts' ? 'strongest' : side;
  return { amount, details: [...details, book.say(`detail.${word}`, { moment })] };
}

const W_PER_KW = 1000;

/** The amount of a topic with one figure, and what completes it. */
function told(
  topic: Exclude<MeasuredTopic, 'rain' | 'snow' | 'thunder'>,
  name: string,
  figure: number,
  single: boolean,
  context: AnswerContext,
  book: FactBook,
): ToldAmount {
  const { quantity, series } = TOPIC_MEASURES[topic];
  // Within one hour the sunlight is told by its strength, whose mean over the hour is as many kilowatt-hours.
  const isStrength =
    topic === 'solar' && (context.time.grain === 'now' || seriesOf(context, series).values.length === 1);
  const value = isStrength
    ? book.value('solar irradiance', figure * W_PER_KW, 'irradiance', factScopeOf(context, book))
    : book.value(name, figure, quantity, factScopeOf(context, book));
  if (topic === 'snow-depth' && book.shown(figure, quantity) === 0)
    return { amount: book.say('amount.snow-depth.none', {}), details: [] };
  const one = single ? 'yes' : 'no';
  const direction = topic === 'wind' ? directionText(context, book) : null;
  const amount =
    direction === null
      ? book.say(`amount.${topic}`, { value, one })
      : book.say('amount.wind.from', { value, one, direction });
  return { amount, details: detailsOf(topic, context, book) };
}

/** The lowest and the highest, or the end that the question wants. */
function spanOf(
  topic: Exclude<MeasuredTopic, 'rain' | 'snow' | 'thunder'>,
  extreme: 'most' | 'least' | null,
  context: AnswerContext,
  book: FactBook,
): ToldAmount | null {
  const { series: seriesName, name, quantity } = TOPIC_MEASURES[topic];
  // "How hot did it get last summer": a past month has a warmest hour, and not only means.
  const isKnown = extreme !== null && toneOf(context) === 'past';
  // No hour of many usual days is the warmest of them.
  const isOfUsualDays = toneOf(context) === 'typical' && context.time.toMs - context.time.fromMs > DAY_MS;
  if ((context.time.grain === 'month' && !isKnown) || (extreme !== null && isOfUsualDays))
    return meanExtremes(topic, extreme, context, book);
  const series = seriesOf(context, seriesName);
  const [low, high] = [lowest(series), highest(series)];
  if (low === null || high === null) return null;
  const isBare = topic === 'snow-depth' && book.shown(high.value, quantity) === 0;
  if (series.values.length === 1 || isBare) return told(topic, name, high.value, true, context, book);
  const at = (atMs: number) => book.say('at.moment', { moment: momentText(atMs, context, book) });
  if (extreme !== null) {
    const [peak, end, side] =
      extreme === 'most' ? ([high, 'max', 'highest'] as const) : ([low, 'min', 'lowest'] as const);
    const value = book.value(`${end} ${name}`, peak.value, quantity, factScopeOf(context, book));
    // "A high of 15 °C" is of the air: that of the sea is named.
    if (topic !== 'temperature' && topic !== 'feels-like') {
      const amount = book.say(`amount.${topic}`, { value, one: 'yes' });
      return { amount, details: [book.say(`detail.${side}`, { moment: at(peak.atMs) })] };
    }
    const key = topic === 'feels-like' ? (`amount.feels-like.${side}` as const) : (`amount.${side}` as const);
    return { amount: book.say(key, { value }), details: [at(peak.atMs)] };
  }
  const value = book.range(name, low.value, high.value, quantity, factScopeOf(context, book));
  const amount = book.say(`amount.${topic}`, { value, one: 'no' });
  const usual =
    toneOf(context) === 'typical' && topic === 'temperature' ? mostDays(context, low.atMs, high.atMs) : null;
  if (usual !== null) {
    const range = book.range('temperature on most days', ...usual, quantity, factScopeOf(context, book));
    return { amount, details: [book.say('detail.most-days', { range })] };
  }
  const isFlat =
    isOfUsualDays ||
    series.values.length <= FEW_HOURS ||
    book.shown(low.value, quantity) === book.shown(high.value, quantity);
  const details = isFlat ? [] : [book.say('detail.low-high', { low: at(low.atMs), high: at(high.atMs) })];
  return { amount, details: topic === 'pressure' ? [...details, ...pressureTrend(context, book)] : details };
}

/** Of so few hours it need not be said at which it is warmest. */
const FEW_HOURS = 3;

/**
 * Between which temperatures most days stay: above the lowest tenth of their coldest hours, below the highest tenth of their
 * warmest. Null where the climate does not say.
 */
function mostDays(context: AnswerContext, coldestMs: number, warmestMs: number): [low: number, high: number] | null {
  const spreads = normalsOfTime(context)?.spreads;
  if (spreads !== undefined) return [spreads.temperatureMinC.p10, spreads.temperatureMaxC.p90];
  const { weather } = context;
  if (weather?.usualRange === undefined) return null;
  const { low, high } = weather.usualRange;
  return [low.temperatureC[weather.startMs.indexOf(coldestMs)], high.temperatureC[weather.startMs.indexOf(warmestMs)]];
}

/** For weeks and months: the means of the days' lowest and highest values. */
function meanExtremes(
  topic: Exclude<MeasuredTopic, 'rain' | 'snow' | 'thunder'>,
  extreme: 'most' | 'least' | null,
  context: AnswerContext,
  book: FactBook,
): ToldAmount | null {
  const { series, name, quantity } = TOPIC_MEASURES[topic];
  const days = byDay(seriesOf(context, series), context).map(([, day]) => [lowest(day)?.value, highest(day)?.value]);
  const mean = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  // The highest of mean hours is less than the mean of the days' highest.
  const normals = series === 'temperatureC' ? normalsOfTime(context)?.spreads : undefined;
  const low = normals?.temperatureMinC.mean ?? mean(days.map(([value]) => value));
  const high = normals?.temperatureMaxC.mean ?? mean(days.map(([, value]) => value));
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  const scope = factScopeOf(context, book);
  const lowText = () => book.value(`mean daily min ${name}`, low, quantity, scope);
  const highText = () => book.value(`mean daily max ${name}`, high, quantity, scope);
  if (topic !== 'temperature') {
    const value =
      extreme === null
        ? book.range(`mean daily ${name}`, low, high, quantity, scope)
        : extreme === 'most'
          ? highText()
          : lowText();
    return { amount: book.say(`amount.${topic}`, { value, one: 'yes' }), details: [] };
  }
  if (extreme === 'most') return { amount: book.say('amount.highest', { value: highText() }), details: [] };
  if (extreme === 'least') return { amount: book.say('amount.lowest', { value: lowText() }), details: [] };
  const amount = book.say('amount.mean-days', { tone: toneOf(context), low: lowText(), high: highText() });
  return { amount, details: [] };
}

/** Topics whose series is no column that is interpolated to the minute: the hour's value counts. */
const OF_HOURS: ReadonlySet<MeasuredTopic> = new Set([
  'rain',
  'sun',
  'fog',
  'thunder',
  'visibility',
  'heat-index',
  'wind-chill',
  'wet-bulb',
  'wbgt',
  'snow-depth',
  'sunshine',
  'solar',
  'sea-temperature',
  'waves',
  'kp',
]);

/** Values at this instant; totals are those of the current hour. */
function nowOf(
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
  fallWanted: Interpretation['fallWanted'],
): ToldAmount | null {
  const { series, name } = TOPIC_MEASURES[topic];
  const isOwnSeries = OF_HOURS.has(topic);
  const figure =
    isOwnSeries || context.weather === null
      ? (seriesOf(context, series).values[0] ?? Number.NaN)
      : valuesAt(context.weather, context.nowMs)[series as keyof ReturnType<typeof valuesAt>];
  if (Number.isNaN(figure)) return null;
  if (topic === 'rain' || topic === 'snow') return fallOf(topic, figure, context, book, fallWanted);
  if (topic === 'thunder') return thunderOf(figure, context, book);
  return told(topic, name, figure, true, context, book);
}

/** Whether an amount of a topic is a mean of many days, most of which have another. */
function isMeanAmount(topic: MeasuredTopic, context: AnswerContext, fallWanted: Interpretation['fallWanted']): boolean {
  return (topic === 'rain' || topic === 'snow') && fallWanted !== 'chance' && isMean(context);
}

function thunderOf(hours: number, context: AnswerContext, book: FactBook): ToldAmount | null {
  if (Number.isNaN(hours)) return null;
  if (hours === 0) return { amount: noThunder(context, book), details: [] };
  const value = book.value(TOPIC_MEASURES.thunder.name, hours, 'hours', factScopeOf(context, book));
  return { amount: book.say('amount.thunder', { value }), details: [] };
}

/** What completes a value: the gusts of a wind, the dew point of humidity, what the temperature feels like. */
function detailsOf(topic: MeasuredTopic, context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const most = (name: 'dewPointC' | 'gustKmh') => highest(seriesOf(context, name))?.value ?? Number.NaN;
  const say = (
    key: MessageKey & `detail.${'gusts' | 'dew-point' | 'dew-point.one' | 'feels-like'}`,
    name: string,
    figure: number,
  ) => {
    if (Number.isNaN(figure)) return [];
    const value = book.value(name, figure, key === 'detail.gusts' ? 'speed' : 'temperature', scope);
    return [book.say(key, { value, gust: value })];
  };
  if (topic === 'pressure') return pressureTrend(context, book);
  if (topic === 'wind') return say('detail.gusts', 'max gust', most('gustKmh'));
  if (topic === 'humidity') {
    const isOneHour = context.time.grain === 'now' || seriesOf(context, 'dewPointC').values.length === 1;
    if (isOneHour) return say('detail.dew-point.one', 'dew point', most('dewPointC'));
    return say('detail.dew-point', 'max dew point', most('dewPointC'));
  }
  if (topic !== 'temperature' || context.time.grain !== 'now' || context.weather === null) return [];
  const felt = valuesAt(context.weather, context.nowMs).apparentTemperatureC;
  return say('detail.feels-like', 'feels-like temperature', felt);
}

/** The direction of the strongest wind, in the letters of the language; null where it is not known. */
function directionText(context: AnswerContext, book: FactBook): string | null {
  const wind = highest(seriesOf(context, 'windKmh'));
  const series = seriesOf(context, 'windDirectionDeg');
  const at = wind === null ? -1 : series.startMs.indexOf(wind.atMs);
  const cardinal = cardinalOf(series.values[at] ?? Number.NaN);
  if (cardinal === null) return null;
  return cardinal.replace(/[NESW]/g, (letter) => book.say(`compass.${letter as 'N' | 'E' | 'S' | 'W'}`, {}));
}
