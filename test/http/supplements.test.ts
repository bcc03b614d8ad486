/** Air quality, the sea and official alerts beside other answers: in data on request, in decisions by themselves. */
import { afterEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capXml } from '../alerts/message.ts';
import { answerFaults } from '../support/answer-shape.ts';
import { type AnyBody, startTestService } from '../support/service.ts';
import { type Fault, startUpstream, type TestUpstream } from '../upstream/server.ts';
import { mildWeather, type UpstreamWeather } from '../upstream/weather.ts';

const NOW = '2026-07-01T12:20:00Z';

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

interface Body extends AnyBody {
  readonly airQuality?: Readonly<Record<string, unknown>> | null;
  readonly attribution?: string;
  readonly alerts?: readonly Readonly<Record<string, unknown>>[];
  readonly coverage?: string;
  readonly stale_since?: string | null;
  readonly current: {
    readonly airQuality?: Readonly<Record<string, unknown>> | null;
    readonly temperature?: object;
  };
}

type Ask = (path: string, question?: string) => Promise<{ status: number; headers: Headers; body: Body }>;

async function serviceOn(env: Readonly<Record<string, string>>): Promise<Ask> {
  const fairday = await startTestService({ FAIRDAY_NOW: NOW, ...env });
  closing.push(() => fairday.stop());
  const key = await fairday.keyOf('verified');
  return async (path, question) => {
    const response =
      question === undefined
        ? await fairday.get(path, key)
        : await fetch(`${fairday.url}${path}`, {
            method: 'POST',
            headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
            body: JSON.stringify({ q: question }),
          });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  };
}

async function over(
  weather: UpstreamWeather = mildWeather,
  env: Readonly<Record<string, string>> = {},
): Promise<{ ask: Ask; upstream: TestUpstream }> {
  const upstream = startUpstream({ weather, nowMs: () => Date.parse(NOW) });
  closing.push(() => upstream.stop());
  const ask = await serviceOn({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url, ...env });
  return { ask, upstream };
}

/** A folder with one severe alert for Leeds. */
function alertFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-cap-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'leeds.xml'), capXml({}));
  return folder;
}

describe('aqi=yes', () => {
  test('shows the object of /v1/airquality among the current conditions, with the words of its licence', async () => {
    const { ask } = await over();
    const { body: air, headers } = await ask('/v1/airquality?q=Leeds');
    const { body: current, headers: ofCurrent } = await ask('/v1/current?q=Leeds&aqi=yes');
    const { body: forecast, headers: ofForecast } = await ask('/v1/forecast?q=Leeds&days=2&aqi=yes');
    // PM2.5 of 12.4 µg/m³ throughout, by the EPA's table of 2024: category 2.
    expect(air.airQuality).toMatchObject({ pm2_5: 12.4, usEpaIndex: 2, usAqi: 57 });
    expect(current.airQuality).toEqual(air.airQuality);
    expect(forecast.current.airQuality).toEqual(air.airQuality);
    for (const body of [current, forecast]) expect(body.attribution).toContain('CAMS ENSEMBLE data provider');
    for (const credits of [headers, ofCurrent, ofForecast]) {
      expect(credits.get('x-weather-attribution')).toBe(air.attribution ?? 'none');
    }
    expect([answerFaults('current', current), answerFaults('forecast', forecast)]).toEqual([[], []]);
  });

  test('costs one call of the same pool, and no air is asked for without it', async () => {
    const { ask, upstream } = await over();
    const plain = await ask('/v1/current?q=Leeds');
    expect(Object.keys(plain.body)).not.toContainAnyValues(['airQuality', 'alerts', 'coverage', 'attribution']);
    expect(upstream.kinds).toEqual(['forecast']);
    const no = await ask('/v1/current?q=Leeds&aqi=no&alerts=no');
    expect(no.headers.get('etag')).toBe(plain.headers.get('etag'));
    const left = (answer: { headers: Headers }) => Number(answer.headers.get('x-free-calls-remaining'));
    const yes = await ask('/v1/current?q=Leeds&aqi=yes');
    expect(left(no) - left(yes)).toBe(1);
    expect(yes.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  test('is null from the embedded climate', async () => {
    const ask = await serviceOn({});
    const { status, body } = await ask('/v1/current?q=Leeds&aqi=yes');
    expect([status, body.airQuality, body.attribution]).toEqual([200, null, undefined]);
    expect(answerFaults('current', body)).toEqual([]);
  });

  const faults: Fault[] = [
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'daily-limit' },
    { kind: 'cut-json' },
    { kind: 'nulls' },
    { kind: 'hang' },
  ];
  for (const fault of faults) {
    test(`fails no answer when the air fails by ${fault.kind}`, async () => {
      const { ask, upstream } = await over();
      upstream.failKind('air-quality', fault);
      const { status, headers, body } = await ask('/v1/forecast?q=Leeds&days=1&aqi=yes');
      expect([status, headers.get('x-weather-source')]).toEqual([200, 'open-meteo']);
      expect(body.current.temperature).toBeDefined();
      // Where only nulls came, the object is there and knows nothing.
      if (fault.kind === 'nulls') expect(body.current.airQuality).toMatchObject({ pm2_5: null, usAqi: null });
      else expect(body.current.airQuality).toBeNull();
      upstream.heal();
    });
  }

  test('is refused as anything but yes and no', async () => {
    const ask = await serviceOn({});
    for (const query of ['current?q=Leeds&aqi=true', 'forecast?q=Leeds&days=1&alerts=1', 'current?q=Leeds&alerts=']) {
      const { status, body } = await ask(`/v1/${query}`);
      expect([status, body.error.code]).toEqual([400, 'invalid_parameter']);
    }
  });
});

describe('alerts=yes', () => {
  test('adds what /v1/alerts answers', async () => {
    const ask = await serviceOn({ FAIRDAY_CAP_DIR: alertFolder() });
    const { body: alone } = await ask('/v1/alerts?q=Leeds');
    expect(alone.alerts).toHaveLength(1);
    for (const path of ['/v1/current?q=Leeds&alerts=yes', '/v1/forecast?q=Leeds&days=1&alerts=yes']) {
      const { body } = await ask(path);
      const { alerts, coverage, stale_since } = body;
      expect({ alerts, coverage, stale_since }).toMatchObject({
        alerts: alone.alerts,
        coverage: 'covered',
        stale_since: null,
      });
    }
    const { body: elsewhere } = await ask('/v1/forecast?q=Plymouth&days=1&alerts=yes');
    expect([elsewhere.alerts, elsewhere.coverage]).toEqual([[], 'covered']);
  });

  test('says that no source warns where all are switched off, in every mode', async () => {
    const ask = await serviceOn({});
    const { body } = await ask('/v1/forecast?q=Leeds&days=1&alerts=yes&aqi=yes');
    expect([body.alerts, body.coverage, body.current.airQuality]).toEqual([[], 'none', null]);
    expect(answerFaults('forecast', body)).toEqual([]);
  });
});

describe('exclude', () => {
  test('drops the new fields and what is in them', async () => {
    const { ask } = await over();
    const all = 'q=Leeds&days=1&aqi=yes&alerts=yes';
    const { body: without } = await ask(`/v1/forecast?${all}&exclude=airQuality,alerts,coverage,attribution`);
    expect(Object.keys(without)).toEqual(['location', 'current', 'forecast', 'stale_since', 'source']);
    expect('airQuality' in without.current).toBe(false);
    const { body: part } = await ask(`/v1/forecast?${all}&exclude=pm2_5,usAqi`);
    expect(Object.keys(part.current.airQuality ?? {})).toEqual(
      'co no2 o3 so2 pm10 usEpaIndex gbDefraIndex europeanAqi dominantPollutant pollen'.split(' '),
    );
    expect(answerFaults('forecast', part)).toEqual([]);
    const folder = await serviceOn({ FAIRDAY_CAP_DIR: alertFolder() });
    const { body: bare } = await folder('/v1/forecast?q=Leeds&days=1&alerts=yes&exclude=description,headline');
    expect(Object.keys(bare.alerts?.[0] ?? {})).not.toContainAnyValues(['description', 'headline']);
    expect(bare.alerts?.[0].event).toBe('Wind');
  });
});

/** Fine for anything outdoors, but for what `special` says. */
function fineBut(special: Readonly<Record<string, number>>): UpstreamWeather {
  const fine: Readonly<Record<string, number>> = {
    precipitation: 0,
    precipitation_probability: 0,
    weather_code: 1,
    cloud_cover: 30,
    wind_speed_10m: 20,
    wind_gusts_10m: 28,
  };
  return (variable, ...where) => special[variable] ?? fine[variable] ?? mildWeather(variable, ...where);
}

describe('a decision', () => {
  test('to run is judged by the air from the first answer on', async () => {
    // 120 µg/m³: AQI (200 − 151) / (125.4 − 55.5) · (120 − 55.5) + 151 = 196, for which the profile gives
    // 60 − 35 · (196 − 150) / 50 = 28 of 100.
    const { ask, upstream } = await over(fineBut({ pm2_5: 120, wind_speed_10m: 8, wind_gusts_10m: 15 }));
    const path = '/v1/decide?location=Leeds&activity=running&when=tomorrow&explain=yes';
    const { body } = await ask(path);
    expect(answerFaults('decide', body)).toEqual([]);
    expect(body.data.missing).not.toContain('us_aqi');
    expect(body.data.us_aqi).toEqual({ max: 196 });
    expect(body.data.air).toMatchObject({ source: 'open-meteo', attribution: expect.stringContaining('CAMS') });
    expect(body.factors.find(({ issue }) => issue === 'air-quality')).toMatchObject({ value: 196, score: 28 });
    expect(body.score).toBeLessThanOrEqual(28);
    expect(body.risks.map(({ type, severity }) => `${type} ${severity}`)).toContain('air-quality high');
    // The same again costs upstream nothing and says the same.
    const { weight } = upstream;
    expect((await ask(path)).body).toMatchObject({ score: body.score, summary: body.summary });
    expect(upstream.weight).toBe(weight);
  });

  test('is the same over /v1/ai: the first answer knows the air', async () => {
    const { ask, upstream } = await over(fineBut({ pm2_5: 220, wind_speed_10m: 8, wind_gusts_10m: 15 }));
    const { status, body } = await ask('/v1/ai', 'Is tomorrow good for running in Leeds?');
    expect([status, upstream.kinds.includes('air-quality')]).toEqual([200, true]);
    expect(JSON.stringify(body)).toContain('air quality');
    expect(JSON.stringify(body)).not.toContain('"verdict":"great"');
  });

  test('to sail is judged by the waves from the first answer on', async () => {
    const path = '/v1/decide?location=50.6,-1.2&activity=sailing&when=tomorrow&explain=yes&units=metric';
    const { ask } = await over(fineBut({ wave_height: 2 }));
    const { body } = await ask(path);
    expect(body.data).toMatchObject({ waves: { max: 2, unit: 'm' }, sea: { source: 'open-meteo' } });
    // The profile's own knot: two metres score 38.
    expect(body.factors.find(({ issue }) => issue === 'waves')).toMatchObject({ value: 2, score: 38 });
    expect(body.score).toBeLessThanOrEqual(38);
    const calm = await over(fineBut({ wave_height: 0.3 }));
    const flat = (await calm.ask(path)).body;
    expect(flat.score).toBeGreaterThan(body.score + 20);
    expect(flat.data.missing).not.toContain('wave_height');
  });

  test('for the beach knows the water, and inland that there is none to know', async () => {
    const hot = { temperature_2m: 28, wind_speed_10m: 8, wind_gusts_10m: 14 };
    const { ask, upstream } = await over(fineBut({ ...hot, sea_surface_temperature: 16.5 }));
    const beach = (place: string) => `/v1/decide?location=${place}&activity=beach&when=tomorrow&explain=yes`;
    const { body } = await ask(beach('50.7,-1.9'));
    expect(body.data.water_temperature).toEqual({ min: 16.5, unit: '°C' });
    // Half-way between the knots of 15 °C (80) and 18 °C (90).
    expect(body.factors.find(({ issue }) => issue === 'water-temp')).toMatchObject({ value: 16.5, score: 85 });
    expect(upstream.kinds.filter((kind) => kind === 'marine')).toHaveLength(1);
    // By the map.
    const { body: leeds } = await ask(beach('Leeds'));
    expect(upstream.kinds.filter((kind) => kind === 'marine')).toHaveLength(1);
    // By upstream's answer.
    const dry: UpstreamWeather = (variable, ...where) =>
      variable === 'wave_height' || variable === 'sea_surface_temperature' ? null : fineBut(hot)(variable, ...where);
    const { body: dryBody } = await (await over(dry)).ask(beach('50.7,-1.9'));
    for (const inland of [leeds, dryBody]) {
      expect(inland.data.missing).not.toContainAnyValues(['wave_height', 'sea_temperature']);
      expect(inland.data.sea).toBeUndefined();
    }
  });

  test('waits 1.5 s for hosts of air and sea that hang, fails by none, and says what is missing', async () => {
    const { ask, upstream } = await over();
    upstream.failKind('air-quality', { kind: 'hang' });
    upstream.failKind('marine', { kind: 'hang' });
    for (const [activity, missing] of [
      ['running', 'us_aqi'],
      ['sailing', 'wave_height'],
    ] as const) {
      const { status, body } = await ask(`/v1/decide?location=Whitby&activity=${activity}&when=tomorrow`);
      expect([status, body.data.source]).toEqual([200, 'open-meteo']);
      expect(body.data.missing).toContain(missing);
    }
    upstream.heal();
  });

  test('for the best day heeds them too', async () => {
    const { ask } = await over(fineBut({ wave_height: 3 }));
    const { body } = await ask('/v1/best-day?location=50.6,-1.2&activity=sailing&days=3');
    const days = (body as Body & { readonly days: readonly { readonly score: number }[] }).days;
    // Three metres score 10 in the profile.
    expect(days.every(({ score }) => score <= 10)).toBe(true);
  });

  test('names official alerts as missing only where there is a source of them', async () => {
    const { ask } = await over();
    const path = '/v1/decide?location=Leeds&activity=driving';
    expect((await ask(path)).body.data.missing).not.toContain('official-alerts');
    const silent = await over(mildWeather, { FAIRDAY_SWIC_URL: 'http://127.0.0.1:9' });
    expect((await silent.ask(path)).body.data.missing).toContain('official-alerts');
  });
});

describe('a forecast without what a verdict needs', () => {
  const without =
    (...gone: string[]): UpstreamWeather =>
    (variable, ...where) =>
      gone.includes(variable) ? null : mildWeather(variable, ...where);

  for (const [activity, variable, noun] of [
    ['laundry', 'precipitation', 'rain'],
    ['stargazing', 'cloud_cover', 'cloud'],
    ['driving', 'wind_speed_10m', 'wind'],
  ] as const) {
    test(`has no verdict to ${activity} without ${noun}: 503 that says so, for a day and for the best of them`, async () => {
      const { ask } = await over(without(variable, 'precipitation_probability'));
      for (const path of [
        `/v1/decide?location=Leeds&activity=${activity}&when=tomorrow`,
        `/v1/best-day?location=Leeds&activity=${activity}&days=5`,
      ]) {
        const { status, headers, body } = await ask(path);
        expect([status, body.error.code]).toEqual([503, 'weather_unavailable']);
        expect(body.error.message).toContain(noun);
        expect(headers.get('retry-after')).toBe('900');
        expect(headers.get('x-call-cost-gbp')).toBe('0.0000');
      }
    });
  }

  test('on some days leaves those out of the ranking', async () => {
    const untilMs = Date.parse('2026-07-04T00:00:00Z');
    const { ask } = await over((variable, at, lat, lon) =>
      variable.startsWith('precipitation') && at * 1000 > untilMs ? null : mildWeather(variable, at, lat, lon),
    );
    const { status, body } = await ask('/v1/best-day?location=Leeds&activity=driving&days=7');
    const { days } = body as Body & { readonly days: readonly { readonly date: string }[] };
    expect(status).toBe(200);
    expect(days.every(({ date }) => date <= '2026-07-04')).toBe(true);
  });
});

test('a dry fortnight is known to be dry to its end', async () => {
  const { ask } = await over(fineBut({}));
  const { body } = await ask('/v1/decide?location=Leeds&activity=exterior-painting');
  expect(body.data.missing).not.toContain('dry_hours_ahead');
});
