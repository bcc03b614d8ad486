/**
 * The one policy by which every question about weather is answered:
 *
 * 1. a fresh answer from the cache;
 * 2. a new one from the sources, in their order;
 * 3. a stale one, the newest that is usable for the purpose;
 * 4. none, with the time after which to try again.
 *
 * In `typical` mode the embedded climate answers and no source is asked. In `auto` mode a caller waits a little for
 * sources that have not answered yet (`presence.ts`). Where they turn out to be absent the climate answers at once, where it
 * can, and no caller asks them: probes find out when they are there. Once a source has answered, `auto` is `open-meteo`:
 * an outage gives stale answers or none, never the climate.
 */
import type { Soon } from '../lib/soon.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { Purpose } from './cache/freshness.ts';
import type { Presence } from './presence.ts';
import type { SourceFeed } from './sources/source.ts';
import { type AnswerKind, type WeatherMode, WeatherUnavailable } from './weather.ts';

export interface FeedRequest<S, T> {
  /** At least one, in the order of asking. */
  readonly feeds: readonly SourceFeed<S, T>[];
  readonly subject: S;
  readonly nowMs: number;
  /** How old an answer may be to stand in; `data` when left out. */
  readonly purpose?: Purpose;
  /** How long the caller waits for the sources at most; until they have answered or failed when left out. */
  readonly maxWaitMs?: number;
  /** The embedded climate's answer; left out where it has none. */
  readonly typical?: SourceFeed<S, T>;
}

interface AnsweringOptions {
  readonly mode: WeatherMode;
  /** Whether the sources can be reached; read in `auto` mode alone. */
  readonly presence: Presence;
  /** Logs faults of our own in background work, which no caller waits for. */
  readonly onFault: (error: unknown) => void;
}

/** After a failure whose length is unknown: most are short. */
const RETRY_SOON_MS = 5_000;

type Outcome<T> =
  | { readonly kind: Exclude<AnswerKind, 'failed'>; readonly value: T }
  | { readonly kind: 'failed'; readonly cause?: UpstreamError; readonly retryAfterMs: number };

export class Answering {
  readonly #options: AnsweringOptions;
  readonly #counts: Record<AnswerKind, number> = { fresh: 0, asked: 0, stale: 0, typical: 0, failed: 0 };

  constructor(options: AnsweringOptions) {
    this.#options = options;
  }

  /** Answers given by `answer` since the start. */
  get counts(): Readonly<Record<AnswerKind, number>> {
    return this.#counts;
  }

  /** The answer that the caller cannot do without. Rejects with `WeatherUnavailable`. */
  answer<S, T>(question: FeedRequest<S, T>): Soon<T> {
    // What is at hand makes no function of its own.
    try {
      const atHand = this.#atHand(question);
      if (atHand !== null) return this.#given(atHand);
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#ask(question, false).then((outcome) => this.#given(outcome));
  }

  #given<T>(outcome: Outcome<T>): T {
    if (outcome.kind === 'failed') throw this.#unavailable(outcome);
    this.#counts[outcome.kind]++;
    return outcome.value;
  }

  /** An answer that the caller can do without: null when there is none. Faults are logged, never thrown. */
  async answerOrNull<S, T>(question: FeedRequest<S, T>): Promise<T | null> {
    const outcome = this.#atHand(question) ?? (await this.#ask(question, true));
    return outcome.kind === 'failed' ? null : outcome.value;
  }

  /** What can be answered without asking a source. */
  #atHand<S, T>({ feeds, subject, nowMs, typical }: FeedRequest<S, T>): Outcome<T> | null {
    if (this.#options.mode === 'typical') {
      // No source is ever asked, so that a later call fares no better.
      return fromClimate(typical, subject, nowMs) ?? { kind: 'failed', retryAfterMs: Number.POSITIVE_INFINITY };
    }
    const fresh = feeds[0].fresh(subject, nowMs);
    return fresh === null ? null : { kind: 'fresh', value: fresh };
  }

  async #ask<S, T>(question: FeedRequest<S, T>, isOptional: boolean): Promise<Outcome<T>> {
    const { feeds, subject, nowMs, purpose = 'data', typical } = question;
    const { mode, presence } = this.#options;
    const isBeforeFirst = mode === 'auto' && presence.state !== 'answering';
    const asked =
      isOptional || isBeforeFirst
        ? await this.#askWithin(question, isBeforeFirst)
        : await fetchInOrder(feeds, subject, nowMs);
    if (asked?.kind === 'asked') return asked;
    const climate = isBeforeFirst ? fromClimate(typical, subject, nowMs) : null;
    if (climate !== null) return climate;
    const stale = feeds.flatMap((feed) => feed.stale(subject, nowMs, purpose) ?? []);
    if (stale.length > 0) return { kind: 'stale', value: newestOf(stale).value };
    if (asked !== null && !isBeforeFirst) return asked;
    const probeMs = isBeforeFirst ? presence.retryAfterMs : 0;
    return { kind: 'failed', retryAfterMs: Math.max(RETRY_SOON_MS, probeMs, shortestPauseMs(feeds)) };
  }

  /** Waits for the answer as long as the question and the mode allow; the request goes on in the background. */
  async #askWithin<S, T>(
    { feeds, subject, nowMs, maxWaitMs = Number.POSITIVE_INFINITY }: FeedRequest<S, T>,
    isBeforeFirst: boolean,
  ): Promise<Outcome<T> | null> {
    const { presence } = this.#options;
    if (isBeforeFirst && (presence.state === 'absent' || shortestPauseMs(feeds) > 0)) return null;
    const asked = this.#logFaults(fetchInOrder(feeds, subject, nowMs));
    const inTime = isBeforeFirst ? presence.unlessAbsent(asked) : asked;
    return maxWaitMs === Number.POSITIVE_INFINITY ? inTime : withTimeout(inTime, maxWaitMs);
  }

  async #logFaults<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      this.#options.onFault(error);
      return null;
    }
  }

  #unavailable({ cause, retryAfterMs }: Extract<Outcome<never>, { kind: 'failed' }>): WeatherUnavailable {
    if (this.#options.mode === 'typical') {
      return new WeatherUnavailable(
        'The embedded climate has no air quality, and this service runs on it alone; its operator can let it use Open-Meteo (FAIRDAY_WEATHER=auto)',
        null,
      );
    }
    const seconds = Math.ceil(retryAfterMs / 1000);
    this.#counts.failed++;
    if (cause === undefined) {
      return new WeatherUnavailable(
        `The embedded climate has no air quality, and Open-Meteo has not answered yet; try again in ${seconds} seconds`,
        seconds,
      );
    }
    return new WeatherUnavailable(`Weather data is temporarily unavailable; try again in ${seconds} seconds`, seconds, {
      cause,
    });
  }
}

/** The first source's answer, else the next one's. When all fail, the failure of the one that is back soonest. */
async function fetchInOrder<S, T>(feeds: readonly SourceFeed<S, T>[], subject: S, nowMs: number): Promise<Outcome<T>> {
  let soonest: Extract<Outcome<T>, { kind: 'failed' }> | null = null;
  for (const feed of feeds) {
    try {
      const value = feed.fresh(subject, nowMs) ?? (await feed.request(subject, nowMs));
      return { kind: 'asked', value };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const retryAfterMs = error.retryAfterMs ?? Math.max(feed.pauseMs(), RETRY_SOON_MS);
      if (soonest === null || retryAfterMs < soonest.retryAfterMs) {
        soonest = { kind: 'failed', cause: error, retryAfterMs };
      }
      if (error.kind === 'closed') break;
    }
  }
  if (soonest === null) throw new RangeError('there is no source to ask');
  return soonest;
}

function fromClimate<S, T>(typical: SourceFeed<S, T> | undefined, subject: S, nowMs: number): Outcome<T> | null {
  const value = typical?.fresh(subject, nowMs) ?? null;
  return value === null ? null : { kind: 'typical', value };
}

function newestOf<A extends { readonly savedAtMs: number }>(answers: readonly A[]): A {
  return answers.reduce((newest, answer) => (answer.savedAtMs > newest.savedAtMs ? answer : newest));
}

function shortestPauseMs<S, T>(feeds: readonly SourceFeed<S, T>[]): number {
  return Math.min(...feeds.map((feed) => feed.pauseMs()));
}
