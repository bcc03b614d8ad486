/**
 * Variables that Open-Meteo itself derives from others, so that they need not be asked for: each costs a seventeenth of
 * a request. NaN in, NaN out.
 */

/** Coefficients of the Magnus formula over water: Alduchov and Eskridge 1996, doi 10.1175/1520-0450(1996)035<0601:IMFAOS>2.0.CO;2. */
const MAGNUS_A = 17.625;
const MAGNUS_B_C = 243.04;

/** Drier air than this is a sensor's noise; the logarithm needs a floor. */
const DRIEST_PCT = 1;

export function dewPointC(temperatureC: number, relativeHumidityPct: number): number {
  const humidity = Math.max(relativeHumidityPct, DRIEST_PCT) / 100;
  const gamma = Math.log(humidity) + (MAGNUS_A * temperatureC) / (MAGNUS_B_C + temperatureC);
  return (MAGNUS_B_C * gamma) / (MAGNUS_A - gamma);
}

/** Radiation at and below which upstream adds no warmth; also what stands in when none is known. */
const COOL_SUN_WM2 = 550;

/**
 * Steadman's apparent temperature as the Bureau of Meteorology and Open-Meteo (`apparentTemperature` in its
 * Meteorology.swift) compute it: humidity, wind reduced by a quarter to walking height, and strong sun.
 */
export function apparentTemperatureC(
  temperatureC: number,
  relativeHumidityPct: number,
  windKmh: number,
  shortwaveWm2: number,
): number {
  const vapourHpa = (relativeHumidityPct / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  const windMs = (0.75 * windKmh) / 3.6;
  const sunWm2 = Number.isNaN(shortwaveWm2) ? COOL_SUN_WM2 : shortwaveWm2;
  const absorbedWm2 = Math.max(0, 0.1 * (sunWm2 - COOL_SUN_WM2));
  return temperatureC + 0.348 * vapourHpa - 0.7 * windMs + (0.7 * absorbedWm2) / (windMs + 10) - 4.25;
}

/** The standard atmosphere's lapse rate, and g·M / (R·lapse) for it. */
const LAPSE_K_PER_M = 0.0065;
const BAROMETRIC_EXPONENT = 5.25578129287;

/**
 * Pressure at the ground over pressure at sea level, by the barometric formula with the temperature of the hour; exactly
 * what `surfacePressure` in Open-Meteo's Meteorology.swift does, so that the one is recovered from the other.
 */
export function surfacePressureRatio(temperatureC: number, elevationM: number): number {
  const seaLevelK = temperatureC + 273.15 + LAPSE_K_PER_M * elevationM;
  return (1 - (LAPSE_K_PER_M * elevationM) / seaLevelK) ** BAROMETRIC_EXPONENT;
}
