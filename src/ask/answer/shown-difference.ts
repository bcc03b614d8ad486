/** The difference of two figures as an answer shows them. */
import type { FactQuantity } from './fact-units.ts';
import type { FactBook } from './facts.ts';

const SCALE = 1_000_000;

/** In metric units: of 9 °C and 12 °C it is 3, though they be 8.6 and 12.4. */
export function shownDifference(
  a: number,
  b: number,
  quantity: FactQuantity,
  ofDifference: FactQuantity,
  book: FactBook,
): number {
  const shown = Math.abs(book.shown(a, quantity) - book.shown(b, quantity));
  return (shown * SCALE) / book.shown(SCALE, ofDifference);
}
