/**
 * The planetary K index, Kp, which holds for the whole Earth: how disturbed its magnetic field is, 0 to 9 in thirds, each
 * value for three hours. Records are an hour each, NaN where the source has none.
 */
import { HOUR_MS } from '../time/units.ts';
import type { HourlyRecords } from './hourly.ts';

export type SpaceVariable = 'kpIndex';

export type HourlyKp = HourlyRecords<SpaceVariable>;

/** Hours that one value holds for. */
export const KP_HOURS = 3;

/** Kp in the hours that begin at those instants, which in some zones are not whole hours of UTC; NaN where it is unknown. */
export function kpColumn({ startMs, columns }: HourlyKp, atMs: Float64Array): Float32Array {
  const at = new Map(Array.from(startMs, (ms, i) => [ms, i]));
  return Float32Array.from(atMs, (ms) => {
    const index = at.get(Math.floor(ms / HOUR_MS) * HOUR_MS);
    return index === undefined ? Number.NaN : columns.kpIndex[index];
  });
}
