/** How the words before a name introduce it as a place: "in leeds", "weather for leeds", "Leeds and York". */
import type { Word } from '../text.ts';
import { ALSO_WORDS, BEFORE_PLACE, HAS_PLACE, NO_PLACE, OF_PLACE, STRONG_CUES, WEAK_CUES } from './cue-words.ts';
import type { NameWords, PlaceText } from './name-words.ts';
import { type Cue, JOINS_PLACES } from './ordinary-names.ts';
import type { PlaceSlots } from './place-slots.ts';
import type { PlaceSpan } from './place-span.ts';

export class PlaceCues {
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #slots: PlaceSlots;

  constructor({ words }: PlaceText, names: NameWords, slots: PlaceSlots) {
    this.#words = words;
    this.#keys = words.map(({ key }) => key);
    this.#names = names;
    this.#slots = slots;
  }

  /** What introduces the word at a position, behind the places found so far. */
  before(at: number, found: readonly PlaceSpan[]): Cue {
    if (this.#isSaidTwice(at)) return 'none';
    let before = at - 1;
    while (before >= 0 && BEFORE_PLACE.has(this.#keys[before] ?? '') && !this.#names.isCapital(before)) before--;
    const word = this.#words[before];
    if ((before === 0 && this.#slots.isSubject(at)) || this.#slots.isSlot(before, at)) return 'strong';
    if (word === undefined || word.endsPhrase) {
      if (word !== undefined && this.#isNextWithDay(before, at, found)) return 'strong';
      if (this.#slots.isAddressed(at)) return 'strong';
      // A comma after a place continues the list of places.
      return word !== undefined && found.at(-1)?.end === word.end ? 'weak' : 'none';
    }
    // "weather leeds": a question of words for searching.
    if (STRONG_CUES.has(word.key) || (before === 0 && /^(?:weather|forecast)$/.test(word.key))) return 'strong';
    return WEAK_CUES.has(word.key) ? this.#weakCue(word.key, before, at, found) : 'none';
  }

  /** "Rim to rim", "door to door": no way from a place to itself. */
  #isSaidTwice(at: number): boolean {
    const key = this.#keys[at] ?? '';
    const isSame = (other: number): boolean => this.#keys[other] === key && !this.#names.isCapital(at);
    return (this.#keys[at - 1] === 'to' && isSame(at - 2)) || (this.#keys[at + 1] === 'to' && isSame(at + 2));
  }

  /** "Leeds friday, hull sunday": each with a day of its own. */
  #isNextWithDay(before: number, at: number, found: readonly PlaceSpan[]): boolean {
    if (before !== at - 1 || !this.#names.isTime(before) || !this.#names.isTime(at + 1)) return false;
    let first = before;
    while (first > 0 && this.#names.isTime(first - 1)) first--;
    return first > 0 && found.at(-1)?.end === this.#words[first - 1]?.end && this.#keys[at] !== 'and';
  }

  /** A weak cue is strong before what looks like a name, between places, and after a word of the weather. */
  #weakCue(cue: string, cueAt: number, at: number, found: readonly PlaceSpan[]): Cue {
    const before = this.#keys[this.#lastBefore(cueAt)];
    if (cue === 'for' && this.#names.isNameLike(at) && !this.#names.isBarrier(at) && HAS_PLACE.test(before ?? ''))
      return 'strong';
    if ((cue === 'on' || cue === 'to') && this.#names.isNameLike(at) && !this.#names.isBarrier(at)) return 'strong';
    if (cue === 'on' && this.#isNameAfterOn(at, before ?? '')) return 'strong';
    // "Telford, and the man said": a noun, and no second place.
    if (cueAt < at - 1 && ALSO_WORDS.has(this.#keys[at] ?? '') && !this.#names.isNameLike(at)) return 'weak';
    if (JOINS_PLACES.has(cue))
      return cue === 'than' || found.at(-1)?.end === this.#words[cueAt - 1]?.end ? 'strong' : 'weak';
    return OF_PLACE.has(cue) && HAS_PLACE.test(before ?? cue) ? 'strong' : 'weak';
  }

  /** The last word before a position that is of no time: "the forecast in seven weeks for …". */
  #lastBefore(at: number): number {
    let before = at - 1;
    while (before > 0 && (this.#names.isTime(before) || STRONG_CUES.has(this.#keys[before] ?? ''))) before--;
    return before;
  }

  /** "How cold is it on everest": an otherwise unexplained last word, after a word that has weather. */
  #isNameAfterOn(at: number, before: string): boolean {
    const key = this.#keys[at] ?? '';
    const isLast = this.#words.slice(at + 1).every((_, i) => this.#names.isTime(at + 1 + i));
    const hasWeather = /^(?:it|weather|temperature|conditions|wind|raining|snowing|cold|hot|warm|windy)$/.test(before);
    return isLast && hasWeather && !this.#names.isBarrier(at) && !NO_PLACE.has(key) && !ALSO_WORDS.has(key);
  }
}
