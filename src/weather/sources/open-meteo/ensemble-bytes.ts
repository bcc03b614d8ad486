/**
 * An ensemble as bytes, for the store: a JSON header behind its length, then the columns run by run as whole numbers of two
 * bytes, in the decimals that upstream gives. Hours are an hour apart, so that the first is enough. Little-endian, as every
 * machine that Bun runs on.
 *
 * Reading checks everything: a header or a length that does not fit gives null, and the ensemble counts as absent.
 */
import { HOUR_MS } from '../../../time/units.ts';
import { type Ensemble, RUN_VARIABLES, type RunColumns, type RunVariable } from '../../members/ensemble.ts';

/** Steps of the numbers stored, in the unit of the column: hundredths, and tenths for what upstream rounds to tenths or more. */
const STEPS_PER_UNIT: Readonly<Record<RunVariable, number>> = {
  temperatureC: 100,
  dewPointC: 100,
  precipitationMm: 100,
  cloudPct: 10,
  windKmh: 10,
  gustKmh: 10,
};
/** Where there is no value. */
const NONE = -32_768;
const LARGEST = 32_767;
const LENGTH_BYTES = 4;

interface Header {
  readonly model: string;
  readonly updatedAtMs: number;
  readonly firstMs: number;
  readonly hours: number;
  readonly runs: number;
}

export function packEnsemble({ model, updatedAtMs, startMs, runs }: Ensemble): Uint8Array {
  const header: Header = { model, updatedAtMs, firstMs: startMs[0], hours: startMs.length, runs: runs.length };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const steps = new Int16Array(runs.length * RUN_VARIABLES.length * startMs.length);
  let at = 0;
  for (const run of runs) {
    for (const name of RUN_VARIABLES) {
      const values = run[name];
      const perUnit = STEPS_PER_UNIT[name];
      for (let i = 0; i < values.length; i++) steps[at++] = stepsOf(values[i] * perUnit);
    }
  }
  const packed = new Uint8Array(LENGTH_BYTES + head.length + steps.byteLength);
  new DataView(packed.buffer).setUint32(0, head.length, true);
  packed.set(head, LENGTH_BYTES);
  packed.set(new Uint8Array(steps.buffer), LENGTH_BYTES + head.length);
  return packed;
}

export function unpackEnsemble(packed: Uint8Array): Ensemble | null {
  if (packed.length < LENGTH_BYTES) return null;
  const headBytes = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const header: unknown = JSON.parse(new TextDecoder().decode(packed.subarray(LENGTH_BYTES, LENGTH_BYTES + headBytes)));
  if (!isHeader(header)) return null;
  const { model, updatedAtMs, firstMs, hours } = header;
  const body = packed.slice(LENGTH_BYTES + headBytes);
  const values = header.runs * RUN_VARIABLES.length * hours;
  if (body.length !== values * Int16Array.BYTES_PER_ELEMENT) return null;
  const steps = new Int16Array(body.buffer);
  const runs = Array.from({ length: header.runs }, (_, run) => {
    const columns = RUN_VARIABLES.map((name, i) => {
      const from = (run * RUN_VARIABLES.length + i) * hours;
      return [name, valuesOf(steps.subarray(from, from + hours), STEPS_PER_UNIT[name])];
    });
    return Object.fromEntries(columns) as RunColumns;
  });
  return { model, updatedAtMs, startMs: Float64Array.from({ length: hours }, (_, i) => firstMs + i * HOUR_MS), runs };
}

function stepsOf(value: number): number {
  return Number.isNaN(value) ? NONE : Math.min(LARGEST, Math.max(-LARGEST, Math.round(value)));
}

function valuesOf(steps: Int16Array, stepsPerUnit: number): Float32Array {
  const values = new Float32Array(steps.length);
  for (let i = 0; i < steps.length; i++) values[i] = steps[i] === NONE ? Number.NaN : steps[i] / stepsPerUnit;
  return values;
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  const { model, updatedAtMs, firstMs, hours, runs } = value as Partial<Record<keyof Header, unknown>>;
  return (
    typeof model === 'string' &&
    typeof updatedAtMs === 'number' &&
    typeof firstMs === 'number' &&
    Number.isSafeInteger(hours) &&
    Number.isSafeInteger(runs)
  );
}
