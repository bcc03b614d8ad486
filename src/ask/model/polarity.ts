/** Whether a phrasing keeps the yes, no or maybe that code has decided. */
import type { Verdict } from '../phrasing.ts';

const OPENING: Readonly<Record<Verdict, RegExp>> = {
  yes: /^yes\b/i,
  no: /^no\b/i,
  maybe: /^(?:maybe|perhaps|possibly)\b/i,
};
/** Words that speak for a verdict wherever a clause begins with them, or anywhere in it. */
const SPEAKS_FOR: Readonly<Record<Verdict, RegExp>> = {
  yes: /^(?:and |but )?(?:yes|yeah|yep|sure|absolutely)\b|\b(?:definitely|certainly|surely|guaranteed|without (?:a )?doubt)\b/i,
  no: /^(?:and |but |actually,? )?(?:no(?=[,.!;]|$)|nope|not at all)|\b(?:no way|impossible|ruled out|out of the question)\b/i,
  maybe: /^(?:but )?(?:maybe|perhaps|possibly)\b|\b(?:uncertain|hard to say|can(?:no|')t be sure|unclear|unsure)\b/i,
};
const NEGATION = /\b(?:not|no|never|none|nor|neither|unlikely|without|hardly|cannot)\b|n['’]t\b/i;
const NEGATED_WORD =
  /(?:\b(?:not|no|never|unlikely|without)\b|n['’]t\b)\s(?:(?:be|to|get|a|an|any|the|likely|expected|much|see|have|need|going|forecast)\s)*(\p{L}+)/giu;
const AFFIRMED_WORD =
  /\b(?:will|is|are|going to|expected to|likely to|it['’]ll)\s(?:(?:be|to|get|a|an|some|the|likely|expected|see|have|going|definitely|probably|forecast)\s)*(\p{L}+)/giu;
/** A dry day denies all of these. */
const WET = ['rain', 'rainy', 'wet', 'shower', 'showers', 'drizzle', 'raining'];

/**
 * Why the clause says another verdict than the one decided, or null. `answer` is the first sentence of the answer that
 * the phrasing stands for. A sentence that denies what the answer does not, or claims what it denies, is another verdict.
 */
export function otherVerdict(
  clause: string,
  position: { readonly first: boolean; readonly firstSentence: boolean },
  verdict: Verdict | null,
  answer: string,
): string | null {
  if (position.first) {
    const opened = (Object.keys(OPENING) as Verdict[]).find((name) => OPENING[name].test(clause));
    if (verdict === null) return opened === undefined ? null : `it opens with "${opened}" where there is no verdict`;
    if (opened !== verdict) return `it does not open with "${verdict}"`;
  }
  const other = (Object.keys(SPEAKS_FOR) as Verdict[]).find(
    (name) => name !== verdict && verdict !== null && SPEAKS_FOR[name].test(clause) && !SPEAKS_FOR[name].test(answer),
  );
  if (other !== undefined && !(position.first && other === verdict)) return `it speaks for "${other}"`;
  if (!position.firstSentence) return null;
  const body = position.first && verdict !== null ? clause.replace(OPENING[verdict], '') : clause;
  return claimsOtherwise(body, answer);
}

function claimsOtherwise(clause: string, answer: string): string | null {
  const statement = answer.replace(/^(?:yes|no|maybe|perhaps|possibly)\b/i, '');
  const dry = /\bdry\b/i.test(statement);
  if (NEGATION.test(clause)) {
    const deniesWet = dry && wordsOf(NEGATED_WORD, clause).every((word) => WET.includes(word));
    return NEGATION.test(statement) || deniesWet ? null : 'it denies what the answer does not';
  }
  const denied = [...wordsOf(NEGATED_WORD, statement), ...(dry ? WET : [])];
  const claimed = wordsOf(AFFIRMED_WORD, clause).find((word) => denied.includes(word));
  return claimed === undefined ? null : `it claims "${claimed}", which the answer denies`;
}

function wordsOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, word]) => word.toLowerCase());
}
