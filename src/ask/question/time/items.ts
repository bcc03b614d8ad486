/** The parts that words of time consist of, before a clock turns them into instants. */
import type { CivilDate } from '../../../time/civil.ts';
import { type Span, wholeWords } from '../text.ts';
import type { WordPattern } from '../word-pattern.ts';
import type { LocalClock } from './local-clock.ts';

/** Civil days from a date up to, not including, another. */
export interface DayRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly grain: 'day' | 'days' | 'month';
}

/** Instants from one up to, not including, another. */
export interface InstantRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/** `night`: an hour of the evening, or of the early morning of the next day. */
export type Half = 'am' | 'pm' | 'night';

/** "tomorrow", "next week", "5 August". */
export interface DayItem extends Span {
  readonly kind: 'day';
  /** Null where the words name no date that exists. */
  readonly days: (clock: LocalClock) => DayRange | null;
  /** A day of the week by its name alone, which comes again. */
  readonly isWeekday?: true;
  /** The part of the day that the word implies without an hour: "tonight". */
  readonly part?: HourItem;
  /** The part that is meant of each of the days: "the next three nights". */
  readonly each?: HourItem;
  /** One of the parts is to be chosen, out of the time that is named beside it: "which weekend in June". */
  readonly isChoice?: true;
  /** How many days it runs from another day of the question: "on Monday for a week". `days` is for one that names none. */
  readonly runs?: number;
  /** So many days after another day of the question: "the day before", "that night". `days` is for one that names none. */
  readonly away?: number;
  /** Of `away`: a week of so many days beside that day, or its weekend of two. */
  readonly ofWeek?: number;
  /** Of `away`: nothing without a day right behind it. */
  readonly isAnchored?: true;
}

/** Which side of a time of the day is meant: "until 5pm", "before lunch", "after 3". */
export type Side = 'until' | 'before' | 'after';

/** "in the morning", "at 3", "after sunset". */
export interface HourItem extends Span {
  readonly kind: 'hour';
  /** Null for the time itself. */
  readonly side: Side | null;
  /** The half that a part of the day gives to a bare hour: "9 in the evening". */
  readonly half: Half | null;
  /** An hour of the clock, which is more precise than a part of the day. */
  readonly isClock: boolean;
  /** The hour on the dial, from 5 to 11, of a time that says neither am nor pm. */
  readonly bareHour?: number;
  /** Null where the day has no such time, for example a sunset beyond the polar circle. */
  readonly on: (date: CivilDate, clock: LocalClock, half: Half | null) => InstantRange | null;
  /** A second time of the same day: the evening's rush hour. */
  readonly again?: HourItem['on'];
  /** Belongs to today even when it has passed: "this morning". */
  readonly isToday: boolean;
}

/** "now", "in 3 hours", "the last 24 hours". */
export interface FixedItem extends Span {
  readonly kind: 'fixed';
  readonly grain: 'now' | 'hours' | 'days' | 'day' | 'month';
  readonly window: (clock: LocalClock) => InstantRange | null;
  /**
   * Hours that follow another time of the question: "the 12 hours after"; below 0 those before the next one: "the 24 hours to
   * 9am". `window` is for one that names none.
   */
  readonly followsMs?: number;
  /** Of `followsMs`: they follow the time behind them, not the one before: "the 48 hours after Thursday noon". */
  readonly isOfNext?: true;
}

export type TimeItem = DayItem | HourItem | FixedItem;

type Part<T extends TimeItem> = T extends TimeItem ? Omit<T, 'start' | 'end'> : never;

/** Builds the item from a match; null where the match is no time. */
export type Make = (match: RegExpExecArray) => Part<TimeItem> | null;

export interface Rule {
  readonly pattern: WordPattern;
  readonly make: Make;
  /** A text that this does not match is not tried; null to try any. */
  readonly hint: RegExp | null;
}

/** A rule from the source of a pattern, which matches whole words only. */
export function rule(source: string, make: Make, hint: RegExp | null = null): Rule {
  return {
    pattern: wholeWords(source),
    make,
    hint,
  };
}

/** The same rules, tried only on a text that the hint matches. */
export function hinted(hint: RegExp, rules: readonly Rule[]): Rule[] {
  return rules.map((one) => ({ ...one, hint }));
}

export function day(days: DayItem['days'], part?: HourItem): Part<DayItem> {
  return part === undefined ? { kind: 'day', days } : { kind: 'day', days, part };
}

/** Some days of which a part is meant: "the next three nights". */
export function eachOf(days: DayItem['days'], each: HourItem): Part<DayItem> {
  return { kind: 'day', days, each };
}

/** A day counted from another one of the question. */
export function dayAway(away: number, days: DayItem['days'], part?: HourItem): Part<DayItem> {
  return part === undefined ? { kind: 'day', days, away } : { kind: 'day', days, away, part };
}
