/**
 * One language model behind an OpenAI-compatible endpoint.
 *
 * Promises to the model's server: nothing more is asked of it once nobody listens, and it is left alone for half a minute
 * after three failures. Promises to the caller: an end within the limits, and an error that says which of the few ways it
 * ended in. The key goes to that server alone: not along a redirect, not into a message; nor does anything that was asked.
 */
import { CircuitBreaker, type Permit } from '../../upstream/circuit-breaker.ts';
import type { Fetch } from '../../weather/sources/open-meteo/host.ts';
import { PhrasingFailed } from '../phrasing.ts';
import { BadCompletion, CompletionEvents, type CompletionPart, completionPart, STREAM_DONE } from './completion.ts';
import { type ChatRequest, completionsUrl, EndpointFields, modelsUrl } from './endpoint.ts';
import { type StreamTimeoutLimits, StreamTimeouts } from './stream-timeouts.ts';
import { ThinkingFilter } from './thinking.ts';

/** What an operator may want to read in the log. No event holds a question, an answer, an address or the key. */
export type ModelEvent =
  | {
      readonly kind: 'answered';
      readonly host: string;
      readonly milliseconds: number;
      /** As the server counts them; null when it does not say, or was not heard to the end. */
      readonly completionTokens: number | null;
    }
  | { readonly kind: 'failed'; readonly host: string; readonly reason: string }
  /** The server refuses that field, and is not sent it again. */
  | { readonly kind: 'reduced'; readonly host: string; readonly without: string }
  | { readonly kind: 'paused'; readonly host: string; readonly seconds: number }
  | { readonly kind: 'resumed'; readonly host: string };

export interface ModelClientOptions {
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  readonly limits: StreamTimeoutLimits;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly onEvent: (event: ModelEvent) => void;
}

/** `untried`: nothing was asked yet. `reachable` and `failing`: how the last request ended. */
export interface ModelState {
  readonly host: string;
  readonly model: string;
  readonly status: 'untried' | 'reachable' | 'failing' | 'paused';
  readonly pauseSeconds: number;
}

const PAUSES = { firstMs: 30_000, longestMs: 30_000 };
/** The longest pause that a server's Retry-After is believed for. */
const MAX_LIMIT_MS = 300_000;
/** An answer of a few sentences, a token to an event, thoughts included, is a few hundred kB. */
const MAX_STREAM_BYTES = 2 * 1024 * 1024;
const MAX_REFUSAL_BYTES = 16 * 1024;
/** How long the count of tokens is waited for behind an answer that is complete. */
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

  /** Ends what is under way; nothing is asked any more. */
  close(): void {
    this.#closing.abort();
  }

  /** Whether the server is there and takes the key; null when it does, else what is the matter, for the operator. */
  async healthProblem(): Promise<string | null> {
    const signal = AbortSignal.any([AbortSignal.timeout(this.options.limits.firstMs), this.#closing.signal]);
    try {
      const response = await this.#fetch(modelsUrl(this.options.url), { method: 'GET', signal });
      await response.body?.cancel();
      const { status } = response;
      if (status === 401 || status === 403) return `${this.#host} refuses the key (${status})`;
      return status >= 500 ? `${this.#host} answers with ${status}` : null;
    } catch {
      return `no answer from ${this.#host}`;
    }
  }

  /**
   * The model's text, piece by piece, without its thoughts. Throws `PhrasingFailed`, or the reason of `signal` when that
   * fires. Left early, it ends the work on the other side.
   */
  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
    signal.throwIfAborted();
    if (this.#closing.signal.aborted) throw new PhrasingFailed('llm_unreachable');
    if (this.#breaker.waitMs() > 0) throw new PhrasingFailed('llm_paused');
    const passage = this.#breaker.enter();
    const patience = new StreamTimeouts(this.options.limits);
    const left = new AbortController();
    const ended = AbortSignal.any([signal, patience.signal, left.signal, this.#closing.signal]);
    const startedMs = this.options.monotonicMs();
    let failure: PhrasingFailed | null = null;
    let completionTokens: number | null = null;
    try {
      const response = await this.#ask(request, ended);
      completionTokens = yield* this.#read(response, patience, ended);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      failure = this.#failureOf(error, patience);
      throw failure;
    } finally {
      patience.end();
      left.abort();
      this.#settle(passage, failure, signal);
      if (failure === null && !signal.aborted) {
        const milliseconds = Math.round(this.options.monotonicMs() - startedMs);
        this.options.onEvent({ kind: 'answered', host: this.#host, milliseconds, completionTokens });
      }
    }
  }

  /** One request, and one more for each field that the server says it does not know. */
  async #ask(request: ChatRequest, signal: AbortSignal): Promise<Response> {
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
        throw new Refused(status, retryAfterMs(response));
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
    // A redirect is a wrong address in the settings; followed, it would take the key elsewhere.
    return this.options.fetch(url, { ...init, headers, redirect: 'error' });
  }

  /** Yields the text; returns the count of tokens. */
  async *#read(
    response: Response,
    patience: StreamTimeouts,
    ended: AbortSignal,
  ): AsyncGenerator<string, number | null, undefined> {
    const thinking = new ThinkingFilter();
    let finish: string | null = null;
    let completionTokens: number | null = null;
    for await (const part of partsOf(response, patience, ended)) {
      completionTokens = part.completionTokens ?? completionTokens;
      finish = part.finish ?? finish;
      if (part.alive) patience.pause();
      const text = thinking.push(part.text);
      if (text !== '') yield text;
      if (part.alive) patience.resume();
    }
    if (finish === null) throw new PhrasingFailed('llm_truncated');
    const rest = thinking.end();
    if (rest !== '') yield rest;
    if (finish === 'length') throw new PhrasingFailed('llm_truncated', { cause: new Overlong() });
    return completionTokens;
  }

  #failureOf(error: unknown, patience: StreamTimeouts): PhrasingFailed {
    if (error instanceof PhrasingFailed) return error;
    if (error instanceof Refused) return new PhrasingFailed(`llm_http_${error.status}`, { cause: error });
    if (error instanceof BadCompletion && error.status !== null) return new PhrasingFailed(`llm_http_${error.status}`);
    if (patience.lost) return new PhrasingFailed('llm_timeout');
    // The errors of fetch hold the address, in which an operator may have put a secret: they are never passed on.
    return new PhrasingFailed(error instanceof Cut ? 'llm_truncated' : 'llm_unreachable');
  }

  /** Left early by its reader, or with an answer that was cut for its length, the server has shown that it works. */
  #settle(passage: Permit, failure: PhrasingFailed | null, signal: AbortSignal): void {
    const worked = failure === null || failure.cause instanceof Overlong;
    if (failure === null ? signal.aborted : this.#closing.signal.aborted) {
      passage.abandoned();
      return;
    }
    this.#last = worked ? 'reachable' : 'failing';
    if (failure !== null) this.logFailure(failure.reason);
    const limitMs = failure?.cause instanceof Refused ? failure.cause.retryAfterMs : null;
    if (worked) passage.succeeded();
    else if (limitMs === null) passage.failed();
    else passage.limited(limitMs);
  }

  /** Tells the log why an answer was not used. */
  logFailure(reason: string): void {
    this.options.onEvent({ kind: 'failed', host: this.#host, reason });
  }
}

/** A status other than success that leaving a field out does not mend. */
class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    /** Null unless it is 429 and says how long to wait. */
    readonly retryAfterMs: number | null,
  ) {
    super(`the model's server answers with ${status}`);
  }
}

/** The model had more to say than it was given room for. */
class Overlong extends Error {
  override readonly name = 'Overlong';
}

/** The connection broke in mid-answer, or there was no end of it. */
class Cut extends Error {
  override readonly name = 'Cut';
}

function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return response.status === 429 && seconds > 0 ? Math.min(seconds * 1000, MAX_LIMIT_MS) : null;
}

async function* partsOf(
  response: Response,
  patience: StreamTimeouts,
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
        patience.pause();
      }
      yield part;
    }
  }
}

/** The body's chunks and, when it has ended of itself, null. Once finished, no more than a moment is waited. */
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
    const next = finished() ? await Promise.race([read, after(AFTERWARDS_MS)]) : await read;
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

async function after(milliseconds: number): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return null;
}

async function wholeOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_STREAM_BYTES) throw new Cut();
  }
  return text + decoder.decode();
}

/** As much of the body as names what is refused. */
async function beginningOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_REFUSAL_BYTES) break;
  }
  return text;
}
