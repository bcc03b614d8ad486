/**
 * Sunlight hour by hour: global, direct normal and diffuse irradiance, means of the hour in W/m².
 *
 * They close exactly: global = direct normal · cos z + diffuse, where cos z is the mean over the hour of the sine of the
 * sun's altitude, counting none while it is down. Global and diffuse are the source's, direct is what diffuse leaves,
 * as Open-Meteo itself makes it from direct radiation; where a source has no diffuse, Erbs, Klein and Duffie (1982)
 * split the global by its clearness.
 */
import { RAD_PER_DEG } from '../../lib/math.ts';
import { diffuseShare, extraterrestrialNormalWm2 } from '../../sky/irradiance.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { HourlyWeather } from '../hourly.ts';
import { dayOfYearAt } from './uv.ts';

/** NaN where the source does not know. */
interface SolarHour {
  readonly startMs: number;
  readonly globalWm2: number;
  readonly directNormalWm2: number;
  readonly diffuseWm2: number;
  readonly cloudPct: number;
}

/** Moments of an hour at which the sun is looked at: five minutes apart its mean sine is within 0.001. */
const MOMENTS = 12;
/** Below a mean sine of 0.05, 3° of altitude, all light counts as diffuse: beam would be noise divided by nothing. */
const MIN_SINE = 0.05;

/** The hours of `weather` that begin in [fromMs, toMs), at a point. */
export function solarHours(
  weather: HourlyWeather,
  lat: number,
  lon: number,
  fromMs: number,
  toMs: number,
): SolarHour[] {
  const { shortwaveWm2, diffuseWm2, cloudPct } = weather.columns;
  const hours: SolarHour[] = [];
  for (const [i, startMs] of weather.startMs.entries()) {
    if (startMs < fromMs || startMs >= toMs) continue;
    const sine = meanSine(startMs, lat, lon);
    const light = split(shortwaveWm2[i], diffuseWm2[i], sine, extraterrestrialNormalWm2(dayOfYearAt(startMs)));
    hours.push({ startMs, globalWm2: shortwaveWm2[i], ...light, cloudPct: cloudPct[i] });
  }
  return hours;
}

/** Mean over the hour of the sine of the sun's altitude, 0 while it is down. */
export function meanSine(startMs: number, lat: number, lon: number): number {
  const moments = Float64Array.from({ length: MOMENTS }, (_, i) => startMs + ((i + 0.5) / MOMENTS) * HOUR_MS);
  const altitudes = solarAltitudesDeg(moments, lat, lon);
  return altitudes.reduce((sum, degrees) => sum + Math.max(0, Math.sin(degrees * RAD_PER_DEG)), 0) / MOMENTS;
}

function split(globalWm2: number, knownDiffuseWm2: number, sine: number, aboveAirWm2: number) {
  if (Number.isNaN(globalWm2)) return { directNormalWm2: Number.NaN, diffuseWm2: Number.NaN };
  if (sine < MIN_SINE) return { directNormalWm2: 0, diffuseWm2: globalWm2 };
  const erbsWm2 = diffuseShare(globalWm2 / (aboveAirWm2 * sine)) * globalWm2;
  const diffuseWm2 = Math.min(globalWm2, Number.isNaN(knownDiffuseWm2) ? erbsWm2 : knownDiffuseWm2);
  // Never more beam than arrives above the air; what is too much is diffuse.
  const directNormalWm2 = Math.min((globalWm2 - diffuseWm2) / sine, aboveAirWm2);
  return { directNormalWm2, diffuseWm2: globalWm2 - directNormalWm2 * sine };
}
