/**
 * What a sentence claims and denies: that it rains or stays dry, that an umbrella is needed, that a day is good. The given
 * answer and the model's text are read in the same way, so that a contradiction is found.
 */

/** Words that claim a matter, and words that claim its opposite. */
const MATTERS: readonly (readonly [matter: string, claims: RegExp, denies: RegExp | null])[] = [
  ['rain', /\b(?:rain(?:s|y|ing|fall)?|wet|showers?|showery|drizzl(?:e|es|y|ing)|downpours?)\b/i, /\bdry\b/i],
  ['snow', /\bsnow(?:s|y|ing|fall)?\b/i, null],
  ['thunder', /\b(?:thunder\p{L}*|lightning)\b/iu, null],
  ['fog', /\b(?:fog|foggy|mist|misty)\b/i, null],
  ['frost', /\b(?:frost|frosty|ice|icy|freez(?:e|es|ing))\b/i, null],
  ['wind', /\b(?:windy|gusty|breezy|blustery)\b/i, /\bcalm\b/i],
  ['sun', /\b(?:sun|sunny|sunshine)\b/i, /\bovercast\b/i],
  ['clear', /\bclear\b/i, /\bcloudy\b/i],
  ['warm', /\b(?:warm|hot)\b/i, null],
  ['cold', /\b(?:cold|chilly)\b/i, null],
  ['humid', /\b(?:humid|muggy)\b/i, null],
  ['umbrella', /\b(?:umbrella|brolly)\b/i, null],
  ['raincoat', /\b(?:raincoat|waterproofs?)\b/i, null],
  ['coat', /\b(?:coat|jacket|gloves)\b/i, null],
  ['summer things', /\b(?:shorts|sunscreen|sun cream|sunglasses)\b/i, null],
  ['boots', /\b(?:boots|wellies)\b/i, null],
  [
    'good',
    /\b(?:good|great|fine|suitable|ideal|perfect|excellent|favou?rable)\b/i,
    /\b(?:bad|poor|unsuitable|unfavou?rable|avoid)\b/i,
  ],
  ['safe', /\bsafe\b/i, /\bunsafe\b/i],
  ['above', /\b(?:above|over|exceeds?)\b/i, /\b(?:below|under)\b/i],
];

const NEGATION =
  /\b(?:not|no|never|none|neither|nor|unlikely|without|hardly|barely|little|cannot|rul(?:e|es|ed) out|free (?:of|from))\b|n['’]t\b|-free\b/gi;
/** Where the effect of a negation ends. */
const TURN = /[,;:.!?()—]|\s[–-]\s|\s(?=(?:but|while|though|although|whereas|and|with|as|since|because|so)\s)/i;
/** A chance or an amount of something neither claims nor denies it. */
const NEUTRAL = new RegExp(
  String.raw`\b(?:chances?|risk|probability|likelihood|odds|amounts?|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|` +
    String.raw`inch(?:es)?|hours?|next) of (?:any |some |light |heavy )?\p{L}+|` +
    String.raw`\b(?:rain|snow|thunder|fog|frost) (?:chances?|risk|probability|amounts?|totals?)\b|` +
    String.raw`\b(?:rain|snow)(?:fall)?\b(?=(?:[^.;!?]|\.(?=\d))*\d\s?(?:mm|cm|in|inch(?:es)?|%|percent)(?!\p{L}))`,
  'giu',
);
/** The "no" of an answer, not that of "no rain". */
const ANSWERING =
  /^(?:yes|no|maybe|perhaps|possibly)(?=\s*(?:[,.:;!—–-]|$)|\s(?:it|there|you|they|this|that|the|an?|we|not)\b)/i;

type Side = 'so' | 'not so';

/** Each matter of the text, with the sides that it takes. */
export type VerdictPolarity = ReadonlyMap<string, ReadonlySet<Side>>;

export function withoutAnswering(text: string): string {
  return text.replace(ANSWERING, '');
}

export function negates(text: string): boolean {
  return (withoutAnswering(text).match(NEGATION)?.length ?? 0) % 2 === 1;
}

export function polarityOf(texts: readonly string[]): VerdictPolarity {
  const polarity = new Map<string, Set<Side>>();
  const parts = texts.flatMap((text) => withoutAnswering(text).replace(NEUTRAL, ' ').split(TURN));
  for (const part of parts) {
    const turned = negates(part);
    for (const [matter, claims, denies] of MATTERS) {
      if (claims.test(part)) sidesOf(polarity, matter).add(turned ? 'not so' : 'so');
      if (denies?.test(part)) sidesOf(polarity, matter).add(turned ? 'so' : 'not so');
    }
  }
  return polarity;
}

function sidesOf(polarity: Map<string, Set<Side>>, matter: string): Set<Side> {
  const sides = polarity.get(matter) ?? new Set();
  polarity.set(matter, sides);
  return sides;
}
