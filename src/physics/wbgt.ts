/**
 * Outdoor wet-bulb globe temperature by Liljegren et al. 2008 (J. Occup. Environ. Hyg. 5, 645,
 * doi 10.1080/15459620802310770): the heat balances of a natural wet wick and of a black globe.
 *
 * The constants are those of the paper's reference code (Argonne National Laboratory). Where that code damps a fixed
 * point, the balances are solved here by the secant method to 0.001 K, which takes a tenth of the steps. Station and
 * model inputs leave about ±2 °C of uncertainty (Cheuvront 2015, doi 10.1249/MSS.0000000000000624).
 */
import { clamp } from '../lib/math.ts';
import { STANDARD_PRESSURE_HPA } from './pressure.ts';

const STEFAN_BOLTZMANN = 5.6696e-8;
const AIR_HEAT_CAPACITY = 1003.5;
const AIR_MOLAR_MASS = 28.97;
const WATER_MOLAR_MASS = 18.015;
const AIR_GAS_CONSTANT = 8314.34 / AIR_MOLAR_MASS;
const PRANDTL = AIR_HEAT_CAPACITY / (AIR_HEAT_CAPACITY + 1.25 * AIR_GAS_CONSTANT);
const HEAT_TO_MASS = (AIR_HEAT_CAPACITY * AIR_MOLAR_MASS) / WATER_MOLAR_MASS;
const SOLAR_CONSTANT_WM2 = 1367;

const SURFACE_EMISSIVITY = 0.999;
const SURFACE_ALBEDO = 0.45;
const GLOBE_EMISSIVITY = 0.95;
const GLOBE_ALBEDO = 0.05;
const GLOBE_DIAMETER_M = 0.0508;
const WICK_EMISSIVITY = 0.95;
const WICK_ALBEDO = 0.4;
const WICK_DIAMETER_M = 0.007;
const WICK_LENGTH_M = 0.0254;
const MIN_WIND_MS = 0.13;

/** More than the curvature of either balance over twice its slope, 1/K. */
const CURVATURE = 0.05;
/** About the slope of the wick's balance, turned round: it warms so much for each kelvin that the balance is off. */
const WICK_STEP = 0.4;

/** What the balances need, in SI units but for the pressure (hPa); humidity as a fraction, wind at 2 m. */
interface WbgtInput {
  readonly temperatureC: number;
  readonly humidityFraction: number;
  readonly pressureHpa: number;
  readonly wind2mMs: number;
  readonly shortwaveWm2: number;
  /** Share of the radiation that is direct beam. */
  readonly directFraction: number;
  /** Cosine of the solar zenith angle. */
  readonly cosZenith: number;
}

/** WBGT, °C: 0.7 natural wet bulb + 0.2 globe + 0.1 air. */
export function wbgtC(input: WbgtInput): number {
  const air = airOf(input);
  return 0.7 * wetBulbIn(air, input) + 0.2 * globeIn(air, input) + 0.1 * input.temperatureC;
}

/** The air about globe and wick, and the heat radiation of sky and ground as the fourth power of a temperature. */
interface Air {
  readonly airK: number;
  readonly vapourHpa: number;
  readonly sky: number;
}

function airOf({ temperatureC, humidityFraction }: WbgtInput): Air {
  const airK = temperatureC + 273.15;
  const vapourHpa = humidityFraction * saturationHpa(airK);
  const sky = 0.5 * (atmosphericEmissivity(vapourHpa) + SURFACE_EMISSIVITY) * airK ** 4;
  return { airK, vapourHpa, sky };
}

/** Temperature of a 50 mm black globe, °C. */
export function globeC(input: WbgtInput): number {
  return globeIn(airOf(input), input);
}

function globeIn({ airK, sky }: Air, input: WbgtInput): number {
  // Below half a degree of sun the beam term is ill-defined; the code of the paper leaves it out.
  const beam = input.directFraction > 0 ? input.directFraction * (1 / (2 * input.cosZenith) - 1) : 0;
  const sun =
    (input.shortwaveWm2 / (2 * STEFAN_BOLTZMANN * GLOBE_EMISSIVITY)) * (1 - GLOBE_ALBEDO) * (beam + 1 + SURFACE_ALBEDO);
  const balance = (globeK: number): number => {
    const transfer = sphereTransfer((globeK + airK) / 2, input.pressureHpa, input.wind2mMs);
    const fourth = sky - (transfer / (STEFAN_BOLTZMANN * GLOBE_EMISSIVITY)) * (globeK - airK) + sun;
    return fourth - globeK ** 4;
  };
  // First by the transfer of air as warm as it is, which changes little.
  const slope = (kelvin: number): number => 4 * kelvin ** 3 + airTransfer / (STEFAN_BOLTZMANN * GLOBE_EMISSIVITY);
  const airTransfer = sphereTransfer(airK, input.pressureHpa, input.wind2mMs);
  const firstK = airK + (sky + sun - airK ** 4) / slope(airK);
  const firstValue = balance(firstK);
  return secantRoot(balance, firstK, firstValue, firstK + firstValue / slope(firstK)) - 273.15;
}

/** Temperature of a wet wick in wind and sun, °C. */
export function naturalWetBulbC(input: WbgtInput): number {
  return wetBulbIn(airOf(input), input);
}

function wetBulbIn({ airK, vapourHpa, sky }: Air, input: WbgtInput): number {
  const aspect = (0.25 * WICK_DIAMETER_M) / WICK_LENGTH_M;
  const tanZenith = Math.sqrt(Math.max(0, 1 - input.cosZenith ** 2)) / Math.max(input.cosZenith, 1e-6);
  const beam = input.directFraction > 0 ? input.directFraction * (tanZenith / Math.PI + aspect) : 0;
  const sun =
    (1 - WICK_ALBEDO) * input.shortwaveWm2 * ((1 - input.directFraction) * (1 + aspect) + beam + SURFACE_ALBEDO);
  const balance = (wickK: number): number => {
    const filmK = (wickK + airK) / 2;
    const transfer = wickTransfer(filmK, input.pressureHpa, input.wind2mMs);
    const radiation = STEFAN_BOLTZMANN * WICK_EMISSIVITY * (sky - wickK ** 4) + sun;
    const density = (input.pressureHpa * 100) / (AIR_GAS_CONSTANT * filmK);
    const schmidt = viscosity(filmK) / (density * diffusivity(filmK, input.pressureHpa));
    const wickHpa = saturationHpa(wickK);
    const cooling =
      (((evaporationHeat(filmK) / HEAT_TO_MASS) * (wickHpa - vapourHpa)) / (input.pressureHpa - wickHpa)) *
      (PRANDTL / schmidt) ** 0.56;
    return airK - cooling + radiation / transfer - wickK;
  };
  const dewK = dewPointK(vapourHpa);
  const firstK = dewK + 0.45 * (airK - dewK) + 0.003 * input.shortwaveWm2;
  const firstValue = balance(firstK);
  return secantRoot(balance, firstK, firstValue, firstK + WICK_STEP * firstValue) - 273.15;
}

/**
 * Share of the direct beam in the global radiation (equation 13 of the paper): exp(3 − 1.34 s − 1.65/s) with s the
 * radiation over its value outside the atmosphere, 0 when the sun is within half a degree of the horizon.
 */
export function directFraction(shortwaveWm2: number, cosZenith: number, dayOfYear: number): number {
  if (cosZenith < 0.00873 || shortwaveWm2 <= 0) return 0;
  const distanceFactor = 1 + 0.034 * Math.cos((2 * Math.PI * (dayOfYear - 3)) / 365.25);
  const transmission = Math.min(0.85, shortwaveWm2 / (SOLAR_CONSTANT_WM2 * cosZenith * distanceFactor));
  return clamp(Math.exp(3 - 1.34 * transmission - 1.65 / transmission), 0, 0.9);
}

/** Power-law exponents over built-up or wooded ground for stability A … F. */
const URBAN_EXPONENTS = [0.15, 0.15, 0.2, 0.25, 0.3, 0.3] as const;
/** Below this the power law loses its meaning; the Dutch weather service's floor for the wind at 10 m. */
const MIN_WIND_10M_MS = 0.62;
/** Where the next class of wind at 10 m and of radiation begins, from the paper's reference code. */
const WIND_CLASSES_MS = [2, 3, 5, 6] as const;
const RADIATION_CLASSES_WM2 = [175, 675, 925] as const;
/** Stability class (0 = A … 5 = F) by wind class and radiation class, both ascending. */
const DAY_STABILITY = [
  [3, 1, 0, 0],
  [3, 2, 1, 0],
  [3, 2, 1, 1],
  [3, 3, 2, 2],
  [3, 3, 3, 2],
] as const;

/** Wind at 2 m, m/s, from the wind at 10 m by the power law of the stability class. */
export function windAt2mMs(wind10mMs: number, shortwaveWm2: number, sunUp: boolean): number {
  const stability = sunUp ? dayStability(wind10mMs, shortwaveWm2) : nightStability(wind10mMs);
  return Math.max(MIN_WIND_10M_MS, wind10mMs) * 0.2 ** URBAN_EXPONENTS[stability];
}

function dayStability(wind10mMs: number, shortwaveWm2: number): number {
  return DAY_STABILITY[classOf(wind10mMs, WIND_CLASSES_MS)][classOf(shortwaveWm2, RADIATION_CLASSES_WM2)];
}

function nightStability(wind10mMs: number): number {
  if (wind10mMs >= 2.5) return 3;
  return wind10mMs >= 2 ? 4 : 5;
}

/** How many of the ascending limits a value reaches. */
function classOf(value: number, limits: readonly number[]): number {
  let reached = 0;
  while (value >= limits[reached]) reached++;
  return reached;
}

/** The zero of a smooth function near a first guess, whose value is known, and a second. */
function secantRoot(balance: (kelvin: number) => number, firstK: number, firstValue: number, secondK: number): number {
  let older = firstK;
  let olderValue = firstValue;
  // A step of more than 20 K would leave the range in which the air properties hold.
  let newer = clamp(secondK, older - 20, older + 20);
  for (let step = 0; step < 30; step++) {
    const value = balance(newer);
    if (value === olderValue) return newer;
    const next = newer - (value * (newer - older)) / (value - olderValue);
    const lastK = Math.abs(newer - older);
    older = newer;
    olderValue = value;
    newer = clamp(next, older - 20, older + 20);
    // What is left is the product of the last two steps, times the curvature of the balance.
    if (Math.abs(newer - older) * Math.min(1, CURVATURE * lastK) < 1e-3) return newer;
  }
  return newer;
}

/** Saturation over water with the enhancement factor of moist air, hPa (Buck 1981). */
function saturationHpa(kelvin: number): number {
  return 1.004 * 6.1121 * Math.exp((17.502 * (kelvin - 273.15)) / (kelvin - 32.18));
}

function dewPointK(vapourHpa: number): number {
  const z = Math.log(vapourHpa / (6.1121 * 1.004));
  return 273.15 + (240.97 * z) / (17.502 - z);
}

function atmosphericEmissivity(vapourHpa: number): number {
  return 0.575 * vapourHpa ** 0.143;
}

/** Viscosity of air, kg/(m·s). */
function viscosity(kelvin: number): number {
  const reduced = kelvin / 97;
  const omega = ((reduced - 2.9) / 0.4) * -0.034 + 1.048;
  return (2.6693e-6 * Math.sqrt(AIR_MOLAR_MASS * kelvin)) / (3.617 * 3.617 * omega);
}

/** Thermal conductivity of air, W/(m·K). */
function conductivity(kelvin: number): number {
  return (AIR_HEAT_CAPACITY + 1.25 * AIR_GAS_CONSTANT) * viscosity(kelvin);
}

const CRITICAL_PRESSURES = (36.4 * 218) ** (1 / 3);
const CRITICAL_TEMPERATURES = (132 * 647.3) ** (5 / 12);
const CRITICAL_SCALE_K = Math.sqrt(132 * 647.3);
const MOLAR_MIX = Math.sqrt(1 / AIR_MOLAR_MASS + 1 / WATER_MOLAR_MASS);
const DIFFUSIVITY_FACTOR = 3.64e-4 * CRITICAL_PRESSURES * CRITICAL_TEMPERATURES * MOLAR_MIX * 1e-4;

/** Diffusivity of water vapour in air, m²/s. */
function diffusivity(kelvin: number, pressureHpa: number): number {
  return (DIFFUSIVITY_FACTOR * (kelvin / CRITICAL_SCALE_K) ** 2.334) / (pressureHpa / STANDARD_PRESSURE_HPA);
}

/** Heat of evaporation of water, J/kg. */
function evaporationHeat(kelvin: number): number {
  return ((313.15 - kelvin) / 30) * -71100 + 2.4073e6;
}

function reynolds(kelvin: number, pressureHpa: number, windMs: number, diameterM: number): number {
  const density = (pressureHpa * 100) / (AIR_GAS_CONSTANT * kelvin);
  return (Math.max(windMs, MIN_WIND_MS) * density * diameterM) / viscosity(kelvin);
}

const SPHERE_PRANDTL = PRANDTL ** 0.3333;
const WICK_PRANDTL = PRANDTL ** 0.44;

/** Convective transfer to the globe, W/(m²·K). */
function sphereTransfer(kelvin: number, pressureHpa: number, windMs: number): number {
  const nusselt = 2 + 0.6 * Math.sqrt(reynolds(kelvin, pressureHpa, windMs, GLOBE_DIAMETER_M)) * SPHERE_PRANDTL;
  return (nusselt * conductivity(kelvin)) / GLOBE_DIAMETER_M;
}

/** Convective transfer to the wick across the wind, W/(m²·K). */
function wickTransfer(kelvin: number, pressureHpa: number, windMs: number): number {
  const nusselt = 0.281 * reynolds(kelvin, pressureHpa, windMs, WICK_DIAMETER_M) ** 0.6 * WICK_PRANDTL;
  return (nusselt * conductivity(kelvin)) / WICK_DIAMETER_M;
}
