/** Worries: "should I be worried", "will it spoil our picnic", "do I need to cancel". A yes to them means bad weather. */
import { matchesOf, type Span, wholeWords } from './text.ts';
import { WordPattern } from './word-pattern.ts';

const WORRY = wholeWords(
  [
    'worr(?:y|ied|ying|ies)|(?:be |too |need to be )?concern(?:ed|s|ing)?(?! (?:with|club))|anxious|nervous|' +
      'stress(?:ed)? about|lose sleep',
    '(?:be |cause |causing |become |have |any |an? |much of an? |pose )*(?:problems?|issues?|trouble|bother|' +
      'obstacle|nuisance|nightmare|disaster|show ?stopper|deal ?breaker|' +
      'hassle)(?! (?:with (?:my|the) (?:phone|account|app)))',
    'spoil(?:s|ed|t|ing)?|ruin(?:s|ed|ing)?|wreck(?:s|ed|ing)?|mess(?:es|ed|ing)? (?:up|with)|scupper(?:ed)?|' +
      'hamper(?:ed)?|disrupt(?:ed)?|derail(?:ed)?|interfere|mar|scuppers|' +
      'put (?:a |the )?(?:dampeners?|damper|kibosh|mockers) on|(?:rain|pour|piss) on (?:our|my|the|their) parade|' +
      'let (?:us|me|them|you) down|get in the way|put (?:us|me|people) off|kill the mood',
  ].join('|'),
);

/** The words of a worry. */
export function worriesIn(plain: string): readonly Span[] {
  return matchesOf(plain, WORRY).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** "Nothing to worry about, will it be nice", "don't worry": no worry is asked about. */
const NO_WORRY = new WordPattern(
  new RegExp(
    String.raw`\b(?:no worries|no problem|not a problem|don't worry|not worried|` +
      "(?:won't|not|can't be|wouldn't|don't) bother(?:ed|ing)?|(?:do|should|shall|would) (?:i|we|you) bother|" +
      'nothing to worry about,|' +
      String.raw`without (?:any )?(?:problem|issue)s?|(?:solve|fix) (?:the|my))\b`,
    '',
  ),
);

/** Whether a yes to the question means that something is bad. */
export function asksWorried(plain: string): boolean {
  return plain.search(WORRY) >= 0 && !NO_WORRY.test(plain);
}
