import { describe, expect, test } from 'bun:test';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import { ADELAIDE, causeOf, LONDON, NOON_MS, near, refusalOf, settings, until } from './setting.ts';

const MINUTE_MS = 60_000;

const start = settings();

describe('mode typical', () => {
  test('asks nobody, covers yesterday to today + 15 on local hours, and remembers for the day', async () => {
    const setting = start({ mode: 'typical' });
    const { weather, clock, typicalCalls } = setting;
    const hours = await weather.forecast(ADELAIDE, clock.wallMs);
    expect(hours.provenance.source).toBe('typical');
    expect(hours.length).toBe(17 * 24);
    expect(hours.startMs[0]).toBe(Date.parse('2026-06-09T00:00:00+09:30'));
    setting.pass(30 * MINUTE_MS);
    expect(await weather.forecast(ADELAIDE, clock.wallMs)).toBe(hours);
    clock.wallMs += DAY_MS;
    await weather.forecast(ADELAIDE, clock.wallMs);
    expect(typicalCalls.map((startMs) => startMs.length)).toEqual([408, 408]);
    expect(setting.upstream.requests.length).toBe(0);
  });
});

describe('mode auto', () => {
  test('answers from the climate at once while upstream hangs', async () => {
    const setting = start({ mode: 'auto' });
    setting.upstream.fail({ kind: 'hang' });
    const first = await setting.weather.forecast(LONDON, NOON_MS);
    expect(first.provenance.source).toBe('typical');
    expect(await setting.weather.forecast(LONDON, NOON_MS)).toBe(first);
  });

  test('uses upstream for a cell from the first answer on', async () => {
    const setting = start({ mode: 'auto' });
    expect((await setting.weather.forecast(LONDON, NOON_MS)).provenance.source).toBe('typical');
    await until(() => setting.events.some((event) => event.kind === 'answered'));
    expect((await setting.weather.forecast(LONDON, NOON_MS)).provenance.source).toBe('open-meteo');
    expect(setting.upstream.requests.length).toBe(1);
    expect((await setting.weather.forecast(ADELAIDE, NOON_MS)).provenance.source).toBe('open-meteo');
  });

  test('once upstream has answered, an outage is stale or unavailable, never the climate', async () => {
    const setting = start({ mode: 'auto' });
    await setting.weather.forecast(LONDON, NOON_MS);
    await until(() => setting.events.some((event) => event.kind === 'answered'));
    setting.upstream.fail({ kind: 'status', status: 500, body: '' });
    setting.pass(HOUR_MS);
    const stale = await setting.weather.forecast(LONDON, setting.clock.wallMs);
    expect(stale.provenance).toMatchObject({ source: 'open-meteo', stale: true });
    expect(causeOf(await refusalOf(setting, ADELAIDE))).toBe('server');
  });

  test('does not hammer an upstream that is not there, and finds it when it comes', async () => {
    const setting = start({ mode: 'auto' });
    const { upstream, weather, clock, events } = setting;
    upstream.fail({ kind: 'status', status: 502, body: '' });
    const failures = () => events.filter((event) => event.kind === 'failed' && !event.willRetry).length;
    for (let i = 0; i < 3; i++) {
      await weather.forecast(LONDON, clock.wallMs);
      await until(() => failures() === i + 1);
    }
    for (let i = 0; i < 100; i++) {
      expect((await weather.forecast(near(LONDON, i), clock.wallMs)).provenance.source).toBe('typical');
    }
    expect(upstream.requests.length).toBe(6);
    upstream.heal();
    setting.pass(5_000);
    await weather.forecast(LONDON, clock.wallMs);
    await until(() => events.some((event) => event.kind === 'answered'));
    expect((await weather.forecast(LONDON, clock.wallMs)).provenance.source).toBe('open-meteo');
  });
});
