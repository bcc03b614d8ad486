/** How far "about 25 degrees" reaches to either side: no day of 33 is one. */
const DEGREES = /^(?:c|f|celsius|fahrenheit|deg|°|º)/;
/** More degrees than these are of Fahrenheit. */
const HOTTEST_C = 45;

export function marginOf(value: number, unit: string): number {
  if (!DEGREES.test(unit)) return value / 5;
  return value > HOTTEST_C ? 4 : 2;
}
