/**
 * The day of a clause that names an hour and no day: "will it rain on Saturday morning, and how windy is it at 3pm" is about
 * Saturday in both.
 */
import { originalText, type QuestionWords } from './find-words.ts';
import type { Interpretation } from './interpretation.ts';
import type { TimeGroup } from './time/group-times.ts';

/** A clause with its words. */
interface ReadClause {
  readonly one: Interpretation;
  readonly words: QuestionWords | null;
}

/** Hours that belong to today whatever stands before them. */
const OF_TODAY = /^(?:this|to-?day|to-?night|now)\b/;
/** A night by its day, which needs no part beside it. */
const OF_NIGHT = /^(?:later )?(?:to-?night|tonite)$/;

/** Whether hours or parts of a day are all that it names. */
function lacksDay({ times, plain }: QuestionWords): boolean {
  const isOfHours = ({ comingDays, hourSpans, spans: [first] }: TimeGroup): boolean =>
    comingDays !== undefined &&
    hourSpans === undefined &&
    first !== undefined &&
    !OF_TODAY.test(plain.slice(first.start, first.end));
  return times.length > 0 && times.every(isOfHours);
}

/** The words of the one day that it names; null for none, for several and for longer times. */
function dayNamed({ one, words }: ReadClause): string | null {
  const [group, ...others] = words?.times ?? [];
  if (words === null || group === undefined || others.length > 0 || group.comingDays !== undefined) return null;
  const hours = group.hourSpans ?? [];
  const spans = group.spans.filter((span) => hours.every(({ start }) => start !== span.start));
  const plain = spans.map(({ start, end }) => words.plain.slice(start, end)).join(' ');
  const isOfDay =
    hours.length > 0 || OF_NIGHT.test(plain) || one.subjects[0].times.every(({ grain }) => grain === 'day');
  return isOfDay && spans.length > 0 ? originalText(spans, words) : null;
}

/** The words of the day that a clause takes from the nearest one before it; null where it names its own, or none does. */
export function dayBefore(words: QuestionWords | null, before: readonly ReadClause[]): string | null {
  if (words === null || !lacksDay(words)) return null;
  const [nearest] = before.filter((clause) => (clause.words?.times.length ?? 0) > 0);
  return nearest === undefined ? null : dayNamed(nearest);
}

/** "Will it be warmer on Saturday or Sunday, and which is drier": the words of the days that the question before it holds together. */
export function timesCompared(one: Interpretation, before: ReadClause | undefined): string | null {
  const isOpen = one.subjects.every(({ times }) => times.every(({ text }) => text === null));
  if (before?.words == null || before.one.form !== 'compare' || !isOpen) return null;
  const { times, question, origins } = before.words;
  if (times.length < 2) return null;
  const places = times.flatMap(({ spans }) =>
    spans.map(({ start, end }) => [origins[start]?.start, origins[end - 1]?.end]),
  );
  const [from, to] = [Math.min(...places.map(([start = 0]) => start)), Math.max(...places.map(([, end = 0]) => end))];
  return question.slice(from, to);
}
