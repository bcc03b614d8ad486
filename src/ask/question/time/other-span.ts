/** A span that another of the question names the kind of: "this summer against last", "last winter than the one before". */
import { MONTH, namedSpan, SEASON, yearBeforeThis } from './days.ts';
import { day, type Rule, rule } from './items.ts';

const NAMED = `(${SEASON}|fall|${MONTH})`;
const UNIT = `(${SEASON}|fall|week|week ?end|month|year|${MONTH})`;
/** Between the two: "compare to", "hotter than", "and". */
const BETWEEN =
  '[^.?!;]{0,50}?\\b(?:to|than|with|and|or|vs|versus|against|as|like|from|between) (?:it (?:was|did|is) )?(?:in )?';
const ENDS = '(?=[ ,]*(?:$|[?!.,]|(?:in|at|for|on|near|around|so|was|were|is|has|had|will) |\\u0001))';

/** Before the rules of seasons and weeks, whose words they look back at. */
export const OTHER_SPAN_RULES: readonly Rule[] = [
  // "How does this summer compare to last", "is this June wetter than last year's".
  rule(`(?<=\\bthis ${UNIT}\\b${BETWEEN})(?:the )?last(?: one|(?: year(?:'s|s)?))?${ENDS}`, ([, unit]) =>
    day((clock) => namedSpan(clock, unit, 'last')),
  ),
  // "Did it rain more this May than last May": both are over, and the last one is that of the year before.
  rule(`(?<=\\bthis ${NAMED}\\b${BETWEEN})last ${NAMED}`, ([, unit, last]) =>
    unit === last ? day((clock) => yearBeforeThis(clock, unit)) : null,
  ),
  rule(`last ${NAMED}(?=${BETWEEN}this ${NAMED})`, ([, last, unit]) =>
    unit === last ? day((clock) => yearBeforeThis(clock, unit)) : null,
  ),
  // "Was last summer hotter than this one so far".
  rule(`(?<=\\blast ${UNIT}\\b${BETWEEN})(?:this (?:one|time)|this year(?:'s|s)?)${ENDS}`, ([, unit]) =>
    day((clock) => namedSpan(clock, unit, 'this')),
  ),
  // "Was last winter colder than the one before".
  rule(
    `(?<=\\blast ${UNIT}\\b${BETWEEN})the (?:(?:one|${UNIT}) before(?: (?:that|last|it))?|previous (?:one|${UNIT}))${ENDS}`,
    ([, unit]) => day((clock) => namedSpan(clock, unit, 'before-last')),
  ),
];
