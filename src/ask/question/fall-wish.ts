/** Whether how much falls is wanted, or how likely it is to. */
import type { Interpretation } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

const WANTS_AMOUNT = new WordPattern(
  new RegExp(
    String.raw`\bhow (?:much|many (?:mm|millimet\p{L}+|inch\p{L}*|cm|centimet\p{L}+))\b|` +
      String.raw`\b(?:mm|millimet\p{L}+|inches|litres) of (?:rain|snow|precip\p{L}*)|` +
      String.raw`\blit(?:re|er)s (?:per|a) (?:square met(?:re|er)|sqm|m2)|\b(?:amounts?|totals?|quantity) of (?:rain|snow|` +
      String.raw`precip\p{L}*)|\b(?:rain|snow|precip\p{L}*)(?:fall)? in (?:mm|cm|inch\p{L}*|millimet\p{L}+|centimet\p{L}+)\b|` +
      String.raw`^\W*(?:the )?(?:total |expected |forecast )*(?:rainfall|snowfall)\b|\b(?:rain(?:fall)?|snow(?:fall)?|precip\p{L}*) (?:amounts?|totals?|in mm|mm)\b`,
    'u',
  ),
);

const WANTS_CHANCE = new WordPattern(
  /\b(?:chances?|odds|likelihood|probability|(?<!\b(?:cover|clouds?|humidity|rh|lit|moon) )percent(?:age)?(?! (?:of )?(?:the )?(?:clouds?|humidity|sky|moon))|how likely)\b/,
);

/** "How often does it rain in summer": on how many of its days. */
const HOW_OFTEN = new WordPattern(/\bhow (?:often|frequently|regularly)\b/);

/** Whether a question asks how likely something is. */
export function wantsChance(whole: string): boolean {
  return WANTS_CHANCE.test(whole);
}

/** What is told first of rain and snow. */
export function fallWanted(whole: string, hasLimit: boolean): Pick<Interpretation, 'fallWanted'> {
  // "The chance of more than 10 mm of rain" is that of a limit.
  if (hasLimit && wantsChance(whole)) return { fallWanted: 'chance' };
  if (WANTS_AMOUNT.test(whole)) return { fallWanted: 'amount' };
  return wantsChance(whole) || HOW_OFTEN.test(whole) ? { fallWanted: 'chance' } : {};
}
