/** Roads by their numbers and names: "the M25", "I-80", "highway 1", "hume highway". */
import type { Word } from '../text.ts';
import { isPlainWord } from '../topic-words.ts';
import type { PlaceText } from './name-words.ts';

interface WordsOfRoad {
  readonly at: number;
  /** The position behind its last word. */
  readonly end: number;
}

const NUMBERED = /^(?:[amn]\d{1,4}m?|i[ -]?\d{1,3}|us[ -]\d{1,3}|sr[ -]?\d{1,3})$/;
/** Before the number. */
const KIND = /^(?:highway|hwy|interstate|route|rte|motorway|autobahn|freeway|autoroute|autostrada)$/;
/** Behind the name: every one of it is a road. */
const NAMED = /^(?:highway|hwy|motorway|freeway|turnpike|expressway|autobahn|autoroute|autostrada|parkway)$/;
/** Words before "highway" that can be its name. */
const MAX_WORDS = 3;
const NUMBER = /^\d{1,3}$/;
/** "A4 paper", "an M3 bolt". */
const NO_ROAD = /^(?:paper|envelope|sheet|bolt|screw|poster|print|size|format|mac|macbook|chip)s?$/;
const NO_NAME = /^(?:a|an|the|this|that|my|our|any|every|no|on|by|along|off|and|or|is|busy|long|main|local|open)$/;

/** The first road of a question, or null. */
export function roadIn({ words, isExplained }: PlaceText): WordsOfRoad | null {
  const keys = words.map(({ key }) => key);
  for (const [at, word] of words.entries()) {
    const key = word.key;
    const next = keys[at + 1] ?? '';
    // "5 m3 of concrete".
    const isCounted = /^\d/.test(keys[at - 1] ?? '');
    if (NUMBERED.test(key) && !NO_ROAD.test(next) && !isCounted && !isExplained(word))
      return KIND.test(keys[at - 1] ?? '') ? { at: at - 1, end: at + 1 } : { at, end: at + 1 };
    if (KIND.test(key) && (NUMBER.test(next) || NUMBERED.test(next)) && !word.endsPhrase) return { at, end: at + 2 };
    if (!NAMED.test(key)) continue;
    let start = at;
    while (start > 0 && at - start < MAX_WORDS && isName(words[start - 1], isExplained)) start--;
    if (start < at) return { at: start, end: at + 1 };
  }
  return null;
}

function isName(word: Word | undefined, isExplained: PlaceText['isExplained']): boolean {
  return (
    word !== undefined &&
    /^\p{L}{3,}/u.test(word.key) &&
    !word.endsPhrase &&
    !NO_NAME.test(word.key) &&
    !isPlainWord(word.key) &&
    !isExplained(word)
  );
}
