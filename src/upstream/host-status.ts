/** How things stand with one host of upstream, for readiness reports and metrics; and the counting behind it. */

/** What is left of one window of a budget. */
export interface BudgetLeft {
  readonly windowSeconds: number;
  readonly limit: number;
  readonly left: number;
}

export interface HostStatus {
  /** Host name and port, as in the log. */
  readonly host: string;
  /** What it is asked for: `forecast`, `archive`, `air-quality`, `met-norway`, `alerts`. */
  readonly service: string;
  /** Seconds for which it is left alone; 0 when it may be asked. */
  readonly pauseSeconds: number;
  /** Null when it has not answered in this process. */
  readonly lastAnswerSecondsAgo: number | null;
  readonly inFlight: number;
  /** Requests that wait their turn. */
  readonly waiting: number;
  /** Requests sent since the start, those that failed, and their weight in the host's own units. */
  readonly requests: number;
  readonly failures: number;
  readonly weight: number;
  /** Empty where the host has no limits. */
  readonly budget: readonly BudgetLeft[];
}

/** Counts the requests of one host. */
export class HostCounters {
  #requests = 0;
  #failures = 0;
  #weight = 0;
  #answeredMs: number | null = null;

  constructor(readonly monotonicMs: () => number) {}

  asked(weight: number): void {
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
