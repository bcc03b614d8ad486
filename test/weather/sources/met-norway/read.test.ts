import { describe, expect, test } from 'bun:test';
import { dateOfEpochDay } from '../../../../src/time/civil.ts';
import { HOUR_MS } from '../../../../src/time/units.ts';
import { UpstreamError } from '../../../../src/upstream/upstream-error.ts';
import type { HourlyVariable } from '../../../../src/weather/hourly.ts';
import { readForecast } from '../../../../src/weather/sources/met-norway/read.ts';
import { meaningOfSymbol } from '../../../../src/weather/sources/met-norway/symbols.ts';
import { forecastDocument } from '../../../upstream/met-norway.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:00Z');
const FROM = dateOfEpochDay(Date.parse('2026-06-09T00:00:00Z') / 86_400_000);

const read = (document: string) => readForecast(document, 51.51, -0.13, FROM, NOW_MS);
const weather = read(forecastDocument(NOW_MS));

function at(name: HourlyVariable, time: string): number {
  return weather.columns[name][weather.startMs.indexOf(Date.parse(time))];
}

/** Two steps six hours apart, in the service's own shape. */
function twoSteps(first: object, second: object, period: object): string {
  return JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [10, 60, 100] },
    properties: {
      meta: { units: { air_temperature: 'celsius' } },
      timeseries: [
        { time: '2026-06-10T12:00:00Z', data: { instant: { details: first }, next_6_hours: period } },
        { time: '2026-06-10T18:00:00Z', data: { instant: { details: second } } },
      ],
    },
  });
}

describe('the hourly part', () => {
  test('begins where other forecasts do; what is over is unknown', () => {
    expect(weather.startMs[0]).toBe(Date.parse('2026-06-09T00:00:00Z'));
    expect(weather.startMs.every((start, i) => i === 0 || start - weather.startMs[i - 1] === HOUR_MS)).toBe(true);
    expect(at('temperatureC', '2026-06-10T11:00:00Z')).toBeNaN();
    expect(at('uvIndex', '2026-06-10T11:00:00Z')).toBeNaN();
  });

  test('holds the values of the instant, and the amount and symbol of the hour that begins there', () => {
    expect(at('temperatureC', '2026-06-10T15:00:00Z')).toBeCloseTo(20, 4);
    expect(at('windKmh', '2026-06-10T15:00:00Z')).toBeCloseTo(18, 4);
    expect(at('gustKmh', '2026-06-10T15:00:00Z')).toBeCloseTo(32.4, 4);
    expect(at('precipitationMm', '2026-06-10T12:00:00Z')).toBe(0);
    expect(at('precipitationMm', '2026-06-10T13:00:00Z')).toBe(1.5);
    expect(at('precipitationProbabilityPct', '2026-06-10T13:00:00Z')).toBe(80);
    expect(at('weatherCode', '2026-06-10T13:00:00Z')).toBe(81);
    expect(at('weatherCode', '2026-06-10T16:00:00Z')).toBe(2);
    expect(at('snowfallCm', '2026-06-10T13:00:00Z')).toBe(0);
  });

  test('the UV index of a clear sky is dimmed by the cloud', () => {
    // 1 − 0.56 · 0.5³ of 4.
    expect(at('uvIndex', '2026-06-10T17:00:00Z')).toBeCloseTo(4 * 0.93, 4);
    expect(at('uvIndex', '2026-06-10T14:00:00Z')).toBeCloseTo(4 * 0.44, 4);
  });

  test('surface pressure is lower than at sea level by the height of the document', () => {
    expect(at('surfacePressureHpa', '2026-06-10T15:00:00Z')).toBeCloseTo(1016 * 0.99648, 1);
    expect(weather.elevationM).toBe(30);
  });

  test('what the service does not have is unknown', () => {
    for (const name of ['shortwaveWm2', 'visibilityM', 'capeJkg', 'soilTemperatureC', 'wind120mKmh'] as const) {
      expect(weather.columns[name].every(Number.isNaN)).toBe(true);
    }
  });
});

describe('the six-hourly part', () => {
  test('an amount is spread evenly, so that the day keeps its sum; its probability is not that of an hour', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `2026-06-14T${String(hour).padStart(2, '0')}:00:00Z`);
    const amounts = hours.map((time) => at('precipitationMm', time));
    expect(amounts.reduce((sum, mm) => sum + mm, 0)).toBeCloseTo(6, 6);
    expect(amounts[12]).toBe(1);
    expect(amounts[11]).toBe(0);
    expect(hours.every((time) => Number.isNaN(at('precipitationProbabilityPct', time)))).toBe(true);
    expect(at('weatherCode', '2026-06-14T17:00:00Z')).toBe(63);
  });

  test('values between two steps lie on the line between them, the wind as a vector; gusts are not made up', () => {
    const { columns } = read(
      twoSteps(
        { air_temperature: 12, wind_speed: 5, wind_from_direction: 350, wind_speed_of_gust: 9 },
        { air_temperature: 18, wind_speed: 5, wind_from_direction: 10, wind_speed_of_gust: 9 },
        { summary: { symbol_code: 'snow' }, details: { precipitation_amount: 6 } },
      ),
    );
    const first = 36;
    expect([...columns.temperatureC.subarray(first, first + 7)]).toEqual([12, 13, 14, 15, 16, 17, 18]);
    expect(columns.windDirectionDeg[first + 3] % 360).toBeCloseTo(0, 3);
    expect(columns.gustKmh[first + 3]).toBeNaN();
    expect(columns.snowfallCm[first + 3]).toBeCloseTo(0.7, 6);
  });

  test('nulls are gaps, not zeros, and nothing is interpolated across them', () => {
    const { columns } = read(
      twoSteps({ air_temperature: 12, wind_speed: null }, { air_temperature: 18, wind_speed: 5 }, { details: {} }),
    );
    expect([...columns.windKmh.subarray(36, 43)]).toEqual([...Array(6).fill(Number.NaN), 18]);
    expect(columns.precipitationMm[36]).toBeNaN();
    expect(columns.weatherCode[36]).toBeNaN();
  });

  test('it ends where the document ends', () => {
    expect(weather.startMs[weather.length - 1]).toBe(Date.parse('2026-06-20T12:00:00Z'));
    expect(at('precipitationMm', '2026-06-20T12:00:00Z')).toBeNaN();
    expect(at('precipitationMm', '2026-06-20T11:00:00Z')).toBe(0);
  });
});

test('a day of a real answer: amounts of six hours make the day, values between lie between', () => {
  // 8 October 2024 at 43.1° N, 5.7° E, as served on 2 October 2024; data from MET Norway, CC BY 4.0.
  const served = [
    ['2024-10-08T00:00:00Z', 19.6, 90.3, 8.3, 'rain', 1.2],
    ['2024-10-08T06:00:00Z', 19.7, 86.3, 10.7, 'rain', 3.0],
    ['2024-10-08T12:00:00Z', 19.1, 82.9, 11.7, 'rain', 2.7],
    ['2024-10-08T18:00:00Z', 18.6, 88.5, 5.8, 'lightrain', 0.9],
    ['2024-10-09T00:00:00Z', 18.5, 84.1, 5.8, 'fair_night', 0.0],
  ] as const;
  const timeseries = served.map(([time, air_temperature, relative_humidity, wind_speed, symbol_code, amount]) => ({
    time,
    data: {
      instant: { details: { air_temperature, relative_humidity, wind_speed } },
      next_6_hours: { summary: { symbol_code }, details: { precipitation_amount: amount } },
    },
  }));
  const document = JSON.stringify({
    geometry: { coordinates: [5.7, 43.1, 0] },
    properties: { meta: { units: {} }, timeseries },
  });
  const from = dateOfEpochDay(Date.parse('2024-10-08T00:00:00Z') / 86_400_000);
  const { columns } = readForecast(document, 43.1, 5.7, from, NOW_MS);
  expect(columns.precipitationMm.subarray(0, 24).reduce((sum, mm) => sum + mm, 0)).toBeCloseTo(7.8, 5);
  expect(columns.temperatureC[3]).toBeCloseTo(19.65, 4);
  expect(columns.windKmh[12]).toBeCloseTo(42.12, 4);
  expect([...columns.weatherCode.subarray(16, 20)]).toEqual([63, 63, 61, 61]);
});

describe('symbols', () => {
  // The legend's 41 names (github.com/metno/weathericons, weather/legend.csv), without spaces at their ends.
  const LEGEND =
    'clearsky fair partlycloudy cloudy lightrainshowers rainshowers heavyrainshowers lightrainshowersandthunder rainshowersandthunder heavyrainshowersandthunder lightsleetshowers sleetshowers heavysleetshowers lightssleetshowersandthunder sleetshowersandthunder heavysleetshowersandthunder lightsnowshowers snowshowers heavysnowshowers lightssnowshowersandthunder snowshowersandthunder heavysnowshowersandthunder lightrain rain heavyrain lightrainandthunder rainandthunder heavyrainandthunder lightsleet sleet heavysleet lightsleetandthunder sleetandthunder heavysleetandthunder lightsnow snow heavysnow lightsnowandthunder snowandthunder heavysnowandthunder fog'.split(
      ' ',
    );

  test('every symbol of the legend has a code, with each of its endings', () => {
    expect(LEGEND).toHaveLength(41);
    for (const symbol of LEGEND) {
      const { weatherCode } = meaningOfSymbol(symbol);
      expect(weatherCode).not.toBeNaN();
      expect(weatherCode === 95).toBe(symbol.endsWith('thunder'));
      for (const ending of ['_day', '_night', '_polartwilight']) {
        expect(meaningOfSymbol(symbol + ending).weatherCode).toBe(weatherCode);
      }
    }
  });

  test.each([
    ['clearsky_night', 0, null],
    ['cloudy', 3, null],
    ['fog', 45, null],
    ['lightrain', 61, 'rain'],
    ['heavyrain', 65, 'rain'],
    ['heavyrainshowers_day', 82, 'rain'],
    ['lightsnowshowers_polartwilight', 85, 'snow'],
    ['heavysnow', 75, 'snow'],
    // Sleet is 68 and 69 in table 4677, which are read as snow.
    ['lightsleet', 71, 'sleet'],
    ['lightssleetshowersandthunder_day', 95, 'sleet'],
  ] as const)('%s', (symbol, weatherCode, kind) => {
    expect(meaningOfSymbol(symbol)).toEqual({ weatherCode, kind });
  });

  test('one that is not in the legend says nothing', () => {
    expect(meaningOfSymbol('frogs_day')).toEqual({ weatherCode: Number.NaN, kind: null });
  });
});

describe('what is no such document is an error', () => {
  const sound = JSON.parse(forecastDocument(NOW_MS));
  const series = sound.properties.timeseries;
  const changed = (properties: object) =>
    JSON.stringify({ ...sound, properties: { ...sound.properties, ...properties } });

  test.each<[string, string]>([
    ['no JSON', 'oops'],
    ['a list', '[]'],
    ['no temperatures', twoSteps({}, {}, {})],
    ['no properties', '{}'],
    ['no times', changed({ timeseries: [] })],
    ['times in disorder', changed({ timeseries: [series[1], series[0]] })],
    ['a time off the hour', changed({ timeseries: [{ ...series[0], time: '2026-06-10T12:30:00Z' }] })],
    ['a time that is none', changed({ timeseries: [{ ...series[0], time: 'noon' }] })],
    ['times of another year', changed({ timeseries: [{ ...series[0], time: '2036-06-10T12:00:00Z' }] })],
    ['text for a number', forecastDocument(NOW_MS).replace('"wind_speed":5', '"wind_speed":"5"')],
    ['another unit', forecastDocument(NOW_MS).replace('"m/s"', '"knots"')],
  ])('%s', (_what, document) => {
    expect(() => read(document)).toThrow(UpstreamError);
  });
});
