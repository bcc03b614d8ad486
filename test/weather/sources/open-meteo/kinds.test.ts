import { describe, expect, test } from 'bun:test';
import { dateOfEpochDay } from '../../../../src/time/civil.ts';
import { fetchAir, fetchDays, fetchOutlook, fetchSea } from '../../../../src/weather/sources/open-meteo/fetch.ts';
import {
  type OpenMeteoOptions,
  openMeteoHost,
  openMeteoHosts,
  PATHS,
} from '../../../../src/weather/sources/open-meteo/kinds.ts';
import { parseColumns, parseHours } from '../../../../src/weather/sources/open-meteo/parse.ts';
import {
  airSpan,
  daysOf,
  lastForecastDate,
  requestWeight,
  spanOfDays,
} from '../../../../src/weather/sources/open-meteo/request.ts';
import {
  AIR_VARIABLES,
  CLIMATOLOGY_VARIABLES,
  HISTORY_VARIABLES,
  SEA_VARIABLES,
  UPSTREAM_VARIABLES,
} from '../../../../src/weather/sources/open-meteo/variables.ts';
import { recording } from '../../../upstream/fixtures.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:00Z');
const CELL = { lat: 51.51, lon: -0.13 };
const day = (text: string) => dateOfEpochDay(Date.parse(`${text}T00:00:00Z`) / 86_400_000);

function optionsWith(baseUrl: string | null, apiKey: string | null, urls: string[]): OpenMeteoOptions {
  return {
    baseUrl,
    apiKey,
    share: 1,
    userAgent: 'fairday/0.0.0',
    fetch: async (url) => {
      urls.push(url);
      return new Response('{"error":true,"reason":"no"}', { status: 400 });
    },
    monotonicMs: () => 0,
    random: () => 0,
    onEvent: () => {},
  };
}

async function urlsOf(baseUrl: string | null, apiKey: string | null): Promise<string[]> {
  const urls: string[] = [];
  const hosts = openMeteoHosts(optionsWith(baseUrl, apiKey, urls));
  const span = { first: day('2026-05-01'), last: day('2026-05-02') };
  await fetchDays(hosts.archive, 'archive', CELL, span, NOW_MS).catch(() => {});
  await fetchDays(hosts.forecast, 'forecast', CELL, span, NOW_MS).catch(() => {});
  await fetchAir(hosts['air-quality'], CELL, NOW_MS, false).catch(() => {});
  await fetchSea(hosts.marine, CELL, span.first, NOW_MS).catch(() => {});
  await fetchOutlook(hosts.seasonal, CELL, NOW_MS).catch(() => {});
  return urls.map((url) => url.split('?')[0]);
}

describe('the URLs', () => {
  test('the public hosts, one for each kind', async () => {
    expect(await urlsOf(null, null)).toEqual([
      'https://archive-api.open-meteo.com/v1/archive',
      'https://api.open-meteo.com/v1/forecast',
      'https://air-quality-api.open-meteo.com/v1/air-quality',
      'https://marine-api.open-meteo.com/v1/marine',
      'https://seasonal-api.open-meteo.com/v1/seasonal',
    ]);
  });

  test('the customer hosts with a key', async () => {
    expect(await urlsOf(null, 'secret')).toEqual([
      'https://customer-archive-api.open-meteo.com/v1/archive',
      'https://customer-api.open-meteo.com/v1/forecast',
      'https://customer-air-quality-api.open-meteo.com/v1/air-quality',
      'https://customer-marine-api.open-meteo.com/v1/marine',
      'https://customer-seasonal-api.open-meteo.com/v1/seasonal',
    ]);
  });

  test('an operator’s server has all kinds below one URL; the supplements have breakers of their own', async () => {
    expect(await urlsOf('http://weather.local/meteo', null)).toEqual([
      'http://weather.local/meteo/v1/archive',
      'http://weather.local/meteo/v1/forecast',
      'http://weather.local/meteo/v1/air-quality',
      'http://weather.local/meteo/v1/marine',
      'http://weather.local/meteo/v1/seasonal',
    ]);
    const own = openMeteoHosts(optionsWith('http://weather.local', null, []));
    expect(own.archive).toBe(own.forecast);
    expect(new Set([own.forecast, own['air-quality'], own.marine, own.seasonal]).size).toBe(4);
  });

  test('the geocoder is a host of its own, also below an operator’s URL', async () => {
    const urlOf = async (baseUrl: string | null, apiKey: string | null) => {
      const urls: string[] = [];
      const host = openMeteoHost(optionsWith(baseUrl, apiKey, urls), 'geocoding');
      const request = { path: PATHS.geocoding, parameters: new URLSearchParams(), weight: 1, nowMs: NOW_MS };
      await host.get(request, String).catch(() => {});
      return urls[0].split('?')[0];
    };
    expect(await urlOf(null, null)).toBe('https://geocoding-api.open-meteo.com/v1/search');
    expect(await urlOf(null, 'secret')).toBe('https://customer-geocoding-api.open-meteo.com/v1/search');
    expect(await urlOf('http://weather.local/meteo', null)).toBe('http://weather.local/meteo/v1/search');
  });

  test('ensembles are a host of their own, with a budget where the public one is asked', () => {
    const hostOf = (baseUrl: string | null, apiKey: string | null) => {
      const { options } = openMeteoHost(optionsWith(baseUrl, apiKey, []), 'ensemble');
      return [`${options.baseUrl}/${PATHS.ensemble}`, options.budget !== null];
    };
    expect(hostOf(null, null)).toEqual(['https://ensemble-api.open-meteo.com/v1/ensemble', true]);
    expect(hostOf(null, 'secret')).toEqual(['https://customer-ensemble-api.open-meteo.com/v1/ensemble', false]);
    expect(hostOf('http://weather.local/meteo', null)).toEqual(['http://weather.local/meteo/v1/ensemble', false]);
  });

  test('each public host has a budget of its own; own and paid hosts have none', () => {
    const hosts = openMeteoHosts(optionsWith(null, null, []));
    expect(hosts.archive.options.budget).not.toBeNull();
    expect(hosts.archive.options.budget).not.toBe(hosts.forecast.options.budget);
    expect(openMeteoHost(optionsWith(null, 'secret', []), 'archive').options.budget).toBeNull();
    expect(openMeteoHost(optionsWith('http://weather.local', null, []), 'archive').options.budget).toBeNull();
  });
});

describe('the requests', () => {
  test('every variable requested is one that is read', () => {
    expect([...HISTORY_VARIABLES, ...CLIMATOLOGY_VARIABLES].filter((name) => !UPSTREAM_VARIABLES.has(name))).toEqual(
      [],
    );
  });

  test('weights: a day of history 1.2, a month 2.8, air quality and the sea 1', () => {
    const days = (first: string, last: string) => daysOf(spanOfDays('Europe/London', day(first), day(last)));
    expect(requestWeight(HISTORY_VARIABLES.length, days('2026-06-01', '2026-06-01'))).toBeCloseTo(1.2, 5);
    expect(requestWeight(HISTORY_VARIABLES.length, days('2026-05-01', '2026-05-31'))).toBeCloseTo(2.74, 2);
    expect(requestWeight(AIR_VARIABLES.size, daysOf(airSpan(NOW_MS)))).toBe(1);
    expect(requestWeight(SEA_VARIABLES.size)).toBe(1);
  });

  test('the last date of the forecast has all its hours within upstream’s sixteen days', () => {
    expect(lastForecastDate('Pacific/Kiritimati', NOW_MS)).toBe(day('2026-06-25'));
    expect(lastForecastDate('Europe/Berlin', NOW_MS)).toBe(day('2026-06-25'));
    expect(lastForecastDate('UTC', NOW_MS)).toBe(day('2026-06-24'));
    expect(lastForecastDate('America/Los_Angeles', NOW_MS)).toBe(day('2026-06-24'));
  });
});

interface Recorded {
  readonly hourly: Readonly<Record<string, readonly number[]>>;
}

describe('recorded answers are read without loss', () => {
  test('the archive at Adelaide: 72 hours, wind from m/s to km/h', () => {
    const text = recording('adelaide-archive.json');
    const { hourly } = JSON.parse(text) as Recorded;
    const hours = parseHours(text);
    const columns = new Map([...hours.columns].map(([{ column }, values]) => [column, values]));
    expect(hours.stampMs).toHaveLength(72);
    expect(hours.elevationM).toBe(12);
    for (const [i, value] of hourly.temperature_2m.entries()) {
      expect(columns.get('temperatureC')?.[i]).toBe(Math.fround(value));
      expect(columns.get('relativeHumidityPct')?.[i]).toBe(hourly.relative_humidity_2m[i]);
      expect(columns.get('precipitationMm')?.[i]).toBe(Math.fround(hourly.precipitation[i]));
      expect(columns.get('windKmh')?.[i]).toBe(Math.fround(hourly.wind_speed_10m[i] * 3.6));
    }
  });

  test('one hour of Amsterdam’s history', () => {
    const hours = parseHours(recording('amsterdam-archive.json'));
    expect([...hours.stampMs]).toEqual([Date.parse('2024-06-01T00:00:00+02:00')]);
    expect([...hours.columns.values()].map(([value]) => value)).toEqual([Math.fround(14.4)]);
  });

  test('Amsterdam’s air: the unit is written with a Greek mu', () => {
    const hours = parseColumns(recording('amsterdam-air-quality.json'), AIR_VARIABLES);
    expect([...hours.columns].map(([{ column }, [value]]) => [column, value])).toEqual([
      ['pm25UgM3', Math.fround(5.8)],
    ]);
  });
});
