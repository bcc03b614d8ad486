/** The weather data answers over HTTP, from a test upstream whose weather each test knows. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { Body, Observer, SearchAltitude } from 'astronomy-engine';
import { LANGUAGES } from '../../src/weather/conditions/languages.ts';
import { answerFaults } from '../support/answer-shape.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { recording } from '../upstream/fixtures.ts';
import { recordedUpstream, startUpstream, type TestUpstream } from '../upstream/server.ts';
import { mildWeather, type UpstreamWeather } from '../upstream/weather.ts';

type Numbers = Readonly<Record<string, number | null>>;

interface Shared {
  readonly condition: { readonly text: string | null; readonly icon: string | null; readonly code: number | null };
  readonly dewPoint: Numbers;
  readonly wind: Numbers & { readonly direction: string };
  readonly humidity: number | null;
  readonly cloud: number | null;
  readonly pressure: Numbers;
  readonly visibility: Numbers;
  readonly precipitation: Numbers;
  readonly uv: number | null;
  readonly isDay: boolean;
}

interface Hour extends Shared {
  readonly time: string;
  readonly temperature: Numbers;
  readonly feelsLike: Numbers;
}

interface Day {
  readonly date: string;
  readonly temperature: { readonly max: Numbers; readonly min: Numbers; readonly avg: Numbers };
  readonly condition: Shared['condition'];
  readonly precipitation: Numbers;
  readonly wind: Numbers;
  readonly humidity: { readonly avg: number | null };
  readonly uv: number | null;
  readonly sunrise: string;
  readonly sunset: string;
  readonly hourly: readonly Hour[];
}

interface CurrentShape extends Shared {
  readonly temperature: Numbers & { readonly feelsLike: Numbers };
  readonly lastUpdated: string;
}

interface DataBody extends CurrentShape {
  readonly location: { readonly localtime: string };
  readonly source: string;
  readonly current: CurrentShape;
  readonly forecast: readonly Day[];
  readonly date: string;
  readonly astronomy: Readonly<Record<string, string | number>>;
  readonly data: Readonly<Record<string, Numbers & string>>;
  readonly error: { readonly message: string; readonly details: readonly { readonly field: string }[] };
}

const NOW = '2026-07-01T12:20:00Z';

let open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open) await close();
  open = [];
});

/** A service over an upstream with that weather; closed after the test. */
async function over(
  weather: UpstreamWeather | TestUpstream = mildWeather,
  now = NOW,
): Promise<(path: string) => Promise<{ response: Response; body: DataBody }>> {
  const upstream = typeof weather === 'function' ? startUpstream({ weather, nowMs: () => Date.parse(now) }) : weather;
  const fairday = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    FAIRDAY_NOW: now,
  });
  open.push(() => fairday.stop(), upstream.stop);
  const key = await fairday.keyOf('verified');
  return async (path) => {
    const response = await fairday.get(path, key);
    return { response, body: (await response.json()) as DataBody };
  };
}

describe('from the embedded climate', () => {
  let fairday: TestService;
  let key = '';
  beforeAll(async () => {
    fairday = await startTestService({ FAIRDAY_ICON_BASE: 'https://icons.example/set' });
    key = await fairday.keyOf('verified');
  });
  afterAll(() => fairday.stop());

  const get = async (path: string): Promise<{ response: Response; body: DataBody }> => {
    const response = await fairday.get(path, key);
    return { response, body: (await response.json()) as DataBody };
  };

  test('answers have the documented shape however they are asked for', async () => {
    const questions: [name: string, query: string][] = [
      ['current', 'q=Leeds'],
      ['current', 'q=-90,0&units=imperial&lang=zh_yue'],
      ['current', 'q=0,-150&units=metric'],
      ['forecast', 'q=Leeds&days=14'],
      ['forecast', 'q=Kathmandu&days=1&include=day&units=metric'],
      ['forecast', 'q=Longyearbyen&days=2&include=hour&units=imperial'],
      ['forecast', 'q=Leeds&days=2&exclude=current,icon,wind,date,mm'],
      ['astronomy', 'q=Leeds'],
      ['astronomy', 'q=Tromsø&dt=1900-01-01'],
      ['astronomy', 'q=Apia&dt=2011-12-31'],
      ['astronomy', 'q=Amsterdam&dt=2100-12-31'],
    ];
    for (const [name, query] of questions) {
      const { response, body } = await get(`/v1/${name}?${query}`);
      expect([query, response.status, answerFaults(name, body)]).toEqual([query, 200, []]);
    }
  });

  test('are metered as standard calls, with the bill in the headers alone', async () => {
    const own = await fairday.keyOf('verified');
    const response = await fairday.get('/v1/current?q=Leeds', own);
    expect(response.headers.get('x-free-calls-remaining')).toBe('999');
    expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
    expect(response.headers.get('x-weather-source')).toBe('typical');
    const body = (await response.json()) as object;
    expect(Object.keys(body)).not.toContain('billing');
    expect(Object.keys(body)[0]).toBe('location');
    const sky = await fairday.get('/v1/astronomy?q=Leeds', own);
    expect([sky.headers.get('x-free-calls-remaining'), sky.headers.get('x-weather-source')]).toEqual(['998', null]);
  });

  test('the same question gives the same bytes, and a matching tag is 304', async () => {
    for (const path of ['/v1/current?q=Leeds', '/v1/forecast?q=Leeds&days=3', '/v1/astronomy?q=Leeds']) {
      const [first, second] = [await fairday.get(path, key), await fairday.get(path, key)];
      expect(await first.text()).toBe(await second.text());
      const again = await fairday.get(path, key, { 'If-None-Match': first.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  test('condition texts come in every language, and icons below the address that the operator set', async () => {
    const texts = new Set<string | null>();
    for (const lang of LANGUAGES) {
      const { body } = await get(`/v1/current?q=Leeds&lang=${lang}`);
      texts.add(body.condition.text);
    }
    expect(texts.size).toBeGreaterThan(25);
    const { body } = await get('/v1/forecast?q=Leeds&days=1&lang=de');
    expect(body.forecast[0].condition.icon).toMatch(/^https:\/\/icons\.example\/set\/[a-z-]+\.svg$/);
    for (const hour of body.forecast[0].hourly) {
      expect(hour.condition.icon).toContain(hour.isDay ? 'day' : 'night');
    }
  });

  test('include=day leaves out the hours, include=hour leaves the date and the hours', async () => {
    const keys = async (include: string) => {
      const { body } = await get(`/v1/forecast?q=Leeds&days=2&include=${include}`);
      expect(body.current.temperature.celsius).toBeNumber();
      return Object.keys(body.forecast[1]);
    };
    const all = await keys('all');
    expect(await keys('day')).toEqual(all.filter((name) => name !== 'hourly'));
    expect(await keys('hour')).toEqual(['date', 'hourly']);
  });

  test('exclude drops a name wherever it occurs below location, and nothing else', async () => {
    const { body: whole } = await get('/v1/forecast?q=Leeds&days=2');
    const { body: part } = await get('/v1/forecast?q=Leeds&days=2&exclude=condition,celsius,%20uv');
    const dropped = JSON.parse(
      JSON.stringify(whole, (name, value) => (['condition', 'celsius', 'uv'].includes(name) ? undefined : value)),
    );
    expect(part).toEqual(dropped);
    expect((await get('/v1/forecast?q=Leeds&days=2&exclude=condition,celsius,uv,')).body).toEqual(dropped);
    expect((await get('/v1/forecast?q=Leeds&days=2&exclude=,')).response.status).toBe(400);
    const { body: none } = await get('/v1/forecast?q=Leeds&days=2&exclude=current,forecast');
    expect([Object.keys(none), none.forecast]).toEqual([['location', 'forecast', 'source'], []]);
  });

  test('a date that the clocks of a place left out has no sky to tell of', async () => {
    const { response, body } = await get('/v1/astronomy?q=Apia&dt=2011-12-30');
    expect([response.status, body.error.details[0]?.field]).toEqual([400, 'dt']);
    expect(body.error.message).toContain('There was no 2011-12-30 in Apia');
  });

  test('polar day and night have no sunrise and no sunset, and the hours know it', async () => {
    const { body } = await get('/v1/forecast?q=Longyearbyen&days=1');
    const [day] = body.forecast;
    expect([day.sunrise, day.sunset]).toEqual(['No sunrise', 'No sunset']);
    expect(day.hourly.every(({ isDay }) => isDay)).toBe(true);
    const { body: winter } = await get('/v1/astronomy?q=Longyearbyen&dt=2026-12-21');
    expect([winter.astronomy.sunrise, winter.astronomy.sunset]).toEqual(['No sunrise', 'No sunset']);
  });

  test('astronomy tells the twilights and the golden hours, and the length of polar days', async () => {
    const of = async (q: string, dt: string) => (await get(`/v1/astronomy?q=${q}&dt=${dt}`)).body.astronomy;
    const leeds = await of('Leeds', '2026-12-21');
    const morning = ['astronomicalDawn', 'nauticalDawn', 'civilDawn', 'sunrise'].map((name) => String(leeds[name]));
    expect(morning.toSorted()).toEqual(morning);
    expect(String(leeds.solarNoon)).toMatch(/^12:\d\d PM$/);
    // The instants themselves are held to astronomy-engine in test/sky.
    const dawn = SearchAltitude(Body.Sun, new Observer(53.79648, -1.54785, 0), 1, new Date('2026-12-21'), 1, -6);
    const nearest = new Date(Math.round(Number(dawn?.date) / 60_000) * 60_000);
    expect(String(leeds.civilDawn)).toBe(`${nearest.toISOString().slice(11, 16)} AM`);
    const winter = { daylightMinutes: 0, nauticalDawn: expect.stringMatching(/AM$/), goldenMorning: null };
    expect(await of('Longyearbyen', '2026-01-31')).toMatchObject(winter);
    expect(await of('Longyearbyen', '2026-07-01')).toMatchObject({ daylightMinutes: 1440, civilDawn: 'No civil dawn' });
  });

  test('astronomy is of today at the place, or of any date from 1900 to 2100', async () => {
    const { body } = await get('/v1/astronomy?q=Leeds');
    expect(body.date).toBe('2026-07-01');
    // U.S. Naval Observatory: a full moon on 29 June 2026 at 23:57 UT, which is the 30th in Leeds.
    const { body: full } = await get('/v1/astronomy?q=Leeds&dt=2026-06-30');
    expect([full.astronomy.moonPhase, full.astronomy.moonIllumination]).toEqual(['Full Moon', 100]);
    const { body: kiritimati } = await get('/v1/astronomy?q=1.87,-157.43');
    expect(kiritimati.date).toBe('2026-07-02');
  });

  test('what is asked wrongly is 400 and names the field', async () => {
    const wrong: [query: string, field: string, message: RegExp][] = [
      ['forecast?q=Leeds&days=0', 'days', /1 to 14/],
      ['forecast?q=Leeds&days=15', 'days', /1 to 14/],
      ['forecast?q=Leeds', 'days', /missing.*days=7/],
      ['forecast?days=3', 'q', /missing/],
      ['forecast?q=Leeds&days=3&lang=tlh', 'lang', /en, ar, bn,.*zh_yue or zu/],
      ['current?q=Leeds&lang=ENG', 'lang', /en, ar/],
      ['current?q=Leeds&units=kelvin', 'units', /metric, imperial or both/],
      ['current?q=91,0', 'q', /latitude 91 is out of range, it goes from -90 to 90/],
      ['forecast?q=Leeds&days=3&exclude=temprature', 'exclude', /did you mean temperature/],
      ['forecast?q=Leeds&days=3&exclude=uv,,wind', 'exclude', /no field/],
      ['forecast?q=Leeds&days=3&exclude=lat', 'exclude', /no field below location/],
      ['forecast?q=Leeds&days=3&include=night', 'include', /day, hour or all/],
      ['astronomy?q=Leeds&dt=2026-02-30', 'dt', /exists/],
      ['astronomy?q=Leeds&dt=1899-12-31', 'dt', /1900-01-01 to 2100-12-31/],
      ['astronomy?q=Leeds&dt=2101-01-01', 'dt', /1900-01-01 to 2100-12-31/],
      ['astronomy?q=Leeds&dt=tomorrow', 'dt', /exists/],
    ];
    for (const [query, field, message] of wrong) {
      const { response, body } = await get(`/v1/${query}`);
      expect([query, response.status, body.error.details[0].field]).toEqual([query, 400, field]);
      expect(body.error.message).toMatch(message);
    }
    expect((await get('/v1/current?q=Xqzzyvia')).response.status).toBe(404);
  });
});

describe('from upstream', () => {
  test('a forecast says the same as the decision for the same day', async () => {
    const get = await over();
    for (const place of ['Leeds', 'Kathmandu', 'Anchorage']) {
      for (const units of ['metric', 'imperial'] as const) {
        const { body } = await get(`/v1/forecast?q=${place}&days=3&units=${units}`);
        const { body: decision } = await get(
          `/v1/decide?location=${place}&activity=driving&when=tomorrow&units=${units}`,
        );
        const [, day] = body.forecast;
        const { data } = decision;
        const [degrees, speed, gust, depth, far] =
          units === 'metric'
            ? ['celsius', 'maxKph', 'gustKph', 'mm', 'km']
            : ['fahrenheit', 'maxMph', 'gustMph', 'in', 'miles'];
        expect([day.temperature.min[degrees], day.temperature.max[degrees]]).toEqual([
          data.temperature.min,
          data.temperature.max,
        ]);
        expect([day.precipitation[depth], day.precipitation.chanceOfRain]).toEqual([
          data.rain.total,
          data.rain.probability,
        ]);
        expect([day.wind[speed], day.wind[gust], day.uv]).toEqual([data.wind.max, data.gust.max, data.uv.max]);
        expect([day.sunrise, day.sunset]).toEqual([data.sunrise, data.sunset]);
        const ends = (value: (hour: Hour) => number | null): Numbers => {
          const values = day.hourly.map((hour) => Number(value(hour)));
          return { min: Math.min(...values), max: Math.max(...values) };
        };
        expect(data.humidity).toMatchObject(ends((hour) => hour.humidity));
        expect(data.feels_like).toMatchObject(ends((hour) => hour.feelsLike[degrees]));
        expect(data.cloud).toMatchObject(ends((hour) => hour.cloud));
        expect(data.visibility.min).toBe(ends((hour) => hour.visibility[far]).min);
      }
    }
  });

  test('current is interpolated to the minute, sums are those of the running hour', async () => {
    const sloping: UpstreamWeather = (variable, epochSeconds, lat, lon) => {
      const hours = (epochSeconds - Date.parse('2026-07-01T12:00:00Z') / 1000) / 3600;
      if (variable === 'temperature_2m') return 20 + 3 * hours;
      // Stamped at the end of its hour: this falls between 12:00 and 13:00 UTC.
      if (variable === 'precipitation') return hours === 1 ? 2.5 : 0;
      return mildWeather(variable, epochSeconds, lat, lon);
    };
    const get = await over(sloping);
    const { response, body } = await get('/v1/current?q=Leeds');
    expect(body.temperature.celsius).toBe(21);
    expect(body.precipitation).toEqual({ mm: 2.5, in: 0.1 });
    expect([body.lastUpdated, body.location.localtime]).toEqual(['2026-07-01 13:20', '2026-07-01 13:20']);
    expect([body.isDay, body.wind.direction, body.wind.degree]).toEqual([true, 'WSW', 240]);
    expect([body.source, response.headers.get('x-weather-source')]).toEqual(['open-meteo', 'open-meteo']);
    const { body: forecast } = await get('/v1/forecast?q=Leeds&days=1');
    const { location: _place, source: _source, ...current } = body;
    expect(forecast.current as object).toEqual(current);
  });

  test('rain between 09:00 and 10:00 stands in the record of 09:00', async () => {
    const shower: UpstreamWeather = (variable, epochSeconds, lat, lon) => {
      const stamp = new Date(epochSeconds * 1000).toISOString();
      // 10:00 in Leeds, at the end of the hour in which it falls.
      if (variable === 'precipitation') return stamp.startsWith('2026-07-02T09:00') ? 3 : 0;
      return mildWeather(variable, epochSeconds, lat, lon);
    };
    const get = await over(shower);
    const { body } = await get('/v1/forecast?q=Leeds&days=2');
    const wet = body.forecast[1].hourly.filter(({ precipitation }) => (precipitation.mm ?? 0) > 0);
    expect(wet.map(({ time }) => time)).toEqual(['2026-07-02 09:00']);
    expect([body.forecast[0].precipitation.mm, body.forecast[1].precipitation.mm]).toEqual([0, 3]);
  });

  test('the same hour reads alike in metric, in imperial and in both', async () => {
    const get = await over();
    const hourIn = async (units: string) => {
      const { body } = await get(`/v1/forecast?q=Leeds&days=1&units=${units}`);
      const { temperature, feelsLike, dewPoint, wind, precipitation, pressure, visibility } =
        body.forecast[0].hourly[9];
      return { temperature, feelsLike, dewPoint, wind, precipitation, pressure, visibility };
    };
    const [metric, imperial, both] = [await hourIn('metric'), await hourIn('imperial'), await hourIn('both')];
    for (const part of [
      'temperature',
      'feelsLike',
      'dewPoint',
      'wind',
      'precipitation',
      'pressure',
      'visibility',
    ] as const) {
      expect(both[part] as object).toEqual({ ...metric[part], ...imperial[part] });
    }
    expect(Object.keys(metric.temperature)).toEqual(['celsius']);
    expect(Object.keys(imperial.pressure)).toEqual(['inHg']);
    expect(imperial.temperature.fahrenheit).toBeCloseTo((metric.temperature.celsius ?? 0) * 1.8 + 32, 0);
  });

  test('days of clock change have 23 and 25 records, those of Kathmandu begin at whole local hours', async () => {
    const spring = await (await over(mildWeather, '2026-03-28T12:00:00Z'))('/v1/forecast?q=London&days=3');
    expect(spring.body.forecast.map(({ hourly }) => hourly.length)).toEqual([24, 23, 24]);
    expect(spring.body.forecast[1].hourly[1].time).toBe('2026-03-29 02:00');
    const autumn = await (await over(mildWeather, '2026-10-24T12:00:00Z'))('/v1/forecast?q=London&days=3');
    expect(autumn.body.forecast.map(({ hourly }) => hourly.length)).toEqual([24, 25, 24]);
    expect(autumn.body.forecast[1].temperature.max.celsius).toBeNumber();
    const kathmandu = await (await over())('/v1/forecast?q=Kathmandu&days=14');
    expect(kathmandu.body.forecast).toHaveLength(14);
    for (const { date, hourly, temperature } of kathmandu.body.forecast) {
      const clock = Array.from({ length: 24 }, (_, hour) => `${date} ${String(hour).padStart(2, '0')}:00`);
      expect(hourly.map(({ time }) => time)).toEqual(clock);
      expect(temperature.max.celsius).toBeNumber();
    }
  });

  test('what upstream does not send is null, and the rest is there', async () => {
    const poor: UpstreamWeather = (variable, ...where) =>
      ['temperature_2m', 'precipitation'].includes(variable) ? mildWeather(variable, ...where) : null;
    const get = await over(poor);
    const { body } = await get('/v1/forecast?q=Leeds&days=2');
    expect(answerFaults('forecast', body)).toEqual([]);
    const [, day] = body.forecast;
    expect(day.condition).toEqual({ text: null, icon: null, code: null });
    expect(day.wind).toEqual({ maxKph: null, maxMph: null, gustKph: null, gustMph: null });
    expect([day.humidity.avg, day.uv, day.precipitation.chanceOfRain]).toEqual([null, null, null]);
    expect([day.temperature.max.celsius, day.precipitation.mm]).toEqual([20, expect.any(Number)]);
    const { wind, dewPoint, cloud, temperature } = day.hourly[12];
    expect([wind.kph, wind.direction, dewPoint.celsius, cloud]).toEqual([null, null, null, null]);
    expect(temperature.celsius).toBeNumber();
    const now = await get('/v1/current?q=Leeds');
    expect(answerFaults('current', now.body)).toEqual([]);
    expect([now.body.humidity, now.body.temperature.feelsLike.celsius]).toEqual([null, null]);
  });

  test('a recorded answer reads whole', async () => {
    const recorded = recording('toronto-forecast.json');
    const get = await over(recordedUpstream(recorded), '2026-03-06T12:00:00Z');
    const { response, body } = await get('/v1/forecast?q=43.70,-79.40&days=3');
    expect([response.status, answerFaults('forecast', body)]).toEqual([200, []]);
    const [, , change] = body.forecast;
    expect([change.date, change.hourly.length]).toEqual(['2026-03-08', 23]);
    expect(change.temperature.max.celsius).toBeNumber();
    expect([change.uv, change.hourly[12].uv]).toEqual([null, null]);
  });
});
