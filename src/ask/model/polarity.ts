/** Whether a phrasing keeps the yes, no or maybe that code has decided. */
import type { YesNo } from '../phrasing.ts';
import { negates, polarityOf, type VerdictPolarity, withoutAnswering } from './verdict-polarity.ts';

const VERDICTS: readonly YesNo[] = ['yes', 'no', 'maybe'];
const OPENING: Readonly<Record<YesNo, RegExp>> = {
  yes: /^yes\b/i,
  no: /^no\b/i,
  maybe: /^(?:maybe|perhaps|possibly)\b/i,
};
/** Words that speak for a verdict wherever a clause begins with them, or anywhere in it. */
const SPEAKS_FOR: Readonly<Record<YesNo, RegExp>> = {
  yes: /^(?:and |but )?(?:yes|yeah|yep|sure|absolutely)\b|\b(?:definitely|certainly|surely|guaranteed|without (?:a )?doubt)\b/i,
  no: /^(?:and |but |actually,? )?(?:no(?=[,.!;]|$)|nope|not at all)|\b(?:no way|impossible|ruled out|out of the question)\b/i,
  maybe: /^(?:but )?(?:maybe|perhaps|possibly)\b|\b(?:uncertain|hard to say|can(?:no|')t be sure|unclear|unsure)\b/i,
};
/** "It will." and nothing more. */
const BARE_CLAIM = /^\W*(?:it|they|there|you|this|that|we)\s(?:will|is|are|does|do|can|should|would|may|might)\W*$/i;

/** Holds what is said against the verdict and against what the answer takes to be so. */
export class PolarityGuard {
  readonly #first: VerdictPolarity;
  readonly #all: VerdictPolarity;
  readonly #negates: boolean;
  readonly #answer: string;

  /** `sentences`: the answer that the phrasing stands for; `isSaid`: whether code has said its verdict already. */
  constructor(
    readonly verdict: YesNo | null,
    sentences: readonly string[],
    readonly isSaid: boolean,
  ) {
    this.#answer = sentences.join(' ');
    this.#first = withRain(polarityOf(sentences.slice(0, 1)));
    this.#all = withRain(polarityOf(sentences));
    this.#negates = negates(sentences[0] ?? '');
  }

  /** Why the clause says something else than the answer, or null. */
  objection(clause: string, position: { readonly first: boolean; readonly firstSentence: boolean }): string | null {
    return (
      (position.first ? this.#wrongOpening(clause) : null) ??
      this.#otherVerdict(clause) ??
      this.#otherStance(clause, position.firstSentence)
    );
  }

  #wrongOpening(clause: string): string | null {
    const opened = VERDICTS.find((name) => OPENING[name].test(clause)) ?? null;
    const wanted = this.isSaid ? null : this.verdict;
    if (opened === wanted) return null;
    return wanted === null
      ? `it opens with "${opened}" where there is no verdict to give`
      : `it does not open with "${wanted}"`;
  }

  #otherVerdict(clause: string): string | null {
    if (this.verdict === null) return null;
    const other = VERDICTS.find(
      (name) => name !== this.verdict && SPEAKS_FOR[name].test(clause) && !SPEAKS_FOR[name].test(this.#answer),
    );
    return other === undefined ? null : `it speaks for "${other}"`;
  }

  #otherStance(clause: string, firstSentence: boolean): string | null {
    const said = polarityOf([clause]);
    for (const [matter, sides] of said) {
      const held = (firstSentence ? this.#first.get(matter) : undefined) ?? this.#all.get(matter);
      if (held !== undefined && !sides.isSubsetOf(held)) return `it turns round what the answer says of "${matter}"`;
    }
    if (!firstSentence || this.verdict === null || said.size > 0) return null;
    // What follows a verdict may deny other things than the verdict does.
    if (!this.isSaid && negates(clause) && !this.#negates) return 'it denies what the answer does not';
    return this.verdict === 'no' && BARE_CLAIM.test(withoutAnswering(clause))
      ? 'it claims what the answer denies'
      : null;
  }
}

/** An answer about what is worn against rain takes that side on rain itself, where it takes none. */
function withRain(stance: VerdictPolarity): VerdictPolarity {
  const worn = stance.get('umbrella') ?? stance.get('raincoat');
  return worn === undefined || stance.has('rain') ? stance : new Map([...stance, ['rain', worn]]);
}
