/**
 * Water vapour: saturation pressure, dew point, vapour pressure deficit, wet bulb and Delta-T.
 *
 * Saturation follows Magnus with the constants of Alduchov & Eskridge 1996 (J. Appl. Meteor. 35, 601) over water, accurate
 * to 0.4 % from −40 to 50 °C. Relative humidity is in percent, pressures are in hPa except in names that end in Kpa.
 */

const MAGNUS_A = 17.625;
const MAGNUS_B_C = 243.04;
/** Saturation vapour pressure at 0 °C, hPa. */
const MAGNUS_C_HPA = 6.1094;
/** Drier air than this is a sensor's noise, and the logarithm needs a floor. */
const MIN_HUMIDITY_PCT = 1;

/** Exponent of the Magnus formula: the saturation vapour pressure is that at 0 °C times e to this power. */
export function magnusExponent(temperatureC: number): number {
  return (MAGNUS_A * temperatureC) / (MAGNUS_B_C + temperatureC);
}

/** Saturation vapour pressure over water, hPa. */
export function saturationVapourPressureHpa(temperatureC: number): number {
  return MAGNUS_C_HPA * Math.exp(magnusExponent(temperatureC));
}

/**
 * Vapour pressure of the air, hPa, with the constants that the Australian Bureau of Meteorology uses in its apparent
 * temperature and its WBGT (6.105 hPa, 17.27, 237.7 °C).
 */
export function vapourPressureBomHpa(temperatureC: number, relativeHumidity: number): number {
  return (relativeHumidity / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
}

/** Saturation vapour pressure, kPa, by Tetens as FAO Irrigation and Drainage Paper 56 uses it. */
export function saturationVapourPressureFaoKpa(temperatureC: number): number {
  return 0.6108 * Math.exp((17.27 * temperatureC) / (temperatureC + 237.3));
}

/** Slope of the saturation curve, kPa/K (FAO-56, equation 13). */
export function saturationSlopeKpaK(temperatureC: number): number {
  return (4098 * saturationVapourPressureFaoKpa(temperatureC)) / (temperatureC + 237.3) ** 2;
}

/** Dew point, °C; NaN for NaN. Humidity below 1 % counts as 1 %. */
export function dewPointC(temperatureC: number, relativeHumidityPct: number): number {
  const humidity = Math.max(MIN_HUMIDITY_PCT, relativeHumidityPct);
  const gamma = Math.log(humidity / 100) + magnusExponent(temperatureC);
  return (MAGNUS_B_C * gamma) / (MAGNUS_A - gamma);
}

/** Relative humidity, %, from temperature and dew point; never above 100. */
export function relativeHumidityPct(temperatureC: number, dewPoint: number): number {
  const ratio = saturationVapourPressureHpa(dewPoint) / saturationVapourPressureHpa(temperatureC);
  return ratio > 1 ? 100 : 100 * ratio;
}

/** Vapour pressure deficit of the air, kPa. */
export function vapourPressureDeficitKpa(temperatureC: number, relativeHumidity: number): number {
  return (saturationVapourPressureHpa(temperatureC) * (1 - relativeHumidity / 100)) / 10;
}

/**
 * Wet-bulb temperature, °C, by Stull 2011 (doi 10.1175/JAMC-D-11-0143.1), fitted at 1013 hPa for 5–99 % and
 * −20…50 °C with errors of −1…+0.65 K. For use where the pressure is unknown.
 */
export function wetBulbStullC(temperatureC: number, relativeHumidity: number): number {
  return (
    temperatureC * Math.atan(0.151977 * Math.sqrt(relativeHumidity + 8.313659)) +
    Math.atan(temperatureC + relativeHumidity) -
    Math.atan(relativeHumidity - 1.676331) +
    0.00391838 * relativeHumidity ** 1.5 * Math.atan(0.023101 * relativeHumidity) -
    4.686035
  );
}

/**
 * Wet-bulb temperature, °C, from the psychrometer equation of an aspirated instrument,
 * e_s(Tw) − 6.62e-4·p·(T − Tw)(1 + 0.00115 Tw) = e, which holds at any altitude. The left side rises steadily with Tw,
 * so Newton's method from the Stull value settles in a few steps.
 */
export function wetBulbC(temperatureC: number, relativeHumidity: number, pressureHpa: number): number {
  const vapourHpa = (saturationVapourPressureHpa(temperatureC) * relativeHumidity) / 100;
  const psychrometer = 6.62e-4 * pressureHpa;
  let wetBulb = wetBulbStullC(temperatureC, relativeHumidity);
  for (let step = 0; step < 20; step++) {
    const saturation = saturationVapourPressureHpa(wetBulb);
    const excess = saturation - psychrometer * (temperatureC - wetBulb) * (1 + 0.00115 * wetBulb) - vapourHpa;
    const slope =
      (saturation * MAGNUS_A * MAGNUS_B_C) / (MAGNUS_B_C + wetBulb) ** 2 +
      psychrometer * (1 + 0.0023 * wetBulb - 0.00115 * temperatureC);
    const change = excess / slope;
    wetBulb -= change;
    if (Math.abs(change) < 1e-4) break;
  }
  return wetBulb;
}

/** Delta-T, K: how far the wet bulb lies below the air, the measure that spray guides use for droplet survival. */
export function deltaTK(temperatureC: number, wetBulb: number): number {
  return temperatureC - wetBulb;
}
