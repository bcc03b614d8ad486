/** The times of a question on the clock of one place. */
import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { originalText, type QuestionWords } from '../find-words.ts';
import { type Form, type Plan, type RequestedTime, SKY_TOPICS, type Topic } from '../interpretation.ts';
import { plainText } from '../text.ts';
import { assumedTime } from './assumed-time.ts';
import { findTimes } from './find-times.ts';
import { groupTimes, type TimeGroup } from './group-times.ts';
import type { LocalClock } from './local-clock.ts';
import { requestedTime, splitAtHorizon } from './requested-time.ts';

/** A time in the words of the question, before it is known on which clock. */
interface ResolvedTime {
  readonly text: string;
  readonly window: TimeGroup['window'];
  readonly eachDay?: TimeGroup['eachDay'];
  readonly eitherHalf?: TimeGroup['eitherHalf'];
  readonly comingDays?: TimeGroup['comingDays'];
}

/** The times of the plan where it has some, else those of the question. */
export function timeMentions(words: QuestionWords, plan: Plan | undefined): ResolvedTime[] {
  if (plan !== undefined && plan.times.length > 0) {
    return plan.times.flatMap((text) => {
      const plain = plainText(text.normalize('NFC'));
      return groupTimes(plain, findTimes(plain)).map((group) => ({ ...group, text }));
    });
  }
  return words.times.map((group) => ({ ...group, text: originalText(group.spans, words) }));
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
  readonly isPresent: boolean;
  readonly isComing: boolean;
  /** "The driest part of the day". */
  readonly isOfOneDay: boolean;
  /** "What's it like out". */
  readonly isOutNow: boolean;
  /** "The first sunny morning". */
  readonly isOfParts: boolean;
  /** "Hour by hour". */
  readonly isHourly: boolean;
  /** "Warmer than yesterday" compares today. */
  readonly isAgainstToday: boolean;
  /** "Warmer tomorrow" is compared with today, which comes second. */
  readonly isAhead: boolean;
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
    ((form === 'value' || form === 'yes-no') && topic !== 'activity') || form === 'which-day' || isOfParts;
  // The sun keeps its times whatever a forecast reaches.
  const isOfSky = SKY_TOPICS.some((one) => one === topic);
  const found = mentions.flatMap(({ text, window, eachDay, eitherHalf, comingDays }): RequestedTime[] => {
    // "The next clear night" is one of those to come.
    const isOneOfMany = isOfParts || form === 'which-day' || PLURAL_PART.test(text);
    const parts = splitsDays ? (eachDay?.(clock) ?? (isOneOfMany ? comingDays?.(clock) : undefined) ?? []) : [];
    const halves = (form === 'value' || form === 'yes-no') && parts.length === 0 ? (eitherHalf?.(clock) ?? []) : [];
    const windows = parts.length > 0 ? parts : halves.length > 0 ? halves : [window(clock)];
    return windows.flatMap((raw) => {
      const time = raw === null ? null : requestedTime(raw, text, clock, isTypical);
      if (time === null) return [];
      if (question.isHourly && form === 'value') return inHours(time);
      return (form === 'value' || form === 'yes-no') && !isOfSky ? splitAtHorizon(time, clock) : [time];
    });
  });
  const today: RequestedTime = { ...wholeDay(clock), text: null, grain: 'day', era: 'coming' };
  // "Hossegor on Thursday or Biarritz on Thursday" names one time.
  const distinct = found.filter(
    (time, i) => !found.slice(0, i).some(({ fromMs, toMs }) => fromMs === time.fromMs && toMs === time.toMs),
  );
  const times =
    isAgainstToday && distinct.length === 1
      ? question.isAhead
        ? [...distinct, today]
        : [today, ...distinct]
      : distinct;
  if (times.length === 0) {
    const assumed = assumedTime({ clock, ...question });
    return question.isHourly && form === 'value' ? inHours(assumed) : [assumed];
  }
  if (form !== 'compare' || times.length < 2) return times;
  // A comparison is with the whole of today, not with the hours that are left of it.
  return times.map((time) =>
    time.grain === 'day' && time.fromMs < today.toMs && time.toMs > today.fromMs
      ? { ...time, ...wholeDay(clock), era: 'coming' }
      : time,
  );
}

function wholeDay(clock: LocalClock): { fromMs: number; toMs: number } {
  return { fromMs: clock.at(clock.today, 0), toMs: clock.at(addDays(clock.today, 1), 0) };
}

/** "Nights colder than 8 degrees": those to come. */
const PLURAL_PART = /^(?:the )?(?:nights|mornings|evenings|afternoons)$/i;

/** As many parts as an answer can tell; their lengths in hours. */
const MAX_PARTS = 8;
const PART_HOURS = [1, 2, 3, 6];

/** A time of up to two days in parts of whole hours; a longer one as it is. */
function inHours(time: RequestedTime): RequestedTime[] {
  const hours = (time.toMs - time.fromMs) / HOUR_MS;
  const length = PART_HOURS.find((one) => hours <= one * MAX_PARTS);
  if (length === undefined || time.grain === 'now' || time.era === 'typical') return [time];
  const parts: RequestedTime[] = [];
  for (let fromMs = time.fromMs; fromMs < time.toMs; ) {
    const toMs = Math.min(Math.floor(fromMs / HOUR_MS) * HOUR_MS + length * HOUR_MS, time.toMs);
    parts.push({ ...time, fromMs, toMs, grain: 'hours' });
    fromMs = toMs;
  }
  return parts;
}
