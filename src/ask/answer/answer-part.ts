/** A part of an answer: its sentences, and its yes or no where it has one. */
import type { YesNo } from '../phrasing.ts';

export interface AnswerPart {
  readonly verdict: YesNo | null;
  readonly sentences: readonly string[];
}

export const partWithoutVerdict = (sentences: readonly string[]): AnswerPart => ({ verdict: null, sentences });
