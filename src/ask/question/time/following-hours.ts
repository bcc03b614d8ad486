/** Hours that hang on another time of the question: "the following 12 hours", "24 hours after", "the 24 hours to 9am". */
import { HOUR_MS } from '../../../time/units.ts';
import type { TimeGroup } from './group-times.ts';
import { type Make, type Rule, rule, type TimeItem } from './items.ts';
import type { LocalClock } from './local-clock.ts';
import { WEEKDAY } from './named-days.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { RawWindow } from './windows.ts';

const MAX_HOURS_AFTER = 72;

/**
 * Hours that follow another time of the question, else those that follow now; fewer than none lead up to the next time.
 * `isOfNext`: they follow the time that is named behind them.
 */
function following(hours: number, isOfNext = false): ReturnType<Make> {
  if (hours === 0 || Math.abs(hours) > MAX_HOURS_AFTER) return null;
  const followsMs = hours * HOUR_MS;
  return {
    kind: 'fixed',
    grain: 'hours',
    followsMs,
    ...(isOfNext ? { isOfNext } : {}),
    window: ({ nowMs }) => ({ fromMs: nowMs + Math.min(0, followsMs), toMs: nowMs + Math.max(0, followsMs) }),
  };
}

const COUNTED = `(${NUMBER})[ -]?(?:hour|hr|h)s?`;
/** What is done before those hours: "for 6 hours after spraying", "after i've sprayed". */
const AFTER_DOING = ' (?:\\p{L}{3,}ing|(?:i|we|they|it)(?:\\W?ve|\\W?s| have| has)? \\p{L}+|(?:that|the|it)\\b)';
const AFTER = `(?:after(?:wards?)?|afterward|following|later)(?=(?: it| that)?(?: [^\\p{L}]|\\W*$)| in\\b|[,.;?!]| (?:and|but|or|needed|required|wanted|please|if|so)\\b)`;
const BEHIND = new RegExp(`^ (?:${AFTER}|after${AFTER_DOING})`, 'u');
/** "When can I paint, needs 4 hours dry after": a wish for whatever hour is found, and no time. */
const SEEKS_HOUR = /\b(?:when|best|which|what time|any (?:day|time|window|slot))\b/;

const HOURS_OF_DAY = 24;

/** Whether the hours that end there are those after another time, and no length that is sought: "24 hours without rain after". */
export function followsTime(plain: string, end: number): boolean {
  return BEHIND.test(plain.slice(end)) && !SEEKS_HOUR.test(plain);
}

/** What goes on for some hours. */
const DOING =
  '(?:shifts?|drive|flight|journey|trip|job|meeting|lesson|crossing|walk|hike|run|ride|bike ride|ceremony|concert|' +
  'session|round|practice|training|game|match|picnic|show|service|class|pour|lift|shoot|party|event)\\b';
const DOING_NAMED = new RegExp(`(?:hours?|hrs?|h)[ -]${DOING}`);
const CLOCK_NAMED = /\b(?:at|from|start(?:ing|s)?) \d|\d ?[ap]\.?m\b/;

/** Adds hours to another time; where an hour is sought they are a length, and no time. */
const afterAnother: Make = ({ input, 1: count }) => (SEEKS_HOUR.test(input) ? null : following(numberOf(count)));

export const FOLLOWING_RULES: readonly Rule[] = [
  rule(
    `(?:for |in |over |within |during )?(?:the )?following ${COUNTED}`,
    ([, count]) => following(numberOf(count)),
    /following/,
  ),
  // "The 48 hours after Thursday noon": from the time that is named next.
  rule(
    `(?:(?:for|in|over|within|during) )?(?:(?:the|next|first) ){1,2}${COUNTED} (?:after|following|from)(?= ` +
      `(?:on )?(?:${WEEKDAY}|to-?morrow|noon|midday|midnight|(?:[01]?\\d|2[0-3])(?:[:.][0-5]\\d|(?: ?[ap]\\.?m))))`,
    ([, count]) => following(numberOf(count), true),
    /after|following|from/,
  ),
  // "For 3 hours from 4", "for 2 hours starting at noon"
  rule(
    `for (?:about |around |the |at least )?${COUNTED}(?= (?:from|starting|beginning)(?: at| from)?(?: about| around)? ` +
      `(?:\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]\\.?m| ?o\\W?clock)?(?! ?(?:mm|cm|mph|km|miles?|m|c|degrees|°)(?!\\p{L}))|noon|midday|midnight)(?!\\p{L}))`,
    ([, count]) => following(numberOf(count), true),
    /from|starting|beginning/,
  ),
  // "From 4 for 3 hours", "tomorrow at 9 for 3 hours"
  rule(
    '(?=for )(?<=\\b(?:from|at|after|starting|around|about) (?:\\d{1,2}(?:[:.][0-5]\\d)? ?(?:[ap]\\.?m\\.?|o\\W?clock)?|noon|midday|midnight) )' +
      `for (?:about |around |the |at least )?${COUNTED}(?! (?:after|before|of))`,
    ([, count]) => following(numberOf(count)),
    /for /,
  ),
  // "Fertiliser on Sunday, rain after?": the day behind it too.
  rule(
    '(?<=[,;.?-] (?:any |will it |is it |stay |no )*(?:rain|showers?|dry|frost) )after(?:wards?)?(?=\\W*$)',
    ({ input }) => (SEEKS_HOUR.test(input) ? null : following(HOURS_OF_DAY)),
  ),
  // "Need 24 dry hours after", "48 hours without rain after": what they are to be is read elsewhere.
  rule(
    `(${NUMBER})(?= (?:clear |full |solid )?(?:dry|rain[- ]?free|clear) (?:hours|hrs|h) ${AFTER})`,
    afterAnother,
    /after|following/,
  ),
  rule(
    `${COUNTED}(?= (?:dry|clear|(?:without|of|with)(?: any| no)? (?:rain|wet|dry)(?: weather)?|rain[- ]?free) ${AFTER})`,
    afterAnother,
    /after|following/,
  ),
  rule(
    `(?:for |in |over |within |during )?(?:the )?(?:next |first )?${COUNTED} ${AFTER}(?: it| that)?`,
    afterAnother,
    /after|following|later/,
  ),
  // "Will it stay dry for 6 hours after spraying at 7"
  rule(
    `(?<=\\b(?:dry|rain|rain[- ]?free|wet|frost|frost[- ]?free) (?:for |within |in )?(?:the )?(?:first |next )?)${COUNTED} (?:after|of)(?=${AFTER_DOING})`,
    afterAnother,
    /after|of/,
  ),
  // "12 hour shift from 7am", "a 3 hour hike at 10"
  rule(
    `(?:an? )?${COUNTED}(?=[ -]${DOING})`,
    (match) => (CLOCK_NAMED.test(match.input) ? afterAnother(match) : null),
    DOING_NAMED,
  ),
  // "At 7am Thursday, first 6 hours dry"
  rule(`(?:for |in |over |within |during )?(?:the )?first ${COUNTED}(?! (?:of|after|from)\\b)`, afterAnother, /first/),
  // "Rain in the 24 hours to 9am", "the 12 hours up to noon"
  rule(
    `(?:for |in |over |during )?(?:the )?(?:last |past |previous )?${COUNTED} (?:to|up to|until|ending(?: at)?|` +
      'before|leading up to)(?= (?:\\d{1,2}[:. ]?\\d{0,2} ?[ap]m|noon|midnight|midday|\\d\\d?[:.]\\d\\d))',
    ([, count]) => following(-numberOf(count)),
  ),
];

/** Hours after a day of which no hour is named are its own, unless they reach into the next. */
const MIN_BEYOND_DAY_MS = 12 * HOUR_MS;
const DAY_LENGTH_MS = 24 * HOUR_MS;

/** "Pour at 7, any rain in the following 12 hours": the hours from that time on, in its place. */
export function withFollowing(groups: TimeGroup[], items: readonly TimeItem[]): TimeGroup[] {
  const found: TimeGroup[] = [];
  for (const [i, group] of groups.entries()) {
    const item = items.find(({ start }) => start === group.spans[0]?.start);
    const next = groups[i + 1];
    const followsMs = item?.kind === 'fixed' ? item.followsMs : undefined;
    if (item?.kind !== 'fixed' || followsMs === undefined) {
      found.push(group);
      continue;
    }
    const before = found.at(-1);
    if (next !== undefined && (followsMs < 0 || item.isOfNext === true)) {
      groups[i + 1] = {
        spans: [...group.spans, ...next.spans],
        window: (clock) => (followsMs < 0 ? upTo(next, followsMs, clock) : from(next, followsMs, clock)),
      };
    } else if (before !== undefined) found[found.length - 1] = followed(before, group, followsMs, items);
    // "Dry for 24 hours after laying it tomorrow"
    else if (next !== undefined) groups[i + 1] = followed(next, group, followsMs, items);
    else found.push(group);
  }
  return found;
}

/** A time with the hours after it. */
function followed(time: TimeGroup, { spans }: TimeGroup, lengthMs: number, items: readonly TimeItem[]): TimeGroup {
  const isOf = (item: TimeItem): boolean => time.spans.some(({ start, end }) => start <= item.start && item.end <= end);
  const isClock = items.some((item) => item.kind === 'hour' && item.isClock && isOf(item));
  return {
    spans: [...time.spans, ...spans].sort((a, b) => a.start - b.start),
    window: (clock) => after(time, lengthMs, isClock, clock),
  };
}

/** The hours before a time; up to now those that are over, for one that is named without a day. */
function upTo(group: TimeGroup, aheadMs: number, clock: LocalClock): RawWindow | null {
  const first = group.window(clock);
  return first === null ? null : { fromMs: first.fromMs + aheadMs, toMs: first.fromMs, grain: 'hours' };
}

/** The hours from an hour on, or from the end of a day. */
function from(group: TimeGroup, lengthMs: number, clock: LocalClock): RawWindow | null {
  const first = group.window(clock);
  if (first === null) return null;
  const fromMs = first.grain === 'hours' ? first.fromMs : first.toMs;
  return { fromMs, toMs: fromMs + lengthMs, grain: 'hours' };
}

/** The hours from an hour of the clock on; after a part of a day or a whole one those behind it too. */
function after(group: TimeGroup, lengthMs: number, isClock: boolean, clock: LocalClock): RawWindow | null {
  const first = group.window(clock);
  if (first === null) return null;
  if (first.grain === 'hours' || first.grain === 'now') {
    // "From 7am", of no day, in the afternoon: the next 7am.
    const isOver = isClock && group.hourSpans === undefined && first.fromMs + lengthMs <= clock.nowMs && !clock.isPast;
    const fromMs = first.fromMs + (isOver ? DAY_LENGTH_MS : 0);
    return { fromMs, toMs: (isClock ? fromMs : first.toMs) + lengthMs, grain: 'hours' };
  }
  if (first.grain !== 'day' || lengthMs < MIN_BEYOND_DAY_MS) return first;
  return {
    fromMs: first.fromMs,
    toMs: first.toMs + lengthMs,
    grain: lengthMs % DAY_LENGTH_MS === 0 ? 'days' : 'hours',
  };
}
