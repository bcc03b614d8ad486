/** Which alerts name a place or a region in an area that they do not draw: "Leeds; Bradford", "York / Selby". */
import type { Sliced } from '../lib/slices.ts';
import { fold } from '../place/fold.ts';
import type { WeatherAlert } from './alert.ts';
import { hasShape } from './geometry.ts';

/** The separators in a description of areas: "Leeds; Bradford", "York / Selby", "Hessen - Mitte". */
const NAME_SEPARATORS = /[;,/|\n]|\s-\s/;

/** Areas read between two pauses. */
const STEP_AREAS = 50;

export class NameIndex {
  readonly #alerts = new Map<string, Set<WeatherAlert>>();
  readonly #names = new Map<WeatherAlert, ReadonlySet<string>>();

  *add(alert: WeatherAlert): Sliced<void> {
    const names = new Set<string>();
    for (const [i, area] of alert.areas.entries()) {
      if (i % STEP_AREAS === STEP_AREAS - 1) yield;
      // A drawn area is matched by its shape instead.
      if (!hasShape(area)) for (const part of area.description.split(NAME_SEPARATORS)) names.add(fold(part));
    }
    this.#names.set(alert, names);
    for (const name of names) {
      const known = this.#alerts.get(name);
      if (known === undefined) this.#alerts.set(name, new Set([alert]));
      else known.add(alert);
    }
  }

  remove(alert: WeatherAlert): void {
    for (const name of this.#names.get(alert) ?? []) {
      const known = this.#alerts.get(name);
      known?.delete(alert);
      if (known?.size === 0) this.#alerts.delete(name);
    }
    this.#names.delete(alert);
  }

  /** The alerts with an undrawn area of one of the names. */
  at(names: readonly string[]): WeatherAlert[] {
    const folded = names.map(fold).filter((name) => name !== '');
    return [...new Set(folded.flatMap((name) => [...(this.#alerts.get(name) ?? [])]))];
  }
}
