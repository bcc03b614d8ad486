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
  /** By each word of their areas' names. */
  readonly #words = new Map<string, Set<WeatherAlert>>();
  readonly #names = new Map<WeatherAlert, ReadonlySet<string>>();

  *add(alert: WeatherAlert): Sliced<void> {
    const names = new Set<string>();
    for (const [i, area] of alert.areas.entries()) {
      if (i % STEP_AREAS === STEP_AREAS - 1) yield;
      // A drawn area is matched by its shape instead.
      if (!hasShape(area)) for (const part of area.description.split(NAME_SEPARATORS)) names.add(fold(part));
    }
    this.#names.set(alert, names);
    for (const name of names) put(this.#alerts, name, alert);
    for (const word of wordsOf(names)) put(this.#words, word, alert);
  }

  remove(alert: WeatherAlert): void {
    const names = this.#names.get(alert) ?? new Set();
    for (const name of names) take(this.#alerts, name, alert);
    for (const word of wordsOf(names)) take(this.#words, word, alert);
    this.#names.delete(alert);
  }

  /** The alerts with an undrawn area of one of the names. */
  at(names: readonly string[]): WeatherAlert[] {
    const folded = names.map(fold).filter((name) => name !== '');
    return [...new Set(folded.flatMap((name) => [...(this.#alerts.get(name) ?? [])]))];
  }

  /** The alerts with an undrawn area whose name holds this one as whole words: "City of Leeds" for Leeds. */
  mentioning(name: string): WeatherAlert[] {
    const folded = fold(name);
    const [word = ''] = wordsOf([folded]);
    const holds = (area: string): boolean => ` ${area} `.includes(` ${folded} `);
    return [...(this.#words.get(word) ?? [])].filter((alert) => [...(this.#names.get(alert) ?? [])].some(holds));
  }
}

function wordsOf(names: Iterable<string>): Set<string> {
  return new Set([...names].flatMap((name) => name.split(' ')).filter((word) => word !== ''));
}

function put(index: Map<string, Set<WeatherAlert>>, name: string, alert: WeatherAlert): void {
  const known = index.get(name);
  if (known === undefined) index.set(name, new Set([alert]));
  else known.add(alert);
}

function take(index: Map<string, Set<WeatherAlert>>, name: string, alert: WeatherAlert): void {
  const known = index.get(name);
  known?.delete(alert);
  if (known?.size === 0) index.delete(name);
}
