/** The status of one upstream host, for readiness reports and metrics, and the counters behind it. */

/** What is left of one window of a budget. */
export interface BudgetLeft {
  readonly windowSeconds: number;
  readonly limit: number;
  readonly left: number;
}

export interface HostStatus {
  /** Host name and port, as in the log. */
  readonly host: string;
  /** The same with its scheme, as it is asked. */
  readonly origin: string;
  /** What it serves: `forecast`, `archive`, `air-quality`, `met-norway`, `nws`. */
  readonly service: string;
  /** Seconds until a request may be sent again; 0 when one may now. */
  readonly pauseSeconds: number;
  /** Null when it has not answered in this process. */
  readonly lastAnswerSecondsAgo: number | null;
  readonly inFlight: number;
  /** Requests that wait in the queue. */
  readonly waiting: number;
  /** Requests sent since the start, those that failed, and their weight in the host's own units. */
  readonly requests: number;
  readonly failures: number;
  readonly weight: number;
  /** Empty where the host has no limits. */
  readonly budget: readonly BudgetLeft[];
  /** Units that this process has leased of a budget that several share, and not used; null where none is shared. */
  readonly leased: number | null;
}

/** Counts the requests of one host. */
export class HostCounters {
  #requests = 0;
  #failures = 0;
  #weight = 0;
  #answeredMs: number | null = null;

  constructor(readonly monotonicMs: () => number) {}

  sent(weight: number): void {
    this.#requests++;
    this.#weight += weight;
  }

  answered(): void {
    this.#answeredMs = this.monotonicMs();
  }

  failed(): void {
    this.#failures++;
  }

  counts(): Pick<HostStatus, 'requests' | 'failures' | 'weight' | 'lastAnswerSecondsAgo'> {
    const answeredMs = this.#answeredMs;
    return {
      requests: this.#requests,
      failures: this.#failures,
      weight: this.#weight,
      lastAnswerSecondsAgo: answeredMs === null ? null : Math.round((this.monotonicMs() - answeredMs) / 1000),
    };
  }
}
