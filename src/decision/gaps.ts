/** Why a day that has hours is not judged: what its forecast lacks in all of them. */
import type { HourlyVariable } from '../weather/hourly.ts';
import { hasLight } from './daylight.ts';
import { derive } from './derive.ts';
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
 * What the forecast lacks in every hour of a day that could not be judged, of those with the light that the activity needs; empty
 * when it has something of everything, but never together. Null when no hour of the requested range is left or forecast.
 */
export function gapsOf(input: DecisionInput): readonly string[] | null {
  const { weather, profile } = input;
  const hours = hoursInSpan(weather, input);
  if (hours.length === 0) return null;
  const altitude = derive(weather, input).values('sun_altitude');
  const lit = hours.filter((hour) => hasLight(profile, altitude[hour]));
  const wanted = lit.length === 0 ? hours : lit;
  return COLUMN_NOUNS.filter(([column]) => wanted.every((hour) => Number.isNaN(weather.columns[column][hour]))).map(
    ([, noun]) => noun,
  );
}
