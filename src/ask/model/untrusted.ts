/** Text of others on its way to a model or back: composed, without characters that cannot be seen, and of bounded length. */
import type { PhrasingRequest } from '../phrasing.ts';

/** Controls, zero-width characters, directions of writing, and other signs that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

const MAX_QUESTION = 500;
const MAX_NAME = 120;
const MAX_SENTENCE = 600;
const MAX_SENTENCES = 12;
const MAX_FACTS = 80;
const MAX_STRINGS = 80;

/** Line breaks become spaces, all else that is unseen goes. */
export function seenOnly(text: string): string {
  return text.normalize('NFC').replace(/\s/g, ' ').replace(UNSEEN, '');
}

export function bounded(text: string, maxLength: number): string {
  return Array.from(seenOnly(text)).slice(0, maxLength).join('').trim();
}

export function boundedQuestion(question: string): string {
  return bounded(question, MAX_QUESTION);
}

/** The request as the model gets to see it and as its words are measured. */
export function boundedRequest(request: PhrasingRequest): PhrasingRequest {
  const texts = (sentences: readonly string[]) =>
    sentences.slice(0, MAX_SENTENCES).map((sentence) => bounded(sentence, MAX_SENTENCE));
  return {
    question: boundedQuestion(request.question),
    verdict: request.verdict,
    said: texts(request.said),
    sentences: texts(request.sentences),
    facts: request.facts.slice(0, MAX_FACTS).map(({ name, value, unit, place, when }) => ({
      name: bounded(name, MAX_NAME),
      value,
      unit,
      place: bounded(place, MAX_NAME),
      when: bounded(when, MAX_NAME),
    })),
    strings: request.strings.slice(0, MAX_STRINGS).map((text) => bounded(text, MAX_NAME)),
  };
}
