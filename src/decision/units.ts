/**
 * Units of the answers. Decisions are taken in metric units and only their figures are converted, so the units asked for
 * never change a score.
 */
import { roundTo } from '../lib/round.ts';

export type Units = 'metric' | 'imperial';

/** What a number measures; it decides the units, the conversion and the precision it is shown with. */
export type Quantity =
  | 'temperature'
  | 'temperature-difference'
  | 'speed'
  | 'rainfall'
  | 'rain-rate'
  | 'snow-rate'
  | 'film'
  | 'visibility'
  | 'height'
  | 'wave'
  | 'evaporation'
  | 'percent'
  | 'index'
  | 'fraction'
  | 'angle'
  | 'hours'
  | 'pressure'
  | 'vapour-pressure'
  | 'sky-brightness';

interface Unit {
  readonly name: string;
  readonly factor: number;
  readonly offset: number;
  readonly decimals: number;
}

const same = (name: string, decimals: number): Record<Units, Unit> => ({
  metric: { name, factor: 1, offset: 0, decimals },
  imperial: { name, factor: 1, offset: 0, decimals },
});

const pair = (
  metric: string,
  decimals: number,
  imperial: string,
  factor: number,
  imperialDecimals: number,
  offset = 0,
): Record<Units, Unit> => ({
  metric: { name: metric, factor: 1, offset: 0, decimals },
  imperial: { name: imperial, factor, offset, decimals: imperialDecimals },
});

const UNITS: Readonly<Record<Quantity, Record<Units, Unit>>> = {
  temperature: pair('°C', 1, '°F', 1.8, 1, 32),
  'temperature-difference': pair('K', 1, '°F', 1.8, 1),
  speed: pair('km/h', 0, 'mph', 1 / 1.609344, 0),
  rainfall: pair('mm', 1, 'in', 1 / 25.4, 2),
  'rain-rate': pair('mm/h', 1, 'in/h', 1 / 25.4, 2),
  'snow-rate': pair('cm/h', 1, 'in/h', 1 / 2.54, 1),
  film: pair('mm', 2, 'in', 1 / 25.4, 3),
  visibility: {
    metric: { name: 'km', factor: 0.001, offset: 0, decimals: 1 },
    imperial: { name: 'mi', factor: 1 / 1609.344, offset: 0, decimals: 1 },
  },
  height: pair('m', 0, 'ft', 1 / 0.3048, 0),
  wave: pair('m', 1, 'ft', 1 / 0.3048, 1),
  evaporation: pair('kg/m²/h', 2, 'lb/ft²/h', 0.204816, 3),
  percent: same('%', 0),
  index: same('', 0),
  fraction: same('', 2),
  angle: same('°', 0),
  hours: same('h', 0),
  pressure: pair('hPa', 1, 'inHg', 1 / 33.8639, 2),
  'vapour-pressure': same('kPa', 2),
  'sky-brightness': same('mag/arcsec²', 1),
};

/** Name of the unit of a quantity; empty for plain numbers. */
export function unitName(quantity: Quantity, units: Units): string {
  return UNITS[quantity][units].name;
}

/** A metric value in the asked units, rounded as it is shown; null when it is missing. */
export function inUnits(value: number, quantity: Quantity, units: Units): number | null {
  if (Number.isNaN(value)) return null;
  const unit = UNITS[quantity][units];
  return roundTo(value * unit.factor + unit.offset, unit.decimals);
}

/**
 * A value with its unit as it reads in a sentence: `12 °C`, `4.2 km`, `300 m`. Temperatures are whole degrees there,
 * since no forecast knows the tenth.
 */
export function sayValue(value: number, quantity: Quantity, units: Units): string {
  if (quantity === 'visibility') return sayVisibility(value, units);
  if (quantity === 'temperature')
    return `${Math.round(inUnits(value, quantity, units) ?? Number.NaN)} ${unitName(quantity, units)}`;
  return `${inUnits(value, quantity, units)}${unitSuffix(quantity, units)}`;
}

/** Two values with one unit: `9–12 °C`, or a single value when they round to the same. */
export function sayRange(low: number, high: number, quantity: Quantity, units: Units): string {
  const decimals = quantity === 'temperature' ? 0 : UNITS[quantity][units].decimals;
  const from = roundTo(inUnits(low, quantity, units) ?? Number.NaN, decimals);
  const to = roundTo(inUnits(high, quantity, units) ?? Number.NaN, decimals);
  if (from === to) return `${to}${unitSuffix(quantity, units)}`;
  const joint = from < 0 || to < 0 ? ' to ' : '–';
  return `${from}${joint}${to}${unitSuffix(quantity, units)}`;
}

function sayVisibility(metres: number, units: Units): string {
  if (units === 'imperial') return `${inUnits(metres, 'visibility', units)} mi`;
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${roundTo(metres / 1000, metres < 10_000 ? 1 : 0)} km`;
}

function unitSuffix(quantity: Quantity, units: Units): string {
  const name = unitName(quantity, units);
  return name === '' || name === '°' || name === '%' ? name : ` ${name}`;
}
