/** How a season turns out or turned out: "will it be a hot summer", "was it a wet spring". */
import { DAY_MS } from '../../time/units.ts';
import type { Form, Interpretation, RequestedTime, Threshold, Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

const SEASON = new WordPattern(/\b(?:springs?|summers?|autumns?|falls?|winters?)\b/);
const ADJECTIVE = '(?:wet|rainy|dry|cold|chilly|cool|hot|warm|mild)';
const SPAN =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|springs?|summers?|' +
  'autumns?|falls?|winters?|week|month|year|weather)';
/** What is held against others of its kind, and by no fixed limit: "a wet May", "been dry", "was last summer hot". */
const AGAINST_OTHERS = new WordPattern(
  `\\b(?:an?|been)(?: \\p{L}+){0,2} ${ADJECTIVE}(?! (?:enough|hours?|days?|nights?|spells?|snap|hour|day|` +
    `night)\\b)\\b|\\b(?:was|were|has|is) (?:(?:this|last|the) )?${SPAN}(?: (?:been|just gone|so far|\\d{4}|` +
    `\\u0001+|in|at|very|really|quite|so))* ${ADJECTIVE}\\b(?! (?:or|than|enough))`,
  'u',
);
const JUDGED = new WordPattern(
  new RegExp(
    String.raw`\b(?:wet|rainy|dry|cold|chilly|cool|hot|scorching|warm|mild|sunny|snowy|stormy|windy|harsh|severe|good|` +
      String.raw`great|nice|decent|lovely|proper|heat ?waves?|scorchers?|bad|terrible|awful|like|turn out|outlook|forecast|prospects?|prediction)\b`,
    '',
  ),
);
const TO_COME = new WordPattern(
  new RegExp(
    String.raw`\b(?:will|won't|going to|gonna|shap(?:e|ing)|look(?:s|ing)?|turn out|outlook|forecast|prospects?|` +
      String.raw`predict(?:ed|ion)?|expect(?:ed)?|in for|supposed to|meant to)\b|` +
      // "Heatwave this summer?"
      String.raw`^\W*(?:an? |any )?(?:very )?(?:hot|heat ?waves?|scorchers?|warm|cold|wet|dry|bad|good|snowy)(?: one)? (?:this|next) (?:spring|summer|autumn|winter)\W*$`,
    '',
  ),
);
const MIN_DAYS = 7;

/** Whether it is asked how a season that is not over turns out, which no forecast tells. */
export function asksOutlook(plain: string, times: readonly RequestedTime[]): boolean {
  const isAhead = times.length > 0 && times.every(({ era, grain }) => era !== 'past' && grain !== 'now');
  const isOfMonths = times.some(({ grain }) => grain === 'month');
  return isAhead && isOfMonths && SEASON.test(plain) && JUDGED.test(plain) && TO_COME.test(plain);
}

/** Whether a past week, month or season is held against others of its kind: "was it a wet May". */
export function asksAgainstNormal(
  plain: string,
  topic: Topic,
  form: Form,
  threshold: Threshold | null,
  times: readonly RequestedTime[],
): boolean {
  const isWarmthOrRain = topic === 'temperature' || topic === 'rain';
  const isPast =
    times.length === 1 && times.every(({ era, fromMs, toMs }) => era === 'past' && toMs - fromMs >= MIN_DAYS * DAY_MS);
  return form === 'yes-no' && threshold === null && isWarmthOrRain && isPast && AGAINST_OTHERS.test(plain);
}

const BELOW_NORMAL = new WordPattern(
  /\b(?:drier|dryer|dry|less|lower|below|cold|colder|cool|cooler|calmer|sunny|sunnier|bright|brighter|chilly)\b/,
);
const ABOVE_NORMAL = new WordPattern(
  /\b(?:wetter|wet|more|higher|above|hot|hotter|warm|warmer|mild|milder|rainier|rainy|windier|windy|cloudier|cloudy|grey|gr[ae]yer)\b/,
);

/** "Is it normal to be this cold", "is it always this hot": asks for no difference. */
const AS_USUAL = new WordPattern(
  new RegExp(
    String.raw`\b(?:normal|typical|usual|common|unusual|weird|strange|odd|standard|right) (?:for it |for us )?(?:to be|` +
      String.raw`being|that|it\W?s|it is) |\b(?:usually|normally|typically|generally) (?:this|so|that)\b|` +
      String.raw`\b(?:this|that) [a-z]+ (?:normal|typical|usual|standard) for\b`,
    '',
  ),
);
const NOT_USUAL = new WordPattern(
  /\b(?:unusual|weird|strange|odd|not (?:normal|usual|typical|right)) (?:for it |for us )?(?:to be|being|that|it\W?s|it is) /,
);

/** "Is it unusual to be this cold": a yes means that it is not normal. */
export function asksUnusual(rest: string): boolean {
  return NOT_USUAL.test(rest);
}

/** "Unusually dry", "above average": which side of normal is asked for; null for "is it normal". */
export function sideOfNormal(rest: string): Interpretation['extreme'] {
  if (AS_USUAL.test(rest)) return null;
  if (BELOW_NORMAL.test(rest)) return 'least';
  return ABOVE_NORMAL.test(rest) ? 'most' : null;
}

/** What a figure is judged for: a month, a season, a place. */
export const SEASON_OR_PLACE =
  '(?:(?:the |this )?time of (?:the )?year|(?:a |an )?(?:\\p{L}+ )?(?:january|february|march|april|may|june|' +
  'july|august|september|october|november|december|spring|summer|autumn|winter)|\\u0001+)';
/** "Is 25 hot for Edinburgh in June": what is usual there and then is told. */
const FIGURE_OF_SEASON = new WordPattern(
  '\\b(?:is|was|would|are) (?:it being |a |an )?-?\\d{1,3}(?:[.,]\\d)?(?: ?(?:°|º|degrees?|deg|celsius|' +
    'centigrade|fahrenheit|c|f))* (?:(?:really|quite|very|considered|unusually|particularly|a bit|too|normal or|' +
    'high|low) )*(?:hot|warm|cold|cool|chilly|mild|normal|usual|typical|average|unusual|high|low|common|standard|' +
    `rare|odd)(?: temp\\p{L}*)? (?:for|in) (?:${SEASON_OR_PLACE}|(?:the )?\\p{L}+ (?:in|at) ${SEASON_OR_PLACE})`,
  'u',
);

/** Whether a temperature that the question brings along is to be judged by what is usual. */
export function judgesFigure(plain: string): boolean {
  return FIGURE_OF_SEASON.test(plain);
}
