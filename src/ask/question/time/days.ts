/** Days by their names: today, weekdays, weekends, weeks, months, seasons, years and holidays. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { SUPERLATIVES } from '../superlatives.ts';
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { HOLIDAYS, longWeekend } from './holidays.ts';
import { partOfDay } from './hours.ts';
import { type DayRange, day, type Rule, rule } from './items.ts';
import { firstOfMonth, type LocalClock, mondayOf, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { inYears, isBack } from './yearly.ts';

const WEEKDAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const FULL = 'mondays?|tuesdays?|wed(?:nes|ens)days?|thursdays?|fridays?|satur?days?|sundays?';
const SHORT = '(?:tues|tue|weds|thurs|thur|thu|fri)\\.?';
/** Short names that are also ordinary words count only beside other words of time. */
const ANY_SHORT =
  'mon|wed|sat|(?<!\\b(?:(?:in|with) (?:this|that)|full|direct|hot|strong|blazing|midday|(?:best|better|good|places?|spots?|town|beach|chance|bet|hop(?:e|ing)|wait(?:ing)?|looking) for) )sun(?! (?:on|in|at)\\b| ?(?:cream|screen|block|hats?|glasses|burn|dress|lotion|rays|loungers?|tan|shade|set|rise)\\b)';
const ANY_DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
const LINK = '(?: ?(?:[-/&+,]|to|and|or|vs|till?|until|through|thru) ?)';
const CUE_BEHIND = `(?<=(?:(?:on|this|next|last|coming|past|by|until|till|from|since|before|every|(?<!(?:out|\\w{3,}ing|days?|times?|hours?|week|\\u0001) ?) ?for) |(?:${ANY_DAY}|\\u0001)${LINK}))`;
const CUE_AHEAD = `(?=${LINK}(?:${ANY_DAY}|the weekend)|(?: ?- ?| (?:to|till?|until|through|thru) )\\u0001|\\.? (?:am|pm|a\\.m|p\\.m|morning|morn|arvo|avo|aft|eve|night|nite|lunch|noon|midday|evening|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)|\\d{1,2}:\\d\\d|\\d{4}|\\d{1,2}(?:[:.]\\d\\d)? ?(?:-|to|till?|until) ?(?:\\d{1,2}(?!\\d| ?(?:°|deg|mm|mph|c\\b))|noon|midday|midnight)|the \\d|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\d{1,2}/\\d))`;
const LAST_WORD =
  '(?<=^\\W*)(?:mon|wed)(?= (?:in|at|near|til|till|to) )|(?:mon|wed|sat)(?= ?[?.!]*$)|(?:mon|wed|sat)(?= at \\d)';
/** "fri-sun in Leeds" ends on Sunday. */
const END_OF_RANGE = `(?<=(?:${ANY_DAY}|\\u0001) ?(?:-|to|till?|until|through|thru|into) ?|\\u0001[^.?!]{0,24} (?:leaving|back|home|returning|(?:staying|here|there) (?:until|till?|to)) (?:on )?)sun|(?<=\\d(?: ?[ap]m)? ?(?:to|till?|until|-) ?)(?:mon|wed|sat|sun)(?= \\d)`;
/** "Sat fishing in Hull", "leeds sat dry?": no form of "sit". */
const SATURDAY =
  'sat(?! (?:(?:in|at)(?= (?:the|a|an|my|our|his|her|their|your|this|that|here|there|traffic|bed|front|silence|home|work|it|full|direct|shade|sun|some|all|one|a&e|court|class|limbo|queues?)\\b)|on|down|up|here|there|outside|out|by|under|next|with|around|nav|back|for|inside|still|watching|waiting|and waited|through|all|having|eating|drinking|reading|working|near|beside)\\b)(?<!\\b(?:i|we|he|she|they|you|it|who|was|were|be|been|being|im|is|are|just|have|had|dog|cat|kids|everyone) sat)';
/** "Sat and sun in York", "fri sat sun": a day behind a day. */
const SUNDAY =
  '(?<=(?:\\bsat(?:urday)?|\\u0001{3,8})(?: ?(?:[-/&+,?]|and|or) ?)|\\u0001{3} )sun(?! ?(?:cream|screen|hat|rays|lounger|tan|bath|block|will|or))\\b';
/** "Tues wed thurs", "mon tue". */
const IN_A_ROW =
  '(?<=(?:(?:mon|tue|thu|fri|sat|sun)[a-z]{0,6}|\\u0001{3,9}) )wed(?! (?:to|him|her|my|in)\\b)|mon(?= (?:tue|wed)[a-z]{0,6}\\b)|wed(?= (?:thu|fri)[a-z]{0,6}\\b)';
/** "Golf at Gleneagles sun?", "bbq sun": the last word of a question that does not ask for the sun. */
const LAST_SUNDAY =
  '(?=sun[ ?.!]*$)(?<=^(?!.*\u0001)(?!.*\\b(?:is|are|be|will|any|much|many|more|less|get|gets|see|need|want|does|do|did|when|where|how|hours?|chance|clouds?|cloudy|rain|uv|burn|strong|strength|bright|hot|weather|today|tomorrow|tonight|now|morning|afternoon|evening|week|weekend|\\p{L}+day)\\b).*\\p{L}{3} (?<!\\b(?:the|and|for|our|this|full|with|from|out|some|little|warm|morning|midday|noon|winter|summer|spring|autumn|good|best|nice|direct|enjoy|love|catch) ))sun(?=[ ?.!]*$)';
/** What stands before a day is looked at only where the letters of one follow. */
const SHORT_WITH_CUE = `(?=mon|wed|sat|sun)(?:${SATURDAY}|${LAST_SUNDAY}|${IN_A_ROW}|${SUNDAY}|${END_OF_RANGE}|${CUE_BEHIND}(?:${ANY_SHORT})|(?:${ANY_SHORT})${CUE_AHEAD}|${LAST_WORD})\\.?`;
export const WEEKDAY = `${FULL}|${SHORT}|${SHORT_WITH_CUE}`;

export const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
/** Names of months that are no ordinary words. */
const PLAIN_MONTH =
  'january|february|april|june|july|august|september|october|november|december|feb|apr|aug|sept|oct|nov|dec';
/** Names of months that are. */
const SHORT_MONTH = 'may|march|mar|jan|jun|jul|sep';
const MONTH_KEYS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WHICH = '(this|next|last|coming|past|previous|following)';

/** 0 for Monday, from any spelling. */
export function weekdayNumber(text: string): number {
  return WEEKDAY_NAMES.findIndex((name) => name.startsWith(text.slice(0, 3)));
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
function weekday(clock: LocalClock, number: number): CivilDate {
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

function weeks(which: string | undefined): number {
  return isBack(which) ? -1 : which === 'next' || which === 'following' ? 1 : 0;
}

/** Saturday and Sunday of the week that is so many weeks from now. */
function weekend(clock: LocalClock, weeksOn: number): DayRange {
  return someDays(addDays(mondayOf(clock.today), 7 * weeksOn + 5), 2);
}

export function months(from: CivilDate, count: number): DayRange {
  return { from, to: firstOfMonth(yearOfDate(from), monthOfDate(from) + count), grain: 'month' };
}

/** A part of a month: its first ten days, its middle or its last ten. */
function partOfMonth(range: DayRange, part: string | undefined): DayRange {
  if (part === undefined) return range;
  if (/early|beginning|start/.test(part)) return someDays(range.from, 10);
  return someDays(addDays(/late|end/.test(part) ? range.to : addDays(range.from, 20), -10), 10);
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
  const before = (date: CivilDate): CivilDate => firstOfMonth(yearOfDate(date) - 1, monthOfDate(date));
  return { ...range, from: before(range.from), to: before(range.to) };
}

/** A day so far away is none of a question, and the calendar still has it: "9999999 weeks from today". */
const MOST_DAYS_AWAY = 366 * 9_000;
const PART_OF = '(early|late|mid|middle|beginning|start|end)';
export const SEASON = 'spring|summer|autumn|winter';

/** "Which was wetter, 2023 or 2024": a bare number is a year there. */
const WETTER = '(?:warm|cold|hott|cool|wett|dri|sunni|windi|snowi|mild|raini|cloudi|calm)er';

const SEASON_HINT = /spring|summer|autumn|winter/;

const NTH = '(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last|final)';
export const OF_MONTH = `(?:(${MONTH})(?:,? (\\d{4}))?|(this|next|the|last) month)`;

/** A text without one of these names none of `HOLIDAYS`. */
const HOLIDAY_HINT = new WordPattern(
  /\bday\b|eve\b|christmas|xmas|easter|night|hallow|trick|july|new year|hogmanay|fawkes|midsummer|mayo|monday|sunday|friday|mas\b|kings|epiphany|luc(?:y|ia)|saints|souls|swithi?n|stephen|nicholas|sinterklaas|pentecost|whit ?sun|valentine|juneteenth|glorious/,
);

export const DAY_RULES: readonly Rule[] = [
  // "the last week of August", "the first Monday of the month", "the second half of July"
  rule(`${NTH} (week|weekend|half|${WEEKDAY}) (?:(?:of|in) )?${OF_MONTH}`, ([, nth, unit, ...month]) => {
    const count = /la|fi[^r]/.test(nth) ? 0 : DAY_COUNTS.findIndex((words) => words.includes(nth)) + 1;
    return day((clock) => nthOf(monthNamed(clock, month), unit, count));
  }),
  // Holidays come first, because their names hold names of days and months.
  ...HOLIDAYS.map(({ names, on, days }) =>
    rule(
      `(?:(next|last|this) )?(?:${names})( weekend)?(?:,? (?:(?:in|of) )?((?:19|20|21)\\d\\d)(?! ?(?:mm|m|ft|hrs|h|hpa|mb|[:/])))?`,
      ([, which, weekend, year]) =>
        day((clock) =>
          inYears(year, clock, (at) => (weekend === undefined ? someDays(on(at), days) : longWeekend(on(at))), which),
        ),
      HOLIDAY_HINT,
    ),
  ),
  // Weeks counted from a weekday: "a week on Tuesday", "Saturday week", "two weeks from Friday", "Friday fortnight".
  rule(
    `(?:(${NUMBER}) )?(week|fortnight)s?( on| from| after)? (today|tomorrow|${WEEKDAY})`,
    ({ input, index, 1: count, 2: unit, 3: on, 4: from }) => {
      // "This week Friday" is no week on Friday, nor is "this week on Friday".
      const isBare =
        on === ' on' &&
        !/\b(?:this|next|last|the|that|each|every|all|my|our|in|during|work) $/.test(input.slice(0, index));
      if (count === undefined && unit === 'week' && !isBare) return null;
      const days = Math.min(numberOf(count ?? 'a') * (unit === 'fortnight' ? 14 : 7), MOST_DAYS_AWAY);
      return day((clock) => {
        const start = from === 'today' ? clock.today : from === 'tomorrow' ? addDays(clock.today, 1) : null;
        return oneDay(addDays(start ?? whichWeekday(clock, 'coming', weekdayNumber(from)), days));
      });
    },
  ),
  rule(`(?:on )?(today|this day|tomorrow|${WEEKDAY}) (week|fortnight)`, ([, from, unit]) =>
    day((clock) => {
      const start = / |^today/.test(from) ? clock.today : from === 'tomorrow' ? addDays(clock.today, 1) : null;
      return oneDay(addDays(start ?? whichWeekday(clock, 'coming', weekdayNumber(from)), unit === 'week' ? 7 : 14));
    }),
  ),
  rule(
    `(?<!${ANY_DAY}${LINK})(${WEEKDAY}) (?:of )?(this|next|last) week|(this|next|last) week(?: on|'s)? (${WEEKDAY})`,
    (match) => {
      const [, after, week, weekBefore, before] = match;
      const on = after ?? before;
      return day((clock) => oneDay(addDays(mondayOf(clock.today), 7 * weeks(week ?? weekBefore) + weekdayNumber(on))));
    },
  ),
  rule('(?:the )?day after tomorrow|overmorrow', () => day((clock) => oneDay(addDays(clock.today, 2)))),
  rule('(?:the )?day before yesterday', () => day((clock) => oneDay(addDays(clock.today, -2)))),
  rule("(?:later )?(?:to-?night|tonite|2nite)(?:'?s)?", () =>
    day((clock) => oneDay(clock.today), { ...partOfDay('tonight'), start: 0, end: 0 }),
  ),
  rule('last night', () =>
    day((clock) => oneDay(addDays(clock.today, -1)), { ...partOfDay('night'), start: 0, end: 0 }),
  ),
  rule("to-?day|todays|today's|2day", () => day((clock) => oneDay(clock.today))),
  rule("to-?morrow(?:'?s)?|tomorow|tommorow|tommorrow|tomorra|tomorro|tmrw|tmr|tomoz|tomos|2moro", () =>
    day((clock) => oneDay(addDays(clock.today, 1))),
  ),
  rule("yesterday(?:'?s)?", () => day((clock) => oneDay(addDays(clock.today, -1)))),
  rule(`(?:${WHICH} )(?:coming )?(${WEEKDAY})`, ([text, which, name]) =>
    day((clock) => oneDay(whichWeekday(clock, text.includes('coming') ? 'ahead' : which, weekdayNumber(name)))),
  ),
  rule('(?:the )?week(?:end)? after next', ([text]) =>
    day((clock) => (text.includes('weekend') ? weekend(clock, 2) : someDays(addDays(mondayOf(clock.today), 14), 7))),
  ),
  rule(`(${NUMBER}) weekends (ago|from now)`, ([, count, side]) =>
    day((clock) => {
      const ahead = clock.isPast || weekdayOf(clock.today) < 5 ? 0 : 1;
      return weekend(clock, side === 'ago' ? -numberOf(count) : numberOf(count) - ahead);
    }),
  ),
  // "Which weekend in August" names none.
  rule('(?<!\\b(?:which|what) )(next|last|this|the|coming|past|a)?(?: coming)? ?week ?-?ends?', ([, which]) =>
    day((clock) => {
      const isOver = clock.isPast && weekdayOf(clock.today) < 5 && which !== 'this';
      return weekend(clock, isOver ? -1 : weeks(which));
    }),
  ),
  rule('(?:the )?(?:rest|remainder) of (?:the|this) week', () =>
    day((clock) => ({ from: clock.today, to: addDays(mondayOf(clock.today), 7), grain: 'days' })),
  ),
  rule('later (?:on )?(?:this|in the) week', () =>
    day((clock) => {
      const monday = addDays(mondayOf(clock.today), 7);
      const from = addDays(clock.today, 1);
      return { from: from < monday ? from : clock.today, to: monday, grain: 'days' };
    }),
  ),
  rule('(?:the )?(first|second|last|latter) half of (?:(this|next|last|the) )?week', ([, half, which]) =>
    day((clock) => {
      const monday = addDays(mondayOf(clock.today), 7 * weeks(which));
      return half === 'first' ? someDays(monday, 3) : someDays(addDays(monday, 3), 4);
    }),
  ),
  rule(
    `(?:the )?(beginning|start|early|front end|middle|mid|end|tail end|back end|back(?= of)|late) (?:of )?(?:(this|next|last|the) )?week`,
    (match) => {
      const [, part, which] = match;
      const first = /middle|mid/.test(part) ? 2 : /end|late|back/.test(part) ? 4 : 0;
      return day((clock) => someDays(addDays(mondayOf(clock.today), 7 * weeks(which) + first), first === 4 ? 3 : 2));
    },
  ),
  rule(
    '(?:the |on |during )?(?:week ?days|work(?:ing)? days)(?: (this|next) week)?|(?:the )?week ?day(?= (?:morning|afternoon|evening|night|lunch))',
    ([, which]) =>
      day((clock) => {
        const monday = mondayOf(clock.today);
        const isNext = which === 'next' || (which === undefined && weekdayOf(clock.today) > 4);
        const from = isNext ? addDays(monday, 7) : clock.today;
        return { from, to: addDays(monday, isNext ? 12 : 5), grain: 'days' };
      }),
  ),
  rule('mid-?week', () => day((clock) => oneDay(whichWeekday(clock, 'coming', 2)))),
  rule(
    `(?:(?:every|each) (?:single )?day )?(this|next|last|past|previous|following) week(?:'?s)?|(?:the |this )?(?:coming )?week ahead|(?:the |this )?coming week(?:'?s)?|(all|the whole|the entire|the full) week|(?<=(?:\\b(?:is|be) (?:it|this) (?:going to be |looking like )?an? (?:\\p{L}+ )?|^\\W*(?:an? )?)(?:good|great|nice|decent|ideal|perfect|bad|dry enough) )week(?= (?:for|to)(?!\\p{L}))|(?:for |during |(?<=\\b(?:how|what)(?:'s| is| does| will) ))the week(?! (?:after|before|of|from|to come|commencing|beginning|starting|ending))`,
    (match) =>
      day((clock) => {
        const which = match[2] === undefined ? match[1] : 'this';
        if (which === undefined) return someDays(clock.today, 7);
        return someDays(addDays(mondayOf(clock.today), 7 * weeks(which)), 7);
      }),
  ),
  rule('(?:on )?(?:every|each) (?:single )?day|daily(?= (?:at|in the)\b)', () =>
    day((clock) => someDays(clock.today, 7)),
  ),
  rule('(?:the )?month after next', () =>
    day((clock) => months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + 2), 1)),
  ),
  rule('(?:the )?(?:rest|remainder) of (?:the|this) (month|year)', ([, unit]) =>
    day((clock) => {
      const to = firstOfMonth(yearOfDate(clock.today), unit === 'year' ? 13 : monthOfDate(clock.today) + 1);
      return { from: clock.today, to, grain: 'month' };
    }),
  ),
  // "Has it been a dry month"
  rule(`(?<=\\b(?:been|having|had) (?:an?|such an?|quite an?) (?:\\p{L}+ ){1,2})(month|week|year)(?!s)`, ([, unit]) =>
    day((clock) => spanNow(unit, clock)),
  ),
  rule(`(?:(?:the )?${PART_OF} (?:of )?)?(this|next|last|past|previous|the|coming) month`, ([, part, which]) =>
    day((clock) =>
      partOfMonth(months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + weeks(which)), 1), part),
    ),
  ),
  rule(
    `(?:(?:the )?${PART_OF}[ -](?:of )?)?(?:${WHICH} |(?<=\\b(?:in|during|over|every|usual|typical) )(?:the )?)(${SEASON}|fall)(?: (?:of )?(\\d{4})(?:[/-]\\d{2,4})?)?|(?:the )?(early|late|mid|(?:end|start|beginning|middle|height|dead|depths) of(?: the)?)[ -](summer|autumn|winter|spring)`,
    ([, part, which, name, year, otherPart, otherName]) =>
      day((clock) => {
        const range = inYears(year, clock, (at) => seasonOfYear(clock, name ?? otherName, at), which);
        return thirdOf(range, part ?? otherPart);
      }),
  ),
  // "A hot summer", "the summer looking like", "summer outlook"
  rule(
    `(?<=\\b(?:an?|another|the|any|our) (?:\\p{L}+ ){0,3}?)(?!(?<=hot )spring)(${SEASON})(?= (?:be|going|gonna|is|was|will|look\\p{L}*|shap\\p{L}*|in|at|on|for|here|this|ahead|like|forecast|outlook|weather|or|and|then|expected|likely|to be|coming|\\u0001)(?!\\p{L})|\\W*$)|(?<=\\b(?:(?:is|are|was|does|will|how(?:'s| is)|what(?:'s| is))|(?:was|were) (?:the|our)) )(summers?|autumns?|winters?)(?! (?:of )?\\d{4})(?= (?!(?:ever|finally|actually)(?!\\p{L})|(?:(?:going to|gonna|really|be) )*(?:back|com(?:e|es|ing) back|return|turn(?:s|ing)? up|show|reappear|mak(?:e|es|ing)) ?))|(?<=^\\W*)(summer|autumn|winter)(?= (?:looking|shaping)(?!\\p{L}))|(${SEASON})(?= (?:weather )?(?:outlook|forecast|prediction|prospects?)(?!\\p{L}))`,
    ([, name, asked, first, outlook]) => {
      const named = (name ?? asked ?? first ?? outlook ?? '').replace(/s$/, '');
      return day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, named, at)));
    },
    SEASON_HINT,
  ),
  // "Autumn in Kyoto what temps", "spring weather": no winter coat, and no hot spring.
  rule(
    `(?<!\\b(?:hot|in|the|a|mid|early|late|last|next|this) )(?:the )?(${SEASON})(?:s|time)?(?= (?:in|at|weather|temps?|temperatures?|climate|averages?|rain(?:fall)?|like|usually|typically|normally|generally|what|how)(?!\\p{L})|,? \\u0001|[ ,]*(?:[?.!]|$))`,
    ([, name]) => day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, name, at))),
    SEASON_HINT,
  ),
  // "The warmest winter", "hottest May ever"
  rule(
    `(?<=\\b(?:${SUPERLATIVES}) (?:ever )?)(${SEASON}|may|march)s?(?! (?:have|be|i|we)(?!\\p{L}))`,
    ([, name]) =>
      SEASON_HINT.test(name)
        ? day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, name, at)))
        : monthItem(undefined, undefined, name, undefined),
    /est (?:ever )?(?:spring|summer|autumn|winter|may|march)/,
  ),
  // "Winter vs summer", "between summer and winter"
  rule(
    `(?:${SEASON})(?= (?:vs\\.?|versus|and|or|than|against|compared (?:to|with)) (?:the )?(?:${SEASON}|${BLANK}))|(?<=${BLANK} (?:vs\\.?|versus|and|or|than|against|compared (?:to|with)) (?:the )?)(?:${SEASON})`,
    ([name]) => day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, name, at))),
    SEASON_HINT,
  ),
  // "spring 2026"
  rule(`(${SEASON}|fall),? ((?:19|20|21)\\d\\d)`, ([, name, year]) =>
    day((clock) => inYears(year, clock, (at) => seasonOfYear(clock, name, at), undefined)),
  ),
  rule(
    `(?:(?:the )?${PART_OF}[ -](?:of )?)?(?:${WHICH} )?(${PLAIN_MONTH})\\.?(?:,? (?:of )?(\\d{4}))?`,
    ([, part, which, name, year]) => monthItem(part, which, name, year),
  ),
  // Names of months that are also ordinary words: "in May", "next March", "may 2027".
  rule(
    `(?:(?:the )?${PART_OF}[ -](?:of )?|${WHICH} |(?<=\\b(?:in|during|for|until|since|from|through|of|compare|comparing|typical|usual|average|was|is|has|had|did|than|this|how) |\\b(?:an?|such an?|quite an?) (?:very |really |rather |pretty |fairly |unusually )?(?:wet|dry|cold|hot|warm|mild|cool|sunny|rainy|windy|snowy|normal|typical|good|bad|nice|lovely) )|(?<=\\bwhat(?:'?s| is) |\\bhow(?:'?s| is) )(?=(?:may|march) (?:usually |typically |normally |generally |weather )?(?:like|looking)\\b))(${SHORT_MONTH})\\.?(?:,? (?:of )?(\\d{4}))?`,
    ([, part, which, name, year]) => monthItem(part, which, name, year),
  ),
  // "may 2026", "March rainfall"
  rule(
    '(?<!\\b(?:it|there|we|they|i|you|he|she|that|this) )(may|march|mar|jan|jun|jul|sep)\\.?(?:,? (?:of )?((?:19|20|21)\\d\\d)|(?= (?:rain(?:fall)?|temps?|temperatures?|averages?|total|weather|sunshine)\\b))',
    ([, name, year]) => monthItem(undefined, undefined, name, year),
  ),
  // "Rome temp may", "weather in crete in may": a month behind a place or what is asked, at the end.
  rule(
    '(?<=\\b(?:weather|temps?|temperatures?|rain|rainfall|forecast|climate|sunshine|humidity|hot|cold|warm|wet|dry|sunny|rainy|like)\\b[^.?!]{0,30} )(?<!\\b(?:the|on|it|they|we|you|i|there|as|protest) )(may|march)(?=[\\s?!.]*$)',
    ([, name]) => monthItem(undefined, undefined, name, undefined),
  ),
  // "May and June", "March or May"
  rule(
    `(${SHORT_MONTH})(?= ?(?:and|or|vs|versus|to|than|with|against|&|/|-) ?(?:in )?(?:${PLAIN_MONTH}|${SHORT_MONTH})(?!\\p{L})| ?(?:to|till|until|through|thru|-) ?${BLANK}{3})`,
    ([, name]) => monthItem(undefined, undefined, name, undefined),
  ),
  rule(
    `(?<=${BLANK} ?(?:or|and|vs|versus|than|against|to|till|until|through|thru|-) ?)(?:in )?(${SHORT_MONTH})(?! (?:i|we|you|it|they|he|she|be|not|need|have|well|get|there)\\b)`,
    ([, name]) => monthItem(undefined, undefined, name, undefined),
  ),
  // "Rainfall 2025", "weather 2024 total"
  rule(
    `(?<=\\b(?:rainfall|rain|snowfall|snow|temps?|temperatures?|weather|sunshine|averages?|totals?|mean) )((?:19|20)\\d\\d)(?! ?(?:mm|m|ft|feet|hours|hrs|h|hpa|mb|utc|z|[-/:.]\\d)(?!\\p{L})|\\d)`,
    ([, year]) => day(() => months(firstOfMonth(Number(year), 1), 12)),
    /\d{4}/,
  ),
  // After months and seasons: "the summer of 1976".
  rule(
    `(?:(this|next|last|previous) year|(?:(?:in |for |of )|(?<=\\b(?:was|than|year|${WETTER})[,:]? |\\b(?:was|year|${WETTER})(?: in)?[^\\p{L}]{1,8}(?:or|and|vs|versus) (?:in )?))((?:19|20|21)\\d\\d)(?! ?(?:mm|m|ft|feet|metres|meters|hours|hrs|h|hpa|mb)(?!\\p{L})))`,
    ([, which, year]) =>
      day((clock) =>
        months(firstOfMonth(year === undefined ? yearOfDate(clock.today) + weeks(which) : Number(year), 1), 12),
      ),
  ),
  // "Sun or cloud" is no Sunday.
  rule(
    `(?:the )?(?!sun (?:or|and) (?:clouds?|rain|shade|showers?|wind|snow|cold)\\b|(?<=\\b(?:clouds?|rain|showers?|wind|snow) (?:or|and) )sun\\b)(${WEEKDAY})`,
    ([, name]) => day((clock) => oneDay(weekday(clock, weekdayNumber(name)))),
  ),
];

const DAY_COUNTS: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
];

/** The month that the three groups of `OF_MONTH` name. */
export function monthNamed(clock: LocalClock, [name, year, which]: readonly (string | undefined)[]): DayRange {
  return name === undefined
    ? months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + weeks(which)), 1)
    : inYears(year, clock, (at) => months(firstOfMonth(at, monthNumber(name)), 1));
}

const FIRST_HALF_DAYS = 15;

/** The n-th week of seven days, half, weekend or weekday of a month; the last where n is 0. */
function nthOf({ from, to }: DayRange, unit: string, n: number): DayRange {
  if (unit === 'half' && n === 1) return someDays(from, FIRST_HALF_DAYS);
  if (unit === 'half') return { from: addDays(from, FIRST_HALF_DAYS), to, grain: 'days' };
  if (unit === 'week') return someDays(n === 0 ? addDays(to, -7) : addDays(from, 7 * (n - 1)), 7);
  const weekdayOfUnit = unit === 'weekend' ? 5 : weekdayNumber(unit);
  const first = addDays(from, (weekdayOfUnit - weekdayOf(from) + 7) % 7);
  const last = addDays(to, -1 - ((weekdayOf(addDays(to, -1)) - weekdayOfUnit + 7) % 7));
  return someDays(n === 0 ? last : addDays(first, 7 * (n - 1)), unit === 'weekend' ? 2 : 1);
}

function monthItem(part: string | undefined, which: string | undefined, name: string, year: string | undefined) {
  return day((clock) =>
    partOfMonth(
      inYears(year, clock, (at) => months(firstOfMonth(at, monthNumber(name)), 1), which),
      part,
    ),
  );
}

/** This week, month or year as a whole. */
function spanNow(unit: string, { today }: LocalClock): DayRange {
  if (unit === 'week') return someDays(mondayOf(today), 7);
  return unit === 'month'
    ? months(firstOfMonth(yearOfDate(today), monthOfDate(today)), 1)
    : months(firstOfMonth(yearOfDate(today), 1), 12);
}

/** The first, second or third month of a season. */
function thirdOf(range: DayRange, part: string | undefined): DayRange {
  if (part === undefined) return range;
  const month = /early|beginning|start/.test(part) ? 0 : /late|end/.test(part) ? 2 : 1;
  return months(firstOfMonth(yearOfDate(range.from), monthOfDate(range.from) + month), 1);
}
