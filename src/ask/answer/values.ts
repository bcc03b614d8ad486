/** Sentences with the values of a topic at a place over a time, with units, hours and tense. */
import { civilDateAt } from '../../time/civil.ts';
import { cardinalOf } from '../../units/compass.ts';
import { weatherCodeOf } from '../../weather/conditions/codes.ts';
import { dayCodeOf } from '../../weather/conditions/day-code.ts';
import { conditionText } from '../../weather/conditions/texts.ts';
import { valuesAt } from '../../weather/hours/hour-values.ts';
import { type AnswerContext, normalsOfDay, type Tone, toneOf } from './answer-context.ts';
import { capitalize, dateText, joinList, momentText, placeText, whenText, whereText } from './calendar.ts';
import type { FactBook, FactScope } from './facts.ts';
import { byDay, highest, lowest, type SeriesName, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { type MeasuredTopic, TOPIC_MEASURES, type TopicMeasure } from './topic-measures.ts';

const BE: Readonly<Record<Tone, string>> = {
  now: 'is',
  coming: 'will be',
  past: 'was',
  typical: 'is typically',
};

/** The place and time of a fact about the whole context. */
export function factScopeOf(context: AnswerContext, book: FactBook): FactScope {
  return { place: placeText(context, book), when: whenText(context, book) };
}

/** The sentence of one measured topic; without a value it says that the source has none. */
export function valueSentence(
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
  short = false,
  extreme: 'most' | 'least' | null = null,
): string {
  const measure = TOPIC_MEASURES[topic];
  const tone = toneOf(context);
  const whereWhen = short ? '' : ` ${whereText(context, book)} ${whenText(context, book)}`;
  const end = context.time.grain === 'now' || context.time.grain === 'month' ? null : extreme;
  if (measure.summary === 'span' && end !== null) {
    const found =
      end === 'most' ? highest(seriesOf(context, measure.series)) : lowest(seriesOf(context, measure.series));
    if (found !== null) {
      const fact = `${end === 'most' ? 'max' : 'min'} ${measure.name}`;
      const value = book.value(fact, found.value, measure.quantity, factScopeOf(context, book));
      const name = `${end === 'most' ? 'highest' : 'lowest'} ${measure.name}`;
      return `The ${name}${whereWhen} ${BE[tone]} ${value} at ${momentText(found.atMs, context, book)}.`;
    }
  }
  const value = valueText(topic, measure, context, book);
  if (value === null) return `${capitalize(measure.subject)}${whereWhen} is not known: the source has no value.`;
  return `${capitalize(measure.subject)}${whereWhen} ${BE[tone]} ${value}${supplement(topic, context, book)}.`;
}

function valueText(topic: MeasuredTopic, measure: TopicMeasure, context: AnswerContext, book: FactBook): string | null {
  const { name, quantity, summary } = measure;
  const scope = factScopeOf(context, book);
  if (context.time.grain === 'now') return nowText(topic, measure, context, book);
  const series = seriesOf(context, measure.series);
  const peak = (extreme: 'highest' | 'lowest') => {
    const found = extreme === 'highest' ? highest(series) : lowest(series);
    if (found === null) return null;
    const prefix = extreme === 'highest' ? 'max' : 'min';
    return `${book.value(`${prefix} ${name}`, found.value, quantity, scope)} at ${momentText(found.atMs, context, book)}`;
  };
  if (summary === 'total' || summary === 'mean') {
    const value = summary === 'total' ? seriesTotal(series) : seriesMean(series);
    return Number.isNaN(value) ? null : book.value(name, value, quantity, scope);
  }
  if (summary !== 'span') return peak(summary);
  if (context.time.grain === 'month') return meanExtremes(measure, context, book);
  const low = peak('lowest');
  const high = peak('highest');
  return low === null || high === null ? null : low === high ? low : `between ${low} and ${high}`;
}

/** For weeks and months: the means of the days' lowest and highest values. */
function meanExtremes({ series, name, quantity }: TopicMeasure, context: AnswerContext, book: FactBook): string | null {
  const days = byDay(seriesOf(context, series), context).map(([, day]) => [lowest(day)?.value, highest(day)?.value]);
  const mean = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const low = mean(days.map(([value]) => value));
  const high = mean(days.map(([, value]) => value));
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  const scope = factScopeOf(context, book);
  const from = book.value(`mean daily min ${name}`, low, quantity, scope);
  return `between ${from} in the night and ${book.value(`mean daily max ${name}`, high, quantity, scope)} in the day`;
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
function nowText(
  topic: MeasuredTopic,
  { name, quantity, series }: TopicMeasure,
  context: AnswerContext,
  book: FactBook,
): string | null {
  const columns = OF_HOURS.has(topic) ? null : series;
  const at =
    columns === null || context.weather === null
      ? (seriesOf(context, series).values[0] ?? Number.NaN)
      : valuesAt(context.weather, context.nowMs)[columns as keyof ReturnType<typeof valuesAt>];
  if (Number.isNaN(at)) return null;
  const text = book.value(name, at, quantity, factScopeOf(context, book));
  return topic === 'rain' || topic === 'snow' ? `${text} in this hour` : text;
}

/** What completes the value: the chance of an amount, the direction of a wind, the dew point of humidity. */
function supplement(topic: MeasuredTopic, context: AnswerContext, book: FactBook): string {
  const scope = factScopeOf(context, book);
  const most = (name: SeriesName) => highest(seriesOf(context, name));
  if (topic === 'rain' || topic === 'snow') return chanceText(topic, context, book);
  if (topic === 'humidity') {
    const dewPoint = most('dewPointC');
    if (dewPoint === null) return '';
    return `, with a dew point of up to ${book.value('max dew point', dewPoint.value, 'temperature', scope)}`;
  }
  if (topic === 'wind') {
    const gust = most('gustKmh');
    const from = directionText(context);
    const gusts = gust === null ? '' : `, with gusts of up to ${book.value('max gust', gust.value, 'speed', scope)}`;
    return `${from}${gusts}`;
  }
  if (topic === 'temperature' && context.time.grain === 'now') {
    const felt = context.weather === null ? Number.NaN : valuesAt(context.weather, context.nowMs).apparentTemperatureC;
    return Number.isNaN(felt)
      ? ''
      : ` and feels like ${book.value('feels-like temperature', felt, 'temperature', scope)}`;
  }
  return '';
}

function chanceText(topic: 'rain' | 'snow', context: AnswerContext, book: FactBook): string {
  const share = shareText(topic, context, book);
  if (share !== null) return `; ${share}`;
  const chance = highest(seriesOf(context, topic === 'rain' ? 'rainPct' : 'snowPct'));
  // The past has no chance.
  if (chance === null || toneOf(context) === 'past') return '';
  const text = book.value(`chance of ${topic}`, chance.value, 'percent', factScopeOf(context, book));
  return context.time.grain === 'now' ? `, with a chance of ${text}` : `, with a chance of up to ${text} in any hour`;
}

/** "it rains 1 mm or more on 52 % of such days"; null without the normals of a day. */
function shareText(topic: 'rain' | 'snow', context: AnswerContext, book: FactBook): string | null {
  const normals = normalsOfDay(context);
  const pct = normals === null ? Number.NaN : topic === 'rain' ? normals.rainPct : normals.snowPct;
  if (Number.isNaN(pct)) return null;
  const scope = factScopeOf(context, book);
  const share = book.value(`share of days with ${topic}`, pct, 'percent', scope);
  if (topic === 'snow') return `it snows on ${share} of such days`;
  return `it rains ${book.value('wet day from', WET_DAY_MM, 'rain', scope)} or more on ${share} of such days`;
}

/** The direction of the strongest wind; empty where it is not known. */
function directionText(context: AnswerContext): string {
  const wind = highest(seriesOf(context, 'windKmh'));
  const series = seriesOf(context, 'windDirectionDeg');
  const at = wind === null ? -1 : series.startMs.indexOf(wind.atMs);
  const cardinal = cardinalOf(series.values[at] ?? Number.NaN);
  return cardinal === null ? '' : ` from the ${cardinal}`;
}

/** A day is wet from a millimetre on (WMO, ETCCDI index R1mm). */
const WET_DAY_MM = 1;
const MAX_LIST_DAYS = 7;

/** The weather as a whole: one sentence for the time, and one a day for a few days. */
export function generalSentences(context: AnswerContext, book: FactBook, short = false): string[] {
  if (context.weather === null) return [];
  const tone = toneOf(context);
  const whereWhen = short ? '' : ` ${whereText(context, book)} ${whenText(context, book)}`;
  const days = byDay(seriesOf(context, 'temperatureC'), context);
  if (context.time.grain === 'month') {
    return [valueSentence('temperature', context, book), wetSentence(context, book)];
  }
  const conditions = conditionOf(context, book);
  const head = conditions === null ? `The weather${whereWhen}` : `${conditions}${whereWhen}`;
  const clause = tone === 'typical' ? `Typically ${head.charAt(0).toLowerCase()}${head.slice(1)}` : head;
  const sentence = `${clause}: ${figuresText(context, book)}.`;
  if (days.length < 2 || days.length > MAX_LIST_DAYS || context.time.grain !== 'days') return [sentence];
  return [sentence, ...days.map(([date]) => daySentence(date, context, book))];
}

/** One day of a context. */
export function dayContext(date: string, context: AnswerContext): AnswerContext {
  const within = seriesOf(context, 'temperatureC').startMs.filter((start) => civilDateAt(context.zone, start) === date);
  const last = within.at(-1) ?? context.time.fromMs;
  const fromMs = Math.max(context.time.fromMs, within[0] ?? context.time.fromMs);
  return {
    ...context,
    time: { ...context.time, grain: 'day', fromMs, toMs: Math.min(context.time.toMs, last + 3_600_000) },
  };
}

function daySentence(date: string, context: AnswerContext, book: FactBook): string {
  const day = dayContext(date, context);
  const condition = conditionOf(day, book);
  const name = book.name(dateText(civilDateAt(context.zone, day.time.fromMs), context));
  return `${name}: ${condition === null ? '' : `${condition.toLowerCase()}, `}${figuresText(day, book)}.`;
}

/** "3 to 9 °C, 0.4 mm of rain (chance up to 40 %), wind up to 22 km/h": as much as is known. */
function figuresText(context: AnswerContext, book: FactBook): string {
  const scope = factScopeOf(context, book);
  const parts: string[] = [];
  const isNow = context.time.grain === 'now';
  if (isNow && context.weather !== null) {
    const now = valuesAt(context.weather, context.nowMs);
    if (!Number.isNaN(now.temperatureC)) parts.push(book.value('temperature', now.temperatureC, 'temperature', scope));
    if (!Number.isNaN(now.apparentTemperatureC))
      parts.push(`feels like ${book.value('feels-like temperature', now.apparentTemperatureC, 'temperature', scope)}`);
  } else {
    const temperatures = seriesOf(context, 'temperatureC');
    const normals = normalsOfDay(context)?.spreads;
    const low = normals?.temperatureMinC.mean ?? lowest(temperatures)?.value;
    const high = normals?.temperatureMaxC.mean ?? highest(temperatures)?.value;
    if (low !== undefined && high !== undefined && !Number.isNaN(low + high))
      parts.push(book.range('temperature', low, high, 'temperature', scope));
  }
  parts.push(...fallParts(context, book));
  const wind =
    normalsOfDay(context)?.spreads.windMaxKmh.mean ?? highest(seriesOf(context, 'windKmh'))?.value ?? Number.NaN;
  if (!Number.isNaN(wind)) parts.push(`wind up to ${book.value('max wind', wind, 'speed', scope)}`);
  return parts.length === 0 ? 'the source has no values' : joinList(parts);
}

const MIN_SNOW_CM = 0.05;

/** Rain, and snow where there is any. */
function fallParts(context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const rain = seriesTotal(seriesOf(context, 'rainMm'));
  const snow = seriesTotal(seriesOf(context, 'snowfallCm'));
  const chance = highest(seriesOf(context, 'rainPct'));
  const parts: string[] = [];
  if (!Number.isNaN(rain)) {
    const share = shareText('rain', context, book);
    const risk =
      share !== null
        ? ` on average (${share})`
        : chance === null || toneOf(context) === 'past'
          ? ''
          : ` (chance up to ${book.value('chance of rain', chance.value, 'percent', scope)})`;
    parts.push(`${book.value('rain', rain, 'rain', scope)} of rain${risk}`);
  }
  // A mean over years is seldom exactly zero; what rounds to zero is left out.
  if (snow >= MIN_SNOW_CM) parts.push(`${book.value('snow', snow, 'snow', scope)} of snow`);
  return parts;
}

function wetSentence(context: AnswerContext, book: FactBook): string {
  const scope = factScopeOf(context, book);
  const rain = seriesOf(context, 'precipitationMm');
  const total = seriesTotal(rain);
  if (Number.isNaN(total)) return 'How much rain falls is not known.';
  const wetDays = byDay(rain, context).filter(([, day]) => seriesTotal(day) >= WET_DAY_MM).length;
  const falls = toneOf(context) === 'past' ? 'fell' : 'typically falls';
  const verb = toneOf(context) === 'past' ? 'was' : 'is typically';
  const least = book.value('wet day from', WET_DAY_MM, 'rain', scope);
  return `Precipitation ${verb} ${book.value('precipitation', total, 'rain', scope)} in all; on ${book.value('wet days', wetDays, 'count', scope)} days ${least} or more ${falls}.`;
}

/** The words for the sky; null when no weather code is known. */
function conditionOf(context: AnswerContext, { lang }: FactBook): string | null {
  const codes = seriesOf(context, 'weatherCode');
  const light = seriesOf(context, 'daylightCloudPct');
  const hours = codes.values.map((weatherCode, i) => ({ weatherCode, isDay: !Number.isNaN(light.values[i]) }));
  const isNow = context.time.grain === 'now';
  const normals = normalsOfDay(context);
  const value =
    normals !== null
      ? normals.weatherCode
      : isNow
        ? codes.values[0]
        : dayCodeOf(hours, seriesTotal(seriesOf(context, 'precipitationMm')));
  const code = weatherCodeOf(value ?? Number.NaN);
  if (code === null) return null;
  return conditionText(
    code,
    lang,
    hours.some(({ isDay }) => isDay),
  );
}
