/** The answers to several questions of one sentence, as one answer. */
import { joinParts } from './answer-part.ts';
import type { ComposedAnswer } from './compose.ts';

/** With a verdict where all of them have the same. */
export function joinAnswers(answers: readonly ComposedAnswer[]): ComposedAnswer {
  const { verdict } = joinParts(answers);
  return {
    verdict,
    sentences: [...new Set(answers.flatMap(({ sentences }) => sentences))],
    closing: [...new Set(answers.flatMap(({ closing }) => closing))],
    facts: answers.flatMap(({ facts }) => facts),
    strings: [...new Set(answers.flatMap(({ strings }) => strings))],
  };
}
