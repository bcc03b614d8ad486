/** Parts of a day and hours of the clock. */
import { HOUR_MS } from '../../../time/units.ts';
import { type Half, type HourItem, type InstantRange, type Rule, rule } from './items.ts';
import { HOUR_WORD, numberOf } from './numbers.ts';

const MIDNIGHT = 1440;
const NIGHT_RUNS_UNTIL = 240;

/** Parts of a day in hours after midnight. Hours from 24 on are in the next day. */
const PARTS: Readonly<Record<string, readonly [from: number, to: number, half: Half]>> = {
  'early morning': [5, 8, 'am'],
  'late morning': [10, 12, 'am'],
  'mid morning': [9, 11, 'am'],
  morning: [6, 12, 'am'],
  breakfast: [7, 9, 'am'],
  'before work': [6, 9, 'am'],
  'morning commute': [7, 9, 'am'],
  lunch: [12, 14, 'pm'],
  noon: [12, 13, 'pm'],
  'early afternoon': [12, 15, 'pm'],
  'mid afternoon': [14, 16, 'pm'],
  'late afternoon': [15, 18, 'pm'],
  afternoon: [12, 18, 'pm'],
  'after school': [15, 17, 'pm'],
  tea: [16, 18, 'pm'],
  'after work': [17, 19, 'pm'],
  'early evening': [17, 20, 'pm'],
  dinner: [18, 20, 'pm'],
  'late evening': [21, 24, 'pm'],
  evening: [18, 22, 'pm'],
  tonight: [18, 30, 'pm'],
  night: [21, 30, 'pm'],
  overnight: [18, 30, 'pm'],
  midnight: [24, 25, 'am'],
  daytime: [6, 18, 'pm'],
};

type HourPart = Omit<HourItem, 'start' | 'end'>;

/** A part of the day by its name in `PARTS`. */
export function partOfDay(name: string, isToday = false): HourPart {
  const [from, to, half] = PARTS[name] ?? [0, 24, 'am'];
  return {
    kind: 'hour',
    half,
    isClock: false,
    isToday,
    on: (date, clock) => {
      // After midnight "tonight" is the current night.
      if (name === 'tonight' && date === clock.today && clock.minuteNow < NIGHT_RUNS_UNTIL) {
        return { fromMs: clock.at(date, 0), toMs: clock.at(date, (to - 24) * 60) };
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

function minutesOf({ hour, minute, half, isWhole }: ClockTime, hint: Half | null): number {
  const knownHalf = half ?? hint;
  if (hour > 12 || hour === 0 || (isWhole && half === null)) return hour * 60 + minute;
  if (knownHalf === null) return (hour <= 7 ? hour + 12 : hour) * 60 + minute;
  return ((hour % 12) + (knownHalf === 'pm' ? 12 : 0)) * 60 + minute;
}

const HALF = "(a\\.?m\\.?|p\\.?m\\.?|o'?clock(?: (?:in the morning|a\\.?m\\.?|p\\.?m\\.?))?)";
const DIGITS = '\\d{1,2}(?:[:.h]\\d{2})?';
const CLOCK = `(?:(noon|midday|midnight)|(${DIGITS}|${HOUR_WORD})(?::00)? ?(?:${HALF}|(h|hrs|uhr))?)`;
/** A number followed by one of these is no hour. */
const NO_UNIT =
  '(?![:.]?\\d|,\\d| ?(?:%|°|degrees?|deg|mph|km|kph|knots?|kts?|mm|cm|inch(?:es)?|c|f|celsius|fahrenheit|m|miles?|days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?|percent|feet|ft|metres?|meters?|m\\/s|places?|cities|and a half|or more)(?![a-z]))';

/** Reads the four groups of `CLOCK` from a match; null where the numbers are no time. */
function clockTime(groups: readonly (string | undefined)[]): ClockTime | null {
  const [word, digits, halfText] = groups;
  if (word !== undefined) return { hour: word === 'midnight' ? 24 : 12, minute: 0, half: null, isWhole: true };
  if (digits === undefined) return null;
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:[:.h](\d{2}))?$/.exec(digits) ?? [];
  const hour = hours === '' ? numberOf(digits) : Number(hours);
  const minute = Number(minutes);
  if (hour > 24 || minute > 59) return null;
  const half = /^p|p\.?m/.test(halfText ?? '') ? 'pm' : /^a|a\.?m|morning/.test(halfText ?? '') ? 'am' : null;
  return { hour, minute, half, isWhole: /[:.h]/.test(digits) && (hours.startsWith('0') || hour > 12) };
}

function isClearlyTime(groups: readonly (string | undefined)[]): boolean {
  const [word, digits = '', half, unit] = groups;
  return word !== undefined || half !== undefined || unit !== undefined || digits.includes(':');
}

/** From one time of the clock to another; an end that is not later is on the next day. */
function clockRange(from: ClockTime, to: ClockTime): HourPart {
  return {
    kind: 'hour',
    half: null,
    isClock: true,
    isToday: false,
    on: (date, clock, hint) => {
      const end = minutesOf(to, hint);
      // "from 2 to 5pm": the start is pm too, unless the span would then run backwards.
      const shared = from.half ?? hint ?? to.half;
      const start = minutesOf(from, shared) <= end ? minutesOf(from, shared) : minutesOf(from, hint);
      return { fromMs: clock.at(date, start), toMs: clock.at(date, end <= start ? end + MIDNIGHT : end) };
    },
  };
}

/** The hour that begins at a time of the clock, or the time before or after it. */
function clockPoint(time: ClockTime, relation: string | undefined): HourPart {
  return {
    kind: 'hour',
    half: time.half,
    isClock: true,
    isToday: false,
    on: (date, clock, hint) => {
      const minute = minutesOf(time, hint);
      return related(relation, clock.at(date, minute), clock.at(date, minute) + HOUR_MS, [
        clock.at(date, 0),
        clock.at(date, MIDNIGHT),
      ]);
    },
  };
}

function related(
  relation: string | undefined,
  fromMs: number,
  toMs: number,
  day: readonly [number, number],
): InstantRange {
  if (relation === undefined) return { fromMs, toMs };
  if (/after|from|since|past/.test(relation)) return { fromMs, toMs: Math.max(day[1], toMs) };
  if (/before|by|until|till/.test(relation)) return { fromMs: Math.min(day[0], fromMs - HOUR_MS), toMs: fromMs };
  return { fromMs, toMs };
}

const SUN_HOURS = 2;

/** Around, before or after the sun's rise or set on the date. */
function sunPart(relation: string, event: 'rise' | 'set'): HourPart {
  return {
    kind: 'hour',
    half: event === 'rise' ? 'am' : 'pm',
    isClock: false,
    isToday: false,
    on: (date, clock) => {
      const { riseMs, setMs } = clock.sun(date);
      const at = event === 'rise' ? riseMs : setMs;
      if (at === null) return null;
      if (/after/.test(relation)) return { fromMs: at, toMs: at + SUN_HOURS * HOUR_MS };
      if (/before|until|till|by/.test(relation)) return { fromMs: at - SUN_HOURS * HOUR_MS, toMs: at };
      return { fromMs: at - HOUR_MS, toMs: at + HOUR_MS };
    },
  };
}

const NAMED: ReadonlyArray<readonly [names: string, part: string]> = [
  ['before work|on my way to work|on the way to work', 'before work'],
  ['after work|on my way home|on the way home', 'after work'],
  ['after school', 'after school'],
  ['morning (?:commute|rush(?: hour)?)', 'morning commute'],
  ['evening (?:commute|rush(?: hour)?)', 'after work'],
  ['(?:early|first thing)(?: in the)? morning|first thing', 'early morning'],
  ['mid[ -]?morning', 'mid morning'],
  ['late(?: in the)? morning', 'late morning'],
  ['morning|mornings|am(?= (?:or|and) pm)', 'morning'],
  ['breakfast(?:[ -]?time)?', 'breakfast'],
  ['lunch(?:[ -]?time| hour| break)?|meal[ -]?time|meal', 'lunch'],
  ['early(?: in the)? afternoon', 'early afternoon'],
  ['mid[ -]?afternoon', 'mid afternoon'],
  ['late(?:r)?(?: in the| this)? afternoon', 'late afternoon'],
  ['afternoons?', 'afternoon'],
  ['tea[ -]?time|(?<=(?:at|by|for|before|after) )tea', 'tea'],
  ['(?:dinner|supper)(?:[ -]?time)?', 'dinner'],
  ['early(?: in the)? evening', 'early evening'],
  ['late(?: in the)? evening|late at night', 'late evening'],
  ['evenings?', 'evening'],
  ['overnight|during the night|through the night|all night', 'overnight'],
  ['night[ -]?time|nights?', 'night'],
  ['day[ -]?time|during the day|daylight(?: hours)?', 'daytime'],
];

const RELATION = 'after|before|by|until|till|since|from|past|around|about|at|near';
/** Bare hours count only after "at" or a similar word. */
export const HOUR_RULES: readonly Rule[] = [
  rule(
    '(?:(after|before|around|about|at|near|until|till|by|during|for|the) )?(?:the )?(sun ?rise|dawn|day ?break|first light|sun ?up|sun ?set|dusk|sun ?down|nightfall)',
    (match) => {
      const [, relation = '', event] = match;
      // "the sunset" without a preposition is a topic, not a time.
      if (relation === '' || relation === 'the' || relation === 'for') return null;
      return sunPart(relation, /rise|dawn|break|light|up/.test(event) ? 'rise' : 'set');
    },
  ),
  rule(
    `(half|quarter|ten|twenty|five) (past|to) (${HOUR_WORD}|\\d{1,2})(?: ?${HALF})?`,
    ([, part, side, digits, half]) => {
      const time = clockTime([undefined, digits, half]);
      const away = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 }[part] ?? 0;
      if (time === null) return null;
      const minutes = time.hour * 60 + (side === 'past' ? away : -away);
      return clockPoint({ ...time, hour: Math.floor(minutes / 60), minute: minutes % 60 }, undefined);
    },
  ),
  rule(`(?:(between|from) )?${CLOCK} ?(?:-|to|and|until|till|through) ?${CLOCK}${NO_UNIT}`, (match) => {
    const from = clockTime(match.slice(2, 6));
    const to = clockTime(match.slice(6, 10));
    if (from === null || to === null) return null;
    const joined = / and /.test(match[0]) && match[1] === undefined;
    if (joined || (match[1] === undefined && !isClearlyTime(match.slice(2, 6)) && !isClearlyTime(match.slice(6, 10))))
      return null;
    return clockRange(from, to);
  }),
  rule(`(?:(${RELATION}) )?(noon|midday)`, ([, relation]) => ({
    ...clockPoint({ hour: 12, minute: 0, half: null, isWhole: true }, relation),
  })),
  rule(`(?:(${RELATION}) )?midnight`, ([, relation]) =>
    clockPoint({ hour: 24, minute: 0, half: null, isWhole: true }, relation),
  ),
  rule(`(?:(${RELATION}) )?(${DIGITS}|${HOUR_WORD}) ?(?:${HALF}|(h|hrs|uhr))`, ([, relation, digits, half]) => {
    const time = clockTime([undefined, digits, half]);
    return time === null ? null : clockPoint(time, relation);
  }),
  rule(`(?:(${RELATION}) )?(\\d{1,2}[:h]\\d{2})`, ([, relation, digits]) => {
    const time = clockTime([undefined, digits, undefined]);
    return time === null ? null : clockPoint(time, relation);
  }),
  rule(`(at|by|around|about|after|before|until|till) (\\d{1,2}|${HOUR_WORD})${NO_UNIT}`, ([, relation, digits]) => {
    const time = clockTime([undefined, digits, undefined]);
    return time === null ? null : clockPoint(time, relation);
  }),
  ...NAMED.map(([names, part]) =>
    rule(`(?:(this|in the|during the|the|at|for|by|over) )?(?:${names})`, ([, which]) =>
      partOfDay(part, which === 'this'),
    ),
  ),
];
