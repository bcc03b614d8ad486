/** A pattern that is not tried on a text without the letters that it needs, nor any of its alternatives. */
import { Alternatives } from './alternatives.ts';
import { enterPattern, isPossible, type Possible, possibleIn, toldAfterTries } from './letter-marks.ts';
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
  /** Null as long as it was tried seldom, and for a short pattern. */
  #alternatives: Alternatives | null = null;
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
    const number = needed === null ? null : enterPattern(needed);
    this.#alternatives = Alternatives.of(this.source, this.flags);
    return number;
  }

  /** What a text that may be held against this pattern and few others may match; null where that is not worth knowing. */
  #toldOf(text: string): Possible | null {
    const number = this.#number === undefined ? this.numberWhenTried() : this.#number;
    return number === undefined || (number === null && this.#alternatives === null) ? null : toldAfterTries(text);
  }

  #isPossible(possible: Possible | null): boolean {
    const number = this.#number ?? null;
    return possible === null || number === null || isPossible(possible, number);
  }

  override exec(text: string): RegExpExecArray | null {
    const all = this.#alternatives;
    if (this.lastIndex > 0 && (all === null || all.hasGroups)) return super.exec(text);
    const possible = this.#toldOf(text);
    if (!this.#isPossible(possible)) {
      if (this.lastIndex > 0) this.lastIndex = 0;
      return null;
    }
    if (all === null || all.hasGroups || possible === null) return super.exec(text);
    if (!this.global) return all.exec(text, 0, possible);
    const match = this.lastIndex > text.length ? null : all.exec(text, this.lastIndex, possible);
    this.lastIndex = match === null ? 0 : match.index + match[0].length;
    return match;
  }

  /** Whether it matches anywhere: a global pattern does not go on from where the last text ended, as others would. */
  override test(text: string): boolean {
    this.lastIndex = 0;
    const possible = this.#toldOf(text);
    if (!this.#isPossible(possible)) return false;
    if (this.#alternatives !== null && possible !== null) return this.#alternatives.test(text, possible);
    const matches = super.exec(text) !== null;
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
    const possible = this.#toldOf(text);
    if (!this.#isPossible(possible)) return null;
    const all = this.#alternatives;
    if (all === null || possible === null) return text.match(this.#ordinary());
    if (this.global) return all.matches(text, possible);
    return all.hasGroups && all.test(text, possible) ? text.match(this.#ordinary()) : all.exec(text, 0, possible);
  }

  override [Symbol.search](text: string): number {
    const possible = this.#toldOf(text);
    if (!this.#isPossible(possible)) return -1;
    const all = this.#alternatives;
    if (all === null || possible === null) return text.search(this.#ordinary());
    return all.exec(text, 0, possible)?.index ?? -1;
  }
}
