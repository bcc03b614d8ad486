/**
 * The grid on which answers are shared: 0.01° of latitude and longitude, about a kilometre, finer than any weather model
 * requested. Two callers in one cell and one time zone get the same weather.
 */
import type { Place } from '../../place/place.ts';

const CELLS_PER_DEGREE = 100;

/** The centre of a cell, degrees. */
export interface Cell {
  readonly lat: number;
  readonly lon: number;
}

export function cellOf(place: Cell): Cell {
  return { lat: snapped(place.lat), lon: snapped(place.lon) };
}

/** `lat,lon` of the centre. */
export function cellName(place: Place): string {
  const { lat, lon } = cellOf(place);
  return `${lat},${lon}`;
}

function snapped(degrees: number): number {
  // Adding zero turns −0 into 0, so that both sides of the equator's cell have one name.
  return Math.round(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE + 0;
}
