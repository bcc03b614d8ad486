/** What there is of a topic at a place over a time, as a sentence: the value first, then where and when. */
import { cardinalOf } from '../../units/compass.ts';
import { valuesAt } from '../../weather/hours/hour-values.ts';
import { type AnswerContext, normalsOfDay, toneOf } from './answer-context.ts';
import { factScopeOf, momentText, whereWhen } from './calendar.ts';
import { chancePct } from './events.ts';
import type { FactBook } from './facts.ts';
import { byDay, highest, lowest, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { pressureTrend } from './pressure.ts';
import type { MessageKey } from './sentences/messages.ts';
import { type MeasuredTopic, TOPIC_MEASURES, type TopicMeasure } from './topic-measures.ts';

/** An amount, and what follows it after commas. */
interface Told {
  readonly amount: string;
  readonly details: readonly string[];
}

/** The sentence of one topic; without a value it says that the source has none. `short`: without place and time. */
export function valueSentence(
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
  short = false,
  extreme: 'most' | 'least' | null = null,
): string {
  const told = toldOf(topic, extreme, context, book);
  if (told === null) {
    const what = book.say(`topic.${topic}`, { which: 'value' });
    return book.sentence('value.unknown', { what, ...whereWhen(context, book) });
  }
  const values = {
    tone: toneOf(context),
    amount: told.amount,
    detail: told.details.map((text) => `, ${text}`).join(''),
  };
  if (short) return book.sentence('value.short', values);
  return book.sentence('value.whole', { ...values, ...whereWhen(context, book) });
}

function toldOf(
  topic: MeasuredTopic,
  extreme: 'most' | 'least' | null,
  context: AnswerContext,
  book: FactBook,
): Told | null {
  if (context.time.grain === 'now') return nowOf(topic, context, book);
  const measure = TOPIC_MEASURES[topic];
  if (topic === 'rain' || topic === 'snow')
    return fallOf(topic, seriesTotal(seriesOf(context, measure.series)), context, book);
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
  const { amount, details } = told(topic, name, peak.value, single, context, book);
  if (single || context.time.grain === 'month') return { amount, details };
  const moment = book.say('at.moment', { moment: momentText(peak.atMs, context, book) });
  return { amount, details: [book.say(`detail.${side}`, { moment }), ...details] };
}

/** The amount of a topic with one figure, and what completes it. */
function told(
  topic: Exclude<MeasuredTopic, 'rain' | 'snow' | 'thunder'>,
  name: string,
  figure: number,
  single: boolean,
  context: AnswerContext,
  book: FactBook,
): Told {
  const { quantity } = TOPIC_MEASURES[topic];
  const value = book.value(name, figure, quantity, factScopeOf(context, book));
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
): Told | null {
  const { series: seriesName, name, quantity } = TOPIC_MEASURES[topic];
  if (context.time.grain === 'month') return meanExtremes(TOPIC_MEASURES[topic], context, book);
  const series = seriesOf(context, seriesName);
  const [low, high] = [lowest(series), highest(series)];
  if (low === null || high === null) return null;
  if (series.values.length === 1) return told(topic, name, high.value, true, context, book);
  const at = (atMs: number) => book.say('at.moment', { moment: momentText(atMs, context, book) });
  if (extreme !== null) {
    const [peak, end, side] =
      extreme === 'most' ? ([high, 'max', 'highest'] as const) : ([low, 'min', 'lowest'] as const);
    const value = book.value(`${end} ${name}`, peak.value, quantity, factScopeOf(context, book));
    return { amount: book.say(`amount.${side}`, { value }), details: [at(peak.atMs)] };
  }
  const value = book.range(name, low.value, high.value, quantity, factScopeOf(context, book));
  const amount = book.say(`amount.${topic}`, { value, one: 'no' });
  const isFlat = book.shown(low.value, quantity) === book.shown(high.value, quantity);
  const details = isFlat ? [] : [book.say('detail.low-high', { low: at(low.atMs), high: at(high.atMs) })];
  return { amount, details: topic === 'pressure' ? [...details, ...pressureTrend(context, book)] : details };
}

/** For weeks and months: the means of the days' lowest and highest values. */
function meanExtremes({ series, name, quantity }: TopicMeasure, context: AnswerContext, book: FactBook): Told | null {
  const days = byDay(seriesOf(context, series), context).map(([, day]) => [lowest(day)?.value, highest(day)?.value]);
  const mean = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const low = mean(days.map(([value]) => value));
  const high = mean(days.map(([, value]) => value));
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  const scope = factScopeOf(context, book);
  const amount = book.say('amount.mean-days', {
    low: book.value(`mean daily min ${name}`, low, quantity, scope),
    high: book.value(`mean daily max ${name}`, high, quantity, scope),
  });
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
function nowOf(topic: MeasuredTopic, context: AnswerContext, book: FactBook): Told | null {
  const { series, name } = TOPIC_MEASURES[topic];
  const isOwnSeries = OF_HOURS.has(topic);
  const figure =
    isOwnSeries || context.weather === null
      ? (seriesOf(context, series).values[0] ?? Number.NaN)
      : valuesAt(context.weather, context.nowMs)[series as keyof ReturnType<typeof valuesAt>];
  if (Number.isNaN(figure)) return null;
  if (topic === 'rain' || topic === 'snow') return fallOf(topic, figure, context, book);
  if (topic === 'thunder') return thunderOf(figure, context, book);
  return told(topic, name, figure, true, context, book);
}

/** Less than gauges tell. */
const LEAST: Readonly<Record<'rain' | 'snow', number>> = { rain: 0.1, snow: 0.1 };
/** A chance below is not worth a word: one in twenty, as rounded as forecasts of it are. */
const LEAST_CHANCE_PCT = 5;

/** "4.2 mm of rain, with a chance of 80 %", "no rain, with a chance of 5 %"; null where the amount is not known. */
function fallOf(topic: 'rain' | 'snow', total: number, context: AnswerContext, book: FactBook): Told | null {
  if (Number.isNaN(total)) return null;
  const { name, quantity } = TOPIC_MEASURES[topic];
  const scope = factScopeOf(context, book);
  const chance = chancePct(topic, context);
  const details = fallDetails(topic, chance, context, book);
  if (book.shown(total, quantity) > 0) {
    const value = book.value(name, total, quantity, scope);
    return { amount: book.say(`amount.${topic}`, { value }), details };
  }
  const isLikely = toneOf(context) !== 'past' && chance >= 50;
  if (!isLikely && total < LEAST[topic]) return { amount: book.say(`amount.${topic}.none`, {}), details };
  const least = book.value(`least ${name} told`, LEAST[topic], quantity, scope);
  return { amount: book.say(`amount.${topic}.trace`, { least }), details };
}

/** A day is wet from a millimetre on (WMO, ETCCDI index R1mm). */
export const WET_DAY_MM = 1;

function fallDetails(topic: 'rain' | 'snow', chance: number, context: AnswerContext, book: FactBook): string[] {
  // The past has no chance.
  if (Number.isNaN(chance) || toneOf(context) === 'past') return [];
  const scope = factScopeOf(context, book);
  if (normalsOfDay(context) !== null) {
    const share = book.value(`share of days with ${topic}`, chance, 'percent', scope);
    if (topic === 'snow') return [book.say('detail.snow-days', { share })];
    return [book.say('detail.rain-days', { value: book.value('wet day from', WET_DAY_MM, 'rain', scope), share })];
  }
  if (chance < LEAST_CHANCE_PCT) return [];
  return [book.say('detail.chance', { chance: book.value(`chance of ${topic}`, chance, 'percent', scope) })];
}

function thunderOf(hours: number, context: AnswerContext, book: FactBook): Told | null {
  if (Number.isNaN(hours)) return null;
  if (hours === 0) return { amount: book.say('amount.thunder.none', {}), details: [] };
  const value = book.value(TOPIC_MEASURES.thunder.name, hours, 'hours', factScopeOf(context, book));
  return { amount: book.say('amount.thunder', { value }), details: [] };
}

/** What completes a value: the gusts of a wind, the dew point of humidity, what the temperature feels like. */
function detailsOf(topic: MeasuredTopic, context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const most = (name: 'dewPointC' | 'gustKmh') => highest(seriesOf(context, name))?.value ?? Number.NaN;
  const say = (key: MessageKey & `detail.${'gusts' | 'dew-point' | 'feels-like'}`, name: string, figure: number) => {
    if (Number.isNaN(figure)) return [];
    const value = book.value(name, figure, key === 'detail.gusts' ? 'speed' : 'temperature', scope);
    return [book.say(key, { value, gust: value })];
  };
  if (topic === 'pressure') return pressureTrend(context, book);
  if (topic === 'wind') return say('detail.gusts', 'max gust', most('gustKmh'));
  if (topic === 'humidity') return say('detail.dew-point', 'max dew point', most('dewPointC'));
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
