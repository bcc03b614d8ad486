/**
 * Sunlight on the ground: computed clear sky, dimmed by cloud, split into beam and diffuse; and the UV index.
 *
 * Pure functions of numbers. Solar altitudes are in degrees, true (without refraction); irradiances in W/m² on a
 * horizontal surface (global, diffuse) or facing the sun (direct normal). The split closes exactly:
 * global = direct normal · sin(altitude) + diffuse.
 *
 * The clear sky is Ineichen and Perez (2002), which takes turbidity and elevation into account. The cloud factor of Kasten and
 * Czeplak (1980) was fitted against Kasten's clear sky, 910·sin h − 30 (Hamburg, hazy): with a cleaner clear sky such as
 * Haurwitz it leaves 20 % too much light in temperate Europe. With the turbidities used here the two clear skies agree
 * there at the altitudes the sun mostly has.
 */
import { RAD_PER_DEG, ramp } from '../lib/math.ts';
import { standardPressureRatio } from '../physics/pressure.ts';

/** Total solar irradiance at one astronomical unit, W/m² (Kopp and Lean 2011). */
const SOLAR_CONSTANT_WM2 = 1361;

/** Below this altitude the split gives no beam: division by its small sine would amplify noise (pvlib stops at a zenith of 87°). */
const MIN_BEAM_ALTITUDE_DEG = 3;

/** Irradiance facing the sun above the atmosphere; ±3.3 % over the year (Duffie and Beckman, eq. 1.4.1a). */
export function extraterrestrialNormalWm2(dayOfYear: number): number {
  return SOLAR_CONSTANT_WM2 * (1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365.25));
}

/** How many vertical atmospheres the beam passes at sea level (Kasten and Young 1989); 38 on the horizon. */
export function relativeAirMass(solarAltitudeDeg: number): number {
  const altitude = Math.max(0, solarAltitudeDeg);
  return 1 / (Math.sin(altitude * RAD_PER_DEG) + 0.50572 * (altitude + 6.07995) ** -1.6364);
}

/**
 * Linke turbidity usual at a latitude: 2.3 in polar air, 3 in temperate winters, 4 in their summers, 4.2 in the tropics.
 * `summerness` runs from 0 (midwinter) to 1 (midsummer). A sketch of the SoDa maps (Remund et al. 2003), ±1.
 */
export function usualLinkeTurbidity(lat: number, summerness: number): number {
  const polar = ramp(Math.abs(lat), 50, 75);
  const tropical = 1 - ramp(Math.abs(lat), 15, 35);
  const temperate = 3 + summerness;
  return temperate + (2.3 - temperate) * polar + (4.2 - temperate) * tropical;
}

/** The clearest skies measured on high plateaus; the fit below grows past it above 2500 m, and past 1 at 4500 m. */
const MAX_CLEARNESS_INDEX = 0.87;

/**
 * Cloudless global irradiance (Ineichen and Perez 2002, Solar Energy 73:151, eq. 6, without the Perez enhancement), capped
 * at the clearest skies of high mountains.
 */
export function clearSkyGlobalWm2(
  solarAltitudeDeg: number,
  extraterrestrialWm2: number,
  elevationM: number,
  linkeTurbidity: number,
): number {
  if (solarAltitudeDeg <= 0) return 0;
  const fh1 = Math.exp(-elevationM / 8000);
  const fh2 = Math.exp(-elevationM / 1250);
  const cg1 = 5.09e-5 * elevationM + 0.868;
  const cg2 = 3.92e-5 * elevationM + 0.0387;
  const airMass = relativeAirMass(solarAltitudeDeg) * standardPressureRatio(elevationM);
  const transmitted = Math.exp(-cg2 * airMass * (fh1 + fh2 * (linkeTurbidity - 1)));
  const clearnessIndex = Math.min(MAX_CLEARNESS_INDEX, cg1 * transmitted);
  return clearnessIndex * extraterrestrialWm2 * Math.sin(solarAltitudeDeg * RAD_PER_DEG);
}

/** Diffuse share of global irradiance by clearness index (Erbs, Klein and Duffie 1982, Solar Energy 28:293). */
export function diffuseShare(clearnessIndex: number): number {
  const kt = clearnessIndex;
  if (kt <= 0.22) return 1 - 0.09 * kt;
  if (kt > 0.8) return 0.165;
  return 0.9511 - 0.1604 * kt + 4.388 * kt ** 2 - 16.638 * kt ** 3 + 12.336 * kt ** 4;
}

interface SplitIrradiance {
  readonly directNormalWm2: number;
  readonly diffuseWm2: number;
}

/** Beam and diffuse parts of a global irradiance, by Erbs; never more beam than arrives above the atmosphere. */
export function splitGlobal(globalWm2: number, solarAltitudeDeg: number, extraterrestrialWm2: number): SplitIrradiance {
  if (globalWm2 <= 0 || solarAltitudeDeg < MIN_BEAM_ALTITUDE_DEG) {
    return { directNormalWm2: 0, diffuseWm2: Math.max(0, globalWm2) };
  }
  const sine = Math.sin(solarAltitudeDeg * RAD_PER_DEG);
  const clearnessIndex = globalWm2 / (extraterrestrialWm2 * sine);
  const beamWm2 = (globalWm2 * (1 - diffuseShare(clearnessIndex))) / sine;
  const directNormalWm2 = Math.min(beamWm2, extraterrestrialWm2);
  return { directNormalWm2, diffuseWm2: globalWm2 - directNormalWm2 * sine };
}

/**
 * Ozone column usual at a latitude and season, Dobson units: 260 over the equator, in the north 330 at 50° with 35 more
 * at the end of March, in the south 305 with 18 more at the end of September. A smooth sketch of the satellite zonal
 * means (McPeters and Labow 2012), ±25; the Antarctic ozone hole is not in it.
 */
export function usualOzoneDobson(lat: number, dayOfYear: number): number {
  const poleward = Math.sin(lat * RAD_PER_DEG) ** 2;
  const sinceMarch = Math.cos((2 * Math.PI * (dayOfYear - 88)) / 365.25);
  return lat >= 0 ? 260 + poleward * (120 + 60 * sinceMarch) : 260 + poleward * (75 - 30 * sinceMarch);
}

/**
 * UV index under a cloudless sky: 12.5·μ^2.42·(Ω/300)^−1.23 (Madronich 2007, Photochem. Photobiol. 83:1537), 7 % more
 * for each km of elevation, scaled with the distance of the sun.
 */
export function clearSkyUvIndex(
  solarAltitudeDeg: number,
  ozoneDobson: number,
  elevationM: number,
  extraterrestrialWm2: number,
): number {
  if (solarAltitudeDeg <= 0) return 0;
  const mu = Math.sin(solarAltitudeDeg * RAD_PER_DEG);
  const distance = extraterrestrialWm2 / SOLAR_CONSTANT_WM2;
  return 12.5 * mu ** 2.42 * (ozoneDobson / 300) ** -1.23 * (1 + 0.07 * (elevationM / 1000)) * distance;
}

/** Share of the clear-sky UV index left under cloud. An estimate, not a fit: weaker than for light, 44 % under overcast. */
export function cloudUvTransmittance(cloudFraction: number): number {
  return 1 - 0.56 * cloudFraction ** 3;
}
