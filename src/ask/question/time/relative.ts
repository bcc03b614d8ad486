/** Times counted from now: "in 3 hours", "2 weeks ago", "the next 5 days", "this time tomorrow". */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import { WordPattern } from '../word-pattern.ts';
import { partOfDay } from './hours.ts';
import { day, eachOf, type HourItem, type Make, type Rule, rule } from './items.ts';
import { dateOf, firstOfMonth, type LocalClock, mondayOf, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import { oneDay, someDays, WEEKDAY, weekdayNumber, whichWeekday } from './named-days.ts';
import { NUMBER, NUMBER_WORDS, numberOf } from './numbers.ts';
import { FORECAST_DAYS_AHEAD } from './requested-time.ts';

/** A count of whole days, and the words of a name beside it. */
const COUNT = `\\d{1,3}|${NUMBER_WORDS}`;
const NAME = "\\p{L}[\\p{L}'-]+(?: \\p{L}[\\p{L}'-]+){0,2}";
const MINUTE_MS = 60_000;
/** From this minute of the day on, "later" is of the night as well. */
const LATE_MINUTE = 21 * 60;
const OF_A_KIND = /^ (?:over|above|below|under|with|without|that|it|when|hotter|colder|warmer)\b/;
const UNIT = '(second|sec|minute|min|hour|hr|h|day|night|week|fortnight|month|year|decade)s?';
const LENGTH = `(${NUMBER})(?: more)?[ -]?${UNIT}( and a half)?`;
const MORE = `(?:,? (?:and )?${NUMBER} (?:second|sec|minute|min|hour|hr|day|week|month)s?)*`;
/** "Within an hour of Manchester", "two hours' drive": how far it is, and no time. */
const OF_WAY =
  "'?s?'? (?:of (?!the |it\\b|that\\b|each\\b|now\\b|\\p{L}+ing\\b|sun|high|low|dawn|dusk|noon|mid|rain|dry)|" +
  'drive|ride|train|travel|walk|away)';
/** What a week is like, or is to be like. */
const OF_WEEK =
  'good|nice|decent|dry|wet|bad|great|lovely|warm|hot|cold|cool|mild|sunny|grim|better|settled|unsettled|mixed|' +
  'windy|rainy|fine|rough|cloudy|showery';
const MONTH_OR_SEASON =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|' +
  'winter)';
const FURTHEST_YEARS = 150;
const MAX_NIGHTS = 14;

/** A length of time: milliseconds, or days and months of the calendar. */
interface Length {
  readonly ms: number;
  readonly days: number;
  readonly months: number;
}

function lengthOf(count: number, unit: string): Length {
  const ms =
    { second: 1000, sec: 1000, minute: MINUTE_MS, min: MINUTE_MS, hour: HOUR_MS, hr: HOUR_MS, h: HOUR_MS }[unit] ?? 0;
  const days = { day: 1, night: 1, week: 7, fortnight: 14 }[unit] ?? 0;
  const months = { month: 1, year: 12, decade: 120 }[unit] ?? 0;
  return { ms: count * ms, days: Math.round(count * days), months: Math.round(count * months) };
}

const EACH = new WordPattern(`(${NUMBER})[ -]?${UNIT}( and a half)?`, 'gu');

/** The sum of all lengths in a text: "nine hours 1 minute and one second". */
function sumOf(text: string): Length {
  if (/(?<!\band a )half(?: an)?[ -]?hour/.test(text)) return lengthOf(0.5, 'hour');
  if (/quarters? of an hour/.test(text)) return lengthOf(text.includes('three') ? 0.75 : 0.25, 'hour');
  const [, half] = /half a (month|year)/.exec(text) ?? [];
  if (half !== undefined) return half === 'year' ? lengthOf(6, 'month') : lengthOf(15, 'day');
  let sum: Length = { ms: 0, days: 0, months: 0 };
  for (const [, count, unit, half] of text.matchAll(EACH)) {
    const length = lengthOf(numberOf(count) + (half === undefined ? 0 : 0.5), unit);
    sum = { ms: sum.ms + length.ms, days: sum.days + length.days, months: sum.months + length.months };
  }
  return sum;
}

/** The date so many months later; the last of the month where that month is shorter. */
function addMonths(date: CivilDate, months: number): CivilDate | null {
  const first = firstOfMonth(yearOfDate(date), monthOfDate(date) + months);
  if (Math.abs(months) > 12 * FURTHEST_YEARS) return null;
  for (let dayNumber = Number(date.slice(8)); dayNumber > 27; dayNumber--) {
    const found = dateOf(yearOfDate(first), monthOfDate(first), dayNumber);
    if (found !== null) return found;
  }
  return dateOf(yearOfDate(first), monthOfDate(first), Number(date.slice(8)));
}

/** The hour or day that is this length before or after now. */
function point(length: Length, sign: 1 | -1): ReturnType<Make> {
  if (length.months + length.days > 366 * FURTHEST_YEARS || length.ms > FURTHEST_YEARS * 366 * DAY_MS) return null;
  if (length.ms > 0) {
    return {
      kind: 'fixed',
      grain: 'hours',
      window: ({ nowMs }) => {
        const at = nowMs + sign * (length.ms + length.days * DAY_MS);
        return { fromMs: at, toMs: at + HOUR_MS };
      },
    };
  }
  return day((clock) => {
    const month = addMonths(clock.today, sign * length.months);
    return month === null ? null : oneDay(addDays(month, sign * length.days));
  });
}

/** The span of this length that begins or ends now. */
function stretch(length: Length, sign: 1 | -1): ReturnType<Make> {
  if (length.ms > 14 * 24 * HOUR_MS || length.months > 12 * FURTHEST_YEARS || length.days > 366 * FURTHEST_YEARS)
    return null;
  if (length.ms > 0) {
    return {
      kind: 'fixed',
      grain: 'hours',
      window: ({ nowMs }) =>
        sign > 0 ? { fromMs: nowMs, toMs: nowMs + length.ms } : { fromMs: nowMs - length.ms, toMs: nowMs },
    };
  }
  return day((clock) => {
    const other = addMonths(clock.today, sign * length.months);
    if (other === null) return null;
    const end = addDays(other, sign * length.days);
    const grain = length.months > 0 ? 'month' : 'days';
    if (end === clock.today) return null;
    return sign > 0 ? { from: clock.today, to: end, grain } : { from: end, to: clock.today, grain };
  });
}

/** Whether the part of today has passed. */
function isOver(part: HourItem, clock: LocalClock): boolean {
  return (part.on(clock.today, clock, null)?.toMs ?? Number.POSITIVE_INFINITY) <= clock.nowMs;
}

/** The day of "this time tomorrow". */
function thisTime(on: string, clock: LocalClock): CivilDate {
  if (/tomorrow/.test(on)) return addDays(clock.today, 1);
  if (/yesterday/.test(on)) return addDays(clock.today, -1);
  if (/next week/.test(on)) return addDays(clock.today, 7);
  if (/last week/.test(on)) return addDays(clock.today, -7);
  if (/next month/.test(on)) return addMonths(clock.today, 1) ?? clock.today;
  if (/last month/.test(on)) return addMonths(clock.today, -1) ?? clock.today;
  if (/next year/.test(on)) return addMonths(clock.today, 12) ?? clock.today;
  if (/last year/.test(on)) return addMonths(clock.today, -12) ?? clock.today;
  const name = new RegExp(`(${WEEKDAY})$`, 'u').exec(on)?.[1] ?? 'monday';
  const ahead = (weekdayNumber(name) - weekdayOf(clock.today) + 6) % 7;
  return addDays(clock.today, ahead + 1);
}

/** "the same day last year" */
const SAME_DAY_RULE: Rule = rule(
  '(?:on )?(?:today|the same (?:day|date)|same (?:day|date)|this (?:day|date)) ((?:next|last) (?:week|month|year))',
  ([, on]) => day((clock) => oneDay(thisTime(on, clock))),
);

/** "This time last year": about this day, whatever the hour. */
const SAME_SEASON_RULE: Rule = rule(
  '(?:at |around |about )?(?:this|the same|same) time (?:of year )?(?:in )?((?:next|last) (?:month|year))',
  ([, on]) => day((clock) => oneDay(thisTime(on, clock))),
);

/** "this time tomorrow" */
const SAME_TIME_RULE: Rule = rule(
  `(?:at )?(?:this|the same|same) time (tomorrow|yesterday|(?:next|last) week|(?:on |next )?(?:${WEEKDAY}))|` +
    `(tomorrow|yesterday|(?:next|last) week|(?:on |next )?(?:${WEEKDAY}))(?: at)? (?:this|(?:the )?same|about this) time(?! of)`,
  ([, behind, ahead]) => ({
    kind: 'fixed',
    grain: 'hours',
    window: (clock) => {
      const fromMs = clock.at(thisTime(behind ?? ahead, clock), clock.minuteNow);
      return { fromMs, toMs: fromMs + HOUR_MS };
    },
  }),
);

export const SAME_RULES: readonly Rule[] = [SAME_SEASON_RULE, SAME_TIME_RULE, SAME_DAY_RULE];

export const RELATIVE_RULES: readonly Rule[] = [
  rule(
    '(?:over|in|through|throughout|across|during) (?:a|the|an average|a typical|a whole) (?:year|calendar year)(?! (?:19|20)\\d\\d)|' +
      '(?=for the year)(?<=\\b(?:average|mean|normal|typical|usual)\\b[^.?!]{0,40} )for the year(?! (?:19|20)\\d\\d)|' +
      '(?:in |of |over )?(?:an? |the )?(?:usual|normal|typical|average|ordinary) (?:calendar )?year|' +
      '(?:average |mean |total )?(?:annual(?:ly)?|yearly)|per (?:year|annum)|(?:each|every) year|' +
      '(?<!\\b(?:in|within|for|half|quarter of|once|twice|times?|over|than|of|such|after) )a year(?! (?:ago|old|' +
      'later|from|or|and)(?!\\p{L}))|all year(?: round)?|year[ -]round',
    () =>
      day(({ today }) => ({
        from: firstOfMonth(yearOfDate(today), 1),
        to: firstOfMonth(yearOfDate(today) + 1, 1),
        grain: 'month',
      })),
  ),
  rule('(?:this|the same|same) time of (?:the )?year|(?:at |around )?this time of year', () =>
    day((clock) => ({
      from: firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today)),
      to: firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + 1),
      grain: 'month',
    })),
  ),
  rule(
    `(?:half(?: an)?[ -]?hour|half a (?:month|year)|${LENGTH}${MORE}) (?:(?:on )?from now|from today|hence|` +
      `from tomorrow)|(?:half(?: an)?[ -]?hour|half a (?:month|year)|${LENGTH}${MORE})(?:s'|'s|')? time(?=\\W*$|` +
      ' (?:in|at|near)\\b)',
    ({ 0: text, input, index }) => {
      const length = sumOf(text);
      // "For 3 hours from now" goes on until then.
      if (/\bfor (?:the |about |around |at least )?$/.test(input.slice(0, index)) && !text.endsWith('tomorrow'))
        return stretch(length, 1);
      return point(text.endsWith('tomorrow') ? { ...length, days: length.days + 1 } : length, 1);
    },
  ),
  // "Month today", "a year from tomorrow", "a month on Friday"
  rule(
    `(?:(?:in )?(${NUMBER}) )?(month|year)s?(?: on| from| after)? (today|tomorrow|${WEEKDAY})`,
    ({ input, index, 1: count, 2: unit, 3: from }) => {
      const isOther =
        count === undefined && /\b(?:this|next|last|the|every|each|new|all|per|of) $/.test(input.slice(0, index));
      const months = numberOf(count ?? 'a') * (unit === 'year' ? 12 : 1);
      if (isOther || months > 12 * FURTHEST_YEARS) return null;
      return day((clock) => {
        const weekday = whichWeekday(clock, 'coming', weekdayNumber(from));
        const start = from === 'today' ? clock.today : from === 'tomorrow' ? addDays(clock.today, 1) : weekday;
        const date = addMonths(start, Math.round(months));
        return date === null ? null : oneDay(date);
      });
    },
  ),
  rule('(?:an? )?(week|fortnight|month|year) ago today', ([, unit]) => point(lengthOf(1, unit), -1)),
  rule('(?:the |this )?same (week|month) (last|next) year', ([, unit, which]) =>
    day((clock) => {
      const date = addMonths(clock.today, which === 'last' ? -12 : 12) ?? clock.today;
      if (unit === 'week') return someDays(mondayOf(date), 7);
      const from = firstOfMonth(yearOfDate(date), monthOfDate(date));
      return { from, to: firstOfMonth(yearOfDate(date), monthOfDate(date) + 1), grain: 'month' };
    }),
  ),
  rule(`${LENGTH}${MORE} (?:ago|earlier|back)(?: today)?`, ([text]) => point(sumOf(text), -1)),
  rule(
    '(?:over |in |for |during )?(?:the |my |our )?(next|coming|following|last|past|' +
      `previous) (${NUMBER})[ -]?(morning|afternoon|evening|night)s?(?: shifts?)?`,
    ([, which, count, part]) => {
      const days = Math.min(numberOf(count), MAX_NIGHTS);
      const isBack = /last|past|previous/.test(which);
      const of = { ...partOfDay(part), start: 0, end: 0 };
      return eachOf((clock) => someDays(addDays(clock.today, isBack ? -days : isOver(of, clock) ? 1 : 0), days), of);
    },
  ),
  // "In the next day or two", "in an hour or two"
  rule(
    '(?:over |in |for |during |within )?(?:the )?(?:next|coming) (day|hour|week|month) or (?:two|so|2)|in an? (day|week) or (?:two|2)',
    ([text, unit, ahead]) => {
      if (ahead !== undefined)
        return day((clock) => someDays(addDays(clock.today, ahead === 'day' ? 1 : 7), ahead === 'day' ? 2 : 8));
      return stretch(lengthOf(text.endsWith('so') ? 1 : 2, unit), 1);
    },
    / or /,
  ),
  // "Next week" is the one from Monday; "over the next week" is the seven days from now.
  rule('(?:over|in|for|during|within|across) (?:the )?(?:next|coming) (week|fortnight|month)(?!s)', ([text, unit]) =>
    unit === 'fortnight' || / the /.test(text) ? stretch(lengthOf(1, unit), 1) : null,
  ),
  rule(
    '(?:over |in |for |during |within )?(?:the )?(?:next|coming|following|' +
      `upcoming) (?:(?:${NUMBER}(?: ?- ?| to | or ))?(${NUMBER})[ -]?)?${UNIT}( and a half)?`,
    (match) => {
      const [, count, unit] = match;
      if (count === undefined && !/^(?:hour|hr|h|day|minute|min)$/.test(unit)) return null;
      const plural = /s$/.test(match[0]) ? 3 : 1;
      const length = lengthOf(
        (count === undefined ? plural : numberOf(count)) + (match[3] === undefined ? 0 : 0.5),
        unit,
      );
      // "The next day over 20" is the first one of that kind.
      if (unit === 'day' && plural === 1 && OF_A_KIND.test(match.input.slice(match.index + match[0].length)))
        return day((clock) => someDays(clock.today, FORECAST_DAYS_AHEAD + 1));
      if (count === undefined && unit === 'day' && plural === 1) return day((clock) => oneDay(addDays(clock.today, 1)));
      return stretch(length, 1);
    },
  ),
  rule(
    `(?:over |in |for |during |within )?(?:the )?(?:last|past|previous) (?:(${NUMBER})[ -]?)?${UNIT}(?! in (?:${MONTH_OR_SEASON})\\b)`,
    (match) => {
      const [, count, unit] = match;
      if (count === undefined && !/^(?:hour|hr|h|minute|min)$/.test(unit) && !/days$/.test(match[0])) return null;
      return stretch(lengthOf(count === undefined ? (unit === 'day' ? 3 : 1) : numberOf(count), unit), -1);
    },
  ),
  // "Last week" is the one before this; "the past week" is the seven days up to now.
  rule(
    '(?:over |in |for |during |within )?(?:(?:the|(?<!than )this) (?:past|last)|past) (week|fortnight|month|' +
      `year)(?! of| in (?:${MONTH_OR_SEASON}|(?:this|next|last|the) month)\\b)`,
    ([, unit]) => stretch(lengthOf(1, unit), -1),
  ),
  rule(
    '(?:over |in |for |during |within )?(?:the )?(?:next|coming) (half(?: an|-)?[ -]?hour|(?:three )?quarters? of an hour)',
    ([, text]) => stretch(sumOf(text.replace('half-an', 'half an')), 1),
  ),
  rule('(?:with)?in the (?:next )?hour', () => stretch(lengthOf(1, 'hour'), 1)),
  rule(
    "(?:over |in |for |during )?(?:the |this |next )(?:coming |next )?fortnight|fortnight(?= forecast|(?:'s)? weather)",
    () => day((clock) => someDays(clock.today, 14)),
  ),
  rule("(?:in )?a? ?(?:couple of|few) days(?:' time)?", ([text]) =>
    day((clock) => oneDay(addDays(clock.today, text.includes('couple') ? 2 : 3))),
  ),
  // "The hottest day in the next 10": days, where nothing else is counted.
  rule(
    '(?:in|over|of|for|within|during) the (?:next|coming) (\\d{1,2}|five|six|seven|ten|fourteen)(?=\\W*$|[,?] |' +
      ' (?:in|at|for|near)\\b)',
    ([, count]) => day((clock) => someDays(clock.today, Math.max(1, numberOf(count)))),
  ),
  // "Dog walk now or wait an hour"
  rule(
    '(?<=\\bnow,? (?:or|vs)(?: should (?:i|we)| do (?:i|we)| shall (?:i|we)| to| better to)? |' +
      '^\\W*(?:if (?:i|we) )?|\\bif (?:i|we) )(?:wait|leave it|hold off|give it)(?: for)? (?:about |' +
      `another )?(?:half(?: an)?[ -]?hour|half a (?:month|year)|${LENGTH})${MORE}`,
    ([text]) => point(sumOf(text), 1),
    /\b(?:wait|leave it|hold off|give it)\b/,
  ),
  rule(`(?:within|during) ${LENGTH}(?!${OF_WAY})`, ([text]) => stretch(sumOf(text), 1)),
  // "In 1hr 30", "in 2h15"
  rule(
    'in (?:about |around |roughly )?(\\d{1,2}) ?(?:h|hrs?|hours?) ?(?:and )?([0-5]\\d)' +
      '(?: ?m(?:in(?:ute)?s?)?)?(?![\\d:%°]|[.,]\\d| ?(?:mph|km|kph|mm|cm|degrees)\\b)',
    ([, hours, minutes]) => point({ ms: Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS, days: 0, months: 0 }, 1),
  ),
  rule(
    'in (?:about |around |roughly )?(?:(?:a |three )quarters? of an hour|half(?: an)?[ -]?hour|half a (?:month|year)|' +
      `${LENGTH})${MORE}(?:'?s?'? time)?(?![- ](?:steps|blocks|chunks|intervals|slots))`,
    ([text]) => point(sumOf(text), 1),
  ),
  rule(
    `(${NUMBER})[ -](?:day|(week))(?= (?:(?:weather|rain|rainfall|wind|temp|temperature|snow|frost) )?(?:forecast|outlook|weather|prediction|report|totals?|amounts?|accumulations?))|` +
      `for (?:the |about |around )?(${NUMBER}) (day|night)s?(?! (?:out|trip|off|ticket|(?:at|by|on) the (?:beach|coast|sea|seaside|races|lake|river|pool|park|zoo|water))\\b)|` +
      'for (?:the whole |a whole |a full |about )?(?:a |one )?(week|fortnight)(?!s)|' +
      `for (?:about )?(${NUMBER}) weeks`,
    ([, forecast, inWeeks, count, unit, long, weeks]) => {
      if (weeks !== undefined) {
        const days = 7 * numberOf(weeks);
        return days <= 0 || days >= 400 ? null : { ...day((clock) => someDays(clock.today, days)), runs: days };
      }
      if (long === undefined && numberOf(forecast ?? count) >= 400) return null;
      const perUnit = inWeeks === undefined ? 1 : 7;
      const length = long === undefined ? perUnit * numberOf(forecast ?? count) : long === 'week' ? 7 : 14;
      if (length <= 0) return null;
      // A week from Monday ends with the Sunday, two nights with the day after them.
      const runs = { runs: unit === 'night' ? length + 1 : length };
      return { ...day((clock) => someDays(clock.today, length)), ...runs };
    },
  ),
  // "10 day Lanzarote" and "Leeds 7 days": nothing but a name and a count.
  rule(
    `(?<=^\\W*)(${COUNT})[ -]days?(?= ${NAME}\\W*$)|` +
      `(?<=^\\W*${NAME},? (?<!\\b(?:in|for|next|coming|last|past|within|over|every) ))(${COUNT})[ -]days?(?=\\W*$)`,
    ([, ahead, behind]) => {
      const count = numberOf(ahead ?? behind);
      return count < 1 || count >= 400 ? null : day((clock) => someDays(clock.today, count));
    },
  ),
  rule(
    `(${NUMBER})[ -]?(?:hour|hr|h)s?(?= forecast| outlook| weather| prediction| report| (?:rain|` +
      `snow)(?:fall)? totals?)`,
    ([, count]) => stretch(lengthOf(numberOf(count), 'hour'), 1),
  ),
  rule('(?:long|extended)[ -](?:range|term)(?= (?:weather )?(?:forecast|outlook|prediction|weather))', () =>
    day((clock) => someDays(clock.today, FORECAST_DAYS_AHEAD + 1)),
  ),
  // "A good week for painting", "a dry week": the seven days from now.
  rule(
    `(?<=\\b(?:an?|another) (?:\\p{L}+,? (?:and )?)?(?:${OF_WEEK}) )week(?! (?:ago|away|from|or|off|later|old|` +
      `trip|holiday|end|in ${MONTH_OR_SEASON}))`,
    () => day((clock) => someDays(clock.today, 7)),
    /\bweek\b/,
  ),
  rule("(?:weekly|(?<!\\b(?:this|next|last|coming|of the) )(?:a )?week(?='?s? (?:forecast|weather|outlook)))", () =>
    day((clock) => someDays(clock.today, 7)),
  ),
  rule(
    'right now|just now|now|rn|atm|currently|current(?<!\\b(?:rip|sea|ocean|tidal|strong) current)(?! (?:in|of|' +
      'affairs))|at the moment|at the minute|' +
      'at present|(?:at |in )?this (?:very )?(?:moment|hour|minute)|as we speak|presently',
    () => ({
      kind: 'fixed',
      grain: 'now',
      window: ({ nowMs }) => ({ fromMs: nowMs, toMs: nowMs + HOUR_MS }),
    }),
  ),
  rule(
    'the other day|recently|lately|of late(?! (?:frost|freeze|snow|rain|spring|summer|autumn|night|evening|afternoon|blight)s?\\b)|in recent days',
    () => day((clock) => ({ from: addDays(clock.today, -7), to: clock.today, grain: 'days' })),
  ),
  rule('earlier (?:on )?(?:in the |this )(week|month|year)', ([, unit]) =>
    day((clock) => {
      const firstMonth = unit === 'year' ? 1 : monthOfDate(clock.today);
      const from = unit === 'week' ? mondayOf(clock.today) : firstOfMonth(yearOfDate(clock.today), firstMonth);
      return from < clock.today ? { from, to: clock.today, grain: 'days' } : oneDay(clock.today);
    }),
  ),
  rule('earlier(?: on)? today|earlier(?: on)?(?= ?[?!.,]*$)', () => ({
    kind: 'fixed',
    grain: 'hours',
    window: (clock) => ({ fromMs: clock.at(clock.today, 0), toMs: clock.nowMs }),
  })),
  rule(
    '(?<!\\bhow )soon(?! after| before)|shortly(?! after| before)|any minute|before (?:too )?long|in a (?:little )?(?:bit|while)|in a (?:moment|' +
      'mo|sec|tick)(?!\\p{L})|in (?:two|2|a couple of) (?:ticks|secs|shakes)',
    () => ({
      kind: 'fixed',
      grain: 'hours',
      window: ({ nowMs }) => ({ fromMs: nowMs, toMs: nowMs + 3 * HOUR_MS }),
    }),
  ),
  rule(
    // Late in the evening the night is meant too.
    'later(?: on)?(?! (?:on )?today|,? than\\b| (?:on )?(?:this|in the|next|to-?night|tomorrow|tmr|tmrw|\\p{L}+day)\\b)',
    () => ({
      kind: 'fixed',
      grain: 'hours',
      window: (clock) => ({
        fromMs: clock.nowMs,
        toMs: clock.at(clock.today, clock.minuteNow < LATE_MINUTE ? 1440 : 1440 + 360),
      }),
    }),
  ),
  rule(
    '(?:the )?(?:rest|remainder) of (?:the day|today)|' +
      'later(?: on)?(?: today)?(?! than\\b| (?:on )?(?:this|in the|next|to-?night|tomorrow|tmr|tmrw|\\p{L}+day)\\b)|' +
      'by (?:the )?end of (?:the )?day|by close of play',
    () => ({
      kind: 'fixed',
      grain: 'hours',
      window: (clock) => ({ fromMs: clock.nowMs, toMs: clock.at(clock.today, 1440) }),
    }),
  ),
];
