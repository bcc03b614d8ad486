/**
 * Which of many alerts hold a point: a grid of whole degrees over the boxes of their areas, then the areas themselves.
 * The few alerts whose areas cover more than a country are looked at one by one.
 */
import type { WeatherAlert } from './alert.ts';
import { type AlertArea, type Box, isInArea } from './geometry.ts';

/** Beyond this many cells (20° by 20°) an entry in each would cost more than looking at the alert. */
const CELLS_MAX = 400;

export class AreaIndex {
  readonly #cells = new Map<number, WeatherAlert[]>();
  readonly #wide: WeatherAlert[] = [];

  constructor(alerts: readonly WeatherAlert[]) {
    for (const alert of alerts) this.#add(alert);
  }

  at(lat: number, lon: number): WeatherAlert[] {
    const near = this.#cells.get(cellAt(Math.floor(lat), Math.floor(lon))) ?? [];
    const holds = (alert: WeatherAlert) => alert.areas.some((area) => isInArea(area, lat, lon));
    return [...near.filter(holds), ...this.#wide.filter(holds)];
  }

  #add(alert: WeatherAlert): void {
    const boxes = alert.areas.flatMap(boxesOf);
    if (boxes.reduce((sum, box) => sum + sizeOf(box), 0) > CELLS_MAX && isWide(boxes)) {
      this.#wide.push(alert);
      return;
    }
    for (const cell of new Set(boxes.flatMap(cellsOf))) {
      const known = this.#cells.get(cell);
      if (known === undefined) this.#cells.set(cell, [alert]);
      else known.push(alert);
    }
  }
}

function boxesOf({ polygons, circles }: AlertArea): Box[] {
  return [...polygons, ...circles].map(({ box }) => box);
}

function sizeOf({ south, north, west, east }: Box): number {
  return (Math.floor(north) - Math.floor(south) + 1) * (Math.floor(east) - Math.floor(west) + 1);
}

/** Many small areas overlap in a few cells; only then is their sum too large a guess. */
function isWide(boxes: readonly Box[]): boolean {
  return boxes.some((box) => sizeOf(box) > CELLS_MAX) || new Set(boxes.flatMap(cellsOf)).size > CELLS_MAX;
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
