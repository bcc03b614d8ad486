/** Words that a message names by an id: activities, issues, what is not known. */
import type { FactBook } from './facts.ts';
import { EN } from './sentences/en.ts';
import type { MessageKey } from './sentences/messages.ts';

type Group = 'for' | 'issue' | 'gap';
type WordKey = Exclude<MessageKey & `${Group}.${string}`, 'for.own'>;

/** Null for an id without a message: an operator's own activities bring their own. */
export function knownWord(group: Group, id: string, book: FactBook): string | null {
  const key = `${group}.${id}`;
  return isWordKey(key) ? book.say(key, {}) : null;
}

function isWordKey(key: string): key is WordKey {
  return key !== 'for.own' && Object.hasOwn(EN, key);
}
