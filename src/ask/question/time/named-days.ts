/** The words for weekdays, months and seasons, and the days that they name. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import type { DayRange } from './items.ts';
import { firstOfMonth, type LocalClock, mondayOf, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import { inYears, isBack, JUST_OVER_DAYS } from './yearly.ts';

const WEEKDAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const FULL = 'mondays?|tuesdays?|wed(?:nes|ens)days?|thursdays?|fridays?|satur?days?|sundays?';
const SHORT = '(?:tues|tue|weds|thurs|thur|thu|fri)\\.?';
/** Short names that are also ordinary words count only beside other words of time. */
const ANY_SHORT =
  'mon|wed|sat|' +
  '(?<!\\b(?:(?:in|with) (?:this|that)|full|direct|hot|strong|blazing|midday|' +
  '(?:best|better|good|places?|spots?|town|beach|chance|bet|hop(?:e|ing)|wait(?:ing)?|' +
  'looking) for) )sun(?! (?:on|in|at)\\b| ?(?:cream|screen|block|hats?|glasses|burn|dress|lotion|rays|' +
  'loungers?|tan|shade|set|rise)\\b)(?<!\\b(?:this|that|the) sun(?= (?:going|gonna|last|shin|stay|keep|hold|be|come|out)))';
export const ANY_DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
export const LINK = '(?: ?(?:[-/&+,]|to|and|or|vs|till?|until|through|thru) ?)';
const CUE_BEHIND =
  '(?<=(?:(?:on|this|next|last|coming|past|by|until|till|from|since|before|every|' +
  `(?<!(?:out|\\w{3,}ing|days?|times?|hours?|week|\\u0001) ?) ?for) |(?:${ANY_DAY}|\\u0001)${LINK}))`;
const CUE_AHEAD =
  `(?=${LINK}(?:${ANY_DAY}|the weekend)|(?: ?- ?| (?:to|till?|until|through|thru) )\\u0001|` +
  '\\.? (?:am|pm|a\\.m|p\\.m|morning|morn|arvo|avo|aft|eve|night|nite|lunch|noon|midday|evening|' +
  '\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)|\\d{1,2}:\\d\\d|\\d{4}|' +
  '\\d{1,2}(?:[:.]\\d\\d)? ?(?:-|to|till?|until) ?(?:\\d{1,2}(?!\\d| ?(?:°|deg|mm|mph|c\\b))|noon|midday|' +
  'midnight)|the \\d|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|' +
  '\\d{1,2}/\\d))';
const LAST_WORD =
  '(?<=^\\W*)(?:mon|wed)(?= (?:in|at|near|til|till|to) )|(?:mon|wed)(?= (?:(?:next|this|of next) week|(?:of )?the week after next)\\b)|(?:mon|wed|sat)(?= ?[?.!]*$)|(?:mon|wed|sat)(?= at \\d)';
/** "fri-sun in Leeds" ends on Sunday. */
const END_OF_RANGE =
  `(?<=(?:${ANY_DAY}|\\u0001) ?(?:-|to|till?|until|through|thru|into) ?|` +
  '\\u0001[^.?!]{0,24} (?:leaving|back|home|returning|(?:staying|here|there) (?:until|till?|to)) (?:on )?)sun|' +
  '(?<=\\d(?: ?[ap]m)? ?(?:to|till?|until|-) ?)(?:mon|wed|sat|sun)(?= \\d)';
/** "Sat fishing in Hull", "leeds sat dry?": no form of "sit". */
const SATURDAY =
  'sat(?! (?:(?:in|at)(?= (?:the|a|an|my|our|his|her|their|your|this|that|here|there|traffic|bed|front|silence|' +
  'home|work|it|full|direct|shade|sun|some|all|one|a&e|court|class|limbo|queues?)\\b)|on|down|up|here|there|' +
  'outside|out|by|under|next(?! week)|with|around|nav|back|for|inside|still|watching|waiting|and waited|through|all|' +
  'having|eating|drinking|reading|working|near|beside)\\b)(?<!\\b(?:i|we|he|she|they|you|(?<!ing )it|who|was|were|be|' +
  'been|being|im|is|are|just|have|had|dog|cat|(?<!\\b(?:with|for) (?:the|my|our) )kids|everyone) sat)|' +
  // "Fishing sat on Loch Lomond", "is sat a good day", "our party is sat, dry?"
  'sat(?= (?:on|for|in|at|near|with|by|outside) )(?<=\\b(?:(?!(?:be|wait|watch|hav|eat|drink|read|work)ing)\\p{L}{3,}ing|rain|wind|winds|' +
  'windy|weather|forecast|temps?|dry|wet|sunny|bbq|barbecue|picnic|party|wedding|match|game|golf|football|cricket|' +
  'tennis|race|walk|run|ride|light|field|lawn|fence) sat)|' +
  'sat(?=(?: (?:a|the) (?:good|better|best|nicer?|dr(?:y|ier)|ok|bad|wet)| (?:better|looking|going|dry|wet|ok|any|good|best)|,)(?!\\p{L}))' +
  '(?<=\\bis sat)';
/** "Sat and sun in York", "fri sat sun": a day behind a day. */
const SUNDAY =
  '(?<=(?:\\bsat(?:urday)?|\\u0001{3,8})(?: ?(?:[-/&+,?]|and|or|n) ?)|\\u0001{3} )sun(?! ?(?:cream|screen|hat|' +
  'rays|lounger|tan|bath|block|will|or))\\b|' +
  // "Washing it sat then oiling it sun".
  '(?<=\\u0001.{0,30}\\b(?:then|and) \\p{L}{3,}ing (?:it |them |the \\p{L}+ )?)sun(?=,|\\W*$| will\\b)';
/** "Tues wed thurs", "mon tue". */
const IN_A_ROW =
  '(?<=(?:(?:mon|tue|thu|fri|sat|sun)[a-z]{0,6}|\\u0001{3,9}) )wed(?! (?:to|him|her|my|in)\\b)|' +
  'mon(?= (?:tue|wed)[a-z]{0,6}\\b)|wed(?= (?:thu|fri)[a-z]{0,6}\\b)';
/** "Golf at Gleneagles sun?", "bbq sun": the last word of a question that does not ask for the sun. */
const LAST_SUNDAY =
  '(?=sun[ ?.!]*$)(?<=^(?!.*\u0001)(?!.*\\b(?:is|are|be|will|any|much|many|more|less|get|gets|see|need|want|' +
  'does|do|did|when|where|how|hours?|chance|clouds?|cloudy|rain|uv|burn|strong|strength|bright|hot|weather|' +
  'today|tomorrow|tonight|now|morning|afternoon|evening|week|weekend|\\p{L}+day)\\b).*\\p{L}{3} (?<!\\b(?:the|' +
  'and|for|our|this|full|with|from|out|some|little|warm|morning|midday|noon|winter|summer|spring|autumn|good|' +
  'best|nice|direct|enjoy|love|catch) ))sun(?=[ ?.!]*$)';
/** What stands before a day is looked at only where the letters of one follow. */
const SHORT_WITH_CUE =
  `(?=mon|wed|sat|sun)(?:${SATURDAY}|${LAST_SUNDAY}|${IN_A_ROW}|${SUNDAY}|${END_OF_RANGE}|` +
  '(?:mon|wed|sat)(?= (?:of )?(?:this|next|last) week\\b)|' +
  `${CUE_BEHIND}(?:${ANY_SHORT})|(?:${ANY_SHORT})${CUE_AHEAD}|${LAST_WORD})\\.?`;
export const WEEKDAY = `${FULL}|${SHORT}|${SHORT_WITH_CUE}`;

export const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|' +
  'jul|aug|sept?|oct|nov|dec';
/** Names of months that are no ordinary words. */
export const PLAIN_MONTH =
  'january|february|april|june|july|august|september|october|november|december|feb|apr|aug|sept|oct|nov|dec';
/** Names of months that are. */
export const SHORT_MONTH = 'may|march|mar|jan|jun|jul|sep';
const MONTH_KEYS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const WHICH = '(this|next|last|coming|past|previous|following)';

/** 0 for Monday, from any spelling. */
export function weekdayNumber(text: string): number {
  return WEEKDAY_NAMES.findIndex((name) => name.startsWith(text.replace(/^the /, '').slice(0, 3)));
}

/** 1 for January, from any spelling. */
export function monthNumber(text: string): number {
  return MONTH_KEYS.indexOf(text.slice(0, 3)) + 1;
}

export function oneDay(date: CivilDate): DayRange {
  return { from: date, to: addDays(date, 1), grain: 'day' };
}

export function someDays(from: CivilDate, days: number): DayRange {
  return { from, to: addDays(from, days), grain: days === 1 ? 'day' : 'days' };
}

/** The next such weekday from today on, or the last one before today for a question about the past. */
export function weekday(clock: LocalClock, number: number): CivilDate {
  const ahead = (number - weekdayOf(clock.today) + 7) % 7;
  return addDays(clock.today, clock.isPast ? (ahead === 0 ? -7 : ahead - 7) : ahead);
}

/** "next Tuesday" is in the next calendar week, "last Tuesday" is before today, and `ahead` after it. */
export function whichWeekday(clock: LocalClock, which: string | undefined, number: number): CivilDate {
  if (which === 'next' || which === 'following') return addDays(mondayOf(clock.today), 7 + number);
  if (isBack(which)) return addDays(clock.today, -((weekdayOf(clock.today) - number + 6) % 7) - 1);
  if (which === 'ahead') return addDays(clock.today, ((number - weekdayOf(clock.today) + 6) % 7) + 1);
  if (which === 'this') return clock.isPast ? addDays(mondayOf(clock.today), number) : weekday(clock, number);
  return weekday(clock, number);
}

/** The same weekday a week on where it is today. */
export function afterToday(range: DayRange | null, clock: LocalClock): DayRange | null {
  return range?.from === clock.today && range.grain === 'day' ? someDays(addDays(range.from, 7), 1) : range;
}

export function weeks(which: string | undefined): number {
  return isBack(which) ? -1 : which === 'next' || which === 'following' ? 1 : 0;
}

/** Saturday and Sunday of the week that is so many weeks from now. */
export function weekend(clock: LocalClock, weeksOn: number): DayRange {
  return someDays(addDays(mondayOf(clock.today), 7 * weeksOn + 5), 2);
}

export function months(from: CivilDate, count: number): DayRange {
  return { from, to: firstOfMonth(yearOfDate(from), monthOfDate(from) + count), grain: 'month' };
}

/** A part of a month: its first ten days, its middle or its last ten. */
export function partOfMonth(range: DayRange, part: string | undefined): DayRange {
  if (part === undefined) return range;
  if (/early|beginning|start|first/.test(part)) return someDays(range.from, 10);
  return someDays(addDays(/late|end|last/.test(part) ? range.to : addDays(range.from, 20), -10), 10);
}

/** Meteorological seasons; those of the southern hemisphere are half a year off. */
export function seasonOfYear(clock: LocalClock, name: string, year: number): DayRange {
  const northern = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }[name] ?? 3;
  return months(firstOfMonth(year, northern + (clock.isSouthern ? (northern > 6 ? -6 : 6) : 0)), 3);
}

const BACK = { next: -1, this: 0, last: 1, 'before-last': 2 } as const;

/**
 * The week, weekend, month, season or year of that name which is now or was last, or the one before that; of a season or a
 * month "this" is the one that is now or was last begun.
 */
export function namedSpan(clock: LocalClock, unit: string, which: keyof typeof BACK): DayRange {
  const back = BACK[which];
  const { today } = clock;
  if (unit === 'week') return someDays(addDays(mondayOf(today), -7 * back), 7);
  if (unit.startsWith('week')) return weekend(clock, -back);
  if (unit === 'month') return months(firstOfMonth(yearOfDate(today), monthOfDate(today) - back), 1);
  if (unit === 'year') return months(firstOfMonth(yearOfDate(today) - back, 1), 12);
  const inYear = (year: number): DayRange =>
    MONTH_KEYS.includes(unit.slice(0, 3)) && !/^(?:spring|summer|autumn|fall|winter)$/.test(unit)
      ? months(firstOfMonth(year, monthNumber(unit)), 1)
      : seasonOfYear(clock, unit, year);
  const year = yearOfDate(today);
  const begun = [year, year - 1].find((one) => inYear(one).from <= today) ?? year - 1;
  // The winter that has begun may be over by now: it is the last one then.
  const isOver = inYear(begun).to <= today;
  return inYear(begun - (back === 0 || !isOver ? back : back - 1));
}

/** A year before the month or season of that name that is now or was last begun. */
export function yearBeforeThis(clock: LocalClock, unit: string): DayRange {
  const range = namedSpan(clock, unit, 'this');
  // "Will this winter be colder than last winter", asked in November: the last one is over, and this one to come.
  const isSeason = /^(?:spring|summer|autumn|fall|winter)$/.test(unit);
  if (!clock.isPast && isSeason && addDays(range.to, JUST_OVER_DAYS) <= clock.today) return range;
  // "Will this July be hotter than last July", asked in June: the one of this year has not begun.
  if (!clock.isPast && monthNumber(unit) > monthOfDate(clock.today)) return range;
  const before = (date: CivilDate): CivilDate => firstOfMonth(yearOfDate(date) - 1, monthOfDate(date));
  return { ...range, from: before(range.from), to: before(range.to) };
}

/** The last month or season of that name that is over, which is held against the one to come. */
export function lastOver(clock: LocalClock, unit: string): DayRange {
  const range = namedSpan(clock, unit, 'this');
  return range.to <= clock.today ? range : yearBeforeThis(clock, unit);
}

export const SEASON = 'spring|summer|autumn|winter';
export const OF_MONTH = `(?:(${MONTH})(?:,? (\\d{4}))?|(this|next|the|last) month)`;

/** The month that the three groups of `OF_MONTH` name. */
export function monthNamed(clock: LocalClock, [name, year, which]: readonly (string | undefined)[]): DayRange {
  return name === undefined
    ? months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + weeks(which)), 1)
    : inYears(year, clock, (at) => months(firstOfMonth(at, monthNumber(name)), 1));
}
