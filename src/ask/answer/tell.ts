/**
 * An answer told piece by piece: the verdict in code's own words at once, then the rest, in a language model's words where
 * there is one. When its words fail, code's sentences stand in; what it had said before is true and stands.
 */
import { type Phraser, PhrasingFailed, type PhrasingFailure } from '../phrasing.ts';
import type { ComposedAnswer } from './compose.ts';

export interface ToldAnswer {
  /** One after the other they are the answer. */
  readonly pieces: AsyncIterable<string>;
  /** Once the pieces are over: why the model's words are missing, or null. */
  failure(): PhrasingFailure | null;
}

/** Ends with the signal's reason when it aborts. A model that is slower than `patience` has failed. */
export function tellAnswer(
  question: string,
  composed: ComposedAnswer,
  phraser: Phraser | null,
  signal: AbortSignal,
  patience: AbortSignal,
): ToldAnswer {
  let failure: PhrasingFailure | null = null;
  const [lead = '', ...rest] = composed.sentences;
  async function* pieces() {
    yield* wordsOf(lead);
    if (phraser === null) yield* wordsOf(joined(rest));
    else {
      try {
        yield* phrased(phraser, question, composed, AbortSignal.any([signal, patience]));
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof PhrasingFailed) && !patience.aborted) throw error;
        failure = error instanceof PhrasingFailed ? error.reason : 'llm_timeout';
        yield* wordsOf(joined(rest));
      }
    }
    yield* wordsOf(joined(composed.closing));
    signal.throwIfAborted();
  }
  return { pieces: pieces(), failure: () => failure };
}

/** The model's clauses, behind the verdict. */
async function* phrased(phraser: Phraser, question: string, composed: ComposedAnswer, signal: AbortSignal) {
  const { verdict, sentences, facts, strings } = composed;
  let isFirst = true;
  for await (const clause of phraser.phrase({ question, verdict, sentences, facts, strings }, signal)) {
    signal.throwIfAborted();
    yield isFirst ? ` ${clause.trimStart()}` : clause;
    isFirst = false;
  }
}

/** Sentences behind others. */
function joined(sentences: readonly string[]): string {
  return sentences.length === 0 ? '' : ` ${sentences.join(' ')}`;
}

/** Word by word, each with the space before it. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\s*\S+/g) ?? [];
}
