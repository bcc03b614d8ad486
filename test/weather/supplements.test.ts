/** Air and sea beside a forecast: what they cost, when they come, and that they are in nobody's way. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { supplementsOf } from '../../src/decision/supplements.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { StoredBytes } from '../../src/weather/cache/store.ts';
import type { HourlyWeather, SupplementKind } from '../../src/weather/hourly.ts';
import { SEA_VARIABLES } from '../../src/weather/sources/open-meteo/variables.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import { mildWeather, type UpstreamWeather } from '../upstream/weather.ts';
import { ADELAIDE, LONDON, memoryStore, near, type Setting, settings, until } from './setting.ts';

const open = settings();

/** The forecast with those kinds. */
async function ask(
  { weather, clock }: Setting,
  kinds: readonly SupplementKind[],
  place = LONDON,
): Promise<HourlyWeather> {
  return weather.forecast(place, clock.wallMs, 'decision', kinds);
}

const inland: UpstreamWeather = (variable, ...where) =>
  SEA_VARIABLES.has(variable) ? null : mildWeather(variable, ...where);

const asked = ({ upstream }: Setting, kind: string) => upstream.kinds.filter((each) => each === kind).length;

describe('what a decision weighs upstream', () => {
  /** Eighteen variables over sixteen days. */
  const FORECAST_UNITS = 2.057;

  for (const profile of BUILT_IN.profiles) {
    const kinds = supplementsOf(profile);
    const hosts = kinds.filter((kind) => kind === 'air' || kind === 'sea');
    // Kp is no matter of this upstream; six kinds of pollen make twelve names of air.
    const units = FORECAST_UNITS + hosts.length + (kinds.includes('pollen') ? 0.2 : 0);
    test(`${profile.id}: ${(units - FORECAST_UNITS).toFixed(1)} more than the forecast cold, none warm`, async () => {
      const setting = open();
      const cold = await ask(setting, kinds);
      expect(Object.keys(cold.supplements ?? {}).sort()).toEqual(hosts);
      expect(setting.upstream.weight).toBeCloseTo(units, 3);
      // An activity at the coast that is judged by both has three hosts to ask, of which each counts at least one.
      expect(setting.upstream.weight).toBeLessThanOrEqual(hosts.length === 2 ? 4.1 : 3.3);
      for (let i = 0; i < 3; i++) expect(await ask(setting, kinds)).toBe(cold);
      await Bun.sleep(10);
      expect(setting.upstream.weight).toBeCloseTo(units, 3);
      const dry = open({ isNearSea: () => false });
      await ask(dry, kinds);
      expect(dry.upstream.weight).toBeLessThanOrEqual(3.3);
    });
  }
});

describe('columns beside the forecast', () => {
  test('come with the first answer, at the hours of the forecast, with their origin', async () => {
    const setting = open();
    const weather = await ask(setting, ['air', 'sea']);
    const { usAqi, waveHeightM, seaTemperatureC, temperatureC } = weather.columns;
    const noon = weather.startMs.indexOf(setting.clock.wallMs);
    // 12.4 µg/m³ of PM2.5 in every hour: (100 − 51) / (35.4 − 9.1) · (12.4 − 9.1) + 51, by the EPA's table of 2024.
    expect([usAqi[noon], waveHeightM[noon]]).toEqual([57, 0.5]);
    expect(seaTemperatureC[noon]).toBeCloseTo(16.5, 5);
    expect(temperatureC).toBe((await ask(setting, [])).columns.temperatureC);
    expect(weather.supplements?.air?.attribution).toContain('CAMS');
    expect(weather.supplements?.sea).toMatchObject({ source: 'open-meteo', updatedAtMs: setting.clock.wallMs });
    // The air reaches five days ahead, the sea as far as the forecast.
    expect([usAqi.at(-1), waveHeightM.at(-1)]).toEqual([Number.NaN, 0.5]);
  });

  test('are requested beside the forecast, not after it', async () => {
    const setting = open();
    setting.upstream.failKind('forecast', { kind: 'hang' });
    const answer = ask(setting, ['air', 'sea']);
    await until(() => setting.upstream.requests.length === 3);
    expect(setting.upstream.kinds.toSorted()).toEqual(['air-quality', 'forecast', 'marine']);
    setting.upstream.heal();
    expect(Object.keys((await answer).supplements ?? {})).toHaveLength(2);
  });

  test('are waited for 1.5 s once the forecast is there; what comes later serves the next question', async () => {
    const timers = new ManualTimers();
    const setting = open({ timers });
    setting.upstream.failKind('air-quality', { kind: 'hang' });
    let isDone = false;
    const first = ask(setting, ['air']).finally(() => {
      isDone = true;
    });
    await until(() => setting.events.some(({ kind }) => kind === 'answered'));
    await Bun.sleep(10);
    timers.pass(1_499);
    await Bun.sleep(10);
    expect(isDone).toBe(false);
    timers.pass(1);
    expect((await first).supplements).toBeUndefined();
    setting.upstream.heal();
    await until(() => setting.events.filter(({ kind }) => kind === 'answered').length === 2);
    expect((await ask(setting, ['air'])).supplements?.air).toBeDefined();
    expect(asked(setting, 'air-quality')).toBe(1);
  });

  test('of many places at one time wait in no paced queue', async () => {
    const setting = open();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(setting, ['air'], near(LONDON, i))));
    expect(answers.every(({ supplements }) => supplements?.air !== undefined)).toBe(true);
  });

  test('are joined once: the same object while nothing is new, another for other kinds', async () => {
    const setting = open();
    const weather = await ask(setting, ['air']);
    expect(await ask(setting, ['air'])).toBe(weather);
    const alone = await setting.weather.forecast(LONDON, setting.clock.wallMs);
    expect([alone === weather, alone.supplements]).toEqual([false, undefined]);
  });

  test('in a zone off the whole hour lie on its own hours', async () => {
    const weather = await ask(open(), ['air', 'sea'], ADELAIDE);
    const { usAqi, waveHeightM } = weather.columns;
    expect(weather.startMs[0] % HOUR_MS).toBe(HOUR_MS / 2);
    expect([usAqi[48], waveHeightM[48]]).toEqual([57, 0.5]);
  });

  test('are refreshed after three hours while nobody waits, and hold until the new ones are there', async () => {
    const setting = open();
    await ask(setting, ['air']);
    setting.pass(2.9 * HOUR_MS);
    await ask(setting, ['air']);
    await Bun.sleep(10);
    expect(asked(setting, 'air-quality')).toBe(1);
    setting.pass(0.2 * HOUR_MS);
    setting.upstream.failKind('air-quality', { kind: 'hang' });
    expect((await ask(setting, ['air'])).supplements?.air).toBeDefined();
    await until(() => asked(setting, 'air-quality') === 2);
  });

  test('outlive the process in the store', async () => {
    const entries = new Map<string, StoredBytes>();
    await ask(open({ store: memoryStore(entries) }), ['air', 'sea']);
    const second = open({ store: memoryStore(entries) });
    const weather = await ask(second, ['air', 'sea']);
    expect([weather.columns.usAqi[48], weather.columns.waveHeightM[48]]).toEqual([57, 0.5]);
    expect(second.upstream.requests).toHaveLength(0);
  });
});

describe('inland', () => {
  test('no sea is asked for where the map shows none, and it is absent rather than missing', async () => {
    const setting = open({ isNearSea: () => false });
    const weather = await ask(setting, ['air', 'sea']);
    expect([weather.absent, weather.supplements?.sea, asked(setting, 'marine')]).toEqual([['sea'], undefined, 0]);
    expect((await ask(open(), ['sea'])).absent).toEqual([]);
  });

  test('where upstream alone knows it, the sea is asked for once a week, and not by the next process either', async () => {
    const entries = new Map<string, StoredBytes>();
    const setting = open({ weather: inland, store: memoryStore(entries) });
    for (const hours of [0, 0, 1, 8, 48, 100]) {
      setting.pass(hours * HOUR_MS);
      const weather = await ask(setting, ['sea']);
      expect([weather.absent, weather.supplements?.sea, weather.columns.waveHeightM[48]]).toEqual([
        ['sea'],
        undefined,
        Number.NaN,
      ]);
    }
    const second = open({ weather: inland, store: memoryStore(entries) });
    second.pass(160 * HOUR_MS);
    expect((await ask(second, ['sea'])).absent).toEqual(['sea']);
    expect([asked(setting, 'marine'), asked(second, 'marine')]).toEqual([1, 0]);
    setting.pass(20 * HOUR_MS);
    await ask(setting, ['sea']);
    expect(asked(setting, 'marine')).toBe(2);
  });
});

describe('a host of the air or the sea that fails', () => {
  for (const fault of [
    { kind: 'status', status: 404, body: '{"error":true,"reason":"Not Found"}' },
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'daily-limit' },
    { kind: 'cut-json' },
    { kind: 'hang' },
  ] as const) {
    test(`by ${fault.kind} fails no forecast, and is heard again when it is sound`, async () => {
      const setting = open(fault.kind === 'hang' ? { timeoutMs: 200 } : {});
      setting.upstream.failKind('marine', fault);
      for (let cell = 0; cell < 8; cell++) {
        const weather = await ask(setting, ['sea'], near(LONDON, cell));
        expect([weather.provenance.stale, weather.supplements]).toEqual([false, undefined]);
      }
      expect(setting.weather.state().upstreamPauseSeconds).toBe(0);
      setting.upstream.heal();
      setting.pass(24 * HOUR_MS);
      expect((await ask(setting, ['sea'])).supplements?.sea).toBeDefined();
    });
  }
});

test('a place whose sea could not be had is left alone for five minutes', async () => {
  const setting = open();
  setting.upstream.failKind('marine', { kind: 'status', status: 404, body: '' });
  await ask(setting, ['sea']);
  for (let minute = 1; minute < 5; minute++) {
    setting.pass(60_000);
    await ask(setting, ['sea']);
  }
  expect(asked(setting, 'marine')).toBe(1);
  setting.pass(61_000);
  await ask(setting, ['sea']);
  expect(asked(setting, 'marine')).toBe(2);
});

test('a place that was not asked about because the host was paused is asked about as soon as it is not', async () => {
  const setting = open();
  setting.upstream.failKind('air-quality', { kind: 'minutely-limit' });
  await ask(setting, ['air']);
  expect((await ask(setting, ['air'], near(LONDON, 1))).supplements).toBeUndefined();
  setting.upstream.heal();
  setting.pass(61_000);
  expect((await ask(setting, ['air'], near(LONDON, 1))).supplements?.air).toBeDefined();
});

describe('without real weather', () => {
  test('nothing beside it is asked for', async () => {
    const setting = open({ mode: 'typical' });
    const weather = await ask(setting, ['air', 'sea']);
    expect([weather.provenance.source, weather.supplements]).toEqual(['typical', undefined]);
    const auto = open({ mode: 'auto', probesAtStart: true });
    auto.upstream.failKind('forecast', { kind: 'status', status: 500, body: '' });
    await until(() => auto.weather.presence.state === 'absent');
    await ask(auto, ['air', 'sea']);
    await Bun.sleep(10);
    expect([asked(setting, 'marine'), asked(auto, 'marine'), asked(auto, 'air-quality')]).toEqual([0, 0, 0]);
  });
});
