/**
 * Money and units are whole numbers that a double holds exactly. These checks stay on in production: a fraction or an
 * overflow must fail the call and never be stored.
 */

/** Returns `value` if it is an exact whole number of at least `min`; otherwise throws RangeError with `name`. */
export function requireInteger(name: string, value: number, min = 0): number {
  if (!Number.isSafeInteger(value) || value < min) {
    throw new RangeError(`${name} must be a whole number from ${min} up, not ${value}`);
  }
  return value;
}
