/**
 * Values as the data answers show them: an object with one key per unit, so that `both` is simply both.
 *
 * Rounding is that of the decisions' figures, so that two answers never contradict each other: temperatures, millimetres,
 * centimetres, millibars, kilometres and miles to one decimal, inches of rain and of mercury to two; wind in whole kph and
 * mph, percent, degrees and the UV index whole (WHO gives the index so), since no forecast knows more. Each unit is
 * rounded from the metric value, never from the other unit. What is not known is null.
 */
import { roundTo } from '../lib/round.ts';

export type UnitSystem = 'metric' | 'imperial' | 'both';

interface Unit<Key extends string = string> {
  readonly key: Key;
  readonly factor: number;
  readonly offset: number;
  readonly decimals: number;
}

const unit = <Key extends string>(key: Key, decimals: number, factor = 1, offset = 0): Unit<Key> => ({
  key,
  factor,
  offset,
  decimals,
});

export const KM_PER_MILE = 1.609344;
export const MM_PER_INCH = 25.4;
export const HPA_PER_INHG = 33.8639;

/** What a number measures, in the unit that the columns hold it in, and the keys it is shown under. */
const MEASURES = {
  temperatureC: [unit('celsius', 1), unit('fahrenheit', 1, 1.8, 32)],
  windKmh: [unit('kph', 0), unit('mph', 0, 1 / KM_PER_MILE)],
  gustKmh: [unit('gustKph', 0), unit('gustMph', 0, 1 / KM_PER_MILE)],
  maxWindKmh: [unit('maxKph', 0), unit('maxMph', 0, 1 / KM_PER_MILE)],
  precipitationMm: [unit('mm', 1), unit('in', 2, 1 / MM_PER_INCH)],
  snowfallCm: [unit('snowCm', 1), unit('snowIn', 1, 10 / MM_PER_INCH)],
  pressureHpa: [unit('mb', 1), unit('inHg', 2, 1 / HPA_PER_INHG)],
  visibilityM: [unit('km', 1, 1 / 1000), unit('miles', 1, 1 / (1000 * KM_PER_MILE))],
} as const satisfies Readonly<Record<string, readonly [metric: Unit, imperial: Unit]>>;

export type Measure = keyof typeof MEASURES;

/** The keys under which a measure is shown. */
export type UnitKey<M extends Measure = Measure> = (typeof MEASURES)[M][number]['key'];

/** A measure as an answer shows it: the keys of the units asked for. */
export type UnitValues<M extends Measure = Measure> = Readonly<Partial<Record<UnitKey<M>, number | null>>>;

/** The value under the keys of the units asked for. */
export function inUnits<M extends Measure>(value: number, measure: M, units: UnitSystem): UnitValues<M>;
export function inUnits(value: number, measure: Measure, units: UnitSystem): UnitValues {
  return Object.fromEntries(
    unitsOf(measure, units).map(({ key, factor, offset, decimals }) => [
      key,
      rounded(value * factor + offset, decimals),
    ]),
  );
}

/** The keys under which a measure is shown, metric first. */
export function unitKeys<M extends Measure>(measure: M): readonly UnitKey<M>[];
export function unitKeys(measure: Measure): readonly UnitKey[] {
  return unitsOf(measure, 'both').map(({ key }) => key);
}

/** A plain number of the answer; null when it is not known. */
export function rounded(value: number, decimals = 0): number | null {
  return Number.isNaN(value) ? null : roundTo(value, decimals);
}

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

export type Cardinal = (typeof POINTS)[number];

/** The point of the compass, of sixteen, that a wind blows from; null when its direction is not known. */
export function cardinalOf(directionDeg: number): Cardinal | null {
  if (Number.isNaN(directionDeg)) return null;
  const turn = ((directionDeg % 360) + 360) % 360;
  return POINTS[Math.round(turn / (360 / POINTS.length)) % POINTS.length];
}

function unitsOf(measure: Measure, units: UnitSystem): readonly Unit<UnitKey>[] {
  const [metric, imperial] = MEASURES[measure];
  if (units === 'both') return [metric, imperial];
  return [units === 'metric' ? metric : imperial];
}
