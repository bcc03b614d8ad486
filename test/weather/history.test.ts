import { describe, expect, test } from 'bun:test';
import type { Place } from '../../src/place/place.ts';
import { type CivilDate, parseCivilDate } from '../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import type { HourlyRecords, HourlyWeather } from '../../src/weather/hourly.ts';
import { WeatherUnavailable } from '../../src/weather/weather.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import { mildWeather } from '../upstream/weather.ts';
import { ADELAIDE, LONDON, memoryStore, type Setting, settings, until } from './setting.ts';

/** The setting's clock stands at 2026-06-10, noon in UTC. */
const start = settings();

function date(text: string): CivilDate {
  const parsed = parseCivilDate(text);
  if (parsed === null) throw new Error(`${text} is no date`);
  return parsed;
}

function historyOf(
  { weather, clock }: Setting,
  from: string,
  to = from,
  place: Place = LONDON,
): Promise<HourlyWeather> {
  return weather.history(place, date(from), date(to), clock.wallMs);
}

/** With arrays for columns: two typed arrays that hold NaN never compare as equal. */
function plain({ startMs, columns, provenance }: HourlyRecords<string>) {
  const values = Object.entries(columns).map(([name, column]) => [name, [...column]]);
  return { startMs: [...startMs], columns: Object.fromEntries(values), provenance };
}

function spansAsked({ upstream }: Setting): string[] {
  return upstream.requests.map(
    (asked, i) => `${upstream.kinds[i]} ${asked.get('start_date')} ${asked.get('end_date')}`,
  );
}

describe('the seam between archive and forecast host', () => {
  test('the eighth day back is the archive’s, and so is the seventh; the sixth and fifth are the forecast host’s', async () => {
    for (const [day, kind] of [
      ['2026-06-02', 'archive'],
      ['2026-06-03', 'archive'],
      ['2026-06-04', 'forecast'],
      ['2026-06-05', 'forecast'],
      ['2026-06-09', 'forecast'],
    ] as const) {
      const setting = start();
      await historyOf(setting, day);
      expect([day, ...setting.upstream.kinds]).toEqual([day, kind]);
    }
  });

  test('a range across it is two requests and has every hour once', async () => {
    const setting = start();
    const hours = await historyOf(setting, '2026-05-30', '2026-06-09');
    expect(spansAsked(setting).toSorted()).toEqual(['archive 2026-05-29 2026-06-03', 'forecast 2026-06-03 2026-06-09']);
    expect(hours.length).toBe(11 * 24);
    expect(hours.startMs.every((at, i) => i === 0 || at - hours.startMs[i - 1] === HOUR_MS)).toBe(true);
    expect(hours.startMs[0]).toBe(Date.parse('2026-05-30T00:00:00+01:00'));
    expect(hours.provenance).toMatchObject({ source: 'open-meteo', stale: false });
  });

  test('each hour has the sum that upstream stamps at its end, also the last before the seam', async () => {
    const setting = start({ weather: (name, at) => (name === 'precipitation' ? (at / 3600) % 7 : 1) });
    const { startMs, columns } = await historyOf(setting, '2026-06-02', '2026-06-05');
    expect(startMs.every((at, i) => columns.precipitationMm[i] === (at / HOUR_MS + 1) % 7)).toBe(true);
  });

  test('what the archive lacks is unknown on either side; the UV index is computed, none at night', async () => {
    const setting = start();
    const { columns } = await historyOf(setting, '2026-06-01', '2026-06-09');
    expect(columns.visibilityM.every(Number.isNaN)).toBe(true);
    expect(columns.precipitationProbabilityPct.every(Number.isNaN)).toBe(true);
    expect(columns.uvIndex[0]).toBe(0);
    expect(columns.uvIndex[13]).toBeGreaterThan(5);
    expect(columns.uvIndex[13]).toBeLessThan(9);
  });

  test('a request weighs what upstream counts for it', async () => {
    const setting = start();
    await historyOf(setting, '2026-05-01', '2026-05-31');
    const spent = setting.events.flatMap((event) => (event.kind === 'answered' ? [event.weight] : []));
    expect(spent).toEqual([setting.upstream.weight]);
    expect(setting.upstream.weight).toBeCloseTo((1.2 * 32) / 14, 5);
  });
});

describe('days', () => {
  test('have 23 and 25 hours when the clocks change', async () => {
    const setting = start();
    expect((await historyOf(setting, '2026-03-29')).length).toBe(23);
    expect((await historyOf(setting, '2025-10-26')).length).toBe(25);
    expect((await historyOf(setting, '2025-10-25', '2025-10-27')).length).toBe(73);
  });

  test('lie on the whole hours of Adelaide, values between those read half an hour before and after', async () => {
    const setting = start();
    const hours = await historyOf(setting, '2026-05-01', '2026-05-02', ADELAIDE);
    expect(hours.length).toBe(48);
    expect(hours.startMs[0]).toBe(Date.parse('2026-05-01T00:00:00+09:30'));
    const value = (at: number) => mildWeather('temperature_2m', at / 1000, 0, 138.6) ?? 0;
    const between = (value(hours.startMs[0] - HOUR_MS / 2) + value(hours.startMs[0] + HOUR_MS / 2)) / 2;
    expect(hours.columns.temperatureC[0]).toBeCloseTo(between, 4);
    expect(hours.columns.precipitationMm.every((mm) => mm >= 0)).toBe(true);
  });

  test('end with the hour before midnight in every zone, sums included', async () => {
    for (const tzId of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'UTC', 'Australia/Lord_Howe']) {
      const setting = start();
      const hours = await historyOf(setting, '2026-06-03', '2026-06-09', { ...LONDON, tzId });
      expect([tzId, hours.length]).toEqual([tzId, 7 * 24]);
      expect(hours.columns.precipitationMm.every((mm) => mm >= 0)).toBe(true);
    }
  });
});

describe('what is kept', () => {
  test('a day of the archive asked for twice is one request, however much later', async () => {
    const setting = start();
    await historyOf(setting, '2026-05-01');
    setting.pass(300 * DAY_MS);
    await historyOf(setting, '2026-05-01');
    expect(setting.upstream.requests).toHaveLength(1);
  });

  test('asked for at one time by many, it is one request', async () => {
    const setting = start();
    await Promise.all(Array.from({ length: 20 }, () => historyOf(setting, '2026-05-01', '2026-05-03')));
    expect(setting.upstream.requests).toHaveLength(1);
  });

  test('only days that are not at hand are asked for', async () => {
    const setting = start();
    await historyOf(setting, '2026-05-01', '2026-05-05');
    await historyOf(setting, '2026-05-03', '2026-05-08');
    expect(spansAsked(setting)[1]).toBe('archive 2026-05-05 2026-05-08');
  });

  test('yesterday is asked for again after six hours, and of the archive once it is a week old', async () => {
    const setting = start();
    await historyOf(setting, '2026-06-09');
    setting.pass(5 * HOUR_MS);
    await historyOf(setting, '2026-06-09');
    expect(setting.upstream.kinds).toEqual(['forecast']);
    setting.pass(2 * HOUR_MS);
    await historyOf(setting, '2026-06-09');
    expect(setting.upstream.kinds).toEqual(['forecast', 'forecast']);
    setting.pass(6 * DAY_MS);
    await historyOf(setting, '2026-06-09');
    setting.pass(30 * DAY_MS);
    await historyOf(setting, '2026-06-09');
    expect(setting.upstream.kinds).toEqual(['forecast', 'forecast', 'archive']);
  });

  test('a day that the archive still has gaps in is asked for again a day later', async () => {
    let gap = true;
    const setting = start({
      weather: (name, at, lat, lon) => (gap && name === 'temperature_2m' ? null : mildWeather(name, at, lat, lon)),
    });
    expect((await historyOf(setting, '2026-06-03')).columns.temperatureC[12]).toBeNaN();
    await historyOf(setting, '2026-06-03');
    expect(setting.upstream.requests).toHaveLength(1);
    gap = false;
    setting.pass(DAY_MS);
    expect((await historyOf(setting, '2026-06-03')).columns.temperatureC[12]).toBeGreaterThan(0);
    setting.pass(DAY_MS);
    await historyOf(setting, '2026-06-03');
    expect(setting.upstream.requests).toHaveLength(2);
  });

  test('outlives the process: with the same store nothing is asked again, forecast and air included', async () => {
    const store = memoryStore();
    const first = start({ store });
    const before = await historyOf(first, '2026-05-01', '2026-05-02');
    const forecast = await first.weather.forecast(ADELAIDE, first.clock.wallMs);
    const air = await first.weather.airQuality(LONDON, first.clock.wallMs);
    expect(first.upstream.requests).toHaveLength(3);
    const second = start({ store, mode: 'auto' });
    expect(plain(await historyOf(second, '2026-05-01', '2026-05-02'))).toEqual(plain(before));
    expect(plain(await second.weather.forecast(ADELAIDE, second.clock.wallMs))).toEqual(plain(forecast));
    expect(plain(await second.weather.airQuality(LONDON, second.clock.wallMs))).toEqual(plain(air));
    expect(second.upstream.requests).toHaveLength(0);
  });

  test('a forecast from before the restart is asked for anew when its time is over, and stands in when that fails', async () => {
    const store = memoryStore();
    const first = start({ store });
    await first.weather.forecast(LONDON, first.clock.wallMs);
    const second = start({ store });
    second.pass(HOUR_MS);
    second.upstream.fail({ kind: 'status', status: 500, body: '' });
    const stale = await second.weather.forecast(LONDON, second.clock.wallMs);
    expect(stale.provenance).toMatchObject({ stale: true, updatedAtMs: first.clock.wallMs });
    second.pass(6 * HOUR_MS);
    expect(second.weather.forecast(LONDON, second.clock.wallMs)).rejects.toBeInstanceOf(WeatherUnavailable);
  });
});

describe('when upstream fails', () => {
  test('days that are not at hand are unavailable, with the time to wait', async () => {
    const setting = start();
    setting.upstream.fail({ kind: 'minutely-limit' });
    const refusal = await historyOf(setting, '2026-05-01').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(WeatherUnavailable);
    expect(refusal instanceof WeatherUnavailable && refusal.retryAfterSeconds).toBe(60);
  });

  test('a day of the last week stands in, marked stale, as long as it is what came of the day', async () => {
    const setting = start();
    await historyOf(setting, '2026-06-08', '2026-06-09');
    setting.pass(12 * HOUR_MS);
    setting.upstream.fail({ kind: 'status', status: 500, body: '' });
    expect((await historyOf(setting, '2026-06-08', '2026-06-09')).provenance.stale).toBe(true);
    expect(historyOf(setting, '2026-06-07', '2026-06-09')).rejects.toBeInstanceOf(WeatherUnavailable);
  });

  test('a forecast never passes for history', async () => {
    const setting = start();
    await historyOf(setting, '2026-06-24');
    setting.pass(15 * DAY_MS);
    setting.upstream.fail({ kind: 'status', status: 500, body: '' });
    expect(historyOf(setting, '2026-06-24')).rejects.toBeInstanceOf(WeatherUnavailable);
  });

  test('air of the last day stands in as data, marked stale, of the last six hours for a decision, and older air does not', async () => {
    const setting = start();
    const { weather, clock, upstream } = setting;
    const fresh = await weather.airQuality(LONDON, clock.wallMs);
    setting.pass(HOUR_MS / 2);
    expect(await weather.airQuality(LONDON, clock.wallMs)).toBe(fresh);
    setting.pass(HOUR_MS);
    upstream.fail({ kind: 'status', status: 500, body: '' });
    expect((await weather.airQuality(LONDON, clock.wallMs)).provenance.stale).toBe(true);
    setting.pass(6 * HOUR_MS);
    expect(weather.airQuality(LONDON, clock.wallMs, 'decision')).rejects.toBeInstanceOf(WeatherUnavailable);
    setting.pass(16.5 * HOUR_MS);
    expect((await weather.airQuality(LONDON, clock.wallMs)).provenance.stale).toBe(true);
    setting.pass(1);
    expect(weather.airQuality(LONDON, clock.wallMs)).rejects.toBeInstanceOf(WeatherUnavailable);
  });

  test('a place that is rejected for one kind is still asked about for others', async () => {
    const setting = start();
    setting.upstream.fail({ kind: 'status', status: 400, body: '{"error":true,"reason":"No data"}' });
    await historyOf(setting, '2026-05-01').catch(() => {});
    setting.upstream.heal();
    await setting.weather.forecast(LONDON, setting.clock.wallMs);
    await historyOf(setting, '2026-05-01').catch(() => {});
    expect(setting.upstream.kinds).toEqual(['archive', 'forecast']);
  });
});

describe('modes', () => {
  test('typical answers days from the climate', async () => {
    const setting = start({ mode: 'typical' });
    const hours = await historyOf(setting, '2026-03-28', '2026-03-29');
    expect([hours.length, hours.provenance.source]).toEqual([47, 'typical']);
    expect(setting.upstream.requests).toHaveLength(0);
  });

  test('auto answers days from the climate while upstream is absent, and from upstream otherwise', async () => {
    const setting = start({ mode: 'auto', probesAtStart: true });
    setting.upstream.fail({ kind: 'status', status: 502, body: '' }, 1);
    await until(() => setting.weather.presence.state === 'absent');
    expect((await historyOf(setting, '2026-05-01')).provenance.source).toBe('typical');
    const other = start({ mode: 'auto' });
    expect((await historyOf(other, '2026-05-01')).provenance.source).toBe('open-meteo');
  });

  test('auto says when to ask for air quality again while upstream is absent, and has it once a probe is answered', async () => {
    const timers = new ManualTimers();
    const setting = start({ mode: 'auto', timers });
    setting.upstream.fail({ kind: 'hang' });
    const refused = setting.weather.airQuality(ADELAIDE, setting.clock.wallMs);
    timers.pass(1_500);
    await expect(refused).rejects.toThrow('has not answered yet; try again in 5 seconds');
    expect(setting.events.filter(({ kind }) => kind === 'answered' || kind === 'failed')).toEqual([]);
    setting.upstream.heal();
    await until(() => setting.weather.state().upstreamHasAnswered);
    const air = await setting.weather.airQuality(ADELAIDE, setting.clock.wallMs);
    expect(air.startMs.every((at) => (at + 9.5 * HOUR_MS) % HOUR_MS === 0)).toBe(true);
    expect(air.columns.pm25UgM3[30]).toBeCloseTo(12.4, 5);
    expect(air.provenance.attribution).toContain('CAMS');
    expect(setting.upstream.kinds.toSorted()).toEqual(['air-quality', 'forecast']);
  });

  test('a question in a terminal waits for its air quality as it does for other weather', async () => {
    const setting = start({ mode: 'auto', patienceMs: 5_000 });
    const air = await setting.weather.airQuality(ADELAIDE, setting.clock.wallMs);
    expect(air.columns.pm25UgM3[30]).toBeCloseTo(12.4, 5);
  });
});
