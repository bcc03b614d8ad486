/**
 * The Holiday Climate Index: a day rated from 0 to 100 for tourists, by tables that rest on surveys. For cities: Scott,
 * Rutty, Amelung & Tang 2016 (doi 10.3390/atmos7060080); for beaches: Rutty et al. 2020 and Samarasinghe et al. 2023
 * (doi 10.3390/cli11030048). It is a sum of its parts, so a sunny cold day rates well: use it as a reference, not as a score.
 */

/** [from this value on, rating], highest value first; the last row holds for all below. */
type Ratings = ReadonlyArray<readonly [from: number, rating: number]>;

interface Tables {
  readonly thermal: Ratings;
  readonly cloud: Ratings;
  readonly rain: Ratings;
  readonly thermalWeight: number;
  readonly cloudWeight: number;
}

export type HciKind = 'urban' | 'beach';

/** The index of a day: humidex of the warmest hour at the mean humidity, mean cloud, rain of the day, mean wind. */
export function hci(kind: HciKind, humidexC: number, cloudPct: number, rainMm: number, windKmh: number): number {
  const { thermal, cloud, rain, thermalWeight, cloudWeight } = TABLES[kind];
  const sum =
    thermalWeight * ratingOf(thermal, humidexC) +
    cloudWeight * ratingOf(cloud, cloudPct) +
    3 * ratingOf(rain, rainMm) +
    ratingOf(WIND, windKmh);
  return Number.isNaN(sum) ? sum : Math.min(100, Math.max(0, sum));
}

function ratingOf(ratings: Ratings, value: number): number {
  if (Number.isNaN(value)) return value;
  const row = ratings.find(([from]) => value >= from) ?? ratings[ratings.length - 1];
  return row[1];
}

const TABLES: Readonly<Record<HciKind, Tables>> = {
  urban: {
    thermalWeight: 4,
    cloudWeight: 2,
    thermal: [
      [39, 0],
      [37, 2],
      [35, 4],
      [33, 5],
      [31, 6],
      [29, 7],
      [27, 8],
      [26, 9],
      [23, 10],
      [20, 9],
      [18, 7],
      [15, 6],
      [11, 5],
      [7, 4],
      [0, 3],
      [-6, 2],
      [Number.NEGATIVE_INFINITY, 1],
    ],
    cloud: [
      [100, 1],
      [90, 2],
      [81, 3],
      [71, 4],
      [61, 5],
      [51, 6],
      [41, 7],
      [31, 8],
      [21, 9],
      [11, 10],
      [1, 9],
      [0, 8],
    ],
    rain: [
      [25, -1],
      [12, 0],
      [9, 2],
      [6, 5],
      [3, 8],
      [0.01, 9],
      [0, 10],
    ],
  },
  beach: {
    thermalWeight: 2,
    cloudWeight: 4,
    thermal: [
      [39, 0],
      [38, 2],
      [37, 4],
      [36, 5],
      [35, 6],
      [34, 7],
      [33, 8],
      [31, 9],
      [28, 10],
      [26, 9],
      [23, 7],
      [22, 6],
      [21, 5],
      [20, 4],
      [19, 3],
      [18, 2],
      [17, 1],
      [15, 0],
      [10, -5],
      [Number.NEGATIVE_INFINITY, -10],
    ],
    cloud: [
      [96, 2],
      [86, 3],
      [76, 4],
      [66, 5],
      [56, 6],
      [46, 7],
      [36, 8],
      [26, 9],
      [15, 10],
      [1, 9],
      [0, 8],
    ],
    rain: [
      [25, -1],
      [12, 0],
      [9, 4],
      [6, 6],
      [3, 8],
      [0.01, 9],
      [0, 10],
    ],
  },
};
const WIND: Ratings = [
  [70, -10],
  [50, 0],
  [40, 3],
  [30, 6],
  [20, 8],
  [10, 9],
  [0.6, 10],
  [0, 8],
];
