import { describe, expect, test } from 'bun:test';
import { UpstreamError } from '../../../../src/upstream/upstream-error.ts';
import type { HourlyVariable } from '../../../../src/weather/hourly.ts';
import { parseHours, type UpstreamHours } from '../../../../src/weather/sources/open-meteo/parse.ts';
import { recording } from '../../../upstream/fixtures.ts';

function column(hours: UpstreamHours, name: HourlyVariable): Float32Array {
  for (const [variable, values] of hours.columns) if (variable.column === name) return values;
  throw new Error(`no ${name}`);
}

const TIMES = [1_770_001_200, 1_770_004_800];

const SOUND = {
  latitude: 51.5,
  longitude: -0.12,
  utc_offset_seconds: 0,
  elevation: 23,
  hourly_units: { time: 'unixtime', temperature_2m: '°C' },
  hourly: { time: TIMES, temperature_2m: [4.5, null] },
};

/** A sound answer with some of its parts replaced, or left out where they are undefined. */
function answer(change: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...SOUND, ...change });
}

function kindOf(text: string): string {
  try {
    parseHours(text);
    return 'read';
  } catch (error) {
    return error instanceof UpstreamError ? error.kind : String(error);
  }
}

describe('recorded answers are read without loss', () => {
  test('a forecast in °F, inch and mp/h, on the clock of Toronto', () => {
    const text = recording('toronto-forecast.json');
    const source = JSON.parse(text).hourly;
    const hours = parseHours(text);
    expect(hours.stampMs.length).toBe(192);
    expect(hours.elevationM).toBe(165);
    expect(new Date(hours.stampMs[0]).toISOString()).toBe('2026-03-04T05:00:00.000Z');
    expect(new Date(hours.stampMs[191]).toISOString()).toBe('2026-03-12T04:00:00.000Z');
    for (let i = 0; i < 192; i++) {
      expect(column(hours, 'temperatureC')[i]).toBeCloseTo(((source.temperature_2m[i] - 32) * 5) / 9, 4);
      expect(column(hours, 'apparentTemperatureC')[i]).toBeCloseTo(((source.apparent_temperature[i] - 32) * 5) / 9, 4);
      expect(column(hours, 'precipitationMm')[i]).toBeCloseTo(source.precipitation[i] * 25.4, 4);
      expect(column(hours, 'precipitationProbabilityPct')[i]).toBe(source.precipitation_probability[i]);
      expect(column(hours, 'windKmh')[i]).toBeCloseTo(source.wind_speed_10m[i] * 1.609344, 4);
      expect(column(hours, 'gustKmh')[i]).toBeCloseTo(source.wind_gusts_10m[i] * 1.609344, 4);
      expect(column(hours, 'windDirectionDeg')[i]).toBe(source.wind_direction_10m[i]);
      expect(column(hours, 'weatherCode')[i]).toBe(source.weather_code[i]);
    }
  });

  test.each(['adelaide-forecast.json', 'adelaide-archive.json'])('%s: m/s, labelled +9:30, read at +9:00', (name) => {
    const text = recording(name);
    const source = JSON.parse(text).hourly;
    const hours = parseHours(text);
    expect(hours.stampMs.length).toBe(72);
    expect(hours.stampMs[0]).toBe(Date.parse(`${source.time[0]}+09:00`));
    for (let i = 0; i < 72; i++) {
      expect(column(hours, 'windKmh')[i]).toBeCloseTo(source.wind_speed_10m[i] * 3.6, 4);
      expect(column(hours, 'temperatureC')[i]).toBeCloseTo(source.temperature_2m[i], 4);
      expect(column(hours, 'relativeHumidityPct')[i]).toBe(source.relative_humidity_2m[i]);
      expect(column(hours, 'precipitationMm')[i]).toBeCloseTo(source.precipitation[i], 4);
    }
    expect(hours.columns.size).toBe(4);
  });

  test('the names of before 2023, on summer time in Amsterdam', () => {
    const hours = parseHours(recording('amsterdam-forecast.json'));
    expect(new Date(hours.stampMs[0]).toISOString()).toBe('2026-07-10T22:00:00.000Z');
    expect(column(hours, 'temperatureC')[0]).toBeCloseTo(21.2, 5);
    expect(column(hours, 'weatherCode')[0]).toBe(0);
    expect(column(hours, 'windKmh')[0]).toBeCloseTo(12.6, 5);
    expect(column(hours, 'windDirectionDeg')[0]).toBe(35);
    expect(column(hours, 'apparentTemperatureC')[0]).toBeCloseTo(21.9, 5);
    expect(column(hours, 'precipitationMm')[0]).toBe(0);
    expect(parseHours(recording('amsterdam-archive.json')).stampMs.length).toBe(1);
  });
});

describe('units', () => {
  test.each([
    ['snowfall', 'inch', 2, 'snowfallCm', 5.08],
    ['snow_depth', 'ft', 1, 'snowDepthM', 0.3048],
    ['visibility', 'ft', 1000, 'visibilityM', 304.8],
    ['windgusts_10m', 'kn', 10, 'gustKmh', 18.52],
    ['soil_temperature_0_to_7cm', '°F', 212, 'soilTemperatureC', 100],
  ] as const)('%s in %s', (name, unit, value, ours, expected) => {
    const text = answer({
      hourly_units: { time: 'unixtime', [name]: unit },
      hourly: { time: TIMES, [name]: [value, value] },
    });
    expect(column(parseHours(text), ours)[0]).toBeCloseTo(expected, 3);
  });

  test('an unknown or missing unit is not guessed at', () => {
    expect(kindOf(answer({ hourly_units: { time: 'unixtime', temperature_2m: 'K' } }))).toBe('malformed');
    expect(kindOf(answer({ hourly_units: { time: 'unixtime' } }))).toBe('malformed');
    expect(kindOf(answer({ hourly_units: { time: 'days', temperature_2m: '°C' } }))).toBe('malformed');
  });
});

describe('gaps', () => {
  test('null is NaN, and a variable that is not there is not there', () => {
    const hours = parseHours(answer());
    expect(column(hours, 'temperatureC')[0]).toBeCloseTo(4.5, 5);
    expect(column(hours, 'temperatureC')[1]).toBeNaN();
    expect(hours.columns.size).toBe(1);
  });

  test('an answer without elevation is read, the elevation unknown', () => {
    expect(parseHours(answer({ elevation: undefined })).elevationM).toBeNaN();
  });
});

describe('an answer not fully understood is an error', () => {
  test.each([
    ['a column shorter than the times', { hourly: { time: TIMES, temperature_2m: [1] } }],
    ['a column that is no array', { hourly: { time: TIMES, temperature_2m: 'warm' } }],
    ['a value that is a string', { hourly: { time: TIMES, temperature_2m: ['4', 5] } }],
    ['times two hours apart', { hourly: { time: [TIMES[0], TIMES[1] + 3600], temperature_2m: [4, 5] } }],
    ['times that go back', { hourly: { time: TIMES.toReversed(), temperature_2m: [4, 5] } }],
    ['a time that is no whole number', { hourly: { time: [1.5, 3601.5], temperature_2m: [4, 5] } }],
    ['iso times that are not', { hourly_units: { time: 'iso8601', temperature_2m: '°C' } }],
    ['no times', { hourly: { time: [], temperature_2m: [] } }],
    ['no hourly part', { hourly: undefined }],
    ['no units', { hourly_units: undefined }],
    ['no offset', { utc_offset_seconds: undefined }],
    ['an elevation that is no number', { elevation: 'high' }],
  ])('%s', (_what, change) => {
    expect(kindOf(answer(change))).toBe('malformed');
  });

  test.each([
    '',
    'null',
    '[]',
    '[{}]',
    '3',
    `${answer().slice(0, 60)}Unexpected error while streaming data: timeoutReached`,
  ])('the body %p', (text) => {
    expect(kindOf(text)).toBe('malformed');
  });

  test("an error inside a 200 is upstream's", () => {
    expect(kindOf('{"error":true,"reason":"The service is overloaded"}')).toBe('server');
  });
});
