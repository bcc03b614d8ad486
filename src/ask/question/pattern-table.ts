/** Many patterns that a text is held against, of which those that cannot match it are passed over together. */
import { isPossible, type Possible, possibleIn } from './letter-marks.ts';
import type { WordPattern } from './word-pattern.ts';

/** Things that are each told by patterns, all of which have to match. */
export class PatternTable<T> {
  readonly #things: readonly T[];
  readonly #patternsOf: (thing: T) => readonly WordPattern[];
  /** The numbers of the patterns that need letters; null until they are read. */
  #numbers: PatternNumbers | null = null;

  constructor(things: readonly T[], patternsOf: (thing: T) => readonly WordPattern[]) {
    this.#things = things;
    this.#patternsOf = patternsOf;
  }

  /** The things that a text may tell, in their order. */
  possibleIn(text: string): readonly T[] {
    this.#numbers ??= this.#readNumbers();
    if (this.#numbers === null) return this.#things;
    const { first, further } = this.#numbers;
    const possible = possibleIn(text);
    const found: T[] = [];
    for (let i = 0; i < first.length; i++) {
      if (first[i] !== NONE && !isPossible(possible, first[i])) continue;
      const others = further[i];
      if (others === null || areAllPossible(possible, others)) found.push(this.#things[i]);
    }
    return found;
  }

  #readNumbers(): PatternNumbers | null {
    const all = this.#things.map((thing) => this.#patternsOf(thing).map((pattern) => pattern.numberWhenTried()));
    if (all.some((numbers) => numbers.includes(undefined))) return null;
    const known = all.map((numbers) => numbers.filter((number) => typeof number === 'number'));
    return {
      first: Int32Array.from(known, (numbers) => numbers[0] ?? NONE),
      further: known.map((numbers) => (numbers.length > 1 ? numbers.slice(1) : null)),
    };
  }
}

/** By the position of a thing. */
interface PatternNumbers {
  readonly first: Int32Array;
  readonly further: ReadonlyArray<readonly number[] | null>;
}

const NONE = -1;

function areAllPossible(possible: Possible, numbers: readonly number[]): boolean {
  for (const number of numbers) if (!isPossible(possible, number)) return false;
  return true;
}
