/** Cleans untrusted text on its way to or from a model: composed (NFC), no invisible characters, bounded length. */
import type { PhrasingRequest } from '../phrasing.ts';

/** Controls, zero-width characters, writing directions and other invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

const MAX_QUESTION = 500;
const MAX_NAME = 120;
const MAX_SENTENCE = 600;
const MAX_SENTENCES = 12;
const MAX_FACTS = 80;
const MAX_STRINGS = 80;

/** Line breaks become spaces; other invisible characters are removed. */
export function visibleOnly(text: string): string {
  return text.normalize('NFC').replace(/\s/g, ' ').replace(INVISIBLE, '');
}

export function bounded(text: string, maxLength: number): string {
  return Array.from(visibleOnly(text)).slice(0, maxLength).join('').trim();
}

export function boundedQuestion(question: string): string {
  return bounded(question, MAX_QUESTION);
}

/** The request as the model gets it and as its text is checked against. */
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
