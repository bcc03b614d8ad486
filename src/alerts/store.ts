/**
 * The messages of a source and what follows from them: an Update replaces and a Cancel removes the messages that it
 * refers to, in whatever order they arrive. A removed message stays marked for a day beyond its end, so that a copy that
 * arrives late does not bring it back.
 */

import { atOnce, type Sliced } from '../lib/slices.ts';
import type { AlertMessage, WeatherAlert } from './alert.ts';
import { AreaIndex } from './area-index.ts';
import { isPlaced } from './geometry.ts';
import { NameIndex } from './name-index.ts';
import { NO_REGIONS, type Regions } from './regions.ts';

/** Three times what all services of the world have in force at a time; more is a fault of the sender. */
const MAX_MESSAGES = 60_000;
const TOMBSTONE_MS = 86_400_000;
/** Alerts of one message taken in between two pauses. */
const STEP_ALERTS = 20;

export class AlertStore {
  readonly #messages = new Map<string, AlertMessage>();
  /** Keys of removed messages, with the instant from which the mark is not needed. */
  readonly #tombstones = new Map<string, number>();
  readonly #index = new AreaIndex();
  readonly #names = new NameIndex();
  /** With an area that has no shape, only a code or a name. */
  readonly #unplaced = new Set<WeatherAlert>();
  #isFull = false;

  constructor(readonly regions: Regions = NO_REGIONS) {}

  /** Messages in memory. */
  get size(): number {
    return this.#messages.size;
  }

  /** Whether a message was left out because there were too many. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Adds a message and removes those it refers to. */
  add(message: AlertMessage): void {
    atOnce(this.addInSteps(message));
  }

  *addInSteps(message: AlertMessage): Sliced<void> {
    const untilMs = endOf(message) + TOMBSTONE_MS;
    for (const key of message.references) {
      const replaced = this.#messages.get(key);
      this.#tombstones.set(key, Math.max(untilMs, replaced === undefined ? 0 : endOf(replaced) + TOMBSTONE_MS));
      if (replaced !== undefined) this.#remove(key, replaced);
    }
    const known = this.#messages.has(message.key) || this.#tombstones.has(message.key);
    if (known || message.alerts.length === 0) return;
    if (this.#messages.size >= MAX_MESSAGES) {
      this.#isFull = true;
      return;
    }
    const drawn = this.regions.withOutlines(message);
    for (const [i, alert] of drawn.alerts.entries()) {
      if (i % STEP_ALERTS === 0) yield;
      this.#index.add(alert);
      if (isPlaced(alert)) continue;
      this.#unplaced.add(alert);
      yield* this.#names.add(alert);
    }
    this.#messages.set(message.key, drawn);
    // While it paused, another message may have removed this one.
    if (this.#tombstones.has(message.key)) this.#remove(message.key, drawn);
  }

  /** Removes messages and marks that are over. */
  prune(nowMs: number): void {
    for (const [key, message] of this.#messages) if (endOf(message) <= nowMs) this.#remove(key, message);
    for (const [key, untilMs] of this.#tombstones) if (untilMs <= nowMs) this.#tombstones.delete(key);
    if (this.#messages.size < MAX_MESSAGES) this.#isFull = false;
  }

  /** Whether a message in this store has replaced or cancelled that of the alert. */
  isRemoved(alert: WeatherAlert): boolean {
    return this.#tombstones.has(alert.id.replace(/#\d+$/, ''));
  }

  /** The alerts whose areas contain the point and that are not over. */
  at(lat: number, lon: number, nowMs: number): WeatherAlert[] {
    return this.#index.at(lat, lon).filter(({ expiresMs }) => expiresMs > nowMs);
  }

  /** Every alert that is not over. */
  all(nowMs: number): WeatherAlert[] {
    return [...this.#messages.values()].flatMap(({ alerts }) => alerts.filter(({ expiresMs }) => expiresMs > nowMs));
  }

  /** The alerts with an undrawn area that bears one of the names. */
  named(names: readonly string[], nowMs: number): WeatherAlert[] {
    return this.#names.at(names).filter(({ expiresMs }) => expiresMs > nowMs);
  }

  /** The alerts with an undrawn area whose name holds a name of a place. */
  mentioning(name: string, nowMs: number): WeatherAlert[] {
    return this.#names.mentioning(name).filter(({ expiresMs }) => expiresMs > nowMs);
  }

  /** The alerts that are not over and may hold any point: an area of theirs has no shape, only a code or a name. */
  *unplaced(nowMs: number): Iterable<WeatherAlert> {
    for (const alert of this.#unplaced) if (alert.expiresMs > nowMs) yield alert;
  }

  #remove(key: string, { alerts }: AlertMessage): void {
    this.#messages.delete(key);
    for (const alert of alerts) {
      this.#index.remove(alert);
      this.#names.remove(alert);
      this.#unplaced.delete(alert);
    }
  }
}

function endOf({ alerts, sentMs }: AlertMessage): number {
  return alerts.reduce((end, { expiresMs }) => Math.max(end, expiresMs), sentMs);
}
