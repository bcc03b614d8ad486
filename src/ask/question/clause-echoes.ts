/** A clause that only names another place or time for the question before it: "what about Sunday", "same for Leeds". */
import type { Interpretation } from './interpretation.ts';

/** What may stand around it. */
const AROUND = new RegExp(
  String.raw`(?<![\p{L}\d])(?:and|but|also|plus|oh|so|then|or|what|how|about|is it|it|same|again|thing|question|for|in|on|at|the|by|over|` +
    String.raw`during|too|as well|instead|please|maybe|though)(?![\p{L}\d])`,
  'giu',
);

function placesOf({ subjects }: Interpretation): string[] {
  return [...new Set(subjects.flatMap(({ text, source }) => (source === 'question' && text !== null ? [text] : [])))];
}

function timesOf({ subjects: [{ times }] }: Interpretation): string[] {
  return [...new Set(times.flatMap(({ text, grain }) => (text === null || grain === 'now' ? [] : [text])))];
}

/** The question before in the words of its text, at the place and the time of the echo; null where this is no echo. */
export function echoed(text: string, one: Interpretation, before: Interpretation, beforeText: string): string | null {
  if (one.topics[0] !== 'general' || one.form !== 'value' || one.activity !== null || one.unexplained.length > 0)
    return null;
  const [places, times] = [placesOf(one), timesOf(one)];
  if (places.length + times.length === 0) return null;
  const left = [...places, ...times].reduce((rest, named) => rest.replace(named, ' '), text);
  if (/[\p{L}\d]/u.test(left.replace(AROUND, ''))) return null;
  const placed = swapped(beforeText, placesOf(before), places, 'in ');
  return placed === null ? null : swapped(placed, timesOf(before), times, '');
}

/** The text with the new names for the old ones; null where the old ones stand apart in it. */
function swapped(text: string, old: readonly string[], names: readonly string[], preposition: string): string | null {
  if (names.length === 0) return text;
  const said = names.join(' and ');
  const [first, ...others] = old;
  if (first === undefined) return `${text.replace(/[\s?!.]+$/, '')} ${preposition}${said}`;
  const at = text.lastIndexOf(first);
  if (at < 0 || others.length > 0) return null;
  return `${text.slice(0, at)}${said}${text.slice(at + first.length)}`;
}
