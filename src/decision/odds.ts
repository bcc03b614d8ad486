/** A chance in words that people use. */

const FRACTIONS: readonly (readonly [share: number, words: string])[] = [
  [0.1, '1 in 10'],
  [0.2, '1 in 5'],
  [0.25, '1 in 4'],
  [1 / 3, '1 in 3'],
  [0.4, '2 in 5'],
  [0.5, '1 in 2'],
  [0.6, '3 in 5'],
  [2 / 3, '2 in 3'],
  [0.75, '3 in 4'],
  [0.8, '4 in 5'],
  [0.9, '9 in 10'],
];

/** "2 in 3": the nearest fraction that people use. */
export function nearestFraction(share: number): string {
  return FRACTIONS.reduce((best, next) => (Math.abs(next[0] - share) < Math.abs(best[0] - share) ? next : best))[1];
}

/** Below it, and above the rest of it, a chance is no fraction. */
export const FRACTIONS_FROM = 0.05;

/** "the chance is about 2 in 3", before "that …"; the ends are no fractions, which would claim too much. */
export function oddsInWords(share: number): string {
  if (share < FRACTIONS_FROM) return 'there is hardly a chance';
  if (share > 1 - FRACTIONS_FROM) return 'it is nearly certain';
  return `the chance is about ${nearestFraction(share)}`;
}
