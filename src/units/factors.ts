/** The factors between units, exact by definition unless a comment says otherwise. */

export const KM_PER_MILE = 1.609344;
export const KM_PER_NAUTICAL_MILE = 1.852;
export const M_PER_FOOT = 0.3048;
export const CM_PER_INCH = 2.54;
export const MM_PER_INCH = 25.4;
/** An inch of mercury at 0 °C under standard gravity, to six digits. */
export const HPA_PER_INHG = 33.8639;
/** A conventional millimetre of mercury, to six digits (ISO 80000-4). */
export const HPA_PER_MMHG = 1.33322;
export const HPA_PER_KPA = 10;
/** Pounds per square foot in a kilogram per square metre, to six digits. */
export const LB_FT2_PER_KG_M2 = 0.204816;
export const KMH_PER_MS = 3.6;
export const FAHRENHEIT_PER_CELSIUS = 1.8;
export const CELSIUS_PER_FAHRENHEIT = 5 / 9;
/** Zero degrees Celsius in kelvin. */
export const KELVIN_AT_0_C = 273.15;
/** The melting point of ice in Fahrenheit. */
export const FAHRENHEIT_AT_0_C = 32;

export function celsiusToFahrenheit(celsius: number): number {
  return celsius * FAHRENHEIT_PER_CELSIUS + FAHRENHEIT_AT_0_C;
}

export function fahrenheitToCelsius(fahrenheit: number): number {
  return ((fahrenheit - FAHRENHEIT_AT_0_C) * 5) / 9;
}
