/** A forecast is asked for once a run: not before the next one can be there, and when it is. */
import { describe, expect, test } from 'bun:test';
import { UpstreamError } from '../../../../src/upstream/upstream-error.ts';
import { modelsAt, readRun } from '../../../../src/weather/sources/open-meteo/run-clock.ts';
import type { ModelRecord } from '../../../upstream/server.ts';
import { LONDON, memoryStore, NOON_MS, settings, until } from '../../setting.ts';

const open = settings();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A model that runs every three hours; its runs are there two hours later. */
function everyThreeHours(nowMs: () => number): ModelRecord {
  const interval = 3 * HOUR_MS;
  const available = Math.floor(nowMs() / interval) * interval;
  return {
    last_run_initialisation_time: (available - 2 * HOUR_MS) / 1000,
    last_run_availability_time: available / 1000,
    update_interval_seconds: interval / 1000,
  };
}

function withRuns(more: Parameters<typeof open>[0] = {}) {
  let nowMs = NOON_MS;
  const setting = open({ ...more, runs: () => everyThreeHours(() => nowMs) });
  const forecasts = () => setting.upstream.kinds.filter((kind) => kind === 'forecast').length;
  return {
    setting,
    forecasts,
    async passTo(clock: string) {
      const next = Date.parse(`2026-06-10T${clock}:00Z`);
      setting.pass(next - setting.clock.wallMs);
      nowMs = next;
      return setting.weather.forecast(LONDON, next);
    },
  };
}

describe('a forecast', () => {
  test('names the run that it is of, and is not asked for again before the next one can be there', async () => {
    const { setting, forecasts, passTo } = withRuns();
    const first = await passTo('12:30');
    expect(first.provenance.run).toEqual({
      model: 'dwd_icon_d2',
      initialisedMs: Date.parse('2026-06-10T10:00Z'),
      availableMs: NOON_MS,
      intervalMs: 3 * HOUR_MS,
    });
    for (const clock of ['13:20', '14:30', '14:59', '15:05']) expect(await passTo(clock)).toBe(first);
    expect(forecasts()).toBe(1);
    // The record is looked at when a run is due, and its request counts nowhere.
    await until(() => setting.upstream.runsRequested.length === 2);
    expect(setting.upstream.weight).toBeCloseTo(2.057, 3);
  });
  test('is asked for again when the next run has been there for as long as upstream’s servers need', async () => {
    const { setting, forecasts, passTo } = withRuns();
    const first = await passTo('12:30');
    expect(await passTo('15:02')).toBe(first);
    await until(() => setting.upstream.runsRequested.length === 2);
    expect(await passTo('15:09')).toBe(first);
    // The new record may still be on its way.
    let next = await passTo('15:21');
    while (next === first) {
      await Bun.sleep(1);
      next = await passTo('15:21');
    }
    expect(next.provenance.run?.availableMs).toBe(Date.parse('2026-06-10T15:00Z'));
    expect(forecasts()).toBe(2);
  });
  test('that came while a run was spreading does not claim it', async () => {
    const { passTo } = withRuns();
    expect((await passTo('12:05')).provenance.run).toBeUndefined();
  });
  test('keeps its run beyond the life of the process', async () => {
    const store = memoryStore();
    const { passTo } = withRuns({ store });
    const first = await passTo('12:30');
    const later = withRuns({ store });
    expect((await later.passTo('12:31')).provenance.run).toEqual(first.provenance.run);
    expect(later.forecasts()).toBe(0);
  });
  test('of which the run is not known ages as before: three quarters of an hour, give or take five minutes', async () => {
    const setting = open();
    const first = await setting.weather.forecast(LONDON, setting.clock.wallMs);
    expect(first.provenance.run).toBeUndefined();
    setting.pass(39 * MINUTE_MS);
    expect(await setting.weather.forecast(LONDON, setting.clock.wallMs)).toBe(first);
    setting.pass(12 * MINUTE_MS);
    expect(await setting.weather.forecast(LONDON, setting.clock.wallMs)).not.toBe(first);
    expect(setting.events.filter(({ kind }) => kind === 'failed')).toEqual([]);
  });
});

test('each place goes by the models that lead there', () => {
  expect(modelsAt({ lat: 52.5, lon: 13.4 })).toEqual(['dwd_icon_d2']);
  expect(modelsAt({ lat: 59.9, lon: 10.7 })).toEqual(['metno_nordic_pp']);
  expect(modelsAt({ lat: 40.7, lon: -74 })).toEqual(['ncep_hrrr_conus']);
  expect(modelsAt({ lat: 35.7, lon: 139.7 })).toEqual(['jma_msm']);
  expect(modelsAt({ lat: -34.9, lon: 138.6 })).toEqual(['ecmwf_ifs025', 'dwd_icon', 'ncep_gfs013']);
});

test('a record without its three times is none', () => {
  const record = { last_run_initialisation_time: 1, last_run_availability_time: 2, update_interval_seconds: 3 };
  expect(readRun('m', JSON.stringify(record))).toEqual({
    model: 'm',
    initialisedMs: 1000,
    availableMs: 2000,
    intervalMs: 3000,
  });
  for (const name of Object.keys(record))
    expect(() => readRun('m', JSON.stringify({ ...record, [name]: null }))).toThrow(UpstreamError);
});
