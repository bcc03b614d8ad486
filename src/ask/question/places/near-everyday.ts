/** Whether an unknown word is a slip of a word that questions are made of, so that it is no name. */
import { contextWords } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import { topicVocabulary } from '../topic-words.ts';
import { isSlip } from './misspelt.ts';

const MIN_LETTERS = 5;

/** By their first two letters, which a slip keeps. */
const byStart = new Map<string, string[]>();
for (const word of new Set([...contextWords(), ...topicVocabulary()])) {
  if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word)) continue;
  const start = word.slice(0, 2);
  const list = byStart.get(start) ?? [];
  list.push(word);
  byStart.set(start, list);
}

/** "Clearout", "meetup": a verb and where it goes. No list of words has all of these. */
const COMPOUND = /^([a-z]{3,})(?:out|up|off|over|down|back|away|about)$/;

/** "Overseeding", "repotting": what is done again or too much. */
const DONE_AGAIN = /^(?:re|over|under|out|un|de|pre)-?([a-z]{4,}ing)$/;

function isCompound(key: string): boolean {
  const verb = (COMPOUND.exec(key) ?? DONE_AGAIN.exec(key))?.[1];
  return verb !== undefined && isEnglishWord(verb);
}

/** "Tempreture", "mornin". */
export function isNearEveryday(key: string): boolean {
  return isCompound(key) || (byStart.get(key.slice(0, 2)) ?? []).some((word) => isSlip(key, word));
}
