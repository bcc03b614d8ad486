/**
 * Sunlight hour by hour: global, direct normal and diffuse irradiance, means of the hour in W/m².
 *
 * They close: global = direct normal · cos z + diffuse, where cos z is the mean over the hour of the sine of the sun's
 * altitude, counting none while it is down. Where the source's own three do, they stay as they are, to rounding. Where they do
 * not (Open-Meteo takes the sun as no lower than 5° near sunrise and sunset), global and diffuse stay and direct is what diffuse
 * leaves; under a sun below 3° global and direct stay. Where the source has no diffuse, Erbs, Klein and Duffie (1982) split the
 * global by its clearness.
 */
import { RAD_PER_DEG } from '../../lib/math.ts';
import { diffuseShare, extraterrestrialNormalWm2 } from '../../sky/irradiance.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { HOUR_MS } from '../../time/units.ts';
import { type HourlyWeather, type HourRange, usualRangeAt } from '../hourly.ts';
import { dayOfYearAt } from './uv.ts';

/** NaN where the source does not know. */
export interface SolarHour {
  readonly startMs: number;
  readonly globalWm2: number;
  readonly directNormalWm2: number;
  readonly diffuseWm2: number;
  readonly cloudPct: number;
  /** Of a climate alone: the hours that one and nine of ten such hours are darker than, each whole. */
  readonly spread: { readonly p10: SpreadHour; readonly p90: SpreadHour } | null;
}

/** An hour of the climate with so much global light; the three close, and the more light the less cloud. */
type SpreadHour = Pick<SolarHour, 'globalWm2' | 'directNormalWm2' | 'diffuseWm2' | 'cloudPct'>;

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
  const { shortwaveWm2, directNormalWm2, diffuseWm2, cloudPct } = weather.columns;
  const hours: SolarHour[] = [];
  for (const [i, startMs] of weather.startMs.entries()) {
    if (startMs < fromMs || startMs >= toMs) continue;
    const known: KnownLight = {
      globalWm2: shortwaveWm2[i],
      diffuseWm2: diffuseWm2[i],
      // The embedded climate makes its direct light by a coarser height of the sun.
      directNormalWm2: weather.provenance.source === 'typical' ? Number.NaN : directNormalWm2[i],
    };
    const sine = meanSine(startMs, lat, lon);
    const aboveAirWm2 = extraterrestrialNormalWm2(dayOfYearAt(startMs));
    const light = lightOf(known, sine, aboveAirWm2);
    const range = usualRangeAt(weather, i);
    hours.push({
      startMs,
      globalWm2: shortwaveWm2[i],
      ...light,
      cloudPct: cloudPct[i],
      spread: range === null ? null : spreadOf(range, sine, aboveAirWm2),
    });
  }
  return hours;
}

function spreadOf({ low, high }: HourRange, sine: number, aboveAirWm2: number): SolarHour['spread'] {
  const hourOf = (globalWm2: number, cloudPct: number): SpreadHour => ({
    globalWm2,
    ...split(globalWm2, Number.NaN, sine, aboveAirWm2),
    cloudPct,
  });
  return { p10: hourOf(low.shortwaveWm2, high.cloudPct), p90: hourOf(high.shortwaveWm2, low.cloudPct) };
}

/** Mean over the hour of the sine of the sun's altitude, 0 while it is down. */
export function meanSine(startMs: number, lat: number, lon: number): number {
  const moments = Float64Array.from({ length: MOMENTS }, (_, i) => startMs + ((i + 0.5) / MOMENTS) * HOUR_MS);
  const altitudes = solarAltitudesDeg(moments, lat, lon);
  return altitudes.reduce((sum, degrees) => sum + Math.max(0, Math.sin(degrees * RAD_PER_DEG)), 0) / MOMENTS;
}

interface KnownLight {
  readonly globalWm2: number;
  readonly diffuseWm2: number;
  readonly directNormalWm2: number;
}

type Light = Pick<SolarHour, 'directNormalWm2' | 'diffuseWm2'>;

/** Three values close when they miss each other by no more than rounding and another mean of the sun's height explain. */
const CLOSING = { wm2: 0.5, share: 0.01 } as const;

function lightOf(known: KnownLight, sine: number, aboveAirWm2: number): Light {
  const { globalWm2, diffuseWm2, directNormalWm2 } = known;
  if (Number.isNaN(globalWm2)) return { directNormalWm2: Number.NaN, diffuseWm2: Number.NaN };
  const missWm2 = Math.abs(directNormalWm2 * sine + diffuseWm2 - globalWm2);
  if (missWm2 <= CLOSING.wm2 + CLOSING.share * globalWm2) return { directNormalWm2, diffuseWm2 };
  // Under so low a sun beam hardly counts in the global: the source's own beam stays, and diffuse has the rest.
  if (sine < MIN_SINE && directNormalWm2 >= 0) {
    const beamWm2 = sine === 0 ? 0 : Math.min(directNormalWm2, aboveAirWm2, globalWm2 / sine);
    return { directNormalWm2: beamWm2, diffuseWm2: globalWm2 - beamWm2 * sine };
  }
  return split(globalWm2, diffuseWm2, sine, aboveAirWm2);
}

function split(globalWm2: number, knownDiffuseWm2: number, sine: number, aboveAirWm2: number): Light {
  if (sine < MIN_SINE) return { directNormalWm2: 0, diffuseWm2: globalWm2 };
  const erbsWm2 = diffuseShare(globalWm2 / (aboveAirWm2 * sine)) * globalWm2;
  const diffuseWm2 = Math.min(globalWm2, Number.isNaN(knownDiffuseWm2) ? erbsWm2 : knownDiffuseWm2);
  // Never more beam than arrives above the air; what is too much is diffuse.
  const directNormalWm2 = Math.min((globalWm2 - diffuseWm2) / sine, aboveAirWm2);
  return { directNormalWm2, diffuseWm2: globalWm2 - directNormalWm2 * sine };
}
