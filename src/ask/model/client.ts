/**
 * One language model behind an OpenAI-compatible endpoint.
 *
 * The server's work is cancelled when the caller leaves, and after three failures it gets no requests for half a minute.
 * The caller gets an end within the time limits, and an error that names the reason. The key is sent to that server only,
 * never along a redirect. No message or log line contains the key or the question.
 */
import type { Timers } from '../../lib/timers.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { CircuitBreaker, type Permit } from '../../upstream/circuit-breaker.ts';
import { type Fetch, readBody } from '../../upstream/fetch.ts';
import { retryAfterMs } from '../../upstream/retry-after.ts';
import { PhrasingFailed } from '../phrasing.ts';
import { BadCompletion, CompletionEvents, type CompletionPart, completionPart, STREAM_DONE } from './completion.ts';
import { type ChatRequest, completionsUrl, EndpointFields, modelsUrl } from './endpoint.ts';
import { type StreamTimeoutLimits, StreamTimeouts } from './stream-timeouts.ts';
import { ThinkingFilter } from './thinking.ts';

/** Events for the log. No event contains a question, an answer, an IP address or the key. */
export type ModelEvent =
  | {
      readonly kind: 'answered';
      readonly host: string;
      readonly milliseconds: number;
      /** As the server counts them; null when it does not say, or when the stream was left early. */
      readonly completionTokens: number | null;
    }
  | { readonly kind: 'failed'; readonly host: string; readonly reason: string }
  /** The server refuses that field, and does not get it again. */
  | { readonly kind: 'reduced'; readonly host: string; readonly without: string }
  | { readonly kind: 'paused'; readonly host: string; readonly seconds: number }
  | { readonly kind: 'resumed'; readonly host: string };

interface ModelClientOptions {
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  readonly limits: StreamTimeoutLimits;
  /** The process's own when left out. */
  readonly timers?: Timers;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly onEvent: (event: ModelEvent) => void;
}

/** `untried`: no request yet. `reachable` and `failing`: how the last request ended. */
export interface ModelState {
  readonly host: string;
  readonly model: string;
  readonly status: 'untried' | 'reachable' | 'failing' | 'paused';
  readonly pauseSeconds: number;
}

const PAUSES = { firstMs: 30_000, longestMs: 30_000 };
/** A longer Retry-After of the server is cut to this. */
const MAX_LIMIT_MS = 300_000;
/** An answer of a few sentences with its thoughts, one token per event, is a few hundred kB. */
const MAX_STREAM_BYTES = 2 * 1024 * 1024;
const MAX_REFUSAL_BYTES = 16 * 1024;
/** Characters of text without thoughts. Four sentences are under a thousand; nothing behind this is read by anybody. */
const MAX_TEXT_LENGTH = 4096;
/** How long to wait for the count of tokens after a complete answer. */
const AFTERWARDS_MS = 250;

export class ModelClient {
  readonly #breaker: CircuitBreaker;
  readonly #fields = new EndpointFields();
  readonly #closing = new AbortController();
  readonly #host: string;
  #last: 'untried' | 'reachable' | 'failing' = 'untried';

  constructor(readonly options: ModelClientOptions) {
    const { url, monotonicMs, onEvent } = options;
    this.#host = new URL(url).host;
    this.#breaker = new CircuitBreaker(
      monotonicMs,
      {
        opened: (pauseMs) => onEvent({ kind: 'paused', host: this.#host, seconds: Math.ceil(pauseMs / 1000) }),
        closed: () => onEvent({ kind: 'resumed', host: this.#host }),
      },
      PAUSES,
    );
  }

  state(): ModelState {
    const waitMs = this.#breaker.waitMs();
    const status = waitMs > 0 ? 'paused' : this.#last;
    return { host: this.#host, model: this.options.model, status, pauseSeconds: Math.ceil(waitMs / 1000) };
  }

  /** Cancels requests in progress; later ones fail. */
  close(): void {
    this.#closing.abort();
  }

  /** Checks that the server answers and accepts the key. Null when it does, else the problem, for the operator. */
  async healthProblem(): Promise<string | null> {
    const timeouts = new StreamTimeouts(this.options.limits, this.options.timers);
    const signal = AbortSignal.any([timeouts.signal, this.#closing.signal]);
    try {
      const response = await this.#fetch(modelsUrl(this.options.url), { method: 'GET', signal });
      await response.body?.cancel();
      const { status } = response;
      if (status === 401 || status === 403) return `${this.#host} refuses the key (${status})`;
      return status >= 500 ? `${this.#host} answers with ${status}` : null;
    } catch {
      return `no answer from ${this.#host}`;
    } finally {
      timeouts.end();
    }
  }

  /**
   * The model's text, piece by piece, without its thoughts, at most 4,096 characters in all: what comes after is cut off
   * and the server stopped, with `llm_truncated`. Throws `PhrasingFailed`, or the reason of `signal` when that aborts.
   * Leaving the loop early cancels the server's work.
   */
  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
    signal.throwIfAborted();
    if (this.#closing.signal.aborted) throw new PhrasingFailed('llm_unreachable');
    if (this.#breaker.waitMs() > 0) throw new PhrasingFailed('llm_paused');
    const permit = this.#breaker.acquire();
    const timeouts = new StreamTimeouts(this.options.limits, this.options.timers);
    const left = new AbortController();
    const ended = AbortSignal.any([signal, timeouts.signal, left.signal, this.#closing.signal]);
    const startedMs = this.options.monotonicMs();
    let failure: PhrasingFailed | null = null;
    let completionTokens: number | null = null;
    try {
      const response = await this.#send(request, ended);
      completionTokens = yield* this.#read(response, timeouts, ended);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      failure = this.#failureOf(error, timeouts);
      throw failure;
    } finally {
      timeouts.end();
      left.abort();
      this.#settle(permit, failure, signal);
      if (failure === null && !signal.aborted) {
        const milliseconds = Math.round(this.options.monotonicMs() - startedMs);
        this.options.onEvent({ kind: 'answered', host: this.#host, milliseconds, completionTokens });
      }
    }
  }

  /** One request, and one more for each field that the server refuses. */
  async #send(request: ChatRequest, signal: AbortSignal): Promise<Response> {
    const { url, model } = this.options;
    for (;;) {
      const body = this.#fields.body(model, request);
      const response = await this.#fetch(completionsUrl(url), { method: 'POST', body, signal });
      if (response.ok) return response;
      const { status } = response;
      const refusal = status === 400 || status === 422 ? await beginningOf(response) : '';
      const without = this.#fields.learn(refusal, body);
      if (without === null) {
        await response.body?.cancel();
        throw new Refused(status, limitMs(response));
      }
      this.options.onEvent({ kind: 'reduced', host: this.#host, without });
    }
  }

  #fetch(url: string, init: RequestInit): Promise<Response> {
    const { key, userAgent } = this.options;
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'user-agent': userAgent,
    };
    if (key !== null) headers.authorization = `Bearer ${key}`;
    // A redirect means a wrong URL in the settings; following it would send the key elsewhere.
    return this.options.fetch(url, { ...init, headers, redirect: 'error' });
  }

  /** Yields the text; returns the count of tokens. */
  async *#read(
    response: Response,
    timeouts: StreamTimeouts,
    ended: AbortSignal,
  ): AsyncGenerator<string, number | null, undefined> {
    const thinking = new ThinkingFilter();
    let finish: string | null = null;
    let completionTokens: number | null = null;
    let room = MAX_TEXT_LENGTH;
    for await (const part of partsOf(response, timeouts, ended)) {
      completionTokens = part.completionTokens ?? completionTokens;
      finish = part.finish ?? finish;
      if (part.alive) timeouts.pause();
      const text = thinking.push(part.text);
      if (text !== '') yield text.slice(0, room);
      room -= text.length;
      if (room < 0) throw new PhrasingFailed('llm_truncated', { cause: new Overlong() });
      if (part.alive) timeouts.resume();
    }
    if (finish === null) throw new PhrasingFailed('llm_truncated');
    const rest = thinking.end();
    if (rest !== '') yield rest.slice(0, room);
    if (finish === 'length') throw new PhrasingFailed('llm_truncated', { cause: new Overlong() });
    return completionTokens;
  }

  #failureOf(error: unknown, timeouts: StreamTimeouts): PhrasingFailed {
    if (error instanceof PhrasingFailed) return error;
    if (error instanceof Refused) return new PhrasingFailed(`llm_http_${error.status}`, { cause: error });
    if (error instanceof BadCompletion && error.status !== null) return new PhrasingFailed(`llm_http_${error.status}`);
    if (timeouts.lost) return new PhrasingFailed('llm_timeout');
    // The errors of fetch contain the URL, in which an operator may have put a secret: they are never passed on.
    return new PhrasingFailed(error instanceof Cut ? 'llm_truncated' : 'llm_unreachable');
  }

  /** A server whose reader left early, or whose answer was cut for its length, has shown that it works. */
  #settle(permit: Permit, failure: PhrasingFailed | null, signal: AbortSignal): void {
    const worked = failure === null || failure.cause instanceof Overlong;
    if (failure === null ? signal.aborted : this.#closing.signal.aborted) {
      permit.abandoned();
      return;
    }
    this.#last = worked ? 'reachable' : 'failing';
    if (failure !== null) this.logFailure(failure.reason);
    const pauseMs = failure?.cause instanceof Refused ? failure.cause.limitMs : null;
    if (worked) permit.succeeded();
    else if (pauseMs === null) permit.failed();
    else permit.limited(pauseMs);
  }

  /** Logs why an answer was not used. */
  logFailure(reason: string): void {
    this.options.onEvent({ kind: 'failed', host: this.#host, reason });
  }
}

/** An error status that leaving out a field does not fix. */
class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    /** Null unless it is 429 with a Retry-After. */
    readonly limitMs: number | null,
  ) {
    super(`the model's server answers with ${status}`);
  }
}

/** The model reached the limit of tokens, or wrote more than any answer needs. */
class Overlong extends Error {
  override readonly name = 'Overlong';
}

/** The connection broke within the answer, or the answer was too long. */
class Cut extends Error {
  override readonly name = 'Cut';
}

function limitMs({ status, headers }: Response): number | null {
  const waitMs = status === 429 ? (retryAfterMs(headers) ?? 0) : 0;
  return waitMs > 0 ? Math.min(waitMs, MAX_LIMIT_MS) : null;
}

async function* partsOf(
  response: Response,
  timeouts: StreamTimeouts,
  ended: AbortSignal,
): AsyncGenerator<CompletionPart, void, undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('application/json')) {
    const whole = completionPart(await wholeOf(response));
    yield { ...whole, finish: whole.finish ?? 'stop' };
    return;
  }
  if (!type.includes('text/event-stream')) throw new BadCompletion(null);
  const events = new CompletionEvents();
  let finished = false;
  for await (const bytes of chunksOf(response, () => finished, ended)) {
    for (const part of bytes === null ? events.end() : events.push(bytes)) {
      if (part === STREAM_DONE) {
        if (!finished) yield { text: '', alive: false, finish: 'stop', completionTokens: null };
        return;
      }
      if (part.finish !== null) {
        finished = true;
        timeouts.pause();
      }
      yield part;
    }
  }
}

/** The body's chunks and, at its regular end, null. Once finished, it waits only briefly for more. */
async function* chunksOf(
  response: Response,
  finished: () => boolean,
  ended: AbortSignal,
): AsyncGenerator<Uint8Array | null, void, undefined> {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new BadCompletion(null);
  let bytes = 0;
  for (;;) {
    const read = reader.read().catch((error: unknown) => {
      if (finished()) return null;
      throw ended.aborted ? error : new Cut();
    });
    const next = finished() ? await withTimeout(read, AFTERWARDS_MS) : await read;
    if (next === null) return;
    if (next.done) {
      yield null;
      return;
    }
    bytes += next.value.byteLength;
    if (bytes > MAX_STREAM_BYTES) throw new Cut();
    yield next.value;
  }
}

async function wholeOf(response: Response): Promise<string> {
  const { bytes, isWhole } = await readBody(response, MAX_STREAM_BYTES);
  if (!isWhole) throw new Cut();
  return new TextDecoder().decode(bytes);
}

/** As much of the body as names the field that is refused. */
async function beginningOf(response: Response): Promise<string> {
  const { bytes } = await readBody(response, MAX_REFUSAL_BYTES);
  return new TextDecoder().decode(bytes);
}
