/**
 * Words that a model may use only if the given answer has them: names, days, kinds of weather, warnings. Anything but plain
 * prose is refused.
 */
import { fold } from '../../place/fold.ts';
import { TIME_WORDS } from './time-mentions.ts';

/** Links, e-mail addresses, markup, and signs that no answer needs. */
const MARKUP = /https?:|www\.|[<>{}[\]|\\^`~@#*_=]|\p{L}{2,}\.\p{L}{2,}|\p{L}\/\/|\/\//u;
/** The model writes about itself or its task. */
const ASIDE = new RegExp(
  String.raw`\bI\b|\bmyself\b|\b(?:the |this )?(?:user|assistant|prompt|JSON|instructions?|language model|AI)\b|` +
    String.raw`^(?:okay|ok|alright|hmm|let me|let's|sure|here(?: is|'s|’s)|sorry)\b`,
  'i',
);
/** Amounts and numbers that cannot be checked against a fact. */
const VAGUE = new RegExp(
  String.raw`\b(?:twice|thrice|double|triple|treble|dozens?|hundreds|thousands?|millions?|teens|twenties|thirties|` +
    String.raw`forties|fifties|sixties|seventies|eighties|nineties|mid-\p{L}+|quarters? of|` +
    '(?:couple|few|several|handful)(?: of)? (?:degrees?|inch|inches|miles?|millimet|centimet|hours?|days?|' +
    String.raw`percent))\b`,
  'iu',
);

/** A kind of weather or advice, and the word that the answer needs for it to be allowed. */
const CLAIMS: readonly (readonly [claim: RegExp, ground: RegExp])[] = [
  [/\bsnow|\bflurr|\bblizzard/i, /\bsnow/i],
  [/\bsleet|\bhail/i, /\bsleet|\bhail/i],
  [/\bthunder|\blightning/i, /\bthunder|\blightning/i],
  [/\bstorm/i, /storm/i],
  [/\bfog|\bmist\b|\bmisty\b/i, /\bfog|\bmist/i],
  [/\bfrost|\bice\b|\bicy\b/i, /\bfrost|\bice\b|\bicy\b|freez/i],
  [/\bfreez/i, /freez/i],
  [
    /\b(?:tornado|hurricane|typhoon|cyclone|gale|flood|drought|heatwave|heat wave|tsunami|wildfire)/i,
    /\b(?:tornado|hurricane|typhoon|cyclone|gale|flood|drought|heat|wildfire)/i,
  ],
  [/\brain|\bshower|\bdrizzl|\bdownpour|\bwet\b/i, /\brain|\bshower|\bdrizzl|\bprecip|\bwet\b|\bdry\b|\bumbrella/i],
  [/\bsun\b|\bsunn|\bsunshine/i, /\bsun|\bclear|\bcloud|\buv\b/i],
  [
    /\b(?:warning|alert|advisory|evacuat|danger|emergenc|hazard)/i,
    /\b(?:warning|alert|advisory|evacuat|danger|emergenc|hazard)/i,
  ],
  [/\bsafe(?:ly|ty)?\b/i, /\bsafe/i],
];

/** Capitalised words that are no names. */
const PLAIN_CAPITALS = new Set(
  (
    'uv aqi am pm a.m p.m utc gmt c f celsius fahrenheit hpa inhg beaufort n ne e se s sw w nw yes no maybe ' +
    'perhaps possibly'
  ).split(' '),
);
/** The words that may precede a verb at the start of a sentence; any other could be a name. */
const SUBJECTS = new Set(
  (
    'it that this these those there they you we what which all both everything nothing overall conditions ' +
    'weather rain rainfall showers drizzle snow snowfall sleet hail fog mist frost ice wind winds breezes gusts ' +
    'temperature temperatures highs lows skies sky cloud clouds sun sunshine sunrise sunset humidity pressure ' +
    'visibility air pollen thunder thunderstorms storms chances today tomorrow tonight yesterday morning ' +
    'mornings afternoon afternoons evening evenings night nights days day weekend monday tuesday wednesday ' +
    'thursday friday saturday sunday'
  ).split(' '),
);
const WORD = /\p{L}[\p{L}\p{M}'’.-]*/gu;
const OWNS = /['’](?:s|ll)$/i;
const VERB = new RegExp(
  String.raw`^\s(?:will|is|are|was|were|has|have|had|can|could|should|may|might|would|gets?|sees?|stays?|looks?|reaches|` +
    String.raw`expects?|remains?|turns?|enjoys?|faces?)\b`,
  'i',
);

export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  readonly #given: string;

  /** `given`: every text that the model got as true. */
  constructor(given: readonly string[]) {
    this.#given = given.join('\n');
    this.#words = new Set(fold(this.#given).split(' '));
  }

  /** Why the clause is not allowed, or null. */
  objection(clause: string, startsSentence: boolean): string | null {
    if (MARKUP.test(clause)) return 'it holds markup or a link';
    const aside = ASIDE.exec(clause)?.[0];
    if (aside !== undefined && !this.#has(aside)) return 'the model writes about itself or its task';
    const vague = VAGUE.exec(clause)?.[0];
    if (vague !== undefined && !this.#has(vague)) return 'an amount that cannot be checked against a fact';
    if (/[^\P{L}\p{Script=Latin}]/u.test(this.#withoutGivenWords(clause))) return 'a word in another script';
    const time = clause.match(TIME_WORDS)?.find((word) => !this.#has(word));
    if (time !== undefined) return `"${time}" is not a time of the answer`;
    const claim = CLAIMS.find(([pattern, ground]) => pattern.test(clause) && !ground.test(this.#given));
    if (claim !== undefined) return `"${claim[0].exec(clause)?.[0]}" is not in the answer`;
    const name = this.#unknownName(clause, startsSentence);
    return name === null ? null : `the name "${name}" is not in the answer`;
  }

  #has(words: string): boolean {
    return fold(words)
      .split(' ')
      .every((word) => this.#words.has(word) || this.#words.has(`${word}s`));
  }

  #withoutGivenWords(clause: string): string {
    return clause.replace(WORD, (word) => (this.#has(word) ? '' : word));
  }

  #unknownName(clause: string, startsSentence: boolean): string | null {
    let first = startsSentence;
    for (const match of clause.matchAll(WORD)) {
      const [word] = match;
      const opens = first;
      // After "Yes," and "No:" the next word still opens the sentence.
      first = opens && /^(?:yes|no|maybe|perhaps|possibly)$/i.test(word);
      if (!/\p{Lu}/u.test(word) || this.#isPlain(word)) continue;
      const after = clause.slice(match.index + word.length);
      const mayOpen =
        opens &&
        /^\p{Lu}[^\p{Lu}]*$/u.test(word) &&
        (!(VERB.test(after) || OWNS.test(word)) || SUBJECTS.has(bare(word)));
      if (!mayOpen) return word;
    }
    return null;
  }

  #isPlain(word: string): boolean {
    const plain = bare(word);
    return PLAIN_CAPITALS.has(plain) || this.#has(plain);
  }
}

/** Lower case, without a possessive or a point at its end. */
function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’](?:s|ll)?$/, '')
    .replace(/[.'’-]+$/, '');
}
