/**
 * The UK Daily Air Quality Index, 1 (Low) to 10 (Very High): Defra, after COMEAP 2011, in force since January 2012
 * (uk-air.defra.gov.uk). Concentrations in µg/m³, rounded to whole ones; the largest index of the pollutants counts.
 */

/** Averages in µg/m³, NaN where not known. */
export interface UkInput {
  /** Running mean of 8 hours. */
  readonly ozone8h: number;
  readonly no2Of1h: number;
  /** The index wants 15 minutes; an hour is what models have. */
  readonly so2Of1h: number;
  readonly pm25Of24h: number;
  readonly pm10Of24h: number;
}

/** The highest concentration of indices 1 to 9; above is 10. */
export const UK_UPPER_BOUNDS: Readonly<Record<keyof UkInput, readonly number[]>> = {
  ozone8h: [33, 66, 100, 120, 140, 160, 187, 213, 240],
  no2Of1h: [67, 134, 200, 267, 334, 400, 467, 534, 600],
  so2Of1h: [88, 177, 266, 354, 443, 532, 710, 887, 1064],
  pm25Of24h: [11, 23, 35, 41, 47, 53, 58, 64, 70],
  pm10Of24h: [16, 33, 50, 58, 66, 75, 83, 91, 100],
};

/** NaN when nothing is known. */
export function ukDaqi(input: UkInput): number {
  const { ozone8h, no2Of1h, so2Of1h, pm25Of24h, pm10Of24h } = UK_UPPER_BOUNDS;
  const indices = [
    indexIn(ozone8h, input.ozone8h),
    indexIn(no2Of1h, input.no2Of1h),
    indexIn(so2Of1h, input.so2Of1h),
    indexIn(pm25Of24h, input.pm25Of24h),
    indexIn(pm10Of24h, input.pm10Of24h),
  ].filter((index) => !Number.isNaN(index));
  return indices.length === 0 ? Number.NaN : Math.max(...indices);
}

function indexIn(upperBounds: readonly number[], concentration: number): number {
  if (Number.isNaN(concentration)) return Number.NaN;
  const band = upperBounds.findIndex((bound) => Math.round(concentration) <= bound);
  return band < 0 ? upperBounds.length + 1 : band + 1;
}
