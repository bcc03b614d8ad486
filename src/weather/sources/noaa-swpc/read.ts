/**
 * Reads SWPC's `noaa-planetary-k-index-forecast.json`: an array of objects `{time_tag, kp, observed, noaa_scale}`, one for
 * each three hours, the past week and three days ahead. Times are UTC without a Z. Before 31 March 2026 it was an array of
 * arrays of texts behind a row of names (NWS Service Change Notice 26-21); that form is read too.
 *
 * Strict about shape: a row that has no time or no number makes the whole answer unreadable.
 */
import { HOUR_MS } from '../../../time/units.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { type HourlyKp, KP_HOURS } from '../../space-weather.ts';

export const SWPC_ATTRIBUTION = 'Planetary K index by NOAA Space Weather Prediction Center, public domain';

export function readKp(text: string, updatedAtMs: number): HourlyKp {
  const values = new Map<number, number>();
  for (const row of rowsOf(text)) {
    const atMs = timeOf(row.time_tag);
    const kp = kpOf('kp' in row ? row.kp : row.Kp);
    for (let hour = 0; hour < KP_HOURS; hour++) values.set(atMs + hour * HOUR_MS, kp);
  }
  const starts = [...values.keys()].sort((a, b) => a - b);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) throw malformed('no values');
  const length = (last - first) / HOUR_MS + 1;
  if (length > MAX_HOURS) throw malformed(`${length} hours`);
  const startMs = Float64Array.from({ length }, (_, i) => first + i * HOUR_MS);
  const columns = { kpIndex: Float32Array.from(startMs, (ms) => values.get(ms) ?? Number.NaN) };
  const provenance = { source: 'noaa-swpc', updatedAtMs, stale: false, attribution: SWPC_ATTRIBUTION };
  return { startMs, length, columns, elevationM: Number.NaN, provenance };
}

/** A month; the product has ten days. */
const MAX_HOURS = 31 * 24;

type Row = Readonly<Record<string, unknown>>;

function rowsOf(text: string): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('not JSON');
  }
  if (!Array.isArray(value)) throw malformed('not a list');
  const [head, ...rest]: unknown[] = value;
  if (!Array.isArray(head)) return value.map(objectOf);
  return rest.map((row) => {
    if (!Array.isArray(row)) throw malformed('a row is not a list');
    return Object.fromEntries(head.map((name, i) => [String(name), row[i]]));
  });
}

function objectOf(row: unknown): Row {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw malformed('a row is not an object');
  return { ...row };
}

/** `2026-09-27T12:00:00`, or with a space. */
function timeOf(time: unknown): number {
  const isTime = typeof time === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?Z?$/.test(time);
  const atMs = isTime ? Date.parse(`${time.replace(' ', 'T').replace(/Z$/, '')}Z`) : Number.NaN;
  if (Number.isNaN(atMs) || atMs % HOUR_MS !== 0) throw malformed('a time is not yyyy-MM-ddTHH:00:00');
  return atMs;
}

function kpOf(value: unknown): number {
  if (value === null) return Number.NaN;
  const kp = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof kp !== 'number' || !(kp >= 0 && kp <= MAX_KP)) throw malformed('a Kp is not a number from 0 to 9');
  return kp;
}

const MAX_KP = 9;

function malformed(what: string): UpstreamError {
  return new UpstreamError('malformed', `unreadable answer: ${what}`);
}
