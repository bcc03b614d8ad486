/** What a question means, for tests that hold one wording against another. */
import { read } from '../reading.ts';

/** What differs with the words and not with what is asked. */
const OF_WORDS: ReadonlySet<string> = new Set(['text', 'confidence', 'rivals', 'source']);

/** The reading of a question without its words, as one comparable text. */
export function meaningOf(question: string): string {
  return JSON.stringify(read(question), (key, value: unknown) => (OF_WORDS.has(key) ? undefined : value));
}
