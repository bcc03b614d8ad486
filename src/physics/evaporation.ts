/**
 * How fast water leaves a surface: fresh concrete, cloth on a line, an open film, a lawn. Rates are in kg/m² per hour, which is
 * millimetres of water per hour.
 */

import { clamp } from '../lib/math.ts';
import { KMH_PER_MS } from '../units/factors.ts';
import { cloudTransmittance } from './air.ts';
import { saturationSlopeKpaK, saturationVapourPressureFaoKpa, vapourPressureDeficitKpa } from './humidity.ts';

const PSYCHROMETRIC_KPA_K = 0.066;
const EVAPORATION_HEAT_JKG = 2.45e6;

/**
 * Evaporation from fresh concrete, kg/m²/h, by Uno 1998 (ACI Materials Journal 95-M34) after Menzel 1954. The wind is
 * that at 0.5 m above the slab. ACI 305R asks for precautions from 1.0, and from 0.5 for mixes that bleed little.
 */
export function concreteEvaporationKgM2H(
  concreteC: number,
  airC: number,
  relativeHumidityPct: number,
  windKmh: number,
): number {
  const drive = (concreteC + 18) ** 2.5 - (relativeHumidityPct / 100) * Math.max(0, airC + 18) ** 2.5;
  return Math.max(0, 5 * drive * (windKmh + 4) * 1e-6);
}

/** Temperature at which ready-mixed concrete is placed, °C: 3 K above the air, within the range that suppliers deliver. */
export function placedConcreteC(airC: number): number {
  return clamp(airC + 3, 10, 35);
}

/** Wind 0.5 m above a slab from the wind at 10 m: logarithmic profile with a roughness length of 3 cm. */
export function windAtSlabKmh(wind10mKmh: number): number {
  return 0.66 * wind10mKmh;
}

/**
 * Drying of cloth on a line, kg/m²/h, by Penman's combination equation for a sheet wet on both sides: half of the
 * sunshine reaches it and 70 % of that is absorbed, and a sheltered garden has half the wind of 10 m. The shape is
 * physics; the shares are our calibration. McAdams' film coefficient 5.7 + 3.8 u W/(m²·K).
 */
export function clothDryingKgM2H(
  temperatureC: number,
  relativeHumidityPct: number,
  wind10mKmh: number,
  shortwaveWm2: number,
): number {
  const slope = saturationSlopeKpaK(temperatureC);
  const film = 5.7 + 3.8 * 0.5 * (wind10mKmh / KMH_PER_MS);
  const deficit = vapourPressureDeficitKpa(temperatureC, relativeHumidityPct);
  const power = (slope * 0.35 * shortwaveWm2 + 2 * film * deficit) / (slope + PSYCHROMETRIC_KPA_K);
  return (power / EVAPORATION_HEAT_JKG) * 3600;
}

/**
 * Evaporation of an open sheet of water, mm/day, by Penman in Shuttleworth's form (Handbook of Hydrology 1993).
 * Radiation is net, MJ/m²/day; wind at 2 m in m/s. The surface temperature is implied by the heat balance.
 */
export function openWaterEvaporationMmDay(
  temperatureC: number,
  relativeHumidityPct: number,
  wind2mMs: number,
  netRadiationMjM2Day: number,
): number {
  const slope = saturationSlopeKpaK(temperatureC);
  const deficit = saturationVapourPressureFaoKpa(temperatureC) * (1 - relativeHumidityPct / 100);
  const wind = 6.43 * (1 + 0.536 * wind2mMs) * deficit;
  const evaporationHeatMjKg = 2.501 - 0.002361 * temperatureC;
  return (
    (slope * netRadiationMjM2Day + PSYCHROMETRIC_KPA_K * wind) / (evaporationHeatMjKg * (slope + PSYCHROMETRIC_KPA_K))
  );
}

const STEFAN_BOLTZMANN_MJ = 2.043e-10;

/**
 * Net radiation of well-watered grass, MJ/m² per hour (FAO-56, equations 38 to 40). The term of cloudiness takes the
 * share of clear-sky radiation from the cloud cover (`cloudTransmittance`), so that it holds by night too.
 */
export function grassNetRadiationMj(
  temperatureC: number,
  vapourKpa: number,
  shortwaveWm2: number,
  cloudFraction: number,
): number {
  const clearShare = cloudTransmittance(cloudFraction);
  const longwave = STEFAN_BOLTZMANN_MJ * (temperatureC + 273.16) ** 4 * (0.34 - 0.14 * Math.sqrt(vapourKpa));
  return 0.77 * shortwaveWm2 * 0.0036 - longwave * clamp(1.35 * clearShare - 0.35, 0.05, 1);
}

/** Heat that the soil takes up, MJ/m² per hour (FAO-56, equations 45 and 46): a share of the net radiation. */
export function soilHeatMj(netRadiationMj: number, sunUp: boolean): number {
  return (sunUp ? 0.1 : 0.5) * netRadiationMj;
}

/** Wind at 2 m from that at 10 m over short grass, m/s (FAO-56, equation 47). */
export function windAt2mOverGrassMs(wind10mMs: number): number {
  return (4.87 / Math.log(67.8 * 10 - 5.42)) * wind10mMs;
}

/** Reference evapotranspiration, mm per hour: FAO-56 Penman–Monteith (equation 53); dew is not counted. */
export function referenceEvapotranspirationMmH(
  temperatureC: number,
  relativeHumidityPct: number,
  wind2mMs: number,
  netRadiationMj: number,
  soilMj: number,
  pressureHpa: number,
): number {
  const slope = saturationSlopeKpaK(temperatureC);
  const psychrometric = 0.0665e-3 * pressureHpa;
  const deficit = saturationVapourPressureFaoKpa(temperatureC) * (1 - relativeHumidityPct / 100);
  const radiation = 0.408 * slope * (netRadiationMj - soilMj);
  const wind = psychrometric * (37 / (temperatureC + 273)) * wind2mMs * deficit;
  return Math.max(0, (radiation + wind) / (slope + psychrometric * (1 + 0.34 * wind2mMs)));
}
