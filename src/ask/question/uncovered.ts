/** Finds what a question asks about that this service does not cover. */
import type { Topic } from './interpretation.ts';
import { mayMatch, neededPieces, piecesOf } from './needed-letters.ts';
import { matchesOf, type Span, wholeWords } from './text.ts';
import { UNCOVERED_WORDS, type UncoveredSubject } from './uncovered-words.ts';

export interface UncoveredHit extends Span {
  readonly subject: UncoveredSubject;
  readonly topics: readonly [Topic, ...Topic[]];
  readonly isGrave: boolean;
  /** Counts only where a verdict is asked for. */
  readonly onlyJudged: boolean;
}

const PATTERNS = UNCOVERED_WORDS.map(({ all, unless, ...words }) => ({
  ...words,
  unless: unless === undefined ? null : wholeWords(unless),
  all: all.map(wholeWords),
  needed: all.map(neededPieces),
}));

/** The words of uncovered subjects, the gravest subject first; all words of a subject that needs several. */
export function uncoveredIn(plain: string): UncoveredHit[] {
  const pieces = piecesOf(plain);
  return PATTERNS.flatMap(({ subject, all, unless, needed, topics, isGrave = false, onlyJudged = false }) => {
    if (!needed.every((one) => mayMatch(one, pieces))) return [];
    if (!all.every((pattern) => plain.search(pattern) >= 0)) return [];
    if (unless !== null && plain.search(unless) >= 0) return [];
    return all
      .flatMap((pattern) => matchesOf(plain, pattern))
      .map((match) => ({
        subject,
        topics,
        isGrave,
        onlyJudged,
        start: match.index,
        end: match.index + match[0].length,
      }));
  });
}
