/**
 * Snow and ice on the ground, hour by hour: fresh snow settles, melts by degree-hours and by rain, and what melts freezes
 * again. Depths are in centimetres, water and ice in millimetres.
 *
 * Melt by the temperature index (Hock 2003, Journal of Hydrology 282, 104–115): 4 mm of water per kelvin and day, the
 * middle of the 3 to 5 that are usual for snow. Icing follows Karlsson 2001: a road
 * surface below zero that is wet or below the frost point. The widths of the transitions are our judgement: they are as
 * wide as a forecast of the road's temperature is uncertain, ±1.5 K, so that no small change of the weather is a cliff.
 */
import { clamp, ramp } from '../lib/math.ts';

/** Fresh snow per millimetre of water, cm: Open-Meteo's 7 cm for 10 mm. */
const FRESH_CM_PER_MM = 0.7;
/** Water of snow that has lain, mm per cm: 250 kg/m³, settled dry snow (Cuffey & Paterson 2010, The Physics of Glaciers, table 2.1: 200–300). */
const SETTLED_MM_PER_CM = 2.5;
/** Settling of fresh snow towards that density; a third in the first day (judgement). */
const SETTLING_HOURS = 60;
const MELT_MM_PER_K_HOUR = 4 / 24;
/** Heat of rain over the heat of fusion: 4.19 / 334 mm of melt per mm and K. */
const MELT_PER_RAIN_K = 4.19 / 334;

/** Water that an hour's snowfall holds, mm. */
export function snowWaterMm(snowfallCm: number): number {
  return snowfallCm / FRESH_CM_PER_MM;
}

/**
 * Snowfall that an hour's precipitation means, cm, where the source has none: all snow at 0.5 °C and below, all rain from
 * 2.5 °C (judgement: near the ground snow has melted a few hundred metres below the level of 0 °C).
 */
export function snowfallFromPrecipitationCm(temperatureC: number, precipitationMm: number): number {
  return FRESH_CM_PER_MM * precipitationMm * ramp(temperatureC, 2.5, 0.5);
}

/** Water that an hour melts where there is snow enough, mm. */
export function potentialMeltMm(temperatureC: number, rainMm: number): number {
  const warmth = Math.max(0, temperatureC);
  return warmth * (MELT_MM_PER_K_HOUR + MELT_PER_RAIN_K * rainMm);
}

/** Snow on the ground: its depth and its water. */
export interface Snowpack {
  depthCm: number;
  waterMm: number;
}

/** A snowpack of known depth that has lain. */
export function settledSnowpack(depthCm: number): Snowpack {
  return { depthCm, waterMm: depthCm * SETTLED_MM_PER_CM };
}

/** Lets an hour pass over the snowpack, in place; the melt water that it gave, mm. */
export function passHour(pack: Snowpack, temperatureC: number, snowfallCm: number, rainMm: number): number {
  pack.depthCm += snowfallCm;
  pack.waterMm += snowWaterMm(snowfallCm);
  if (pack.waterMm <= 0) return 0;
  const settled = pack.waterMm / SETTLED_MM_PER_CM;
  if (pack.depthCm > settled) pack.depthCm -= (pack.depthCm - settled) / SETTLING_HOURS;
  const melt = Math.min(pack.waterMm, potentialMeltMm(temperatureC, rainMm));
  pack.depthCm *= 1 - melt / pack.waterMm;
  pack.waterMm -= melt;
  return melt;
}

/** Roads are cleared, gritted and driven bare: fresh snow on them falls to 37 % in a day and a half (judgement). */
const CLEARING_HOURS = 36;
/** What stays on side streets and verges of the snow that lies beside a road (judgement). */
const UNCLEARED_SHARE = 0.1;

/** Fresh snow left on roads an hour later, cm: traffic and clearing take it, warmth melts it. */
export function freshOnRoadsCm(freshCm: number, temperatureC: number, snowfallCm: number, rainMm: number): number {
  const melted = FRESH_CM_PER_MM * potentialMeltMm(temperatureC, rainMm);
  return Math.max(0, (freshCm + snowfallCm) * Math.exp(-1 / CLEARING_HOURS) - melted);
}

/** Snow that a driver, a runner or a rider meets on roads, cm. */
export function snowOnRoadsCm(freshCm: number, lyingCm: number): number {
  return Math.max(freshCm, UNCLEARED_SHARE * lyingCm);
}

/** Share of a wet surface's water that freezes, 0 to 1, from 1.5 to −1.5 °C of the surface. */
export function frozenShare(surfaceC: number): number {
  return ramp(surfaceC, 1.5, -1.5);
}

/** Warmth of the sun on ice and snow, K per W/m²: half of what bare asphalt takes up, for both reflect it (judgement). */
const SUN_ON_ICE_K_M2_W = 0.01;
/** Sublimation of thin ice in dry cold air, mm per hour (judgement: a twentieth of a millimetre a day). */
const SUBLIMATION_MM_H = 0.002;

/**
 * Ice on the ground an hour later, mm: what freezes of the water that is there, less what thaws; glaze grows upon what is
 * there. In the shade only air above zero thaws it; in the open the sun helps, but sun on ice at −6 °C does not reach the
 * melting point.
 */
export function nextIceMm(iceMm: number, water: SurfaceWater, temperatureC: number, sunWm2: number): number {
  const kept = Math.max(0, iceMm - thawMm(temperatureC, sunWm2) - SUBLIMATION_MM_H);
  const frozen = frozenShare(water.surfaceC);
  return Math.min(MAX_ICE_MM, Math.max(kept, water.filmMm * frozen) + water.glazeMm * frozen);
}

/** What an hour can freeze: the film that is there, the rain that freezes as it falls, and the ground under both. */
export interface SurfaceWater {
  readonly filmMm: number;
  readonly glazeMm: number;
  readonly surfaceC: number;
}

/** Ice that an hour can melt, mm. */
export function thawMm(temperatureC: number, sunWm2: number): number {
  return MELT_MM_PER_K_HOUR * Math.max(0, temperatureC + SUN_ON_ICE_K_M2_W * sunWm2);
}

/** More ice than this on a drained surface makes no difference. */
const MAX_ICE_MM = 1;
/** Ice of this thickness is two thirds as slippery as ice can be; rime of a road is about 0.05 mm, black ice 0.1 and more (judgement). */
const SLIPPERY_ICE_MM = 0.12;
const BLACK_ICE = 0.85;
const REFROZEN = 0.15;
/** Half of the way lies in the shade of houses, trees and cuttings while a winter sun is low (judgement). */
const SHADED_SHARE = 0.5;
/** Trodden snow is slippery about as half as ice; deep snow is worse, for it is driven into ruts (judgement). */
const TRODDEN = 0.6;
const TRODDEN_CM = 6;
const HOAR = 0.5;
const FREEZING_RAIN = 0.9;

/** What decides how slippery the ground is. */
export interface GroundIce {
  readonly openIceMm: number;
  readonly shadedIceMm: number;
  /** Temperature of bare ground in the open, °C. */
  readonly surfaceC: number;
  readonly temperatureC: number;
  readonly dewPointC: number;
  readonly roadSnowCm: number;
  readonly snowfallCm: number;
  /** Warmest air of the past twelve hours, °C. */
  readonly warmestPast12hC: number;
  readonly freezingRain: boolean;
}

/**
 * Slipperiness of the ground, 0 to 1: ice in the open up to 0.85, and 0.15 more where a thaw froze again; patches in the
 * shade; snow, trodden or falling; hoar up to 0.5; freezing rain at least 0.9.
 */
export function iceIndex(ground: GroundIce): number {
  const refrozen = REFROZEN * ramp(ground.warmestPast12hC, 0.5, 2) * ramp(ground.temperatureC, 0.5, -1);
  const open = slipperiness(ground.openIceMm);
  const ice = open * (BLACK_ICE + refrozen);
  const shaded = SHADED_SHARE * BLACK_ICE * slipperiness(ground.shadedIceMm);
  const cold = frozenShare(ground.temperatureC);
  const trodden = TRODDEN * (1 - Math.exp(-ground.roadSnowCm / TRODDEN_CM)) * cold;
  const falling = 0.5 * ramp(ground.snowfallCm, 0, 0.5) * ramp(ground.temperatureC, 2, 0.5);
  const hoar = HOAR * ramp(ground.surfaceC, 0.5, -1) * ramp(ground.dewPointC - ground.surfaceC, 0, 1.5);
  const index = Math.max(ice, shaded, trodden, falling, hoar, ground.freezingRain ? FREEZING_RAIN : 0);
  return clamp(index, 0, 1);
}

function slipperiness(iceMm: number): number {
  return 1 - Math.exp(-iceMm / SLIPPERY_ICE_MM);
}
