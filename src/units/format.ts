/** Values with their units as sentences show them. */
import { roundTo } from '../lib/round.ts';
import { decimalsOf, displayValue, type Quantity, type Units, unitSymbol } from './quantities.ts';

/**
 * A value with its unit: `12 °C`, `4.2 km`, `300 m`. Temperatures are whole degrees, since no forecast is precise to
 * the tenth.
 */
export function formatValue(value: number, quantity: Quantity, units: Units): string {
  if (quantity === 'visibility') return formatVisibility(value, units);
  if (quantity === 'temperature')
    return `${Math.round(displayValue(value, quantity, units) ?? Number.NaN)} ${unitSymbol(quantity, units)}`;
  return `${displayValue(value, quantity, units)}${unitSuffix(quantity, units)}`;
}

/** Two values with one unit: `9–12 °C`, or a single value when both round to the same. */
export function formatRange(low: number, high: number, quantity: Quantity, units: Units): string {
  const decimals = quantity === 'temperature' ? 0 : decimalsOf(quantity, units);
  const from = roundTo(displayValue(low, quantity, units) ?? Number.NaN, decimals);
  const to = roundTo(displayValue(high, quantity, units) ?? Number.NaN, decimals);
  if (from === to) return `${to}${unitSuffix(quantity, units)}`;
  const joint = from < 0 || to < 0 ? ' to ' : '–';
  return `${from}${joint}${to}${unitSuffix(quantity, units)}`;
}

function formatVisibility(metres: number, units: Units): string {
  if (units === 'imperial') return `${displayValue(metres, 'visibility', units)} mi`;
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${roundTo(metres / 1000, metres < 10_000 ? 1 : 0)} km`;
}

function unitSuffix(quantity: Quantity, units: Units): string {
  const symbol = unitSymbol(quantity, units);
  return symbol === '' || symbol === '°' ? symbol : ` ${symbol}`;
}
