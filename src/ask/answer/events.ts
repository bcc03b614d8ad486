/** Whether something happens within a time: yes, maybe or no by the bands; how likely rain and snow are. */
import { jointChance } from '../../decision/rain.ts';
import { DAY_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import { type AnswerContext, normalsOfTime, toneOf } from './answer-context.ts';
import { BANDS, CERTAIN_PCT, judgeBand, strongest } from './bands.ts';
import { byDay, highest, lowest, type SeriesName, seriesMean, seriesOf, seriesTotal } from './hours.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';

/** Topics that a message names as an event: "rain", "fog". */
const EVENT_TOPICS = [
  'rain',
  'snow',
  'snow-depth',
  'ice',
  'wind',
  'gusts',
  'cloud',
  'sun',
  'fog',
  'thunder',
  'humidity',
  'uv',
] as const;

export type EventTopic = (typeof EVENT_TOPICS)[number];

export function isNamedEvent(topic: MeasuredTopic): topic is EventTopic {
  return EVENT_TOPICS.some((event) => event === topic);
}

/** Codes of fog, and of rain that freezes (WMO 4677). */
const FOG = new Set([45, 48]);
const FREEZING = new Set([56, 57, 66, 67]);

/** Whether the topic happens within the context; null when nothing is known, or for a topic that is no event. */
export function happens(
  topic: MeasuredTopic,
  context: AnswerContext,
  extreme: 'most' | 'least' | null = null,
): YesNo | null {
  const most = (name: SeriesName) => highest(seriesOf(context, name))?.value ?? Number.NaN;
  const least = (name: SeriesName) => lowest(seriesOf(context, name))?.value ?? Number.NaN;
  const total = (name: SeriesName) => seriesTotal(seriesOf(context, name));
  const mean = (name: SeriesName) => seriesMean(seriesOf(context, name));
  switch (topic) {
    case 'rain':
      if (isKnownDry('rain', total('rainMm'), context)) return 'no';
      return strongest(
        isMean(context) ? null : judgeBand(total('rainMm'), BANDS.rainMm),
        judgeBand(Math.round(chancePct('rain', context)), BANDS.rainPct),
        judgeBand(expectedDays('rain', context), BANDS.wetDays),
      );
    case 'snow':
      if (isKnownDry('snow', total('snowfallCm'), context)) return 'no';
      return strongest(
        isMean(context) ? null : judgeBand(total('snowfallCm'), BANDS.snowCm),
        judgeBand(Math.round(chancePct('snow', context)), BANDS.snowPct),
        judgeBand(expectedDays('snow', context), BANDS.snowDays),
      );
    case 'ice':
      return hasCode(context, FREEZING) === 'yes' ? 'yes' : judgeBand(least('temperatureC'), BANDS.frostC);
    case 'thunder':
      return strongest(judgeBand(total('thunderHours'), BANDS.thunderHours), judgeBand(most('capeJkg'), BANDS.capeJkg));
    case 'fog':
      return strongest(hasCode(context, FOG), judgeBand(least('visibilityKm'), BANDS.visibilityKm));
    case 'wind':
      return judgeBand(most('windKmh'), BANDS.windKmh);
    case 'gusts':
      return judgeBand(most('gustKmh'), BANDS.gustKmh);
    case 'cloud':
      return judgeBand(mean('cloudPct'), BANDS.cloudPct);
    case 'sun':
      return judgeBand(mean('daylightCloudPct'), BANDS.daylightCloudPct);
    case 'humidity':
      return judgeBand(most('dewPointC'), BANDS.dewPointC);
    case 'uv':
      return judgeBand(most('uvIndex'), BANDS.uvIndex);
    case 'temperature':
    case 'feels-like': {
      const { series } = TOPIC_MEASURES[topic];
      if (extreme === 'least') return judgeBand(least(series), BANDS.coldC);
      // Without an extreme it is "warm" that is asked.
      return judgeBand(most(series), extreme === 'most' ? BANDS.hotC : BANDS.warmC);
    }
    case 'snow-depth':
      return judgeBand(most('snowDepthCm'), BANDS.snowDepthCm);
    default:
      return null;
  }
}

/**
 * What is asked about this moment falls or does not, and of the past it is known: the chance of an hour makes no "maybe" of it.
 */
function isKnownDry(topic: 'rain' | 'snow', amount: number, context: AnswerContext): boolean {
  if (isMean(context) || amount !== 0) return false;
  if (toneOf(context) === 'past') return true;
  if (context.time.grain !== 'now') return false;
  return judgeBand(Math.round(chancePct(topic, context)), BANDS[`${topic}Pct`]) !== 'yes';
}

function hasCode(context: AnswerContext, codes: ReadonlySet<number>): YesNo | null {
  const known = seriesOf(context, 'weatherCode').values.filter((code) => !Number.isNaN(code));
  if (known.length === 0) return null;
  return known.some((code) => codes.has(code)) ? 'yes' : 'no';
}

/** Whether amounts are means over years: a mean falls on few of the days, so that how often any falls decides. */
export function isMean(context: AnswerContext): boolean {
  return normalsOfTime(context) !== null || context.weather?.usualRange !== undefined;
}

/**
 * The chance of rain or snow within the time, percent; NaN where it is not known. Of a forecast that of its likeliest hour,
 * as for the days of a forecast; of a climate the share of such days with any.
 */
export function chancePct(topic: 'rain' | 'snow', context: AnswerContext): number {
  const series = `${topic}Pct` as const;
  const normals = normalsOfTime(context);
  if (normals !== null) return normals[series];
  const hours = seriesOf(context, series);
  if (context.weather?.usualRange === undefined) return highest(hours)?.value ?? Number.NaN;
  const days = byDay(hours, context).map(([, { values }]) => anyOf(values));
  return days.reduce((sum, pct) => sum + pct, 0) / days.length;
}

/** Days with rain or snow that a climate expects in a month or more; NaN for a shorter time, and for a forecast. */
function expectedDays(topic: 'rain' | 'snow', context: AnswerContext): number {
  const days = (context.time.toMs - context.time.fromMs) / DAY_MS;
  return isMean(context) && days >= DAYS_OF_MONTH ? (chancePct(topic, context) / 100) * days : Number.NaN;
}

const DAYS_OF_MONTH = 28;

/** Rain comes in spells, so that its hours do not add up as if each were another day. */
function anyOf(values: readonly number[]): number {
  const chances = values.map((pct) => pct / 100);
  return chances.some(Number.isNaN) ? Number.NaN : 100 * jointChance(chances, 0, chances.length);
}

/** Whether an event that is a yes is as good as certain: what was, and what no forecast gives a doubt of. */
export function isCertain(topic: MeasuredTopic, context: AnswerContext): boolean {
  if (topic !== 'rain' && topic !== 'snow') return true;
  const tone = toneOf(context);
  if (tone === 'past' || tone === 'typical') return true;
  const chance = chancePct(topic, context);
  return Number.isNaN(chance) || Math.round(chance) >= CERTAIN_PCT;
}
