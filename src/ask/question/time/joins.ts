/** The words between two times that make one of them: "to", "until", and "and" after "between". */
import { WordPattern } from '../word-pattern.ts';

const TO = /^ ?,? ?(?:to|until|till|til|through|thru|into|-|up to|and ending) ?(?:the )?$/;
const AND = /^ (?:and|to|&) (?:the )?$/;
const BETWEEN = /(?<!\bdifferences?(?: in [^?.!]{0,30})? )\bbetween (?:the )?$/;
/** "Compare this week to last week": two times, and no way from one to the other. */
const COMPARES = /\b(?:compar(?:e|es|ed|ing)|comparison|differ|differs|difference)\b[^.?!;]*$/;
/** "Move the match from Saturday to Sunday": two days to choose from, and none between. */
const MOVED_FROM =
  /\b(?:mov|shift|swap|switch|chang|postpon|delay|push|bring|bump|reschedul|put)(?:e|es|ed|ing|ping|ting|s)?(?! (?:house|home|in|out|flat|office)\b) (?:[^\s.?!]+ ){0,7}from (?:the )?$/;
const JOINS = new WordPattern(/\b(?:and|or|vs|versus|than|to|until|till|through)\b|[,&/]/);

/** Whether the words between two times make them the start and the end of one. */
export function isRange(before: string, gap: string): boolean {
  if (COMPARES.test(before)) return false;
  return (TO.test(gap) && !MOVED_FROM.test(before)) || (AND.test(gap) && BETWEEN.test(before));
}

/** Whether the words between two times join them as two, or as a range. */
export function isJoined(gap: string): boolean {
  return JOINS.test(gap);
}
