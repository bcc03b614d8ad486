/**
 * How likely lightning is, from the energy of the air and the chance that a shower sets it free. The classes of the energy
 * (CAPE) are those of the US National Weather Service: from 1000 J/kg moderately, from 2500 J/kg very unstable; their
 * product with the chance is our judgement, since no service publishes an index by the hour.
 */

/** Below the first, showers hardly thunder; from the second on nearly every shower does. */
const QUIET_JKG = 500;
const VIOLENT_JKG = 2500;

/** 0 none to 1 certain. `rainChance` is 0 to 1; NaN where either is unknown. */
export function lightningIndex(capeJkg: number, rainChance: number): number {
  return rainChance * Math.max(0, Math.min(1, (capeJkg - QUIET_JKG) / (VIOLENT_JKG - QUIET_JKG)));
}
