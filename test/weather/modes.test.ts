import { describe, expect, test } from 'bun:test';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import { ManualTimers } from '../support/manual-timers.ts';
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
  test('waits at most 1.5 s for an upstream that hangs, then answers from the climate at once', async () => {
    const timers = new ManualTimers();
    const setting = start({ mode: 'auto', timers });
    setting.upstream.fail({ kind: 'hang' });
    let isDone = false;
    const first = Promise.resolve(setting.weather.forecast(LONDON, NOON_MS)).finally(() => {
      isDone = true;
    });
    await until(() => setting.upstream.requests.length === 1);
    timers.pass(1_499);
    await Bun.sleep(5);
    expect(isDone).toBe(false);
    timers.pass(1);
    expect((await first).provenance.source).toBe('typical');
    // From now on nobody waits, and nobody but the probe asks.
    expect(await setting.weather.forecast(LONDON, NOON_MS)).toBe(await first);
    await setting.weather.forecast(ADELAIDE, NOON_MS);
    await until(() => setting.upstream.requests.length === 2);
    expect(setting.upstream.requests[1].get('hourly')).toBe('temperature_2m');
  });

  test('gives real weather to the very first caller of an upstream that answers', async () => {
    const setting = start({ mode: 'auto' });
    expect((await setting.weather.forecast(LONDON, NOON_MS)).provenance.source).toBe('open-meteo');
    expect((await setting.weather.forecast(ADELAIDE, NOON_MS)).provenance.source).toBe('open-meteo');
    expect(setting.upstream.requests.length).toBe(2);
  });

  test('a server settles it with one small request before its first caller', async () => {
    const setting = start({ mode: 'auto', probesAtStart: true });
    await until(() => setting.weather.state().upstreamHasAnswered);
    expect(setting.upstream.requests.map((request) => request.get('hourly'))).toEqual(['temperature_2m']);
    expect(setting.upstream.weight).toBe(1);
    expect(setting.weather.presence.state).toBe('answering');
  });

  test('once upstream has answered, an outage is stale or unavailable, never the climate', async () => {
    const setting = start({ mode: 'auto' });
    await setting.weather.forecast(LONDON, NOON_MS);
    setting.upstream.fail({ kind: 'status', status: 500, body: '' });
    setting.pass(HOUR_MS);
    const stale = await setting.weather.forecast(LONDON, setting.clock.wallMs);
    expect(stale.provenance).toMatchObject({ source: 'open-meteo', stale: true });
    expect(causeOf(await refusalOf(setting, ADELAIDE))).toBe('server');
  });

  test('probes an upstream that is not there ever less often, and finds it when it comes', async () => {
    const timers = new ManualTimers();
    const setting = start({ mode: 'auto', probesAtStart: true, timers });
    const { upstream, weather, events } = setting;
    upstream.fail({ kind: 'status', status: 502, body: '' });
    const failures = () => events.filter((event) => event.kind === 'failed').length;
    await until(() => weather.presence.state === 'absent' && timers.size > 0);
    const sentAt: number[] = [];
    for (let second = 0; second < 300; second++) {
      expect((await weather.forecast(near(LONDON, second), NOON_MS)).provenance.source).toBe('typical');
      const [before, waiting] = [failures(), timers.size];
      // The breaker's clock as well, so that each probe is sent.
      setting.pass(1_000);
      timers.pass(1_000);
      // A timer went off: the deadline of the first answer, or a probe, which ends by setting the next one.
      if (timers.size < waiting) await Promise.race([until(() => timers.size === waiting), Bun.sleep(500)]);
      if (failures() > before) sentAt.push(second + 1);
    }
    const pauses = sentAt.map((at, i) => at - (sentAt[i - 1] ?? 0));
    expect(pauses.length).toBeLessThan(10);
    expect(pauses.every((pause, i) => pause >= (pauses[i - 1] ?? 5))).toBe(true);
    upstream.heal();
    for (let tries = 0; tries < 500 && weather.presence.state !== 'answering'; tries++) {
      setting.pass(1_000);
      timers.pass(1_000);
      await Bun.sleep(1);
    }
    expect((await weather.forecast(LONDON, setting.clock.wallMs)).provenance.source).toBe('open-meteo');
  });

  test('takes an upstream that refuses the probe for one that is there', async () => {
    const setting = start({ mode: 'auto', probesAtStart: true });
    setting.upstream.fail(
      { kind: 'status', status: 400, body: '{"error":true,"reason":"No data for this location"}' },
      1,
    );
    await until(() => setting.weather.presence.state === 'answering');
    expect((await setting.weather.forecast(LONDON, NOON_MS)).provenance.source).toBe('open-meteo');
  });
});
