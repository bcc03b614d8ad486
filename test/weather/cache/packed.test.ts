/** Hourly records as bytes: what one version wrote the next one reads. */
import { expect, test } from 'bun:test';
import { packRecords, unpackRecords } from '../../../src/weather/cache/packed.ts';
import { emptyColumnsOf, HOURLY_VARIABLES } from '../../../src/weather/hourly.ts';

const provenance = { source: 'open-meteo', updatedAtMs: 1, stale: false, attribution: 'a' } as const;
const startMs = Float64Array.of(0, 3_600_000);

test('records of a version that did not ask for the depth of snow are read, without it', () => {
  const old = { temperatureC: Float32Array.of(1, 2) };
  const bytes = packRecords({ startMs, length: 2, columns: old, elevationM: 3, provenance });
  const read = unpackRecords(bytes, HOURLY_VARIABLES);
  expect([...(read?.columns.temperatureC ?? [])]).toEqual([1, 2]);
  expect([...(read?.columns.snowDepthM ?? [])]).toEqual([Number.NaN, Number.NaN]);
});

test('the depth of snow is kept, and a column that this version does not know is left out', () => {
  const columns = { ...emptyColumnsOf(HOURLY_VARIABLES, 2), snowDepthM: Float32Array.of(0.25, 0) };
  const bytes = packRecords({
    startMs,
    length: 2,
    columns: { ...columns, later: Float32Array.of(1, 1) },
    elevationM: 3,
    provenance,
  });
  const read = unpackRecords(bytes, HOURLY_VARIABLES);
  expect([...(read?.columns.snowDepthM ?? [])]).toEqual([0.25, 0]);
  expect(Object.keys(read?.columns ?? {})).toEqual([...HOURLY_VARIABLES]);
});
