/** Air pressure and elevation. Pressures are in hPa, elevations in metres. */

/** Pressure at sea level in the standard atmosphere (ISO 2533). */
export const STANDARD_PRESSURE_HPA = 1013.25;
/** The standard atmosphere's lapse rate. */
export const LAPSE_K_PER_M = 0.0065;
/**
 * g·M / (R·lapse) of the standard atmosphere, as Open-Meteo rounds it: with it one of the two pressures is recovered
 * from the other exactly.
 */
const BAROMETRIC_EXPONENT = 5.25578129287;

/**
 * Pressure at the ground over pressure at sea level by the barometric formula with the temperature of the hour, as
 * forecasts reduce pressure (`surfacePressure` in Open-Meteo's Meteorology.swift).
 */
export function surfacePressureRatio(
  temperatureC: number,
  elevationM: number,
  exponent: number = BAROMETRIC_EXPONENT,
): number {
  const seaLevelK = temperatureC + 273.15 + LAPSE_K_PER_M * elevationM;
  return (1 - (LAPSE_K_PER_M * elevationM) / seaLevelK) ** exponent;
}

/** Pressure at an elevation over pressure at sea level in the standard atmosphere (ISO 2533). */
export function standardPressureRatio(elevationM: number): number {
  return (1 - 2.25577e-5 * elevationM) ** 5.25588;
}
