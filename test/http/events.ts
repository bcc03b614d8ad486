/** Questions sent as callers send them, and event streams read one byte at a time. */
import { createParser } from 'eventsource-parser';
import type { TestService } from '../support/service.ts';

export interface AnswerEvent {
  readonly event: string | undefined;
  readonly data: Readonly<Record<string, unknown>> & { readonly type: string; readonly seq: number };
}

export interface AiBody {
  readonly answer: string;
  readonly data: {
    readonly location: { readonly name: string };
    readonly interpretation: { readonly places: readonly { readonly source: string }[] };
    readonly facts: readonly { readonly id: string; readonly value: number; readonly unit: string }[];
    readonly weather: readonly object[];
  };
  readonly summary_error: string | null;
}

export function post(
  { url }: TestService,
  key: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/v1/ai`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
}

export const AS_EVENTS = { Accept: 'text/event-stream' };

/** All events to the end of the stream, with the comments in between. */
export async function eventsOf(response: Response): Promise<{ events: AnswerEvent[]; comments: string[] }> {
  const events: AnswerEvent[] = [];
  const comments: string[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => void events.push({ event, data: JSON.parse(data) }),
    onComment: (comment) => void comments.push(comment),
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    for (const byte of chunk) parser.feed(decoder.decode(Uint8Array.of(byte), { stream: true }));
  }
  return { events, comments };
}
