/**
 * One Open-Meteo host: the queue before it, its breaker, the budget for it, and the few ways in which a request can end.
 *
 * Promises to upstream: never more than two requests in flight, one retry at most and none after a 4xx, silence while a
 * limit lasts. Promises to the caller: an end within the timeout, queue and retry included; an answer whose every part
 * was understood, or an `UpstreamError`. The key is sent to the host alone: not along a redirect, not into a message
 * (the errors of fetch carry the whole address, so they are never passed on).
 */
import { CircuitBreaker, type Permit } from '../../../upstream/circuit-breaker.ts';
import { HostCounters, type HostStatus } from '../../../upstream/host-status.ts';
import type { RateBudget } from '../../../upstream/rate-budget.ts';
import { RequestQueue } from '../../../upstream/request-queue.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { limitPauseMs } from './limits.ts';
import { errorReason } from './parse.ts';

/** As much of `fetch` as is needed. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What an operator may want to read in the log. No event holds an address with its query. */
export type UpstreamEvent =
  | { readonly kind: 'answered'; readonly host: string; readonly milliseconds: number; readonly weight: number }
  | { readonly kind: 'failed'; readonly host: string; readonly reason: string; readonly willRetry: boolean }
  | { readonly kind: 'paused'; readonly host: string; readonly seconds: number }
  | { readonly kind: 'resumed'; readonly host: string };

export interface HostOptions {
  /** The address under which `v1/forecast` is found. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly userAgent: string;
  /** Null where the host has no limits of its own: an operator's instance, a paid plan. */
  readonly budget: RateBudget | null;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
  /** Requests at one time; two by default. */
  readonly maxInFlight?: number;
}

export interface HostRequest {
  /** Below the base address, without a leading slash. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** What upstream counts for it. */
  readonly weight: number;
  /** The wall clock, for the reset of a limit when upstream's answer has no Date. */
  readonly nowMs: number;
}

/** Upstream runs one request per address at a time and refuses a sixth (RateLimiter.swift); two keep it busy. */
const MAX_IN_FLIGHT = 2;
/** More than this could not be answered within the timeout anyway, at two in flight and a fifth of a second each. */
const MAX_WAITING = 100;
/** From joining the queue to the last byte: as long as a caller can be kept waiting. */
const DEFAULT_TIMEOUT_MS = 10_000;
/** Mean pause before the one retry; the jitter is half of it either way. */
const DEFAULT_RETRY_PAUSE_MS = 500;
/** A forecast is 40 kB, a year of history or the spans of a climatology under one MB; beyond this it is not weather. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** An error body is one sentence. */
const MAX_ERROR_BYTES = 16 * 1024;

export class OpenMeteoHost {
  readonly #gate: RequestQueue;
  readonly #breaker: CircuitBreaker;
  readonly #tally: HostCounters;
  readonly #underWay = new Set<AbortController>();
  readonly #host: string;
  #closed = false;

  constructor(readonly options: HostOptions) {
    this.#gate = new RequestQueue(options.maxInFlight ?? MAX_IN_FLIGHT, MAX_WAITING);
    this.#host = new URL(options.baseUrl).host;
    this.#tally = new HostCounters(options.monotonicMs);
    this.#breaker = new CircuitBreaker(options.monotonicMs, {
      opened: (pauseMs) => this.#emit({ kind: 'paused', host: this.#host, seconds: Math.ceil(pauseMs / 1000) }),
      closed: () => this.#emit({ kind: 'resumed', host: this.#host }),
    });
  }

  /** How long the breaker will refuse; 0 when a request may be tried. */
  pauseMs(): number {
    return this.#breaker.waitMs();
  }

  status(service: string): HostStatus {
    return {
      host: this.#host,
      service,
      pauseSeconds: Math.ceil(this.pauseMs() / 1000),
      ...this.#gate.load(),
      ...this.#tally.counts(),
      budget: this.options.budget?.left() ?? [],
    };
  }

  /** Asks, and reads the answer with `read`, which throws `UpstreamError` on one that it does not understand. */
  async get<T>(request: HostRequest, read: (body: string) => T): Promise<T> {
    if (this.#closed) throw new UpstreamError('closed', 'the service is shutting down');
    this.#refuseWhilePaused();
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), this.options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    this.#underWay.add(control);
    try {
      return await this.#inTurn(request, read, control.signal);
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(control);
    }
  }

  /** Ends what is under way; nothing is asked any more. */
  close(): void {
    this.#closed = true;
    for (const control of this.#underWay) control.abort();
  }

  async #inTurn<T>(request: HostRequest, read: (body: string) => T, signal: AbortSignal): Promise<T> {
    const leave = await this.#gate.enter(signal).catch((error: unknown) => {
      throw error instanceof UpstreamError ? error : this.#aborted('busy', 'no turn came within the timeout');
    });
    try {
      // While it waited, others may have found the host failing or spent the budget.
      this.#refuseWhilePaused();
      this.#spend(request.weight);
      return await this.#askTwice(request, read, signal, this.#breaker.enter());
    } finally {
      leave();
    }
  }

  #refuseWhilePaused(): void {
    const waitMs = this.#breaker.waitMs();
    if (waitMs > 0) throw new UpstreamError('paused', `${this.#host} is left alone after failures`, waitMs);
  }

  #spend(weight: number): void {
    const waitMs = this.options.budget?.take(weight) ?? 0;
    if (waitMs > 0) throw new UpstreamError('exhausted', `the budget for ${this.#host} is spent`, waitMs);
  }

  async #askTwice<T>(
    request: HostRequest,
    read: (body: string) => T,
    signal: AbortSignal,
    passage: Permit,
  ): Promise<T> {
    try {
      const answer = await this.#askOnce(request, read, signal).catch(async (error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        this.#report(error, true);
        await this.#pauseBeforeRetry(signal);
        this.#spend(request.weight);
        return this.#askOnce(request, read, signal);
      });
      passage.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) this.#report(error, false);
      settle(passage, error);
      throw error;
    }
  }

  async #askOnce<T>(request: HostRequest, read: (body: string) => T, signal: AbortSignal): Promise<T> {
    const startedMs = this.options.monotonicMs();
    this.#tally.asked(request.weight);
    const response = await this.#fetch(request, signal);
    if (!response.ok) throw await this.#refusal(response, request.nowMs, signal);
    const answer = read(await this.#bodyOf(response, MAX_BODY_BYTES, signal));
    this.#tally.answered();
    const milliseconds = Math.round(this.options.monotonicMs() - startedMs);
    this.#emit({ kind: 'answered', host: this.#host, milliseconds, weight: request.weight });
    return answer;
  }

  async #fetch(request: HostRequest, signal: AbortSignal): Promise<Response> {
    const base = this.options.baseUrl.replace(/\/*$/, '/');
    const parameters = new URLSearchParams(request.parameters);
    if (this.options.apiKey !== null) parameters.set('apikey', this.options.apiKey);
    const headers = { 'user-agent': this.options.userAgent, accept: 'application/json' };
    try {
      // A redirect is a wrong address in the configuration; followed, it would take the key elsewhere.
      return await this.options.fetch(`${base}${request.path}?${parameters}`, { headers, redirect: 'error', signal });
    } catch (error) {
      throw this.#connectionError(error, signal);
    }
  }

  async #bodyOf(response: Response, maxBytes: number, signal: AbortSignal): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    try {
      for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) break;
        text += decoder.decode(chunk, { stream: true });
      }
    } catch (error) {
      throw this.#connectionError(error, signal);
    }
    if (bytes > maxBytes) throw new UpstreamError('malformed', `the answer is longer than ${maxBytes} bytes`);
    return text + decoder.decode();
  }

  /** What a status other than success means; the reason is upstream's own sentence. */
  async #refusal(response: Response, nowMs: number, signal: AbortSignal): Promise<UpstreamError> {
    const { status } = response;
    const body = await this.#bodyOf(response, MAX_ERROR_BYTES, signal);
    const reason = this.#withoutKey(errorReason(body));
    const message = `${status} from ${this.#host}: ${reason}`;
    if (status >= 500) return new UpstreamError('server', message);
    if (status === 400) return new UpstreamError('rejected', message);
    if (status !== 429) return new UpstreamError('denied', message);
    const upstreamNowMs = Date.parse(response.headers.get('date') ?? '');
    return new UpstreamError(
      'limited',
      message,
      limitPauseMs(reason, Number.isNaN(upstreamNowMs) ? nowMs : upstreamNowMs),
    );
  }

  /** Only the error's code is told: its message and its fields hold the address with the key. */
  #connectionError(error: unknown, signal: AbortSignal): UpstreamError {
    if (signal.aborted) return this.#aborted('timeout', `no answer from ${this.#host} within the timeout`);
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
    if (code === 'UnexpectedRedirect') return new UpstreamError('denied', `${this.#host} redirects elsewhere`);
    return new UpstreamError('network', `no connection with ${this.#host} (${code})`);
  }

  #aborted(kind: 'timeout' | 'busy', message: string): UpstreamError {
    if (this.#closed) return new UpstreamError('closed', 'the service is shutting down');
    return new UpstreamError(kind, message);
  }

  async #pauseBeforeRetry(signal: AbortSignal): Promise<void> {
    const pauseMs = (this.options.retryPauseMs ?? DEFAULT_RETRY_PAUSE_MS) * (0.5 + this.options.random());
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
    if (signal.aborted) throw this.#aborted('timeout', `no answer from ${this.#host} within the timeout`);
  }

  #report(error: UpstreamError, willRetry: boolean): void {
    this.#tally.failed();
    this.#emit({ kind: 'failed', host: this.#host, reason: `${error.kind}: ${error.message}`, willRetry });
  }

  #withoutKey(text: string): string {
    return this.options.apiKey === null ? text : text.replaceAll(this.options.apiKey, '[key]');
  }

  #emit(event: UpstreamEvent): void {
    this.options.onEvent(event);
  }
}

function isWorthRetrying(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && ['network', 'server', 'malformed'].includes(error.kind);
}

/** A request that upstream finds fault with still shows that upstream is there. */
function settle(passage: Permit, error: unknown): void {
  if (!(error instanceof UpstreamError)) passage.abandoned();
  else if (error.kind === 'limited') passage.limited(error.retryAfterMs ?? 0);
  else if (error.kind === 'rejected') passage.succeeded();
  else if (error.kind === 'closed' || error.kind === 'exhausted') passage.abandoned();
  else passage.failed();
}
