/**
 * The European Air Quality Index of the European Environment Agency, bands of 2024, as the number that Open-Meteo makes
 * of it: hourly concentrations in µg/m³, 20 for each band (0–20 good … 80–100 very poor), in a straight line within a
 * band and beyond the last. The largest of the pollutants counts.
 */
import { along, type Step, stepOf } from './scale.ts';

/** Hourly concentrations, NaN where not known. */
export interface EuropeanInput {
  readonly pm25: number;
  readonly pm10: number;
  readonly no2: number;
  readonly ozone: number;
  readonly so2: number;
}

/** Where the bands end, with index 20, 40, 60, 80 and 100. */
export const EUROPEAN_BOUNDS: Readonly<Record<keyof EuropeanInput, readonly number[]>> = {
  pm25: [5, 15, 50, 90, 140],
  pm10: [15, 45, 120, 195, 270],
  no2: [10, 25, 60, 100, 150],
  ozone: [60, 100, 120, 160, 180],
  so2: [20, 40, 125, 190, 275],
};

const BAND = 20;

/** A whole number, NaN when nothing is known. */
export function europeanAqi(input: EuropeanInput): number {
  const indices = [
    indexIn(STEPS.pm25, input.pm25),
    indexIn(STEPS.pm10, input.pm10),
    indexIn(STEPS.no2, input.no2),
    indexIn(STEPS.ozone, input.ozone),
    indexIn(STEPS.so2, input.so2),
  ].filter((index) => !Number.isNaN(index));
  return indices.length === 0 ? Number.NaN : Math.round(Math.max(...indices));
}

const STEPS: Readonly<Record<keyof EuropeanInput, readonly Step[]>> = {
  pm25: stepsOf(EUROPEAN_BOUNDS.pm25),
  pm10: stepsOf(EUROPEAN_BOUNDS.pm10),
  no2: stepsOf(EUROPEAN_BOUNDS.no2),
  ozone: stepsOf(EUROPEAN_BOUNDS.ozone),
  so2: stepsOf(EUROPEAN_BOUNDS.so2),
};

function stepsOf(bounds: readonly number[]): readonly Step[] {
  return bounds.map((high, i) => ({
    low: i === 0 ? 0 : bounds[i - 1],
    high,
    indexLow: i * BAND,
    indexHigh: (i + 1) * BAND,
  }));
}

function indexIn(steps: readonly Step[], concentration: number): number {
  if (Number.isNaN(concentration)) return Number.NaN;
  const least = Math.max(0, concentration);
  return along(stepOf(steps, least), least);
}
