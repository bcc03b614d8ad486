/** Days by their names: today, weekdays, weekends, weeks, months, seasons, years and holidays. */
import { addDays } from '../../../time/civil.ts';
import { SUPERLATIVES } from '../superlatives.ts';
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { HOLIDAYS, longWeekend } from './holidays.ts';
import { type HourPart, partOfDay } from './hours.ts';
import { type DayRange, day, type Rule, rule } from './items.ts';
import { firstOfMonth, type LocalClock, mondayOf, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import {
  ANY_DAY,
  LINK,
  MONTH,
  monthNamed,
  monthNumber,
  months,
  OF_MONTH,
  oneDay,
  PLAIN_MONTH,
  partOfMonth,
  SEASON,
  SHORT_MONTH,
  seasonOfYear,
  someDays,
  WEEKDAY,
  WHICH,
  weekday,
  weekdayNumber,
  weekend,
  weeks,
  whichWeekday,
} from './named-days.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { WEEK_RULES } from './weeks.ts';
import { inYears } from './yearly.ts';

/** A day so far away is none of a question, and the calendar still has it: "9999999 weeks from today". */
const MOST_DAYS_AWAY = 366 * 9_000;
const PART_OF = '(early|late|mid|middle|beginning|start|end|(?:first|early|latter|last) (?:part|bit|days))';

/** "Which was wetter, 2023 or 2024": a bare number is a year there. */
const WETTER = '(?:warm|cold|hott|cool|wett|dri|sunni|windi|snowi|mild|raini|cloudi|calm)er';

/** What is called by a number: "route 2001", "a 2015 estate". */
const NO_YEAR =
  'at|by|until|till|til|from|before|after|since|around|about|past|an?|over|under|above|below|least|most|than|route|' +
  'flight|number|no|room|model|version|windows|type|class|mark|series|page|is|was|be|reads?|says|pressure';
/** What is said behind a year. */
const BEHIND_YEAR =
  'in|on|near|for|and|or|vs|versus|compared|like|how|what|was|were|did|had|is|weather|temps?|temperatures?|rain(?:fall)?|' +
  'snow(?:fall)?|sunshine|wind|records?|heat|storms?|hot|cold|warm|wet|dry|sunny|snowy|windy|please|average|total';
/** What makes four digits behind a town a year, and no postcode ("Sydney 2000") and no hour: what was, or comes every year. */
const OF_YEAR = new RegExp(
  String.raw`^(?!.*\b(?:will|won'?t|gonna|going to|tonight|tomorrow|today|this (?:evening|afternoon|morning)|later)\b)` +
    String.raw`(?=.*\b(?:was|were|did|had|has|fell|been|rained|snowed|rainfall|snowfall|average|mean|total|annual|climate|` +
    String.raw`summary|year|eve|christmas|xmas|easter|\p{L}*day|new year|hogmanay|\p{L}{2,}est|wetter|drier|hotter|colder|` +
    `warmer|${SEASON}|fall|${MONTH})(?!\\p{L})).*(?:19|20)\\d\\d(?!\\d)`,
  'u',
);

const SEASON_HINT = /spring|summer|autumn|winter/;

const NTH = '(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last|final)';

/** A text without one of these names none of `HOLIDAYS`. */
const HOLIDAY_HINT = new WordPattern(
  new RegExp(
    String.raw`\bday\b|eve\b|christmas|xmas|rimbo|nye|easter|night|hallow|trick|july|new year|hogmanay|fawkes|midsummer|mayo|monday|` +
      String.raw`sunday|friday|mas\b|kings|epiphany|luc(?:y|ia)|saints|souls|swithi?n|stephen|nicholas|sinterklaas|pentecost|` +
      'whit ?sun|valentine|juneteenth|glorious',
    '',
  ),
);

/** Up to now, where it is asked about before dawn. */
const LAST_NIGHT: HourPart = {
  ...partOfDay('night'),
  on: (date, clock, half) => {
    const night = partOfDay('night').on(date, clock, half);
    return night === null
      ? null
      : { fromMs: night.fromMs, toMs: Math.max(night.fromMs, Math.min(night.toMs, clock.nowMs)) };
  },
};

export const DAY_RULES: readonly Rule[] = [
  // "the last week of August", "the first Monday of the month", "the second half of July"
  rule(`${NTH} (week|weekend|half|${WEEKDAY}) (?:(?:of|in) )?${OF_MONTH}`, ([, nth, unit, ...month]) => {
    const count = /la|fi[^r]/.test(nth) ? 0 : DAY_COUNTS.findIndex((words) => words.includes(nth)) + 1;
    return day((clock) => nthOf(monthNamed(clock, month), unit, count));
  }),
  // Holidays come first, because their names hold names of days and months.
  ...HOLIDAYS.map(({ names, on, days }) =>
    rule(
      `(?:(next|last|this) )?(?:${names})( weekend)?(?:,? (?:(?:in|of) )?((?:19|20|21)\\d\\d)(?! ?(?:mm|m|ft|hrs|h|` +
        'hpa|mb|[:/])))?',
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
    `(?<!(?<!\\b(?:this|next|last) )${ANY_DAY}${LINK}(?:the )?)(${WEEKDAY}) (?:of )?(this|next|last) week|(this|next|last) week(?: on|'s)? (${WEEKDAY})`,
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
  rule('last night', () => day((clock) => oneDay(addDays(clock.today, -1)), { ...LAST_NIGHT, start: 0, end: 0 })),
  rule(
    "to-?day|todays|today's|2day|(?:on )?(?:this|today's) (?:very )?date(?! (?:last|next|in|of|every|each)(?!\\p{L}))",
    () => day((clock) => oneDay(clock.today)),
  ),
  rule("to-?morrow(?:'?s)?|tomorow|tommorow|tommorrow|tomorra|tomorro|(?:tmrw|tmr|tomoz|2moro)(?:'?s)?|tomos", () =>
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
  rule(
    '(?<!\\b(?:which|what) )(next|last|this|the|coming|past|a)?(?: coming)? ?week ?-?ends?',
    ({ input, index, 1: which }) => {
      // "Warmer by the weekend", asked on a Sunday: the next one.
      const isAwaited = which === 'the' && /\b(?:by|before|until|till?|up to) $/.test(input.slice(0, index));
      return day((clock) => {
        const isOver = clock.isPast && weekdayOf(clock.today) < 5 && which !== 'this';
        const isNext = isAwaited && !clock.isPast && weekdayOf(clock.today) >= 5;
        return weekend(clock, isOver ? -1 : isNext ? 1 : weeks(which));
      });
    },
  ),
  ...WEEK_RULES,
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
  rule(`(?:the )?(?:rest|remainder) of (?:the )?(${MONTH}|${SEASON}|fall)`, ([, name]) =>
    day((clock) => {
      const range = inYears(undefined, clock, (at) =>
        SEASON_HINT.test(name) || name === 'fall'
          ? seasonOfYear(clock, name, at)
          : months(firstOfMonth(at, monthNumber(name)), 1),
      );
      const hasBegun = range.from < clock.today;
      return hasBegun ? { ...range, from: clock.today } : range;
    }),
  ),
  // "Is it a wet year so far"
  rule(
    '(?<=\\ban? (?:\\p{L}+ ){1,2})(month|week|year)(?= so far)',
    ([, unit]) => day((clock) => spanNow(unit, clock)),
    /so far/,
  ),
  // "Has it been a dry month"
  rule(
    '(?<=\\b(?:been|having|had) (?:an?|such an?|quite an?) (?:(?!(?:this|next|last|the|all|for|in|one|per) )\\p{L}+ ){1,2})(month|week|year)(?!s)',
    ([, unit]) => day((clock) => spanNow(unit, clock)),
  ),
  rule(
    `(?:(?:the )?${PART_OF} (?:of )?)?(this|next|last|past|previous|the|coming) month|` +
      `(?:the )?${PART_OF} (?:of )?month(?=\\W*$|[,?]| (?:in|at|near|will|is|how|what|temps?|rain|weather)\\b)`,
    ([, part, which, bare]) =>
      day((clock) =>
        partOfMonth(
          months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + weeks(which)), 1),
          part ?? bare,
        ),
      ),
  ),
  rule(
    `(?:(?:the )?${PART_OF}[ -](?:of )?)?(?:${WHICH} |` +
      `(?<=\\b(?:in|during|over|every|usual|typical) )(?:the )?)(${SEASON}|` +
      'fall)(?: (?:of )?(\\d{4})(?:[/-]\\d{2,4})?)?|' +
      '(?:the )?(early|late|mid|(?:end|start|beginning|middle|height|dead|depths) of(?: the)?)[ -](summer|autumn|' +
      'winter|spring)',
    ([, part, which, name, year, otherPart, otherName]) =>
      day((clock) => {
        const range = inYears(year, clock, (at) => seasonOfYear(clock, name ?? otherName, at), which);
        return thirdOf(range, part ?? otherPart);
      }),
  ),
  // "The winter of 2010", "what was winter like in 2010"
  rule(
    `(?:the )?(${SEASON}|fall)(?: of| in|(?= (?:\\p{L}+ ){0,2}in (?:19|20)\\d\\d(?!\\d))(?: like)? in) ((?:19|20)\\d\\d)`,
    ([, name, year]) => day((clock) => inYears(year, clock, (at) => seasonOfYear(clock, name, at), undefined)),
    /\d{4}/,
  ),
  // "Was 2010 a cold winter"
  rule(
    `((?:19|20)\\d\\d)(?= an? (?:\\p{L}+ ){1,2}(${SEASON})(?!\\p{L}))`,
    ([, year, name]) => day((clock) => inYears(year, clock, (at) => seasonOfYear(clock, name, at), undefined)),
    /\d{4} an?\b/,
  ),
  // "A hot summer", "the summer looking like", "summer outlook"
  rule(
    `(?<=\\b(?:an?|another|the|any|our) (?:\\p{L}+ ){0,3}?)(?<!${BLANK} an? (?:\\p{L}+ ){1,2})(?!(?<=hot )spring)(${SEASON})(?= (?:be|` +
      'going|gonna|' +
      'is|was|will|look\\p{L}*|shap\\p{L}*|in|at|on|for|here|this|ahead|like|forecast|outlook|weather|or|and|then|' +
      'expected|likely|to be|coming|than|last year|\\u0001)(?!\\p{L})|\\W*$)|' +
      "(?<=\\b(?:(?:is|are|was|does|will|how(?:'s| is)|what(?:'s| is))|(?:was|were) (?:the|our)|has) )(summers?|" +
      'autumns?|winters?|' +
      '(?<=\\b(?:was|has) )spring(?= (?:been|this year|last year|like|so far|unusually|wetter|' +
      'drier|warmer|colder|wet|dry|cold|warm|mild|cool)\\b))' +
      '(?! (?:of )?\\d{4})(?= (?!(?:ever|finally|actually)(?!\\p{L})|' +
      '(?:(?:going to|gonna|really|be) )*(?:back|com(?:e|es|ing) back|return|turn(?:s|ing)? up|show|reappear|' +
      'mak(?:e|es|ing)) ?))|(?<=^\\W*)(summer|autumn|winter)(?= (?:looking|shaping)(?!\\p{L}))|' +
      `(${SEASON})(?= (?:weather )?(?:outlook|forecast|prediction|prospects?)(?!\\p{L}))`,
    ([, name, asked, first, outlook]) => {
      const named = (name ?? asked ?? first ?? outlook ?? '').replace(/s$/, '');
      return day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, named, at)));
    },
    SEASON_HINT,
  ),
  // "Autumn in Kyoto what temps", "spring weather": no winter coat, and no hot spring.
  rule(
    `(?<!\\b(?:hot|in|the|a|mid|early|late|last|next|this) |${BLANK} an? (?:\\p{L}+ ){1,2})(?:the )?(${SEASON})(?:s|` +
      'time)?(?= (?:in|at|weather|temps?|temperatures?|highs?|lows?|climate|averages?|rain(?:fall)?|like|usually|typically|' +
      'normally|generally|what|how)(?!\\p{L})|,? \\u0001|[ ,]*(?:[?.!]|$))|' +
      // "Are Toronto winters cold": each of them.
      `(?<!\\b(?:few|two|three|four|five|\\d+|past|last|previous|many|some|these|those|hot|the) )(?!spring)(${SEASON})s(?= (?:(?:really|` +
      'very|that|always|usually|so|too|as|quite) )*(?:cold|hot|warm|mild|cool|' +
      'harsh|severe|brutal|wet|dry|rainy|snowy|sunny|bad|nice|long|dark|gr[ae]y|humid|windy|tough|are|get)(?!\\p{L}))',
    ([, name, each]) => day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, name ?? each, at))),
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
    `(?:${SEASON})(?= (?:vs\\.?|versus|and|or|than|against|compared (?:to|with)) (?:the )?(?:${SEASON}|` +
      `${BLANK}))|(?<=${BLANK} (?:vs\\.?|versus|and|or|than|against|compared (?:to|with)) (?:the )?)(?:${SEASON})`,
    ([name]) => day((clock) => inYears(undefined, clock, (at) => seasonOfYear(clock, name, at))),
    SEASON_HINT,
  ),
  // "spring 2026"
  rule(`(?:the )?(${SEASON}|fall),? (?:of |in )?((?:19|20|21)\\d\\d)`, ([, name, year]) =>
    day((clock) => inYears(year, clock, (at) => seasonOfYear(clock, name, at), undefined)),
  ),
  rule(
    `(?:(?:the )?${PART_OF}[ -](?:of )?)?(?:${WHICH} )?(${PLAIN_MONTH})\\.?(?:,? (?:of )?(\\d{4}))?`,
    ([, part, which, name, year]) => monthItem(part, which, name, year),
  ),
  // Names of months that are also ordinary words: "in May", "next March", "may 2027".
  rule(
    `(?:(?:the )?${PART_OF}[ -](?:of )?|${WHICH} |` +
      '(?<=\\b(?:in|during|for|until|since|from|through|of|compare|comparing|typical|usual|average|was|is|has|had|' +
      'did|than|this|how) |\\b(?:an?|such an?|quite an?) (?:very |really |rather |pretty |fairly |' +
      'unusually )?(?:wet|dry|cold|hot|warm|mild|cool|sunny|rainy|windy|snowy|normal|typical|good|bad|nice|' +
      "lovely) )|(?<=\\bwhat(?:'?s| is) |\\bhow(?:'?s| is) )(?=(?:may|march) (?:usually |typically |normally |" +
      `generally |weather )?(?:like|looking)\\b))(${SHORT_MONTH})\\.?(?:,? (?:of )?(\\d{4}))?`,
    ([, part, which, name, year]) => monthItem(part, which, name, year),
  ),
  // "may 2026", "March rainfall"
  rule(
    '(?<!\\b(?:it|there|we|they|i|you|he|she|that|this) )(may|march|mar|jan|jun|jul|' +
      'sep)\\.?(?:,? (?:of )?((?:19|20|21)\\d\\d)|' +
      '(?= (?:rain(?:fall)?|temps?|temperatures?|averages?|total|weather|sunshine|unusually|(?:so far )?(?:compared?|' +
      'versus|vs)|(?:to be |been )?(?:unusually|unseasonably|abnormally|wetter|drier|warmer|colder|hotter|cooler|sunnier))\\b))',
    ([, name, year]) => monthItem(undefined, undefined, name, year),
  ),
  // "Rome temp may", "weather in crete in may": a month behind a place or what is asked, at the end.
  rule(
    '(?<=\\b(?:weather|temps?|temperatures?|rain|rainfall|forecast|climate|sunshine|humidity|hot|cold|warm|wet|' +
      'dry|sunny|rainy|like)\\b[^.?!]{0,30} )(?<!\\b(?:the|on|it|they|we|you|i|there|as|protest) )(may|' +
      'march)(?=[\\s?!.]*$)',
    ([, name]) => monthItem(undefined, undefined, name, undefined),
  ),
  // "May and June", "March or May"
  rule(
    `(${SHORT_MONTH})(?= ?(?:and|or|vs|versus|to|than|with|against|&|/|-) ?(?:in )?(?:${PLAIN_MONTH}|` +
      `${SHORT_MONTH})(?!\\p{L})| ?(?:to|till|until|through|thru|-) ?${BLANK}{3})`,
    ([, name]) => monthItem(undefined, undefined, name, undefined),
  ),
  rule(
    `(?<=${BLANK} ?(?:or|and|vs|versus|than|against|to|till|until|through|thru|` +
      `-) ?)(?:in )?(${SHORT_MONTH})(?! (?:i|we|you|it|they|he|she|be|not|need|have|well|get|there)\\b)`,
    ([, name]) => monthItem(undefined, undefined, name, undefined),
  ),
  // "Rainfall 2025", "weather 2024 total"
  rule(
    '(?<=\\b(?:rainfall|rain|snowfall|snow|temps?|temperatures?|weather|sunshine|averages?|totals?|mean) )((?:19|' +
      '20)\\d\\d)(?! ?(?:mm|m|ft|feet|hours|hrs|h|hpa|mb|utc|z|[-/:.]\\d)(?!\\p{L})|\\d| \\u0001{5})',
    ([, year]) => day(() => months(firstOfMonth(Number(year), 1), 12)),
    /\d{4}/,
  ),
  // After months and seasons: "the summer of 1976".
  rule(
    '(?:(this|next|last|previous) year|' +
      `(?:(?:in |for |of |during |throughout )(?:the year )?|(?<=\\b(?:was|than|year|${WETTER})[,:]? |` +
      `\\b(?:was|year|${WETTER})(?: in)?[^\\p{L}]{1,8}(?:or|and|vs|versus) (?:in )?))((?:19|20|` +
      '21)\\d\\d)(?! ?(?:mm|m|ft|feet|metres|meters|hours|hrs|h|hpa|mb)(?!\\p{L})))',
    ([, which, year]) =>
      day((clock) =>
        months(firstOfMonth(year === undefined ? yearOfDate(clock.today) + weeks(which) : Number(year), 1), 12),
      ),
  ),
  // "Christmas in Oslo 2015", "hottest day London 2019": a number that is a year, and no hour and no count.
  rule(
    '(?<![\\d.,:/£$€#-] ?)(?<!\\b(?:at|by|from|between) (?:\\d{4}|\\u0001+) (?:or|and|to|till|until|vs) )' +
      `(?<!\\b(?:${NO_YEAR}) )(19[4-9]\\d|20[0-2]\\d)(?=[\\s?!.)]*$|[,;?!)]|: | \\u0001| (?:${BEHIND_YEAR})(?!\\p{L}))`,
    ([, year]) => day(() => months(firstOfMonth(Number(year), 1), 12)),
    OF_YEAR,
  ),
  // "Sun or cloud" is no Sunday.
  rule(
    '(?:the )?(?!sun (?:or|and) (?:clouds?|rain|shade|showers?|wind|snow|cold)\\b|' +
      `(?<=\\b(?:clouds?|rain|showers?|wind|snow) (?:or|and) )sun\\b)(${WEEKDAY})`,
    ([, name]) => ({ ...day((clock) => oneDay(weekday(clock, weekdayNumber(name)))), isWeekday: true }),
  ),
];

const DAY_COUNTS: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
];

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
  const month = /early|beginning|start|first/.test(part) ? 0 : /late|end|last/.test(part) ? 2 : 1;
  return months(firstOfMonth(yearOfDate(range.from), monthOfDate(range.from) + month), 1);
}
