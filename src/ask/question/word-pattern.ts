/** A pattern that is not tried on a text without the letters that it needs. */
import { enterPattern, mayMatch } from './letter-marks.ts';
import { neededMarks } from './needed-letters.ts';

/** Matches as a pattern of that source and those flags does. */
export class WordPattern extends RegExp {
  /** Among the patterns that need letters; null for one that does not, undefined until it is tried for the first time. */
  #number: number | null | undefined;

  /** A copy that a method of strings makes for itself is an ordinary one. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  /** Whether there can be a match: false only where there is none. */
  mayMatch(text: string): boolean {
    const number = this.#number === undefined ? this.#enter() : this.#number;
    return number === null || mayMatch(number, text);
  }

  #enter(): number | null {
    const needed = neededMarks(this.source);
    this.#number = needed === null ? null : enterPattern(needed);
    return this.#number;
  }

  override exec(text: string): RegExpExecArray | null {
    return this.lastIndex > 0 || this.mayMatch(text) ? super.exec(text) : null;
  }

  override test(text: string): boolean {
    return this.exec(text) !== null;
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.mayMatch(text) ? super[Symbol.match](text) : null;
  }

  override [Symbol.search](text: string): number {
    if (!this.mayMatch(text)) return -1;
    const before = this.lastIndex;
    this.lastIndex = 0;
    const index = super.exec(text)?.index ?? -1;
    this.lastIndex = before;
    return index;
  }
}
