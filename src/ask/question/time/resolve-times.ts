/** The times of a question on the clock of one place. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import { originalText, type QuestionWords } from '../find-words.ts';
import { type Form, type RequestedTime, SKY_TOPICS, type Topic } from '../interpretation.ts';
import type { Plan } from '../plan.ts';
import { plainText, type Span } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { isPastTense } from '../wording.ts';
import { assumedTime } from './assumed-time.ts';
import { findTimes } from './find-times.ts';
import { groupTimes, type TimeGroup } from './group-times.ts';
import { firstOfMonth, type LocalClock, localDate, monthOfDate, yearOfDate } from './local-clock.ts';
import { MONTH, SEASON } from './named-days.ts';
import { requestedTime, splitAtHorizon } from './requested-time.ts';
import type { RawWindow } from './windows.ts';

/** A time in the words of the question, before it is known on which clock. */
interface ResolvedTime {
  readonly text: string;
  /** Its words in the plain text of the question, and where they end; none of a plan. */
  readonly spans: readonly Span[];
  readonly end: number;
  /** The words of its part of the day; empty for none. */
  readonly part: string;
  readonly window: TimeGroup['window'];
  readonly eachDay?: TimeGroup['eachDay'];
  readonly eitherHalf?: TimeGroup['eitherHalf'];
  readonly comingDays?: TimeGroup['comingDays'];
  /** Whether it is told from now: "this week", "yesterday". */
  readonly isFromNow: boolean;
  /** Whether it is a month or a season by its name alone: "in November". */
  readonly isNameOfMonth: boolean;
  /** Its words in English. */
  readonly plain: string;
}

const FROM_NOW = new WordPattern(
  new RegExp(
    String.raw`\b(?:now|today|tomorrow|tonight|yesterday|this|next|last|past|previous|coming|week|week ?ends?|weekdays|` +
      String.raw`fortnight|days?|nights?|hours?|so far|ahead|recent\p{L}*|lately|` +
      String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! time of)`,
    'u',
  ),
);

const NAME_OF_MONTH = new RegExp(`^(?:(?:in|during|for|of) )?(?:the )?(?:${MONTH}|${SEASON}|fall)(?: time)?$`);

/** By the English words of a time, from its first to its last. */
function told(plain: string, spans: readonly Span[]): Pick<ResolvedTime, 'isFromNow' | 'isNameOfMonth' | 'plain'> {
  const text = plain.slice(spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0);
  return { isFromNow: FROM_NOW.test(text), isNameOfMonth: NAME_OF_MONTH.test(text), plain: text };
}

/** Fewer days that are left of a month or a season are hardly ever meant by its name. */
const MIN_LEFT_MS = 10 * DAY_MS;

/** "What is the weather like in Lyon in November", asked on the 29th: any November, and not the two days that are left. */
function isNearlyOver({ fromMs, toMs, grain }: RawWindow, { nowMs, isPast }: LocalClock): boolean {
  return grain === 'month' && !isPast && fromMs <= nowMs && toMs > nowMs && toMs - nowMs < MIN_LEFT_MS;
}

const SINCE = /(?:^|\b)since (?:about |around |the |early |late )*$/;

/**
 * The times of the plan where it has some, else those of the question; without those since which something was so where what
 * is to come is asked: "been out since 11, should I get it in".
 */
export function timeMentions(words: QuestionWords, plan: Plan | undefined): ResolvedTime[] {
  if (plan !== undefined && plan.times.length > 0) {
    return plan.times.flatMap((text) => {
      const plain = plainText(text.normalize('NFC'));
      return groupTimes(plain, findTimes(plain)).map((group) => ({
        ...group,
        text,
        spans: [],
        end: plain.length,
        part: (group.hourSpans ?? []).map(({ start, end }) => plain.slice(start, end)).join(' '),
        ...told(plain, group.spans),
      }));
    });
  }
  const { plain, times } = words;
  const wanted = isPastTense(plain) ? times : times.filter(({ spans: [first] }) => !isSince(plain, first));
  return wanted.map((group) => ({
    ...group,
    text: originalText(group.spans, words),
    end: group.spans.at(-1)?.end ?? 0,
    part: originalText(group.hourSpans ?? [], words),
    ...told(plain, group.spans),
  }));
}

function isSince(plain: string, first: Span | undefined): boolean {
  return first !== undefined && (SINCE.test(plain.slice(0, first.start)) || plain.startsWith('since ', first.start));
}

/** Whether the first time of the question follows "than": "warmer than yesterday". */
export function followsThan({ plain, times }: QuestionWords): boolean {
  const start = times[0]?.spans[0]?.start ?? 0;
  return /\b(?:than|as \p{L}+ (?:\p{L}+ )?as) (?:it was |on |the )*$/u.test(plain.slice(0, start));
}

export interface TimeQuestion {
  readonly form: Form;
  readonly topic: Topic;
  readonly isTypical: boolean;
  /** "Average": typical too, but for a time that is told from now, such as "this week". */
  readonly isAverage: boolean;
  readonly isPresent: boolean;
  readonly isComing: boolean;
  /** "The driest part of the day". */
  readonly isOfOneDay: boolean;
  /** "What's it like out". */
  readonly isOutNow: boolean;
  /** "Can I sleep with the window open": of the coming night. */
  readonly isOfSleep: boolean;
  /** Clothes against the cold, or for the heat. */
  readonly isOfWarmth: boolean;
  /** "The first sunny morning". */
  readonly isOfParts: boolean;
  /** The hours of the parts that are wanted: 1 for "hour by hour"; null for none. */
  readonly stepHours: number | null;
  /** "Warmer than yesterday" compares today. */
  readonly isAgainstToday: boolean;
  /** "A hotter day than yesterday this week": the first time that is named is what the other is held against. */
  readonly isFirstFollowing: boolean;
  /** "Warmer tomorrow" is compared with today, which comes second. */
  readonly isAhead: boolean;
  /** "How hot does it get in Dubai": of the whole year, where it is typical. */
  readonly isOfYear: boolean;
  /** "Will it", "is it going to". */
  readonly looksAhead: boolean;
}

/** At least one time; the assumed one where the question names none that is left. */
export function resolveTimes(
  mentions: readonly ResolvedTime[],
  question: TimeQuestion,
  clock: LocalClock,
): RequestedTime[] {
  const { form, topic, isTypical, isAgainstToday, isOfParts } = question;
  // "The coldest night this week" is one of several nights.
  const splitsDays =
    form === 'value' ||
    form === 'yes-no' ||
    form === 'which-day' ||
    (form === 'best-time' && topic === 'activity') ||
    isOfParts;
  // The sun keeps its times whatever a forecast reaches.
  const isOfSky = SKY_TOPICS.some((one) => one === topic);
  const found = mentions.flatMap(
    ({ text, part, window, eachDay, eitherHalf, comingDays, isNameOfMonth, isFromNow: isNear }): RequestedTime[] => {
      const isOfClimate = isTypical || (question.isAverage && !isNear);
      // "The next clear night" is one of those to come.
      const isOneOfMany = isOfParts || form === 'which-day' || PLURAL_PART.test(text);
      const parts = splitsDays ? (eachDay?.(clock) ?? (isOneOfMany ? comingDays?.(clock) : undefined) ?? []) : [];
      const halves = (form === 'value' || form === 'yes-no') && parts.length === 0 ? (eitherHalf?.(clock) ?? []) : [];
      const windows = parts.length > 0 ? parts : halves.length > 0 ? halves : [window(clock)];
      return windows.flatMap((raw) => {
        const isAnyYear = raw !== null && isNameOfMonth && !question.looksAhead && isNearlyOver(raw, clock);
        const found = raw === null ? null : requestedTime(raw, text, clock, isOfClimate || isAnyYear);
        if (found === null) return [];
        const time: RequestedTime = raw?.lacksPart === true && part !== '' ? { ...found, lacks: part } : found;
        if (question.stepHours !== null && form === 'value') return inHours(time, question.stepHours);
        return (form === 'value' || form === 'yes-no') && !isOfSky ? splitAtHorizon(time, clock) : [time];
      });
    },
  );
  const today: RequestedTime = { ...wholeDay(clock), text: null, grain: 'day', era: 'coming' };
  // "Hossegor on Thursday or Biarritz on Thursday" names one time.
  const distinct = found.filter(
    (time, i) => !found.slice(0, i).some(({ fromMs, toMs }) => fromMs === time.fromMs && toMs === time.toMs),
  );
  const [only] = distinct;
  const now = only === undefined ? today : (sameHours(only, clock) ?? today);
  // "A hotter day than yesterday this week": the week is held against the day, and not the day against it.
  const named = question.isFirstFollowing && distinct.length === 2 ? distinct.toReversed() : distinct;
  const times =
    isAgainstToday && distinct.length === 1 ? (question.isAhead ? [...distinct, now] : [now, ...distinct]) : named;
  if (times.length === 0) {
    const assumed = assumedTime({ clock, ...question, isTypical: isTypical || question.isAverage });
    return question.stepHours !== null && form === 'value' ? inHours(assumed, question.stepHours) : [assumed];
  }
  if (form !== 'compare' || times.length < 2) return times;
  const alike = sameStretch(mentions, isAgainstToday, clock);
  if (alike !== null) return alike;
  if (isOfAnyYear(times)) return times.map((time) => ({ ...time, ...wholeOf(time, mentions, clock), era: 'typical' }));
  const isNow = times.some(({ grain }) => grain === 'now');
  // A comparison is with the whole of today, not with the hours that are left of it.
  return times
    .map((one) => (isNow ? earlierToday(one, clock) : one))
    .map((time) =>
      time.grain === 'day' && time.fromMs < today.toMs && time.toMs > today.fromMs
        ? { ...time, ...wholeDay(clock), era: 'coming' }
        : time,
    );
}

const BARE_HOUR =
  /^(?:(?:at|around|about|in) )?(?:noon|mid ?day|midnight|lunch ?time|dawn|sunrise|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|the morning)$/i;

/** "Hotter now than at noon", asked in the afternoon: the noon that was. */
function earlierToday(time: RequestedTime, clock: LocalClock): RequestedTime {
  const toMs = time.toMs - DAY_MS;
  const isTomorrow = time.grain === 'hours' && time.fromMs >= clock.at(addDays(clock.today, 1), 0);
  const isOver = isTomorrow && toMs <= clock.nowMs && BARE_HOUR.test(time.text ?? '');
  return isOver ? { ...time, fromMs: time.fromMs - DAY_MS, toMs, era: 'past' } : time;
}

/** Months, seasons and years of a name differ by no more than a leap day. */
const ALIKE_MS = 2 * DAY_MS;
const MIN_STRETCH_DAYS = 3;

/**
 * "Is this summer hotter than last": of the one that has begun what is over, against the same dates of the other; null for
 * other times, and for one that has only just begun.
 */
function sameStretch(
  mentions: readonly ResolvedTime[],
  isAgainstToday: boolean,
  clock: LocalClock,
): RequestedTime[] | null {
  const named = mentions.map(({ window }) => window(clock));
  const [only] = named;
  const raw = isAgainstToday && named.length === 1 && only != null ? [ofThisYear(only, clock), only] : named;
  const begun = raw.findIndex((one) => one !== null && one.fromMs < clock.nowMs && one.toMs > clock.nowMs);
  const [now, other] = [raw[begun], raw[1 - begun]];
  const isOfOneKind =
    raw.length === 2 &&
    now != null &&
    other != null &&
    other.toMs <= clock.nowMs &&
    now.grain === 'month' &&
    other.grain === 'month' &&
    Math.abs(now.toMs - now.fromMs - (other.toMs - other.fromMs)) <= ALIKE_MS;
  if (!isOfOneKind) return null;
  const days = Math.floor((clock.at(clock.today, 0) - now.fromMs) / DAY_MS + HALF);
  const stretch = (text: string | null, fromMs: number): RequestedTime => ({
    text,
    fromMs,
    toMs: clock.at(addDays(localDate(clock.place.tzId, fromMs), days), 0),
    grain: 'days',
    era: 'past',
  });
  if (days < MIN_STRETCH_DAYS) return null;
  const textOf = (at: number): string | null => mentions[raw.length > mentions.length ? at - 1 : at]?.text ?? null;
  const both = [stretch(textOf(begun), now.fromMs), stretch(textOf(1 - begun), other.fromMs)];
  return begun === 0 ? both : both.toReversed();
}

/** "Is it hotter than last year": this year, or the summer or month of this year, that is held against one before. */
function ofThisYear({ fromMs, toMs, grain }: RawWindow, clock: LocalClock): RawWindow | null {
  if (grain !== 'month') return null;
  const [first, end] = [fromMs, toMs].map((ms) => localDate(clock.place.tzId, ms));
  const years = yearOfDate(clock.today) - yearOfDate(first);
  // Last month is held against this one.
  const months = years === 0 ? monthOfDate(clock.today) - monthOfDate(first) : 0;
  const shifted = (date: CivilDate): number =>
    clock.at(firstOfMonth(yearOfDate(date) + years, monthOfDate(date) + months), 0);
  return { fromMs: shifted(first), toMs: shifted(end), grain };
}

/** "Compare May and June", asked in June: the one to come is told by what is usual, and so is the other. */
function isOfAnyYear(times: readonly RequestedTime[]): boolean {
  const isOpen = times.every(({ grain, era }) => grain === 'month' && era !== 'past');
  return isOpen && times.some(({ era }) => era === 'typical') && times.some(({ era }) => era === 'coming');
}

/** The whole month of a time that is cut off at now. */
function wholeOf(
  { text, fromMs, toMs }: RequestedTime,
  mentions: readonly ResolvedTime[],
  clock: LocalClock,
): { fromMs: number; toMs: number } {
  const raw = mentions.find((mention) => mention.text === text)?.window(clock) ?? null;
  return raw === null ? { fromMs, toMs } : { fromMs: raw.fromMs, toMs: raw.toMs };
}

/** The hours of today that some of another day are held against; null for any other time. */
function sameHours({ grain, fromMs, toMs }: RequestedTime, clock: LocalClock): RequestedTime | null {
  const date = localDate(clock.place.tzId, fromMs);
  if (grain !== 'hours' || date === clock.today || toMs - fromMs > DAY_MS) return null;
  const startMs = clock.at(clock.today, (fromMs - clock.at(date, 0)) / MINUTE_MS);
  const endMs = startMs + (toMs - fromMs);
  return { text: null, fromMs: startMs, toMs: endMs, grain, era: endMs <= clock.nowMs ? 'past' : 'coming' };
}

const MINUTE_MS = 60_000;

/** The clocks that changed within a stretch count for no day. */
const HALF = 0.5;

function wholeDay(clock: LocalClock): { fromMs: number; toMs: number } {
  return { fromMs: clock.at(clock.today, 0), toMs: clock.at(addDays(clock.today, 1), 0) };
}

/** "Nights colder than 8 degrees": those to come. */
const PLURAL_PART = /^(?:the )?(?:nights|mornings|evenings|afternoons)$/i;

/** As many parts as an answer can tell; their lengths in hours. */
const MAX_PARTS = 8;
const PART_HOURS = [1, 2, 3, 4, 6, 12];

/** A time of up to two days in parts of so many hours, or of more where there would be too many; a longer one as it is. */
function inHours(time: RequestedTime, least: number): RequestedTime[] {
  const hours = (time.toMs - time.fromMs) / HOUR_MS;
  const length = PART_HOURS.find((one) => one >= least && hours <= one * MAX_PARTS);
  if (length === undefined || time.grain === 'now' || time.era === 'typical') return [time];
  const parts: RequestedTime[] = [];
  for (let fromMs = time.fromMs; fromMs < time.toMs; ) {
    const toMs = Math.min(Math.floor(fromMs / HOUR_MS) * HOUR_MS + length * HOUR_MS, time.toMs);
    parts.push({ ...time, fromMs, toMs, grain: 'hours' });
    fromMs = toMs;
  }
  return parts;
}
