/**
 * The quantities of the answers: for each the metric and the imperial unit with its symbol, its conversion and the
 * decimals that it is shown with.
 *
 * Temperatures, millimetres, centimetres, millibars, kilometres and miles have one decimal, inches of rain and of
 * mercury two; wind, percent, degrees and the UV index are whole (WHO gives the index so), since no forecast is more
 * precise. Each unit is rounded from the metric value, never from the other unit.
 */
import { roundTo } from '../lib/round.ts';
import {
  CM_PER_INCH,
  FAHRENHEIT_AT_0_C,
  FAHRENHEIT_PER_CELSIUS,
  HPA_PER_INHG,
  KM_PER_MILE,
  LB_FT2_PER_KG_M2,
  M_PER_FOOT,
  MM_PER_INCH,
} from './factors.ts';

export type Units = 'metric' | 'imperial';

/** A value in this unit is the base value · factor + offset. */
interface Unit {
  readonly symbol: string;
  readonly decimals: number;
  readonly factor: number;
  readonly offset: number;
}

const unit = (symbol: string, decimals: number, factor = 1, offset = 0): Unit => ({ symbol, decimals, factor, offset });
const sameInBoth = (symbol: string, decimals: number) => {
  const both = unit(symbol, decimals);
  return { metric: both, imperial: both };
};

/** The base unit is the metric one, but metres for the visibility, as in the columns of the weather. */
const QUANTITIES = {
  temperature: { metric: unit('°C', 1), imperial: unit('°F', 1, FAHRENHEIT_PER_CELSIUS, FAHRENHEIT_AT_0_C) },
  'temperature-difference': { metric: unit('K', 1), imperial: unit('°F', 1, FAHRENHEIT_PER_CELSIUS) },
  speed: { metric: unit('km/h', 0), imperial: unit('mph', 0, 1 / KM_PER_MILE) },
  rainfall: { metric: unit('mm', 1), imperial: unit('in', 2, 1 / MM_PER_INCH) },
  'rain-rate': { metric: unit('mm/h', 1), imperial: unit('in/h', 2, 1 / MM_PER_INCH) },
  snowfall: { metric: unit('cm', 1), imperial: unit('in', 1, 1 / CM_PER_INCH) },
  'snow-rate': { metric: unit('cm/h', 1), imperial: unit('in/h', 1, 1 / CM_PER_INCH) },
  film: { metric: unit('mm', 2), imperial: unit('in', 3, 1 / MM_PER_INCH) },
  visibility: { metric: unit('km', 1, 1 / 1000), imperial: unit('mi', 1, 1 / (1000 * KM_PER_MILE)) },
  height: { metric: unit('m', 0), imperial: unit('ft', 0, 1 / M_PER_FOOT) },
  wave: { metric: unit('m', 1), imperial: unit('ft', 1, 1 / M_PER_FOOT) },
  evaporation: { metric: unit('kg/m²/h', 2), imperial: unit('lb/ft²/h', 3, LB_FT2_PER_KG_M2) },
  pressure: { metric: unit('hPa', 1), imperial: unit('inHg', 2, 1 / HPA_PER_INHG) },
  percent: sameInBoth('%', 0),
  index: sameInBoth('', 0),
  fraction: sameInBoth('', 2),
  angle: sameInBoth('°', 0),
  hours: sameInBoth('h', 0),
  'vapour-pressure': sameInBoth('kPa', 2),
  'sky-brightness': sameInBoth('mag/arcsec²', 1),
} as const satisfies Readonly<Record<string, Readonly<Record<Units, Unit>>>>;

/** What a number measures; it decides the units, the conversion and the precision. */
export type Quantity = keyof typeof QUANTITIES;

/** Symbol of the unit of a quantity; empty for plain numbers. */
export function unitSymbol(quantity: Quantity, units: Units): string {
  return QUANTITIES[quantity][units].symbol;
}

/** Decimals that a quantity is shown with. */
export function decimalsOf(quantity: Quantity, units: Units): number {
  return QUANTITIES[quantity][units].decimals;
}

/** A base value in the given units, rounded as it is shown; null when it is missing (NaN). */
export function displayValue(value: number, quantity: Quantity, units: Units): number | null {
  if (Number.isNaN(value)) return null;
  const { factor, offset, decimals } = QUANTITIES[quantity][units];
  return roundTo(value * factor + offset, decimals);
}
