/** How each measured topic is answered: its series, quantity, summary and words. */
import type { SkyTopic, Topic, UnsourcedTopic } from '../question/interpretation.ts';
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
  'heat-index': measure(
    'heatIndexC',
    'temperature',
    'span',
    'the heat index',
    'heat index',
    ['higher in heat index', 'highest in heat index'],
    ['lower in heat index', 'lowest in heat index'],
  ),
  'wind-chill': measure(
    'windChillC',
    'temperature',
    'span',
    'the wind chill',
    'wind chill',
    ['higher in wind chill', 'highest in wind chill'],
    ['lower in wind chill', 'lowest in wind chill'],
  ),
  'wet-bulb': measure(
    'wetBulbC',
    'temperature',
    'span',
    'the wet-bulb temperature',
    'wet-bulb temperature',
    ['higher in wet-bulb temperature', 'highest in wet-bulb temperature'],
    ['lower in wet-bulb temperature', 'lowest in wet-bulb temperature'],
  ),
  wbgt: measure(
    'wbgtC',
    'temperature',
    'span',
    'the wet-bulb globe temperature',
    'wet-bulb globe temperature',
    ['higher in wet-bulb globe temperature', 'highest in wet-bulb globe temperature'],
    ['lower in wet-bulb globe temperature', 'lowest in wet-bulb globe temperature'],
  ),
  'dew-point': measure(
    'dewPointC',
    'temperature',
    'span',
    'the dew point',
    'dew point',
    ['higher in dew point', 'highest in dew point'],
    ['lower in dew point', 'lowest in dew point'],
  ),
  'snow-depth': measure(
    'snowDepthCm',
    'snow',
    'span',
    'the depth of snow',
    'snow depth',
    ['higher in snow depth', 'highest in snow depth'],
    ['lower in snow depth', 'lowest in snow depth'],
  ),
  sunshine: measure(
    'sunshineHours',
    'hours',
    'total',
    'sunshine',
    'hours of sunshine',
    ['higher in hours of sunshine', 'highest in hours of sunshine'],
    ['lower in hours of sunshine', 'lowest in hours of sunshine'],
  ),
  solar: measure(
    'solarKwhM2',
    'irradiation',
    'total',
    'sunlight on level ground',
    'solar irradiation',
    ['higher in solar irradiation', 'highest in solar irradiation'],
    ['lower in solar irradiation', 'lowest in solar irradiation'],
  ),
  visibility: measure(
    'visibilityKm',
    'visibility',
    'span',
    'visibility',
    'visibility',
    ['higher in visibility', 'highest in visibility'],
    ['lower in visibility', 'lowest in visibility'],
  ),
  'sea-temperature': measure(
    'seaTemperatureC',
    'temperature',
    'span',
    'the temperature of the sea',
    'sea temperature',
    ['higher in sea temperature', 'highest in sea temperature'],
    ['lower in sea temperature', 'lowest in sea temperature'],
  ),
  waves: measure(
    'waveHeightM',
    'height',
    'highest',
    'the height of the waves',
    'wave height',
    ['higher in wave height', 'highest in wave height'],
    ['lower in wave height', 'lowest in wave height'],
  ),
  kp: measure(
    'kpIndex',
    'index',
    'highest',
    'the planetary K index',
    'Kp index',
    ['higher in Kp index', 'highest in Kp index'],
    ['lower in Kp index', 'lowest in Kp index'],
  ),
};

/** Topics whose figure falls as there is more of them: more sun is less cloud, more fog is less visibility. */
export const INVERTED: ReadonlySet<MeasuredTopic> = new Set(['sun', 'fog', 'ice']);

export function isMeasured(topic: Topic): topic is MeasuredTopic {
  return Object.hasOwn(TOPIC_MEASURES, topic);
}
