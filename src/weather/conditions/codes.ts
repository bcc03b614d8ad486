/**
 * The weather codes: WMO code table 4677 (Manual on Codes, WMO-No. 306), of which Open-Meteo emits 28 (`WeatherCode` in
 * its source). Any other code of the table, as old records may hold, is read as the nearest of those.
 */

export const WEATHER_CODES = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
] as const;

export type WeatherCode = (typeof WEATHER_CODES)[number];

/**
 * From that code of the table on, up to the next row: what it is read as. Smoke, dust, sand and mist obscure the view as
 * fog does; an event "in the last hour, not at the time" (20 to 29) is read as that event; sleet and pellets as snow.
 */
const READ_AS: readonly (readonly [from: number, code: WeatherCode])[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 45],
  [13, 95],
  [14, 3],
  [17, 95],
  [18, 3],
  [19, 95],
  [20, 51],
  [21, 61],
  [22, 71],
  [24, 56],
  [25, 80],
  [26, 85],
  [27, 96],
  [28, 45],
  [29, 95],
  [30, 45],
  [36, 73],
  [40, 45],
  [48, 48],
  [50, 51],
  [52, 53],
  [54, 55],
  [56, 56],
  [57, 57],
  [58, 61],
  [59, 63],
  [60, 61],
  [62, 63],
  [64, 65],
  [66, 66],
  [67, 67],
  [68, 71],
  [69, 73],
  [70, 71],
  [72, 73],
  [74, 75],
  [76, 77],
  [80, 80],
  [81, 81],
  [82, 82],
  [83, 85],
  [84, 86],
  [85, 85],
  [86, 86],
  [87, 85],
  [88, 86],
  [89, 96],
  [90, 99],
  [91, 95],
  [96, 96],
  [97, 95],
  [99, 99],
];
const LAST_CODE = 99;

/** The code that `value` is, or is nearest to; null for NaN and for what is no code of the table. */
export function weatherCodeOf(value: number): WeatherCode | null {
  if (!(Number.isInteger(value) && value >= 0 && value <= LAST_CODE)) return null;
  return READ_AS.findLast(([from]) => from <= value)?.[1] ?? null;
}
