/** Air and sea beside a forecast: what they cost, when they come, and that they are in nobody's way. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { supplementsOf } from '../../src/decision/supplements.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { StoredBytes } from '../../src/weather/cache/store.ts';
import type { HourlyWeather } from '../../src/weather/hourly.ts';
import { SEA_VARIABLES } from '../../src/weather/sources/open-meteo/variables.ts';
import { mildWeather, type UpstreamWeather } from '../upstream/weather.ts';
import { ADELAIDE, LONDON, memoryStore, near, type Setting, settings, until } from './setting.ts';

const open = settings();

/** The forecast at once, and the one a moment later, when the refresh queue is done. */
async function settled(setting: Setting, kinds: readonly ('air' | 'sea')[], place = LONDON): Promise<HourlyWeather> {
  const ask = () => setting.weather.forecast(place, setting.clock.wallMs, 'decision', kinds);
  let weather = await ask();
  const done = (value: HourlyWeather) => kinds.every((kind) => value.supplements?.[kind] !== undefined);
  for (let tries = 0; !done(weather) && tries < 2_000; tries++) {
    await Bun.sleep(1);
    weather = await ask();
  }
  return weather;
}

const inland: UpstreamWeather = (variable, ...where) =>
  SEA_VARIABLES.has(variable) ? null : mildWeather(variable, ...where);

const asked = ({ upstream }: Setting, kind: string) => upstream.kinds.filter((each) => each === kind).length;

describe('what a decision weighs upstream', () => {
  /** The air for all who are outside, the sea for those on and in it; a unit each. */
  const AFTERWARDS: Readonly<Record<string, number>> = {
    running: 1,
    cycling: 1,
    'outdoor-event': 1,
    beach: 2,
    hiking: 1,
    tennis: 1,
    'dog-walking': 1,
    fishing: 2,
    sailing: 2,
    'outdoor-work': 1,
    stargazing: 1,
    golf: 1,
    gardening: 1,
    'drone-flying': 1,
    'exterior-painting': 1,
    'concrete-pour': 1,
    roofing: 1,
    'crop-spraying': 1,
  };

  for (const profile of BUILT_IN.profiles) {
    const afterwards = AFTERWARDS[profile.id] ?? 0;
    test(`${profile.id}: at most two units cold, ${afterwards} afterwards, none warm`, async () => {
      const setting = open();
      const { upstream, weather, clock } = setting;
      await weather.forecast(LONDON, clock.wallMs, 'decision', supplementsOf(profile));
      expect(upstream.weight).toBeCloseTo(1.943, 3);
      expect(upstream.weight).toBeLessThanOrEqual(2);
      await settled(setting, supplementsOf(profile));
      expect(upstream.weight).toBeCloseTo(1.943 + afterwards, 3);
      for (let i = 0; i < 3; i++) await weather.forecast(LONDON, clock.wallMs, 'decision', supplementsOf(profile));
      await Bun.sleep(10);
      expect(upstream.weight).toBeCloseTo(1.943 + afterwards, 3);
    });
  }
});

describe('columns beside the forecast', () => {
  test('come with the second question, at the hours of the forecast, with their origin', async () => {
    const setting = open();
    const first = await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['air', 'sea']);
    expect([first.supplements, Number.isNaN(first.columns.usAqi[24])]).toEqual([undefined, true]);
    const weather = await settled(setting, ['air', 'sea']);
    const { usAqi, waveHeightM, seaTemperatureC, temperatureC } = weather.columns;
    const noon = weather.startMs.indexOf(setting.clock.wallMs);
    // 12.4 µg/m³ of PM2.5 in every hour: (100 − 51) / (35.4 − 9.1) · (12.4 − 9.1) + 51, by the EPA's table of 2024.
    expect([usAqi[noon], waveHeightM[noon]]).toEqual([57, 0.5]);
    expect(seaTemperatureC[noon]).toBeCloseTo(16.5, 5);
    expect(temperatureC).toBe(first.columns.temperatureC);
    expect(weather.supplements?.air?.attribution).toContain('CAMS');
    expect(weather.supplements?.sea).toMatchObject({ source: 'open-meteo', updatedAtMs: setting.clock.wallMs });
    // The air reaches five days ahead, the sea as far as the forecast.
    expect([usAqi.at(-1), waveHeightM.at(-1)]).toEqual([Number.NaN, 0.5]);
  });

  test('are joined once: the same object while nothing is new, another for other kinds', async () => {
    const setting = open();
    const weather = await settled(setting, ['air']);
    expect(await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['air'])).toBe(weather);
    const alone = await setting.weather.forecast(LONDON, setting.clock.wallMs);
    expect([alone === weather, alone.supplements]).toEqual([false, undefined]);
  });

  test('in a zone off the whole hour lie on its own hours', async () => {
    const weather = await settled(open(), ['air', 'sea'], ADELAIDE);
    const { usAqi, waveHeightM } = weather.columns;
    expect(weather.startMs[0] % HOUR_MS).toBe(HOUR_MS / 2);
    expect([usAqi[48], waveHeightM[48]]).toEqual([57, 0.5]);
  });

  test('are asked for again after three hours, and hold until the new ones are there', async () => {
    const setting = open();
    await settled(setting, ['air']);
    setting.pass(2.9 * HOUR_MS);
    await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['air']);
    await Bun.sleep(10);
    expect(asked(setting, 'air-quality')).toBe(1);
    setting.pass(0.2 * HOUR_MS);
    const weather = await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['air']);
    expect(weather.supplements?.air).toBeDefined();
    await until(() => asked(setting, 'air-quality') === 2);
  });

  test('outlive the process in the store', async () => {
    const entries = new Map<string, StoredBytes>();
    await settled(open({ store: memoryStore(entries) }), ['air', 'sea']);
    const second = open({ store: memoryStore(entries) });
    const weather = await second.weather.forecast(LONDON, second.clock.wallMs, 'decision', ['air', 'sea']);
    expect([weather.columns.usAqi[48], weather.columns.waveHeightM[48]]).toEqual([57, 0.5]);
    expect(second.upstream.requests).toHaveLength(0);
  });

  test('are there with the first answer for who has patience, and within it', async () => {
    const patient = open({ patienceMs: 60_000 });
    const weather = await patient.weather.forecast(LONDON, patient.clock.wallMs, 'decision', ['air', 'sea']);
    expect(Object.keys(weather.supplements ?? {}).sort()).toEqual(['air', 'sea']);
    const short = open({ patienceMs: 20 });
    short.upstream.failKind('marine', { kind: 'hang' });
    expect((await short.weather.forecast(LONDON, short.clock.wallMs, 'decision', ['sea'])).supplements).toBeUndefined();
  });
});

describe('inland', () => {
  test('the sea is asked for once a week, and not by the next process either', async () => {
    const entries = new Map<string, StoredBytes>();
    const setting = open({ weather: inland, store: memoryStore(entries) });
    const ask = async () => {
      const weather = await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['sea']);
      await Bun.sleep(10);
      return weather;
    };
    await ask();
    await until(() => asked(setting, 'marine') === 1);
    for (const hours of [0, 1, 8, 48, 100]) {
      setting.pass(hours * HOUR_MS);
      const weather = await ask();
      expect([weather.supplements?.sea, weather.columns.waveHeightM[48]]).toEqual([undefined, Number.NaN]);
    }
    const second = open({ weather: inland, store: memoryStore(entries) });
    second.pass(160 * HOUR_MS);
    await second.weather.forecast(LONDON, second.clock.wallMs, 'decision', ['sea']);
    await Bun.sleep(10);
    expect([asked(setting, 'marine'), asked(second, 'marine')]).toEqual([1, 0]);
    setting.pass(20 * HOUR_MS);
    await ask();
    await until(() => asked(setting, 'marine') === 2);
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
    test(`by ${fault.kind} delays and fails no forecast, and is heard again when it is sound`, async () => {
      const setting = open(fault.kind === 'hang' ? { timeoutMs: 1_000 } : {});
      setting.upstream.failKind('marine', fault);
      for (let cell = 0; cell < 8; cell++) {
        const weather = await setting.weather.forecast(near(LONDON, cell), setting.clock.wallMs, 'decision', ['sea']);
        expect([weather.provenance.stale, weather.supplements]).toEqual([false, undefined]);
      }
      await until(() => setting.events.some((event) => event.kind === 'failed' && !event.willRetry));
      expect(setting.weather.state().upstreamPauseSeconds).toBe(0);
      setting.upstream.heal();
      setting.pass(24 * HOUR_MS);
      expect((await settled(setting, ['sea'])).supplements?.sea).toBeDefined();
    });
  }
});

test('a place whose sea could not be had is left alone for five minutes', async () => {
  const setting = open();
  setting.upstream.failKind('marine', { kind: 'status', status: 404, body: '' });
  const ask = () => setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['sea']);
  await ask();
  await until(() => setting.events.some((event) => event.kind === 'failed'));
  for (let minute = 1; minute < 5; minute++) {
    await Bun.sleep(5);
    setting.pass(60_000);
    await ask();
  }
  await Bun.sleep(5);
  expect(asked(setting, 'marine')).toBe(1);
  setting.pass(61_000);
  await ask();
  await until(() => asked(setting, 'marine') === 2);
});

describe('without real weather', () => {
  test('nothing beside it is asked for', async () => {
    const setting = open({ mode: 'typical' });
    const weather = await setting.weather.forecast(LONDON, setting.clock.wallMs, 'decision', ['air', 'sea']);
    expect([weather.provenance.source, weather.supplements]).toEqual(['typical', undefined]);
    const auto = open({ mode: 'auto' });
    auto.upstream.failKind('forecast', { kind: 'status', status: 500, body: '' });
    await auto.weather.forecast(LONDON, auto.clock.wallMs, 'decision', ['air', 'sea']);
    await Bun.sleep(10);
    expect([asked(setting, 'marine'), asked(auto, 'marine'), asked(auto, 'air-quality')]).toEqual([0, 0, 0]);
  });
});
