/**
 * A service that is asked by point, remembered: the last answer of each point, one request for all who ask at a time,
 * and an end to everybody's patience. Within minutes an answer is simply fresh; somewhat later it still serves while a
 * new one is fetched; after that callers wait, but only for so long, and then get the old alerts marked as such.
 */

import { LRUCache } from 'lru-cache';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { WeatherAlert } from './alert.ts';

/** What a service says of a point: alerts, that it does not warn there, or less than all that it knows (`unknown`). */
export interface PointAnswer {
  readonly coverage: 'covered' | 'none' | 'unknown';
  readonly alerts: readonly WeatherAlert[];
}

/** Throws `UpstreamError` when the service did not answer or could not be understood. */
export type AskPoint = (lat: number, lon: number, place: Place, nowMs: number) => Promise<PointAnswer>;

export interface PointReport {
  readonly coverage: 'covered' | 'none' | 'unknown';
  readonly alerts: readonly WeatherAlert[];
  /** Wall clock of the last answer, when no newer could be had. */
  readonly staleSinceMs: number | null;
}

export interface PointTimes {
  /** For so long an answer is not asked for again. */
  readonly freshMs: number;
  /** For so long an answer serves while a newer one is on its way. */
  readonly usableMs: number;
}

/** 0.01° is about a kilometre: finer than any area that is warned for, and the four decimals that are allowed. */
const STEPS_PER_DEGREE = 100;
const MAX_POINTS = 5_000;
/** Where a service does not warn today it will not warn tomorrow. */
const UNCOVERED_FRESH_MS = 24 * 3_600_000;
/** An incomplete answer is asked for again soon. */
const INCOMPLETE_FRESH_MS = 60_000;
/** A point that failed is left alone this long, so that not every caller pays for a slow service. */
const FAILED_PAUSE_MS = 20_000;

interface Memory {
  readonly answer: PointAnswer;
  readonly atMs: number;
  readonly wallMs: number;
}

interface Flight {
  readonly startedMs: number;
  /** Never rejects. */
  readonly done: Promise<void>;
}

export class RememberedPoints {
  readonly #memories = new LRUCache<string, Memory>({ max: MAX_POINTS });
  readonly #failedUntilMs = new LRUCache<string, number>({ max: MAX_POINTS });
  readonly #flights = new Map<string, Flight>();
  #hasAnswered = false;

  constructor(
    readonly ask: AskPoint,
    readonly times: PointTimes,
    readonly monotonicMs: () => number,
    readonly onFault: (error: unknown) => void,
  ) {}

  /** Whether the service has answered since the process started. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** Resolves within `waitMs`. */
  async at(place: Place, nowMs: number, waitMs: number): Promise<PointReport> {
    const lat = Math.round(place.lat * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
    const lon = Math.round(place.lon * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
    const key = `${lat},${lon}`;
    const memory = this.#memories.get(key);
    if (memory !== undefined && this.#age(memory) < this.#freshMs(memory)) return reportOf(memory);
    const flight = this.#flightFor(key, lat, lon, place, nowMs);
    if (memory !== undefined && this.#age(memory) < this.times.usableMs) return reportOf(memory);
    if (flight !== null) await withTimeout(flight.done, waitMs - (this.monotonicMs() - flight.startedMs));
    const latest = this.#memories.get(key);
    if (latest !== undefined && latest !== memory) return reportOf(latest);
    return {
      coverage: 'unknown',
      alerts: latest?.answer.alerts ?? [],
      staleSinceMs: latest?.wallMs ?? null,
    };
  }

  async settle(): Promise<void> {
    await Promise.all([...this.#flights.values()].map(({ done }) => done));
  }

  #age({ atMs }: Memory): number {
    return this.monotonicMs() - atMs;
  }

  #freshMs({ answer }: Memory): number {
    if (answer.coverage === 'none') return UNCOVERED_FRESH_MS;
    return answer.coverage === 'covered' ? this.times.freshMs : INCOMPLETE_FRESH_MS;
  }

  #flightFor(key: string, lat: number, lon: number, place: Place, nowMs: number): Flight | null {
    const underWay = this.#flights.get(key);
    if (underWay !== undefined) return underWay;
    const startedMs = this.monotonicMs();
    if ((this.#failedUntilMs.get(key) ?? Number.NEGATIVE_INFINITY) > startedMs) return null;
    const done = this.#fly(key, lat, lon, place, nowMs).finally(() => this.#flights.delete(key));
    const flight = { startedMs, done };
    this.#flights.set(key, flight);
    return flight;
  }

  async #fly(key: string, lat: number, lon: number, place: Place, nowMs: number): Promise<void> {
    try {
      const answer = await this.ask(lat, lon, place, nowMs);
      this.#hasAnswered = true;
      this.#memories.set(key, { answer, atMs: this.monotonicMs(), wallMs: nowMs });
    } catch (error) {
      this.#failedUntilMs.set(key, this.monotonicMs() + FAILED_PAUSE_MS);
      // The client has told of upstream's failures; anything else is a fault of ours and must not vanish.
      if (!(error instanceof UpstreamError)) this.onFault(error);
    }
  }
}

function reportOf({ answer }: Memory): PointReport {
  return { coverage: answer.coverage, alerts: answer.alerts, staleSinceMs: null };
}
