/** Where a question is cut into several: at the begin of each of them, told by its words or by the question mark before it. */
import type { Clauses } from './clause-words.ts';
import { matchesOf, plainText, type Span } from './text.ts';

export interface AskedClause {
  readonly text: string;
  /** What is told before the first question: it belongs to each that names no place and no time; empty for nothing. */
  readonly context: string;
  /** Whether it ends where "and" stands, and no stop. */
  readonly isJoined: boolean;
}

const MAX_CLAUSES = 4;

/** The questions of a sentence; none where there is only one. `named`: its places and times, in its composed text. */
export function clausesOf(
  question: string,
  { opening, joint, asks, isPlain }: Clauses,
  named: readonly Span[],
): AskedClause[] {
  const matched = isPlain ? plainText(question) : question;
  if (matched.length !== question.length || !joint.test(matched)) return [];
  const starts = matchesOf(matched, opening).map(({ index, 0: { length } }) => ({ index, start: index + length }));
  const [first] = starts;
  if (first === undefined) return [];
  const isAsked =
    first.index > 0 &&
    (/\?/.test(question.slice(first.index, first.start)) || asks.test(matched.slice(0, first.index)));
  if (isAsked) starts.unshift({ index: 0, start: 0 });
  if (starts.length < 2 || starts.length > MAX_CLAUSES) return [];
  const context = isAsked ? '' : question.slice(0, first.start);
  return starts.map(({ start }, i) => {
    const end = starts[i + 1]?.index ?? question.length;
    const isElsewhere = i > 0 && named.some((span) => span.start >= start && span.end <= end);
    return {
      text: question.slice(start, end).replace(/[\s,;:]+$/, ''),
      context: isElsewhere ? '' : context,
      isJoined: i + 1 < starts.length && !/[?!.;]/.test(question.slice(end, starts[i + 1]?.start)),
    };
  });
}

const END = '(?:high|low|max(?:imum)?|min(?:imum)?|top|overnight low)(?: temp(?:erature)?)?';
/** "The low tonight and the high tomorrow": one end of the temperature each, at a time of its own. */
const BOTH_ENDS = new RegExp(
  `^(.*?\\b)((?:the )?${END} [^,;&?!.]{2,30}?)(?:,|,? and|,? &| \\+) ((?:the )?${END} [^,;&?!]{2,60}?)[\\s?!.]*$`,
  'iu',
);

/** The two clauses of such a question; none of any other. */
export function bothEndsOf(question: string): AskedClause[] {
  const [, context = '', one, other] = BOTH_ENDS.exec(question) ?? [];
  if (one === undefined || other === undefined) return [];
  return [
    { text: one, context, isJoined: true },
    { text: other, context, isJoined: false },
  ];
}
