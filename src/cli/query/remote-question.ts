/** A question sent to a server: the answer is printed as its events arrive or, with --json, as one body. */
import { createParser } from 'eventsource-parser';
import { ai } from '../../operations/ai.ts';
import { FairdayError } from '../../operations/errors.ts';
import type { Terminal } from '../command.ts';
import { errorOf, printableFrom, type RemoteServer, request, understood } from './remote.ts';

/** Longer than a server takes for an answer. */
const TIMEOUT_MS = 60_000;

/** The parameters that go with a question. */
export interface QuestionFields {
  readonly location?: string;
  readonly units?: string;
  readonly lang?: string;
}

export type Question = QuestionFields & { readonly q: string };

/** Prints the answer. Throws the server's own error. */
export async function answerFromServer(
  question: Question,
  json: boolean,
  { url, key }: RemoteServer,
  terminal: Terminal,
): Promise<void> {
  const response = await request(url, ai.path, {
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
  understood(url, response.status, () => {
    const type = response.headers.get('content-type') ?? 'no type';
    if (!type.startsWith(json ? 'application/json' : 'text/event-stream')) throw new TypeError(`it is ${type}`);
  });
  if (json) terminal.out(await response.text());
  else await printEvents(response, url, terminal);
}

async function printEvents({ body }: Response, url: string, terminal: Terminal): Promise<void> {
  let isDone = false;
  let failed: FairdayError | null = null;
  const parser = createParser({
    onEvent({ event, data }) {
      const payload = understood(url, 200, () => JSON.parse(data));
      if (event === 'delta') terminal.piece(printableFrom(String(payload.text)));
      if (event === 'done') isDone = true;
      if (event === 'done' && payload.summary_error !== null) {
        terminal.err(
          `\nfairday: the answer was written without the language model (${printableFrom(String(payload.summary_error))}); nothing was charged`,
        );
      }
      if (event === 'error') failed = errorOf(data, 500, url);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  terminal.piece('\n');
  if (failed !== null) throw failed;
  if (!isDone)
    throw new FairdayError('internal', `${url} stopped before the end of its answer; nothing was charged. Try again.`);
}
