/** Whether what falls in an hour, or may, is snow: `rain` of the profiles is all that wets, melted. */
import { kindsOf } from '../weather/hours/precipitation.ts';
import type { DerivedHours } from './derive.ts';

/** Whether the chance of the hour is one of snow alone, as the forecast's own `chanceOfSnow` has it. */
export function isSnowAlone(hours: DerivedHours, hour: number): boolean {
  const columns = hours.columnsAt(hour);
  const [rain, snow] = kindsOf({
    snowfallCm: columns.snowfallCm[hour],
    precipitationMm: columns.precipitationMm[hour],
    temperatureC: columns.temperatureC[hour],
  });
  return snow && !rain;
}
