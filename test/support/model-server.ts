/**
 * A language model's server for tests: speaks the OpenAI-compatible protocol on this machine, says what it is told to say,
 * and misbehaves on demand in each way that real ones do.
 */

/** How an answer is put on the wire; what is left out is done as most servers do it. */
export interface Manner {
  /** Characters to a message of the stream; all of it in one by default. */
  readonly pieceLength?: number;
  /** Bytes to a chunk of the connection. */
  readonly chunkBytes?: number;
  readonly lineEnd?: '\n' | '\r\n';
  /** Comments between the messages. */
  readonly comments?: boolean;
  /** What the last message gives as the reason of the end; null: none. */
  readonly finish?: string | null;
  readonly done?: boolean;
  /** Thoughts beside the answer, in fields of their own. */
  readonly reasoning?: string;
  /** Stays open behind the end. */
  readonly open?: boolean;
  /** One JSON body instead of a stream. */
  readonly whole?: boolean;
}

export type ModelFault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    }
  /** 400 for each request that holds one of these fields, or one of these shapes. */
  | { readonly kind: 'refuses'; readonly fields: readonly string[] }
  /** Says nothing at all; says so much and then nothing; says so much and drops the connection; never ends. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'stalls' | 'breaks' | 'stops'; readonly after: string }
  | { readonly kind: 'endless' }
  | { readonly kind: 'redirects'; readonly to: string }
  | { readonly kind: 'says'; readonly contentType: string; readonly body: string };

export interface ModelRequest {
  readonly path: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ModelServer {
  readonly url: string;
  /** The requests for completions, in order. */
  readonly requests: readonly ModelRequest[];
  /** How many of them the client has left before their end. */
  readonly left: number;
  /** Answers with that text from now on, or with what it makes of the request. */
  say(text: string | ((request: ModelRequest) => string), manner?: Manner): void;
  fail(fault: ModelFault): void;
  stop(): Promise<void>;
}

const encoder = new TextEncoder();

export function startModelServer(): ModelServer {
  const requests: ModelRequest[] = [];
  let left = 0;
  let fault: ModelFault | null = null;
  let text: string | ((request: ModelRequest) => string) = '';
  let manner: Manner = {};

  const streamed = (chunks: Iterable<Uint8Array>, end: 'closed' | 'open' | 'broken'): Response => {
    const iterator = chunks[Symbol.iterator]();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = iterator.next();
        if (!next.done) controller.enqueue(next.value);
        else if (end === 'closed') controller.close();
        else if (end === 'broken') {
          // Only once the client has what was said before; without an error object, which Bun would print.
          await Bun.sleep(50);
          controller.error(undefined);
        } else await new Promise(() => {});
        await Bun.sleep(0);
      },
      cancel() {
        left++;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  const misbehaved = (request: ModelRequest): Response | Promise<Response> | null => {
    switch (fault?.kind) {
      case 'status':
        return new Response(fault.body ?? '{"error":{"message":"on demand"}}', fault);
      case 'refuses': {
        const sent = JSON.stringify(request.body);
        const refused = fault.fields.find((field) => sent.includes(`"${field}"`));
        if (refused === undefined) return null;
        return Response.json({ error: { message: `unknown parameter: ${refused}` } }, { status: 400 });
      }
      case 'silent':
        return streamed([], 'open');
      case 'stalls':
        return streamed(messages(fault.after, { finish: null, done: false }), 'open');
      case 'breaks':
        return streamed(messages(fault.after, { finish: null, done: false }), 'broken');
      case 'stops':
        return streamed(messages(fault.after, { finish: null, done: false }), 'closed');
      case 'endless':
        return streamed(endless(), 'closed');
      case 'redirects':
        return new Response(null, { status: 307, headers: { location: fault.to } });
      case 'says':
        return new Response(fault.body, { headers: { 'content-type': fault.contentType } });
      default:
        return null;
    }
  };

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(incoming) {
      const path = new URL(incoming.url).pathname;
      if (path.endsWith('/models')) {
        return fault?.kind === 'status' ? new Response('', fault) : Response.json({ object: 'list', data: [] });
      }
      const body = (await incoming.json()) as Record<string, unknown>;
      const request = { path, headers: new Headers(incoming.headers), body };
      requests.push(request);
      const answer = misbehaved(request);
      if (answer !== null) return answer;
      const said = typeof text === 'string' ? text : text(request);
      if (manner.whole) {
        return Response.json({ choices: [{ message: { role: 'assistant', content: said }, finish_reason: 'stop' }] });
      }
      return streamed(messages(said, manner), manner.open ? 'open' : 'closed');
    },
  });

  return {
    url: `http://127.0.0.1:${server.port}`,
    requests,
    get left() {
      return left;
    },
    say(next, how = {}) {
      [text, manner, fault] = [next, how, null];
    },
    fail(next) {
      fault = next;
    },
    stop: () => server.stop(true),
  };
}

/** The bytes of a stream that says the text. */
function* messages(said: string, manner: Manner): Generator<Uint8Array> {
  const { pieceLength = Number.POSITIVE_INFINITY, chunkBytes, finish = 'stop', done = true, lineEnd = '\n' } = manner;
  const message = (delta: object, finishReason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finishReason }] })}\n\n`;
  let wire = message({ role: 'assistant', content: '' });
  if (manner.reasoning !== undefined) wire += message({ reasoning_content: manner.reasoning });
  for (let from = 0; from < said.length; from += pieceLength) {
    if (manner.comments) wire += ': still here\n\n';
    wire += message({ content: said.slice(from, from + pieceLength) });
  }
  if (finish !== null) wire += message({}, finish);
  if (finish !== null) wire += `data: ${JSON.stringify({ choices: [], usage: { completion_tokens: 42 } })}\n\n`;
  if (done) wire += 'data: [DONE]\n\n';
  const bytes = encoder.encode(wire.replaceAll('\n', lineEnd));
  const step = chunkBytes ?? bytes.length;
  for (let from = 0; from < bytes.length; from += step) yield bytes.slice(from, from + step);
}

function* endless(): Generator<Uint8Array> {
  const wire = encoder.encode(
    `data: ${JSON.stringify({ choices: [{ delta: { content: 'dry '.repeat(2_000) } }] })}\n\n`,
  );
  for (;;) yield wire;
}
