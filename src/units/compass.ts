/** Directions as points of the compass. */

const POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;

type Cardinal = (typeof POINTS)[number];

/** The nearest of the sixteen points of the compass to a direction in degrees; null when it is missing (NaN). */
export function cardinalOf(directionDeg: number): Cardinal | null {
  if (Number.isNaN(directionDeg)) return null;
  const turn = ((directionDeg % 360) + 360) % 360;
  return POINTS[Math.round(turn / (360 / POINTS.length)) % POINTS.length];
}
