/**
 * The fuzzy pass: names one insertion, deletion, substitution or swap away, with the first letter as typed.
 *
 * The sorted keys are used as a trie. At each depth the keys with the same beginning are a range; its children give the
 * letters to insert, so that it tries only edits that lead to some name.
 */
import type { Gazetteer } from './gazetteer.ts';
import { type Accepts, collect, type Weights } from './match.ts';
import type { KeyRange } from './sorted-keys.ts';
import { type Match, TopMatches } from './top-matches.ts';

/** Shorter texts are one edit away from too many names. */
const MIN_LENGTH = 4;
/** From this length on, a misspelt beginning of a name matches too. */
const MIN_PREFIX_LENGTH = 6;
const LONGEST = 60;
const NO_BONUS = 0;

/** Whether a long misspelt text may also be the beginning of a name. */
type Matched = 'beginnings too' | 'whole names';

export function fuzzyMatches(
  gazetteer: Gazetteer,
  key: string,
  accepts: Accepts,
  limit: number,
  weights: Weights,
  matched: Matched = 'beginnings too',
): readonly Match[] {
  const letters = Array.from(key, (letter) => Buffer.from(letter));
  if (letters.length < MIN_LENGTH || letters.length > LONGEST) return [];
  const allowsPrefix = matched === 'beginnings too' && letters.length >= MIN_PREFIX_LENGTH;
  return new EditWalk(gazetteer, letters, accepts, limit, weights, allowsPrefix).run();
}

class EditWalk {
  readonly #gazetteer: Gazetteer;
  readonly #letters: readonly Buffer[];
  readonly #accepts: Accepts;
  readonly #weights: Weights;
  readonly #top: TopMatches;
  readonly #allowsPrefix: boolean;

  constructor(
    gazetteer: Gazetteer,
    letters: readonly Buffer[],
    accepts: Accepts,
    limit: number,
    weights: Weights,
    allowsPrefix: boolean,
  ) {
    this.#gazetteer = gazetteer;
    this.#letters = letters;
    this.#accepts = accepts;
    this.#weights = { ...weights, wholeWord: NO_BONUS };
    this.#top = new TopMatches(limit);
    this.#allowsPrefix = allowsPrefix;
  }

  run(): readonly Match[] {
    const letters = this.#letters;
    let typed: Buffer = Buffer.from(letters[0] ?? []);
    let range = this.#gazetteer.names.withPrefix(typed);
    for (let at = 1; at <= letters.length && range.start < range.end; at++) {
      this.#tryEdits(typed, range, at);
      const letter = letters[at];
      if (letter === undefined) break;
      typed = Buffer.concat([typed, letter]);
      range = this.#narrow(typed, range);
    }
    return this.#top.sorted();
  }

  /** All single edits at a position, with the text before it as typed. */
  #tryEdits(typed: Buffer, range: KeyRange, at: number): void {
    const letter = this.#letters[at];
    const next = this.#letters[at + 1];
    const rest = Buffer.concat(this.#letters.slice(at));
    const restAfter = Buffer.concat(this.#letters.slice(at + 1));
    if (letter !== undefined) this.#take(Buffer.concat([typed, restAfter]), range);
    if (letter !== undefined && next !== undefined && !letter.equals(next)) {
      this.#take(Buffer.concat([typed, next, letter, ...this.#letters.slice(at + 2)]), range);
    }
    for (const child of this.#children(typed, range)) {
      this.#take(Buffer.concat([child.text, rest]), child);
      if (letter !== undefined) this.#take(Buffer.concat([child.text, restAfter]), child);
    }
  }

  /** The beginnings of the keys in the range that are one letter longer, each with its own range. */
  *#children(typed: Buffer, range: KeyRange): Generator<KeyRange & { text: Buffer }> {
    const { names } = this.#gazetteer;
    let key = range.start;
    while (key < range.end) {
      const length = letterLength(names.byteAt(key, typed.length));
      if (length === 0) {
        key++;
        continue;
      }
      const text = Buffer.from(names.keyBytes(key).subarray(0, typed.length + length));
      const child = names.withPrefix(text, text.length, key, range.end);
      yield { ...child, text };
      key = child.end;
    }
  }

  #take(text: Buffer, within: KeyRange): void {
    const found = this.#narrow(text, within);
    const end = this.#allowsPrefix ? found.end : this.#exactEnd(found, text.length);
    collect(this.#gazetteer, { start: found.start, end }, text.length, this.#accepts, this.#weights, this.#top);
  }

  #narrow(text: Buffer, within: KeyRange): KeyRange {
    return this.#gazetteer.names.withPrefix(text, text.length, within.start, within.end);
  }

  /** The shortest key of a range sorts first, so that only it can be exact. */
  #exactEnd(range: KeyRange, length: number): number {
    const isExact = range.start < range.end && this.#gazetteer.names.keyLength(range.start) === length;
    return isExact ? range.start + 1 : range.start;
  }
}

/** Bytes of the UTF-8 letter that begins with this byte; 0 at the end of a key. */
function letterLength(leadByte: number): number {
  if (leadByte === 0) return 0;
  if (leadByte < 0x80) return 1;
  if (leadByte < 0xe0) return 2;
  return leadByte < 0xf0 ? 3 : 4;
}
