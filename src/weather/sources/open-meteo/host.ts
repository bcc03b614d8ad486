/**
 * One Open-Meteo host: the HTTP client with Open-Meteo's key, its error bodies and the resets of its limits. The key is
 * sent to the host alone: not along a redirect, not into a message.
 */
import type { Timers } from '../../../lib/timers.ts';
import type { UpstreamBudget } from '../../../upstream/budget.ts';
import type { Fetch, UpstreamEvent } from '../../../upstream/fetch.ts';
import type { HostStatus } from '../../../upstream/host-status.ts';
import { HttpClient } from '../../../upstream/http-client.ts';
import { limitPauseMs } from './limits.ts';
import { errorReason, malformed } from './parse.ts';

interface HostOptions {
  /** The URL under which `v1/forecast` is found. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly userAgent: string;
  /** Null where the host has no limits of its own: an operator's instance, a paid plan. */
  readonly budget: UpstreamBudget | null;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly timers?: Timers;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
  /** Requests at one time; two by default. */
  readonly maxInFlight?: number;
}

interface HostRequest {
  /** Below the base URL, without a leading slash. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** What upstream counts for it. */
  readonly weight: number;
  /** The wall clock, for the reset of a limit when upstream's answer has no Date. */
  readonly nowMs: number;
  readonly withoutRetry?: boolean;
}

/** Upstream runs one request per IP at a time and refuses a sixth (RateLimiter.swift); two keep it busy. */
const MAX_IN_FLIGHT = 2;
/** The longest that a caller should wait. */
const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_RETRY_PAUSE_MS = 500;
/** A forecast is 40 kB, a year of history or the spans of a climatology under one MB; beyond this it is not weather. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

export class OpenMeteoHost {
  readonly #client: HttpClient;

  constructor(readonly options: HostOptions) {
    const { baseUrl, timeoutMs, maxInFlight, retryPauseMs, random } = options;
    this.#client = new HttpClient(baseUrl, {
      ...options,
      timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS,
      maxInFlight: maxInFlight ?? MAX_IN_FLIGHT,
      retry: { pauseMs: retryPauseMs ?? DEFAULT_RETRY_PAUSE_MS, random },
      readReason: (body) => this.#withoutKey(errorReason(body)),
      // A gateway in front of an operator's instance may send a Retry-After of its own.
      pauseAfter: ({ status, reason, hostNowMs, retryAfterMs }) =>
        status === 429 ? Math.max(limitPauseMs(reason, hostNowMs), retryAfterMs ?? 0) : null,
      refusesWith404: true,
    });
  }

  /** How long the breaker will refuse; 0 when a request may be tried. */
  pauseMs(): number {
    return this.#client.pauseMs();
  }

  status(service: string): HostStatus {
    return this.#client.status(service);
  }

  /** The answer as `read` makes it, which throws `UpstreamError` for a body that makes no sense. */
  async get<T>({ path, parameters, ...request }: HostRequest, read: (body: string) => T): Promise<T> {
    const base = this.options.baseUrl.replace(/\/*$/, '/');
    const query = new URLSearchParams(parameters);
    if (this.options.apiKey !== null) query.set('apikey', this.options.apiKey);
    const answer = await this.#client.get(`${base}${path}?${query}`, {
      accept: 'application/json',
      maxBytes: MAX_BODY_BYTES,
      read: (bytes) => read(new TextDecoder().decode(bytes)),
      ...request,
    });
    if (answer.status !== 200) throw malformed(`a ${answer.status} without a condition`);
    return answer.value;
  }

  /** Aborts the requests in flight; no other is sent. */
  close(): void {
    this.#client.close();
  }

  #withoutKey(text: string): string {
    return this.options.apiKey === null ? text : text.replaceAll(this.options.apiKey, '[key]');
  }
}
