import { afterEach, describe, expect, test } from 'bun:test';
import { addDays, dateOfEpochDay, offsetTable } from '../../src/time/civil.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { UpstreamError } from '../../src/upstream/upstream-error.ts';
import { toLocalHours } from '../../src/weather/hours/align.ts';
import { ensembleParameters } from '../../src/weather/sources/open-meteo/ensemble-request.ts';
import { fetchForecast } from '../../src/weather/sources/open-meteo/fetch.ts';
import type { OpenMeteoHost } from '../../src/weather/sources/open-meteo/host.ts';
import { openMeteoHost } from '../../src/weather/sources/open-meteo/kinds.ts';
import { forecastParameters } from '../../src/weather/sources/open-meteo/request.ts';
import { recording } from './fixtures.ts';
import { recordedUpstream, startUpstream, type TestUpstream } from './server.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:00Z');
const CELL = { lat: 51.51, lon: -0.13 };
const START = dateOfEpochDay(Date.parse('2026-06-08T00:00:00Z') / 86_400_000);

let upstream: TestUpstream;

afterEach(() => upstream.stop());

function hostOf(upstreamUrl: string): OpenMeteoHost {
  return openMeteoHost({
    baseUrl: upstreamUrl,
    apiKey: null,
    share: 1,
    userAgent: 'fairday/0.0.0',
    fetch,
    monotonicMs: () => 0,
    random: () => 0,
    onEvent: () => {},
    retryPauseMs: 1,
  });
}

async function reasonOf(parameters: URLSearchParams): Promise<string> {
  const response = await fetch(`${upstream.url}/v1/forecast?${parameters}`);
  return `${response.status} ${JSON.parse(await response.text()).reason}`;
}

describe('the upstream for tests refuses what the real one refuses', () => {
  test.each([
    ['latitude', '91', '400 Latitude must be in range of -90 to 90°. Given: 91.'],
    ['longitude', '181', '400 Longitude must be in range of -180 to 180°. Given: 181.'],
    ['end_date', addDays(START, 18), "400 Parameter 'end_date' is out of allowed range from 2026-03-09 to 2026-06-25"],
    ['forecast_days', '7', "400 Parameter 'forecast_days' is mutually exclusive with 'start_date' and 'end_date'"],
    ['timezone', 'auto', '501 This upstream only knows GMT and unixtime'],
  ])('%s=%s', async (name, value, expected) => {
    upstream = startUpstream({ nowMs: () => NOW_MS });
    const parameters = forecastParameters(CELL, START);
    parameters.set(name, value);
    expect(await reasonOf(parameters)).toBe(expected);
  });

  test.each([
    ['models', 'ecmwf_ifs025,gfs05', 'from invalid String value ecmwf_ifs025,gfs05'],
    ['forecast_days', '37', 'Forecast days is invalid. Allowed range 0 to 36. Given 37.'],
    ['hourly', 'temperature_2m,visibility', 'from invalid String value visibility'],
    ['timezone', 'auto', '501 This upstream only knows GMT and unixtime'],
  ])('%s=%s of an ensemble', async (name, value, expected) => {
    upstream = startUpstream({ nowMs: () => NOW_MS });
    const parameters = ensembleParameters(CELL, 15);
    parameters.set(name, value);
    const response = await fetch(`${upstream.url}/v1/ensemble?${parameters}`);
    expect(`${response.status} ${JSON.parse(await response.text()).reason}`).toContain(expected);
  });

  test('a variable that does not exist, and a sixth request at a time', async () => {
    upstream = startUpstream({ nowMs: () => NOW_MS });
    const parameters = forecastParameters(CELL, START);
    upstream.fail({ kind: 'hang' });
    const six = Array.from({ length: 6 }, () => fetch(`${upstream.url}/v1/forecast?${parameters}`));
    while (upstream.requests.length < 6) await Bun.sleep(1);
    upstream.heal();
    const statuses = (await Promise.all(six)).map((response) => response.status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    expect(upstream.peak).toBe(6);
    expect(upstream.weight).toBeCloseTo(6 * 2.057, 2);
    parameters.set('hourly', 'tempeture_2m');
    expect(await reasonOf(parameters)).toContain('from invalid String value tempeture_2m');
  });
});

describe('recorded answers, through the client', () => {
  test('Toronto: each hour holds the sums that the recording stamps at its end', async () => {
    const text = recording('toronto-forecast.json');
    const source = JSON.parse(text).hourly;
    upstream = recordedUpstream(text);
    const weather = await fetchForecast(hostOf(upstream.url), CELL, START, NOW_MS);
    for (let i = 0; i + 1 < weather.length; i++) {
      expect(weather.columns.precipitationMm[i]).toBeCloseTo(source.precipitation[i + 1] * 25.4, 4);
      expect(weather.columns.weatherCode[i]).toBe(source.weather_code[i + 1]);
      expect(weather.columns.temperatureC[i]).toBeCloseTo(((source.temperature_2m[i] - 32) * 5) / 9, 4);
    }
    expect(weather.columns.precipitationMm[weather.length - 1]).toBeNaN();
  });

  test('Adelaide: whole local hours lie between the values read half an hour before and after', async () => {
    const text = recording('adelaide-forecast.json');
    const source = JSON.parse(text).hourly;
    upstream = recordedUpstream(text);
    const weather = await fetchForecast(hostOf(upstream.url), CELL, START, NOW_MS);
    const zone = offsetTable('Australia/Adelaide', weather.startMs[0], weather.startMs[71] + HOUR_MS);
    const local = toLocalHours(weather, zone);
    expect(local.startMs[0]).toBe(Date.parse('2026-07-16T01:00:00+09:30'));
    const [before, after] = source.temperature_2m;
    expect(local.columns.temperatureC[0]).toBeCloseTo((before + after) / 2, 4);
  });

  test('the answer of another service is an error', async () => {
    upstream = recordedUpstream(recording('amsterdam-elevation.json'));
    const forecast = fetchForecast(hostOf(upstream.url), CELL, START, NOW_MS);
    expect(await forecast.catch((error: unknown) => error instanceof UpstreamError && error.kind)).toBe('malformed');
  });
});
