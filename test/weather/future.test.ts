import { describe, expect, test } from 'bun:test';
import type { Place } from '../../src/place/place.ts';
import { addDays, type CivilDate, parseCivilDate } from '../../src/time/civil.ts';
import { DAY_MS } from '../../src/time/units.ts';
import type { DateNormals } from '../../src/weather/normals/normals.ts';
import { typicalWeather } from '../../src/weather/sources/typical/typical.ts';
import type { Fault } from '../upstream/server.ts';
import { mildWeather } from '../upstream/weather.ts';
import { ADELAIDE, LONDON, memoryStore, near, type Setting, type SettingOptions, settings, until } from './setting.ts';

/** The setting's clock stands at 2026-06-10, noon in UTC. */
const open = settings();
const start = (options: SettingOptions = {}) => open({ typical: typicalWeather, ...options });

function date(text: string): CivilDate {
  const parsed = parseCivilDate(text);
  if (parsed === null) throw new Error(`${text} is no date`);
  return parsed;
}

/** Nine months ahead, where no outlook reaches, and three. */
const FAR = '2027-03-09';
const NEAR = '2026-09-05';

function futureOf({ weather, clock }: Setting, on = FAR, place: Place = LONDON): Promise<DateNormals> {
  return weather.future(place, date(on), clock.wallMs);
}

describe('the normals of a date', () => {
  test('are the means of the upstream’s own course of the day', async () => {
    const { method, normals, years, provenance } = await futureOf(start());
    expect([method, provenance.source, years]).toEqual([
      'climatology',
      'open-meteo',
      { first: 2007, last: 2026, count: 20 },
    ]);
    const value = (name: string, hour: number) => mildWeather(name, hour * 3600, 0, LONDON.lon) ?? 0;
    for (const hour of [0, 6, 15, 23]) {
      expect(normals.hours[hour].temperatureC).toBeCloseTo(value('temperature_2m', hour), 3);
      expect(normals.hours[hour].windKmh).toBeCloseTo(value('wind_speed_10m', hour), 3);
    }
    // Each third day has three hours of 1.2 mm.
    expect(normals.rainPct).toBeCloseTo(100 / 3, 3);
    expect(normals.spreads.precipitationMm.mean).toBeCloseTo(1.2, 3);
    expect(normals.wetDayMm).toBeCloseTo(3.6, 3);
    expect(normals.spreads.temperatureMaxC.mean).toBeCloseTo(20, 1);
    expect(normals.weatherCode).toBe(1);
  });

  test('are of those very years and days: a year one degree warmer than the one before', async () => {
    const weather: typeof mildWeather = (name, at) =>
      name === 'temperature_2m' ? new Date(at * 1000).getUTCFullYear() - 2000 : 0;
    const { normals } = await futureOf(start({ weather }));
    const { mean, p10, p50, p90 } = normals.spreads.temperatureMeanC;
    // Fifteen days each of 7 … 26: ranks 29.9, 149.5 and 269.1 of three hundred.
    expect([mean, p10, p50, p90].map((value) => Math.round(value * 1000) / 1000)).toEqual([16.5, 8.9, 16.5, 24.1]);
  });

  test('lie on the local hours of places off the whole hour and in the south', async () => {
    const { normals } = await futureOf(start(), FAR, ADELAIDE);
    // In March the clocks of Adelaide are 10:30 ahead: 14:00 there is half past three in UTC.
    const value = (utcHour: number) => mildWeather('temperature_2m', utcHour * 3600, 0, 138.6) ?? 0;
    expect(normals.hours[14].temperatureC).toBeCloseTo((value(3) + value(4)) / 2, 1);
  });

  test('of 29 February are those of the days around it', async () => {
    const setting = start();
    setting.pass(Date.parse('2027-10-01T12:00:00Z') - setting.clock.wallMs);
    const leap = await futureOf(setting, '2028-02-29');
    expect([leap.method, leap.years.last]).toEqual(['climatology+seasonal', 2027]);
    expect(leap.normals.rainPct).toBeCloseTo(100 / 3, 0);
  });
});

describe('what it costs', () => {
  test('is one request of twenty spans, counted as upstream counts it', async () => {
    const setting = start();
    await futureOf(setting);
    const [asked] = setting.upstream.requests;
    expect(setting.upstream.kinds).toEqual(['archive']);
    expect(asked.get('start_date')?.split(',')).toHaveLength(20);
    expect(asked.get('end_date')?.split(',')).toHaveLength(20);
    const spent = setting.events.flatMap((event) => (event.kind === 'answered' ? [event.weight] : []));
    expect(spent).toEqual([setting.upstream.weight]);
    expect(setting.upstream.weight).toBeGreaterThan(20);
    expect(setting.upstream.weight).toBeLessThan(40);
  });

  test('is spent from the budget of the public host, and nothing is asked that does not fit', async () => {
    const setting = start({ baseUrl: null, share: 0.1 });
    const methods: string[] = [];
    for (const cells of [0, 1, 2]) methods.push((await futureOf(setting, FAR, near(LONDON, cells))).method);
    expect(methods).toEqual(['climatology', 'typical', 'typical']);
    expect(setting.upstream.requests).toHaveLength(1);
  });

  test('is one request for fifty callers, and none for the dates beside it or after a restart', async () => {
    const store = memoryStore();
    const setting = start({ store });
    const answers = await Promise.all(Array.from({ length: 50 }, () => futureOf(setting, NEAR)));
    expect(setting.upstream.kinds.toSorted()).toEqual(['archive', 'seasonal']);
    expect(new Set(answers.map(({ normals }) => JSON.stringify(normals))).size).toBe(1);
    await futureOf(setting, '2026-09-01');
    const restarted = start({ store });
    const again = await futureOf(restarted, NEAR);
    expect([setting.upstream.requests.length, restarted.upstream.requests.length]).toEqual([2, 0]);
    expect(again.normals).toEqual(answers[0].normals);
    expect(again.years).toEqual(answers[0].years);
  });

  test('once more when another year is over; the old years stand in where that fails', async () => {
    const setting = start({ store: memoryStore() });
    expect((await futureOf(setting)).years.last).toBe(2026);
    setting.pass(365 * DAY_MS);
    setting.upstream.fail({ kind: 'status', status: 500, body: 'boom' });
    const old = await futureOf(setting, '2028-03-09');
    expect([old.method, old.years.last]).toEqual(['climatology', 2026]);
    setting.upstream.heal();
    setting.pass(DAY_MS);
    expect((await futureOf(setting, '2028-03-09')).years.last).toBe(2027);
  });
});

describe('the seasonal outlook', () => {
  test('is added the less the farther: half of a degree at 75 days', async () => {
    const usual = await futureOf(start({ outlook: () => null }), '2026-08-24');
    const setting = start();
    const warm = await futureOf(setting, '2026-08-24');
    expect([usual.method, warm.method]).toEqual(['climatology', 'climatology+seasonal']);
    const difference = (of: (day: DateNormals) => number) => of(warm) - of(usual);
    // 74.5 days from noon today; the months are one degree too warm, a quarter too wet.
    const worth = 0.7 - ((74.5 - 30) / 90) * 0.4;
    expect(difference(({ normals }) => normals.spreads.temperatureMaxC.p90)).toBeCloseTo(worth, 3);
    expect(difference(({ normals }) => normals.hours[5].temperatureC)).toBeCloseTo(worth, 3);
    expect(warm.normals.spreads.precipitationMm.mean).toBeCloseTo(1.2 * (1 + 0.25 * worth), 3);
    expect([warm.normals.rainPct, warm.normals.weatherCode]).toEqual([
      usual.normals.rainPct,
      usual.normals.weatherCode,
    ]);
  });

  test('of weeks goes before that of months', async () => {
    const usual = await futureOf(start({ outlook: () => null }), '2026-07-01');
    const warm = await futureOf(start(), '2026-07-01');
    expect(warm.normals.spreads.temperatureMinC.mean - usual.normals.spreads.temperatureMinC.mean).toBeCloseTo(1.4, 3);
  });

  test('is not asked for where it does not reach, and is asked for once a day', async () => {
    const setting = start();
    await futureOf(setting);
    expect(setting.upstream.kinds).toEqual(['archive']);
    await futureOf(setting, NEAR);
    await futureOf(setting, NEAR);
    setting.pass(DAY_MS);
    await futureOf(setting, NEAR);
    expect(setting.upstream.kinds.filter((kind) => kind === 'seasonal')).toHaveLength(2);
  });

  test('of up to a week ago stands in when the host fails; after that there is none', async () => {
    const setting = start();
    await futureOf(setting, NEAR);
    setting.upstream.fail({ kind: 'status', status: 404, body: 'no seasonal data here' });
    setting.pass(6 * DAY_MS);
    expect((await futureOf(setting, NEAR)).method).toBe('climatology+seasonal');
    setting.pass(2 * DAY_MS);
    expect((await futureOf(setting, NEAR)).method).toBe('climatology');
  });

  for (const fault of [
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'status', status: 404, body: 'Not Found' },
    { kind: 'hourly-limit' },
    { kind: 'cut-json' },
    { kind: 'wrong-length' },
    { kind: 'nulls' },
    { kind: 'hang' },
  ] satisfies Fault[]) {
    test(`that fails by ${fault.kind} ${'status' in fault ? fault.status : ''} leaves the plain climatology`, async () => {
      const setting = start({ timeoutMs: 2_000 });
      setting.upstream.failKind('seasonal', fault);
      expect((await futureOf(setting, NEAR)).method).toBe('climatology');
    });
  }

  test('of an own server that has none never pauses its forecasts', async () => {
    const setting = start();
    setting.upstream.failKind('seasonal', { kind: 'status', status: 404, body: 'Not Found' });
    for (let cells = 0; cells < 5; cells++) await futureOf(setting, NEAR, near(LONDON, cells));
    expect(setting.weather.state().upstreamPauseSeconds).toBe(0);
    expect((await setting.weather.forecast(LONDON, setting.clock.wallMs)).provenance.source).toBe('open-meteo');
  });
});

describe('without the archive', () => {
  for (const fault of [
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'minutely-limit' },
    { kind: 'cut-json' },
    { kind: 'error-in-200' },
    { kind: 'wrong-length' },
    { kind: 'nulls' },
    { kind: 'reset' },
    { kind: 'huge' },
    { kind: 'hang' },
  ] satisfies Fault[]) {
    test(`that fails by ${fault.kind} the embedded climate answers, labelled, and nothing wrong is kept`, async () => {
      const setting = start({ ...(fault.kind === 'hang' ? { timeoutMs: 2_000 } : {}), store: memoryStore() });
      setting.upstream.fail(fault);
      const { method, provenance, normals } = await futureOf(setting);
      expect([method, provenance.source]).toEqual(['typical', 'typical']);
      expect(normals.spreads.temperatureMaxC.mean).toBeGreaterThan(5);
      setting.upstream.heal();
      setting.pass(DAY_MS);
      expect((await futureOf(setting)).method).toBe('climatology');
    });
  }

  test('an answer about other days, or with fewer spans than asked for, is none', async () => {
    const hour = { time: [0], temperature_2m: [1] };
    const span = { utc_offset_seconds: 0, hourly_units: { time: 'unixtime', temperature_2m: '°C' }, hourly: hour };
    for (const recorded of [span, [span], Array(20).fill(span), []]) {
      expect((await futureOf(start({ recorded: JSON.stringify(recorded) }))).method).toBe('typical');
    }
  });

  test('a place of which the archive knows too little is not paid for again at once', async () => {
    const setting = start({ weather: () => null });
    expect((await futureOf(setting)).method).toBe('typical');
    expect((await futureOf(setting)).method).toBe('typical');
    expect(setting.upstream.requests).toHaveLength(1);
  });

  test('the climate is that of London: the Met Office’s normals of Heathrow, 1991 to 2020', async () => {
    const setting = start({ mode: 'typical' });
    for (const [on, maximum, minimum] of [
      ['2027-01-15', 8.4, 2.7],
      ['2026-07-15', 23.9, 14.2],
      ['2026-12-15', 8.8, 3.0],
    ] as const) {
      const { spreads } = (await futureOf(setting, on)).normals;
      expect(Math.abs(spreads.temperatureMaxC.mean - maximum)).toBeLessThan(2.5);
      expect(Math.abs(spreads.temperatureMinC.mean - minimum)).toBeLessThan(2.5);
    }
    expect(setting.upstream.requests).toHaveLength(0);
  });

  test('auto answers from the climate while upstream is absent, and from the archive otherwise', async () => {
    const absent = start({ mode: 'auto', probesAtStart: true });
    absent.upstream.fail({ kind: 'status', status: 502, body: '' }, 1);
    await until(() => absent.weather.presence.state === 'absent');
    expect((await futureOf(absent)).method).toBe('typical');
    // A busy machine takes longer to answer than the climate would wait.
    expect((await futureOf(start({ mode: 'auto', patienceMs: 60_000 }))).method).toBe('climatology');
  });

  test('it is the same whoever asks, and every day of three hundred has one', async () => {
    const [one, other] = [start({ mode: 'typical' }), start({ mode: 'typical' })];
    for (let ahead = 14; ahead <= 300; ahead += 26) {
      const on = addDays(date('2026-06-10'), ahead);
      expect((await futureOf(one, on)).normals).toEqual((await futureOf(other, on)).normals);
    }
  });
});
