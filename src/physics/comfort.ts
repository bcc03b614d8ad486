/**
 * How air feels: heat index, wind chill, apparent temperature and humidex, each by the formula of the service that owns
 * it. Temperatures in °C, winds in km/h at 10 m.
 */

/** Heat index in °F (US National Weather Service, Rothfusz 1990 regression with its two adjustments). */
export function heatIndexF(temperatureF: number, relativeHumidityPct: number): number {
  const t = temperatureF;
  const r = relativeHumidityPct;
  const simple = 0.5 * (t + 61 + 1.2 * (t - 68) + 0.094 * r);
  const average = (simple + t) / 2;
  if (average < 80) return average;
  const regression =
    -42.379 +
    2.04901523 * t +
    10.14333127 * r -
    0.22475541 * t * r -
    0.00683783 * t * t -
    0.05481717 * r * r +
    0.00122874 * t * t * r +
    0.00085282 * t * r * r -
    0.00000199 * t * t * r * r;
  if (r < 13 && t >= 80 && t <= 112) {
    return regression - ((13 - r) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  }
  if (r > 85 && t >= 80 && t <= 87) return regression + ((r - 85) / 10) * ((87 - t) / 5);
  return regression;
}

/** Heat index, °C. */
export function heatIndexC(temperatureC: number, relativeHumidityPct: number): number {
  return (heatIndexF(temperatureC * 1.8 + 32, relativeHumidityPct) - 32) / 1.8;
}

/**
 * Wind chill, °C (Joint Action Group on Temperature Indices 2001; Environment Canada). It is defined up to 10 °C; above
 * that the answer is the air temperature. Below 5 km/h Canada's linear form T + (−1.59 + 0.1345 T)/5·V is used, which
 * meets the air temperature in still air; it never warms.
 */
export function windChillC(temperatureC: number, windKmh: number): number {
  if (temperatureC > 10) return temperatureC;
  if (windKmh < 5) return Math.min(temperatureC, temperatureC + ((-1.59 + 0.1345 * temperatureC) / 5) * windKmh);
  const power = windKmh ** 0.16;
  const chill = 13.12 + 0.6215 * temperatureC - 11.37 * power + 0.3965 * temperatureC * power;
  return Math.min(temperatureC, chill);
}

/** Apparent temperature in the shade, °C (Steadman 1994 as the Australian Bureau of Meteorology uses it). */
export function apparentTemperatureC(temperatureC: number, relativeHumidityPct: number, windKmh: number): number {
  const vapourHpa = (relativeHumidityPct / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + 0.33 * vapourHpa - 0.7 * (windKmh / 3.6) - 4;
}

/** Humidex, °C (Meteorological Service of Canada); never below the air temperature. */
export function humidexC(temperatureC: number, dewPoint: number): number {
  const vapourHpa = 6.11 * Math.exp(5417.753 * (1 / 273.16 - 1 / (273.15 + dewPoint)));
  return temperatureC + 0.5555 * (vapourHpa - 10);
}

/**
 * WBGT by the Australian Bureau of Meteorology's approximation, °C: it assumes moderately strong sun and light wind, so
 * it overestimates by 3–6 K at night, under cloud and in wind. For use by day where radiation is unknown.
 */
export function wbgtWithoutRadiationC(temperatureC: number, relativeHumidityPct: number): number {
  const vapourHpa = (relativeHumidityPct / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return 0.567 * temperatureC + 0.393 * vapourHpa + 3.94;
}

/** WBGT without sun, °C (ISO 7243 indoor form with the globe at air temperature). */
export function wbgtShadeC(temperatureC: number, wetBulb: number): number {
  return 0.7 * wetBulb + 0.3 * temperatureC;
}
