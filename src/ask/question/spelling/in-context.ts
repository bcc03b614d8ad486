/**
 * Words that are typed otherwise than they are written, where their neighbours tell it. A word that stands in a table without
 * neighbours is always meant.
 */
import { LEFT_OUT_APOSTROPHES } from './left-out-apostrophes.ts';
import { MESSAGE_WORDS } from './message-words.ts';
import { SOUND_ALIKES } from './sound-alikes.ts';
import { WORDS_APART } from './words-apart.ts';

/** What is meant where the text before a word ends with a pattern and the text behind it begins with one. */
export interface MeantInContext {
  readonly word: string;
  readonly before: RegExp | null;
  readonly behind: RegExp | null;
  /** What stands behind is a part of the word. */
  readonly takesBehind: boolean;
  /** Only in small letters: with a capital it is a name. */
  readonly isSmall: boolean;
}

const ROWS = [...LEFT_OUT_APOSTROPHES, ...MESSAGE_WORDS, ...SOUND_ALIKES, ...WORDS_APART];

/** By what is typed, the first that fits is meant. */
export const IN_CONTEXT: ReadonlyMap<string, readonly MeantInContext[]> = Map.groupBy(
  ROWS.flatMap(([typed, word, { before, behind, takes, isSmall = false } = {}]) =>
    typed.split(' ').map((key) => ({
      key,
      word,
      before: before === undefined ? null : new RegExp(`${before}$`, 'iu'),
      behind: behind === undefined && takes === undefined ? null : new RegExp(takes ?? `(?=${behind})`, 'iuy'),
      takesBehind: takes !== undefined,
      isSmall,
    })),
  ),
  ({ key }) => key,
);
