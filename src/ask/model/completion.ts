/**
 * Reads the answer of an OpenAI-compatible endpoint to `chat/completions`: the events of a stream, or one JSON body from a
 * server that does not stream. Servers differ in details, so only the needed fields are read.
 */
import { createParser } from 'eventsource-parser';

/** What one message of the stream adds. */
export interface CompletionPart {
  readonly text: string;
  /** The model made text or thoughts. */
  readonly alive: boolean;
  /** Why it ended: "stop", "length"; null before the end. */
  readonly finish: string | null;
  readonly completionTokens: number | null;
}

/** The mark at the end of a stream. */
export const STREAM_DONE = Symbol('done');

/** A message that is malformed (status null), or that reports an error of the server (an HTTP status). */
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
  const delta = record(choice.delta ?? choice.message);
  const text = typeof delta.content === 'string' ? delta.content : '';
  const thought = delta.reasoning_content ?? delta.reasoning;
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
    // Thrown below, as for any other malformed message.
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
