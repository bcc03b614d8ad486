/** History, air quality and solar through the whole service, over an upstream and over the embedded climate. */
import { afterEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meanSine } from '../../src/weather/hours/solar-hours.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { type Fault, startUpstream, type TestUpstream } from '../upstream/server.ts';
import { mildWeather, type UpstreamWeather } from '../upstream/weather.ts';

/** Wednesday noon; yesterday is 2026-06-30. */
const NOW = '2026-07-01T12:00:00Z';

interface DataBody {
  readonly error: { readonly code: string; readonly message: string; readonly details: readonly { field: string }[] };
  readonly location: { readonly lat: number; readonly lon: number };
  readonly source: string;
  readonly attribution: string;
  readonly history: readonly {
    readonly date: string;
    readonly temperature: Record<'max' | 'min' | 'avg', Record<string, number>>;
    readonly condition: { text: string; code: number };
    readonly precipitation: Record<string, number>;
    readonly wind: Record<string, number>;
    readonly humidity: { avg: number };
    readonly hourly: readonly Record<string, unknown>[];
  }[];
  readonly airQuality: Record<string, number | string | null>;
  readonly lastUpdated: string;
  readonly forecast: {
    readonly forecastday: readonly {
      readonly date: string;
      readonly hour: readonly (Light & { time: string; epoch: number; p10?: Light; p90?: Light })[];
    }[];
  };
  readonly method: string;
}

interface Light {
  readonly ghi: number;
  readonly dni: number;
  readonly diffuse: number;
  readonly cloud_pct: number;
}

let closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

function upstreamAt(now: string): TestUpstream {
  const upstream = startUpstream({ nowMs: () => Date.parse(now) });
  closing.push(() => upstream.stop());
  return upstream;
}

async function serviceOn(upstream: TestUpstream | null, env: Readonly<Record<string, string>> = {}) {
  const real: Record<string, string> =
    upstream === null ? {} : { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url };
  const fairday = await startTestService({ FAIRDAY_NOW: NOW, ...real, ...env });
  closing.push(() => fairday.stop());
  return asker(fairday, await fairday.keyOf('verified'));
}

function asker(fairday: TestService, key: string) {
  return async (path: string) => {
    const response = await fairday.get(path, key);
    return { status: response.status, headers: response.headers, body: (await response.json()) as DataBody };
  };
}

describe('history', () => {
  test('has the fields of the contract, hour by hour, in both unit systems', async () => {
    const ask = await serviceOn(upstreamAt(NOW));
    const { status, headers, body } = await ask('/v1/history?q=Leeds&dt=2026-06-20&end_dt=2026-06-22');
    expect([status, headers.get('x-weather-source')]).toEqual([200, 'open-meteo']);
    expect(headers.get('x-free-calls-remaining')).toBe('49');
    expect(body.history.map(({ date }) => date)).toEqual(['2026-06-20', '2026-06-21', '2026-06-22']);
    const [day] = body.history;
    expect(day.temperature.max.celsius).toBeCloseTo(20, 0);
    expect(day.temperature.max.fahrenheit).toBeCloseTo(68, 0);
    expect(day.temperature.min.celsius).toBeCloseTo(8, 0);
    expect(day.wind.maxKph).toBeCloseTo(16, 0);
    expect(day.wind.maxMph).toBeCloseTo(10, 0);
    expect(day.humidity.avg).toBe(65);
    expect(day.hourly).toHaveLength(24);
    expect(day.hourly[13]).toMatchObject({
      time: '2026-06-20 13:00',
      precipitation: { chanceOfRain: null, chanceOfSnow: null },
      visibility: { km: null, miles: null },
      isDay: true,
    });
    expect(day.hourly[1]).toMatchObject({ isDay: false, uv: 0 });
    expect(body.attribution).toContain('Open-Meteo');
  });

  test('gives the unit keys asked for alone', async () => {
    const ask = await serviceOn(null);
    const metric = (await ask('/v1/history?q=Leeds&dt=2026-06-20&units=metric')).body;
    const imperial = (await ask('/v1/history?q=Leeds&dt=2026-06-20&units=imperial')).body;
    expect(Object.keys(metric.history[0].temperature.max)).toEqual(['celsius']);
    expect(Object.keys(metric.history[0].wind)).toEqual(['maxKph', 'gustKph']);
    expect(Object.keys(imperial.history[0].temperature.max)).toEqual(['fahrenheit']);
    expect(Object.keys(imperial.history[0].precipitation)).toEqual(['in', 'snowIn', 'chanceOfRain', 'chanceOfSnow']);
    expect([metric.source, JSON.stringify(metric)]).toEqual(['typical', expect.not.stringContaining('Open-Meteo')]);
  });

  test('is cut at yesterday of the place', async () => {
    const ask = await serviceOn(null);
    const { body } = await ask('/v1/history?q=Leeds&dt=2026-06-28&end_dt=2026-07-20');
    expect(body.history.map(({ date }) => date)).toEqual(['2026-06-28', '2026-06-29', '2026-06-30']);
    const kiritimati = await ask('/v1/history?q=1.87,-157.43&dt=2026-07-01');
    expect([kiritimati.status, kiritimati.body.history.length]).toEqual([200, 1]);
  });

  test.each([
    ['dt=2009-12-31', 'dt', '2010-01-01'],
    ['dt=2026-07-01', 'dt', '2026-06-30'],
    ['dt=2030-01-01', 'dt', 'yesterday'],
    ['dt=2026-02-30', 'dt', 'exists'],
    ['dt=yesterday', 'dt', 'must be a date'],
    ['dt=2026-06-10&end_dt=2026-06-09', 'end_dt', 'swap'],
    ['dt=2026-05-01&end_dt=2026-06-01', 'end_dt', '2026-05-31'],
    ['dt=2026-05-01&end_dt=2026-13-01', 'end_dt', 'exists'],
  ])('refuses %s, names the field and says what is allowed', async (query, field, words) => {
    const ask = await serviceOn(null);
    const { status, headers, body } = await ask(`/v1/history?q=Leeds&${query}`);
    expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid_parameter', field]);
    expect(body.error.message).toContain(words);
    expect(headers.get('x-free-calls-remaining')).toBe('50');
  });

  test('30 days after dt are allowed', async () => {
    const ask = await serviceOn(null);
    expect((await ask('/v1/history?q=Leeds&dt=2026-05-01&end_dt=2026-05-31')).body.history).toHaveLength(31);
  });

  test('days of clock change have 23 and 25 hours', async () => {
    const ask = await serviceOn(upstreamAt(NOW));
    const { body } = await ask('/v1/history?q=London&dt=2025-10-25&end_dt=2025-10-27');
    expect(body.history.map(({ hourly }) => hourly.length)).toEqual([24, 25, 24]);
    expect((await ask('/v1/history?q=London&dt=2026-03-29')).body.history[0].hourly).toHaveLength(23);
  });

  for (const fault of [
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'hourly-limit' },
    { kind: 'cut-json' },
    { kind: 'wrong-length' },
    { kind: 'reset' },
  ] satisfies Fault[]) {
    test(`an upstream that fails by ${fault.kind} is 503 for every kind and costs nothing`, async () => {
      const upstream = upstreamAt(NOW);
      upstream.fail(fault);
      const ask = await serviceOn(upstream);
      for (const path of [
        '/v1/history?q=Leeds&dt=2026-06-01',
        '/v1/airquality?q=Leeds',
        '/v1/solar?q=Leeds&dt=2026-06-01',
      ]) {
        const { status, headers, body } = await ask(path);
        expect([path, status, body.error.code]).toEqual([path, 503, 'weather_unavailable']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect(headers.get('x-call-cost-gbp')).toBe('0.0000');
        expect(body.error.message).not.toMatch(/boom|127\.0\.0\.1|JSON/);
      }
    });
  }
});

describe('air quality', () => {
  test('that no wait will bring tells nobody to wait', async () => {
    const server = await startTestService();
    const response = await server.get('/v1/airquality?q=Leeds', await server.keyOf('verified'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
    expect((await bodyOf(response)).error.message).toMatch(/runs on it alone; its operator can let it use Open-Meteo/);
    await server.stop();
  });

  test('has the concentrations of the running hour and the indices made of them', async () => {
    const ask = await serviceOn(upstreamAt(NOW));
    const { status, headers, body } = await ask('/v1/airquality?q=Leeds');
    expect([status, headers.get('x-weather-source')]).toEqual([200, 'open-meteo']);
    expect(headers.get('x-free-calls-remaining')).toBe('999');
    expect(body.airQuality).toMatchObject({
      co: 220,
      no2: 18,
      so2: 3,
      pm2_5: 12.4,
      pm10: 21,
      usEpaIndex: 2,
      usAqi: 57,
      dominantPollutant: 'pm2_5',
      gbDefraIndex: 3,
    });
    expect(body.lastUpdated).toBe('2026-07-01 13:00');
    expect(body.attribution).toContain('CAMS');
  });

  test('what is not known is null, never invented', async () => {
    const upstream = upstreamAt(NOW);
    upstream.fail({ kind: 'nulls' });
    const { status, body } = await (await serviceOn(upstream))('/v1/airquality?q=Leeds');
    expect(status).toBe(200);
    expect(Object.values(body.airQuality).every((value) => value === null)).toBe(true);
  });

  test('the embedded climate has none, and says so', async () => {
    const ask = await serviceOn(null);
    const { status, headers, body } = await ask('/v1/airquality?q=Leeds');
    expect([status, body.error.code]).toEqual([503, 'weather_unavailable']);
    expect(body.error.message).toContain('embedded climate has no air quality');
    expect(headers.get('x-free-calls-remaining')).toBe('1000');
  });
});

describe('a day that never was: Samoa, 30 December 2011', () => {
  test.each(['open-meteo', 'typical'])('is left out of a history, from %s', async (source) => {
    const ask = await serviceOn(source === 'typical' ? null : upstreamAt(NOW));
    const { status, body } = await ask('/v1/history?q=-13.83,-171.76&dt=2011-12-28&end_dt=2012-01-01');
    expect([status, body.source]).toEqual([200, source]);
    expect(body.history.map(({ date, hourly }) => [date, hourly.length])).toEqual([
      ['2011-12-28', 24],
      ['2011-12-29', 24],
      ['2011-12-31', 24],
      ['2012-01-01', 24],
    ]);
  });
  test('alone is refused by name, and costs nothing', async () => {
    const ask = await serviceOn(upstreamAt(NOW));
    for (const path of ['history', 'solar']) {
      const { status, body } = await ask(`/v1/${path}?q=-13.83,-171.76&dt=2011-12-30`);
      expect([status, body.error.code]).toEqual([400, 'invalid_parameter']);
      expect(body.error.message).toContain('from 2011-12-29 to 2011-12-31');
    }
  });
});

describe('solar', () => {
  test.each([
    ['2026-06-01', 'open-meteo', ['archive'], 'archive'],
    ['2026-06-28', 'open-meteo', ['forecast'], 'archive'],
    ['2026-07-01', 'open-meteo', ['forecast'], 'forecast'],
    ['2026-07-15', 'open-meteo', ['forecast'], 'forecast'],
    ['2026-07-16', 'open-meteo', ['forecast'], 'forecast'],
    ['2026-07-18', 'typical', [], 'climate'],
    ['2027-01-15', 'typical', [], 'climate'],
  ])('%s is from %s', async (dt, source, kinds, method) => {
    const upstream = upstreamAt(NOW);
    const ask = await serviceOn(upstream);
    const { status, headers, body } = await ask(`/v1/solar?q=Leeds&dt=${dt}`);
    expect([status, body.source, headers.get('x-weather-source')]).toEqual([200, source, source]);
    expect(upstream.kinds as string[]).toEqual(kinds);
    const [day] = body.forecast.forecastday;
    expect([day.date, day.hour.length, day.hour[0].time]).toEqual([dt, 24, `${dt} 00:00`]);
    expect(body.method).toBe(method);
    for (const { epoch, p10, p90, ...mean } of day.hour) {
      const sine = meanSine(epoch * 1000, body.location.lat, body.location.lon);
      for (const { ghi, dni, diffuse } of [mean, p10, p90].filter((light) => light !== undefined))
        expect(dni * sine + diffuse).toBeCloseTo(ghi, 0);
      expect([p10 !== undefined, p90 !== undefined]).toEqual([method === 'climate', method === 'climate']);
      if (p10 === undefined || p90 === undefined) continue;
      // Of the sun behind the clouds of the season: darker, and brighter than the mean.
      expect(p10.ghi).toBeLessThanOrEqual(mean.ghi + 0.1);
      expect(p90.ghi).toBeGreaterThanOrEqual(mean.ghi - 0.1);
      expect(p10.cloud_pct).toBeGreaterThanOrEqual(p90.cloud_pct);
    }
    expect(Math.max(...day.hour.map(({ ghi }) => ghi))).toBeGreaterThan(20);
  });

  /** Light that closes by our own sun, as an upstream sends it: half of a clear sky's beam, a fifth of the rest. */
  const sunlight: UpstreamWeather = (variable, epochSeconds, lat, lon) => {
    const sine = meanSine(epochSeconds * 1000 - 3_600_000, lat, lon);
    const [beam, diffuse] = sine === 0 ? [0, 0] : [400 + 300 * sine, 90 * sine + 10];
    if (variable === 'direct_normal_irradiance') return Math.round(beam * 10) / 10;
    if (variable === 'diffuse_radiation') return Math.round(diffuse * 10) / 10;
    if (variable === 'shortwave_radiation') return Math.round((beam * sine + diffuse) * 10) / 10;
    return mildWeather(variable, epochSeconds, lat, lon);
  };

  async function solarOn(weather: UpstreamWeather | undefined, now = NOW) {
    const upstream = startUpstream({ nowMs: () => Date.parse(now), ...(weather === undefined ? {} : { weather }) });
    closing.push(() => upstream.stop());
    return { upstream, ask: await serviceOn(upstream, { FAIRDAY_NOW: now }) };
  }

  test('shows upstream’s own direct and diffuse light of every hour, past and coming, one request for all that come', async () => {
    const { upstream, ask } = await solarOn(sunlight);
    for (const dt of ['2026-05-01', '2026-06-28', '2026-07-01', '2026-07-08', '2026-07-14', '2026-07-15']) {
      const { body } = await ask(`/v1/solar?q=52.37,4.89&dt=${dt}`);
      for (const { time, ghi, dni, diffuse } of body.forecast.forecastday[0].hour) {
        const stamp = (Date.parse(`${time.replace(' ', 'T')}:00+02:00`) + 3_600_000) / 1000;
        const upstreams = ['shortwave_radiation', 'direct_normal_irradiance', 'diffuse_radiation'].map((name) =>
          sunlight(name, stamp, 52.37, 4.89),
        );
        expect([ghi, dni, diffuse] as (number | null)[]).toEqual(upstreams);
      }
    }
    expect(upstream.kinds as string[]).toEqual(['archive', 'forecast', 'forecast']);
    expect(upstream.weight).toBeCloseTo(3, 5);
  });

  test('reaches as far as upstream: fifteen days ahead where nothing but night lies beyond', async () => {
    const { ask } = await solarOn(sunlight);
    for (const [q, last] of [
      ['52.37,4.89', '2026-07-16'],
      ['-36.85,174.76', '2026-07-16'],
      ['51.5,-0.12', '2026-07-16'],
      // In Buenos Aires the hours beyond are all after sunset.
      ['-34.6,-58.38', '2026-07-16'],
    ]) {
      const { body } = await ask(`/v1/solar?q=${q}&dt=${last}`);
      expect([q, body.source]).toEqual([q, 'open-meteo']);
      expect(body.forecast.forecastday[0].hour).toHaveLength(24);
      expect(body.forecast.forecastday[0].hour.every(({ ghi, dni }) => ghi !== null && dni !== null)).toBe(true);
    }
    // In California the end of upstream's reach is in the afternoon.
    expect((await ask('/v1/solar?q=34.05,-118.24&dt=2026-07-15')).body.source).toBe('open-meteo');
    expect((await ask('/v1/solar?q=34.05,-118.24&dt=2026-07-16')).body.source).toBe('typical');
  });

  test('has all hours of the fourteenth day in every kind of zone, before a clock change too', async () => {
    const { ask } = await solarOn(sunlight, '2026-10-13T12:00:00Z');
    for (const q of [
      '51.5,-0.12',
      '38.72,-9.14',
      '-13.83,-171.76',
      '27.7,85.32',
      '-31.55,159.08',
      '21.3,-157.86',
      '1.87,-157.43',
    ]) {
      const { body } = await ask(`/v1/solar?q=${q}&dt=2026-10-26`);
      expect([q, body.source]).toEqual([q, 'open-meteo']);
      expect(body.forecast.forecastday[0].hour.filter(({ ghi }) => ghi === null)).toEqual([]);
    }
  });

  test('stands on a forecast that is at hand while its own request fails', async () => {
    const { upstream, ask } = await solarOn(sunlight);
    expect((await ask('/v1/forecast?q=Leeds&days=1')).status).toBe(200);
    upstream.failKind('forecast', { kind: 'status', status: 500, body: 'boom' });
    const { status, body } = await ask('/v1/solar?q=Leeds&dt=2026-07-03');
    expect([status, body.source]).toEqual([200, 'open-meteo']);
  });

  test('has 23 and 25 records on days of clock change', async () => {
    const ask = await serviceOn(null);
    for (const [dt, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      expect((await ask(`/v1/solar?q=London&dt=${dt}`)).body.forecast.forecastday[0].hour).toHaveLength(hours);
    }
  });

  test('names the range of its dates', async () => {
    const ask = await serviceOn(null);
    const { status, body } = await ask('/v1/solar?q=Leeds&dt=2101-01-01');
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('2100-12-31')]);
  });
});

describe('the cache', () => {
  const PATHS = [
    '/v1/history?q=Leeds&dt=2026-05-01&end_dt=2026-05-31',
    '/v1/airquality?q=Leeds',
    '/v1/solar?q=Leeds&dt=2026-07-03',
  ];

  test('survives a restart: not one request more, and the same answers', async () => {
    const upstream = upstreamAt(NOW);
    const folder = mkdtempSync(join(tmpdir(), 'fairday-restart-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    const answers: string[] = [];
    for (let round = 0; round < 2; round++) {
      const ask = await serviceOn(upstream, { FAIRDAY_DATA_DIR: folder });
      for (const path of PATHS) answers.push(JSON.stringify((await ask(path)).body));
      await closing.pop()?.();
    }
    expect(upstream.requests).toHaveLength(PATHS.length);
    expect(answers.slice(PATHS.length)).toEqual(answers.slice(0, PATHS.length));
  });

  test('that is damaged heals by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairday-damage-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'cache.db'), 'no database '.repeat(1_000));
    const upstream = upstreamAt(NOW);
    const ask = await serviceOn(upstream, { FAIRDAY_DATA_DIR: folder });
    for (const path of [...PATHS, ...PATHS]) expect((await ask(path)).status).toBe(200);
    expect(upstream.requests).toHaveLength(PATHS.length);
  });
});
