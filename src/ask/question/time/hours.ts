/** Parts of a day and hours of the clock. */
import { type CivilDate, epochDay } from '../../../time/civil.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time/units.ts';
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { BEHIND_WEATHER, bareHours, NAMED_END, NO_END, UP_TO_EVENT } from './bare-hours.ts';
import { isClearlySpan, isCount } from './clear-spans.ts';
import { DAY_AHEAD, DAY_BEHIND, FOUR_DIGITS, IS_PRESSURE, isMilitary, OF_PRESSURE } from './four-digits.ts';
import { BEFORE_HOURS, HOURS_OF_DIAL, NO_RANGE, NO_VALUE } from './hours-not-values.ts';
import { type Half, type HourItem, type Rule, rule, type Side } from './items.ts';
import type { LocalClock } from './local-clock.ts';
import { HOUR_WORD, ISH_HOUR, numberOf } from './numbers.ts';
import { PART_HINT, PART_NAMES } from './part-names.ts';
import { PARTS_OF_DAY, TWICE_A_DAY } from './parts-of-day.ts';
import { SUN_RULES } from './sun-times.ts';

const MIDNIGHT = 1440;
const MIDNIGHT_HOUR = 24;
/** "Saturday midnight to 3" is the night out. */
const FIRST_LATE_NIGHT_END = 5;
const NIGHT_RUNS_UNTIL = 240;
/** Of a night, each hour of the morning after it. */
const LAST_MORNING_HOUR = 11;
const LAST_BARE_NIGHT_HOUR = 4;

export type HourPart = Omit<HourItem, 'start' | 'end'>;

/** A part of the day by its name in `PARTS_OF_DAY` or `TWICE_A_DAY`. */
export function partOfDay(name: string, isToday = false, side: Side | null = null): HourPart {
  const twice = TWICE_A_DAY[name];
  if (twice !== undefined) {
    const [first, second] = twice.map((part) => partOfDay(part));
    return { ...first, half: null, side, again: second.on };
  }
  const [from, to, half] = PARTS_OF_DAY[name] ?? [0, 24, 'am'];
  return {
    kind: 'hour',
    side,
    half,
    isClock: false,
    isToday,
    on: (date, clock) => {
      // After midnight "tonight" is the current night.
      if (name === 'tonight' && date === clock.today && clock.minuteNow < NIGHT_RUNS_UNTIL) {
        return { fromMs: clock.at(date, clock.isPast ? (from - 24) * 60 : 0), toMs: clock.at(date, (to - 24) * 60) };
      }
      return { fromMs: clock.at(date, from * 60), toMs: clock.at(date, to * 60) };
    },
  };
}

/** Minutes after midnight; without am or pm 1 to 7 are in the afternoon and 8 to 12 as they stand. */
interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | null;
  /** Written with 24 hours or a leading zero, so that am and pm do not apply. */
  readonly isWhole: boolean;
}

function minutesOf(time: ClockTime, hint: Half | null): number {
  const { hour, minute, half, isWhole } = time;
  if (hint === 'night' && half !== 'pm' && isAfterMidnight(time)) return MIDNIGHT + (hour % 12) * 60 + minute;
  const knownHalf = half ?? hint;
  if (hour > 12 || hour === 0 || (isWhole && half === null)) return hour * 60 + minute;
  if (knownHalf === null) return (hour <= 7 ? hour + 12 : hour) * 60 + minute;
  return ((hour % 12) + (knownHalf === 'am' ? 0 : 12)) * 60 + minute;
}

const BARE = { first: 5, last: 11 };

/** The hour of a time that may be one of the morning or of the evening. */
function bareHourOf({ hour, half, isWhole }: ClockTime): Pick<HourItem, 'bareHour'> {
  return half === null && !isWhole && hour >= BARE.first && hour <= BARE.last ? { bareHour: hour } : {};
}

/** "12:30", "2" and "5 am" of a night are in the day after the one that it begins on; "5" alone is before it. */
function isAfterMidnight({ hour, half }: ClockTime): boolean {
  return hour === 12 || hour <= (half === 'am' ? LAST_MORNING_HOUR : LAST_BARE_NIGHT_HOUR);
}

const HALF = "(a\\.?m\\.?|p\\.?m\\.?|o ?'? ?clock(?: (?:in the morning|a\\.?m\\.?|p\\.?m\\.?))?)";
const DIGITS = '\\d{1,2}(?:[:.h]\\d{2})?';
const CLOCK =
  '(?:(?:12 ?)?(noon|midday|midnight|(?<=(?:until|till|til) )(?:late|whenever))|' +
  `(${DIGITS}|${HOUR_WORD})(?::00)? ?(?:${HALF}|(h|hrs|uhr))?)`;
/** A number followed by one of these is no hour. */
const NO_UNIT =
  '(?![:.]?\\d|,\\d| ?(?:%|°|degrees?|deg|mph|km|kph|kmh|kmph|km\\/h|kn|knots?|kts?|mm|cm|inch(?:es)?|c|f|celsius|' +
  'fahrenheit|m|miles?|days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?|percent|feet|ft|metres?|meters?|m\\/s|' +
  'k|kw|kg|x|aqi|kids?|people|places?|cities|and a half|or more)(?![a-z])|' +
  ' ?(?:-|to|and) ?\\d+(?:\\.\\d+)? ?(?:%|°|degrees?|mph|kph|kmh|km\\/h|knots?|kts?|mm|cm|inch(?:es)?)(?![a-z]))';

/** Reads the four groups of `CLOCK` from a match; null where the numbers are no time. */
function clockTime(groups: readonly (string | undefined)[]): ClockTime | null {
  const [word, digits, halfText] = groups;
  if (word !== undefined)
    return { hour: /^m.*t$|late|whenever/.test(word) ? 24 : 12, minute: 0, half: null, isWhole: true };
  if (digits === undefined) return null;
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:[:.h](\d{2}))?$/.exec(digits) ?? [];
  const hour = hours === '' ? numberOf(digits) : Number(hours);
  const minute = Number(minutes);
  if (hour > 24 || minute > 59) return null;
  const half = /^p|p\.?m/.test(halfText ?? '') ? 'pm' : /^a|a\.?m|morning/.test(halfText ?? '') ? 'am' : null;
  return { hour, minute, half, isWhole: /[:.h]/.test(digits) && (hours.startsWith('0') || hour > 12) };
}

/** After midnight the night of today is the one that runs; "at 9 tonight" is of the evening to come all the same. */
function hintOn(date: CivilDate, clock: LocalClock, hint: Half | null, time: ClockTime): Half | null {
  if (hint !== 'night' || date !== clock.today || clock.minuteNow >= NIGHT_RUNS_UNTIL) return hint;
  return isAfterMidnight(time) || time.half === 'am' ? 'am' : 'night';
}

/** From one time of the clock to another; an end that is not later is on the next day. */
function clockRange(from: ClockTime, to: ClockTime): HourPart {
  return {
    kind: 'hour',
    side: null,
    half: null,
    isClock: true,
    ...(to.half === null && !to.isWhole && to.hour <= 12 ? bareHourOf(from) : {}),
    isToday: false,
    on: (date, clock, hint) => {
      const [start, end] = minutesOfRange(from, to, hintOn(date, clock, hint, from));
      return { fromMs: clock.at(date, start), toMs: clock.at(date, end) };
    },
  };
}

/** Minutes after midnight; the end is after the start, on the next day if need be. */
function minutesOfRange(from: ClockTime, to: ClockTime, hint: Half | null): [start: number, end: number] {
  // "Between midnight and 6 this morning", "midnight to 6 on Friday": those of that morning.
  const isBeforeDawn =
    from.hour === MIDNIGHT_HOUR && to.hour >= (hint === 'am' ? 1 : FIRST_LATE_NIGHT_END) && to.hour <= 12;
  if (isBeforeDawn && hint !== 'night' && hint !== 'pm' && to.half !== 'pm') return [0, 60 * to.hour + to.minute];
  // "Between noon and three", "12 to 3".
  const isAfternoon = from.hour === 12 && from.half === null && to.half === null && !to.isWhole && to.hour < 12;
  if (isAfternoon) return [MIDNIGHT / 2 + from.minute, MIDNIGHT / 2 + to.hour * 60 + to.minute];
  const has24Hours = [from, to].some(({ hour, half, isWhole }) => half === null && (hour > 12 || isWhole));
  if (has24Hours) {
    // "From 7 till midnight" begins in the evening.
    if (to.hour === 24 && from.half === null && !from.isWhole && from.hour < 12)
      return [60 * from.hour + from.minute + MIDNIGHT / 2, MIDNIGHT];
    const start = minutesOf({ ...from, isWhole: true }, null);
    const end = minutesOf({ ...to, isWhole: true }, null);
    return [start, end <= start ? end + MIDNIGHT : end];
  }
  // "from 2 to 5pm": the start is pm too, unless the span would then run backwards.
  const shared = from.half ?? hint ?? to.half;
  const stated = to.half ?? hint;
  const end = stated === null ? null : minutesOf(to, stated);
  // "between 6 and 12" ends at noon.
  const isMorning = stated === null && to.hour === 12 && from.half === null;
  const late = isMorning ? from.hour * 60 + from.minute : minutesOf(from, shared);
  const start = end === null || late <= end ? late : minutesOf(from, from.half ?? hint);
  if (to.half !== null)
    return [start, minutesOf(to, to.half) <= start ? minutesOf(to, to.half) + MIDNIGHT : minutesOf(to, to.half)];
  // Without am or pm the end is where the hand next points to it.
  const onDial = (to.hour % 12) * 60 + to.minute;
  const next = [onDial, onDial + MIDNIGHT / 2, onDial + MIDNIGHT, onDial + 1.5 * MIDNIGHT].find((at) => at > start);
  return [start, next ?? start + 60];
}

/** The hour that begins at a time of the clock, or the time before or after it. */
function clockPoint(time: ClockTime, relation: string | undefined): HourPart {
  return {
    kind: 'hour',
    side: sideOf(relation),
    half: time.half,
    isClock: true,
    ...bareHourOf(time),
    isToday: false,
    on: (date, clock, hint) => {
      const fromMs = clock.at(date, minutesOf(time, hintOn(date, clock, hint, time)));
      return { fromMs, toMs: fromMs + HOUR_MS };
    },
  };
}

/** The hour that begins at a time of the day in Coordinated Universal Time. */
function utcPoint(minute: number, relation: string | undefined): HourPart {
  return {
    kind: 'hour',
    side: sideOf(relation),
    half: null,
    isClock: true,
    isToday: false,
    on: (date) => {
      const fromMs = epochDay(date) * DAY_MS + minute * MINUTE_MS;
      return { fromMs, toMs: fromMs + HOUR_MS };
    },
  };
}

function sideOf(relation: string | undefined): Side | null {
  if (relation === undefined) return null;
  if (/after|from|since|post|past|gone|^later/.test(relation)) return 'after';
  if (/before|this side|earlier|no later/.test(relation)) return 'before';
  return /by|until|till?|up to/.test(relation) ? 'until' : null;
}

/** "Washing out, back at 6": what is left out is out until then. */
const LEFT_OUT = new WordPattern(
  new RegExp(
    String.raw`\b(?:hang|peg|put|leav)\p{L}* (?:\p{L}+ ){0,3}?(?:out|open)\b|\b(?:washing|laundry|sheets|bedding|clothes|` +
      String.raw`windows?|cushions|towels) (?:\p{L}+ ){0,2}?(?:out|open)\b`,
    'u',
  ),
);
const RELATION =
  'later than|no later than|earlier than|after|before|this side of|up to|up until|by|until|till|til|since|from|post|past|gone|around|about|approximately|approx\\.?|circa|roughly|at|near';
/** "Before ", "before, say, ". */
const RELATED = `(?:(${RELATION})(?:,? say,?)? )?`;
/** "Above 10 at night" is a limit. */
const NO_LIMIT = '(?<!\\b(?:above|below|over|under|beneath|exceed|least|most|minus|-) ?)';
function militaryTime(digits: string): ClockTime {
  return { hour: Number(digits.slice(0, 2)), minute: Number(digits.slice(2)), half: null, isWhole: true };
}

/** Bare hours count only after "at" or a similar word. */
export const HOUR_RULES: readonly Rule[] = [
  ...SUN_RULES,
  rule(
    `${RELATED}(?:an? )?(?:(half|quarter|(?<!\\bfrom )ten|twenty[ -]five|twenty|` +
      `(?<!\\bfrom )five) (past|to)|(5|10|20|25) (past)) (${HOUR_WORD}|\\d{1,2})(?: ?${HALF})?${NO_UNIT}`,
    ([, relation, word, wordSide, number, numberSide, digits, half]) => {
      const time = clockTime([undefined, digits, half]);
      const away = { half: 30, quarter: 15 }[word ?? ''] ?? numberOf(word ?? number);
      if (time === null) return null;
      const minutes = time.hour * 60 + ((wordSide ?? numberSide) === 'past' ? away : -away);
      return clockPoint({ ...time, hour: Math.floor(minutes / 60), minute: minutes % 60 }, relation);
    },
  ),
  // "Five thirty", "seven forty-five"
  rule(
    `${RELATED}(${HOUR_WORD}|\\d{1,2}) (fifteen|thirty|forty[ -]?five)(?: ?${HALF})?${NO_UNIT}`,
    ([, relation, digits, minutes, half]) => {
      const time = clockTime([undefined, digits, half]);
      const minute = minutes === 'fifteen' ? 15 : minutes === 'thirty' ? 30 : 45;
      return time === null || time.hour > 12 ? null : clockPoint({ ...time, minute }, relation);
    },
    /fifteen|thirty|forty/,
  ),
  // "Night shift, finish at 6"
  rule(
    '(?<=\\b(?:night ?shifts?|(?:work(?:ing)?|on|doing|do) (?:the )?nights)\\b[^?!\\d]{0,60}\\b(?:finish(?:ing|' +
      'es)?|home|off|ends?|ending|done|leav(?:e|ing)|out)(?: work)? (?:at |by |around |' +
      `about )?)(\\d{1,2}(?:[:.][0-5]\\d)?)${NO_UNIT}(?! ?[ap]\\.?m)`,
    ([, digits]) => {
      const time = clockTime([undefined, digits]);
      return time === null || time.hour < 3 || time.hour > 10 ? null : clockPoint({ ...time, half: 'am' }, undefined);
    },
    /\bnight/,
  ),
  // "Closing the bar at 2", "the club kicks out at 3"
  rule(
    '(?<=\\b(?:(?:clos(?:e|es|ing)|shut(?:s|ting)?|lock(?:s|ing)?)(?: up)? (?:the |a |our )?(?:bar|pub|club|' +
      'nightclub)|(?:bar|pub|night ?club|club|disco)s? (?:clos(?:es|ing)|shuts?|lets out|kicks out|chucks out|' +
      'finishes|ends)|clubbing|night ?club|(?:last|night) bus)\\b[^.?!\\d]{0,30})(?:at |by |around |about )?(12|' +
      `[1-5](?:[:.][0-5]\\d)?)${NO_UNIT}(?! ?[ap]\\.?m)`,
    ([, digits]) => {
      const time = clockTime([undefined, digits]);
      return time === null ? null : clockPoint({ ...time, half: 'am' }, undefined);
    },
    /\b(?:bar|pub|(?:night ?)?club(?:bing)?|disco|bus)s?\b/,
  ),
  // "Working nights 10 till 6"
  rule(
    `(?<=\\bnights?\\b[^.?!\\d]{0,20})(?:from )?(\\d{1,2}) ?(?:-|to|till?|until) ?(\\d{1,2})${NO_UNIT}`,
    ([, from, to]) => {
      const [start, end] = [clockTime([undefined, from]), clockTime([undefined, to])];
      if (start === null || end === null || start.hour < 5 || start.hour > 12 || end.hour > 12) return null;
      return clockRange({ ...start, half: 'pm' }, { ...end, half: 'am' });
    },
    /\bnights?\b/,
  ),
  rule(`${RELATED}half[ -](${HOUR_WORD}|\\d{1,2})(?: ?${HALF})?${NO_UNIT}`, ([, relation, digits, half]) => {
    const time = clockTime([undefined, digits, half]);
    return time === null || time.hour > 12 ? null : clockPoint({ ...time, minute: 30 }, relation);
  }),
  rule(
    `(?:(between|from) )?(${FOUR_DIGITS}) ?(?:-|to|and|until|till) ?(${FOUR_DIGITS})( ?(?:h|hrs|hours))?${NO_UNIT}`,
    ([, , from, to, marked]) => {
      const isSpan = marked !== undefined || isMilitary(from, false) || isMilitary(to, false);
      return isSpan ? clockRange(militaryTime(from), militaryTime(to)) : null;
    },
  ),
  // "1500Z", "at 1500 utc"
  rule(`${RELATED}([01]?\\d|2[0-3])[:.]?([0-5]\\d)? ?(?:z|zulu|utc|gmt)`, ([, relation, hours, minutes = '0']) =>
    utcPoint(Number(hours) * 60 + Number(minutes), relation),
  ),
  rule(
    `${RELATED}(?<!${OF_PRESSURE})(${FOUR_DIGITS})( ?(?:h|hrs|hours))?${NO_UNIT}(?!${IS_PRESSURE})`,
    ({ 0: text, 1: relation, 2: digits, 3: marked, input, index }) => {
      const isBesideDay = DAY_BEHIND.test(input.slice(index + text.length)) || DAY_AHEAD.test(input.slice(0, index));
      const isMarked = relation === 'at' || marked !== undefined || isBesideDay;
      return isMilitary(digits, isMarked) ? clockPoint(militaryTime(digits), relation) : null;
    },
  ),
  rule(
    `${RELATED}${NO_LIMIT}(${DIGITS}|${HOUR_WORD})(?: o ?'? ?clock)? (?:in the (morning|afternoon|evening)|(at night))`,
    ([, relation, digits, part, night]) => {
      const time = clockTime([undefined, digits, undefined]);
      if (time === null) return null;
      const isPm = night === undefined ? part !== 'morning' : time.hour >= 6 && time.hour < 12;
      return clockPoint({ ...time, half: isPm ? 'pm' : 'am' }, relation);
    },
  ),
  // "Before I finish work at 5.30", "till the match finishes at 5", "until kick off at 3"
  rule(
    `${UP_TO_EVENT} (?:at|around|about) (${DIGITS}|${HOUR_WORD})(?: ?${HALF})?${NO_UNIT}`,
    ([, relation, digits, half]) => {
      const time = clockTime([undefined, digits, half]);
      return time === null ? null : clockPoint(time, relation);
    },
    /\b(?:before|until|till) \p{L}/u,
  ),
  // "Leave 7.30, home 6ish": out in the morning.
  rule(
    '(?<=\\b(?:leav(?:e|ing)|set(?:ting)? off|out|' +
      'start(?:s|ing)?) (?:(?:at|around|about) )?)(\\d{1,2}(?:[:.][0-5]\\d)?)(?=,?[^.?!\\d]{1,20}\\b(?:home|back|' +
      'finish)\\b)',
    ([, digits]) => {
      const time = clockTime([undefined, digits, undefined]);
      if (time === null) return null;
      return clockPoint(time.hour > 4 && time.hour < 12 ? { ...time, half: 'am' } : time, undefined);
    },
  ),
  // "Home 6ish", "back at 5": nobody comes home in the small hours.
  rule(
    '(?<!\\b(?:before|until|till?) (?:i|we|they|he|she) .{0,20})(?<=\\b(?:home|back|finish(?:es|ing)?|' +
      'knock(?:ing)? off|clock(?:ing)? off) (?:(?:at|by|for|around|about|' +
      `is) )?)(\\d{1,2}(?:[:.][0-5]\\d)?)(?:[ -]?ish)?${NO_UNIT}`,
    (match) => {
      const time = clockTime([undefined, match[1], undefined]);
      if (time === null) return null;
      const relation = LEFT_OUT.test(match.input) ? 'until' : undefined;
      return clockPoint(time.hour < 9 ? { ...time, half: 'pm' } : time, relation);
    },
  ),
  rule(`${RELATED}${NO_END}(${HOUR_WORD}|${ISH_HOUR})[ -]?ish`, ([, relation, digits]) => {
    const time = clockTime([undefined, digits, undefined]);
    return time === null ? null : clockPoint(time, relation);
  }),
  rule(
    `(?:(${BEFORE_HOURS}between${NO_RANGE}|from|(?:inside|within)(?: of)?(?= \\d{1,2} and \\d)) )?${HOURS_OF_DIAL}${CLOCK} ?(-|to|and|&|until|till|til|through|thru) ?(?:about |` +
      `around |roughly |approx\\.? )?${CLOCK}(?:(?<=[ap]\\.?m\\.?)|${NO_UNIT})(?:[ -]?ish)?`,
    (match) => {
      const [from, to] = [match.slice(2, 6), match.slice(7, 11)];
      const [start, end] = [clockTime(from), clockTime(to)];
      if (start === null || end === null) return null;
      const isSpan = match[1] !== undefined || (!/and|&/.test(match[6]) && isClearlySpan(match, from, to));
      return isSpan ? clockRange(start, end) : null;
    },
  ),
  // One end is read above, and blanked out by then: "between 9 and half past 10", "from half 8 to 10".
  rule(
    `(?<=(?:between|from) )(\\d{1,2}|${HOUR_WORD})(?= ?(?:-|to|and|until|till|til) \\u0001)|` +
      `(?<=(?:between \\u0001+ and|\\u0001 ?(?:-|to|until|till|til)) )(\\d{1,2}|${HOUR_WORD})${NO_UNIT}`,
    ([, first, last]) => {
      const time = clockTime([undefined, first ?? last, undefined]);
      return time === null ? null : clockPoint(time, undefined);
    },
    /\b(?:half|past|quarter)\b|\d[:.]\d\d|\d ?[ap]\.?m\b/,
  ),
  rule(
    `(?:(?<=between )(\\d{1,2})(?= and ${NAMED_END})|(?<=from )(\\d{1,2})(?= to ${NAMED_END})|` +
      `${NO_VALUE}(\\d{1,2})(?= (?:until|till|til) ${NAMED_END}))`,
    ([, between, from, bare]) => {
      const time = clockTime([undefined, between ?? from ?? bare, undefined]);
      return time === null ? null : clockPoint(time, undefined);
    },
    new RegExp(`\\d (?:to|and|until|till|til) ${NAMED_END}`),
  ),
  rule(
    `(?<=between (?:\\u0001+|now) and )(\\d{1,2}(?:[:.][0-5]\\d)?|${HOUR_WORD})${NO_UNIT}`,
    ([, digits]) => {
      const time = clockTime([undefined, digits, undefined]);
      return time === null ? null : clockPoint(time, undefined);
    },
    /\bbetween (?:right )?now and\b/,
  ),
  rule(`${RELATED}(?:12 ?)?(noon|midday)(?:[ -]?ish)?`, ([, relation]) => ({
    ...clockPoint({ hour: 12, minute: 0, half: 'pm', isWhole: true }, relation),
  })),
  rule(`${RELATED}(?:12 ?)?midnight`, ([, side]) =>
    clockPoint({ hour: 24, minute: 0, half: null, isWhole: true }, side),
  ),
  rule(`${RELATED}(${DIGITS}|${HOUR_WORD}) ?(?:${HALF}|(h|hrs|uhr))(?! of )`, ([, relation, digits, half, unit]) => {
    const isLength =
      unit?.startsWith('h') === true && isCount(digits) && !/^(?:at|by|unt|til|from|since)/.test(relation ?? '');
    const time = isLength ? null : clockTime([undefined, digits, half]);
    return time === null ? null : clockPoint(time, relation);
  }),
  rule(`${RELATED}(\\d{1,2}[:h]\\d{2})`, ([, relation, digits]) => {
    const time = clockTime([undefined, digits, undefined]);
    return time === null ? null : clockPoint(time, relation);
  }),
  rule(
    bareHours(NO_UNIT),
    ([, listed, started, behindDay, dotted, dated]) => {
      const time = clockTime([undefined, listed ?? started ?? behindDay ?? dotted ?? dated, undefined]);
      return time === null || time.hour === 0 ? null : clockPoint(time, undefined);
    },
    /(?<![\d.,])\d{1,2}(?:[:.]\d\d)?(?!\d)/,
  ),
  // "From 10 onwards", "saturday from 10": not "from 10 to 15".
  rule(
    `(from) (\\d{1,2}(?:\\.[0-5]\\d)?|${HOUR_WORD})(?= onwards?| (?:this|in the) (?:morning|afternoon|evening)| tonight| (?:rain|dry|wet|wind|weather|sun|sunny|temps?|` +
      `do|does|will|is|are|should|shall|can|could|would|how|what|any|so|and)\\b| on\\b(?! ${BLANK})|,|[.;] |\\W*$|` +
      ` (?:until|till) ${BLANK}| (?:in|at|near) (?:the )?[\\p{L}\\u0001]{3}| ${BLANK}| \\p{L}{4,}\\W*$)${NO_UNIT}`,
    ([, relation, digits]) => {
      const time = clockTime([undefined, digits, undefined]);
      return time === null ? null : clockPoint(time, relation);
    },
  ),
  // "Dry up to 4", "rain up until five"
  rule(
    `${BEHIND_WEATHER}(up (?:to|until|till)) (\\d{1,2}|${HOUR_WORD})${NO_UNIT}`,
    ([, relation, digits]) => {
      const time = clockTime([undefined, digits, undefined]);
      return time === null ? null : clockPoint(time, relation);
    },
    /\bup (?:to|until|till) /,
  ),
  rule(
    '(no later than|later than|earlier than|at|by|around|about|after|before|this side of|until|till|til|since|past|' +
      `gone|say)(?: (?:about|around|roughly|say))? (\\d{1,2}(?:\\.[0-5]\\d)?|${HOUR_WORD})${NO_UNIT}`,
    ([, relation, digits]) => {
      const time = clockTime([undefined, digits, undefined]);
      return time === null ? null : clockPoint(time, relation);
    },
  ),
  // "Early tomorrow morning", "late on Friday afternoon": the day stands within.
  rule(
    `(early|late)(?= (?:on )?${BLANK}+,? (?:in the )?(morning|afternoon|evening)s?(?!\\p{L}))`,
    ([, which, part]) => partOfDay(`${which} ${part}`),
    /early|late/,
  ),
  ...PART_NAMES.map(([names, part]) =>
    rule(
      '(?:(before|until|till|til|by|after|since|around|about|round|near) )?(?:(this|in the|during the|the|at|for|' +
        `over) )?(?:${names})`,
      ([, relation, which]) => partOfDay(part, which === 'this', sideOf(relation)),
      PART_HINT,
    ),
  ),
];
