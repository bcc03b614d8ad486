/**
 * Hourly records as bytes, for the store: a JSON header behind its length, the starts as doubles, then the columns that
 * hold anything as floats, in the header's order. Little-endian, as every machine that Bun runs on.
 *
 * Reading checks everything: a header or a length that does not fit gives null, and the record counts as absent.
 */
import { emptyColumnsOf, type HourlyRecords, type ModelRun, namesOf } from '../hourly.ts';

interface Header {
  readonly hours: number;
  readonly columns: readonly string[];
  readonly elevationM: number | null;
  readonly updatedAtMs: number;
  readonly attribution: string;
  readonly run?: ModelRun | undefined;
}

const LENGTH_BYTES = 4;

/** For records of Open-Meteo: those of other sources are computed, or stored as the documents that they come in. */
export function packRecords<V extends string>(records: HourlyRecords<V>): Uint8Array {
  const { startMs, columns, elevationM, provenance } = records;
  const names = namesOf(columns).filter((name) => holdsAny(columns[name]));
  const header: Header = {
    hours: records.length,
    columns: names,
    elevationM: Number.isNaN(elevationM) ? null : elevationM,
    updatedAtMs: provenance.updatedAtMs,
    attribution: provenance.attribution,
    run: provenance.run,
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const parts = [head, bytesOf(startMs), ...names.map((name) => bytesOf(columns[name]))];
  const packed = new Uint8Array(LENGTH_BYTES + parts.reduce((sum, part) => sum + part.length, 0));
  new DataView(packed.buffer).setUint32(0, head.length, true);
  let at = LENGTH_BYTES;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** The records with the columns `names`, NaN where none was stored; null when the bytes are not such records. */
export function unpackRecords<V extends string>(packed: Uint8Array, names: readonly V[]): HourlyRecords<V> | null {
  const header = headerOf(packed);
  if (header === null) return null;
  const { hours } = header;
  let at = LENGTH_BYTES + new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const bodyBytes = hours * (Float64Array.BYTES_PER_ELEMENT + header.columns.length * Float32Array.BYTES_PER_ELEMENT);
  if (packed.length !== at + bodyBytes) return null;
  const take = (bytes: number): ArrayBuffer => {
    const copy = new Uint8Array(packed.subarray(at, at + bytes));
    at += bytes;
    return copy.buffer;
  };
  const startMs = new Float64Array(take(hours * Float64Array.BYTES_PER_ELEMENT));
  const columns = emptyColumnsOf(names, hours);
  for (const stored of header.columns) {
    const values = new Float32Array(take(hours * Float32Array.BYTES_PER_ELEMENT));
    const name = names.find((known) => known === stored);
    if (name !== undefined) columns[name] = values;
  }
  const { updatedAtMs, attribution, run } = header;
  return {
    startMs,
    length: hours,
    columns,
    elevationM: header.elevationM ?? Number.NaN,
    provenance: { source: 'open-meteo', updatedAtMs, stale: false, attribution, ...(run === undefined ? {} : { run }) },
  };
}

/** In a loop of its own: a function called for each hour of the empty columns is a fifth of packing. */
function holdsAny(values: Float32Array): boolean {
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) return true;
  return false;
}

function bytesOf(values: Float64Array | Float32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function headerOf(packed: Uint8Array): Header | null {
  if (packed.length < LENGTH_BYTES) return null;
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  try {
    const text = new TextDecoder().decode(packed.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
    const value: unknown = JSON.parse(text);
    return isHeader(value) ? value : null;
  } catch {
    return null;
  }
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  const { hours, columns, elevationM, updatedAtMs, attribution, run } = value as Partial<Record<keyof Header, unknown>>;
  return (
    Number.isSafeInteger(hours) &&
    Array.isArray(columns) &&
    columns.every((name) => typeof name === 'string') &&
    (elevationM === null || typeof elevationM === 'number') &&
    typeof updatedAtMs === 'number' &&
    typeof attribution === 'string' &&
    (run === undefined || isRun(run))
  );
}

function isRun(value: unknown): value is ModelRun {
  if (typeof value !== 'object' || value === null) return false;
  const { model, initialisedMs, availableMs, intervalMs } = value as Partial<Record<keyof ModelRun, unknown>>;
  return typeof model === 'string' && [initialisedMs, availableMs, intervalMs].every((ms) => typeof ms === 'number');
}
