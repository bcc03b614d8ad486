/** The verdict that goes with a score. */
import { VERDICT_FLOORS } from './limits.ts';

const BANDS = ['great', 'good', 'fair', 'poor'] as const;

/** Best first. */
export const VERDICTS = [...BANDS, 'avoid'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The verdict of an integer score. */
export function verdictOfScore(score: number): Verdict {
  return BANDS.find((band) => score >= VERDICT_FLOORS[band]) ?? 'avoid';
}

/** A score as answers show it: rounded half up to an integer from 0 to 100. */
export function wholeScore(value: number): number {
  return Math.min(100, Math.max(0, Math.floor(value + 0.5 + 1e-9)));
}
