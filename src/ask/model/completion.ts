/**
 * Reads what an OpenAI-compatible endpoint answers to `chat/completions`: the events of a stream, or one JSON body from a
 * server that does not stream. Servers differ in much that does not matter here, so only what is needed is looked at.
 */
import { createParser } from 'eventsource-parser';

/** What one message of the stream adds. */
export interface CompletionPart {
  readonly text: string;
  /** The model works, aloud or on thoughts that are not for the caller. */
  readonly alive: boolean;
  /** Why it ended: "stop", "length"; null while it has not. */
  readonly finish: string | null;
  readonly completionTokens: number | null;
}

/** The end of the stream as the servers mark it. */
export const STREAM_DONE = Symbol('done');

/** A message that is none, or that tells of a failure on the other side; the status is one of HTTP's where it names one. */
export class BadCompletion extends Error {
  override readonly name = 'BadCompletion';
  constructor(readonly status: number | null) {
    super(status === null ? 'the answer cannot be read' : `the model's server reports ${status}`);
  }
}

/** Turns pieces of an event stream into parts. Throws `BadCompletion`. */
export class CompletionEvents {
  readonly #parts: (CompletionPart | typeof STREAM_DONE)[] = [];
  readonly #parser = createParser({ onEvent: ({ data }) => this.#parts.push(partOf(data)) });
  readonly #decoder = new TextDecoder();

  push(bytes: Uint8Array): (CompletionPart | typeof STREAM_DONE)[] {
    this.#parser.feed(this.#decoder.decode(bytes, { stream: true }));
    return this.#parts.splice(0);
  }

  /** The last event, from a server that closes without the empty line after it. */
  end(): (CompletionPart | typeof STREAM_DONE)[] {
    this.#parser.feed(`${this.#decoder.decode()}\n\n`);
    return this.#parts.splice(0);
  }
}

function partOf(data: string): CompletionPart | typeof STREAM_DONE {
  return data.trim() === '[DONE]' ? STREAM_DONE : completionPart(data);
}

/** One message of the stream, or a whole body. Throws `BadCompletion`. */
export function completionPart(json: string): CompletionPart {
  const message = parsed(json);
  if (message.error !== undefined && message.error !== null) throw new BadCompletion(statusOf(message.error));
  const choice = record(Array.isArray(message.choices) ? message.choices[0] : null);
  const spoken = record(choice.delta ?? choice.message);
  const text = typeof spoken.content === 'string' ? spoken.content : '';
  const thought = spoken.reasoning_content ?? spoken.reasoning;
  const tokens = record(message.usage).completion_tokens;
  return {
    text,
    alive: text !== '' || (typeof thought === 'string' && thought !== ''),
    finish: typeof choice.finish_reason === 'string' ? choice.finish_reason : null,
    completionTokens: typeof tokens === 'number' ? tokens : null,
  };
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null) return record(value);
  } catch {
    // Told below like everything else that is no message.
  }
  throw new BadCompletion(null);
}

function statusOf(error: unknown): number {
  const { code, status } = record(error);
  const found = [code, status].map(Number).find((value) => Number.isInteger(value) && value >= 400 && value <= 599);
  return found ?? 500;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
