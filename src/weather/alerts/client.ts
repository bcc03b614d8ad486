/**
 * One host of alerts: a queue, a breaker, a timeout and a bound on what is read. Nothing is asked twice at once or
 * retried: alerts are asked for again within minutes anyway.
 */
import { Breaker } from '../breaker.ts';
import { Gate } from '../gate.ts';
import type { Fetch, UpstreamEvent } from '../open-meteo/host.ts';
import { UpstreamError } from '../upstream-error.ts';

export interface AlertClientOptions {
  /** `fairday/VERSION (contact)`; the US service refuses requests without. */
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
}

export interface AlertRequest {
  readonly accept: string;
  readonly maxBytes: number;
  /** Of the answer that is still at hand. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
}

export interface Received {
  /** 304: what is at hand still holds. 404: there is nothing. */
  readonly status: 200 | 304 | 404;
  readonly bytes: Uint8Array;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

const IN_FLIGHT_MAX = 3;
const WAITING_MAX = 100;
/** From joining the queue to the last byte; nobody waits for all of it, see alerts.ts. */
const TIMEOUT_MS = 8_000;
/** The US service asks for five seconds of rest when its limit is reached; a minute is kinder and costs nothing. */
const LIMITED_PAUSE_MS = 60_000;

export class AlertClient {
  readonly #gate = new Gate(IN_FLIGHT_MAX, WAITING_MAX);
  readonly #breaker: Breaker;
  readonly #underWay = new Set<AbortController>();
  readonly #host: string;
  #closed = false;

  constructor(
    baseUrl: string,
    readonly options: AlertClientOptions,
  ) {
    const { monotonicMs, onEvent } = options;
    this.#host = new URL(baseUrl).host;
    this.#breaker = new Breaker(monotonicMs, {
      opened: (pauseMs) => onEvent({ kind: 'paused', host: this.#host, seconds: Math.ceil(pauseMs / 1000) }),
      closed: () => onEvent({ kind: 'resumed', host: this.#host }),
    });
  }

  /** Throws `UpstreamError` for anything but an answer, "not modified" or "nothing there". */
  async get(url: string, request: AlertRequest): Promise<Received> {
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
        return await this.#ask(url, request, control.signal);
      } finally {
        leave();
      }
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(control);
    }
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

  async #ask(url: string, request: AlertRequest, signal: AbortSignal): Promise<Received> {
    const passage = this.#breaker.enter();
    const startedMs = this.options.monotonicMs();
    try {
      const received = await this.#receive(url, request, signal);
      passage.succeeded();
      const milliseconds = Math.round(this.options.monotonicMs() - startedMs);
      this.options.onEvent({ kind: 'answered', host: this.#host, milliseconds, weight: 1 });
      return received;
    } catch (error) {
      const failure = error instanceof UpstreamError ? error : this.#connectionError(error, signal);
      if (failure.kind === 'closed') passage.abandoned();
      else if (failure.kind === 'limited') passage.limited(LIMITED_PAUSE_MS);
      else if (failure.kind === 'rejected') passage.succeeded();
      else passage.failed();
      this.complain(`${failure.kind}: ${failure.message}`);
      throw failure;
    }
  }

  async #receive(url: string, request: AlertRequest, signal: AbortSignal): Promise<Received> {
    const headers: Record<string, string> = { 'user-agent': this.options.userAgent, accept: request.accept };
    if (request.etag) headers['if-none-match'] = request.etag;
    if (request.lastModified) headers['if-modified-since'] = request.lastModified;
    const response = await this.options.fetch(url, { headers, signal });
    const { status } = response;
    const answer = { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
    if (status === 200) return { status, bytes: await bytesOf(response, request.maxBytes), ...answer };
    await response.body?.cancel();
    if (status === 304 || status === 404) return { status, bytes: new Uint8Array(), ...answer };
    throw new UpstreamError(kindOf(status), `${status} from ${this.#host}`);
  }

  /** Only the error's code is told: its message holds the address, in which an operator may have put a secret. */
  #connectionError(error: unknown, signal: AbortSignal): UpstreamError {
    if (this.#closed) return new UpstreamError('closed', 'the service is shutting down');
    if (signal.aborted) return new UpstreamError('timeout', `no answer from ${this.#host} within the timeout`);
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
    return new UpstreamError('network', `no connection with ${this.#host} (${code})`);
  }
}

function kindOf(status: number): 'limited' | 'server' | 'rejected' | 'denied' {
  if (status === 429) return 'limited';
  if (status >= 500) return 'server';
  return status === 400 ? 'rejected' : 'denied';
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
