/**
 * Questions without a verb of asking that want a yes or a no all the same: weather that is only named ("drizzle tomorrow?", "a grey
 * day?"), and weather that somebody has heard of ("they say it'll rain").
 */
import { DENIABLE } from './polarity.ts';
import { WordPattern } from './word-pattern.ts';

const NO_QUESTION_WORD = String.raw`(?!.*\b(?:how|what\p{L}*|when|which|where|who|why|if|whether|unless)\b)`;

const EVENTS =
  '(?:black |ground |air )?(?:ice|frosts?)|rain|snow|fog|mist|showers?|drizzle|sleet|hail|flurr(?:y|ies)|blizzards?|' +
  'downpours?|storms?|thunder(?:storms?)?|lightning|gales?|breeze|sun|sunshine|blue sk(?:y|ies)|clear sk(?:y|ies)|' +
  '(?:strong|high) winds|(?:strong|big) gusts|heat ?wave|(?:wet|dry|hot|warm|cold|nice|good|bad|fine|sunny) weather';

/** What makes a noun of its own with the word before it: a measure, or a thing. */
const OF_THINGS =
  'speeds?|directions?|strengths?|levels?|totals?|amounts?|depths?|heights?|angles?|forecasts?|hours|chill|reports?|' +
  'radar|map|gauge|cover|line|fronts?|tubs?|chains|tyres|tires|boots|creams?|water|skat\\p{L}*|rinks?|lift|point|enough|or|vs?|than';

/** "Drizzle tomorrow?", "expecting showers?", "be hot in Leeds tomorrow?", "a grey day on Sunday?" */
const NAMED = new WordPattern(
  `^\\W*${NO_QUESTION_WORD}(?:(?:no|any|a|an|another|much|some|more|be|it|expecting|getting|seeing|heavy|light) )*` +
    `(?:${EVENTS}|${DENIABLE})(?!\\p{L}|[ -](?:${OF_THINGS})(?!\\p{L}))[^?]*\\?`,
  'u',
);

const IT_WILL =
  '(?:it|there|we|tomorrow|today|tonight)(?:\\W?s|\\W?ll|\\W?d|s|ll| is| will| would| was| might| could|\\W?re| are)(?!\\p{L})';

/** "I heard it's going to rain", "they say there's snow coming", "think it'll be hot?" */
const HEARD = new WordPattern(
  `^\\W*${NO_QUESTION_WORD}.*\\b(?:heard?|hear|says?|said|saying|reckons?|thinks?|thinking|told|worried|afraid|scared|` +
    'hope|hoping|read|guess(?:ing)?|assum(?:e|ing)|bet|apparently|supposedly|rumou?rs?|claims?|predict(?:s|ed)?)\\b' +
    `[^,.;?!]{0,40}?\\b${IT_WILL}`,
  'u',
);

/** Whether weather is only named, or told as others have it. */
export function namesWeather(plain: string): boolean {
  return NAMED.test(plain) || HEARD.test(plain);
}
