/** The words between two times that make one of them: "to", "until", and "and" after "between". */
import { WordPattern } from '../word-pattern.ts';

const TO =
  /^ ?,? ?(?:to|until|till|til|(?:right |all the way )?(?:through|thru)(?: to)?|up until|into|-|up to|and ending) ?(?:the )?$/;
/** "Friday evening and staying til Monday", "Saturday at my mum's until Tuesday": no new clause stands between the two. */
const LASTS = new RegExp(
  String.raw`^(?!.*\b(?:or|but|if|is|was|be|will|wont|does|do|did|can|could|should|shall|would|any|how|what|when|which|` +
    'wait|waiting|hold|leave|leaving it|move|moved|moving|put|rain|raining|dry|wet|hot|cold|warm|sunny|windy|' +
    String.raw`snow)\b)[^.?!;\d]{0,36} (?:until|untill|till|til|thru|through)(?: the)? $`,
  '',
);
const NO_START = /\b(?:since|until|till|til|by|before|after|than)(?: the)? $/;
/** Whoever comes by a way asks of the way too, which is of two days: "driving up Friday, back Sunday". */
const COMES = new WordPattern(
  '\\b(?:fly(?:ing)?|flight|arriv(?:e|es|ing)|com(?:e|es|ing)|lands?|landing|visit(?:s|ing)?|stay(?:s|ing)?|' +
    'here|there|away|going|go|goes|off|heading|travel(?:s|ling|ing)?|get(?:s|ting)?|trip|camp(?:ing)?|tents?|' +
    'check(?:ing)?[ -]?in|holiday|break|hols)\\b[^.?!;]{0,30}$',
);
const LEAVES = new RegExp(
  String.raw`^[^.?!;\d]{0,24}?[ ,]\(?(?:and |then |if |as |we(?:.?re| are)? |i(?:.?m| am)? |he |she |they )*(?:leav(?:e|es|ing)|` +
    'fly(?:ing)? (?:back|home|out)|(?:com(?:e|es|ing)|go(?:es|ing)?|head(?:s|ing)?|travel(?:s|ling)?|' +
    'get(?:s|ting)?)? ?(?:back|home)|return(?:s|ing)?|depart(?:s|ing)?|check(?:ing)?[ -]?out)(?: again)?(?: home|' +
    ' back)?(?: on)?(?: the)? $',
  '',
);
const TWO_TIMES =
  /\b(?:or|but|if(?! (?:we|i|they)(?:.?(?:re|m)| are| am)? (?:leav|com|head|fly|go|back))|is|was|will|does|can|should|how|what|which|when)\b/;
const AND = /^ (?:and|to|&) (?:the )?$/;
const BETWEEN = /(?<!\bdifferences?(?: in [^?.!]{0,30})? )\bbetween (?:the )?$/;
/** "Compare this week to last week": two times, and no way from one to the other. */
const COMPARES = /\b(?:compar(?:e|es|ed|ing)|comparison|differ|differs|difference)\b[^.?!;]*$/;
/** "Move the match from Saturday to Sunday": two days to choose from, and none between. */
const MOVED_FROM = new RegExp(
  String.raw`\b(?:mov|shift|swap|switch|chang|postpon|delay|push|bring|bump|reschedul|put)(?:e|es|ed|ing|ping|ting|` +
    String.raw`s)?(?! (?:house|home|in|out|flat|office)\b) (?:[^\s.?!]+ ){0,7}from (?:the )?(?:(?:this |next )?(?:to(?:day|night|morrow)|\p{L}+day) )?(?:at )?$`,
  'u',
);
const JOINS = new WordPattern(/\b(?:and|or|vs|versus|than|to|until|till|through|instead of|not|but)\b|[,&/]/);

/** Who leaves on a day is away until the one of the return; at two hours of a day it is those two that count. */
const LEAVES_HOME = new WordPattern(
  '\\b(?:leav(?:e|es|ing)|driv(?:e|ing)|set(?:ting)? off|headed|out|train|ferry)\\b[^.?!;]{0,30}$',
);

/** Whether the words between two times make them the start and the end of one. `ofDays`: two days, and no hours of one. */
export function isRange(before: string, gap: string, ofDays = false): boolean {
  if (COMPARES.test(before)) return false;
  if (TO.test(gap) || LASTS.test(gap)) return !MOVED_FROM.test(before) && (TO.test(gap) || !NO_START.test(before));
  return (AND.test(gap) && BETWEEN.test(before)) || isStay(before, gap, ofDays);
}

/** "Mum flying in Thursday, leaving Tuesday": all the time between. */
function isStay(before: string, gap: string, ofDays: boolean): boolean {
  if (!LEAVES.test(gap) || TWO_TIMES.test(gap) || NO_START.test(before)) return false;
  return COMES.test(before) || (ofDays && LEAVES_HOME.test(before));
}

/** Whether the words between two times join them as two, or as a range. */
export function isJoined(gap: string): boolean {
  return JOINS.test(gap);
}

/** Between two weekdays: "Saturday night and Sunday", "Saturday be drier than Sunday". */
export const LISTED_DAYS =
  /^ ?(?:night|morning|afternoon|evening|lunch(?:time)?)?,? ?(?:or|and|\/|&|vs\.?|versus|then|into|(?:(?:going to |gonna )?(?:be )?(?:\p{L}+er|(?:more|less) \p{L}+) )?than)? ?(?:on )?$/u;
