/**
 * The grids on which answers are shared. That of nearly all: 0.01° of latitude and longitude, about a kilometre, finer than
 * any weather model requested. Two callers in one cell and one time zone get the same weather. And one of squares of 0.1°,
 * the size of a town, for what comes from models of 0.25° and costs much.
 */
import type { Place } from '../../place/place.ts';

const CELLS_PER_DEGREE = 100;
const SQUARES_PER_DEGREE = 10;

/** The centre of a cell, degrees. */
export interface Cell {
  readonly lat: number;
  readonly lon: number;
}

export function cellOf({ lat, lon }: Cell): Cell {
  return { lat: snapped(lat, CELLS_PER_DEGREE), lon: snapped(lon, CELLS_PER_DEGREE) };
}

export function squareOf({ lat, lon }: Cell): Cell {
  return { lat: snapped(lat, SQUARES_PER_DEGREE), lon: snapped(lon, SQUARES_PER_DEGREE) };
}

/** The names of places, which last: to write two numbers takes longer than what is looked up by them. */
const cellNames = new WeakMap<Place, string>();

/** `lat,lon` of the centre. */
export function cellName(place: Place): string {
  let name = cellNames.get(place);
  if (name === undefined) {
    name = nameOf(cellOf(place));
    cellNames.set(place, name);
  }
  return name;
}

export function squareName(place: Place): string {
  return nameOf(squareOf(place));
}

function nameOf({ lat, lon }: Cell): string {
  return `${lat},${lon}`;
}

function snapped(degrees: number, perDegree: number): number {
  // Adding zero turns −0 into 0, so that both sides of the equator's cell have one name.
  return Math.round(degrees * perDegree) / perDegree + 0;
}
