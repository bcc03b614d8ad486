/**
 * An answer told piece by piece: the verdict in code's own words at once, then the rest, in a language model's words where
 * there is one. When its words fail, code's sentences stand in; what it had said before is true and stands.
 */
import { type Phraser, PhrasingFailed, type PhrasingFailure, type PhrasingRequest } from '../phrasing.ts';
import type { ComposedAnswer } from './compose.ts';

export interface StreamedAnswer {
  /** One after the other they are the answer. */
  readonly pieces: AsyncIterable<string>;
  /** Once the pieces are over: why the model's words are missing, or null. */
  failure(): PhrasingFailure | null;
}

/** Ends with the signal's reason when it aborts. A model that is slower than `patience` has failed. */
export function streamAnswer(
  question: string,
  composed: ComposedAnswer,
  phraser: Phraser | null,
  signal: AbortSignal,
  patience: AbortSignal,
): StreamedAnswer {
  let failure: PhrasingFailure | null = null;
  const { verdict, sentences, closing, facts, strings } = composed;
  // Without a verdict there is nothing that code has to say first.
  const own = phraser !== null && verdict === null ? 0 : 1;
  const rest = sentences.slice(own);
  async function* pieces() {
    let isFirst = true;
    const say = (text: string): string => {
      const spaced = isFirst ? text.trimStart() : text;
      isFirst = false;
      return spaced;
    };
    for (const word of wordsOf(sentences.slice(0, own))) yield say(word);
    if (phraser !== null && rest.length > 0) {
      try {
        const said = sentences.slice(0, own);
        const request: PhrasingRequest = { question, verdict, said, sentences: rest, facts, strings };
        let isFirstClause = true;
        for await (const clause of phraser.phrase(request, AbortSignal.any([signal, patience]))) {
          signal.throwIfAborted();
          yield say(isFirstClause ? ` ${clause.trimStart()}` : clause);
          isFirstClause = false;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof PhrasingFailed) && !patience.aborted) throw error;
        failure = error instanceof PhrasingFailed ? error.reason : 'llm_timeout';
      }
    }
    const left = phraser === null || failure !== null ? [...rest, ...closing] : closing;
    for (const word of wordsOf(left)) yield say(word);
    signal.throwIfAborted();
  }
  return { pieces: pieces(), failure: () => failure };
}

/** Word by word, each with the space before it. */
function wordsOf(sentences: readonly string[]): readonly string[] {
  return (
    sentences
      .join(' ')
      .match(/\S+/g)
      ?.map((word) => ` ${word}`) ?? []
  );
}
