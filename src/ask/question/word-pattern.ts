/** A pattern that is not tried on a text without the letters that it needs. */
import { enterPattern, isPossible, isWorthTrying, possibleIn } from './letter-marks.ts';
import { neededMarks } from './needed-letters.ts';

/**
 * What a pattern needs is read from it when it has been tried this often: a command that answers one question has no use for
 * it, and a server reads a part of them with each of its first questions.
 */
const TRIED_AT_LEAST = 8;
const TRIED_AT_MOST = 72;
let patterns = 0;

/** Matches as a pattern of that source and those flags does. */
export class WordPattern extends RegExp {
  /** Among the patterns that need letters; null for one that does not, undefined until what it needs is read. */
  #number: number | null | undefined;
  #copy: RegExp | null = null;
  #triesLeft = TRIED_AT_LEAST + (patterns++ % (TRIED_AT_MOST - TRIED_AT_LEAST));

  /** A copy that a method of strings makes for itself is an ordinary one. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  /** Whether there can be a match: false only where there is none. */
  mayMatch(text: string): boolean {
    const number = this.#number === undefined ? this.numberWhenTried() : this.#number;
    return number === undefined || number === null || isPossible(possibleIn(text), number);
  }

  /** Counts one more try. The number for `isPossible`; null if it needs no letters, undefined as long as it was tried seldom. */
  numberWhenTried(): number | null | undefined {
    if (this.#number === undefined && this.#triesLeft-- <= 0) this.#number = this.#enter();
    return this.#number;
  }

  #enter(): number | null {
    const needed = neededMarks(this.source);
    return needed === null ? null : enterPattern(needed);
  }

  /** The same of a text that may be held against this pattern and few others. */
  #isWorthTrying(text: string): boolean {
    const number = this.#number === undefined ? this.numberWhenTried() : this.#number;
    return number === undefined || number === null || isWorthTrying(text, number);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.lastIndex > 0 || this.#isWorthTrying(text) ? super.exec(text) : null;
  }

  /** Whether it matches anywhere: a global pattern does not go on from where the last text ended, as others would. */
  override test(text: string): boolean {
    this.lastIndex = 0;
    const matches = this.exec(text) !== null;
    this.lastIndex = 0;
    return matches;
  }

  /** The engine has a short way for methods of strings that are given an ordinary pattern. */
  #ordinary(): RegExp {
    this.#copy ??= new RegExp(this.source, this.flags);
    return this.#copy;
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    if (this.global) this.lastIndex = 0;
    return this.#isWorthTrying(text) ? text.match(this.#ordinary()) : null;
  }

  override [Symbol.search](text: string): number {
    return this.#isWorthTrying(text) ? text.search(this.#ordinary()) : -1;
  }
}
