/**
 * The HTTP client of one upstream host: a queue, a circuit breaker, a budget, a timeout, a bound on what is read, and
 * conditional requests.
 *
 * Promises to upstream: no more than so many requests in flight, one retry at most and none after a 4xx, silence while a
 * limit lasts or a pause that the host requests. Promises to the caller: an end within the timeout, queue and retry
 * included; an answer that was read in full, or an `UpstreamError`. Requests go to the URL given alone: a redirect is an
 * error. No message and no event contains a URL with its query, which may contain a key.
 */
import { shareLoop, systemTimers, type Timers } from '../lib/timers.ts';
import { HOUR_MS } from '../time/units.ts';
import type { UpstreamBudget } from './budget.ts';
import { CircuitBreaker, type Permit } from './circuit-breaker.ts';
import { type Fetch, readBody, type UpstreamEvent } from './fetch.ts';
import { HostCounters, type HostStatus } from './host-status.ts';
import { RequestQueue } from './request-queue.ts';
import { hostClockMs, httpDateMs, retryAfterMs } from './retry-after.ts';
import { UpstreamError, type UpstreamErrorKind } from './upstream-error.ts';

export interface HttpClientOptions {
  /** `fairday/VERSION (contact)`; some hosts refuse requests without. */
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly timers?: Timers;
  readonly onEvent: (event: UpstreamEvent) => void;
  /** From joining the queue to the last byte, the retry included. */
  readonly timeoutMs?: number;
  readonly maxInFlight?: number;
  /** Null where the host has no limits of its own. */
  readonly budget?: UpstreamBudget | null;
  /** One retry, after a failed connection, a 5xx or an unreadable answer; without a policy there is none. */
  readonly retry?: RetryPolicy;
  /** The reason that the body of a refusal gives; without it such bodies are not read. */
  readonly readReason?: (body: string) => string;
  /** How long the host is paused after a refusal; null leaves it to the status and `Retry-After`. */
  readonly pauseAfter?: (refusal: HttpRefusal) => number | null;
  /** Whether 404 is a refusal too, for hosts where it means a wrong URL; else it means that there is nothing. */
  readonly refusesWith404?: boolean;
}

interface RetryPolicy {
  /** Mean pause before the retry; the jitter is half of it either way. */
  readonly pauseMs: number;
  /** Uniform in [0, 1), for the jitter. */
  readonly random: () => number;
}

/** An answer whose status is neither success nor "not modified" nor "not found". */
export interface HttpRefusal {
  readonly status: number;
  /** As `readReason` gives it; "" without. */
  readonly reason: string;
  /** From the `Retry-After` header, at most a day. */
  readonly retryAfterMs: number | null;
  /** The host's clock where it sends a date, else ours. */
  readonly hostNowMs: number;
}

export interface HttpRequest<T> {
  readonly accept: string;
  readonly maxBytes: number;
  /** Reads the body. Throws `UpstreamError` for one that makes no sense; the host then counts as failing. */
  readonly read: (bytes: Uint8Array) => T;
  /** The wall clock, for headers that name an instant. */
  readonly nowMs: number;
  /** In the units of the budget; 1 when left out. */
  readonly weight?: number;
  /** A failure is final at once, for who only wants to know whether the host is there. */
  readonly withoutRetry?: boolean;
  /** Whether the body of a 404 says that there is nothing; a 404 with any other is a failure. Left out, each says so. */
  readonly isNothing?: (bytes: Uint8Array) => boolean;
  /** Of the cached answer: the host answers 304 if nothing has changed. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
}

interface AnswerHeaders {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** For how long the host promises that nothing changes, by its own clock; 0 without a promise. */
  readonly freshMs: number;
}

/** 304: the cached answer is still right. 404: there is nothing. */
type HttpAnswer<T> = AnswerHeaders &
  (
    | { readonly status: 200; readonly value: T }
    | { readonly status: 304; readonly value: null }
    | { readonly status: 404; readonly value: null }
  );

const DEFAULT_MAX_IN_FLIGHT = 2;
/** More than this could not be answered within the timeout anyway, at two in flight and a fifth of a second each. */
const MAX_WAITING = 100;
const DEFAULT_TIMEOUT_MS = 8_000;
/** A 429 pauses the host for at least this long, unless `pauseAfter` decides otherwise. */
const LIMITED_PAUSE_MS = 60_000;
/** An error body is one sentence. */
const MAX_REASON_BYTES = 16 * 1024;

export class HttpClient {
  readonly #host: string;
  readonly #origin: string;
  readonly #timers: Timers;
  readonly #queue: RequestQueue;
  readonly #breaker: CircuitBreaker;
  readonly #counters: HostCounters;
  readonly #open = new Set<AbortController>();
  #closed = false;

  /** `baseUrl` names the host in the log and in the status. */
  constructor(
    baseUrl: string,
    readonly options: HttpClientOptions,
  ) {
    const { monotonicMs, onEvent } = options;
    const { host, origin } = new URL(baseUrl);
    this.#host = host;
    this.#origin = origin;
    this.#timers = options.timers ?? systemTimers;
    this.#queue = new RequestQueue(options.maxInFlight ?? DEFAULT_MAX_IN_FLIGHT, MAX_WAITING);
    this.#counters = new HostCounters(monotonicMs);
    this.#breaker = new CircuitBreaker(monotonicMs, {
      opened: (pauseMs) => onEvent({ kind: 'paused', host: this.#host, seconds: Math.ceil(pauseMs / 1000) }),
      closed: () => onEvent({ kind: 'resumed', host: this.#host }),
    });
  }

  /** Throws `UpstreamError` unless the host answers with a document, "not modified" or "not found". */
  async get<T>(url: string, request: HttpRequest<T>): Promise<HttpAnswer<T>> {
    if (this.#closed) throw closedError();
    this.#refuseWhilePaused();
    const control = new AbortController();
    const cancelTimeout = this.#timers.after(this.options.timeoutMs ?? DEFAULT_TIMEOUT_MS, () => control.abort());
    this.#open.add(control);
    try {
      return await this.#inTurn(url, request, control.signal);
    } finally {
      cancelTimeout();
      this.#open.delete(control);
    }
  }

  /** How long the breaker will refuse; 0 when a request may be tried. */
  pauseMs(): number {
    return this.#breaker.waitMs();
  }

  status(service: string): HostStatus {
    return {
      host: this.#host,
      origin: this.#origin,
      service,
      pauseSeconds: Math.ceil(this.pauseMs() / 1000),
      ...this.#queue.load(),
      ...this.#counters.counts(),
      budget: this.options.budget?.left() ?? [],
      leased: this.options.budget?.leased() ?? null,
    };
  }

  /** Logs a document that cannot be used. */
  logFailure(reason: string, willRetry = false): void {
    this.options.onEvent({ kind: 'failed', host: this.#host, reason, willRetry });
  }

  /** Aborts the requests in flight and those waiting; no other is sent. */
  close(): void {
    this.#closed = true;
    for (const control of this.#open) control.abort();
  }

  async #inTurn<T>(url: string, request: HttpRequest<T>, signal: AbortSignal): Promise<HttpAnswer<T>> {
    const release = await this.#queue.acquire(signal).catch((error: unknown) => {
      throw error instanceof UpstreamError ? error : this.#abortError('busy', 'no turn came within the timeout');
    });
    try {
      // While this request waited, others may have found the host failing or spent the budget.
      this.#refuseWhilePaused();
      const asked = this.#spend(request, signal);
      if (asked !== null) await asked;
      return await this.#withRetry(url, request, signal, this.#breaker.acquire());
    } finally {
      release();
    }
  }

  #refuseWhilePaused(): void {
    const waitMs = this.#breaker.waitMs();
    if (waitMs > 0) throw new UpstreamError('paused', `${this.#host} is paused after failures`, waitMs);
  }

  /** A promise only where others are asked for a share of the budget: else nothing happens in between. */
  #spend({ weight = 1 }: HttpRequest<unknown>, signal: AbortSignal): Promise<void> | null {
    const taken = this.options.budget?.take(weight) ?? 0;
    if (typeof taken === 'number') {
      this.#refuseWithout(taken);
      return null;
    }
    return taken.then((waitMs) => {
      this.#refuseWithout(waitMs);
      if (signal.aborted) throw this.#timeoutError();
      this.#refuseWhilePaused();
    });
  }

  #refuseWithout(waitMs: number): void {
    if (waitMs > 0) throw new UpstreamError('exhausted', `the budget for ${this.#host} is spent`, waitMs);
  }

  async #withRetry<T>(
    url: string,
    request: HttpRequest<T>,
    signal: AbortSignal,
    permit: Permit,
  ): Promise<HttpAnswer<T>> {
    const { retry } = this.options;
    try {
      const answer = await this.#send(url, request, signal).catch(async (error: unknown) => {
        if (retry === undefined || request.withoutRetry === true || !isWorthRetrying(error)) throw error;
        this.#countFailure(error, true);
        await this.#pauseBeforeRetry(retry, signal);
        const asked = this.#spend(request, signal);
        if (asked !== null) await asked;
        return this.#send(url, request, signal);
      });
      permit.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) this.#countFailure(error, false);
      report(permit, error);
      throw error;
    }
  }

  async #send<T>(url: string, request: HttpRequest<T>, signal: AbortSignal): Promise<HttpAnswer<T>> {
    const { weight = 1 } = request;
    const startedMs = this.options.monotonicMs();
    this.#counters.sent(weight);
    const { accept, etag, lastModified } = request;
    const headers: Record<string, string> = { 'user-agent': this.options.userAgent, accept };
    if (etag) headers['if-none-match'] = etag;
    if (lastModified) headers['if-modified-since'] = lastModified;
    // Followed, a redirect would lead to whatever machine the other side likes, and take the key there.
    const response = await this.#connected(this.options.fetch(url, { headers, signal, redirect: 'error' }), signal);
    const answer = await this.#answerOf(response, request, signal);
    this.#counters.answered();
    const milliseconds = Math.round(this.options.monotonicMs() - startedMs);
    this.options.onEvent({ kind: 'answered', host: this.#host, milliseconds, weight });
    return answer;
  }

  async #answerOf<T>(response: Response, request: HttpRequest<T>, signal: AbortSignal): Promise<HttpAnswer<T>> {
    const { status, headers } = response;
    const answer = {
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
      freshMs: promisedMs(headers),
    };
    if (status === 200 || status === 203) {
      if (status === 203) this.logFailure('203: this version of the service is deprecated and will end');
      const { bytes, isWhole } = await this.#connected(readBody(response, request.maxBytes), signal);
      if (!isWhole) throw new UpstreamError('malformed', `the answer is longer than ${request.maxBytes} bytes`);
      await shareLoop();
      return { status: 200, value: request.read(bytes), ...answer };
    }
    const isConditional = Boolean(request.etag ?? request.lastModified);
    if (status === 404 && request.isNothing !== undefined) {
      const { bytes } = await this.#connected(readBody(response, MAX_REASON_BYTES), signal);
      if (request.isNothing(bytes)) return { status, value: null, ...answer };
      throw new UpstreamError('denied', `404 from ${this.#host}`);
    }
    if ((status === 304 && isConditional) || (status === 404 && this.options.refusesWith404 !== true)) {
      await this.#connected(Promise.resolve(response.body?.cancel()), signal);
      return { status, value: null, ...answer };
    }
    throw await this.#refusalError(response, request.nowMs, signal);
  }

  async #refusalError(response: Response, nowMs: number, signal: AbortSignal): Promise<UpstreamError> {
    const { status, headers } = response;
    const { readReason } = this.options;
    let reason = '';
    if (readReason === undefined) await this.#connected(Promise.resolve(response.body?.cancel()), signal);
    else {
      const { bytes } = await this.#connected(readBody(response, MAX_REASON_BYTES), signal);
      reason = readReason(new TextDecoder().decode(bytes));
    }
    const refusal = {
      status,
      reason,
      retryAfterMs: retryAfterMs(headers, nowMs),
      hostNowMs: hostClockMs(headers, nowMs),
    };
    const pauseMs = this.options.pauseAfter?.(refusal) ?? defaultPauseMs(refusal);
    return new UpstreamError(
      kindOf(status),
      `${status} from ${this.#host}${reason === '' ? '' : `: ${reason}`}`,
      pauseMs,
    );
  }

  /** The result of work on the connection; its failures as `UpstreamError`. */
  async #connected<R>(work: Promise<R>, signal: AbortSignal): Promise<R> {
    try {
      return await work;
    } catch (error) {
      throw this.#connectionError(error, signal);
    }
  }

  /** Only the error's code goes into the message: its own message and fields hold the URL with the key. */
  #connectionError(error: unknown, signal: AbortSignal): UpstreamError {
    if (signal.aborted) return this.#timeoutError();
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
    if (code === 'UnexpectedRedirect') {
      return new UpstreamError('denied', `${this.#host} redirects; configure the URL that it redirects to`);
    }
    return new UpstreamError('network', `no connection with ${this.#host} (${code})`);
  }

  #timeoutError(): UpstreamError {
    return this.#abortError('timeout', `no answer from ${this.#host} within the timeout`);
  }

  #abortError(kind: 'timeout' | 'busy', message: string): UpstreamError {
    return this.#closed ? closedError() : new UpstreamError(kind, message);
  }

  async #pauseBeforeRetry({ pauseMs, random }: RetryPolicy, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#timers.after(pauseMs * (0.5 + random()), resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    cancel();
    if (signal.aborted) throw this.#timeoutError();
  }

  #countFailure(error: UpstreamError, willRetry: boolean): void {
    this.#counters.failed();
    this.logFailure(`${error.kind}: ${error.message}`, willRetry);
  }
}

function closedError(): UpstreamError {
  return new UpstreamError('closed', 'the service is shutting down');
}

function kindOf(status: number): UpstreamErrorKind {
  if (status === 429) return 'limited';
  if (status >= 500) return 'server';
  return status === 400 ? 'rejected' : 'denied';
}

/** A fault may be over long before the pause that was named in it: this is believed of a 5xx at most. */
const MAX_FAULT_PAUSE_MS = HOUR_MS;

/** A host that names a pause gets it; after a 429 it is a minute at least, after a fault an hour at most. */
function defaultPauseMs({ status, retryAfterMs: askedMs }: HttpRefusal): number | null {
  if (status === 429) return Math.max(LIMITED_PAUSE_MS, askedMs ?? 0);
  return status >= 500 && askedMs ? Math.min(askedMs, MAX_FAULT_PAUSE_MS) : null;
}

/** From `Expires` and `Date`, both by the host's clock. */
function promisedMs(headers: Headers): number {
  const untilMs = httpDateMs(headers.get('expires') ?? '') - httpDateMs(headers.get('date') ?? '');
  return Number.isNaN(untilMs) ? 0 : Math.max(0, untilMs);
}

/** No retry while a pause lasts that the host requests. */
function isWorthRetrying(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError) || error.retryAfterMs !== null) return false;
  return error.kind === 'network' || error.kind === 'server' || error.kind === 'malformed';
}

/** A rejected request still shows that the host works; one that never reached it shows nothing. */
function report(permit: Permit, error: unknown): void {
  if (!(error instanceof UpstreamError) || error.kind === 'closed' || error.kind === 'exhausted') permit.abandoned();
  else if (error.retryAfterMs !== null) permit.limited(error.retryAfterMs);
  else if (error.kind === 'rejected') permit.succeeded();
  else permit.failed();
}
