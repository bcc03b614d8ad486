/** How certain the reading of a question is. */
import type { QuestionWords } from './find-words.ts';

/** What a question without a specific topic loses; our judgement. */
const GENERAL_CONFIDENCE = 0.9;

/** 0 to 1: the certainty of the least certain place, times the share of the words that are explained. */
export function confidenceOf(
  { placeSpans, otherWords }: QuestionWords,
  isGeneral: boolean,
  unexplained: readonly string[],
): number {
  const certainty = Math.min(...placeSpans.map((span) => span.certainty), 1);
  const share = 1 - unexplained.length / Math.max(1, otherWords.length);
  return Math.round(100 * certainty * (isGeneral ? GENERAL_CONFIDENCE : 1) * share) / 100;
}
