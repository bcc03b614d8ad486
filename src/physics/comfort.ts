/**
 * How air feels: heat index, wind chill, apparent temperature and humidex, each by the formula of the service that owns
 * it. Temperatures in °C, winds in km/h at 10 m.
 */
import { celsiusToFahrenheit, fahrenheitToCelsius, KMH_PER_MS } from '../units/factors.ts';
import { vapourPressureBomHpa } from './humidity.ts';

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
  return fahrenheitToCelsius(heatIndexF(celsiusToFahrenheit(temperatureC), relativeHumidityPct));
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
export function apparentTemperatureInShadeC(
  temperatureC: number,
  relativeHumidityPct: number,
  windKmh: number,
): number {
  const vapourHpa = vapourPressureBomHpa(temperatureC, relativeHumidityPct);
  return temperatureC + 0.33 * vapourHpa - 0.7 * (windKmh / KMH_PER_MS) - 4;
}

/** Radiation up to which Open-Meteo adds no warmth; it also stands for an unknown radiation, W/m². */
const COOL_SUN_WM2 = 550;

/**
 * Apparent temperature in the sun, °C, by Steadman as the Australian Bureau of Meteorology and Open-Meteo compute it
 * (`apparentTemperature` in its Meteorology.swift): humidity, the wind reduced by a quarter to walking height, and
 * strong sun. An unknown radiation (NaN) adds no warmth.
 */
export function apparentTemperatureInSunC(
  temperatureC: number,
  vapourHpa: number,
  windKmh: number,
  shortwaveWm2: number,
): number {
  const windMs = (0.75 * windKmh) / KMH_PER_MS;
  const sunWm2 = Number.isNaN(shortwaveWm2) ? COOL_SUN_WM2 : shortwaveWm2;
  const absorbedWm2 = Math.max(0, 0.1 * (sunWm2 - COOL_SUN_WM2));
  return temperatureC + 0.348 * vapourHpa - 0.7 * windMs + (0.7 * absorbedWm2) / (windMs + 10) - 4.25;
}

/** Rain in three hours that soaks through what walkers wear, mm; half as much wets half. */
const SOAKING_MM = 2;
/** Part of the heat loss that soaked clothing adds: as if it had lost a fifth of its insulation. */
const SOAKED_LOSS = 0.25;
/** Temperature of the skin, against which heat is lost, °C. */
const SKIN_C = 33;

/**
 * What the air feels like in clothes that the rain of the last three hours has wetted, °C: the apparent temperature at
 * which dry clothes would lose as much heat. That wet clothing and wind kill walkers well above freezing is Pugh's finding
 * (1966, BMJ 1, 123); a fifth less insulation is our judgement for people in waterproofs, and mild against his figures.
 */
export function wetChillC(apparentC: number, rainMm: number): number {
  const wetness = Math.min(1, rainMm / SOAKING_MM);
  return apparentC - SOAKED_LOSS * wetness * Math.max(0, SKIN_C - apparentC);
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
  const vapourHpa = vapourPressureBomHpa(temperatureC, relativeHumidityPct);
  return 0.567 * temperatureC + 0.393 * vapourHpa + 3.94;
}

/** WBGT without sun, °C (ISO 7243 indoor form with the globe at air temperature). */
export function wbgtShadeC(temperatureC: number, wetBulb: number): number {
  return 0.7 * wetBulb + 0.3 * temperatureC;
}
