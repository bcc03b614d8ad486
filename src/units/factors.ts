/** The factors between units, each by its definition unless a comment says otherwise. */

export const KM_PER_MILE = 1.609344;
export const KM_PER_NAUTICAL_MILE = 1.852;
export const M_PER_FOOT = 0.3048;
export const MM_PER_INCH = 25.4;
export const CM_PER_INCH = 2.54;
/** Inches of mercury at 0 °C and standard gravity, to six digits. */
export const HPA_PER_INHG = 33.8639;
/** lb/ft² per kg/m², to six digits. */
export const LB_FT2_PER_KG_M2 = 0.204816;
export const KMH_PER_MS = 3.6;
/** Fahrenheit is `FAHRENHEIT_PER_CELSIUS` · °C + `FAHRENHEIT_AT_0_C`. */
export const FAHRENHEIT_PER_CELSIUS = 1.8;
export const FAHRENHEIT_AT_0_C = 32;
