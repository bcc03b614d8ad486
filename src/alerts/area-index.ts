/**
 * Which of many alerts contain a point: a grid of whole degrees over the boxes of their areas, then the areas themselves.
 * The few alerts whose areas cover more than a country are tested one by one.
 */
import type { WeatherAlert } from './alert.ts';
import { type AlertArea, type Box, isInArea, isInBox } from './geometry.ts';

/** Beyond this many cells (20° by 20°) an entry in each would cost more than testing the alert. */
const MAX_CELLS = 400;
const MAX_COUNTED = 20_000;

/** An alert with the box around all its areas: the box rules out most alerts of a cell. */
interface Entry extends Box {
  readonly alert: WeatherAlert;
}

export class AreaIndex {
  readonly #cells = new Map<number, Set<Entry>>();
  readonly #wide = new Set<Entry>();
  readonly #places = new Map<WeatherAlert, { readonly entry: Entry; readonly cells: ReadonlySet<number> | null }>();

  add(alert: WeatherAlert): void {
    const boxes = alert.areas.flatMap(boxesOf);
    if (boxes.length === 0) return;
    const entry = { alert, ...around(boxes) };
    const cells = cellsOf(boxes);
    this.#places.set(alert, { entry, cells });
    if (cells === null) this.#wide.add(entry);
    else for (const cell of cells) this.#cellAt(cell).add(entry);
  }

  remove(alert: WeatherAlert): void {
    const place = this.#places.get(alert);
    if (place === undefined) return;
    this.#places.delete(alert);
    if (place.cells === null) this.#wide.delete(place.entry);
    else for (const cell of place.cells) this.#cells.get(cell)?.delete(place.entry);
  }

  at(lat: number, lon: number): WeatherAlert[] {
    const found: WeatherAlert[] = [];
    for (const entries of [this.#cells.get(cellAt(Math.floor(lat), Math.floor(lon))) ?? [], this.#wide]) {
      for (const entry of entries) {
        if (isInBox(entry, lat, lon) && entry.alert.areas.some((area) => isInArea(area, lat, lon))) {
          found.push(entry.alert);
        }
      }
    }
    return found;
  }

  #cellAt(cell: number): Set<Entry> {
    let entries = this.#cells.get(cell);
    if (entries === undefined) {
      entries = new Set();
      this.#cells.set(cell, entries);
    }
    return entries;
  }
}

function boxesOf({ polygons, circles }: AlertArea): Box[] {
  return [...polygons, ...circles].map(({ box }) => box);
}

function around(boxes: readonly Box[]): Box {
  const all = { south: 90, north: -90, west: 360, east: -360 };
  for (const { south, north, west, east } of boxes) {
    all.south = Math.min(all.south, south);
    all.north = Math.max(all.north, north);
    all.west = Math.min(all.west, west);
    all.east = Math.max(all.east, east);
  }
  return all;
}

function sizeOf({ south, north, west, east }: Box): number {
  return (Math.floor(north) - Math.floor(south) + 1) * (Math.floor(east) - Math.floor(west) + 1);
}

/**
 * The cells that the boxes touch; null where they are too many to list, or to count: many small areas may overlap in a
 * few cells, but a message can hold a hundred thousand.
 */
function cellsOf(boxes: readonly Box[]): ReadonlySet<number> | null {
  let total = 0;
  for (const box of boxes) {
    const size = sizeOf(box);
    total += size;
    if (size > MAX_CELLS || total > MAX_COUNTED) return null;
  }
  const cells = new Set<number>();
  for (const { south, north, west, east } of boxes) {
    for (let row = Math.floor(south); row <= Math.floor(north); row++) {
      for (let column = Math.floor(west); column <= Math.floor(east); column++) cells.add(cellAt(row, column));
    }
    if (cells.size > MAX_CELLS) return null;
  }
  return cells;
}

/** Columns wrap around the globe: boxes may run past ±180°. */
function cellAt(row: number, column: number): number {
  return row * 360 + (((column % 360) + 360) % 360);
}
