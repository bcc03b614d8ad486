/** The events of an answer that arrives while it is written, read from the body of the response. */
import { createParser } from 'eventsource-parser';
import type { AnswerEvent } from '../../operations/ai.ts';

/** Ends when the body ends, also in the middle of an answer; throws what breaks the connection. */
export async function* answerEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<AnswerEvent> {
  const waiting: AnswerEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => waiting.push(JSON.parse(data)) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      yield* waiting.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}
