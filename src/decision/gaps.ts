/** Why a day that has hours is not judged: what its forecast lacks in all of them. */
import type { HourlyVariable } from '../weather/hourly.ts';
import type { DecisionInput } from './input.ts';
import { hoursInSpan } from './span.ts';

/** The columns from which everything essential is computed, as people call them. */
const COLUMN_NOUNS: readonly (readonly [HourlyVariable, string])[] = [
  ['temperatureC', 'temperature'],
  ['precipitationMm', 'rain'],
  ['windKmh', 'wind'],
  ['cloudPct', 'cloud'],
  ['relativeHumidityPct', 'humidity'],
  ['shortwaveWm2', 'sunshine'],
];

/**
 * What the forecast lacks in every hour of a day that could not be judged; empty when it has something of everything, but
 * never together. Null when no hour of the requested range is left or forecast.
 */
export function gapsOf(input: DecisionInput): readonly string[] | null {
  const { weather } = input;
  const hours = hoursInSpan(weather, input);
  if (hours.length === 0) return null;
  return COLUMN_NOUNS.filter(([column]) => hours.every((hour) => Number.isNaN(weather.columns[column][hour]))).map(
    ([, noun]) => noun,
  );
}
