/**
 * Streams an answer: our own sentence with the verdict at once, then the rest in a language model's words where there is
 * one. When the model fails, our own sentences follow; what it had streamed before was checked and stays.
 */
import { type Phraser, PhrasingFailed, type PhrasingFailure } from '../phrasing.ts';
import type { ComposedAnswer } from './compose.ts';

interface StreamedAnswer {
  /** Concatenated they are the answer. */
  readonly pieces: AsyncIterable<string>;
  /** After the last piece: why the model's words are missing, or null. */
  failure(): PhrasingFailure | null;
}

/** Throws the reason of `signal` when it aborts. A model that is not done when `timeout` aborts has failed. */
export function streamAnswer(
  question: string,
  composed: ComposedAnswer,
  phraser: Phraser | null,
  signal: AbortSignal,
  timeout: AbortSignal,
): StreamedAnswer {
  const { verdict, sentences, closing, facts, strings } = composed;
  // Without a verdict the model begins the answer.
  const ownCount = phraser !== null && verdict === null ? 0 : 1;
  const own = sentences.slice(0, ownCount);
  const rest = sentences.slice(ownCount);
  let failure: PhrasingFailure | null = null;

  async function* phrased(model: Phraser): AsyncGenerator<string, void, undefined> {
    try {
      const request = { question, verdict, said: own, sentences: rest, facts, strings };
      let isFirst = true;
      for await (const clause of model.phrase(request, AbortSignal.any([signal, timeout]))) {
        signal.throwIfAborted();
        yield isFirst ? ` ${clause.trimStart()}` : clause;
        isFirst = false;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PhrasingFailed) && !timeout.aborted) throw error;
      failure = error instanceof PhrasingFailed ? error.reason : 'llm_timeout';
    }
  }

  async function* pieces(): AsyncGenerator<string, void, undefined> {
    yield* spacedWords(own);
    if (phraser !== null && rest.length > 0) yield* phrased(phraser);
    yield* spacedWords(phraser === null || failure !== null ? [...rest, ...closing] : closing);
    signal.throwIfAborted();
  }
  return { pieces: withoutLeadingSpace(pieces()), failure: () => failure };
}

/** The same without a model, in one piece. */
export function wholeAnswer({ sentences, closing }: Pick<ComposedAnswer, 'sentences' | 'closing'>): string {
  return spacedWords([...sentences, ...closing])
    .join('')
    .trimStart();
}

async function* withoutLeadingSpace(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? piece.trimStart() : piece;
    isFirst = false;
  }
}

/** Word by word, each with the space before it. */
function spacedWords(sentences: readonly string[]): string[] {
  const words = sentences.join(' ').match(/\S+/g) ?? [];
  return words.map((word) => ` ${word}`);
}
