/** The normal distribution, which the typical weather is drawn from. */

/** Density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * Share of a standard normal distribution below z: complementary error function by Chebyshev fit with a relative error
 * of 1.2e-7 everywhere (Numerical Recipes, 2nd ed., §6.2), so that the far tails stay accurate.
 */
export function normalShareBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  let sum = 0;
  for (const coefficient of ERFC_COEFFICIENTS) sum = sum * t + coefficient;
  const tail = 0.5 * t * Math.exp(-x * x + sum);
  return z < 0 ? tail : 1 - tail;
}

const ERFC_COEFFICIENTS = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
];

/** The z above which a share of a standard normal distribution lies (Abramowitz and Stegun 26.2.23, error 4.5e-4). */
export function normalExceededBy(share: number): number {
  const t = Math.sqrt(-2 * Math.log(share > 0.5 ? 1 - share : share));
  const z = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return share > 0.5 ? -z : z;
}
