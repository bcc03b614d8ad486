/** Codes of airports among the words that nothing explains: "my flight del to bom", "YYZ snow tomorrow", "crosswind egll". */
import type { Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import { FEELS } from './cue-words.ts';
import { BY_AIR, FLIES, HAS_WEATHER, PREPOSITION } from './look-up-words.ts';
import type { NameWords, PlaceText } from './name-words.ts';
import { isAirfield, isAirport } from './named-parts.ts';
import { isNearEveryday } from './near-everyday.ts';

/** Short for a word, or for a weather service: no code of an airport. */
const SLANG = new RegExp(
  '^(?:tmr|tmw|tmo|tmz|wkd|wkn|thx|plz|pls|btw|idk|lol|omg|omfg|smh|imo|brb|hmm|umm|ugh|yep|nah|meh|aww|wtf|' +
    'ffs|tbh|ngl|bom|rly|srs|gud|wat|wot|hav|thr|hru|wht|hws|nxt|bro|sis|fam|avg|hrs|sno|asap|met|noaa|nws|bbc|' +
    'atm|rip)$',
  '',
);

/** What else three capitals are short for: works, offices, certificates, clocks, sports and talk. */
const ACRONYMS: ReadonlySet<string> = new Set(
  (
    'mot diy cbt ppe cpr phd mba bsc ceo cfo cto coo eta etd est pst cst mst edt cdt bst gmt utc cet suv pta nct pin pdf faq mam ' +
    'asd sos brb nvm imo tba tbc tbd dob nhs iss doe idk upf asb dvd led uva uvb nci bmx ttc atc fcb nba mlb pga wta gaa caa faa ' +
    'bbq spf gps rac aqi mph rpm psi atv mtb lta efl ipl pto vip acl pov pvc mdf app ent sup ext int max min avg gym spa pub'
  ).split(' '),
);
/** Before a place. */
const AT_PLACE = /^(?:in|at|near|from|into|around|over)$/;

/** An airport by the position of its code. */
export interface CodedAirport {
  readonly at: number;
  readonly resolution: Resolution;
}

export class AirportCodes {
  readonly #question: PlaceText;
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #places: Places;

  constructor(question: PlaceText, names: NameWords, places: Places) {
    this.#question = question;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = names;
    this.#places = places;
  }

  /** "My flight del to bom", "flying EGTK to EGBJ": both ends of a way by air; empty where one of them is none. */
  flight(): CodedAirport[] {
    const to = this.#keys.indexOf('to');
    const ends = [to - 1, to + 1].filter(
      (at) => /^[a-z]{3,4}$/.test(this.#keys[at] ?? '') && !this.#names.isBarrier(at),
    );
    if (ends.length < 2 || !this.#keys.some((key) => BY_AIR.test(key))) return [];
    const airports = ends.map((at) => ({ at, resolution: this.#places.resolve(this.#textAt(at).toUpperCase()) }));
    const isCode = ({ at, resolution }: CodedAirport): boolean => isAirport(resolution) || this.#isIcao(at, resolution);
    return airports.every(isCode) ? airports : [];
  }

  /** The first of the positions that has a code: three capitals where other words have small letters, or four letters that are no word. */
  among(open: readonly number[]): CodedAirport | null {
    for (const at of open) {
      const text = this.#textAt(at);
      const isShort = (this.#names.hasCapitals && /^[A-Z]{3}$/.test(text)) || this.#isSmallCode(at);
      if (!isShort && !(text.length === 4 && this.#isCodeThere(at))) continue;
      const resolution = this.#places.resolve(text);
      if (isShort && this.#isAcronym(at)) continue;
      if (isShort ? isAirport(resolution) : this.#isIcao(at, resolution)) return { at, resolution };
    }
    return null;
  }

  /** "NHS picnic", "MOT tomorrow": short for something else, or an airport without a timetable, where nothing says that it is a place. */
  #isAcronym(at: number): boolean {
    const key = this.#keys[at] ?? '';
    if (AT_PLACE.test(this.#keys[at - 1] ?? '') || this.#keys.some((other) => FLIES.test(other) || BY_AIR.test(other)))
      return false;
    return ACRONYMS.has(key) || (this.#places.namesAt([key]).length === 0 && !isAirport(this.#places.resolve(key)));
  }

  /** "Bkk rain 6pm", "yeg snow": three letters of no word where a place stands. */
  #isSmallCode(at: number): boolean {
    const key = this.#keys[at] ?? '';
    if (!/^[a-z]{3}$/.test(this.#textAt(at)) || isEnglishWord(key) || SLANG.test(key)) return false;
    const after = this.#keys[at + 1];
    const isFollowed =
      after === undefined || HAS_WEATHER.test(after) || FEELS.test(after) || this.#names.isTime(at + 1);
    return isFollowed && (at === 0 || PREPOSITION.test(this.#keys[at - 1] ?? ''));
  }

  #isIcao(at: number, resolution: Resolution): boolean {
    const key = this.#keys[at] ?? '';
    const isSlip = isNearEveryday(key) && !this.#keys.some((other) => FLIES.test(other));
    return !isEnglishWord(key) && !isSlip && isAirfield(this.#textAt(at), resolution);
  }

  /** In capitals, behind a preposition, at an end, before a time, beside a word of the weather or of flying. */
  #isCodeThere(at: number): boolean {
    const [before = '', after = ''] = [this.#keys[at - 1], this.#keys[at + 1]];
    const isEdge = at === 0 || at + 1 === this.#keys.length || this.#names.isTime(at + 1);
    const isBeside = [before, after].some((key) => HAS_WEATHER.test(key) || FLIES.test(key));
    return this.#names.isNameLike(at) || PREPOSITION.test(before) || isEdge || isBeside;
  }

  #textAt(at: number): string {
    return this.#question.words[at]?.text ?? '';
  }
}
