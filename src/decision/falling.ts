/** Whether what falls in an hour, or may, is snow: `rain` of the profiles is all that wets, melted. */
import type { HourSlice } from '../weather/hour-slice.ts';
import { kindsOf, rainAlone } from '../weather/hours/precipitation.ts';
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

/** The column of precipitation without its snow, which holds in those hours: itself where none falls, as nearly always. */
export function rainAloneIn(hours: DerivedHours, seen: HourSlice): Float32Array {
  const { precipitationMm } = hours.columnsIn(seen);
  const snowfallCm = hours.values('snowfall', seen);
  let rainMm: Float32Array | null = null;
  for (let i = seen.from; i < seen.to; i++) {
    if (!(snowfallCm[i] > 0)) continue;
    rainMm ??= precipitationMm.slice(0, seen.to);
    rainMm[i] = rainAlone(precipitationMm[i], snowfallCm[i]);
  }
  return rainMm ?? precipitationMm;
}
