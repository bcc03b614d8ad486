/**
 * How much of its time a question wants to be so: "at any point" one hour of it, "all day" and "stays" every one. One notion for all
 * limits, whatever they measure: what decides is then the hour that is nearest to the limit, or the one that is farthest.
 */
import { BLANK } from './text.ts';
import { WordPattern } from './word-pattern.ts';

export type Quantifier = 'some' | 'every';

const POINT = '(?:points?|times?|stages?|moments?|hours?)';
/** One hour is enough, whatever else is said. */
const AT_SOME_POINT = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:at|in|for|during) (?:any|some|one|a single|at least one|just one) (?:single |one |particular )?${POINT}\b|` +
      String.raw`(?:is|are|will|be|does|do|have|has) (?:there |we |it )?(?:be |get |have )?(?:any|some|a|an|at least one) ` +
      `(?:single |one )?(?:${POINT}|part)(?! (?:of|for) (?:the )?year)|^\\W*any (?:single )?${POINT}|` +
      String.raw`(?:at least|even|just|only) (?:once|briefly|for (?:a|an|one) (?:bit|while|moment|second|minute|hour))|` +
      String.raw`any ?time(?= (?:at all|today|tonight|tomorrow|this|next|on|over|before|between|during|in)\b|\W*$)|` +
      `some ?time(?= (?:today|tonight|tomorrow|this|next|on|over|before|between|during)\\b|\\W*$)|` +
      String.raw`momentarily|ever)\b`,
    'u',
  ),
);
/** Said of a limit in passing: one hour is enough, unless it is to last. */
const AT_ALL = new WordPattern(/\bat all\b(?! (?:times|hours|points))/);
/** Each hour has to be so. */
const ALL_ALONG = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:the|my|our|this|that|a) (?:whole|entire|full|complete) (?:time|day|night|week ?end|week|morning|afternoon|evening|` +
      'period|shift|match|game|race|ride|run|walk|trip|event|stay|of|way|duration)|' +
      '(?<!\\bat )all (?:the |of the |of |this |through |through the )?(?:night|day|weekend|week|morning|afternoon|evening|along|time|way|today|' +
      'tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: long)?(?! (?:high|low|record|record|best)s?\\b)|throughout|' +
      'right through|from start to finish|start to finish|for the duration|(?:a)?round the clock|24/7|' +
      '(?:every|each)(?: and every)? (?:single |last )?(?:hour|minute|moment)|at every (?:hour|point|moment|stage)|at all (?:times|hours|points)|' +
      String.raw`always|continuously|continually|consistently|constantly|permanently|non-?stop|without (?:a )?break|` +
      String.raw`without interruption|all through)\b`,
    'u',
  ),
);
/** "Stays below", "keep it above", right before a limit. */
const STAYS = new RegExp(
  String.raw`\b(?:stay(?:s|ing|ed)?|remain(?:s|ing|ed)?|keep(?:s|ing)?|kept|hold(?:s|ing)?|held) ` +
    String.raw`(?:(?:it|me|us|them|at|up|well|safely|comfortably|just|steadily|steady) |the \p{L}+ )?(?:\p{L}+ ){0,2}$`,
  'u',
);
/** What has only to be reached: "drops below" is so from its first hour on. */
const REACHES = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:drop|dip|fall|sink|go|get|ease|die|come|slacken|calm|cool|plunge|plummet|slip|lower|decrease|reduce|subside|` +
    'decline|climb|rise|warm|shoot|soar|creep|jump|gust|peak|pick up|increase|reach|hit|touch|top|break|cross|nudge)' +
    String.raw`(?:p?(?:s|es|ing|ped|ed|ting))?(?: (?:down|up|off|back|out|to|well|much|right|significantly|far))*$|` +
    String.raw`(?:^|[^\p{L}])(?:died|fell|went|got|came|rose|sank|broke)(?: (?:down|up|off|back|well|right))*$`,
  'u',
);
const REACHED_IN =
  /^(?:drop|dip|fall|sink|go|get|ease|die|come down|reach|hit|touch|climb|rise|warm|exceed|cross|top|break|surpass|pass)/;
/** "No lower than 5", "at most 20 knots": what is not to be crossed in any hour. */
const KEPT = new RegExp(
  String.raw`^(?:no (?:lower|colder|cooler|higher|more|hotter|warmer|stronger|greater|faster|windier|heavier) than|not (?:above|over|below|under|` +
    String.raw`exceed(?:ing)?|(?:more|higher|warmer|hotter|stronger|colder|cooler) than)|at most|max(?:imum)?(?: of)?)\b`,
);

const PART_OF_IT = new WordPattern(/\b(?:any|some|at all|ever|not|no|never|n't|dry|until|till|before|after)\b/);

/** Whether a whole time is wanted and no part of it: "the whole of Saturday", "non-stop". */
export function wantsAllOfIt(plain: string): boolean {
  return ALL_ALONG.test(plain) && !PART_OF_IT.test(plain);
}

const ANY_TIME_WHEN = new WordPattern(
  new RegExp(
    String.raw`^\W*(?:is|are|will|would|does|do) (?:there|we|you|i) (?:going to )?(?:be |have |get )?(?:ever )?(?:any|an?|some|one|` +
      String.raw`at least one) (?:\p{L}+ )?(?:times?|points?|hours?|moments?|stages?|parts?)\b.*\bwhen\b`,
    'u',
  ),
);

/** "Is there any time when it's below 10": whether there is one, and not when. */
export function asksForAnyTime(plain: string): boolean {
  return ANY_TIME_WHEN.test(plain);
}

const EITHER = new WordPattern(/\beither (?!way)[^,.?!]* or \b|\bat least one of\b|\bone of\b[^,.?!]* or \b/);
const HELD_AGAINST = /\b(?:than|better|best|worse|which|compared?|\p{L}{3,}(?:er|est) (?:on|in|for))\b/u;

/** "Will either Saturday or Sunday be dry": each of them is told, and neither is held against the other. */
export function wantsEither(plain: string): boolean {
  return EITHER.test(plain) && !HELD_AGAINST.test(plain);
}

/** A time that the forecast reaches, or most of it. */
const NEAR_TIME = new WordPattern(
  new RegExp(
    String.raw`\b(?:(?:this|next|the coming|coming) (?:week ?end|week|fortnight|morning|afternoon|evening)|today|tonight|tomorrow|` +
      '(?:(?:on|this|next|by|until|till|before|after|from) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s)|' +
      String.raw`(?:over |in )?the (?:next|coming) (?:(?:\d+|few|couple of|two|three|four|five|six|seven|ten) )?(?:days|hours))\b`,
    '',
  ),
);

/** Whether a near time is named, of which nobody asks what is usual: "ever", "always" and "how often" are then of its hours and days. */
export function isOfNearTime(plain: string): boolean {
  return NEAR_TIME.test(plain);
}

const OF_EVERY = new WordPattern(/\b(?:always|ever|how often)\b/g);

/** A text of a near time without the words that would be of its climate else: "always above 15 tomorrow". */
export function withoutEvery(text: string): string {
  return text.replace(OF_EVERY, ' ');
}

/** How much of its time a limit is wanted in. `before`: the question up to the limit; `limit`: its own words. */
export function quantifierOf(plain: string, before: string, limit: string): Quantifier | null {
  const ahead = before.replaceAll(BLANK, '').replace(/ {2,}/g, ' ');
  if (KEPT.test(limit)) return 'every';
  if (AT_SOME_POINT.test(plain)) return 'some';
  if (STAYS.test(ahead) || ALL_ALONG.test(plain)) return 'every';
  return AT_ALL.test(plain) || REACHED_IN.test(limit) || REACHES.test(ahead.trimEnd()) ? 'some' : null;
}
