/** A question asked of a running server: as its events come, or as the one body of --json. */
import { createParser } from 'eventsource-parser';
import { ai } from '../../operations/ai.ts';
import { FairdayError } from '../../operations/errors.ts';
import type { Terminal } from '../command.ts';
import { errorOf, reach } from './remote.ts';

/** Longer than a server takes over an answer. */
const TIMEOUT_MS = 60_000;

/** The parameters that go with a question. */
export interface QuestionFields {
  readonly location?: string;
  readonly units?: string;
  readonly lang?: string;
}

export type Question = QuestionFields & { readonly q: string };

/** Prints the answer. Throws the server's own error. */
export async function askServerInWords(
  question: Question,
  json: boolean,
  url: string,
  key: string | null,
  terminal: Terminal,
): Promise<void> {
  const response = await reach(url, `${url}${ai.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: json ? 'application/json' : 'text/event-stream',
      ...(key === null ? {} : { 'X-API-Key': key }),
    },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw errorOf(await response.text(), response.status, url);
  if (json) terminal.out(await response.text());
  else await printEvents(response, url, terminal);
}

async function printEvents({ body }: Response, url: string, terminal: Terminal): Promise<void> {
  let over = false;
  let failed: FairdayError | null = null;
  const parser = createParser({
    onEvent({ event, data }) {
      const payload = JSON.parse(data);
      if (event === 'delta') terminal.piece(String(payload.text));
      if (event === 'done') over = true;
      if (event === 'done' && payload.summary_error !== null) {
        terminal.err(`\nfairday: the language model had no part in it (${payload.summary_error}); nothing was charged`);
      }
      if (event === 'error') failed = errorOf(data, 500, url);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  terminal.piece('\n');
  if (failed !== null) throw failed;
  if (!over)
    throw new FairdayError('internal', `${url} ended its answer before its end; nothing was charged. Ask again.`);
}
