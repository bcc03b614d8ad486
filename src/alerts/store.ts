/**
 * The messages of a source and what follows from them: an Update replaces and a Cancel removes the messages that it
 * refers to, in whatever order they arrive. A removed message stays marked for a day beyond its end, so that a copy that
 * arrives late does not bring it back.
 */
import type { AlertMessage, WeatherAlert } from './alert.ts';
import { AreaIndex } from './area-index.ts';
import { hasShape } from './geometry.ts';
import { NO_REGIONS, type Regions } from './regions.ts';

/** Three times what all services of the world have in force at a time; more is a fault of the sender. */
const MAX_MESSAGES = 60_000;
const TOMBSTONE_MS = 86_400_000;

export class AlertStore {
  readonly #messages = new Map<string, AlertMessage>();
  /** Keys of removed messages, with the instant from which the mark is not needed. */
  readonly #tombstones = new Map<string, number>();
  /** Both are made at their first use after a change. */
  #index: AreaIndex | null = null;
  #shapeless: WeatherAlert[] | null = null;

  constructor(readonly regions: Regions = NO_REGIONS) {}

  /** Messages in memory. */
  get size(): number {
    return this.#messages.size;
  }

  /** Adds a message and removes those it refers to; whether the message is new. */
  add(message: AlertMessage): boolean {
    const untilMs = endOf(message) + TOMBSTONE_MS;
    for (const key of message.references) {
      const replaced = this.#messages.get(key);
      this.#tombstones.set(key, Math.max(untilMs, replaced === undefined ? 0 : endOf(replaced) + TOMBSTONE_MS));
      if (this.#messages.delete(key)) this.#changed();
    }
    const known = this.#messages.has(message.key) || this.#tombstones.has(message.key);
    if (known || message.alerts.length === 0 || this.#messages.size >= MAX_MESSAGES) return false;
    this.#messages.set(message.key, this.regions.withOutlines(message));
    this.#changed();
    return true;
  }

  /** Removes messages and marks that are over. */
  prune(nowMs: number): void {
    for (const [key, message] of this.#messages) {
      if (endOf(message) > nowMs) continue;
      this.#messages.delete(key);
      this.#changed();
    }
    for (const [key, untilMs] of this.#tombstones) if (untilMs <= nowMs) this.#tombstones.delete(key);
  }

  /** Whether a message in this store has replaced or cancelled that of the alert. */
  isRemoved(alert: WeatherAlert): boolean {
    return this.#tombstones.has(alert.id.replace(/#\d+$/, ''));
  }

  /** The alerts whose areas contain the point and that are not over. */
  at(lat: number, lon: number, nowMs: number): WeatherAlert[] {
    this.#index ??= new AreaIndex([...this.#messages.values()].flatMap(({ alerts }) => alerts));
    return this.#index.at(lat, lon).filter(({ expiresMs }) => expiresMs > nowMs);
  }

  /** Every alert that is not over. */
  all(nowMs: number): WeatherAlert[] {
    return [...this.#messages.values()].flatMap(({ alerts }) => alerts.filter(({ expiresMs }) => expiresMs > nowMs));
  }

  /** The alerts with an area that has no shape, only a code or a name. */
  withoutShape(nowMs: number): WeatherAlert[] {
    this.#shapeless ??= [...this.#messages.values()].flatMap(({ alerts }) =>
      alerts.filter(({ areas }) => !areas.every(hasShape)),
    );
    return this.#shapeless.filter(({ expiresMs }) => expiresMs > nowMs);
  }

  #changed(): void {
    this.#index = null;
    this.#shapeless = null;
  }
}

function endOf({ alerts, sentMs }: AlertMessage): number {
  return alerts.reduce((end, { expiresMs }) => Math.max(end, expiresMs), sentMs);
}
