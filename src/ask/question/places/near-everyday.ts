/** Whether an unknown word is a slip of a word that questions are made of, so that it is no name. */
import { contextWords } from '../context-words.ts';
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

/** "Tempreture", "mornin". */
export function isNearEveryday(key: string): boolean {
  return (byStart.get(key.slice(0, 2)) ?? []).some((word) => isSlip(key, word));
}
