/** Whether a question is put the other way round: a yes means that the weather stays away, or that something is not advised. */
import type { QuestionWords } from './find-words.ts';
import type { Form, Topic } from './interpretation.ts';
import { asksAgainst, asksWithout, isNegated, isTagQuestion } from './polarity.ts';
import { asksUnusual } from './season-wish.ts';
import { WordPattern } from './word-pattern.ts';
import { asksForBad } from './wording.ts';
import { asksWorried } from './worry.ts';

/** "Which months are not too hot": those with least of it. */
const IS_NOT = new WordPattern(
  String.raw`\b(?:not|isn\Wt|aren\Wt|doesn\Wt|don\Wt|without|never) (?:it |they |there |get |be |much |any |usually |normally )*` +
    '(?:(?:too|so|that|very|really|as|quite) )*(?:hot|scorching|boiling|roasting|cold|freezing|wet|rainy|rain|snow|windy|' +
    String.raw`humid|muggy|sunny|cloudy)\b`,
);

/** "Warm but not boiling": between the two ends of the scale. */
const NOT_TOO_MUCH = new WordPattern(
  /\b(?:hot|warm|mild|sunny|nice|pleasant|cool|dry|cold|humid)\b[^?!.]{0,30}\b(?:but|and|yet|without)\b[^?!.]{0,24}\b(?:not|isn\Wt|never|without|being|getting)\b/,
);

export function wantsBetweenEnds(plain: string): boolean {
  return NOT_TOO_MUCH.test(plain);
}

/** "Will the snow have melted by then", "is the snow gone": a yes is to bare ground. */
const SNOW_GONE = new WordPattern(
  new RegExp(
    String.raw`\bsnow(?: \p{L}+){0,3} (?:have|has|be|is) (?:all |mostly |finally |already )*(?:melted|gone|cleared|disappeared|thawed)\b(?! from)|` +
      String.raw`\b(?:has|is|will) (?:the|all the|this) snow (?:all |now |be |have )*(?:melted|gone|cleared|disappeared|thawed)\b(?! from)`,
    'u',
  ),
);

export function asksIfGone(plain: string): boolean {
  return SNOW_GONE.test(plain);
}

const IS_OVER = new WordPattern(/\b(?:over|ended|finished|gone|coming to an end|at an end)\b/);

/** Whether a yes means that the topic does not happen, or that the activity is not advised. */
export function isNegative(form: Form, topic: Topic, { rest, plain }: Pick<QuestionWords, 'rest' | 'plain'>): boolean {
  // The dry season is asked for by its least rain.
  if (topic === 'normal') return asksUnusual(rest);
  if (topic === 'snow-depth' && form === 'yes-no' && asksIfGone(plain)) return true;
  // "Is summer over": a yes is to another season.
  if (topic === 'seasons' && form === 'yes-no') return IS_OVER.test(plain);
  if (form === 'which-month') return IS_NOT.test(rest) && !NOT_TOO_MUCH.test(rest);
  const isAgainst =
    ((topic === 'activity' || topic === 'clothing') && asksAgainst(plain)) ||
    (topic === 'clothing' && asksWithout(plain)) ||
    ((topic === 'air-quality' || topic === 'general') && (asksForBad(plain) || asksWorried(plain)));
  // "Will it stay dry, or do I need an umbrella" negates the rain and not the umbrella.
  // "Dry enough to paint" asks whether painting is good.
  const isOfWeather = topic !== 'clothing' && topic !== 'activity';
  if (form === 'yes-no' && topic === 'temperature' && COOL.test(rest)) return !isNegated(rest, topic, false);
  return (
    (isOfWeather && isNegated(rest, topic, form === 'when' || (form === 'which-day' && !WATERING_DAY.test(rest)))) ||
    (form === 'yes-no' && isAgainst !== (!isOfWeather && LACKING.test(plain) && !isTagQuestion(plain)))
  );
}

/** "Unlikely to be warm enough for shorts", "will it not be dry enough to paint". */
const LACKING = new WordPattern(
  /\bunlikely to be\b|\b(?:no|little|zero) chance (?:of|that) it\b|\bnot (?:(?:be|get|going to be) )+(?:\p{L}+ )?\p{L}+ enough\b/u,
);

/** "Will it be cool tonight: a yes means that it is not warm, and "unlikely to be cool" that it is. */
const COOL = new WordPattern(/(?<!\b(?:how|so|no|(?<!\bnot )too) )\bcool(?! (?:down|off|change|box|spell))\b/);

/** "What day should I water the lawn": the driest, and not when rain comes. */
const WATERING_DAY = new WordPattern(/\bwater(?:ing)? (?:the|my|our|it)\b/);
