/** Questions of two halves, of which a bare yes or no would be taken for the wrong one: "is it ok to visit, or will it rain", "rain or snow". */
import type { Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

/** What is wanted, and the weather that would be against it. */
const OR_WEATHER = new WordPattern(
  new RegExp(
    String.raw`\b(?:ok|okay|alright|all right|fine|good|great|nice|pleasant|lovely|bearable|doable|best|better|safe|worth|wise|` +
      String.raw`sensible|suitable|enough|time|need(?:s|ed)?|(?:can|could|should|shall|do|must|may|might) (?:i|we|they|he|she|the|my|our)|` +
      String.raw`bother(?:ing)?|plan|visit|wait|leave)\b[^?!.]*[ ,]or (?:else )?(?:(?:will|is|would|does|are|do|might|could|` +
      String.raw`should) (?:it|there|the|we|i|they)|it'?ll|it'?s|its|is it|just|too|still|always|mostly|mainly|only|rather|more|` +
      String.raw`(?:absolutely |really |very |quite |a bit |proper )?(?:raining|rainy|wet|cold|chilly|freezing|hot|boiling|baking|windy|` +
      String.raw`humid|muggy|monsoon|stormy|cloudy|foggy|icy|snowy))\b`,
    '',
  ),
);

/** "Too wet in October, or is it alright". */
const OR_FINE = new WordPattern(
  new RegExp(
    String.raw`\bor (?:can|could) (?:you|one|people)\b|\bor (?:(?:is|will|would|are|'ll) (?:it|that|they|we)|it'?s|still|actually|just) ` +
      String.raw`(?:\p{L}+ ){0,2}?(?:ok|okay|alright|all right|fine|good|nice|bearable|pleasant|doable|safe|get away with)\b`,
    'u',
  ),
);

/** The same as "or not": "is it nice or is it not". */
const OR_NOT = new WordPattern(/\bor (?:is|will|does|would|are|do|should|can|could) (?:it|there|i|we|they) not\b/);

/** What rain does by itself is judged by the rain: a no says that it is not needed. */
const BY_RAIN = new WordPattern(/\b(?:water(?:ing)?|irrigat(?:e|ing)|sprinklers?|hose)\b/);

/** Whether what somebody wants stands in one half of the question and the weather in the other. */
export function isEitherOr(plain: string): boolean {
  return (OR_FINE.test(plain) || OR_WEATHER.test(plain)) && !OR_NOT.test(plain) && !BY_RAIN.test(plain);
}

/** What is done or not by a limit: "we can't fly above 22 mph", "it mustn't go below 5", "we cancel at 35 mph". */
const RULE = new WordPattern(
  new RegExp(
    String.raw`\b(?:can'?t|cannot|can not|couldn'?t|mustn'?t|must not|shouldn'?t|should not|not allowed(?: to)?|don'?t (?:want|like)|` +
      String.raw`(?:can|could|may|will|are|is) only|only (?:allowed|safe|able|good)(?: to)?)\b[^?!.,;]{0,40}$|` +
      String.raw`\b(?:don'?t|won'?t|never|wouldn'?t) (?:go|run|ride|cycle|walk|bother|do (?:it|this)|sail|fly|play|paint|come|start|work)\b[^?!.;]{0,30}$|` +
      String.raw`\b(?:cancel|stop|shut|close|abandon|call it off|postpone|down tools|stand down)s? (?:at|above|over|if it'?s|when it'?s)[^?!.,;]{0,20}$`,
    '',
  ),
);

/** Whether a limit is told as the rule of something that is done: a yes to the one would be taken for one to the other. */
export function isRuleOfDoing(before: string): boolean {
  return RULE.test(before);
}

/** Nouns and adjectives of what happens, by topic. */
const EVENTS: ReadonlyArray<readonly [topic: Topic, words: string]> = [
  ['rain', 'rain(?:y|ing)?|wet|showers?|drizzle|drizzly'],
  ['snow', 'snow(?:y|ing)?|sleet'],
  ['wind', 'wind(?:y)?|gales?|blowy|breezy|gusty|blustery|gusts'],
  ['thunder', 'thunder(?:storms?|y)?|lightning|storms?|stormy'],
  ['ice', 'frost(?:s|y)?|ice|icy'],
  ['fog', 'fog(?:gy)?|mist(?:y)?'],
];
const ANY_EVENT = EVENTS.map(([, words]) => words).join('|');
const FILLERS =
  '(?:(?:a|an|any|some|much|more|heavy|light|strong|just|even|only|will|is|are|it|there|be|going|to|gonna|get|maybe|perhaps|too|really|very|like) )*';
const EVENT_OR_EVENT = new WordPattern(
  `\\b(${ANY_EVENT})(?: (?:at all|tomorrow|today|tonight|it be|falling|in it))?,? or ${FILLERS}(${ANY_EVENT})(?!\\p{L})`,
  'u',
);
const KINDS = EVENTS.map(([topic, words]) => ({ topic, words: new RegExp(`^(?:${words})$`, 'u') }));

/** "Rain or snow", "wet or windy": of two things that happen each is told, as a no to one is none to the other. */
export function namesTwoEvents(plain: string): boolean {
  const match = EVENT_OR_EVENT.exec(plain);
  if (match === null) return false;
  const [one, other] = [match[1], match[2]].map((word) => KINDS.find(({ words }) => words.test(word ?? ''))?.topic);
  return one !== other;
}

const WISE = new WordPattern(
  /\b(?:rain|wind|gust|temp|temps|temperature|temperatures|heat|cold|frost|fog|snow|sun|sunshine|cloud|uv|humidity|visibility|thunder|storm|pollen|air quality|wave|swell)[ -]?wise\b/,
);

/** "Rain-wise are we ok for the wedding": what is told of the weather is only a part of what decides. */
export function isOnePartWise(plain: string): boolean {
  return WISE.test(plain);
}
