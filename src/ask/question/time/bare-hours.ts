/** Where a number without "at" or a half of the day is an hour: in a list behind "at", behind a start, and right before a day. */
import { BLANK } from '../text.ts';

/** The end of a span that began at a bare number: "8 till lunch". */
export const NAMED_END =
  '(?:the )?(?:lunch(?: ?time)?|dinner(?: ?time)?|tea ?time|tea|supper(?: ?time)?|bed ?time|dusk|dark|sunset|' +
  'after school|home time|early (?:morning|afternoon|evening)|' +
  '(?:late |mid ?)?(?:morning|afternoon|evening))(?![a-z])';
const NUMBER = '\\d{1,2}(?:[:.][0-5]\\d)? ?(?:[ap]\\.?m\\.?)?';
const BETWEEN = '(?:, ?(?:and |or |then )?| (?:and|or|then|&) | ?[&/] ?)';
/** "at 9, 12 and": those before it may be read already. */
const BEHIND_LIST = `(?<=\\b(?:at|(?:book|booked|tennis|court|golf|padel)(?: \\p{L}+){0,2} for) (?:(?:at )?(?:${BLANK}+|${NUMBER}|noon|midday)${BETWEEN})+)`;
/** "At 8am, 12 and 6pm": between two that are read already. */
const BETWEEN_HOURS = `(?=(?:[1-9]|1[0-2]) (?:and|or|&) ${BLANK})(?<=${BLANK}, ?)`;
/** "At 7 tonight or 7 tomorrow morning", "6 today or 10 tomorrow". */
const BEHIND_HOUR_OF_DAY = `(?<=\\bat (?:${NUMBER}|${BLANK}+) ${BLANK}+ (?:or|and|vs|versus|then) )`;
/** "Tee-off 8.40", "kick-off 3", "leaving 7.30". */
const BEHIND_START =
  '(?<=\\b(?:tee(?:ing)?[ -]?off|tee time|kick(?:ing)?[ -]?off|k\\.?o\\.?|start(?:s|ing)?|start time|leave|' +
  'leaving|set off|setting off|departing|arriving|(?:doors|gates)(?: open)?|headliner|on stage|throw[ -]in|' +
  'push[ -]?back|bully[ -]off|first ball|curtain up|lights out|gun|race start|' +
  'first race)(?: (?:time )?(?:is )?|: ?))';
/** What a number before a day measures or counts, so that it is no hour. */
const NO_HOUR =
  '(?<!\\b(?:at|before|after|since|till|gone|above|over|below|under|than|least|most|reach(?:es|ed)?|hits?|' +
  'exceeds?|force|index|uv|kp|of|like|past|minus|top|tops|and|or|aqi|route|junction|zone|next|' +
  'last|first|these|those|for|within|in|to|day|stage|holes?|round|race|heat|hall|pitch|week|level|temp|temps|' +
  'temperature|degrees|gusts?|winds?|a|an|m|number|no|(?:low|cold|cool|warm|hot|high|strong|much|little) as|until|till|by|from|between|about|around|roughly|nearly|' +
  'up|down|all|my|our|the|their|with|without|only|just|gate|platform|terminal|flight|division|under[ -]?|u|' +
  'grade|category|cat|c|chance|mini|mavic|air|phantom|avata|neo|pro|mk|mark|version) ?)(?<![\\d.,:/+-] ?)';
/** "Will it be 20 on Sunday" is a value; "how windy will it be 9 tonight" asks for it, and the number is an hour. */
const NO_VALUE_SAID = '(?<!(?<!\\b(?:how|what|whats)\\b[^.?!,;]{0,30}) (?:be|is|was|gets?) )';
const BEFORE_DAY =
  `(?= (?:on |this )?${BLANK}|(?<=(?<!\\bit )(?<!\\d)(?:[1-9]|1[0-2])(?:[:.][0-5]\\d)?) this ` +
  '(?:morning|afternoon|evening)(?!\\p{L}))';

/** "Bbq 4", "reception 7.30": behind what is done at an hour, and never a count of what is done in numbers. */
const BEHIND_OCCASION =
  '(?<=\\b(?:bbq|barbecue|dinner|lunch|ceremony|reception|picnic|wedding|drinks|training|practice|park ?run|' +
  'rehearsal|pick[ -]?up|drop[ -]?off|home|back|pub|church|funeral|gig|concert)(?: (?:is|at))? )';
/** "The 8.15 train", "my 17:40 ferry": named by its hour. */
const OF_TRANSPORT =
  '(?<=\\b(?:the|my|our|his|her|their|an?) )(?=\\d{1,2}[:.][0-5]\\d (?:train|bus|ferry|boat|flight|tram|coach|' +
  'sailing|crossing|service|kick[ -]?off|start|tee|race|slot)\\b)';
/** "Sunday league 10.30 kick off". */
const BEFORE_START =
  '(?<![\\d.,:-] ?)(?=\\d{1,2}(?:[:.][0-5]\\d)? (?:kick[ -]?off|k\\.?o|tee[ -]?off|throw[ -]in|push[ -]?back|' +
  'bully[ -]off|sharp|prompt|on the dot|on the nose)\\b|\\d{1,2}[:.][0-5]\\d (?:start|meet)\\b)';
/** "Get there for 10". */
const BEHIND_FOR =
  '(?<=\\b(?:book(?:ed|ing)?|rounds?|tennis|court|golf|padel|slot) (?:\\p{L}+ ){0,2}for )(?=\\d{1,2} or \\d{1,2}\\b)|' +
  `(?<=\\b(?:booked|booking)(?: in)? for )(?=\\d{1,2}(?:[:.][0-5]\\d)? (?:on )?${BLANK})|` +
  '(?<=\\b(?:there|home|back|up|ready|arriv(?:e|ing)|(?:at|in|to) (?:work|school)|' +
  '(?:cycl|driv|rid|com|be|get|getting|walk|bik|due)(?:e|es|ing)? in) for )';
/** "Between 4 and 5ish": an end is read with its start. */
export const NO_END = '(?<!\\b(?:between|from) \\d{1,2}(?:[:.]\\d\\d)? ?(?:and|to|till|until|-) ?)';
/** "Dry up to 4". */
export const BEHIND_WEATHER =
  '(?<=\\b(?:rain\\p{L}*|dry|wet|fine|out|sunny|snow\\p{L}*|ok|bbq|clear|weather|now)\\b[^.?!\\d]{0,16})';
/** "Rain tomorrow 5 to 10mm". */
const NO_AMOUNT = '(?! \\d+ ?(?:mm|cm|mph|km|kph|knots|kts|m|ft|c|f|deg|inch|%))';
const ENDS =
  `(?=\\W*$|,| (?:and|then|same|will|is|are|rain|dry|wet|cold|hot|warm|windy?|sun|sunny|` +
  `temps?|temperatures?|weather|forecast|any|should|can|in|(?:to|till|until)${NO_AMOUNT}|for|on|at|what|how|` +
  `${BLANK})(?!\\p{L}))`;
/** "Friday 7": small numbers, since larger ones may be dates; "tomorrow 10.30": with minutes any. */
const BEHIND_DAY =
  `((?<=${BLANK},? (?:(?:morning|afternoon|evening|night),? )?)(?:\\d{1,2}\\.[0-5]\\d|[1-9](?:[:.][0-5]\\d)?${ENDS}|` +
  `1[0-2](?= (?:to|till?|until|-) ${BLANK}))|(?<=${BLANK}{3},? ${BLANK}{1,5} (?:and|or|&) )(?:[1-9]|` +
  `1[0-2])${ENDS})`;

/** "Sunday league 10.30": two digits behind the point are minutes, unless they are of an amount. */
const DOTTED =
  '(?<![£$€#.,:/+\\d-] ?)(?<!\\b(?:of|than|above|below|over|under|least|most|version|chapter|section|route|ph|' +
  'is|was|costs?|paid|gbp|usd|eur|pm|rule|bft|mag(?:nitude)?) ?)(?<!\\bp\\.? ?)';

/** Five groups, one of which holds the hour: behind others, behind a start, behind or before a day. `noUnit`: what may not follow. */
export function bareHours(noUnit: string): string {
  const listed =
    `(?:${BEHIND_LIST}|${BETWEEN_HOURS}|` +
    `${BEHIND_HOUR_OF_DAY}(?=[\\d:.]+ (?:on |this )?${BLANK}))(\\d{1,2}(?:[:.][0-5]\\d)?)${noUnit}`;
  const hour = '(\\d{1,2}(?:[:.][0-5]\\d)?)';
  const done =
    `${BEHIND_START}|${BEHIND_FOR}|${OF_TRANSPORT}|${BEFORE_START}|(?<=\\p{L}, )(?=\\d{1,2}[:.][0-5]\\d ${BLANK})|` +
    `${BEHIND_OCCASION}(?=\\d{1,2}(?:[:.]\\d\\d)?${ENDS})`;
  const started = `(?:${done})${hour}${noUnit}|${BEHIND_DAY}${noUnit}`;
  return (
    `${listed}|${started}|${DOTTED}(\\d{1,2}\\.[0-5]\\d)${noUnit}(?![.,]?\\d)|` +
    `${NO_HOUR}${NO_VALUE_SAID}(\\d{1,2}(?:[:.][0-5]\\d)?)${BEFORE_DAY}`
  );
}

/** What begins or ends at an hour. */
const EVENT_AT =
  'kick ?off|tee ?off|push ?back|full time|half time|school|work|training|practice|rehearsals?|home time|pick ?up|closing(?: time)?|last orders|' +
  'lunch|dinner|tea|doors|everyone|everybody|people|guests|kids|mum|dad|finish(?:ing)?|end(?:ing)?|start(?:ing)?';
/** "Before I finish work", "till the match finishes", "until kick off": up to what happens at the hour behind it. */
export const UP_TO_EVENT =
  '(before|until|till) (?:(?:i|we|they|he|she|it|you|the|my|our|his|her|their|all the)(?: \\p{L}+){1,4}?|it.s(?: \\p{L}+){1,2}?|' +
  `(?:${EVENT_AT})(?: \\p{L}+){0,3}?)`;
