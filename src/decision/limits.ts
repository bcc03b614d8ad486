/**
 * The limits of the decisions: where the bands of the verdict begin, what forbids an hour, and how much an hour can
 * score beside a risk. The engine, the pages, the texts and the command line read them here.
 */

/**
 * The lowest whole score of each verdict; below `poor` the verdict is `avoid`. Bands of the Holiday Climate Index
 * descriptors (80 excellent, 60 good, 40 marginal, 20 unacceptable).
 */
export const VERDICT_FLOORS = { great: 80, good: 60, fair: 40, poor: 20 } as const;

/** A day, an hour or a factor from this score on has no issue. */
export const NO_ISSUE_SCORE = 95;

/** Most that an hour scores with a severe risk (it is poor) and with an extreme one (it is to be avoided). */
export const MAX_SEVERE_SCORE = VERDICT_FLOORS.fair - 1;
export const MAX_EXTREME_SCORE = 10;
/** Most that an hour scores in which something is unknown that could take it below great: it is good. */
export const MAX_UNKNOWN_SCORE = VERDICT_FLOORS.great - 1;
/** Most that the hour after a thunderstorm scores, and an hour with one for people under a roof. */
export const MAX_THUNDER_SCORE = 40;
/** Most that a window scores that is shorter than the activity needs: it is to be avoided. */
export const MAX_TOO_SHORT_SCORE = VERDICT_FLOORS.poor - 1;

/** Gusts of DWD's highest warning level; from here on the hour is forbidden to people in the open. */
export const FORBIDDING_GUST_KMH = 105;
/** Wind chill at which ECCC warns of frostbite within minutes; at and below it the hour is forbidden. */
export const FORBIDDING_WIND_CHILL_C = -48;
/** Heat index that the US NWS calls extreme danger (125 °F), whole degrees; from here on the hour is forbidden. */
export const FORBIDDING_HEAT_INDEX_C = 52;

/**
 * From where on what forbids an hour limits its score, linear down to nothing: DWD's severe gusts, ECCC's wind chill of
 * frostbite within half an hour, the heat index that the US NWS calls danger (103 °F).
 */
export const LIMITING_GUST_KMH = 65;
export const LIMITING_WIND_CHILL_C = -28;
export const LIMITING_HEAT_INDEX_C = 39.4;
