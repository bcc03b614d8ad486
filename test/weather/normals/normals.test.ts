import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type CivilDate, civilDay, parseCivilDate } from '../../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../src/time/units.ts';
import { emptyColumns, type HourlyVariable, type HourlyWeather } from '../../../src/weather/hourly.ts';
import { normalDay } from '../../../src/weather/normals/normal-day.ts';
import { type Normals, normalsOf, type SampledYear } from '../../../src/weather/normals/normals.ts';
import { packNormals, unpackNormals } from '../../../src/weather/normals/numbers.ts';

const GREENWICH = { lat: 51.48, lon: 0 };

function date(text: string): CivilDate {
  const parsed = parseCivilDate(text);
  if (parsed === null) throw new Error(`${text} is no date`);
  return parsed;
}

/** One value of an hour: `day` counts from −7, a week before the date. */
type Series = (name: HourlyVariable, year: number, day: number, hour: number) => number;

function weatherOf(series: Series, year: number, centre: CivilDate): HourlyWeather {
  const fromMs = civilDay('UTC', centre).startMs - 7 * DAY_MS;
  const length = 15 * 24;
  const startMs = Float64Array.from({ length }, (_, i) => fromMs + i * HOUR_MS);
  const columns = emptyColumns(length);
  for (const name of ['temperatureC', 'precipitationMm', 'snowfallCm', 'weatherCode', 'windKmh'] as const) {
    for (let i = 0; i < length; i++) columns[name][i] = series(name, year, Math.floor(i / 24) - 7, i % 24);
  }
  const provenance = { source: 'open-meteo', updatedAtMs: 0, stale: false, attribution: '' } as const;
  return { startMs, length, columns, elevationM: 0, provenance };
}

function sample(series: Series, years: number): SampledYear[] {
  return Array.from({ length: years }, (_, i) => {
    const centre = date(`${2001 + i}-06-15`);
    return { year: 2001 + i, dates: [centre], weather: weatherOf(series, i, centre) };
  });
}

async function normals(series: Series, years = 10): Promise<Normals> {
  const made = await normalsOf(sample(series, years), 'UTC', GREENWICH);
  if (made === null) throw new Error('too little');
  return made;
}

describe('a series worked out by hand', () => {
  /** Year y is y degrees warmer, the hours of a day rise from 0 to 23; it rains 2 mm at noon on seven of the fifteen days. */
  const series: Series = (name, year, day, hour) => {
    const wet = day < 0 && hour === 12;
    if (name === 'temperatureC') return year + hour;
    if (name === 'precipitationMm') return wet ? 2 : 0;
    if (name === 'weatherCode') return wet ? 61 : 2;
    return name === 'windKmh' ? 10 + day : 0;
  };

  test('means, percentiles, chances and the course of the day', async () => {
    const { years, days } = await normals(series);
    const [day] = days;
    expect(years).toEqual({ first: 2001, last: 2010, count: 10 });
    // 0 … 9 degrees, each on fifteen days: of 150 sorted values the ranks 14.9, 74.5 and 134.1.
    expect(day.spreads.temperatureMinC).toEqual({
      mean: 4.5,
      p10: expect.closeTo(0.9, 9),
      p50: 4.5,
      p90: expect.closeTo(8.1, 9),
    });
    expect(day.spreads.temperatureMaxC.mean).toBeCloseTo(27.5, 9);
    expect(day.spreads.temperatureMeanC.mean).toBeCloseTo(16, 9);
    expect(day.spreads.precipitationMm).toEqual({ mean: expect.closeTo(14 / 15, 9), p10: 0, p50: 0, p90: 2 });
    expect(day.spreads.windMaxKmh).toMatchObject({ mean: 10, p50: 10 });
    expect(day.rainPct).toBeCloseTo(100 * (7 / 15), 9);
    expect([day.snowPct, day.wetDayMm]).toEqual([0, 2]);
    expect(day.hours.map(({ temperatureC }) => temperatureC)).toEqual(Array.from({ length: 24 }, (_, h) => h + 4.5));
    expect(day.hours[12].rainPct).toBeCloseTo(100 * (7 / 15), 9);
    expect(day.hours[11].rainPct).toBe(0);
    // What no hour knows is not made up.
    expect([day.spreads.humidityMeanPct.mean, day.hours[3].visibilityM]).toEqual([Number.NaN, Number.NaN]);
  });

  test('rain is the condition once half of the days are wet, and not before', async () => {
    expect((await normals(series)).days[0].weatherCode).toBe(2);
    const wetter: Series = (name, year, day, hour) => series(name, year, day - 1, hour);
    expect((await normals(wetter)).days[0].weatherCode).toBe(61);
    expect((await normals(wetter)).days[0].hours.map(({ weatherCode }) => weatherCode)[12]).toBe(61);
  });

  test('snow has its own chance; drizzle too little for a wet day counts as overcast', async () => {
    const snowy: Series = (name, _year, day, hour) => {
      if (name === 'precipitationMm') return day >= 0 ? 0.1 : hour === 6 ? 0.9 : 0;
      if (name === 'snowfallCm') return day >= 0 ? 0.07 : 0;
      return name === 'weatherCode' ? (day >= 0 ? 71 : hour < 12 ? 51 : 1) : 0;
    };
    const [day] = (await normals(snowy)).days;
    expect([day.rainPct, day.snowPct, day.weatherCode]).toEqual([0, expect.closeTo(100 * (8 / 15), 9), 71]);
    const drizzly: Series = (name, _year, _day, hour) => (name === 'weatherCode' ? (hour < 12 ? 51 : 1) : 0.01);
    expect((await normals(drizzly)).days[0].weatherCode).toBe(3);
  });

  test('in every zone and on days of clock change the usual day has its own hours', async () => {
    const [day] = (await normals(series)).days;
    const hoursOf = (tzId: string, on: string) => normalDay(day, civilDay(tzId, date(on)), tzId, 51, 0).hours;
    expect(hoursOf('Europe/London', '2027-03-28').map(({ temperatureC }) => temperatureC - 4.5)).toEqual([
      0,
      ...Array.from({ length: 22 }, (_, i) => i + 2),
    ]);
    expect(hoursOf('Europe/London', '2026-10-25')).toHaveLength(25);
    expect(hoursOf('Asia/Kathmandu', '2026-10-25')[13].temperatureC).toBe(17.5);
    expect(hoursOf('UTC', '2026-12-21').filter(({ isDay }) => isDay).length).toBeLessThan(9);
  });
});

describe('too little to go by', () => {
  const mild: Series = (name) => (name === 'temperatureC' ? 10 : 0);

  test('nine years make no climate, ten do', async () => {
    expect(await normalsOf(sample(mild, 9), 'UTC', GREENWICH)).toBeNull();
    expect((await normals(mild)).years.count).toBe(10);
  });

  test('a year without a fifth of its days does not count', async () => {
    const gaps: Series = (name, year, day, hour) => (year === 4 && day > 3 ? Number.NaN : mild(name, year, day, hour));
    expect(await normalsOf(sample(gaps, 10), 'UTC', GREENWICH)).toBeNull();
    expect((await normals(gaps, 11)).years).toEqual({ first: 2001, last: 2011, count: 10 });
  });
});

describe('whatever the weather was', () => {
  test('min ≤ mean ≤ max, percentiles are ordered, chances are percents, and the bytes give the same back', async () => {
    const anything = fc.array(fc.double({ min: -40, max: 40, noNaN: true }), { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(anything, async (noise) => {
        const at = (year: number, day: number, hour: number) => noise[(year * 7 + day + hour * 13 + 47) % noise.length];
        const series: Series = (name, year, day, hour) => {
          const value = at(year, day, hour);
          if (name === 'temperatureC') return value;
          if (name === 'weatherCode') return value > 20 ? 63 : 3;
          return Math.max(0, value / 10);
        };
        const made = await normals(series);
        const [{ spreads, rainPct, snowPct }] = made.days;
        const { temperatureMinC: low, temperatureMeanC: mid, temperatureMaxC: high } = spreads;
        for (const figure of ['mean', 'p10', 'p50', 'p90'] as const) {
          expect(low[figure] <= mid[figure] && mid[figure] <= high[figure]).toBe(true);
        }
        for (const { p10, p50, p90 } of [low, mid, high, spreads.precipitationMm, spreads.windMaxKmh]) {
          expect(p10 <= p50 && p50 <= p90).toBe(true);
        }
        for (const chance of [rainPct, snowPct]) expect(chance >= 0 && chance <= 100).toBe(true);
        const again = await normals(series);
        expect(packNormals(again)).toEqual(packNormals(made));
        const back = unpackNormals(packNormals(made));
        expect(back?.years).toEqual(made.years);
        expect(back?.days[0].spreads.temperatureMaxC.p90).toBe(high.p90);
        expect(back?.days[0].hours[23].weatherCode).toBe(made.days[0].hours[23].weatherCode);
        expect(back === null ? null : packNormals(back)).toEqual(packNormals(made));
      }),
      { numRuns: 15 },
    );
  });

  test('bytes of another length or layout are nothing', async () => {
    const bytes = packNormals(await normals((name) => (name === 'temperatureC' ? 10 : 0)));
    expect(unpackNormals(bytes.subarray(8))).toBeNull();
    expect(unpackNormals(bytes.subarray(0, bytes.length - 3))).toBeNull();
    expect(unpackNormals(new Uint8Array())).toBeNull();
    expect(unpackNormals(new Uint8Array(bytes.length))).toBeNull();
    expect(unpackNormals(bytes)?.years.count).toBe(10);
  });
});
