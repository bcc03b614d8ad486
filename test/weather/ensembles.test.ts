/** Members from real ensembles: what they are, what they cost, and that nobody waits for them. */
import { describe, expect, test } from 'bun:test';
import { HOUR_MS } from '../../src/time/units.ts';
import type { StoredBytes } from '../../src/weather/cache/store.ts';
import { HOURLY_VARIABLES, type HourlyVariable, type HourlyWeather } from '../../src/weather/hourly.ts';
import type { Members } from '../../src/weather/members/members.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import type { UpstreamRun } from '../upstream/ensemble.ts';
import { spreadRuns } from '../upstream/ensemble.ts';
import type { Fault } from '../upstream/server.ts';
import { mildWeather } from '../upstream/weather.ts';
import { ADELAIDE, LONDON, memoryStore, NOON_MS, near, type Setting, settings, until } from './setting.ts';

const open = settings();
const LONG_MS = 60_000;
/** Six variables of 51 runs: 6 · 51 / 10, for the fourteen days that London needs in summer. */
const UNITS = 30.6;
const FORECAST_UNITS = 2.057;

async function forecastOf({ weather, clock }: Setting, place = LONDON): Promise<HourlyWeather> {
  return weather.forecast(place, clock.wallMs);
}

async function ask(setting: Setting, maxWaitMs = LONG_MS, place = LONDON): Promise<Members | null> {
  return setting.weather.ensemble(place, await forecastOf(setting, place), setting.clock.wallMs, maxWaitMs);
}

/** The members, of which there must be some. */
async function membersOf(setting: Setting, place = LONDON): Promise<Members> {
  const members = await ask(setting, LONG_MS, place);
  if (members === null) throw new Error('there are no members');
  return members;
}

const asked = ({ upstream }: Setting) => upstream.kinds.filter((kind) => kind === 'ensemble').length;
const said = ({ events }: Setting) =>
  events.flatMap((event) => (event.kind === 'failed' && event.host === 'open-meteo ensemble' ? [event.reason] : []));

/** Waits until the request behind an answer has ended. */
async function settled(setting: Setting, requests = 1): Promise<void> {
  await until(
    () => asked(setting) === requests && setting.weather.state().hosts.every(({ inFlight }) => inFlight === 0),
  );
  await Bun.sleep(5);
}

describe('the members', () => {
  test('are the 51 runs on the hours of the forecast, with their origin', async () => {
    const setting = open();
    const forecast = await forecastOf(setting);
    setting.pass(60_000);
    const members = await membersOf(setting);
    expect(members).toMatchObject({
      method: 'ensemble',
      model: 'ecmwf_ifs025_ensemble',
      updatedAtMs: NOON_MS + 60_000,
    });
    expect(members.weathers).toHaveLength(51);
    for (const weather of members.weathers) {
      expect(weather.startMs).toBe(forecast.startMs);
      expect(weather.provenance).toBe(forecast.provenance);
    }
  });

  test('depart from the forecast as their run departs from the mean of all runs', async () => {
    const setting = open();
    const { columns, startMs } = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    const i = startMs.indexOf(NOON_MS + 30 * HOUR_MS);
    for (const [run, member] of weathers.entries()) {
      // Run 25 is the mean; each further one is a tenth of a degree warmer and a fifth of a km/h windier.
      expect(member.columns.temperatureC[i]).toBeCloseTo(columns.temperatureC[i] + (run - 25) / 10, 4);
      expect(member.columns.dewPointC[i]).toBeCloseTo(columns.dewPointC[i] + (run - 25) / 20, 1);
      const mean = mildWeather('wind_speed_10m', startMs[i] / 1000, 0, 0) ?? 0;
      expect(member.columns.windKmh[i]).toBeCloseTo((columns.windKmh[i] * (mean + run / 5)) / (mean + 5), 1);
      // Every third of them is a rainy one, in all hours from the one in which the forecast was made.
      const isWet = run % 3 === 0;
      expect(member.columns.precipitationMm[i]).toBeCloseTo(isWet ? 0.3 : 0, 5);
      expect(member.columns.precipitationProbabilityPct[i]).toBe(isWet ? 100 : 0);
    }
  });

  test('share with the forecast the hours that were over when it was made', async () => {
    const setting = open();
    const forecast = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    const now = forecast.startMs.indexOf(NOON_MS);
    for (const { columns } of weathers) {
      expect(columns.temperatureC.slice(0, now)).toEqual(forecast.columns.temperatureC.slice(0, now));
      expect(columns.precipitationMm.slice(0, now)).toEqual(forecast.columns.precipitationMm.slice(0, now));
      expect(columns.windKmh.slice(0, now)).toEqual(forecast.columns.windKmh.slice(0, now));
    }
    const rain = weathers.map(({ columns }) => columns.precipitationMm[now] > 0);
    expect(new Set(rain).size).toBe(2);
  });

  test('equal the forecast in all but rain where the runs are identical', async () => {
    const same: UpstreamRun = (variable, _run, ...where) => spreadRuns(variable, 13, ...where);
    const setting = open({ ensemble: { value: same, openHours: 0 } });
    const forecast = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    // The last hour of the thirteenth day after today, the last that callers may ask about.
    expect(forecast.startMs.at(-1)).toBe(Date.parse('2026-06-23T22:00:00Z'));
    const ofRain = new Set<HourlyVariable>([
      'precipitationMm',
      'precipitationProbabilityPct',
      'snowfallCm',
      'weatherCode',
    ]);
    for (const name of HOURLY_VARIABLES.filter((each) => !ofRain.has(each))) {
      for (const { columns } of weathers) {
        const differences = columns[name].map((value, i) => Math.abs(value - forecast.columns[name][i]));
        expect(Math.max(0, ...differences.filter((each) => !Number.isNaN(each)))).toBeLessThan(1e-3);
        expect(columns[name].findIndex(Number.isNaN)).toBe(forecast.columns[name].findIndex(Number.isNaN));
      }
    }
    for (const name of ofRain) expect(new Set(weathers.map(({ columns }) => columns[name].join())).size).toBe(1);
  });

  test('are the same whatever the order of the runs', async () => {
    const turned: UpstreamRun = (variable, run, ...where) => spreadRuns(variable, (run * 20 + 7) % 51, ...where);
    const linesOf = async (value: UpstreamRun) => {
      const { weathers } = await membersOf(open({ ensemble: { value } }));
      return weathers.map(({ columns }) => HOURLY_VARIABLES.map((name) => columns[name].join()).join(';')).toSorted();
    };
    expect(await linesOf(turned)).toEqual(await linesOf(spreadRuns));
  });

  test('leave out a run without values, and an hour without them; the others are as they were', async () => {
    const gaps: UpstreamRun = (variable, run, at, ...where) =>
      run === 50 || (run === 25 && at === NOON_MS / 1000 + 86_400) ? null : spreadRuns(variable, run, at, ...where);
    const whole = await membersOf(open({ ensemble: { runs: 50 } }));
    const { weathers } = await membersOf(open({ ensemble: { value: gaps } }));
    expect(weathers).toHaveLength(50);
    const i = weathers[0].startMs.indexOf(NOON_MS + 24 * HOUR_MS);
    expect(weathers[25].columns.temperatureC[i]).toBeNaN();
    for (const run of [0, 24, 49]) {
      expect(weathers[run].columns.temperatureC[i]).toBeCloseTo(whole.weathers[run].columns.temperatureC[i], 1);
      expect(weathers[run].columns.temperatureC[i + 1]).toBe(whole.weathers[run].columns.temperatureC[i + 1]);
    }
  });

  test('end where the runs end, all together', async () => {
    const setting = open({ ensemble: { openHours: 48 } });
    const forecast = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    // Fourteen days from midnight less two; the sums of the last hour would be stamped at its end.
    const end = forecast.startMs.indexOf(Date.parse('2026-06-22T00:00:00Z'));
    for (const { columns } of weathers) {
      expect(columns.temperatureC[end - 1]).not.toBeNaN();
      expect(columns.precipitationMm[end - 2]).not.toBeNaN();
      for (const name of ['temperatureC', 'precipitationMm', 'windKmh', 'cloudPct'] as const) {
        expect(columns[name][end]).toBeNaN();
      }
    }
  });

  test('are none when fewer than ten runs have values, and that is not requested again', async () => {
    const few: UpstreamRun = (variable, run, ...where) => (run < 9 ? spreadRuns(variable, run, ...where) : null);
    const setting = open({ ensemble: { value: few } });
    expect(await ask(setting)).toBeNull();
    expect(await ask(setting)).toBeNull();
    expect(asked(setting)).toBe(1);
    expect(await ask(open({ ensemble: { runs: 10 } }))).not.toBeNull();
  });

  test('take the dew point of the forecast, and gusts after the wind, where no run has them', async () => {
    const without: UpstreamRun = (variable, ...rest) =>
      variable === 'dew_point_2m' || variable === 'wind_gusts_10m' ? null : spreadRuns(variable, ...rest);
    const setting = open({ ensemble: { value: without } });
    const { columns, startMs } = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    const i = startMs.indexOf(NOON_MS + 30 * HOUR_MS);
    for (const member of weathers) {
      expect(member.columns.dewPointC[i]).toBeCloseTo(
        Math.min(columns.dewPointC[i], member.columns.temperatureC[i]),
        4,
      );
      const factor = member.columns.windKmh[i] / columns.windKmh[i];
      expect(member.columns.gustKmh[i]).toBeCloseTo(columns.gustKmh[i] * factor, 3);
    }
  });

  test('have bounded winds, also about a calm', async () => {
    const gale: UpstreamRun = (variable, run, ...where) =>
      variable.startsWith('wind') ? (run === 0 ? 80 : 0) : spreadRuns(variable, run, ...where);
    const setting = open({ ensemble: { value: gale } });
    const { columns, startMs } = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    const i = startMs.indexOf(NOON_MS + 30 * HOUR_MS);
    expect(weathers[0].columns.windKmh[i]).toBeCloseTo(5 * columns.windKmh[i], 3);
    // The mean, 1.6 km/h, is as good as a calm.
    expect(weathers[1].columns.windKmh[i]).toBeCloseTo(columns.windKmh[i], 3);
  });

  test('have no gust that is weaker than the wind', async () => {
    const odd: UpstreamRun = (variable, run, ...where) =>
      variable === 'wind_gusts_10m' ? 60 - run : spreadRuns(variable, run, ...where);
    const setting = open({ ensemble: { value: odd } });
    const { columns, startMs } = await forecastOf(setting);
    const { weathers } = await membersOf(setting);
    const i = startMs.indexOf(NOON_MS + 30 * HOUR_MS);
    for (const member of weathers) {
      expect(member.columns.gustKmh[i]).toBeGreaterThanOrEqual(member.columns.windKmh[i] - 1e-3);
    }
    expect(weathers[50].columns.gustKmh[i]).toBeCloseTo(weathers[50].columns.windKmh[i], 3);
    expect(weathers[0].columns.gustKmh[i]).toBeCloseTo((columns.gustKmh[i] * 60) / 35, 3);
  });

  test('lie on the local hours of a zone off the whole hour, with all the rain', async () => {
    const showers: UpstreamRun = (variable, run, at, ...where) =>
      variable === 'precipitation' ? (Math.floor(at / 3600 + run) % 6) * 0.4 : spreadRuns(variable, run, at, ...where);
    const setting = open({ ensemble: { value: showers } });
    const forecast = await forecastOf(setting, ADELAIDE);
    const { weathers } = await membersOf(setting, ADELAIDE);
    const from = forecast.startMs.findIndex((ms) => ms >= NOON_MS + HOUR_MS);
    expect(forecast.startMs[from] % HOUR_MS).toBe(HOUR_MS / 2);
    for (const { columns } of weathers) {
      // Whole cycles of six hours: 0 + 0.4 + 0.8 + 1.2 + 1.6 + 2 mm.
      const sum = columns.precipitationMm.slice(from, from + 24).reduce((total, mm) => total + mm, 0);
      expect(sum).toBeCloseTo(4 * 6, 3);
    }
  });

  test('stay the same object while forecast and ensemble do', async () => {
    const setting = open();
    const first = await membersOf(setting);
    expect(await membersOf(setting)).toBe(first);
    const withSea = await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['sea']);
    const about = await setting.weather.ensemble(LONDON, withSea, setting.clock.wallMs, 0);
    expect(about?.weathers[0].columns.waveHeightM).toBe(withSea.columns.waveHeightM);
    expect(await setting.weather.ensemble(LONDON, withSea, setting.clock.wallMs, 0)).toBe(about);
    expect(await membersOf(setting)).toBe(first);
    setting.pass(HOUR_MS);
    const next = await membersOf(setting);
    expect(next).not.toBe(first);
    expect(next.updatedAtMs).toBe(first.updatedAtMs);
    expect(asked(setting)).toBe(1);
  });
});

describe('the request', () => {
  test('is one model, in the terms of the forecast, and weighs each run', async () => {
    const setting = open();
    await membersOf(setting);
    const parameters = setting.upstream.requests[setting.upstream.kinds.indexOf('ensemble')];
    expect(Object.fromEntries(parameters)).toEqual({
      latitude: '51.50',
      longitude: '-0.10',
      hourly: 'temperature_2m,dew_point_2m,precipitation,cloud_cover,wind_speed_10m,wind_gusts_10m',
      models: 'ecmwf_ifs025_ensemble',
      forecast_days: '14',
      timezone: 'GMT',
      timeformat: 'unixtime',
      wind_speed_unit: 'kmh',
    });
    expect(setting.upstream.weight).toBeCloseTo(FORECAST_UNITS, 2);
    expect(setting.upstream.ensembleWeight).toBeCloseTo(UNITS, 2);
    const host = setting.weather.state().hosts.find(({ service }) => service === 'ensemble');
    expect(host).toMatchObject({ requests: 1, failures: 0, budget: [] });
    expect(host?.weight).toBeCloseTo(UNITS, 2);
  });

  test('is made behind the answer where nobody waits, once for a town', async () => {
    const setting = open();
    expect(await ask(setting, 0)).toBeNull();
    expect(await ask(setting, 0)).toBeNull();
    await settled(setting);
    const members = await ask(setting, 0);
    expect(members?.weathers).toHaveLength(51);
    expect((await ask(setting, 0, near(LONDON, 3)))?.updatedAtMs).toBe(members?.updatedAtMs);
    expect(asked(setting)).toBe(1);
  });

  test('is waited for as long as the caller says, and no longer', async () => {
    const timers = new ManualTimers();
    const setting = open({ timers });
    const forecast = await forecastOf(setting);
    setting.upstream.failKind('ensemble', { kind: 'hang' });
    let isDone = false;
    const answer = setting.weather.ensemble(LONDON, forecast, setting.clock.wallMs, 800).finally(() => {
      isDone = true;
    });
    await until(() => asked(setting) === 1);
    timers.pass(799);
    await Bun.sleep(10);
    expect(isDone).toBe(false);
    timers.pass(1);
    expect(await answer).toBeNull();
    setting.upstream.heal();
    await settled(setting);
    expect(await ask(setting, 0)).not.toBeNull();
    expect(asked(setting)).toBe(1);
  });

  test('is made again after a run; until the new one is there the old one serves, for nine hours in all', async () => {
    const setting = open();
    const first = await membersOf(setting);
    setting.pass(5.5 * HOUR_MS);
    await membersOf(setting);
    await Bun.sleep(5);
    expect(asked(setting)).toBe(1);
    setting.upstream.failKind('ensemble', { kind: 'status', status: 500, body: '' });
    setting.pass(HOUR_MS);
    expect((await membersOf(setting)).updatedAtMs).toBe(first.updatedAtMs);
    await settled(setting, 2);
    setting.pass(3 * HOUR_MS);
    expect(await ask(setting)).toBeNull();
    setting.upstream.heal();
    setting.pass(HOUR_MS);
    expect((await membersOf(setting)).updatedAtMs).toBe(setting.clock.wallMs);
  });

  test('is saved by the store, for the next process', async () => {
    const entries = new Map<string, StoredBytes>();
    const first = await membersOf(open({ store: memoryStore(entries) }));
    const later = open({ store: memoryStore(entries) });
    const members = await ask(later, 0);
    expect(members?.updatedAtMs).toBe(first.updatedAtMs);
    const linesOf = ({ columns }: HourlyWeather) => HOURLY_VARIABLES.map((name) => columns[name].join());
    expect(members?.weathers.map(linesOf)).toEqual(first.weathers.map(linesOf));
    expect(asked(later)).toBe(0);
  });

  test('is never made when switched off, on the climate alone, or about a forecast of another source', async () => {
    const off = open({ ensembles: 'off' });
    expect(await ask(off)).toBeNull();
    const typical = open({ mode: 'typical' });
    expect(await ask(typical)).toBeNull();
    const other = open({ second: true });
    other.upstream.failKind('forecast', { kind: 'status', status: 500, body: '' });
    expect((await forecastOf(other)).provenance.source).toBe('met-norway');
    expect(await ask(other)).toBeNull();
    for (const setting of [off, typical, other]) expect(asked(setting)).toBe(0);
    expect(off.weather.state().hosts.map(({ service }) => service)).not.toContain('ensemble');
  });

  test('is not made while the sources are known to be absent', async () => {
    const entries = new Map<string, StoredBytes>();
    await forecastOf(open({ store: memoryStore(entries) }));
    const setting = open({ mode: 'auto', store: memoryStore(entries), probesAtStart: true });
    setting.upstream.fail({ kind: 'reset' });
    await until(() => setting.weather.presence.state === 'absent');
    const forecast = await forecastOf(setting);
    expect(forecast.provenance.source).toBe('open-meteo');
    expect(await setting.weather.ensemble(LONDON, forecast, setting.clock.wallMs, LONG_MS)).toBeNull();
    expect(asked(setting)).toBe(0);
  });
});

describe('a failure', () => {
  const faults: readonly Fault[] = [
    { kind: 'status', status: 500, body: '' },
    { kind: 'status', status: 503, body: 'no' },
    { kind: 'reset' },
    { kind: 'cut-json' },
    { kind: 'error-in-200' },
    { kind: 'wrong-length' },
    { kind: 'huge' },
    { kind: 'minutely-limit' },
  ];
  test.each(faults)('%j gives no members, no error and no second attempt for half an hour', async (fault) => {
    const setting = open();
    setting.upstream.failKind('ensemble', fault);
    expect(await ask(setting)).toBeNull();
    expect(await ask(setting)).toBeNull();
    setting.pass(29 * 60_000);
    expect(await ask(setting)).toBeNull();
    expect(await ask(setting, LONG_MS, near(LONDON, 3))).toBeNull();
    expect(asked(setting)).toBe(1);
    // The forecast is untouched.
    expect((await forecastOf(setting)).provenance.stale).toBe(false);
    setting.upstream.heal();
    setting.pass(2 * 60_000);
    expect(await ask(setting)).not.toBeNull();
    expect(asked(setting)).toBe(2);
  });

  test('silence ends with the timeout, and is a failure like the others', async () => {
    const timers = new ManualTimers();
    const setting = open({ timers, timeoutMs: 500 });
    const forecast = await forecastOf(setting);
    setting.upstream.failKind('ensemble', { kind: 'hang' });
    const answer = setting.weather.ensemble(LONDON, forecast, setting.clock.wallMs, LONG_MS);
    await until(() => asked(setting) === 1);
    timers.pass(500);
    expect(await answer).toBeNull();
    expect(await ask(setting)).toBeNull();
    expect(asked(setting)).toBe(1);
  });

  test('an answer of several models is a fault that the log names, not silence', async () => {
    const setting = open({ ensemble: { suffix: '_ecmwf_ifs025_ensemble' } });
    expect(await ask(setting)).toBeNull();
    const reasons = setting.events.flatMap((event) => (event.kind === 'failed' ? [event.reason] : []));
    expect(reasons.join()).toContain('temperature_2m_ecmwf_ifs025_ensemble is not of the one model requested');
  });

  test('a slow answer is late for who does not wait, and there for the next', async () => {
    const setting = open();
    setting.upstream.failKind('ensemble', { kind: 'slow', milliseconds: 30 });
    expect(await ask(setting, 1)).toBeNull();
    await settled(setting);
    expect(await ask(setting, 0)).not.toBeNull();
  });
});

describe('a server without ensembles', () => {
  const unknownModel = JSON.stringify({
    error: true,
    reason: 'Cannot initialize MultiDomains from invalid String value',
  });
  const lacks: readonly Fault[] = [
    { kind: 'status', status: 404, body: '{"error":true,"reason":"Not Found"}' },
    { kind: 'status', status: 400, body: unknownModel },
    { kind: 'nulls' },
  ];
  test.each(lacks)('%j is remembered for a day, also by other processes, and said once', async (fault) => {
    const entries = new Map<string, StoredBytes>();
    const setting = open({ store: memoryStore(entries) });
    setting.upstream.failKind('ensemble', fault);
    expect(setting.weather.state().ensembles).toEqual({ setting: 'auto', lack: null });
    expect(await ask(setting)).toBeNull();
    expect(await ask(setting, LONG_MS, ADELAIDE)).toBeNull();
    expect(await ask(setting)).toBeNull();
    expect(asked(setting)).toBe(1);
    expect(said(setting)).toHaveLength(1);
    expect(said(setting)[0]).toContain('not asked for any again for a day');
    expect(setting.weather.state().ensembles.lack).not.toBeNull();
    setting.pass(23 * HOUR_MS);
    expect(await ask(setting)).toBeNull();
    expect(asked(setting)).toBe(1);
    setting.upstream.heal();
    setting.pass(2 * HOUR_MS);
    expect(await ask(setting)).not.toBeNull();
    expect(setting.weather.state().ensembles.lack).toBeNull();
    expect([...entries.keys()].filter((key) => key.startsWith('no-ensemble'))).toHaveLength(1);
  });

  test('is known to the next process, which does not ask', async () => {
    const setting = open();
    const entries = new Map<string, StoredBytes>();
    const reason = 'no such thing';
    entries.set(`no-ensemble ${setting.upstream.url} ecmwf_ifs025_ensemble`, {
      savedAtMs: NOON_MS,
      bytes: new TextEncoder().encode(reason),
    });
    const public_ = `no-ensemble https://ensemble-api.open-meteo.com ecmwf_ifs025_ensemble`;
    entries.set(public_, { savedAtMs: NOON_MS, bytes: new TextEncoder().encode(reason) });
    const later = open({ store: memoryStore(entries), baseUrl: null });
    expect(later.weather.state().ensembles.lack).toBe(reason);
    expect(await ask(later)).toBeNull();
    expect(asked(later)).toBe(0);
  });
});

describe('the budget of the public host', () => {
  /** Of 500 units a minute one ensemble fits, and not a second. */
  const share = 0.1;

  test('is apart from that of the forecast, and is kept', async () => {
    const setting = open({ baseUrl: null, share });
    expect(await ask(setting)).not.toBeNull();
    expect(await ask(setting, LONG_MS, ADELAIDE)).toBeNull();
    expect(asked(setting)).toBe(1);
    const left = (service: string) =>
      setting.weather.state().hosts.find((host) => host.service === service)?.budget[0]?.left;
    expect(left('ensemble')).toBeCloseTo(50 - UNITS, 2);
    expect(left('forecast')).toBeCloseTo(50 - 2 * FORECAST_UNITS, 2);
    setting.pass(62_000);
    expect(await ask(setting, LONG_MS, ADELAIDE)).not.toBeNull();
  });

  test('where it is spent, `auto` is silent and `on` says so once', async () => {
    for (const [ensembles, lines] of [
      ['auto', 0],
      ['on', 1],
    ] as const) {
      const setting = open({ baseUrl: null, share, ensembles });
      await ask(setting);
      await ask(setting, 0, ADELAIDE);
      expect(await ask(setting, LONG_MS, ADELAIDE)).toBeNull();
      expect(said(setting)).toHaveLength(lines);
      if (lines > 0) expect(said(setting)[0]).toContain('the budget for ensemble-api.open-meteo.com is spent');
      await setting.close();
    }
  });
});
