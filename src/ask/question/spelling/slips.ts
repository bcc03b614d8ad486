/** Slips of the keys: how a word that was typed can have become of another. */

/** The rows of the two commonest keyboards, in small letters. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';

/** Letters that lie beside one another. */
const BESIDE: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) => [...row].flatMap((letter, i) => (i === 0 ? [] : [letter + row[i - 1], row[i - 1] + letter]))),
);

/** How unlikely each slip is, against that of two letters that are swapped. */
const SWAPPED = 1;
const DOUBLED = 0.9;
const LEFT_OUT = 1;
const ADDED = 1.1;
const NEXT_KEY = 1.1;
const OTHER_VOWEL = 1.2;
const OTHER_LETTER = 1.6;

/** How unlikely it is that `typed` stands for `word` by a single slip; null where it takes more, or none. */
export function slipCost(typed: string, word: string): number | null {
  const difference = typed.length - word.length;
  if (difference < -1 || difference > 1 || typed === word) return null;
  const shorter = Math.min(typed.length, word.length);
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start++;
  let end = 0;
  while (end < shorter - start && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end++;
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  if (difference === 1) return right === '' ? (left === typed[start - 1] ? DOUBLED : ADDED) : null;
  if (difference === -1) return left === '' ? (right === word[start - 1] ? DOUBLED : LEFT_OUT) : null;
  if (left.length === 2 && left[0] === right[1] && left[1] === right[0]) return SWAPPED;
  if (left.length !== 1) return null;
  if (BESIDE.has(left + right)) return NEXT_KEY;
  return VOWELS.includes(left) && VOWELS.includes(right) ? OTHER_VOWEL : OTHER_LETTER;
}
