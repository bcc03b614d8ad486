/** Words that were typed without the space between them: "willit", "thisweekend", "inleeds". */
import type { Places } from '../../../place/places.ts';
import { CORE_WORDS } from './core-words.ts';

/** What stands at the beginning or at the end of such a pair; it is taken apart only there. */
const LITTLE = new Set(
  (
    'will is it the this next in on at for to be can do does should how what when any of and a i my we if too no not are ' +
    'with from by so was has as last all that your our im its'
  ).split(' '),
);
/** These are words with many others behind or before them, which only name a pair with one of these. */
const BESIDE_ONE_LETTER = new Set(
  'can do should will shall could am may if did was have need be such as is for like'.split(' '),
);
/** Fame of a town of about 100,000 people. */
const FAME_OF_CITY = 130;

/** The two words that a word was typed from; null where it is no such pair. */
export function apartIn(key: string, places: Pick<Places, 'namesAt'>): string | null {
  for (let i = 1; i < key.length; i++) {
    const [first, second] = [key.slice(0, i), key.slice(i)];
    if (isPair(first, second) || (isBeforeName(first) && isCity(second, places))) return `${first} ${second}`;
  }
  return null;
}

function isPair(first: string, second: string): boolean {
  if (first.length === 1) return first === 'a' && CORE_WORDS.has(second) && second.length > 3;
  if (second.length === 1) return (second === 'i' || second === 'a') && BESIDE_ONE_LETTER.has(first);
  if (LITTLE.has(first)) return LITTLE.has(second) || CORE_WORDS.has(second);
  return (
    CORE_WORDS.has(first) && (LITTLE.has(second) || (CORE_WORDS.has(second) && first.length > 3 && second.length > 3))
  );
}

function isBeforeName(word: string): boolean {
  return word === 'in' || word === 'at' || word === 'near' || word === 'for';
}

function isCity(key: string, places: Pick<Places, 'namesAt'>): boolean {
  return key.length > 3 && places.namesAt([key]).some(({ fame }) => fame >= FAME_OF_CITY);
}
