/** The words of a clause with the place and the time of another behind them, as if they stood there: nothing is read again. */
import type { QuestionWords } from './find-words.ts';
import { originalText } from './find-words.ts';
import type { PlaceSpan } from './places/place-span.ts';
import { BLANK, type Span } from './text.ts';
import type { TimeGroup } from './time/group-times.ts';

/** What a clause takes from another, as the words of that one have it. */
export interface Lent {
  readonly from: QuestionWords;
  readonly places: readonly PlaceSpan[];
  readonly times: readonly TimeGroup[];
}

/** All its places, joined as they are asked for. */
export function lentPlaces(from: QuestionWords): Lent {
  return { from, places: from.placeSpans, times: [] };
}

/** The time that the question has as `text`; null where its words stand apart or mean more than that. */
export function lentTime(from: QuestionWords, text: string): Lent | null {
  const times = from.times.filter(({ spans }) => originalText(spans, from) === text);
  return times.length === 0 ? null : { from, places: [], times };
}

/** The words with those that are lent behind them. `joins`: what stands between several places. */
export function withLent(words: QuestionWords, lent: readonly Lent[], joins: 'and' | 'or'): QuestionWords {
  const length = words.whole.replace(/[\s?!.]+$/, '').length;
  let question = words.question;
  let whole = words.whole.slice(0, length);
  let plain = words.plain.slice(0, length);
  let rest = words.rest.slice(0, length);
  const origins = words.origins.slice(0, length);
  const say = (text: string): void => {
    [whole, plain, rest] = [whole + text, plain + text, rest + text];
    for (let i = 0; i < text.length; i++) origins.push({ start: question.length, end: question.length });
  };
  /** Copies a part; returns where it stands now. */
  const copy = (from: QuestionWords, { start, end }: Span, isPlace: boolean): Span => {
    const at = whole.length;
    const written = from.origins.slice(start, end);
    const [first, last] = [written[0]?.start ?? 0, written.at(-1)?.end ?? 0];
    const offset = question.length + 1 - first;
    question = `${question} ${from.question.slice(first, last)}`;
    origins.push(...written.map((origin) => ({ start: origin.start + offset, end: origin.end + offset })));
    const text = from.whole.slice(start, end);
    const blank = BLANK.repeat(text.length);
    [whole, plain, rest] = [whole + text, plain + (isPlace ? blank : text), rest + blank];
    return { start: at, end: at + text.length };
  };
  const placeSpans = [...words.placeSpans];
  const times = [...words.times];
  for (const { from, places, times: groups } of lent) {
    for (const [i, place] of places.entries()) {
      say(i === 0 ? ' in ' : ` ${joins} `);
      placeSpans.push({ ...place, ...copy(from, place, true) });
    }
    for (const { hourSpans = [], spans, ...group } of groups) {
      const moved = spans.map((span) => {
        say(' ');
        return { span, ...copy(from, span, false) };
      });
      const hours = moved.filter(({ span }) =>
        hourSpans.some(({ start, end }) => start === span.start && end === span.end),
      );
      times.push({ ...group, spans: moved, ...(hours.length === 0 ? {} : { hourSpans: hours }) });
    }
  }
  say('?');
  return { ...words, question, whole, plain, rest, origins, placeSpans, times };
}
