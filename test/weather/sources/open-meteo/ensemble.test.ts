/** The request for an ensemble, its answer, and its bytes in the store. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { HOUR_MS } from '../../../../src/time/units.ts';
import { RUN_VARIABLES, type RunColumns } from '../../../../src/weather/members/ensemble.ts';
import { packEnsemble, unpackEnsemble } from '../../../../src/weather/sources/open-meteo/ensemble-bytes.ts';
import { parseEnsemble } from '../../../../src/weather/sources/open-meteo/ensemble-parse.ts';
import {
  ENSEMBLE_VARIABLES,
  ensembleDays,
  ensembleParameters,
  ensembleWeight,
} from '../../../../src/weather/sources/open-meteo/ensemble-request.ts';
import { forecastEndMs } from '../../../../src/weather/sources/open-meteo/request.ts';
import { ensembleAnswer, reasonAgainstEnsemble, type UpstreamEnsemble } from '../../../upstream/ensemble.ts';
import { recording } from '../../../upstream/fixtures.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:00Z');
const DAY_MS = 24 * HOUR_MS;
const PARAMETERS = ensembleParameters({ lat: 51.5, lon: -0.1 }, 2);

function answerWith(ensemble: UpstreamEnsemble): string {
  return JSON.stringify(ensembleAnswer(PARAMETERS, ensemble, NOW_MS));
}

describe('the request', () => {
  test('has at most nine variables, none that an ensemble answers with nulls', () => {
    expect(ENSEMBLE_VARIABLES.length).toBeLessThanOrEqual(9);
    expect(ENSEMBLE_VARIABLES.join()).not.toMatch(/probability|weather_code/);
    expect(reasonAgainstEnsemble(PARAMETERS)).toBeNull();
  });

  test('reaches the last stamp of the last day that callers may ask about, within fifteen days', () => {
    const zones = ['Pacific/Kiritimati', 'Asia/Shanghai', 'Europe/London', 'UTC', 'America/Los_Angeles', 'Etc/GMT+12'];
    for (const zone of zones) {
      for (let hour = 0; hour < 24; hour++) {
        const nowMs = NOW_MS + hour * HOUR_MS;
        const days = ensembleDays(zone, nowMs);
        const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
        const lastStampMs = todayMs + days * DAY_MS - HOUR_MS;
        expect(days).toBeLessThanOrEqual(15);
        expect(lastStampMs).toBeGreaterThanOrEqual(forecastEndMs(zone, nowMs));
        expect(lastStampMs - forecastEndMs(zone, nowMs)).toBeLessThan(DAY_MS);
      }
    }
  });

  test('weighs variables times runs over ten, and more beyond fourteen days', () => {
    expect(ensembleWeight(7)).toBeCloseTo(30.6, 9);
    expect(ensembleWeight(14)).toBeCloseTo(30.6, 9);
    expect(ensembleWeight(15)).toBeCloseTo((30.6 * 15) / 14, 9);
  });
});

describe('the answer', () => {
  test('a recording: the control run and thirty others, each with its own values', () => {
    const text = recording('amsterdam-ensemble.json');
    const { hourly } = JSON.parse(text) as { hourly: Record<string, number[]> };
    const { runs, startMs } = parseEnsemble(text, NOW_MS);
    expect(runs).toHaveLength(31);
    // Midnight in Amsterdam in summer.
    expect([...startMs]).toEqual([Date.parse('2026-07-10T22:00:00Z')]);
    expect(runs[0].temperatureC[0]).toBe(Math.fround(hourly.temperature_2m[0]));
    expect(runs[30].temperatureC[0]).toBe(Math.fround(hourly.temperature_2m_member30[0]));
    expect(runs[0].cloudPct[0]).toBeNaN();
  });

  test('sums and gusts describe the hour before their stamp, temperatures their stamp', () => {
    const clock: UpstreamEnsemble['value'] = (_variable, run, epochSeconds) => ((epochSeconds / 3600) % 24) + run;
    const { runs, startMs } = parseEnsemble(answerWith({ value: clock }), NOW_MS);
    expect(startMs[0]).toBe(Date.parse('2026-06-10T00:00:00Z'));
    expect([runs[2].temperatureC[5], runs[2].windKmh[5]]).toEqual([7, 7]);
    expect([runs[2].precipitationMm[5], runs[2].gustKmh[5]]).toEqual([8, 8]);
  });

  test('as many runs are taken as there are', () => {
    for (const runs of [1, 12, 51, 120]) expect(parseEnsemble(answerWith({ runs }), NOW_MS).runs).toHaveLength(runs);
  });

  test('keys of several models, units that nobody knows and columns of another length are refused', () => {
    expect(() => parseEnsemble(answerWith({ suffix: '_ecmwf_ifs025_ensemble' }), NOW_MS)).toThrow(
      /temperature_2m_ecmwf_ifs025_ensemble is not of the one model/,
    );
    const strange = answerWith({}).replace('"temperature_2m_member07":"°C"', '"temperature_2m_member07":"K"');
    expect(() => parseEnsemble(strange, NOW_MS)).toThrow(/temperature_2m_member07 is in the unknown unit/);
    const short = JSON.parse(answerWith({}));
    short.hourly.precipitation_member03.pop();
    expect(() => parseEnsemble(JSON.stringify(short), NOW_MS)).toThrow(/precipitation_member03 has not 48 values/);
  });

  test('an answer without a single value is a refusal', () => {
    expect(() => parseEnsemble(answerWith({ value: () => null }), NOW_MS)).toThrow('the ensemble has no values');
  });
});

describe('the bytes', () => {
  const tenths = (min: number, max: number) =>
    fc.oneof(
      fc.constant(Number.NaN),
      fc.integer({ min: min * 10, max: max * 10 }).map((step) => Math.fround(step / 10)),
    );
  const column = (min: number, max: number) =>
    fc.array(tenths(min, max), { minLength: 3, maxLength: 3 }).map((values) => Float32Array.from(values));
  const run: fc.Arbitrary<RunColumns> = fc.record({
    temperatureC: column(-90, 60),
    dewPointC: column(-90, 40),
    precipitationMm: column(0, 300),
    cloudPct: column(0, 100),
    windKmh: column(0, 400),
    gustKmh: column(0, 500),
  });

  test('give back what upstream has sent, to its last decimal', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 60 }), (runs) => {
        const startMs = Float64Array.from([0, 1, 2], (hour) => NOW_MS + hour * HOUR_MS);
        const ensemble = { model: 'a model', updatedAtMs: NOW_MS, startMs, runs };
        const unpacked = unpackEnsemble(packEnsemble(ensemble));
        expect(unpacked).toMatchObject({ model: 'a model', updatedAtMs: NOW_MS, startMs });
        const lines = (columns: readonly RunColumns[] | undefined) =>
          columns?.map((each) => RUN_VARIABLES.map((name) => each[name].join()));
        expect(lines(unpacked?.runs)).toEqual(lines(runs));
      }),
    );
  });

  test('that were cut or are of something else are not an ensemble', () => {
    const whole = packEnsemble(parseEnsemble(answerWith({ runs: 12 }), NOW_MS));
    expect(unpackEnsemble(whole)?.runs).toHaveLength(12);
    expect(unpackEnsemble(whole.subarray(0, whole.length - 2))).toBeNull();
    expect(unpackEnsemble(new Uint8Array(3))).toBeNull();
    const other = new TextEncoder().encode('    {"model":7}');
    new DataView(other.buffer).setUint32(0, other.length - 4, true);
    expect(unpackEnsemble(other)).toBeNull();
  });
});
