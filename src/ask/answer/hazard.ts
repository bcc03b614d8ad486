/** A hazard that the question states leads its answer: a no to what is to be done in it, and never a yes. */
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerPart } from './answer-part.ts';
import type { FactBook } from './facts.ts';
import { yesNoSentence } from './yes-no.ts';

/**
 * The part with the hazard first. No yes and no "good for" of a forecast is left beside it.
 * `values`: the plain weather, for what a judgement is replaced with.
 */
export function hazardPart(
  part: AnswerPart,
  { hazard, topics, uncovered }: Interpretation,
  values: () => readonly string[],
  book: FactBook,
): AnswerPart {
  if (hazard === undefined) return part;
  const { kind, asks } = hazard;
  const clause = book.say(`hazard.${kind}`, {});
  if (kind === 'seen') {
    const judges = topics[0] === 'activity' || topics[0] === 'clothing';
    if (part.verdict === 'no' && judges && asks === 'doing') return part;
    const lead =
      uncovered === null
        ? book.sentence('uncovered.sentence', { what: clause })
        : book.sentence('answer.plain', { clause });
    return { verdict: null, sentences: [lead, ...(part.verdict !== null || judges ? values() : part.sentences)] };
  }
  // To whoever asks to leave, or for the weather, the rule itself is the answer.
  if (asks !== 'doing')
    return { verdict: null, sentences: [book.sentence('answer.plain', { clause }), ...part.sentences] };
  return { verdict: 'no', sentences: [yesNoSentence('no', clause, book), ...part.sentences] };
}
