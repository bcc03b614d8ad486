/** How each measured topic becomes one figure: its series, quantity and summary, and the name of its facts. */
import type { SkyTopic, Topic, UnsourcedTopic } from '../question/interpretation.ts';
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
  | SkyTopic
  | UnsourcedTopic
  | 'air-quality'
  | 'pollen'
  | 'alerts'
  | 'solar-power'
  | 'aurora'
  | 'normal'
  | 'visit'
  | 'clothing'
  | 'activity'
  | 'general'
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
  'heat-index': measure('heatIndexC', 'temperature', 'span', 'heat index'),
  'wind-chill': measure('windChillC', 'temperature', 'span', 'wind chill'),
  'wet-bulb': measure('wetBulbC', 'temperature', 'span', 'wet-bulb temperature'),
  wbgt: measure('wbgtC', 'temperature', 'span', 'wet-bulb globe temperature'),
  'dew-point': measure('dewPointC', 'temperature', 'span', 'dew point'),
  'snow-depth': measure('snowDepthCm', 'snow', 'span', 'snow depth'),
  sunshine: measure('sunshineHours', 'hours', 'total', 'hours of sunshine'),
  solar: measure('solarKwhM2', 'irradiation', 'total', 'solar irradiation'),
  visibility: measure('visibilityKm', 'visibility', 'span', 'visibility'),
  'sea-temperature': measure('seaTemperatureC', 'temperature', 'span', 'sea temperature'),
  waves: measure('waveHeightM', 'height', 'span', 'wave height'),
  kp: measure('kpIndex', 'index', 'highest', 'Kp index'),
};

/** Topics whose figure falls as there is more of them: more sun is less cloud, more fog is less visibility. */
export const INVERTED: ReadonlySet<MeasuredTopic> = new Set(['sun', 'fog', 'ice']);

export function isMeasured(topic: Topic): topic is MeasuredTopic {
  return Object.hasOwn(TOPIC_MEASURES, topic);
}
