/** How each measured topic becomes one figure: its series, quantity and summary, and the name of its facts. */
import type { Topic } from '../question/interpretation.ts';
import type { FactQuantity } from './fact-units.ts';
import type { SeriesName } from './hours.ts';

/** How the hours become one figure. `span`: the lowest and the highest. */
export type Summary = 'span' | 'highest' | 'lowest' | 'total' | 'mean';

export interface TopicMeasure {
  readonly series: SeriesName;
  readonly quantity: FactQuantity;
  readonly summary: Summary;
  /** The name of its facts: "temperature". */
  readonly name: string;
}

export type MeasuredTopic = Exclude<
  Topic,
  'air-quality' | 'pollen' | 'alerts' | 'sunrise' | 'sunset' | 'moon' | 'clothing' | 'activity' | 'general'
>;

const measure = (series: SeriesName, quantity: FactQuantity, summary: Summary, name: string): TopicMeasure => ({
  series,
  quantity,
  summary,
  name,
});

export const TOPIC_MEASURES: Readonly<Record<MeasuredTopic, TopicMeasure>> = {
  temperature: measure('temperatureC', 'temperature', 'span', 'temperature'),
  'feels-like': measure('apparentTemperatureC', 'temperature', 'span', 'feels-like temperature'),
  rain: measure('rainMm', 'rain', 'total', 'rain'),
  snow: measure('snowfallCm', 'snow', 'total', 'snow'),
  ice: measure('temperatureC', 'temperature', 'lowest', 'temperature'),
  wind: measure('windKmh', 'speed', 'highest', 'wind'),
  gusts: measure('gustKmh', 'speed', 'highest', 'gust'),
  cloud: measure('cloudPct', 'percent', 'mean', 'cloud cover'),
  sun: measure('daylightCloudPct', 'percent', 'mean', 'cloud cover by day'),
  fog: measure('visibilityKm', 'visibility', 'lowest', 'visibility'),
  thunder: measure('thunderHours', 'hours', 'total', 'hours of thunder'),
  humidity: measure('relativeHumidityPct', 'percent', 'mean', 'relative humidity'),
  pressure: measure('seaLevelPressureHpa', 'pressure', 'span', 'pressure'),
  uv: measure('uvIndex', 'index', 'highest', 'UV index'),
};

/** Topics whose figure falls as there is more of them: more sun is less cloud, more fog is less visibility. */
export const INVERTED: ReadonlySet<MeasuredTopic> = new Set(['sun', 'fog', 'ice']);

export function isMeasured(topic: Topic): topic is MeasuredTopic {
  return Object.hasOwn(TOPIC_MEASURES, topic);
}
