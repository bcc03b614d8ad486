/**
 * Times that a question leaves out: "this week except Wednesday", "every day but not tomorrow". They are taken out of the time
 * around them, and are no times of their own.
 */
import { addDays } from '../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../time/units.ts';
import type { RequestedTime } from './interpretation.ts';
import type { Span } from './text.ts';
import { type LocalClock, localDate } from './time/local-clock.ts';
import type { timeMentions } from './time/resolve-times.ts';
import { WordPattern } from './word-pattern.ts';

type Mention = ReturnType<typeof timeMentions>[number];

/** Right before a time. */
const LEAVES_OUT = new WordPattern(
  new RegExp(
    String.raw`\b(?:except(?:ing)?|excluding|apart from|other than|not counting|leaving out|(?:but|just) not|` +
      String.raw`(?:days?|nights?|mornings?|evenings?|afternoons?|weeks?|week ?ends?|month)(?: \p{L}+)? (?:bar|but|` +
      'not))(?: for| on| at| in| during| the| this| that| maybe| perhaps)* ?$',
    'u',
  ),
);

const IS_NOT = new RegExp(
  String.raw`(?<!\b(?:but|just|or|if|why|whether|maybe|is|are|was|were|will|does|did|do|has|have|it's|its|am|certainly|` +
    String.raw`definitely|perhaps) )\b(?:not|ignore|ignoring|forget(?: about)?|skip|skipping|never mind|` +
    "do ?n['’]?t (?:need|care about|want)) (?:on |for |in )?(?:the )?$",
  '',
);

/** Right behind a time that is only told: "Easter is over", "Anzac day's been and gone". */
const IS_OVER = new RegExp(
  "^(?:['’]?s| is| are| was| has| have)?(?: now| already| long| well and truly)* (?:been and gone|" +
    String.raw`over(?! [\d\p{L}])|past|gone|done(?: with)?|behind us|out of the way|too far(?: off| away| ahead)?)` +
    String.raw`(?= so\b| and\b| but\b| now\b| what\b|[,.;]|\W*$)`,
  'u',
);
const UNTIL_OVER = /\b(?:when|once|after|until|till|til|before|if|by the time|as soon as) (?:the |this )?$/;

/** "From Friday to Monday, what's it like each day": days of the other time. */
const EACH_DAY = /^(?:on )?(?:every|each) (?:single )?day$/;
const OF_DAYS = /\b(?:week|weekend|fortnight|days|nights|to|till?|until|through)\b|-/;
const FOR_DAYS = /\bfor (?:the |a |one |two |three |\d+ )(?:weeks?|fortnight|nights?|days|weekend)\b/;
/** "Next week, we fly out Monday": when somebody sets out for the days that are asked about. */
const SETS_OUT = new WordPattern(
  /\b(?:break(?:s|ing)? up|finish(?:es|ing)?(?: work| school)?|fly(?:ing)?(?: out| over| there)?|travel(?:l?ing)?(?: out| down| up)?|leav(?:e|ing)|set(?:ting)? off)(?: on)? $/,
);

/** The mentions that are told of, and those that are left out of them. */
export function withLeftOut(
  mentions: readonly Mention[],
  plain: string,
): { readonly told: readonly Mention[]; readonly leftOut: readonly Mention[] } {
  // "Next Saturday, not this Saturday" asks of the first alone.
  const isPast = ({ spans: [first] }: Mention): boolean =>
    first !== undefined && IS_OVER.test(plain.slice(first.end)) && !UNTIL_OVER.test(plain.slice(0, first.start));
  const [only, ...others] = mentions;
  // "Victoria day is over, when will it warm up".
  if (only !== undefined && others.length === 0 && isPast(only)) return { told: [], leftOut: [] };
  const isNot = ({ spans: [first] }: Mention): boolean =>
    first !== undefined && IS_NOT.test(plain.slice(0, first.start));
  const isBeside = ({ spans: [first] }: Mention, others: readonly Mention[]): boolean => {
    if (first === undefined || (!others.some(({ spans }) => spans.some(isOfDays)) && !FOR_DAYS.test(plain)))
      return false;
    return EACH_DAY.test(plain.slice(first.start, first.end)) || SETS_OUT.test(plain.slice(0, first.start));
  };
  const isOfDays = ({ start, end }: Span): boolean => OF_DAYS.test(plain.slice(start, end));
  const asked = mentions.filter(
    (one) =>
      !isNot(one) &&
      !isPast(one) &&
      !isBeside(
        one,
        mentions.filter((other) => other !== one),
      ),
  );
  if (asked.length > 0 && asked.length < mentions.length) return { told: asked, leftOut: [] };
  // "Tomorrow but not in the morning": a part of it is left out.
  const isOut = ({ spans }: Mention): boolean => spans.some(({ start }) => LEAVES_OUT.test(plain.slice(0, start)));
  const leftOut = mentions.filter(isOut);
  return leftOut.length === 0 ? { told: mentions, leftOut } : { told: mentions.filter((one) => !isOut(one)), leftOut };
}

/**
 * The times without what is left out of them. Where nothing else is named, it is the week or the day around it that is told of;
 * what lies outside of the times is one of its own: "tomorrow, but not on Saturday". `asksDay`: whether a day is to be chosen.
 */
export function withoutTimes(
  told: readonly RequestedTime[],
  leftOut: readonly RequestedTime[],
  clock: LocalClock,
  asksDay: boolean,
): RequestedTime[] {
  const [first] = leftOut;
  if (first === undefined) return [...told];
  const isWithin = (out: RequestedTime): boolean =>
    told.some((time) => out.fromMs < time.toMs && time.fromMs < out.toMs);
  const isNamed = told.some(({ text }) => text !== null);
  if (!isNamed && !leftOut.some(isWithin)) return withoutTimes([around(first, clock)], leftOut, clock, asksDay);
  const rest = leftOut.reduce<readonly RequestedTime[]>((times, out) => times.flatMap((time) => cut(time, out)), told);
  const beside = isNamed ? leftOut.filter((out) => !isWithin(out)) : [];
  if (rest.length === 0) return [...told];
  return [...(asksDay && rest.length > told.length ? rest.flatMap((time) => daysOf(time, clock)) : rest), ...beside];
}

/** The day of a part of it, or the week from now on. */
function around(time: RequestedTime, clock: LocalClock): RequestedTime {
  const { nowMs, today, place } = clock;
  if (time.grain !== 'hours') {
    return { text: null, fromMs: nowMs, toMs: clock.at(addDays(today, WEEK_DAYS), 0), grain: 'days', era: 'coming' };
  }
  const date = localDate(place.tzId, time.fromMs);
  const fromMs = Math.max(nowMs, clock.at(date, 0));
  return { text: null, fromMs, toMs: clock.at(addDays(date, 1), 0), grain: 'day', era: 'coming' };
}

const WEEK_DAYS = 7;

/** What is left of a time before and after another. */
function cut(time: RequestedTime, { fromMs, toMs }: RequestedTime): RequestedTime[] {
  if (toMs <= time.fromMs || time.toMs <= fromMs) return [time];
  return [
    { ...time, toMs: fromMs },
    { ...time, fromMs: toMs },
  ].flatMap((part) => {
    const lengthMs = part.toMs - part.fromMs;
    if (lengthMs < HOUR_MS) return [];
    if (part.grain === 'day') return [{ ...part, grain: 'hours' }];
    return [part.grain === 'days' && lengthMs <= DAY_MS ? { ...part, grain: 'day' } : part];
  });
}

/** Each of its civil days. */
function daysOf(time: RequestedTime, clock: LocalClock): RequestedTime[] {
  if (time.grain !== 'days') return [time];
  const days: RequestedTime[] = [];
  for (let fromMs = time.fromMs; fromMs < time.toMs; ) {
    const next = clock.at(addDays(localDate(clock.place.tzId, fromMs), 1), 0);
    days.push({ ...time, fromMs, toMs: Math.min(next, time.toMs), grain: 'day' });
    fromMs = next;
  }
  return days;
}
