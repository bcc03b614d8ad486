/**
 * Whether a clause of a model says something of the answer, and says it for the first time: filler ("Have a lovely day",
 * "enjoy the outdoors") and repetition are refused.
 */
import { fold } from '../../place/fold.ts';
import { numeralsIn } from './numerals.ts';

/** Words that carry no claim; a clause of nothing else says nothing. */
const EMPTY_WORDS = new Set(
  (
    'a about above after again all an and any are around as at be because been before being below between both ' +
    'but by can could day days did do does during each either even expect expected few for from further get gets ' +
    'had has have here how however if in into is it its just like likely looks make may might more most much ' +
    'near no not of off on once only or other out over overall own perhaps possibly maybe yes meanwhile ' +
    'otherwise instead also quite rather really same short should since so some still summary such than that the ' +
    'their them then there these they this those through time times to too under until up upon very was way ' +
    'weather well were what when where which while who will with would you your'
  ).split(' '),
);
/** Words of which the first letters alone are compared, so that "rainy" is grounded by "rain". */
const STEM_LENGTH = 4;
/** Words that say the same of the weather: a claim in one is grounded by any other. */
const SAME_CLAIM: readonly string[][] = [
  ['rain', 'wet', 'shower', 'drizzle', 'precipitation', 'umbrella', 'rainfall'],
  ['dry', 'rain', 'rainfall', 'precipitation'],
  ['wind', 'gust', 'breeze', 'breezy', 'calm', 'blustery'],
  ['cold', 'chilly', 'cool', 'temperature', 'freezing', 'frost', '°c', '°f'],
  ['hot', 'warm', 'mild', 'temperature', 'heat', 'high', 'peak'],
  ['sun', 'bright', 'clear', 'sunny', 'sunshine', 'uv'],
  ['cloud', 'overcast', 'grey', 'gray'],
];

/** What a clause claims, compared as stems. */
function stemsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word.length > 1 && !EMPTY_WORDS.has(word) && !/^\d/.test(word))
    .map(stemOf);
}

function stemOf(word: string): string {
  return word.slice(0, STEM_LENGTH);
}

export class Substance {
  readonly #grounds: ReadonlySet<string>;
  readonly #said = new Set<string>();

  /** `given`: every text that the model got as true. `said`: the sentences that the caller has already. */
  constructor(given: readonly string[], said: readonly string[]) {
    const stems = new Set(given.flatMap(stemsOf));
    const alike = SAME_CLAIM.map((words) => words.map(stemOf)).filter((words) => words.some((word) => stems.has(word)));
    this.#grounds = new Set([...stems, ...alike.flat()]);
    for (const sentence of said) this.#said.add(fold(sentence));
  }

  /**
   * Why the clause is not allowed, or null. `mayBeEmpty`: it is a part of the sentence that gives the verdict ("It will"),
   * or leads into another clause ("However,").
   */
  objection(clause: string, mayBeEmpty: boolean): string | null {
    const key = fold(clause);
    if (key.includes(' ') && this.#said.has(key)) return 'it repeats what was said';
    this.#said.add(key);
    if (numeralsIn(clause).length > 0) return null;
    const stems = stemsOf(clause);
    if (stems.some((stem) => this.#grounds.has(stem))) return null;
    return mayBeEmpty && stems.length === 0 ? null : 'it says nothing of the answer';
  }
}
