/**
 * A budget that several processes share by leases: it takes units from what it has leased, without asking anybody, leases
 * more in the background before they run out, and gives back what it does not need. Where the book of leases cannot be
 * reached it goes on with what it has, until its lease ends.
 */
import type { Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { BudgetLimit, UpstreamBudget } from './budget.ts';
import type { BudgetLeft } from './host-status.ts';
import type { LeaseGrant, LeaseRequest, LeaseWindow } from './lease-rules.ts';

/** Where the leases of all processes are written down. */
export interface LeaseBook {
  /** Throws where it cannot be reached; whether the request took effect is unknown then. */
  renew(request: LeaseRequest): Promise<LeaseGrant>;
}

export interface LeasedBudgetOptions {
  readonly book: LeaseBook;
  readonly monotonicMs: () => number;
  readonly timers: Timers;
  /** A name that nobody else gives. */
  readonly newLease: () => string;
}

const THOUSANDTHS = 1000;
export const LEASE_MS = 60_000;
/** The lease ends here before it ends in the book, however clocks run. */
const OWN_LEASE_MS = 0.9 * LEASE_MS;
/** What was used and what is not needed is told so often. */
const RENEWAL_MS = 15_000;
/** Who needs units waits no longer for the book, and nobody asks it again for as long. */
const PATIENCE_MS = 2_000;
/** After units could not be had the book is not asked for as many again before this. */
const RETRY_MS = 1_000;

interface Waiting {
  readonly units: number;
  resolve(waitMs: number): void;
}

export class LeasedBudget implements UpstreamBudget {
  readonly #host: string;
  readonly #windows: readonly LeaseWindow[];
  readonly #options: LeasedBudgetOptions;
  #lease: string;
  #sequence = 0;
  #spent = 0;
  #ceiling = 0;
  #endsMs = Number.NEGATIVE_INFINITY;
  /** Units taken in the current stretch of time and in the one before, each as long as from one renewal to the next. */
  #stretch = 0;
  #recent = 0;
  #before = 0;
  /** More is leased when less than that is at hand. */
  #low = 0;
  /** What the book said last, and when it was asked. */
  #left: readonly number[] | null = null;
  #lookedMs = Number.NEGATIVE_INFINITY;
  /** Of that many units or more it is known when they can be had, and when to ask for them again; of 0 if nobody answers. */
  #refusal = { units: 0, fromMs: Number.NEGATIVE_INFINITY, askMs: Number.NEGATIVE_INFINITY };
  #waiting: Waiting[] = [];
  #renewing: Promise<void> | null = null;
  #cancelTimer = () => {};
  #closed = false;

  constructor(host: string, limits: readonly BudgetLimit[], options: LeasedBudgetOptions) {
    this.#host = host;
    this.#windows = limits.map(({ windowMs, units }) => ({ windowMs, limit: Math.floor(units * THOUSANDTHS) }));
    this.#options = options;
    this.#lease = options.newLease();
  }

  take(weight: number): number | Promise<number> {
    const units = Math.ceil(weight * THOUSANDTHS);
    if (this.#spend(units)) {
      if (this.#available() < this.#low) this.#renew();
      return 0;
    }
    const nowMs = this.#options.monotonicMs();
    const { units: refused, fromMs, askMs } = this.#refusal;
    if (this.#closed || (units >= refused && nowMs < askMs)) return Math.max(RETRY_MS, fromMs - nowMs);
    return this.#ask(units);
  }

  left(): BudgetLeft[] {
    // Others use it too.
    if (this.#options.monotonicMs() - this.#lookedMs > LEASE_MS) this.#renew();
    const own = this.#available();
    return this.#windows.map(({ windowMs, limit }, i) => {
      const left = this.#left === null ? limit : Math.min(limit, (this.#left[i] ?? 0) + own);
      return { windowSeconds: windowMs / 1000, limit: limit / THOUSANDTHS, left: left / THOUSANDTHS };
    });
  }

  leased(): number {
    return this.#available() / THOUSANDTHS;
  }

  /** Gives back what is not used. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#cancelTimer();
    for (const { resolve } of this.#waiting.splice(0)) resolve(RETRY_MS);
    const { timers } = this.#options;
    if (this.#renewing !== null) await withTimeout(this.#renewing, PATIENCE_MS, timers);
    if (this.#options.monotonicMs() >= this.#endsMs) return;
    this.#ceiling = this.#spent;
    // Without an answer the lease ends by itself.
    await withTimeout(
      this.#request(0, 0).then(
        () => {},
        () => {},
      ),
      PATIENCE_MS,
      timers,
    );
  }

  #available(): number {
    return this.#options.monotonicMs() < this.#endsMs ? this.#ceiling - this.#spent : 0;
  }

  #spend(units: number): boolean {
    if (units > this.#available()) return false;
    this.#spent += units;
    this.#target();
    this.#recent += units;
    return true;
  }

  /** What to have at hand: as much as goes from one renewal to the next. */
  #target(): number {
    const stretch = Math.floor(this.#options.monotonicMs() / RENEWAL_MS);
    if (stretch > this.#stretch) {
      this.#before = stretch === this.#stretch + 1 ? this.#recent : 0;
      this.#recent = 0;
      this.#stretch = stretch;
    }
    return Math.max(this.#recent, this.#before);
  }

  #ask(units: number): Promise<number> {
    const { timers } = this.#options;
    return new Promise((resolve) => {
      const settle = (waitMs: number) => {
        cancel();
        resolve(waitMs);
      };
      const waiting: Waiting = { units, resolve: settle };
      const cancel = timers.after(PATIENCE_MS, () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        this.#giveUp();
        settle(PATIENCE_MS);
      });
      this.#waiting.push(waiting);
      this.#renew();
    });
  }

  /** Nobody answers. */
  #giveUp(): void {
    const untilMs = this.#options.monotonicMs() + PATIENCE_MS;
    this.#refusal = { units: 0, fromMs: untilMs, askMs: untilMs };
  }

  /** One renewal at a time, in the background. */
  #renew(): void {
    const nowMs = this.#options.monotonicMs();
    const isAway = this.#refusal.units === 0 && nowMs < this.#refusal.askMs;
    if (this.#renewing !== null || this.#closed || isAway) return;
    this.#lookedMs = nowMs;
    this.#renewing = this.#renewOnce()
      .catch(() => {
        this.#giveUp();
        for (const { resolve } of this.#waiting.splice(0)) resolve(PATIENCE_MS);
      })
      .finally(() => {
        this.#renewing = null;
        this.#setTimer();
        // Some of it may be gone already.
        if (this.#waiting.length > 0 || this.#available() < this.#low) this.#renew();
      });
  }

  async #renewOnce(): Promise<void> {
    if (this.#options.monotonicMs() >= this.#endsMs) this.#beginLease();
    const target = this.#target();
    const [first] = this.#waiting;
    // What is not needed is given up before the book hears of it, so that it is never used by two.
    if (first === undefined && this.#available() > target) this.#ceiling = this.#spent + target;
    const asked = first?.units ?? 0;
    const available = this.#available();
    const needed = Math.max(0, asked - available);
    // Beside what is taken at once, as much as is to be at hand; of the first request it is known that it comes.
    const wanted = Math.max(0, asked + Math.max(target, asked) - available);
    const { waitMs } = await this.#request(needed, wanted);
    const nowMs = this.#options.monotonicMs();
    if (waitMs > 0) this.#refusal = { units: asked, fromMs: nowMs + waitMs, askMs: nowMs + Math.min(waitMs, RETRY_MS) };
    this.#serve(first, waitMs);
    this.#low = Math.min(this.#target(), this.#available()) / 2;
  }

  /** Those for whom it does now, and the one who asked; the others ask again. */
  #serve(first: Waiting | undefined, waitMs: number): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) {
      if (this.#spend(one.units)) one.resolve(0);
      else if (one === first && waitMs > 0) one.resolve(waitMs);
      else this.#waiting.push(one);
    }
  }

  /** What an ended lease had counts as used: the book knows no better. */
  #beginLease(): void {
    this.#lease = this.#options.newLease();
    this.#sequence = 0;
    this.#spent = 0;
    this.#ceiling = 0;
  }

  async #request(needed: number, wanted: number): Promise<LeaseGrant> {
    const { book, monotonicMs } = this.#options;
    const sentMs = monotonicMs();
    const lease = this.#lease;
    const grant = await book.renew({
      host: this.#host,
      windows: this.#windows,
      lease,
      sequence: ++this.#sequence,
      spent: this.#spent,
      ceiling: this.#ceiling,
      needed,
      wanted,
      leaseMs: LEASE_MS,
    });
    if (this.#lease === lease) {
      this.#ceiling += grant.extra;
      this.#endsMs = sentMs + OWN_LEASE_MS;
    }
    this.#left = grant.left;
    return grant;
  }

  /** While anything is leased or was used lately. */
  #setTimer(): void {
    this.#cancelTimer();
    if (this.#closed || (this.#available() === 0 && this.#target() === 0)) return;
    this.#cancelTimer = this.#options.timers.after(RENEWAL_MS, () => this.#renew());
  }
}
