/** A part of an answer: its sentences, and its yes or no where it has one. */
import type { YesNo } from '../phrasing.ts';

export interface AnswerPart {
  readonly verdict: YesNo | null;
  readonly sentences: readonly string[];
}

export const partWithoutVerdict = (sentences: readonly string[]): AnswerPart => ({ verdict: null, sentences });

/** Several parts have one verdict only when they agree. */
export function joinParts(parts: readonly AnswerPart[]): AnswerPart {
  const first = parts[0]?.verdict ?? null;
  const agree = parts.every(({ verdict }) => verdict === first);
  return { verdict: agree ? first : null, sentences: parts.flatMap(({ sentences }) => sentences) };
}

/** A decision with its reasons; without one what is said otherwise. */
export function partOrFallback(
  decided: { readonly verdict: YesNo | null; readonly sentence: string } | null,
  reasons: readonly string[],
  otherwise: readonly string[],
): AnswerPart {
  if (decided === null) return partWithoutVerdict(otherwise);
  return { verdict: decided.verdict, sentences: [decided.sentence, ...reasons] };
}
