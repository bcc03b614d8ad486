/** Checks that the model compares as the answer does: which place or day is warmer, wettest, best. */
import { fold } from '../../place/fold.ts';
import { timeMentionIn } from './time-mentions.ts';

const COMPARING = new RegExp(
  String.raw`\b(?:warm|hot|mild|cool|cold|wet|dri|dry|rain[iy]|wind[iy]|calm|sunn[iy]|cloud[iy]|clear|bright)(?:t|n|` +
    String.raw`m)?(?:er|est)\b|\b(?:better|best|worse|worst)\b`,
  'i',
);

export class Comparisons {
  readonly #comparing: readonly string[];
  readonly #places: readonly string[];

  /** `sentences`: the given answer; `places`: the names in it. */
  constructor(sentences: readonly string[], places: readonly string[]) {
    this.#comparing = sentences.filter((sentence) => COMPARING.test(sentence));
    this.#places = [...new Set(places.map(fold))].filter((place) => place !== '');
  }

  /** Why the clause is not allowed, or null. */
  objection(clause: string): string | null {
    const word = COMPARING.exec(clause)?.[0].toLowerCase();
    if (word === undefined || this.#comparing.length === 0) return null;
    const claimed = this.#subjects(clause, word);
    if (claimed.place === null && claimed.day === null) return null;
    const given = this.#comparing.find((sentence) => fold(sentence).split(' ').includes(word));
    if (given === undefined) return `"${word}" is not a comparison of the answer`;
    const { place, day } = this.#subjects(given, word);
    const same = (a: string | null, b: string | null) => a === null || b === null || a === b;
    return same(claimed.place, place) && same(claimed.day, day) ? null : `"${word}" is used for another place or day`;
  }

  /** The place and the day nearest before the word, else nearest after it; what follows "than" is no subject. */
  #subjects(text: string, word: string): { readonly place: string | null; readonly day: string | null } {
    const words = fold(text).split(' ');
    const at = words.indexOf(word);
    const before = words.slice(0, at).join(' ');
    const after = words
      .slice(at + 1)
      .join(' ')
      .split(/\bthan\b/)[0];
    return {
      place: this.#placeNearest(before, 'last') ?? this.#placeNearest(after, 'first'),
      day: [...timeMentionIn(before).weekdays].at(-1) ?? [...timeMentionIn(after).weekdays][0] ?? null,
    };
  }

  #placeNearest(text: string, which: 'first' | 'last'): string | null {
    const padded = ` ${text} `;
    const found = this.#places
      .map((place) => ({
        place,
        at: which === 'last' ? padded.lastIndexOf(` ${place} `) : padded.indexOf(` ${place} `),
      }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => (which === 'last' ? b.at - a.at : a.at - b.at));
    return found[0]?.place ?? null;
  }
}
