/** Whether a day is of a kind: dry, frosty, hot. Each limit has its source; the answer states it. */
import { addDays, type CivilDate, civilDateAt, civilDay, offsetTable } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import { WATER_MM_PER_SNOW_CM } from '../../weather/hours/precipitation.ts';
import type { PastDay } from '../../weather/normals/past-days.ts';
import type { DayKind } from '../question/day-kind-words.ts';
import type { DayWish, Threshold } from '../question/interpretation.ts';
import type { AnswerContext, SeasonDays } from './answer-context.ts';
import { BANDS } from './bands.ts';
import type { FactQuantity } from './fact-units.ts';
import { WET_DAY_MM } from './fall-value.ts';
import { highest, lowest, type SeriesName, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { crosses, fallOfChance, highestDecides } from './threshold.ts';
import { isMeasured, type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';

interface KindRule {
  readonly series: SeriesName;
  readonly summary: 'highest' | 'lowest' | 'total' | 'mean';
  readonly limit: number;
  readonly quantity: FactQuantity;
  readonly holds: (figure: number, limit: number) => boolean;
}

const rule = (
  series: SeriesName,
  summary: KindRule['summary'],
  quantity: FactQuantity,
  side: 'from' | 'above' | 'below' | 'up-to',
  limit: number,
): KindRule => ({
  series,
  summary,
  quantity,
  limit,
  holds: {
    from: (figure: number, edge: number) => figure >= edge,
    above: (figure: number, edge: number) => figure > edge,
    below: (figure: number, edge: number) => figure < edge,
    'up-to': (figure: number, edge: number) => figure <= edge,
  }[side],
});

/** A "heißer Tag" of the Deutscher Wetterdienst. */
const HOT_DAY_C = 30;
/** ETCCDI: a summer day (SU25) is warmer than 25 °C, a tropical night (TR20) never colder than 20 °C. */
const SUMMER_DAY_C = 25;
const TROPICAL_NIGHT_C = 20;
/** Beaufort 8 (WMO-No. 306, code table 1100). */
export const GALE_KMH = 62;
/** A day with snow that counts; our judgement. */
const SNOW_DAY_CM = 1;

/** Wet, frost (FD0), ice (ID0), summer days and tropical nights are those of the ETCCDI indices (WMO-TD No. 1500). */
export const KIND_RULES: Readonly<Record<DayKind, KindRule>> = {
  dry: rule('precipitationMm', 'total', 'rain', 'below', WET_DAY_MM),
  wet: rule('precipitationMm', 'total', 'rain', 'from', WET_DAY_MM),
  snowy: rule('snowfallCm', 'total', 'snow', 'from', SNOW_DAY_CM),
  frosty: rule('temperatureC', 'lowest', 'temperature', 'below', 0),
  'frost-free': rule('temperatureC', 'lowest', 'temperature', 'from', 0),
  ice: rule('temperatureC', 'highest', 'temperature', 'below', 0),
  hot: rule('temperatureC', 'highest', 'temperature', 'from', HOT_DAY_C),
  warm: rule('temperatureC', 'highest', 'temperature', 'above', SUMMER_DAY_C),
  cold: rule('temperatureC', 'lowest', 'temperature', 'up-to', BANDS.coldC.yes),
  tropical: rule('temperatureC', 'lowest', 'temperature', 'above', TROPICAL_NIGHT_C),
  sunny: rule('daylightCloudPct', 'mean', 'percent', 'up-to', BANDS.daylightCloudPct.yes),
  cloudy: rule('cloudPct', 'mean', 'percent', 'from', BANDS.cloudPct.yes),
  windy: rule('windKmh', 'highest', 'speed', 'from', BANDS.windKmh.yes),
  calm: rule('windKmh', 'highest', 'speed', 'below', BANDS.windKmh.maybe),
  gale: rule('windKmh', 'highest', 'speed', 'from', GALE_KMH),
  foggy: rule('visibilityKm', 'lowest', 'visibility', 'below', BANDS.visibilityKm.yes),
  thundery: rule('thunderHours', 'total', 'hours', 'from', BANDS.thunderHours.yes),
};

/** By night a clear sky has no clouds, as there is no sun. */
const CLEAR_NIGHT = rule('cloudPct', 'mean', 'percent', 'up-to', BANDS.daylightCloudPct.yes);

/** Whether a part of a day has no more than half of its hours in daylight. */
export function isDark(context: AnswerContext): boolean {
  if (context.time.grain !== 'hours') return false;
  const light = seriesOf(context, 'daylightCloudPct').values.filter((value) => !Number.isNaN(value)).length;
  return 2 * light <= seriesOf(context, 'cloudPct').values.length;
}

/** Of a day of which less is known, nothing is said. */
const KNOWN_SHARE = 7 / 8;

/** A figure of a whole day by the series and the summary of its hours; what is not here cannot be told from whole days. */
const FIGURE_OF_DAY: Readonly<Record<string, (figures: PastDay['figures']) => number>> = {
  'precipitationMm total': ({ precipitationMm }) => precipitationMm,
  'rainMm total': ({ precipitationMm, snowfallCm }) => Math.max(0, precipitationMm - snowfallCm * WATER_MM_PER_SNOW_CM),
  'snowfallCm total': ({ snowfallCm }) => snowfallCm,
  'temperatureC highest': ({ temperatureMaxC }) => temperatureMaxC,
  'temperatureC lowest': ({ temperatureMinC }) => temperatureMinC,
  'daylightCloudPct mean': ({ cloudMeanPct }) => cloudMeanPct,
  'cloudPct mean': ({ cloudMeanPct }) => cloudMeanPct,
  'windKmh highest': ({ windMaxKmh }) => windMaxKmh,
  'sunshineHours total': ({ sunshineHours }) => sunshineHours,
};

/** Whether days of the kind and within the limit can be told from the figures of whole days. */
export function judgedByDays(kind: DayWish['kind'], threshold: Threshold | null): boolean {
  const ofKind = kind === null ? [] : [`${KIND_RULES[kind].series} ${KIND_RULES[kind].summary}`];
  const ofLimit = threshold === null ? [] : [dayFigure(threshold, kind !== null)];
  const names = [...ofKind, ...ofLimit];
  return names.length > 0 && names.every((name) => name !== null && FIGURE_OF_DAY[name] !== undefined);
}

/** Whether a past day is of the kind and within the limit; null when that is not known. */
export function isPastDayOfKind(
  kind: DayWish['kind'],
  threshold: Threshold | null,
  figures: PastDay['figures'],
): boolean | null {
  const figure = (name: string | null) => (name === null ? undefined : FIGURE_OF_DAY[name])?.(figures) ?? Number.NaN;
  const parts: (boolean | null)[] = [];
  if (kind !== null) {
    const { series, summary, limit, holds } = KIND_RULES[kind];
    const value = figure(`${series} ${summary}`);
    parts.push(Number.isNaN(value) ? null : holds(value, limit));
  }
  if (threshold !== null) {
    const value = figure(dayFigure(threshold, kind !== null));
    parts.push(Number.isNaN(value) ? null : crosses(threshold, value));
  }
  return parts.length === 0 || parts.includes(null) ? null : parts.every((part) => part === true);
}

/** The series and the summary of whole days that a limit is held against; null where its topic has none. */
function dayFigure(threshold: Threshold, allHours: boolean): string | null {
  const measure = limitMeasure(threshold, allHours, 'day');
  return measure === null ? null : `${measure.series} ${measure.summary}`;
}

interface LimitMeasure {
  /** Its name in answers. */
  readonly what: `topic.${MeasuredTopic}` | `topic.chance.${'rain' | 'snow'}`;
  readonly series: SeriesName;
  readonly summary: 'total' | 'highest' | 'lowest';
  readonly quantity: FactQuantity;
  /** The name of its facts: "highest temperature". */
  readonly name: string;
}

/**
 * By which figure of its hours a day crosses a limit: once an hour does; where a kind is wanted too, all of its hours have to.
 * Null for a topic that is not measured.
 */
export function limitMeasure(
  threshold: Threshold,
  allHours: boolean,
  grain: AnswerContext['time']['grain'],
): LimitMeasure | null {
  const { topic } = threshold;
  if (!isMeasured(topic)) return null;
  const { series, quantity, name, summary } = TOPIC_MEASURES[topic];
  const fall = fallOfChance(threshold);
  if (fall !== null)
    return {
      what: `topic.chance.${fall}`,
      series: `${fall}Pct`,
      summary: 'highest',
      quantity: 'percent',
      name: `highest chance of ${fall}`,
    };
  const what = `topic.${topic}` as const;
  if (summary === 'total') return { what, series, summary, quantity, name };
  // "Dry days above 10": a day that is of a kind is so in all of its hours.
  const isOfAll = allHours && threshold.hours === undefined && summary === 'span';
  const isHighest = highestDecides(summary, isOfAll ? { ...threshold, hours: 'every' } : threshold, grain);
  const side = isHighest ? 'highest' : 'lowest';
  return { what, series, summary: side, quantity, name: `${side} ${name}` };
}

/** Whether a day, or a single hour, is of the kind and within the limit of the question; null when that is not known. */
export function isOfKind(kind: DayWish['kind'], threshold: Threshold | null, day: AnswerContext): boolean | null {
  const parts = [
    ...(kind === null ? [] : [kindHolds(kind === 'sunny' && isDark(day) ? CLEAR_NIGHT : KIND_RULES[kind], day)]),
    ...(threshold === null ? [] : [limitHolds(threshold, day, kind !== null)]),
  ];
  if (parts.length === 0 || parts.includes(null)) return null;
  return parts.every((part) => part === true);
}

function figureOf(series: SeriesName, summary: KindRule['summary'], day: AnswerContext): number {
  const values = seriesOf(day, series);
  const known = values.values.filter((value) => !Number.isNaN(value)).length;
  // By day there are fewer hours.
  const needed = series === 'daylightCloudPct' ? 1 : (KNOWN_SHARE * (day.time.toMs - day.time.fromMs)) / HOUR_MS;
  if (known === 0 || known < Math.floor(needed)) return Number.NaN;
  if (summary === 'total') return seriesTotal(values);
  if (summary === 'mean') return seriesMean(values);
  return (summary === 'highest' ? highest(values) : lowest(values))?.value ?? Number.NaN;
}

function kindHolds({ series, summary, limit, holds }: KindRule, day: AnswerContext): boolean | null {
  const figure = figureOf(series, summary, day);
  return Number.isNaN(figure) ? null : holds(figure, limit);
}

function limitHolds(threshold: Threshold, day: AnswerContext, allHours: boolean): boolean | null {
  const figure = limitFigure(threshold, day, allHours);
  return figure === null ? null : crosses(threshold, figure);
}

/** The figure of a day, or of a part of one, that a limit is held against; null when that is not known. */
export function limitFigure(threshold: Threshold, day: AnswerContext, allHours: boolean): number | null {
  const measure = limitMeasure(threshold, allHours, day.time.grain);
  const figure = measure === null ? Number.NaN : figureOf(measure.series, measure.summary, day);
  return Number.isNaN(figure) ? null : figure;
}

/** The civil days of a time; the first from `fromMs` on where `cutToday`. */
export function dayContexts(context: AnswerContext, cutToday: boolean): { date: CivilDate; context: AnswerContext }[] {
  const { time, zone, place } = context;
  const days: { date: CivilDate; context: AnswerContext }[] = [];
  const last = civilDateAt(zone, time.toMs - 1);
  for (let date = civilDateAt(zone, time.fromMs); date <= last; date = addDays(date, 1)) {
    const { startMs, endMs } = civilDay(place.tzId, date);
    const fromMs = cutToday ? Math.max(startMs, time.fromMs) : startMs;
    days.push({ date, context: { ...context, time: { ...time, fromMs, toMs: endMs, grain: 'day' } } });
  }
  return days;
}

/** How many of the days of a season are of the kind; NaN when that is not known. */
export function expectedDays(
  { kind }: DayWish,
  threshold: Threshold | null,
  { date, days, weathers }: SeasonDays,
  context: AnswerContext,
): number {
  const { startMs, endMs } = civilDay(context.place.tzId, date);
  const zone = offsetTable(context.place.tzId, startMs, endMs);
  const time: AnswerContext['time'] = { ...context.time, fromMs: startMs, toMs: endMs, grain: 'day' };
  const judged = weathers.map((weather) =>
    isOfKind(kind, threshold, { ...context, zone, time, weather, dayNormals: null }),
  );
  const known = judged.filter((holds) => holds !== null);
  return (days * known.filter((holds) => holds).length) / known.length;
}
