/** Finds what a question asks about that this service does not cover. */
import type { Topic } from './interpretation.ts';
import { type Span, wholeWords } from './text.ts';
import { UNCOVERED_WORDS, type UncoveredSubject } from './uncovered-words.ts';

export interface UncoveredHit extends Span {
  readonly subject: UncoveredSubject;
  readonly topics: readonly [Topic, ...Topic[]];
  readonly isGrave: boolean;
  /** Counts only where a verdict is asked for. */
  readonly onlyJudged: boolean;
}

const PATTERNS = UNCOVERED_WORDS.map(({ all, ...words }) => ({ ...words, all: all.map(wholeWords) }));

/** The words of uncovered subjects, the gravest subject first; all words of a subject that needs several. */
export function uncoveredIn(plain: string): UncoveredHit[] {
  return PATTERNS.flatMap(({ subject, all, topics, isGrave = false, onlyJudged = false }) => {
    const matches = all.map((pattern) => [...plain.matchAll(pattern)]);
    if (matches.some((found) => found.length === 0)) return [];
    return matches.flat().map((match) => ({
      subject,
      topics,
      isGrave,
      onlyJudged,
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
}
