import { describe, expect, test } from 'bun:test';
import { apparentTemperatureInSunC } from '../../../../src/physics/comfort.ts';
import { dewPointC, vapourPressureBomHpa } from '../../../../src/physics/humidity.ts';
import { surfacePressureRatio } from '../../../../src/physics/pressure.ts';
import type { HourlyWeather } from '../../../../src/weather/hourly.ts';
import { fillHourly } from '../../../../src/weather/sources/open-meteo/fill.ts';
import { parseHours } from '../../../../src/weather/sources/open-meteo/parse.ts';

const MIDNIGHT_S = Date.parse('2026-06-10T00:00:00Z') / 1000;

const UNITS = {
  time: 'unixtime',
  temperature_2m: '°C',
  relative_humidity_2m: '%',
  dew_point_2m: '°C',
  apparent_temperature: '°C',
  precipitation: 'mm',
  precipitation_probability: '%',
  snowfall: 'cm',
  weather_code: 'wmo code',
  wind_speed_10m: 'km/h',
  wind_gusts_10m: 'km/h',
  shortwave_radiation: 'W/m²',
  uv_index: '',
  pressure_msl: 'hPa',
  surface_pressure: 'hPa',
};

const apparentTemperatureC = (celsius: number, humidityPct: number, windKmh: number, sunWm2: number): number =>
  apparentTemperatureInSunC(celsius, vapourPressureBomHpa(celsius, humidityPct), windKmh, sunWm2);

/** A day in which each variable is 0 except at the given stamps. */
function day(values: Record<string, Record<number, number>>, elevation: number | null = 120): HourlyWeather {
  const time = Array.from({ length: 24 }, (_, hour) => MIDNIGHT_S + hour * 3600);
  const columns = Object.entries(values).map(([name, at]) => [name, time.map((_, hour) => at[hour] ?? 0)]);
  const body = {
    utc_offset_seconds: 0,
    elevation,
    hourly_units: UNITS,
    hourly: { time, ...Object.fromEntries(columns) },
  };
  return fillHourly(parseHours(JSON.stringify(body)), 0);
}

describe('a record describes the hour that begins at its start', () => {
  test.each([
    ['precipitation', 'precipitationMm'],
    ['snowfall', 'snowfallCm'],
    ['precipitation_probability', 'precipitationProbabilityPct'],
    ['wind_gusts_10m', 'gustKmh'],
    ['shortwave_radiation', 'shortwaveWm2'],
    ['uv_index', 'uvIndex'],
    ['weather_code', 'weatherCode'],
  ] as const)('%s between 09:00 and 10:00, stamped 10:00 upstream, is in the 09:00 record', (name, column) => {
    const values = day({ [name]: { 10: 7 } }).columns[column];
    expect(values.indexOf(7)).toBe(9);
    expect(values.lastIndexOf(7)).toBe(9);
    expect(values[23]).toBeNaN();
  });

  test('what is a value at an instant stays at its instant', () => {
    const weather = day({ temperature_2m: { 10: 21 }, wind_speed_10m: { 11: 30 }, pressure_msl: { 12: 1000 } });
    expect(weather.columns.temperatureC[10]).toBe(21);
    expect(weather.columns.windKmh[11]).toBe(30);
    expect(weather.columns.seaLevelPressureHpa[12]).toBe(1000);
    expect(weather.columns.temperatureC[23]).toBe(0);
    expect(weather.startMs[10]).toBe((MIDNIGHT_S + 36_000) * 1000);
  });
});

describe('what upstream does not send is derived', () => {
  test('dew point by Magnus: 20 °C at 50 % is 9.3 °C, saturated air is at its dew point', () => {
    expect(dewPointC(20, 50)).toBeCloseTo(9.26, 1);
    expect(dewPointC(-5, 100)).toBeCloseTo(-5, 6);
    expect(dewPointC(20, Number.NaN)).toBeNaN();
    expect(Number.isFinite(dewPointC(40, 0))).toBe(true);
  });

  test('apparent temperature: wind cools, damp warms, strong sun warms', () => {
    expect(apparentTemperatureC(20, 50, 0, 0)).toBeCloseTo(20 + 0.348 * 11.65 - 4.25, 1);
    expect(apparentTemperatureC(20, 50, 30, 0)).toBeCloseTo(apparentTemperatureC(20, 50, 0, 0) - 0.7 * 6.25, 5);
    expect(apparentTemperatureC(20, 50, 0, 900)).toBeCloseTo(apparentTemperatureC(20, 50, 0, 550) + 2.45, 5);
    expect(apparentTemperatureC(20, 50, 0, Number.NaN)).toBe(apparentTemperatureC(20, 50, 0, 0));
    expect(apparentTemperatureC(20, Number.NaN, 0, 0)).toBeNaN();
  });

  test('either pressure from the other, with the elevation: 120 m at 0 °C are 1.49 %', () => {
    const ratio = surfacePressureRatio(0, 120);
    expect(ratio).toBeCloseTo(Math.exp((-9.80665 * 0.0289644 * 120) / (8.31447 * 273.5)), 4);
    const fromSeaLevel = day({ temperature_2m: {}, pressure_msl: { 3: 1013 } }).columns;
    expect(fromSeaLevel.surfacePressureHpa[3]).toBeCloseTo(1013 * ratio, 2);
    const fromSurface = day({ temperature_2m: {}, surface_pressure: { 3: 998 } }).columns;
    expect(fromSurface.seaLevelPressureHpa[3]).toBeCloseTo(998 / ratio, 2);
    expect(surfacePressureRatio(15, 0)).toBe(1);
  });

  test('without the elevation the other pressure is unknown', () => {
    const { surfacePressureHpa, seaLevelPressureHpa } = day(
      { temperature_2m: {}, pressure_msl: { 3: 1013 } },
      null,
    ).columns;
    expect(seaLevelPressureHpa[3]).toBe(1013);
    expect(surfacePressureHpa[3]).toBeNaN();
  });

  test('what upstream does send is kept', () => {
    const { columns } = day({
      temperature_2m: { 5: 20 },
      relative_humidity_2m: { 5: 50 },
      dew_point_2m: { 5: 3 },
      apparent_temperature: { 5: 4 },
      surface_pressure: { 5: 990 },
      pressure_msl: { 5: 1020 },
    });
    expect(columns.dewPointC[5]).toBe(3);
    expect(columns.apparentTemperatureC[5]).toBe(4);
    expect(columns.surfacePressureHpa[5]).toBe(990);
    expect(columns.seaLevelPressureHpa[5]).toBe(1020);
  });

  test('apparent temperature takes the sun of the hour before the stamp, as upstream does', () => {
    const { columns } = day({
      temperature_2m: { 12: 20 },
      relative_humidity_2m: { 12: 50 },
      wind_speed_10m: {},
      shortwave_radiation: { 12: 900 },
    });
    expect(columns.apparentTemperatureC[12]).toBeCloseTo(apparentTemperatureC(20, 50, 0, 900), 4);
  });
});
