import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { addDays, civilDay, formatLocal, offsetTable, parseCivilDate } from '../../../src/time/civil.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import {
  emptyColumns,
  HOURLY_VARIABLES,
  type HourlyVariable,
  type HourlyWeather,
} from '../../../src/weather/hourly.ts';
import { toLocalHours } from '../../../src/weather/hours/align.ts';

type Columns = Partial<Record<HourlyVariable, (hour: number) => number>>;

/** Weather on whole UTC hours from `iso` on, each column a function of the hour since then. */
function utcWeather(iso: string, length: number, values: Columns): HourlyWeather {
  const startMs = Float64Array.from({ length }, (_, i) => Date.parse(iso) + i * HOUR_MS);
  const columns = emptyColumns(length);
  for (const name of HOURLY_VARIABLES) {
    const value = values[name];
    if (value !== undefined) columns[name].set(Array.from({ length }, (_, i) => value(i)));
  }
  const provenance = { source: 'open-meteo', updatedAtMs: 0, stale: false, attribution: '' } as const;
  return { startMs, length, columns, elevationM: 0, provenance };
}

function aligned(weather: HourlyWeather, tzId: string): HourlyWeather {
  const endMs = weather.startMs[weather.length - 1] + HOUR_MS;
  return toLocalHours(weather, offsetTable(tzId, weather.startMs[0], endMs));
}

function localTimes(weather: HourlyWeather, tzId: string): string[] {
  const zone = offsetTable(tzId, weather.startMs[0], weather.startMs[weather.length - 1]);
  return Array.from(weather.startMs, (at) => formatLocal(zone, at));
}

function recordsOn(weather: HourlyWeather, tzId: string, text: string): number {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(text);
  const { startMs, endMs } = civilDay(tzId, date);
  return weather.startMs.filter((at) => at >= startMs && at < endMs).length;
}

describe('where the local clock and the source agree', () => {
  test.each(['UTC', 'Europe/London', 'America/New_York', 'Antarctica/Troll'])('%s: the very same object', (tzId) => {
    const weather = utcWeather('2026-03-20T00:00Z', 384, { temperatureC: (hour) => hour });
    expect(aligned(weather, tzId)).toBe(weather);
  });

  test('days of clock change in London have 23 and 25 records', () => {
    const spring = aligned(utcWeather('2026-03-27T00:00Z', 384, {}), 'Europe/London');
    expect(recordsOn(spring, 'Europe/London', '2026-03-28')).toBe(24);
    expect(recordsOn(spring, 'Europe/London', '2026-03-29')).toBe(23);
    const autumn = aligned(utcWeather('2026-10-23T00:00Z', 384, {}), 'Europe/London');
    expect(recordsOn(autumn, 'Europe/London', '2026-10-25')).toBe(25);
  });
});

describe('off the whole hour', () => {
  test('Adelaide: records start at local whole hours, half an hour into those of the source', () => {
    const local = aligned(utcWeather('2026-06-01T00:00Z', 48, { temperatureC: (hour) => hour }), 'Australia/Adelaide');
    const times = localTimes(local, 'Australia/Adelaide');
    expect(times[0]).toBe('2026-06-01 10:00');
    expect(times.every((time) => time.endsWith(':00'))).toBe(true);
    expect(local.startMs[0]).toBe(Date.parse('2026-06-01T00:30Z'));
    expect(local.columns.temperatureC[0]).toBe(0.5);
    expect(local.length).toBe(47);
  });

  test('Adelaide: days of clock change have 23 and 25 records', () => {
    const autumn = aligned(utcWeather('2026-04-03T00:00Z', 120, {}), 'Australia/Adelaide');
    expect(recordsOn(autumn, 'Australia/Adelaide', '2026-04-05')).toBe(25);
    const spring = aligned(utcWeather('2026-10-02T00:00Z', 120, {}), 'Australia/Adelaide');
    expect(recordsOn(spring, 'Australia/Adelaide', '2026-10-04')).toBe(23);
  });

  test('Kathmandu: rain of one UTC hour falls three quarters into one local hour, a quarter into the one before', () => {
    const weather = utcWeather('2026-06-01T00:00Z', 24, { precipitationMm: (hour) => (hour === 6 ? 4 : 0) });
    const local = aligned(weather, 'Asia/Kathmandu');
    const times = localTimes(local, 'Asia/Kathmandu');
    // 06:00 UTC is 11:45: a quarter of the hour belongs to 11:00, three to 12:00.
    expect(local.columns.precipitationMm[times.indexOf('2026-06-01 11:00')]).toBe(1);
    expect(local.columns.precipitationMm[times.indexOf('2026-06-01 12:00')]).toBe(3);
  });

  test('Lord Howe: the record before a half-hour change is an hour and a half long, and holds all of it', () => {
    const weather = utcWeather('2026-10-03T00:00Z', 48, { precipitationMm: () => 1, shortwaveWm2: () => 300 });
    const local = aligned(weather, 'Australia/Lord_Howe');
    const times = localTimes(local, 'Australia/Lord_Howe');
    const at = times.indexOf('2026-10-04 01:00');
    expect(times[at + 1]).toBe('2026-10-04 03:00');
    expect(local.startMs[at + 1] - local.startMs[at]).toBe(1.5 * HOUR_MS);
    expect(local.columns.precipitationMm[at]).toBe(1.5);
    expect(local.columns.shortwaveWm2[at]).toBe(300);
    expect(local.columns.precipitationMm[at + 1]).toBe(1);
  });

  test('wind turns through north as a vector, weighted by its speed', () => {
    const weather = utcWeather('2026-06-01T00:00Z', 3, {
      windDirectionDeg: (hour) => [350, 10, 10][hour],
      windKmh: () => 20,
    });
    expect(aligned(weather, 'Australia/Adelaide').columns.windDirectionDeg[0]).toBeCloseTo(0, 3);
    const lopsided = utcWeather('2026-06-01T00:00Z', 3, {
      windDirectionDeg: (hour) => [0, 90, 90][hour],
      windKmh: (hour) => [30, 10, 10][hour],
    });
    expect(aligned(lopsided, 'Australia/Adelaide').columns.windDirectionDeg[0]).toBeCloseTo(18.43, 1);
    const calm = utcWeather('2026-06-01T00:00Z', 3, { windDirectionDeg: () => 120, windKmh: () => 0 });
    expect(aligned(calm, 'Asia/Kathmandu').columns.windDirectionDeg[0]).toBe(120);
    const unknownSpeed = utcWeather('2026-06-01T00:00Z', 3, { windDirectionDeg: () => 120 });
    expect(aligned(unknownSpeed, 'Asia/Kathmandu').columns.windDirectionDeg[0]).toBeCloseTo(120, 3);
  });

  test('the weather code is that of the longer part; of two halves, the more significant', () => {
    const weather = utcWeather('2026-06-01T00:00Z', 3, { weatherCode: (hour) => [95, 3, 61][hour] });
    // Kathmandu: 00:15 to 01:15 UTC is three quarters of the first record.
    expect(Array.from(aligned(weather, 'Asia/Kathmandu').columns.weatherCode)).toEqual([95, 3]);
    expect(Array.from(aligned(weather, 'Australia/Adelaide').columns.weatherCode)).toEqual([95, 61]);
    const quarterPast = utcWeather('2026-06-01T00:00Z', 3, { weatherCode: (hour) => [3, 95, 3][hour] });
    expect(Array.from(aligned(quarterPast, 'Asia/Kathmandu').columns.weatherCode)).toEqual([3, 95]);
  });

  test('the probability slides with the hour, the gust is the larger', () => {
    const weather = utcWeather('2026-06-01T00:00Z', 2, {
      precipitationProbabilityPct: (hour) => [20, 60][hour],
      gustKmh: (hour) => [20, 60][hour],
    });
    const { precipitationProbabilityPct, gustKmh } = aligned(weather, 'Asia/Kathmandu').columns;
    expect(precipitationProbabilityPct[0]).toBe(30);
    expect(gustKmh[0]).toBe(60);
  });

  test('a gap makes a gap in each record that it takes part in, and nowhere else', () => {
    const gap = (hour: number) => (hour === 5 ? Number.NaN : 1);
    const weather = utcWeather('2026-06-01T00:00Z', 12, {
      temperatureC: gap,
      precipitationMm: gap,
      gustKmh: gap,
      uvIndex: gap,
    });
    const { columns } = aligned(weather, 'Australia/Adelaide');
    for (const name of ['temperatureC', 'precipitationMm', 'gustKmh', 'uvIndex'] as const) {
      const missing = Array.from(columns[name].keys()).filter((i) => Number.isNaN(columns[name][i]));
      expect(missing).toEqual([4, 5]);
    }
  });
});

describe('whatever the weather, the zone and the day', () => {
  const zone = fc.constantFrom(
    'Asia/Kathmandu',
    'Australia/Adelaide',
    'Pacific/Chatham',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
  );
  const day = fc.integer({ min: 0, max: 364 });
  const rain = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 30, maxLength: 120 });

  test('totals are conserved, and records follow one another without gap or overlap', () => {
    fc.assert(
      fc.property(zone, day, rain, (tzId, offset, amounts) => {
        const first = parseCivilDate('2026-01-01');
        if (first === null) throw new Error();
        const weather = utcWeather(`${addDays(first, offset)}T00:00Z`, amounts.length, {
          precipitationMm: (i) => amounts[i],
        });
        const local = aligned(weather, tzId);
        const total = local.columns.precipitationMm.reduce((sum, amount) => sum + amount, 0);
        // The span that the local records cover, over the source by the share of each of its records.
        const endMs = lastEndMs(weather, local, tzId);
        const expected = amounts.reduce(
          (sum, amount, i) => sum + amount * shareWithin(weather.startMs[i], local.startMs[0], endMs),
          0,
        );
        expect(total).toBeCloseTo(expected, 2);
        expect(localTimes(local, tzId).every((time) => time.endsWith(':00'))).toBe(true);
      }),
    );
  });

  test('a constant stays that constant', () => {
    fc.assert(
      fc.property(zone, day, (tzId, offset) => {
        const first = parseCivilDate('2026-01-01');
        if (first === null) throw new Error();
        const weather = utcWeather(`${addDays(first, offset)}T00:00Z`, 60, {
          temperatureC: () => 7,
          shortwaveWm2: () => 250,
          precipitationProbabilityPct: () => 40,
        });
        const { columns } = aligned(weather, tzId);
        expect(new Set(columns.temperatureC)).toEqual(new Set([7]));
        expect(new Set(columns.shortwaveWm2)).toEqual(new Set([250]));
        expect(new Set(columns.precipitationProbabilityPct)).toEqual(new Set([40]));
      }),
    );
  });

  function lastEndMs(weather: HourlyWeather, local: HourlyWeather, tzId: string): number {
    const sourceEndMs = weather.startMs[weather.length - 1] + HOUR_MS;
    const lastMs = local.startMs[local.length - 1];
    const zoneTable = offsetTable(tzId, lastMs, sourceEndMs);
    for (let at = lastMs + HOUR_MS / 4; ; at += HOUR_MS / 4) if (formatLocal(zoneTable, at).endsWith(':00')) return at;
  }

  function shareWithin(startMs: number, fromMs: number, toMs: number): number {
    return Math.max(0, Math.min(startMs + HOUR_MS, toMs) - Math.max(startMs, fromMs)) / HOUR_MS;
  }
});
