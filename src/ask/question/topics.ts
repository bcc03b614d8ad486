/** The topics that a question names, such as rain, wind or the moon. */
import type { Topic } from './interpretation.ts';
import { overlap, type Span, wholeWords } from './text.ts';
import { TOPIC_WORDS } from './topic-words.ts';

export interface TopicHit extends Span {
  readonly topic: Topic;
  /** Whether the word has no other meaning than weather. */
  readonly isPlain: boolean;
}

const TOPIC_PATTERNS = TOPIC_WORDS.map(({ topic, plain, shared }) => ({
  topic,
  plain: wholeWords(plain),
  shared: wholeWords(shared),
}));

/** The topics that a plain text names, in the order of `TOPIC_WORDS`. A word belongs to the first topic that matches it. */
export function topicsIn(plain: string): TopicHit[] {
  const hits: TopicHit[] = [];
  for (const isPlain of [true, false]) {
    for (const { topic, ...patterns } of TOPIC_PATTERNS) {
      for (const match of plain.matchAll(isPlain ? patterns.plain : patterns.shared)) {
        const hit = { topic, isPlain, start: match.index, end: match.index + match[0].length };
        if (!hits.some((other) => overlap(other, hit))) hits.push(hit);
      }
    }
  }
  return hits;
}

/** Drops temperature words that belong to another topic: "is pollen high", "feels-like temperature". */
export function withoutBorrowedWords(hits: readonly TopicHit[], rest: string): readonly TopicHit[] {
  const feels = hits.some(({ topic }) => topic === 'feels-like');
  const hasOther = hits.some(({ topic }) => topic !== 'temperature' && topic !== 'general');
  return hits.filter(({ topic, start, end }) => {
    if (topic !== 'temperature') return true;
    const word = rest.slice(start, end);
    return !(feels && word.startsWith('temp')) && !(hasOther && /^(?:high|low)s?$/.test(word));
  });
}
