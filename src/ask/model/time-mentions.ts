/**
 * The days, parts of days and clock times that a text mentions. Facts and the model's text are read in the same way, so that
 * no value is given for another time than its own.
 */
import { WEEKDAYS } from '../../time/civil.ts';

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const DAYS = WEEKDAYS.map((name) => name.toLowerCase());

/** Words for a day relative to the question; the given answer tells which day they mean. */
const RELATIVE_DAYS = ['today', 'tonight', 'tomorrow', 'yesterday'] as const;

const PARTS: Readonly<Record<string, string>> = {
  morning: 'morning',
  noon: 'midday',
  midday: 'midday',
  lunchtime: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
  tonight: 'night',
  overnight: 'night',
};

/** Every word above: a model may use only those that it was given. */
export const TIME_WORDS = new RegExp(
  String.raw`\b(?:${[...DAYS, ...RELATIVE_DAYS, ...Object.keys(PARTS), ...MONTHS.filter((name) => name !== 'may' && name !== 'march')].join('|')}|` +
    String.raw`weekend|midnight)(?=s?\b)`,
  'gi',
);

export interface TimeMention {
  /** Lower-case weekdays, all those of a span. */
  readonly weekdays: ReadonlySet<string>;
  /** "28 november". */
  readonly dates: ReadonlySet<string>;
  readonly relative: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** From the first to the last clock time, in minutes of the day; null where the text names none. */
  readonly clock: readonly [fromMinute: number, toMinute: number] | null;
}

const DATE = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(${MONTHS.join('|')})\b`, 'gi');
const DATE_AFTER_MONTH = new RegExp(String.raw`\b(${MONTHS.join('|')})\s(\d{1,2})(?:st|nd|rd|th)?\b(?!:)`, 'gi');
const WEEKDAY = new RegExp(String.raw`\b(${DAYS.join('|')})s?\b`, 'gi');
const RELATIVE_DAY = new RegExp(String.raw`\b(?:${RELATIVE_DAYS.join('|')})\b`, 'gi');
const PART = new RegExp(String.raw`\b(${Object.keys(PARTS).join('|')})s?\b`, 'gi');
const DAY_SPAN = new RegExp(
  String.raw`\b(?:(${DAYS.join('|')})(?:\s\d{1,2}(?:\s\p{L}+)?)?\s?(?:to|until|till|through|–|-)\s?(${DAYS.join('|')})|` +
    String.raw`between\s(${DAYS.join('|')})(?:\s\d{1,2}(?:\s\p{L}+)?)?\sand\s(${DAYS.join('|')}))\b`,
  'giu',
);
const MINUTES_PER_DAY = 1440;
const OPENS = /after|from|since/i;
const CLOCK =
  /(?<bound>\b(?:after|before|by|until|till|from|since)\s)?\b(?<hour>[01]?\d|2[0-3])(?::(?<minute>[0-5]\d))?(?:\s?(?<half>[ap])\.?m\b\.?)?/gi;

export function timeMentionIn(text: string): TimeMention {
  return {
    weekdays: new Set([
      ...[...text.matchAll(WEEKDAY)].map(([, day]) => day.toLowerCase()),
      ...[...text.matchAll(DAY_SPAN)].flatMap(([, a, b, c, d]) => daysBetween(a ?? c, b ?? d)),
    ]),
    dates: new Set([
      ...[...text.matchAll(DATE)].map(([, day, month]) => `${Number(day)} ${month.toLowerCase()}`),
      ...[...text.matchAll(DATE_AFTER_MONTH)].map(([, month, day]) => `${Number(day)} ${month.toLowerCase()}`),
    ]),
    relative: new Set([...text.matchAll(RELATIVE_DAY)].map(([word]) => word.toLowerCase())),
    parts: new Set([...text.matchAll(PART)].map(([, word]) => PARTS[word.toLowerCase()])),
    clock: clockIn(text),
  };
}

export function namesDay({ weekdays, dates, relative }: TimeMention): boolean {
  return weekdays.size + dates.size + relative.size > 0;
}

export function namesTime(mention: TimeMention): boolean {
  return namesDay(mention) || mention.parts.size > 0 || mention.clock !== null;
}

/** Whether a fact of one time may be used for another: where both name a day, a part of it or an hour, they share one. */
export function agree(fact: TimeMention, mention: TimeMention): boolean {
  return (
    share(fact.weekdays, mention.weekdays) &&
    share(fact.dates, mention.dates) &&
    share(fact.relative, mention.relative) &&
    share(fact.parts, mention.parts) &&
    (fact.clock === null ||
      mention.clock === null ||
      (fact.clock[0] <= mention.clock[1] && mention.clock[0] <= fact.clock[1]))
  );
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === 0 || b.size === 0 || !a.isDisjointFrom(b);
}

function daysBetween(from: string, to: string): string[] {
  const first = DAYS.indexOf(from.toLowerCase());
  const length = ((DAYS.indexOf(to.toLowerCase()) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, i) => DAYS[(first + i) % 7]);
}

/** A single time after "after" or "until" is one end of an open span. */
function clockIn(text: string): readonly [number, number] | null {
  const times = [...text.matchAll(CLOCK)].filter(
    ({ groups }) => groups?.minute !== undefined || groups?.half !== undefined,
  );
  if (times.length === 0) return null;
  const minutes = times.map(({ groups }) => {
    const hour = Number(groups?.hour);
    const half = groups?.half?.toLowerCase();
    const ofDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    return ofDay * 60 + Number(groups?.minute ?? 0);
  });
  const bound = times.length === 1 ? times[0].groups?.bound : undefined;
  const from = bound !== undefined && !OPENS.test(bound) ? 0 : Math.min(...minutes);
  return [from, bound !== undefined && OPENS.test(bound) ? MINUTES_PER_DAY : Math.max(...minutes)];
}
