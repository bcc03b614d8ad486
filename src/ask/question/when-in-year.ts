/** Questions for when something usually happens, which are told by the months of a usual year. */
import type { Topic } from './interpretation.ts';
import { SUPERLATIVES } from './superlatives.ts';
import { BLANK } from './text.ts';
import { WordPattern } from './word-pattern.ts';

const SUPERLATIVE = `(?:${SUPERLATIVES})`;
/** What is done once, on a journey: "the driest time to walk the West Highland Way". */
const OF_JOURNEYS = 'walk|hike|cycle|climb|trek|do|tour|ride|run|visit|go to|travel to|see|paddle|canoe';
/** What a month is like. */
const KIND_OF_MONTH = '(?:warm|hot|mild|nice|dry|cool|sunny|pleasant|wet|rainy|humid|snowy|cold|comfortable)';
const BUT_NOT =
  '(?:but|and|yet|without) (?:it )?(?:is |being |getting )?(?:not |isn.t |never )?(?:too |so |that |very )?\\p{L}+';
/** "When is it hottest in Cyprus", "the coldest it gets in Oslo", with a place and no time. */
const WHEN_IN_YEAR = new WordPattern(
  `\\b(?:what|which) (?:time|part) of (?:the )?year (?:is|are|does|do|has|gets) [^.?!]{0,20}?${SUPERLATIVE}\\b|` +
    `\\b(?:${SUPERLATIVE}|(?:most|least) \\p{L}+) times? (?:of (?:the )?year )?to (?:${OF_JOURNEYS}) (?:(?:along|across|up|around|` +
    `round) )?(?:the )?${BLANK}+\\W*$|^\\W*when(?:'s| is| does) it (?:the |get )?(?:${SUPERLATIVE}|` +
    `(?:most|least) \\p{L}+) (?:in|at|on) (?:the )?${BLANK}+\\W*$|` +
    `\\b${SUPERLATIVE} (?:time|part|point) of (?:the )?year\\b|\\bwhen(?:'s|s| is) (?:the )?${BLANK}+ (?:at its )?${SUPERLATIVE}\\b(?!${BLANK}|` +
    ` ${BLANK})|` +
    `\\bwhen(?:'s|s| is) ${BLANK}+ (?:usually |normally )?not (?:too|so|that|very|as) \\p{L}+\\W*$|` +
    `\\bwhen(?:'s|s| is| are) (?:the )?${BLANK}+ (?:usually |normally )?(?:nice and )?${KIND_OF_MONTH}(?=\\W*$|,? (?:and|but|without|yet|enough to)\\b)|` +
    `\\bwhen(?:'s|s| is) it (?:nice and )?${KIND_OF_MONTH} ${BUT_NOT} (?:in|at|on) (?:the )?${BLANK}|` +
    `\\bwhen(?:'s|s| is) it (?:nice and )?${KIND_OF_MONTH} (?:in|at|on) (?:the )?${BLANK}+,? ${BUT_NOT}|` +
    `\\bwhen is there (?:the )?(?:most|least) \\p{L}+ (?:in|at|on) (?:the )?${BLANK}+\\W*$|` +
    '\\bwhen (?:do|does) (?:the )?(?:temps?|temperatures?|heat) (?:usually |normally |typically )?peak\\b|' +
    `\\b${SUPERLATIVE} it (?:ever )?gets (?:in|at|on) (?:the )?${BLANK}+\\W*$|` +
    `\\bwhen (?:do|does) (?:it|they|you|we|${BLANK}+) (?:get|have|see) (?:the |its |their )?(?:most|least|heaviest|` +
    'deepest|best) \\p{L}+|\\b(?:ski|skiing|snow|surf|powder) seasons?\\b.*\\bwhen\\b.*\\b(?:most|best|deepest)\\b|' +
    '\\bwhen\\b.*\\b(?:most|best|deepest)\\b.*\\b(?:ski|skiing|snow|surf|powder) seasons?\\b',
  'u',
);
/** "When does it usually get cold", with no time: in which months. */
const WHEN_USUALLY = new WordPattern(
  new RegExp(
    String.raw`\bwhen (?:does|do|is|are) (?:the )?\p{L}+ (?:\p{L}+ ){0,2}?(?:usually|normally|` +
      String.raw`typically|generally|tend to)\b|\b(?:usually|normally|typically|generally) when\b|` +
      String.raw`\bwhen (?:does|do) (?:it|you|they) (?:start|stop(?! rain)|begin)(?! raining) (?:to )?(?:snow|freez|rain|` +
      String.raw`get(?:ting)? (?:hot|cold|warm))\p{L}* (?:in|at) |` +
      String.raw`\bwhen (?:does|do) (?:it|the (?:weather|nights|days|evenings|temps?|temperatures?)|temps?|temperatures?|` +
      'nights|days|evenings|you|they) (?:(?:start|begin|finally|actually|really) (?:to )?)*' +
      '(?:get|turn|become|gett)(?:ing)? (?:really |properly |too |so )?(?:hot|cold|warm|cool|chilly|hotter|colder|' +
      'warmer|cooler|wet|rainy|windy|humid|snowy)(?: enough)? (?:in|at|on) |' +
      String.raw`\bwhen (?:does|do) (?:snow|frosts|snows|the rains|(?:the )?(?:warm|cold|hot) weather|temps|temperatures) ` +
      String.raw`(?:usually |first |finally )?(?:start|begin|end|come|arrive|drop|fall|go|rise|get|dip|climb)\p{L}* ` +
      '(?:[^.?!]{0,24} )?(?:in|at|on) ',
    'u',
  ),
);
/** "When does it cool off in the fall": in which of its months. */
const WHEN_IN_SEASON = new WordPattern(
  new RegExp(
    String.raw`\bwhen (?:does|do) (?:it|the (?:weather|nights|days|temps?|temperatures?|heat|cold)|temps?|temperatures?) ` +
      '(?:(?:start|begin|finally|actually|usually|normally) (?:to )?)*(?:get|turn|become|cool|warm|heat|chill|drop|' +
      String.raw`fall|rise|end|break|start)(?:ing)?\b[^.?!]{0,30} (?:in|during) (?:the )?(?:springs?|summers?|autumns?|fall|winters?)\b`,
    'u',
  ),
);
/** "First snow in Denver usually", "how late can it snow in Oslo": the months in which it falls. */
const SNOW_OF_YEAR = new WordPattern(
  '\\b(?:first|last) snow(?:s|fall|falls)?\\b.*\\b(?:usually|normally|typically|generally|on average|date)\\b|' +
    '\\b(?:usually|normally|typically|generally|average|usual)\\b.*\\b(?:first|last) snow(?:s|fall|falls)?\\b|' +
    `\\bhow (?:late|early) (?:can|does|could|might) it (?:ever |still |usually |actually |start to )?snow\\b|` +
    `^\\W*(?:the )?(?:earliest|latest) snow(?:fall)?(?: (?:in|at) ${BLANK}+)?\\W*$`,
);
/** "When do the rains come", and not "have they come yet": in which months they usually fall. */
const RAINS_OF_YEAR = new WordPattern(
  /^(?!.*\b(?:yet|already|now|this year|will|has|have|did)\b).*\b(?:when(?: (?:do|does|is|are)|s|'s|\W*$)|(?:what|which) months?|starts?|begins?)\b/,
);
const OF_MONTHS: ReadonlySet<Topic> = new Set<Topic>([
  'temperature',
  'rain',
  'snow',
  'wind',
  'sun',
  'sunshine',
  'humidity',
]);

/** Whether it is asked in which months something usually is so; `times`: how many the question names. */
export function asksForMonths(plain: string, topic: Topic, times: number, hasThreshold: boolean): boolean {
  const isOfMonths = OF_MONTHS.has(topic);
  if (times === 1) return isOfMonths && !hasThreshold && WHEN_IN_SEASON.test(plain);
  if (times > 1) return false;
  if (topic === 'rainy-season' && RAINS_OF_YEAR.test(plain)) return true;
  return WHEN_IN_YEAR.test(plain) || ((isOfMonths || hasThreshold) && WHEN_USUALLY.test(plain));
}

/** "First snow in Denver usually": also where "last" would ask for the one that fell. */
export function asksSnowOfYear(plain: string, topic: Topic): boolean {
  return topic === 'snow' && SNOW_OF_YEAR.test(plain);
}
