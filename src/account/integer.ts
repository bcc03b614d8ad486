/**
 * Money and units are whole numbers that a double holds exactly. These checks stay on in production: a fraction or an
 * overflow must stop the call that brings it, never be stored.
 */

/** `value`, if it is a whole number from `min` up that a double holds exactly; throws RangeError with `name` if not. */
export function requireInteger(name: string, value: number, min = 0): number {
  if (!Number.isSafeInteger(value) || value < min) {
    throw new RangeError(`${name} must be a whole number from ${min} up, not ${value}`);
  }
  return value;
}
