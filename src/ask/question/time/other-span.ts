/** A span that another of the question names the kind of: "this summer against last", "last winter than the one before". */
import { SUPERLATIVES } from '../superlatives.ts';
import { day, type Rule, rule } from './items.ts';
import { firstOfMonth } from './local-clock.ts';
import { lastOver, MONTH, monthNumber, months, namedSpan, SEASON, seasonOfYear, yearBeforeThis } from './named-days.ts';

const NAMED = `(${SEASON}|fall|${MONTH})`;
const UNIT = `(${SEASON}|fall|week|week ?end|month|year|${MONTH})`;
/** Between the two: "compare to", "hotter than", "and". */
const BETWEEN =
  '[^.?!;]{0,50}?\\b(?:to|than|with|and|or|vs|versus|against|as|like|from|between) (?:it (?:was|did|is) )?(?:in )?';
const ENDS =
  '(?=[ ,]*(?:$|[?!.,]|(?:in|at|for|on|near|around|so|was|were|is|has|had|will) |(?:temps?|temperatures?|weather|rain(?:fall)?|wind|sunshine|highs?|lows?)\\W*$|\\u0001))';

/** "76" is 1976 and "18" is 2018: the century of the last fifty years before the thirties. */
const FIRST_OF_LAST_CENTURY = 30;

function yearOfTwo(digits: string): number {
  return Number(digits) + (Number(digits) >= FIRST_OF_LAST_CENTURY ? 1900 : 2000);
}

/** Before the rules of seasons and weeks, whose words they look back at. */
export const OTHER_SPAN_RULES: readonly Rule[] = [
  // "Winter just gone", "the summer that just ended"
  rule(
    '(?:the |this )?(spring|summer|autumn|fall|winter)(?: (?:that|which))?(?: has| is|s)? just (?:gone|past|' +
      'passed|ended|been|finished)',
    ([, name]) => day((clock) => namedSpan(clock, name, 'last')),
    /\bjust\b/,
  ),
  // "Snow last season in Tahoe"
  rule(
    '(?=(?:last|this|past) )(?<=\\b(?:snow(?:fall)?|ski(?:ing)?|powder)\\b[^.?!]{0,20} )(last|this|past) (?:ski |snow |winter )?season',
    ([, which]) => day((clock) => namedSpan(clock, 'winter', which === 'this' ? 'this' : 'last')),
    /season/,
  ),
  // "The summer of 76", "winter '62"
  rule(
    `(?:the )?(?:${NAMED} (?:of |in )?['’]|${NAMED} of )(\\d\\d)(?! ?(?:%|°|degrees?|mph|mm|cm|days?|hours?|[:./-]?\\d))`,
    ([, written, spoken, digits]) =>
      day((clock) => {
        const [name, year] = [written ?? spoken, yearOfTwo(digits)];
        return monthNumber(name) > 0 && !SEASON.split('|').includes(name)
          ? months(firstOfMonth(year, monthNumber(name)), 1)
          : seasonOfYear(clock, name, year);
      }),
    /\d\d/,
  ),
  // "Is June colder this year than last".
  rule(
    `(?<=\\b(?:is|was|has|\\p{L}+er) ${NAMED}\\b[^.?!;]{0,30} )this year than last(?: year)?${ENDS}`,
    ([, unit]) => day((clock) => yearBeforeThis(clock, unit)),
    /this year than/,
  ),
  // "How does this summer compare to last", "is this June wetter than last year's".
  rule(`(?<=\\bthis ${UNIT}\\b${BETWEEN})(?:the )?last(?: one|(?: year(?:'s|s)?))?${ENDS}`, ([, unit]) =>
    // "Was this spring colder than last", asked in June: both are over.
    day((clock) => {
      const [own, last] = [namedSpan(clock, unit, 'this'), namedSpan(clock, unit, 'last')];
      return own !== null && own.from === last?.from ? yearBeforeThis(clock, unit) : last;
    }),
  ),
  // "Is June hotter than last year", "was May wetter than last year's", "will July be hotter than last year".
  rule(
    '(?<=\\b(will (?:it be (?:in )?|the |in )?|(?:is|was|has|how|did|does|compares?|in|been|' +
      `an? (?:much |far |lot |bit )?(?:\\p{L}+er|more \\p{L}+|less \\p{L}+)) )${NAMED}\\b${BETWEEN})` +
      `last year(?:'s|s)?${ENDS}`,
    ([, verb, unit]) => day((clock) => (verb.startsWith('will') ? lastOver(clock, unit) : yearBeforeThis(clock, unit))),
    /last year/,
  ),
  // "Will tomorrow be the warmest day of the week"
  rule(
    `(?<=\\b(?:be|is|was) (?:the )?(?:${SUPERLATIVES}|best|worst|nicest) day )of the (week|month)`,
    ([, unit]) => day((clock) => namedSpan(clock, unit, 'this')),
    /day of the/,
  ),
  // "More rain this weekend or next"
  rule(
    `(?<=\\bthis (week|week ?end|month|year)\\b ?,? ?(?:or|and|vs|versus|than|against) (?:the )?)next(?: one)?${ENDS}`,
    ([, unit]) => day((clock) => namedSpan(clock, unit, 'next')),
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
