/** Sentences that give the values of a topic at a place over a time, with units, hours and the tense of the time. */
import { civilDateAt } from '../../time/civil.ts';
import { weatherCodeOf } from '../../weather/conditions/codes.ts';
import { dayCodeOf } from '../../weather/conditions/day-code.ts';
import { conditionText } from '../../weather/conditions/texts.ts';
import { valuesAt } from '../../weather/hours/hour-values.ts';
import { cardinalOf } from '../../weather/units.ts';
import { type AnswerContext, type Tone, toneOf, usualDayOf } from './answer-context.ts';
import { capital, dateText, listed, momentText, placeText, whenText, whereText } from './calendar.ts';
import type { FactBook, Holds } from './facts.ts';
import { byDay, highest, lowest, meanOf, type SeriesName, seriesOf, totalOf } from './hours.ts';
import { MEASURES, type Measure, type MeasuredTopic } from './topics.ts';

const BE: Readonly<Record<Tone, string>> = {
  now: 'is',
  coming: 'will be',
  past: 'was',
  typical: 'is typically',
};

/** What a fact of the whole scene holds for. */
export function holdsOf(scene: AnswerContext, book: FactBook): Holds {
  return { place: placeText(scene, book), when: whenText(scene, book) };
}

/** The sentence of one measured topic; says so where the source does not know it. */
export function valueSentence(
  topic: MeasuredTopic,
  scene: AnswerContext,
  book: FactBook,
  short = false,
  extreme: 'most' | 'least' | null = null,
): string {
  const measure = MEASURES[topic];
  const tone = toneOf(scene);
  const around = short ? '' : ` ${whereText(scene, book)} ${whenText(scene, book)}`;
  const end = scene.time.grain === 'now' || scene.time.grain === 'month' ? null : extreme;
  if (measure.summary === 'span' && end !== null) {
    const found = end === 'most' ? highest(seriesOf(scene, measure.series)) : lowest(seriesOf(scene, measure.series));
    if (found !== null) {
      const fact = `${end === 'most' ? 'max' : 'min'} ${measure.name}`;
      const said = book.say(fact, found.value, measure.quantity, holdsOf(scene, book));
      const name = `${end === 'most' ? 'highest' : 'lowest'} ${measure.name}`;
      return `The ${name}${around} ${BE[tone]} ${said} at ${momentText(found.atMs, scene, book)}.`;
    }
  }
  const value = valueText(topic, measure, scene, book);
  if (value === null) return `${capital(measure.subject)}${around} is not known: the source has no value.`;
  return `${capital(measure.subject)}${around} ${BE[tone]} ${value}${supplement(topic, scene, book)}.`;
}

function valueText(topic: MeasuredTopic, measure: Measure, scene: AnswerContext, book: FactBook): string | null {
  const { name, quantity, summary } = measure;
  const holds = holdsOf(scene, book);
  if (scene.time.grain === 'now') return nowText(topic, measure, scene, book);
  const series = seriesOf(scene, measure.series);
  const peak = (extreme: 'highest' | 'lowest') => {
    const found = extreme === 'highest' ? highest(series) : lowest(series);
    if (found === null) return null;
    const prefix = extreme === 'highest' ? 'max' : 'min';
    return `${book.say(`${prefix} ${name}`, found.value, quantity, holds)} at ${momentText(found.atMs, scene, book)}`;
  };
  if (summary === 'total' || summary === 'mean') {
    const value = summary === 'total' ? totalOf(series) : meanOf(series);
    return Number.isNaN(value) ? null : book.say(name, value, quantity, holds);
  }
  if (summary !== 'span') return peak(summary);
  if (scene.time.grain === 'month') return meanExtremes(measure, scene, book);
  const low = peak('lowest');
  const high = peak('highest');
  return low === null || high === null ? null : low === high ? low : `between ${low} and ${high}`;
}

/** Over weeks the extremes of one day say little: the means of the days' lowest and highest. */
function meanExtremes({ series, name, quantity }: Measure, scene: AnswerContext, book: FactBook): string | null {
  const days = byDay(seriesOf(scene, series), scene).map(([, day]) => [lowest(day)?.value, highest(day)?.value]);
  const mean = (values: readonly (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined);
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const low = mean(days.map(([value]) => value));
  const high = mean(days.map(([, value]) => value));
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  const holds = holdsOf(scene, book);
  const from = book.say(`mean daily min ${name}`, low, quantity, holds);
  return `between ${from} in the night and ${book.say(`mean daily max ${name}`, high, quantity, holds)} in the day`;
}

/** Columns at the instant; totals are those of the running hour. */
function nowText(
  topic: MeasuredTopic,
  { name, quantity, series }: Measure,
  scene: AnswerContext,
  book: FactBook,
): string | null {
  const columns = topic === 'rain' || topic === 'sun' || topic === 'fog' || topic === 'thunder' ? null : series;
  const at =
    columns === null || scene.weather === null
      ? (seriesOf(scene, series).values[0] ?? Number.NaN)
      : valuesAt(scene.weather, scene.nowMs)[columns as keyof ReturnType<typeof valuesAt>];
  if (Number.isNaN(at)) return null;
  const text = book.say(name, at, quantity, holdsOf(scene, book));
  return topic === 'rain' || topic === 'snow' ? `${text} in this hour` : text;
}

/** What belongs to the value: the chance beside an amount, the direction of a wind, the dew point beside humidity. */
function supplement(topic: MeasuredTopic, scene: AnswerContext, book: FactBook): string {
  const holds = holdsOf(scene, book);
  const most = (name: SeriesName) => highest(seriesOf(scene, name));
  if (topic === 'rain' || topic === 'snow') return chanceText(topic, scene, book);
  if (topic === 'humidity') {
    const dewPoint = most('dewPointC');
    if (dewPoint === null) return '';
    return `, with a dew point of up to ${book.say('max dew point', dewPoint.value, 'temperature', holds)}`;
  }
  if (topic === 'wind') {
    const gust = most('gustKmh');
    const from = directionText(scene);
    const gusts = gust === null ? '' : `, with gusts of up to ${book.say('max gust', gust.value, 'speed', holds)}`;
    return `${from}${gusts}`;
  }
  if (topic === 'temperature' && scene.time.grain === 'now') {
    const felt = scene.weather === null ? Number.NaN : valuesAt(scene.weather, scene.nowMs).apparentTemperatureC;
    return Number.isNaN(felt)
      ? ''
      : ` and feels like ${book.say('feels-like temperature', felt, 'temperature', holds)}`;
  }
  return '';
}

function chanceText(topic: 'rain' | 'snow', scene: AnswerContext, book: FactBook): string {
  const share = shareText(topic, scene, book);
  if (share !== null) return `; ${share}`;
  const chance = highest(seriesOf(scene, topic === 'rain' ? 'rainPct' : 'snowPct'));
  // What was, is known.
  if (chance === null || toneOf(scene) === 'past') return '';
  const text = book.say(`chance of ${topic}`, chance.value, 'percent', holdsOf(scene, book));
  return scene.time.grain === 'now' ? `, with a chance of ${text}` : `, with a chance of up to ${text} in any hour`;
}

/** "it rains 1 mm or more on 52 % of such days"; null where it is not one usual day. */
function shareText(topic: 'rain' | 'snow', scene: AnswerContext, book: FactBook): string | null {
  const usual = usualDayOf(scene);
  const pct = usual === null ? Number.NaN : topic === 'rain' ? usual.rainPct : usual.snowPct;
  if (Number.isNaN(pct)) return null;
  const holds = holdsOf(scene, book);
  const share = book.say(`share of days with ${topic}`, pct, 'percent', holds);
  if (topic === 'snow') return `it snows on ${share} of such days`;
  return `it rains ${book.say('wet day from', WET_DAY_MM, 'rain', holds)} or more on ${share} of such days`;
}

/** From where the strongest wind blows; nothing where it is not known. */
function directionText(scene: AnswerContext): string {
  const wind = highest(seriesOf(scene, 'windKmh'));
  const series = seriesOf(scene, 'windDirectionDeg');
  const at = wind === null ? -1 : series.startMs.indexOf(wind.atMs);
  const cardinal = cardinalOf(series.values[at] ?? Number.NaN);
  return cardinal === null ? '' : ` from the ${cardinal}`;
}

/** A day is wet from a millimetre on (WMO, ETCCDI index R1mm). */
const WET_DAY_MM = 1;
const MAX_LIST_DAYS = 7;

/** The weather as a whole: one sentence for the time, and one a day where it has some days. */
export function generalSentences(scene: AnswerContext, book: FactBook, short = false): string[] {
  if (scene.weather === null) return [];
  const tone = toneOf(scene);
  const around = short ? '' : ` ${whereText(scene, book)} ${whenText(scene, book)}`;
  const days = byDay(seriesOf(scene, 'temperatureC'), scene);
  if (scene.time.grain === 'month') {
    return [valueSentence('temperature', scene, book), wetSentence(scene, book)];
  }
  const conditions = conditionOf(scene, book);
  const head = conditions === null ? `The weather${around}` : `${conditions}${around}`;
  const clause = tone === 'typical' ? `Typically ${head.charAt(0).toLowerCase()}${head.slice(1)}` : head;
  const sentence = `${clause}: ${figuresText(scene, book)}.`;
  if (days.length < 2 || days.length > MAX_LIST_DAYS || scene.time.grain !== 'days') return [sentence];
  return [sentence, ...days.map(([date]) => daySentence(date, scene, book))];
}

/** One day of a scene as a scene of its own. */
export function dayScene(date: string, scene: AnswerContext): AnswerContext {
  const within = seriesOf(scene, 'temperatureC').startMs.filter((start) => civilDateAt(scene.zone, start) === date);
  const last = within.at(-1) ?? scene.time.fromMs;
  const fromMs = Math.max(scene.time.fromMs, within[0] ?? scene.time.fromMs);
  return { ...scene, time: { ...scene.time, grain: 'day', fromMs, toMs: Math.min(scene.time.toMs, last + 3_600_000) } };
}

function daySentence(date: string, scene: AnswerContext, book: FactBook): string {
  const day = dayScene(date, scene);
  const condition = conditionOf(day, book);
  const name = book.name(dateText(civilDateAt(scene.zone, day.time.fromMs), scene));
  return `${name}: ${condition === null ? '' : `${condition.toLowerCase()}, `}${figuresText(day, book)}.`;
}

/** "3 to 9 °C, 0.4 mm of rain (chance up to 40 %), wind up to 22 km/h": as much as is known. */
function figuresText(scene: AnswerContext, book: FactBook): string {
  const holds = holdsOf(scene, book);
  const parts: string[] = [];
  const isNow = scene.time.grain === 'now';
  if (isNow && scene.weather !== null) {
    const now = valuesAt(scene.weather, scene.nowMs);
    if (!Number.isNaN(now.temperatureC)) parts.push(book.say('temperature', now.temperatureC, 'temperature', holds));
    if (!Number.isNaN(now.apparentTemperatureC))
      parts.push(`feels like ${book.say('feels-like temperature', now.apparentTemperatureC, 'temperature', holds)}`);
  } else {
    const temperatures = seriesOf(scene, 'temperatureC');
    const usual = usualDayOf(scene)?.spreads;
    const low = usual?.temperatureMinC.mean ?? lowest(temperatures)?.value;
    const high = usual?.temperatureMaxC.mean ?? highest(temperatures)?.value;
    if (low !== undefined && high !== undefined && !Number.isNaN(low + high))
      parts.push(book.sayRange('temperature', low, high, 'temperature', holds));
  }
  parts.push(...fallParts(scene, book));
  const wind = usualDayOf(scene)?.spreads.windMaxKmh.mean ?? highest(seriesOf(scene, 'windKmh'))?.value ?? Number.NaN;
  if (!Number.isNaN(wind)) parts.push(`wind up to ${book.say('max wind', wind, 'speed', holds)}`);
  return parts.length === 0 ? 'the source has no values' : listed(parts);
}

const MIN_SNOW_CM = 0.05;

/** Rain, and snow where there is any. */
function fallParts(scene: AnswerContext, book: FactBook): string[] {
  const holds = holdsOf(scene, book);
  const rain = totalOf(seriesOf(scene, 'rainMm'));
  const snow = totalOf(seriesOf(scene, 'snowfallCm'));
  const chance = highest(seriesOf(scene, 'rainPct'));
  const parts: string[] = [];
  if (!Number.isNaN(rain)) {
    const share = shareText('rain', scene, book);
    const risk =
      share !== null
        ? ` on average (${share})`
        : chance === null || toneOf(scene) === 'past'
          ? ''
          : ` (chance up to ${book.say('chance of rain', chance.value, 'percent', holds)})`;
    parts.push(`${book.say('rain', rain, 'rain', holds)} of rain${risk}`);
  }
  // What rounds to nothing is not told; a mean over years is seldom quite none.
  if (snow >= MIN_SNOW_CM) parts.push(`${book.say('snow', snow, 'snow', holds)} of snow`);
  return parts;
}

function wetSentence(scene: AnswerContext, book: FactBook): string {
  const holds = holdsOf(scene, book);
  const rain = seriesOf(scene, 'precipitationMm');
  const total = totalOf(rain);
  if (Number.isNaN(total)) return 'How much rain falls is not known.';
  const wetDays = byDay(rain, scene).filter(([, day]) => totalOf(day) >= WET_DAY_MM).length;
  const falls = toneOf(scene) === 'past' ? 'fell' : 'typically falls';
  const verb = toneOf(scene) === 'past' ? 'was' : 'is typically';
  const least = book.say('wet day from', WET_DAY_MM, 'rain', holds);
  return `Precipitation ${verb} ${book.say('precipitation', total, 'rain', holds)} in all; on ${book.say('wet days', wetDays, 'count', holds)} days ${least} or more ${falls}.`;
}

/** The sky and what falls from it, in words; null when no code is known. */
function conditionOf(scene: AnswerContext, { lang }: FactBook): string | null {
  const codes = seriesOf(scene, 'weatherCode');
  const light = seriesOf(scene, 'daylightCloudPct');
  const hours = codes.values.map((weatherCode, i) => ({ weatherCode, isDay: !Number.isNaN(light.values[i]) }));
  const isNow = scene.time.grain === 'now';
  const usual = usualDayOf(scene);
  const value =
    usual !== null
      ? usual.weatherCode
      : isNow
        ? codes.values[0]
        : dayCodeOf(hours, totalOf(seriesOf(scene, 'precipitationMm')));
  const code = weatherCodeOf(value ?? Number.NaN);
  if (code === null) return null;
  return conditionText(
    code,
    lang,
    hours.some(({ isDay }) => isDay),
  );
}
