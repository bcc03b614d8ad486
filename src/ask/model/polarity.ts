/** Checks that the model keeps the yes, no or maybe of the answer. */
import type { YesNo } from '../phrasing.ts';
import { negates, polarityOf, type VerdictPolarity, withoutAnswering } from './verdict-polarity.ts';

const VERDICTS: readonly YesNo[] = ['yes', 'no', 'maybe'];
const OPENING: Readonly<Record<YesNo, RegExp>> = {
  yes: /^yes\b/i,
  no: /^no\b/i,
  maybe: /^(?:maybe|perhaps|possibly)\b/i,
};
/** Words that assert a verdict, at the start of a clause or anywhere in it. */
const ASSERTS: Readonly<Record<YesNo, RegExp>> = {
  yes: /^(?:and |but )?(?:yes|yeah|yep|sure|absolutely)\b|\b(?:definitely|certainly|surely|guaranteed|without (?:a )?doubt)\b/i,
  no: /^(?:and |but |actually,? )?(?:no(?=[,.!;]|$)|nope|not at all)|\b(?:no way|impossible|ruled out|out of the question)\b/i,
  maybe: /^(?:but )?(?:maybe|perhaps|possibly)\b|\b(?:uncertain|hard to say|can(?:no|')t be sure|unclear|unsure)\b/i,
};
/** Words that say how strong or how long something is, which no number stands behind. */
const STRENGTH = new RegExp(
  String.raw`\b(?:heav(?:y|ily|ier|iest)|torrential(?:ly)?|pour(?:s|ing)?|downpours?|` +
    'all (?:day|night|morning|afternoon|evening)|dawn (?:to|till|until) dusk|non-?stop|constant(?:ly)?|severe|' +
    String.raw`violent(?:ly)?)\b`,
  'i',
);
/** Nothing but "It will." */
const BARE_CLAIM = /^\W*(?:it|they|there|you|this|that|we)\s(?:will|is|are|does|do|can|should|would|may|might)\W*$/i;

/** Compares clauses with the verdict and with the claims of the answer. */
export class PolarityGuard {
  readonly #first: VerdictPolarity;
  readonly #all: VerdictPolarity;
  readonly #negates: boolean;
  readonly #answer: string;

  /** `sentences`: the given answer; `isSent`: whether its verdict was already sent. */
  constructor(
    readonly verdict: YesNo | null,
    sentences: readonly string[],
    readonly isSent: boolean,
  ) {
    this.#answer = sentences.join(' ');
    this.#first = withRain(polarityOf(sentences.slice(0, 1)));
    this.#all = withRain(polarityOf(sentences));
    this.#negates = negates(sentences[0] ?? '');
  }

  /** Why the clause contradicts the answer, or null. */
  objection(clause: string, position: { readonly first: boolean; readonly firstSentence: boolean }): string | null {
    return (
      (position.first ? this.#wrongOpening(clause) : null) ??
      this.#otherVerdict(clause) ??
      this.#otherPolarity(clause, position.firstSentence) ??
      this.#otherStrength(clause)
    );
  }

  #wrongOpening(clause: string): string | null {
    const opened = VERDICTS.find((name) => OPENING[name].test(clause)) ?? null;
    const wanted = this.isSent ? null : this.verdict;
    if (opened === wanted) return null;
    // "No rain" is no verdict where none is wanted.
    if (wanted === null && opened === 'no' && withoutAnswering(clause) === clause) return null;
    return wanted === null
      ? `it opens with "${opened}" where there is no verdict to give`
      : `it does not open with "${wanted}"`;
  }

  #otherVerdict(clause: string): string | null {
    if (this.verdict === null) return null;
    const other = VERDICTS.find(
      (name) => name !== this.verdict && ASSERTS[name].test(clause) && !ASSERTS[name].test(this.#answer),
    );
    return other === undefined ? null : `it asserts "${other}"`;
  }

  #otherStrength(clause: string): string | null {
    const claimed = STRENGTH.exec(clause);
    return claimed === null || STRENGTH.test(this.#answer)
      ? null
      : `it says "${claimed[0]}", which the answer does not`;
  }

  #otherPolarity(clause: string, firstSentence: boolean): string | null {
    const claimed = polarityOf([clause]);
    for (const [matter, sides] of claimed) {
      const given = (firstSentence ? this.#first.get(matter) : undefined) ?? this.#all.get(matter);
      if (given !== undefined && !sides.isSubsetOf(given)) return `it contradicts the answer on "${matter}"`;
    }
    if (!firstSentence || this.verdict === null || claimed.size > 0) return null;
    // A sentence after the verdict may deny other things than the verdict does.
    if (!this.isSent && negates(clause) && !this.#negates) return 'it denies what the answer does not';
    return this.verdict === 'no' && BARE_CLAIM.test(withoutAnswering(clause))
      ? 'it claims what the answer denies'
      : null;
  }
}

/** An answer about an umbrella or raincoat implies the same about rain, unless it mentions rain. */
function withRain(polarity: VerdictPolarity): VerdictPolarity {
  const worn = polarity.get('umbrella') ?? polarity.get('raincoat');
  return worn === undefined || polarity.has('rain') ? polarity : new Map([...polarity, ['rain', worn]]);
}
