/**
 * Series that are computed from the columns of the weather by published formulas: comfort indices (src/physics), sunlight in
 * kWh/m², hours of sunshine, the depth of snow.
 */

import { derive } from '../../decision/derive.ts';
import { HOUR_MS } from '../../time/units.ts';
import { allHours } from '../../weather/hour-slice.ts';
import type { HourlyWeather } from '../../weather/hourly.ts';
import { solarHours } from '../../weather/hours/solar-hours.ts';

const DERIVED = [
  'heatIndexC',
  'windChillC',
  'wetBulbC',
  'wbgtC',
  'snowDepthCm',
  'solarKwhM2',
  'sunshineHours',
] as const;

export type DerivedSeries = (typeof DERIVED)[number];

const NAMES: ReadonlySet<string> = new Set(DERIVED);

export function isDerived(name: string): name is DerivedSeries {
  return NAMES.has(name);
}

interface Site {
  readonly lat: number;
  readonly lon: number;
}

/** Direct light from which on the sun counts as shining, W/m² (WMO-No. 8, part I, ch. 8). */
const SUNSHINE_WM2 = 120;

/** The values of some hours of the weather, NaN where what they need is not known. */
export function derivedValues(
  weather: HourlyWeather,
  hours: readonly number[],
  site: Site,
  name: DerivedSeries,
): number[] {
  const { columns } = weather;
  switch (name) {
    case 'heatIndexC':
      return knownHumidity(weather, hours, derive(weather, site).values('heat_index'));
    case 'windChillC':
      return pick(hours, derive(weather, site).values('wind_chill'));
    case 'wetBulbC':
      return knownHumidity(weather, hours, derive(weather, site).computed('wet_bulb', allHours(weather)));
    case 'wbgtC':
      return knownHumidity(weather, hours, derive(weather, site).values('wbgt'));
    case 'snowDepthCm':
      return hours.map((hour) => columns.snowDepthM[hour] * 100);
    case 'solarKwhM2':
      return hours.map((hour) => columns.shortwaveWm2[hour] / 1000);
    case 'sunshineHours':
      return sunshine(weather, hours, site);
  }
}

function pick(hours: readonly number[], values: Float32Array): number[] {
  return hours.map((hour) => values[hour]);
}

/** A decision assumes the humidity that it does not know; an answer does not. */
function knownHumidity({ columns }: HourlyWeather, hours: readonly number[], values: Float32Array): number[] {
  const { relativeHumidityPct: rh, dewPointC: dew } = columns;
  return hours.map((hour) => (Number.isNaN(rh[hour]) && Number.isNaN(dew[hour]) ? Number.NaN : values[hour]));
}

/** 1 for an hour whose mean direct light is sunshine, 0 for another. */
function sunshine(weather: HourlyWeather, hours: readonly number[], { lat, lon }: Site): number[] {
  const first = weather.startMs[hours[0]];
  const last = weather.startMs[hours[hours.length - 1]];
  if (hours.length === 0) return [];
  // A mean of cloudy and clear days is sunshine on each of them, or on none.
  if (weather.usualRange !== undefined) return hours.map(() => Number.NaN);
  const light = new Map(
    solarHours(weather, lat, lon, first, last + HOUR_MS).map(({ startMs, directNormalWm2 }) => [
      startMs,
      directNormalWm2,
    ]),
  );
  return hours.map((hour) => {
    const direct = light.get(weather.startMs[hour]) ?? Number.NaN;
    return Number.isNaN(direct) ? Number.NaN : Number(direct >= SUNSHINE_WM2);
  });
}
