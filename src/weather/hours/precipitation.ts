/** Whether what falls in an hour is rain, snow or both, the chance of each, and what an amount says of the chance. */
import type { HourValues } from './hour-values.ts';

export interface PrecipitationChance {
  /** Percent; NaN when the source states no chance, or nothing that distinguishes rain from snow. */
  readonly rainPct: number;
  readonly snowPct: number;
}

/** Snow that melts to 10 mm of water is 7 cm deep, as Open-Meteo computes it. */
export const WATER_MM_PER_SNOW_CM = 10 / 7;
/** Less water than this besides the snow is rounding. */
const RAIN_BESIDE_SNOW_MM = 0.1;
/**
 * Where nothing falls in the model but may: at and below this it would be snow. Rain and snow are equally frequent at
 * 1.0 °C over the land of the Northern Hemisphere (Jennings et al. 2018, doi 10.1038/s41467-018-03629-7).
 */
const SNOW_TEMPERATURE_C = 1;

/** The stated chance of precipitation, given to the kind that falls; to both where both do. */
export function chanceOf(hour: HourValues): PrecipitationChance {
  const pct = hour.precipitationProbabilityPct;
  const [rain, snow] = kindsOf(hour);
  if (!rain && !snow) return { rainPct: Number.NaN, snowPct: Number.NaN };
  // Only a known chance can be none for the other kind.
  const none = 0 * pct;
  return { rainPct: rain ? pct : none, snowPct: snow ? pct : none };
}

/** Which kinds fall, or where nothing does, would; of an hour or of a day. */
export function kindsOf({
  snowfallCm,
  precipitationMm,
  temperatureC,
}: Pick<HourValues, 'snowfallCm' | 'precipitationMm' | 'temperatureC'>): [rain: boolean, snow: boolean] {
  if (snowfallCm > 0) return [rainAlone(precipitationMm, snowfallCm) > 0, true];
  if (snowfallCm === 0 && precipitationMm > 0) return [true, false];
  return [temperatureC > SNOW_TEMPERATURE_C, temperatureC <= SNOW_TEMPERATURE_C];
}

/** What of an hour's precipitation falls as rain, mm; NaN for NaN. */
export function rainAlone(precipitationMm: number, snowfallCm: number): number {
  if (!(snowfallCm > 0)) return precipitationMm;
  const rainMm = precipitationMm - snowfallCm * WATER_MM_PER_SNOW_CM;
  return rainMm < RAIN_BESIDE_SNOW_MM ? 0 : rainMm;
}

const IMPLIED: ReadonlyArray<readonly [amountMm: number, chance: number]> = [
  [0, 0],
  [0.1, 0.05],
  [0.2, 0.13],
  [0.5, 0.4],
  [1, 0.7],
  [2.5, 0.95],
];

/**
 * Chance of rain that an amount alone implies, 0 to 1: it fades in up to 0.2 mm, which may be a trace spread over a grid
 * cell, and is never certain (judgement). NaN for NaN.
 */
export function impliedRainChance(amountMm: number): number {
  if (Number.isNaN(amountMm)) return Number.NaN;
  for (let i = 1; i < IMPLIED.length; i++) {
    const [x0, y0] = IMPLIED[i - 1];
    const [x1, y1] = IMPLIED[i];
    if (amountMm < x1) return y0 + ((y1 - y0) * Math.max(0, amountMm - x0)) / (x1 - x0);
  }
  return IMPLIED[IMPLIED.length - 1][1];
}

/** Rain of a shower in an hour; less is not expected of rain that a probability speaks of. Judgement. */
const SHOWER_MM = 0.5;

/** Rain of an hour if there is any, mm. */
export function rainIfAnyMm(amountMm: number): number {
  return Number.isNaN(amountMm) ? SHOWER_MM : Math.max(SHOWER_MM, amountMm);
}
