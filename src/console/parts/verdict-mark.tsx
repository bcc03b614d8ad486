/** The five verdicts as words with a shape of their own, so that none is told by its colour alone. */
import type { DecisionBody } from '../../operations/decide.ts';

export type VerdictWord = DecisionBody['verdict'];

export const VERDICT_WORDS: readonly VerdictWord[] = ['great', 'good', 'fair', 'poor', 'avoid'];

/** The lowest score of each verdict. */
export const VERDICT_SCORES: Readonly<Record<VerdictWord, number>> = {
  great: 80,
  good: 60,
  fair: 40,
  poor: 20,
  avoid: 0,
};

/** The verdict of an hour's score. */
export function verdictWordOf(score: number): VerdictWord {
  return VERDICT_WORDS.find((word) => score >= VERDICT_SCORES[word]) ?? 'avoid';
}

/** Two ticks, a tick, a wave, an exclamation mark, a cross. */
const SHAPES: Readonly<Record<VerdictWord, string>> = {
  great: 'M1.5 13l4.5 4.5L14 8M10 16l1.5 1.5L22 6.5',
  good: 'M4 12.5l5.5 5.5L20.5 6.5',
  fair: 'M3 14c3-6 6-6 9-2s6 4 9-2',
  poor: 'M12 4v10M12 19v.5',
  avoid: 'M5 5l14 14M19 5L5 19',
};

/** The shape alone: decoration, because the word stands beside it. */
export function VerdictShape({ verdict }: { verdict: VerdictWord }) {
  return (
    <svg class={`shape shape-${verdict}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[verdict]} />
    </svg>
  );
}
