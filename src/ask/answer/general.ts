/** The weather as a whole: one sentence for the time, and one a day for a few days. */
import { civilDateAt } from '../../time/civil.ts';
import { weatherCodeOf } from '../../weather/conditions/codes.ts';
import { dayCodeOf } from '../../weather/conditions/day-code.ts';
import { conditionText } from '../../weather/conditions/texts.ts';
import { valuesAt } from '../../weather/hours/hour-values.ts';
import { type AnswerContext, normalsOfTime, toneOf } from './answer-context.ts';
import { dateText, factScopeOf, placeText, stretchText, timeName, whereWhen } from './calendar.ts';
import { chancePct, isMean } from './events.ts';
import type { FactBook } from './facts.ts';
import { WET_DAY_MM, wetHourText } from './fall-value.ts';
import { byDay, highest, lowest, seriesOf, seriesTotal } from './hours.ts';
import { capitalize } from './sentences/speaker.ts';
import { valueSentence } from './values.ts';

/** As many as a forecast has. */
const MAX_LIST_DAYS = 14;

/** Empty where there is no weather. `short`: without place and time. */
export function generalSentences(context: AnswerContext, book: FactBook, short = false): string[] {
  if (context.weather === null) return [];
  const days = byDay(seriesOf(context, 'temperatureC'), context);
  if (context.time.grain === 'month') return [valueSentence('temperature', context, book), wetSentence(context, book)];
  // Usual days are all alike.
  const isList =
    normalsOfTime(context) === null &&
    days.length >= 2 &&
    days.length <= MAX_LIST_DAYS &&
    context.time.grain === 'days';
  return [
    wholeSentence(context, book, short),
    ...(isList ? days.map(([date]) => daySentence(date, context, book)) : []),
  ];
}

const MANY_TIMES = 3;

/** The weather of each time; of many parts of one day, the place and the day are named once. */
export function generalOfEach(contexts: readonly AnswerContext[], book: FactBook): string[] {
  const [first] = contexts;
  const dayOf = ({ zone, time }: AnswerContext) => civilDateAt(zone, time.fromMs);
  const isPart = (context: AnswerContext): boolean =>
    context.place === first?.place &&
    context.time.grain === 'hours' &&
    dayOf(context) === dayOf(first) &&
    civilDateAt(context.zone, context.time.toMs - 1) === dayOf(first);
  if (contexts.length < MANY_TIMES || !contexts.every(isPart))
    return contexts.flatMap((context) => generalSentences(context, book));
  return contexts.flatMap((context, i) => {
    const parts = i === 0 ? [] : figureParts(context, book);
    if (parts.length === 0) return generalSentences(context, book);
    const sky = conditionOf(context, book);
    const list = book.speaker.list(parts);
    const name = stretchText(context.time.fromMs, context.time.toMs, first, book);
    return [
      book.sentence('compare.place', { name, list: sky === null ? list : `${book.speaker.lowerCase(sky)}, ${list}` }),
    ];
  });
}

/** One sentence for each of several places or times, by name. */
export function placeSentences(contexts: readonly AnswerContext[], book: FactBook): string[] {
  const samePlace = contexts.every(({ place }) => place === contexts[0].place);
  return contexts.flatMap((context) => {
    const parts = figureParts(context, book);
    if (parts.length === 0) return [];
    const name = samePlace ? timeName(context, book) : placeText(context, book);
    return [book.sentence('compare.place', { name, list: book.speaker.list(parts) })];
  });
}

function wholeSentence(context: AnswerContext, book: FactBook, short: boolean): string {
  const parts = figureParts(context, book);
  const place = whereWhen(context, book);
  if (parts.length === 0) return book.sentence('general.unknown', place);
  const list = book.speaker.list(parts);
  const tone = toneOf(context);
  if (short) return book.sentence('value.short', { tone, amount: list, detail: '' });
  const sky = conditionOf(context, book);
  const condition = sky !== null && tone === 'typical' ? book.speaker.lowerCase(sky) : sky;
  if (condition === null) return book.sentence('value.whole', { tone, amount: list, detail: '', ...place });
  return capitalize(book.say('general.whole', { condition, tone, list, ...place }));
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
  const parts = figureParts(day, book);
  const list = book.speaker.list(condition === null ? parts : [book.speaker.lowerCase(condition), ...parts]);
  const name = dateText(civilDateAt(context.zone, day.time.fromMs), context, book);
  return book.sentence('general.day', { date: name, list });
}

/** "3 to 9 °C", "0.4 mm of rain (chance 40 %)", "wind up to 22 km/h": as much as is known. */
export function figureParts(context: AnswerContext, book: FactBook): string[] {
  return [...temperatureParts(context, book), ...fallParts(context, book), ...windParts(context, book)];
}

function temperatureParts(context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  if (context.time.grain === 'now' && context.weather !== null) {
    const now = valuesAt(context.weather, context.nowMs);
    const shown = (name: string, figure: number) =>
      Number.isNaN(figure) ? [] : [book.value(name, figure, 'temperature', scope)];
    const felt = shown('feels-like temperature', now.apparentTemperatureC);
    return [
      ...shown('temperature', now.temperatureC),
      ...felt.map((value) => book.say('figure.feels-like', { value })),
    ];
  }
  const temperatures = seriesOf(context, 'temperatureC');
  const normals = normalsOfTime(context)?.spreads;
  const low = normals?.temperatureMinC.mean ?? lowest(temperatures)?.value ?? Number.NaN;
  const high = normals?.temperatureMaxC.mean ?? highest(temperatures)?.value ?? Number.NaN;
  return Number.isNaN(low + high) ? [] : [book.range('temperature', low, high, 'temperature', scope)];
}

const MIN_SNOW_CM = 0.05;
/** An hour is not called dry from this chance on, as in decisions. */
const DRY_BELOW_PCT = 10;

/** Rain, and snow where there is any. */
function fallParts(context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const rain = seriesTotal(seriesOf(context, 'rainMm'));
  const snow = seriesTotal(seriesOf(context, 'snowfallCm'));
  // A mean over years is seldom exactly zero; what rounds to zero is left out.
  const snowPart =
    snow >= MIN_SNOW_CM ? [book.say('figure.snow', { value: book.value('snow', snow, 'snow', scope) })] : [];
  if (Number.isNaN(rain)) return snowPart;
  return [...rainPart(rain, snow >= MIN_SNOW_CM, context, book), ...snowPart];
}

function rainPart(rain: number, hasSnow: boolean, context: AnswerContext, book: FactBook): string[] {
  const scope = factScopeOf(context, book);
  const pct = chancePct('rain', context);
  const isKnown = toneOf(context) === 'past' || Number.isNaN(pct);
  const chance = () => book.value('chance of rain', pct, 'percent', scope);
  if (isMean(context) && !isKnown) {
    const share = book.value('share of days with rain', pct, 'percent', scope);
    if (normalsOfTime(context) === null)
      return [book.say('figure.rain-hours', { value: wetHourText(scope, book), share })];
    return [book.say('figure.rain-days', { value: book.value('wet day from', WET_DAY_MM, 'rain', scope), share })];
  }
  if (book.shown(rain, 'rain') > 0) {
    const value = book.value('rain', rain, 'rain', scope);
    return [
      isKnown || pct < DRY_BELOW_PCT
        ? book.say('figure.rain.certain', { value })
        : book.say('figure.rain', { value, chance: chance() }),
    ];
  }
  if (!isKnown && pct >= DRY_BELOW_PCT) return [book.say('figure.rain.trace', { chance: chance() })];
  return hasSnow ? [] : [book.say('figure.rain.dry', {})];
}

function windParts(context: AnswerContext, book: FactBook): string[] {
  const series = seriesOf(context, 'windKmh');
  const wind = normalsOfTime(context)?.spreads.windMaxKmh.mean ?? highest(series)?.value ?? Number.NaN;
  if (Number.isNaN(wind)) return [];
  const value = book.value('max wind', wind, 'speed', factScopeOf(context, book));
  return [book.say('figure.wind', { value, one: series.values.length === 1 ? 'yes' : 'no' })];
}

function wetSentence(context: AnswerContext, book: FactBook): string {
  const scope = factScopeOf(context, book);
  const rain = seriesOf(context, 'precipitationMm');
  const total = seriesTotal(rain);
  if (Number.isNaN(total))
    return book.sentence('value.unknown', {
      what: book.say('topic.rain', { which: 'value' }),
      ...whereWhen(context, book),
    });
  const value = book.value('precipitation', total, 'rain', scope);
  // The mean of a day says nothing about how many days are wet.
  if (isMean(context)) return book.sentence('month.wet.mean', { value });
  const wetDays = byDay(rain, context).filter(([, day]) => seriesTotal(day) >= WET_DAY_MM).length;
  return book.sentence('month.wet', {
    tone: toneOf(context),
    value,
    least: book.value('wet day from', WET_DAY_MM, 'rain', scope),
    n: book.value('wet days', wetDays, 'count', scope),
    count: wetDays,
  });
}

/** The words for the sky; null when no weather code is known. */
function conditionOf(context: AnswerContext, { skyLanguage }: FactBook): string | null {
  const codes = seriesOf(context, 'weatherCode');
  const light = seriesOf(context, 'daylightCloudPct');
  const hours = codes.values.map((weatherCode, i) => ({ weatherCode, isDay: !Number.isNaN(light.values[i]) }));
  const isNow = context.time.grain === 'now';
  const normals = normalsOfTime(context);
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
    skyLanguage,
    hours.some(({ isDay }) => isDay),
  );
}
