/**
 * Which of many alerts contain a point: a grid of whole degrees over the boxes of their areas, then the areas themselves.
 * The few alerts whose areas cover more than a country are tested one by one.
 */
import type { WeatherAlert } from './alert.ts';
import { type AlertArea, type Box, isInArea, isInBox } from './geometry.ts';

/** Beyond this many cells (20° by 20°) an entry in each would cost more than testing the alert. */
const MAX_CELLS = 400;

/** An alert with the box around all its areas: the box rules out most alerts of a cell. */
interface Entry extends Box {
  readonly alert: WeatherAlert;
}

export class AreaIndex {
  readonly #cells = new Map<number, Entry[]>();
  readonly #wide: Entry[] = [];

  constructor(alerts: readonly WeatherAlert[]) {
    for (const alert of alerts) this.#add(alert);
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

  #add(alert: WeatherAlert): void {
    const boxes = alert.areas.flatMap(boxesOf);
    const entry = { alert, ...around(boxes) };
    if (boxes.reduce((sum, box) => sum + sizeOf(box), 0) > MAX_CELLS && isWide(boxes)) {
      this.#wide.push(entry);
      return;
    }
    for (const cell of new Set(boxes.flatMap(cellsOf))) {
      const known = this.#cells.get(cell);
      if (known === undefined) this.#cells.set(cell, [entry]);
      else known.push(entry);
    }
  }
}

function boxesOf({ polygons, circles }: AlertArea): Box[] {
  return [...polygons, ...circles].map(({ box }) => box);
}

function around(boxes: readonly Box[]): Box {
  return boxes.reduce(
    (all, box) => ({
      south: Math.min(all.south, box.south),
      north: Math.max(all.north, box.north),
      west: Math.min(all.west, box.west),
      east: Math.max(all.east, box.east),
    }),
    { south: 90, north: -90, west: 360, east: -360 },
  );
}

function sizeOf({ south, north, west, east }: Box): number {
  return (Math.floor(north) - Math.floor(south) + 1) * (Math.floor(east) - Math.floor(west) + 1);
}

/** The sum of the sizes is an upper bound: many small areas may overlap in a few cells. */
function isWide(boxes: readonly Box[]): boolean {
  return boxes.some((box) => sizeOf(box) > MAX_CELLS) || new Set(boxes.flatMap(cellsOf)).size > MAX_CELLS;
}

function cellsOf({ south, north, west, east }: Box): number[] {
  const cells: number[] = [];
  for (let row = Math.floor(south); row <= Math.floor(north); row++) {
    for (let column = Math.floor(west); column <= Math.floor(east); column++) cells.push(cellAt(row, column));
  }
  return cells;
}

/** Columns wrap around the globe: boxes may run past ±180°. */
function cellAt(row: number, column: number): number {
  return row * 360 + (((column % 360) + 360) % 360);
}
