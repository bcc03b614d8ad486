/**
 * The air above the ground: temperature inversions, wind at flight height, cloud base, fog, rotor icing, and sunshine
 * where the source gives none.
 */
import { clamp, interpolate, RAD_PER_DEG, ramp } from '../lib/math.ts';

/**
 * Likelihood of a surface inversion, 0 to 1: low sun, clear sky, little wind. The sun's part follows the Australian
 * Grains Research & Development Corporation's spray manual (from one or two hours before sunset until an hour after
 * sunrise), the cloud's part the Canola Council of Canada (clear means 25 % or less); the scale is our calibration.
 */
export function inversionIndex(sunAltitudeDeg: number, cloudFraction: number, windKmh: number): number {
  const sun = ramp(sunAltitudeDeg, 15, 5);
  const cloud = 1 - 0.8 * ramp(cloudFraction, 0.25, 1);
  return sun * cloud * inversionWind(windKmh);
}

function inversionWind(windKmh: number): number {
  if (windKmh <= 11) return 1 - 0.4 * ramp(windKmh, 6, 11);
  if (windKmh <= 18) return 0.6 - 0.4 * ramp(windKmh, 11, 18);
  return 0.2 * ramp(windKmh, 25, 18);
}

/** Wind at a height by the power law, km/h; the exponent is 0.143 over open country and 0.22 over suburbs. */
export function windAtHeightKmh(wind10mKmh: number, heightM: number, exponent: number): number {
  return wind10mKmh * (heightM / 10) ** exponent;
}

/** Height of the base of cloud that forms by lifting surface air, m: 125 m per kelvin of dew-point depression. */
export function cloudBaseM(temperatureC: number, dewPointC: number): number {
  return 125 * Math.max(0, temperatureC - dewPointC);
}

/**
 * The ceiling for a flight, m: the cloud base where cloud covers more than half of the sky, rising as the
 * cover thins to a fifth, since a few clouds are no ceiling.
 */
export function ceilingM(temperatureC: number, dewPointC: number, cloudFraction: number): number {
  return cloudBaseM(temperatureC, dewPointC) + 2000 * ramp(cloudFraction, 0.5, 0.2);
}

/** Visibility below which the US NWS calls fog dense, a quarter of a mile, m. */
const DENSE_FOG_M = 400;
/** A fog whose density is unknown is taken for one that a driver has to fear, m (judgement, half of dense). */
const CODED_FOG_M = 200;
/** What counts as clear where nothing speaks of fog, m. */
const CLEAR_M = 10_000;

/**
 * A cautious reading of the visibility, m, where the source has none: fog by its WMO code (45, 48), dense fog where the dew
 * point is within 1 K, clearing towards 2 K. NaN where neither says anything. It scores; it is no figure to be shown.
 */
export function cautiousVisibilityM(weatherCode: number, temperatureC: number, dewPointC: number): number {
  const bySpread = CLEAR_M * (DENSE_FOG_M / CLEAR_M) ** ramp(temperatureC - dewPointC, 2, 1);
  if (weatherCode !== 45 && weatherCode !== 48) return bySpread;
  return Number.isNaN(bySpread) ? CODED_FOG_M : Math.min(CODED_FOG_M, bySpread);
}

/**
 * Gust over land from the mean wind, km/h, where the source has none: 1.66, the factor of a gust of 3 s in 10 minutes over
 * inland terrain (Harper, Kepert & Ginger 2010, WMO/TD-No. 1555, table 1.1).
 */
export function gustFromWindKmh(windKmh: number): number {
  return 1.66 * windKmh;
}

/**
 * Icing of rotors and airframes, 0 to 1: near-saturated air (from 90 % humidity) below 2 °C, and freezing rain for
 * certain. Our calibration of the common "below 2 °C and above 90 %" rule.
 */
export function rotorIcingIndex(temperatureC: number, relativeHumidityPct: number, freezingRain: boolean): number {
  if (freezingRain) return 1;
  return ramp(temperatureC, 3, -1) * ramp(relativeHumidityPct, 88, 97);
}

/** Share of clear-sky global radiation that reaches the ground under cloud (Kasten & Czeplak 1980, Solar Energy 24, 177). */
export function cloudTransmittance(cloudFraction: number): number {
  return 1 - 0.75 * clamp(cloudFraction, 0, 1) ** 3.4;
}

/**
 * Global radiation, W/m², from the sun's altitude and the cloud cover, for use where the source has none: clear sky by
 * Haurwitz 1945, cloud by `cloudTransmittance`.
 */
export function shortwaveFromCloudWm2(sunAltitudeDeg: number, cloudFraction: number): number {
  const sine = Math.sin(sunAltitudeDeg * RAD_PER_DEG);
  if (sine <= 0.01) return 0;
  return 1098 * sine * Math.exp(-0.057 / sine) * cloudTransmittance(cloudFraction);
}

/** Mean wind from which each force of Beaufort's scale begins, in whole km/h, force 1 first. */
export const BEAUFORT_KMH: readonly number[] = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118];

/** Force on Beaufort's scale, 0 to 12, of a mean wind at 10 m. */
export function beaufort(windKmh: number): number {
  if (Number.isNaN(windKmh)) return Number.NaN;
  const whole = Math.round(windKmh);
  let force = 0;
  while (force < BEAUFORT_KMH.length && whole >= BEAUFORT_KMH[force]) force++;
  return force;
}

/**
 * US air quality index that the visibility (m) in dry smoke stands for: hazardous (301) to 1 mile, very unhealthy (201) to
 * 1.5, unhealthy (151) to 3, linear between them. Source: Visibility Range Index of the Montana Department of Environmental
 * Quality and the US Forest Service, with US EPA's categories. Where it says less, from 6 km on, it is 0 (judgement).
 */
export function smokeAqi(visibilityM: number): number {
  return interpolate([1609, 2414, 4828, SMOKE_VISIBILITY_M], [301, 201, 151, 0], visibilityM);
}

/** Dry air in which one sees farther is not read as smoke, m (judgement). */
export const SMOKE_VISIBILITY_M = 6000;
