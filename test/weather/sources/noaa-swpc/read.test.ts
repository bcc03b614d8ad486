/** The file of Kp: both shapes that SWPC has served are read alike, and nothing half-read is taken for a value. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { UpstreamError } from '../../../../src/upstream/upstream-error.ts';
import { readKp } from '../../../../src/weather/sources/noaa-swpc/read.ts';
import { kpColumn } from '../../../../src/weather/space-weather.ts';
import { kpDocument } from '../../../upstream/swpc.ts';

const NOW_MS = Date.parse('2026-09-27T16:22:00Z');
const HOUR_MS = 3_600_000;

/** Two rows as SWPC wrote them on that day (its time tag of 12:00, Kp 1.33). */
const ROWS = [
  { time_tag: '2026-09-27T12:00:00', kp: 1.33, observed: 'observed', noaa_scale: null },
  { time_tag: '2026-09-27T15:00:00', kp: 5.67, observed: 'estimated', noaa_scale: 'G2' },
];

describe('the file of Kp', () => {
  test('holds each value for three hours, in UTC although it does not say so', () => {
    const kp = readKp(JSON.stringify(ROWS), NOW_MS);
    expect(new Date(kp.startMs[0]).toISOString()).toBe('2026-09-27T12:00:00.000Z');
    expect([...kp.columns.kpIndex].map((value) => Math.round(value * 100) / 100)).toEqual([
      1.33, 1.33, 1.33, 5.67, 5.67, 5.67,
    ]);
    expect(kp.provenance).toMatchObject({ source: 'noaa-swpc', updatedAtMs: NOW_MS });
  });
  test('is read alike in the form of before 31 March 2026, and with the key of the observed file', () => {
    const options = { nowMs: () => NOW_MS, kp: (ms: number) => ((ms / HOUR_MS) % 10) / 3 };
    const [now, before] = [readKp(kpDocument(options), 0), readKp(kpDocument({ ...options, headerRow: true }), 0)];
    expect(before.startMs).toEqual(now.startMs);
    for (const [i, value] of before.columns.kpIndex.entries()) expect(value).toBeCloseTo(now.columns.kpIndex[i], 2);
    const capital = ROWS.map(({ kp, ...row }) => ({ ...row, Kp: kp }));
    expect(readKp(JSON.stringify(capital), 0).columns).toEqual(readKp(JSON.stringify(ROWS), 0).columns);
  });
  test('a null is a gap', () => {
    const kp = readKp(JSON.stringify([{ ...ROWS[0], kp: null }, ROWS[1]]), 0);
    expect([kp.columns.kpIndex[0], kp.columns.kpIndex[3]].map(Number.isNaN)).toEqual([true, false]);
  });
  test('meets the hours of zones off the whole hour', () => {
    const kp = readKp(JSON.stringify(ROWS), 0);
    const at = Float64Array.of(
      Date.parse('2026-09-27T14:30Z'),
      Date.parse('2026-09-27T15:30Z'),
      Date.parse('2026-09-27T18:30Z'),
    );
    const [before, after, beyond] = kpColumn(kp, at);
    expect([before, after].map((value) => Math.round(value * 100) / 100)).toEqual([1.33, 5.67]);
    expect(beyond).toBeNaN();
  });
  test.each([
    ['no list', '{}'],
    ['nothing', '[]'],
    ['a row of names alone', '[["time_tag","kp"]]'],
    ['no JSON', '<html>'],
    ['no time', '[{"kp":3}]'],
    ['a time off the hour', '[{"time_tag":"2026-09-27T12:30:00","kp":3}]'],
    ['a Kp beyond nine', '[{"time_tag":"2026-09-27T12:00:00","kp":9.5}]'],
    ['an empty text for a number', '[{"time_tag":"2026-09-27T12:00:00","kp":""}]'],
    ['no Kp', '[{"time_tag":"2026-09-27T12:00:00"}]'],
    ['a span of years', '[{"time_tag":"2016-09-27T12:00:00","kp":1},{"time_tag":"2026-09-27T12:00:00","kp":1}]'],
  ])('with %s is no answer', (_what, text) => {
    expect(() => readKp(text, 0)).toThrow(UpstreamError);
  });
  test('never throws anything else, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        try {
          readKp(text, 0);
        } catch (error) {
          expect(error).toBeInstanceOf(UpstreamError);
        }
      }),
    );
  });
});
