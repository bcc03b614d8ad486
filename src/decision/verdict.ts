/**
 * Verdicts: the bands of the score, those of the Holiday Climate Index descriptors (80 excellent, 60 good, 40 marginal,
 * 20 unacceptable).
 */

export type Verdict = 'great' | 'good' | 'fair' | 'poor' | 'avoid';

const BANDS: ReadonlyArray<readonly [floor: number, verdict: Verdict]> = [
  [80, 'great'],
  [60, 'good'],
  [40, 'fair'],
  [20, 'poor'],
];

/** The verdict of an integer score. */
export function verdictOfScore(score: number): Verdict {
  return BANDS.find(([floor]) => score >= floor)?.[1] ?? 'avoid';
}

/** The integer that a quality is answered as: rounded half up, within 0 to 100. */
export function wholeScore(value: number): number {
  return Math.min(100, Math.max(0, Math.floor(value + 0.5 + 1e-9)));
}
