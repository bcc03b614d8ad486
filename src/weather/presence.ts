/**
 * Whether the sources of weather can be reached at all, which `auto` mode must know before it answers.
 *
 * It is unsettled at first. An answer, to a probe or to anything else, settles it for good: from then on the sources
 * answer. When every probe is refused, as on a machine without network, or after the patience, they count as absent: no
 * caller asks or waits for them, and probes go on in the background, ever less often, until one is answered.
 */
import type { Timers } from '../lib/timers.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

interface PresenceOptions {
  /** Whether any source has answered since the start. */
  readonly hasAnswered: () => boolean;
  /** One small request; rejects with `UpstreamError` when nobody answers it. */
  readonly probe: () => Promise<unknown>;
  readonly timers: Timers;
  /** How long it may stay unsettled. */
  readonly patienceMs: number;
  /** For faults of our own in a probe. */
  readonly onFault: (error: unknown) => void;
}

/** Pauses between probes of sources that do not answer: doubled each time, up to a minute. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export type PresenceState = 'unsettled' | 'answering' | 'absent';

/** The part that whoever asks a source needs to know. */
export interface Presence {
  readonly state: PresenceState;
  /** How long a caller may wait for a source that has not answered yet. */
  readonly patienceMs: number;
  /** Until the next probe, at most. */
  readonly retryAfterMs: number;
  /** The result of `work`, or null when the sources turn out to be absent before it comes. */
  unlessAbsent<T>(work: Promise<T>): Promise<T | null>;
}

export class UpstreamPresence implements Presence {
  readonly #options: PresenceOptions;
  readonly #absence = Promise.withResolvers<null>();
  #hasBegun = false;
  #isAbsent = false;
  /** A probe was understood and refused: whoever does that is there. */
  #isRefusing = false;
  #pauseMs = FIRST_PAUSE_MS;
  #isProbing = false;
  #cancelDeadline: (() => void) | null = null;
  #cancelProbe: (() => void) | null = null;
  #closed = false;

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  get state(): PresenceState {
    if (this.#isAnswering()) return 'answering';
    return this.#isAbsent ? 'absent' : 'unsettled';
  }

  get patienceMs(): number {
    if (this.#isAnswering()) return Number.POSITIVE_INFINITY;
    return this.#isAbsent ? 0 : this.#options.patienceMs;
  }

  get retryAfterMs(): number {
    return this.#pauseMs;
  }

  /** Starts with a probe, as a server does before its first caller. */
  probeNow(): void {
    this.#begin();
    void this.#probe();
  }

  unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
    this.#begin();
    if (this.#isAnswering()) return work;
    return Promise.race([work, this.#absence.promise]);
  }

  close(): void {
    this.#closed = true;
    this.#cancelDeadline?.();
    this.#cancelProbe?.();
  }

  /** The first caller starts the clock where nothing did before. */
  #begin(): void {
    if (this.#hasBegun || this.#closed) return;
    this.#hasBegun = true;
    this.#cancelDeadline = this.#options.timers.after(this.#options.patienceMs, () => {
      if (this.#isAnswering() || this.#isAbsent) return;
      this.#settleAbsent();
      void this.#probe();
    });
  }

  #isAnswering(): boolean {
    return this.#isRefusing || this.#options.hasAnswered();
  }

  #settleAbsent(): void {
    this.#isAbsent = true;
    this.#absence.resolve(null);
  }

  async #probe(): Promise<void> {
    if (this.#isProbing || this.#closed || this.#isAnswering()) return;
    this.#isProbing = true;
    try {
      await this.#options.probe();
    } catch (error) {
      if (!(error instanceof UpstreamError)) this.#options.onFault(error);
      else if (error.kind === 'rejected') this.#isRefusing = true;
    }
    this.#isProbing = false;
    if (this.#closed || this.#isAnswering()) return;
    this.#settleAbsent();
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    this.#cancelProbe = this.#options.timers.after(pauseMs, () => void this.#probe());
  }
}
