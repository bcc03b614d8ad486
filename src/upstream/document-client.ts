/**
 * One host that serves whole documents: a queue, a breaker, a timeout, a bound on what is read, and the conditional
 * requests that spare both sides what has not changed. Nothing is retried: documents are asked for again within minutes
 * anyway.
 */

import type { Fetch, UpstreamEvent } from '../weather/sources/open-meteo/host.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { HostCounters, type HostStatus } from './host-status.ts';
import type { RateBudget } from './rate-budget.ts';
import { RequestQueue } from './request-queue.ts';
import { UpstreamError } from './upstream-error.ts';

export interface DocumentClientOptions {
  /** `fairday/VERSION (contact)`; the US service refuses requests without. */
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly inFlightMax?: number;
  readonly budget?: RateBudget;
  /** How long the host is left alone after such a refusal; null lets three failures in a row decide. */
  readonly pauseMs?: (status: number, retryAfterSeconds: number | null) => number | null;
}

export interface DocumentRequest {
  readonly accept: string;
  readonly maxBytes: number;
  /** Of the answer that is still at hand. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** Reads a document, and throws `UpstreamError` when it is none: then the host counts as failing. */
  readonly read?: (bytes: Uint8Array) => void;
}

export interface Received {
  /** 304: what is at hand still holds. 404: there is nothing. */
  readonly status: 200 | 304 | 404;
  readonly bytes: Uint8Array;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** For how long the host promises that nothing changes, by its own clock; 0 when it promises nothing. */
  readonly freshMs: number;
}

const MAX_IN_FLIGHT = 3;
const MAX_WAITING = 100;
/** From joining the queue to the last byte; nobody waits for all of it, see alerts.ts. */
const TIMEOUT_MS = 8_000;
/** After a 429. The US service asks for five seconds of rest; a minute is kinder and costs nothing. */
const LIMITED_PAUSE_MS = 60_000;

export class DocumentClient {
  readonly #gate: RequestQueue;
  readonly #breaker: CircuitBreaker;
  readonly #tally: HostCounters;
  readonly #underWay = new Set<AbortController>();
  readonly #host: string;
  #closed = false;

  constructor(
    baseUrl: string,
    readonly options: DocumentClientOptions,
  ) {
    const { monotonicMs, onEvent } = options;
    this.#host = new URL(baseUrl).host;
    this.#gate = new RequestQueue(options.inFlightMax ?? MAX_IN_FLIGHT, MAX_WAITING);
    this.#tally = new HostCounters(monotonicMs);
    this.#breaker = new CircuitBreaker(monotonicMs, {
      opened: (pauseMs) => onEvent({ kind: 'paused', host: this.#host, seconds: Math.ceil(pauseMs / 1000) }),
      closed: () => onEvent({ kind: 'resumed', host: this.#host }),
    });
  }

  /** Throws `UpstreamError` for anything but an answer, "not modified" or "nothing there". */
  async get(url: string, request: DocumentRequest): Promise<Received> {
    if (this.#closed) throw new UpstreamError('closed', 'the service is shutting down');
    this.#refuseWhilePaused();
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), this.options.timeoutMs ?? TIMEOUT_MS);
    this.#underWay.add(control);
    try {
      const leave = await this.#gate.enter(control.signal).catch((error: unknown) => {
        throw error instanceof UpstreamError ? error : new UpstreamError('busy', 'no turn came within the timeout');
      });
      try {
        this.#refuseWhilePaused();
        this.#spend();
        return await this.#ask(url, request, control.signal);
      } finally {
        leave();
      }
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(control);
    }
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

  /** Tells the log of a document that could not be used. */
  complain(reason: string): void {
    this.options.onEvent({ kind: 'failed', host: this.#host, reason, willRetry: false });
  }

  close(): void {
    this.#closed = true;
    for (const control of this.#underWay) control.abort();
  }

  #refuseWhilePaused(): void {
    const waitMs = this.#breaker.waitMs();
    if (waitMs > 0) throw new UpstreamError('paused', `${this.#host} is left alone after failures`, waitMs);
  }

  #spend(): void {
    const waitMs = this.options.budget?.take(1) ?? 0;
    if (waitMs > 0) throw new UpstreamError('exhausted', `the budget for ${this.#host} is spent`, waitMs);
  }

  async #ask(url: string, request: DocumentRequest, signal: AbortSignal): Promise<Received> {
    const passage = this.#breaker.enter();
    const startedMs = this.options.monotonicMs();
    this.#tally.asked(1);
    try {
      const received = await this.#receive(url, request, signal);
      if (received.status === 200) request.read?.(received.bytes);
      passage.succeeded();
      this.#tally.answered();
      const milliseconds = Math.round(this.options.monotonicMs() - startedMs);
      this.options.onEvent({ kind: 'answered', host: this.#host, milliseconds, weight: 1 });
      return received;
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : this.#connectionError(error, signal);
      this.#tally.failed();
      if (failure.kind === 'closed') passage.abandoned();
      else if (failure.retryAfterMs !== null) passage.limited(failure.retryAfterMs);
      else if (failure.kind === 'rejected') passage.succeeded();
      else passage.failed();
      this.complain(`${failure.kind}: ${failure.message}`);
      throw failure;
    }
  }

  async #receive(url: string, request: DocumentRequest, signal: AbortSignal): Promise<Received> {
    const headers: Record<string, string> = { 'user-agent': this.options.userAgent, accept: request.accept };
    if (request.etag) headers['if-none-match'] = request.etag;
    if (request.lastModified) headers['if-modified-since'] = request.lastModified;
    // Followed, a redirect would lead to whatever machine the other side likes.
    const response = await this.options.fetch(url, { headers, signal, redirect: 'error' });
    const { status } = response;
    const answer = {
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
      freshMs: promisedMs(response.headers),
    };
    if (status === 200 || status === 203) {
      if (status === 203) this.complain('203: this version of the service is deprecated and will end');
      return { status: 200, bytes: await bytesOf(response, request.maxBytes), ...answer };
    }
    await response.body?.cancel();
    if (status === 304 || status === 404) return { status, bytes: new Uint8Array(), ...answer };
    throw new UpstreamError(kindOf(status), `${status} from ${this.#host}`, this.#pauseAfter(response));
  }

  #pauseAfter({ status, headers }: Response): number | null {
    const asked = Number(headers.get('retry-after') ?? Number.NaN);
    const pauseMs = this.options.pauseMs?.(status, asked >= 0 ? asked : null) ?? null;
    return pauseMs ?? (status === 429 ? LIMITED_PAUSE_MS : null);
  }

  /** Only the error's code is told: its message holds the address, in which an operator may have put a secret. */
  #connectionError(error: unknown, signal: AbortSignal): UpstreamError {
    if (this.#closed) return new UpstreamError('closed', 'the service is shutting down');
    if (signal.aborted) return new UpstreamError('timeout', `no answer from ${this.#host} within the timeout`);
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
    if (code === 'UnexpectedRedirect') {
      return new UpstreamError('denied', `${this.#host} redirects; configure the address that it redirects to`);
    }
    return new UpstreamError('network', `no connection with ${this.#host} (${code})`);
  }
}

function kindOf(status: number): 'limited' | 'server' | 'rejected' | 'denied' {
  if (status === 429) return 'limited';
  if (status >= 500) return 'server';
  return status === 400 ? 'rejected' : 'denied';
}

/** From `Expires` and `Date`, both of the host's clock. */
function promisedMs(headers: Headers): number {
  const untilMs = Date.parse(headers.get('expires') ?? '') - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(untilMs) ? 0 : Math.max(0, untilMs);
}

async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new UpstreamError('malformed', `the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
