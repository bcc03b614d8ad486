/** What is typical of a date, through the whole service, over an upstream and over the embedded climate. */
import { afterEach, describe, expect, test } from 'bun:test';
import { answerFaults } from '../support/answer-shape.ts';
import { startTestService } from '../support/service.ts';
import { type Fault, startUpstream, type TestUpstream } from '../upstream/server.ts';

/** Wednesday noon; 14 days on is 2026-07-15, 300 days on 2027-04-27. */
const NOW = '2026-07-01T12:00:00Z';

type Units = Readonly<Record<string, number | null>>;

interface FutureBody {
  readonly error: { readonly code: string; readonly message: string; readonly details: readonly { field: string }[] };
  readonly forecast: readonly {
    readonly date: string;
    readonly temperature: Readonly<Record<'max' | 'min' | 'avg', Units>>;
    readonly condition: { readonly text: string; readonly icon: string; readonly code: number };
    readonly precipitation: Readonly<Record<string, unknown>>;
    readonly wind: Units;
    readonly humidity: { readonly avg: number };
    readonly sunrise: string;
    readonly percentiles: {
      readonly temperature: { readonly max: Readonly<Record<'p10' | 'p50' | 'p90', Units>> };
      readonly precipitation: Readonly<Record<'p10' | 'p50' | 'p90', Units>>;
    };
    readonly hourly: readonly {
      readonly time: string;
      readonly condition: { readonly text: string };
      readonly wind: { readonly direction: string | null };
      readonly isDay: boolean;
    }[];
  }[];
  readonly method: string;
  readonly years: { readonly from: number; readonly to: number; readonly count: number };
  readonly confidence: string;
  readonly source: string;
  readonly attribution: string;
}

let closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function serviceOn(upstream: TestUpstream | null, now = NOW) {
  if (upstream !== null) closing.push(() => upstream.stop());
  const real: Record<string, string> =
    upstream === null ? {} : { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url };
  const fairday = await startTestService({ FAIRDAY_NOW: now, ...real });
  closing.push(() => fairday.stop());
  const key = await fairday.keyOf('verified');
  return async (query: string) => {
    const response = await fairday.get(`/v1/future?${query}`, key);
    return { status: response.status, headers: response.headers, body: (await response.json()) as FutureBody };
  };
}

const upstreamAt = (now = NOW) => startUpstream({ nowMs: () => Date.parse(now) });

describe('future', () => {
  test('has the shape of a forecast day, percentiles beside the means, method and years', async () => {
    const ask = await serviceOn(upstreamAt());
    const { status, headers, body } = await ask('q=Leeds&dt=2027-03-09');
    expect([status, headers.get('x-weather-source'), headers.get('x-free-calls-remaining')]).toEqual([
      200,
      'open-meteo',
      '49',
    ]);
    expect(answerFaults('future', body)).toEqual([]);
    expect(body).toMatchObject({
      method: 'climatology',
      years: { from: 2007, to: 2026, count: 20 },
      confidence: 'low',
      source: 'open-meteo',
      attribution: expect.stringContaining('Open-Meteo'),
    });
    const [day] = body.forecast;
    expect([body.forecast.length, day.date, day.hourly.length]).toEqual([1, '2027-03-09', 24]);
    expect(day.temperature.max.celsius).toBeCloseTo(20, 0);
    expect(day.temperature.min.fahrenheit).toBeCloseTo(46.4, 0);
    expect(day.percentiles.temperature.max.p90.celsius).toBeCloseTo(20, 0);
    expect(day.precipitation).toMatchObject({
      mm: 1.2,
      chanceOfRain: 33,
      chanceOfSnow: 0,
      wetDay: { mm: 3.6, in: 0.14 },
    });
    expect([day.percentiles.precipitation.p50.mm, day.percentiles.precipitation.p90.mm]).toEqual([0, 3.6]);
    expect(day.condition).toMatchObject({ text: 'Typically mostly sunny', code: 1 });
    expect(day.hourly[13]).toMatchObject({ time: '2027-03-09 13:00', isDay: true, wind: { direction: null } });
    expect(day.sunrise).toMatch(/^06:\d\d AM$/);
  });

  test('every text says typically and none says will', async () => {
    const ask = await serviceOn(null);
    for (const dt of ['2026-07-15', '2026-12-24', '2027-04-27']) {
      const { body } = await ask(`q=Leeds&dt=${dt}`);
      const [{ condition, hourly }] = body.forecast;
      for (const { text } of [condition, ...hourly.map((hour) => hour.condition)])
        expect(text).toStartWith('Typically ');
      expect(JSON.stringify(body)).not.toMatch(/\bwill\b/);
      expect([body.method, body.source, body.years]).toEqual([
        'typical',
        'typical',
        { from: 1981, to: 2010, count: 30 },
      ]);
      expect(body.attribution).toContain('NOAA PSL');
      expect(answerFaults('future', body)).toEqual([]);
    }
  });

  test('gives the unit keys asked for alone', async () => {
    const ask = await serviceOn(null);
    const [metric] = (await ask('q=Leeds&dt=2026-12-24&units=metric')).body.forecast;
    const [imperial] = (await ask('q=Leeds&dt=2026-12-24&units=imperial')).body.forecast;
    expect(Object.keys(metric.percentiles.temperature.max.p10)).toEqual(['celsius']);
    expect(Object.keys(metric.percentiles.precipitation.p50)).toEqual(['mm', 'snowCm']);
    expect(Object.keys(imperial.temperature.avg)).toEqual(['fahrenheit']);
    expect(Object.keys(imperial.wind)).toEqual(['maxMph', 'gustMph']);
  });

  test('polar night, half-hour zones and days of clock change have their own hours', async () => {
    const ask = await serviceOn(upstreamAt());
    const polar = (await ask('q=Longyearbyen&dt=2027-01-05')).body.forecast[0];
    expect([polar.sunrise, polar.hourly.some(({ isDay }) => isDay)]).toEqual(['No sunrise', false]);
    const adelaide = (await ask('q=Adelaide&dt=2026-10-04')).body.forecast[0];
    expect([adelaide.hourly.length, adelaide.hourly[2].time]).toEqual([23, '2026-10-04 03:00']);
    expect((await ask('q=London&dt=2026-10-25')).body.forecast[0].hourly).toHaveLength(25);
  });

  test('29 February has an answer in a leap year', async () => {
    const now = '2027-10-01T12:00:00Z';
    const ask = await serviceOn(upstreamAt(now), now);
    expect((await ask('q=Leeds&dt=2028-02-29')).body.forecast[0].date).toBe('2028-02-29');
  });

  test.each([
    ['dt=2026-07-14', 'dt', '2026-07-15 to 2027-04-27'],
    ['dt=2027-04-28', 'dt', '2026-07-15 to 2027-04-27'],
    ['dt=2026-07-01', 'dt', '/v1/forecast'],
    ['dt=2020-01-01', 'dt', '/v1/history'],
    ['dt=2027-02-29', 'dt', 'exists'],
    ['dt=christmas', 'dt', 'must be a date'],
    ['dt=2026-12-24&units=kelvin', 'units', 'metric'],
    ['dt=2026-12-24&days=3', 'days', 'not a parameter'],
    ['units=metric', 'dt', 'missing'],
  ])('refuses %s, names the field, says what is allowed, and costs nothing', async (query, field, words) => {
    const ask = await serviceOn(null);
    const { status, headers, body } = await ask(`q=Leeds&${query}`);
    expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid_parameter', field]);
    expect(body.error.message).toContain(words);
    expect(headers.get('x-free-calls-remaining')).toBe('50');
  });

  test('the range is that of the place: where it is tomorrow already, it ends a day later', async () => {
    const ask = await serviceOn(null);
    expect((await ask('q=1.87,-157.43&dt=2027-04-28')).status).toBe(200);
    expect((await ask('q=1.87,-157.43&dt=2026-07-15')).body.error.message).toContain('2026-07-16 to 2027-04-28');
    expect((await ask('q=1.87,-157.43&dt=2027-04-29')).status).toBe(400);
  });

  for (const fault of [
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'daily-limit' },
    { kind: 'cut-json' },
    { kind: 'nulls' },
  ] satisfies Fault[]) {
    test(`an upstream that fails by ${fault.kind} leaves the embedded climate, labelled`, async () => {
      const upstream = upstreamAt();
      upstream.fail(fault);
      const { status, headers, body } = await (await serviceOn(upstream))('q=Leeds&dt=2026-12-24');
      expect([status, body.method, headers.get('x-weather-source')]).toEqual([200, 'typical', 'typical']);
    });
  }
});
