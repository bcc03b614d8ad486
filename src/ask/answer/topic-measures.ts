/** How each measured topic is answered: its series, quantity, summary and words. */
import type { Topic } from '../question/interpretation.ts';
import type { FactQuantity } from './facts.ts';
import type { SeriesName } from './hours.ts';

/** How the hours become one figure. `span`: the lowest and the highest. */
export type Summary = 'span' | 'highest' | 'lowest' | 'total' | 'mean';

export interface TopicMeasure {
  readonly series: SeriesName;
  readonly quantity: FactQuantity;
  readonly summary: Summary;
  /** The subject of a sentence: "the temperature". */
  readonly subject: string;
  /** The name of its facts: "temperature". */
  readonly name: string;
  /** Comparatives, for days and places: "warmer", "warmest", and the other end. */
  readonly more: readonly [comparative: string, superlative: string];
  readonly less: readonly [comparative: string, superlative: string];
}

export type MeasuredTopic = Exclude<
  Topic,
  'air-quality' | 'pollen' | 'alerts' | 'sunrise' | 'sunset' | 'moon' | 'clothing' | 'activity' | 'general'
>;

const measure = (
  series: SeriesName,
  quantity: FactQuantity,
  summary: Summary,
  subject: string,
  name: string,
  more: TopicMeasure['more'],
  less: TopicMeasure['less'],
): TopicMeasure => ({ series, quantity, summary, subject, name, more, less });

export const TOPIC_MEASURES: Readonly<Record<MeasuredTopic, TopicMeasure>> = {
  temperature: measure(
    'temperatureC',
    'temperature',
    'span',
    'the temperature',
    'temperature',
    ['warmer', 'warmest'],
    ['colder', 'coldest'],
  ),
  'feels-like': measure(
    'apparentTemperatureC',
    'temperature',
    'span',
    'the felt temperature',
    'feels-like temperature',
    ['warmer to the skin', 'warmest to the skin'],
    ['colder to the skin', 'coldest to the skin'],
  ),
  rain: measure('rainMm', 'rain', 'total', 'rainfall', 'rain', ['wetter', 'wettest'], ['drier', 'driest']),
  snow: measure(
    'snowfallCm',
    'snow',
    'total',
    'snowfall',
    'snow',
    ['snowier', 'snowiest'],
    ['less snowy', 'least snowy'],
  ),
  ice: measure(
    'temperatureC',
    'temperature',
    'lowest',
    'the lowest temperature',
    'temperature',
    ['milder', 'mildest'],
    ['frostier', 'frostiest'],
  ),
  wind: measure(
    'windKmh',
    'speed',
    'highest',
    'the strongest wind',
    'wind',
    ['windier', 'windiest'],
    ['calmer', 'calmest'],
  ),
  gusts: measure(
    'gustKmh',
    'speed',
    'highest',
    'the strongest gust',
    'gust',
    ['gustier', 'gustiest'],
    ['calmer', 'calmest'],
  ),
  cloud: measure(
    'cloudPct',
    'percent',
    'mean',
    'mean cloud cover',
    'cloud cover',
    ['cloudier', 'cloudiest'],
    ['clearer', 'clearest'],
  ),
  sun: measure(
    'daylightCloudPct',
    'percent',
    'mean',
    'mean cloud cover by day',
    'cloud cover by day',
    ['cloudier', 'cloudiest'],
    ['sunnier', 'sunniest'],
  ),
  fog: measure(
    'visibilityKm',
    'visibility',
    'lowest',
    'the lowest visibility',
    'visibility',
    ['clearer', 'clearest'],
    ['foggier', 'foggiest'],
  ),
  thunder: measure(
    'thunderHours',
    'hours',
    'total',
    'the time with thunder',
    'hours of thunder',
    ['stormier', 'stormiest'],
    ['less stormy', 'least stormy'],
  ),
  humidity: measure(
    'relativeHumidityPct',
    'percent',
    'mean',
    'mean relative humidity',
    'relative humidity',
    ['more humid', 'most humid'],
    ['less humid', 'least humid'],
  ),
  pressure: measure(
    'seaLevelPressureHpa',
    'pressure',
    'span',
    'air pressure at sea level',
    'pressure',
    ['higher in pressure', 'highest in pressure'],
    ['lower in pressure', 'lowest in pressure'],
  ),
  uv: measure(
    'uvIndex',
    'index',
    'highest',
    'the highest UV index',
    'UV index',
    ['higher in UV', 'highest in UV'],
    ['lower in UV', 'lowest in UV'],
  ),
};

/** Topics whose figure falls as there is more of them: more sun is less cloud, more fog is less visibility. */
export const INVERTED: ReadonlySet<MeasuredTopic> = new Set(['sun', 'fog', 'ice']);

export function isMeasured(topic: Topic): topic is MeasuredTopic {
  return Object.hasOwn(TOPIC_MEASURES, topic);
}
