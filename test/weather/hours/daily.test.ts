import { describe, expect, test } from 'bun:test';
import {
  addDays,
  type CivilDate,
  civilDay,
  localHourStarts,
  offsetTable,
  parseCivilDate,
} from '../../../src/time/civil.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { dayCodeOf } from '../../../src/weather/conditions/day-code.ts';
import { emptyColumns, type HourlyColumns, type HourlyWeather } from '../../../src/weather/hourly.ts';
import { type DayFigures, dayFigures } from '../../../src/weather/hours/daily.ts';
import { valuesAt } from '../../../src/weather/hours/hour-values.ts';
import { chanceOf } from '../../../src/weather/hours/precipitation.ts';

const LONDON = { tzId: 'Europe/London', lat: 51.5, lon: -0.13 };

function dateOf(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`${text} is no date`);
  return date;
}

type Fill = (columns: HourlyColumns, hour: number) => void;

/** The hours of a London date and the next, filled hour by hour. */
function weatherOf(date: string, fill: Fill): { weather: HourlyWeather; figures: DayFigures } {
  const day = civilDay(LONDON.tzId, dateOf(date));
  const endMs = civilDay(LONDON.tzId, addDays(day.date, 1)).endMs;
  const startMs = localHourStarts(offsetTable(LONDON.tzId, day.startMs, endMs), day.startMs, endMs);
  const columns = emptyColumns(startMs.length);
  for (let hour = 0; hour < startMs.length; hour++) fill(columns, hour);
  const provenance = { source: 'open-meteo', updatedAtMs: 0, stale: false, attribution: '' } as const;
  const weather: HourlyWeather = { startMs, length: startMs.length, columns, elevationM: 0, provenance };
  return { weather, figures: dayFigures(weather, day, LONDON.lat, LONDON.lon) };
}

describe('a civil day', () => {
  test('has the extremes, the mean and the sum of its own hours, and nothing of the next', () => {
    const { figures } = weatherOf('2026-06-10', (columns, hour) => {
      columns.temperatureC[hour] = hour < 24 ? hour : 99;
      columns.precipitationMm[hour] = hour < 24 ? 0.5 : 50;
      columns.relativeHumidityPct[hour] = hour < 24 ? 60 : 0;
      columns.windKmh[hour] = hour === 15 ? 40 : 10;
    });
    expect(figures.hours).toHaveLength(24);
    expect([figures.temperatureMinC, figures.temperatureMaxC, figures.temperatureMeanC]).toEqual([0, 23, 11.5]);
    expect([figures.precipitationMm, figures.humidityMeanPct, figures.windMaxKmh]).toEqual([12, 60, 40]);
  });

  test('of a clock change has 23 or 25 hours, and the sum of just those', () => {
    const hourly: Fill = (columns, hour) => {
      columns.precipitationMm[hour] = 1;
    };
    for (const [date, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const { figures } = weatherOf(date, hourly);
      expect([date, figures.hours.length, figures.precipitationMm]).toEqual([date, hours, hours]);
    }
  });

  test('is still known with three hours missing, and not with four', () => {
    const known = (missing: number) =>
      weatherOf('2026-06-10', (columns, hour) => {
        columns.temperatureC[hour] = hour < missing ? Number.NaN : 12;
      }).figures.temperatureMaxC;
    expect([known(3), known(4)]).toEqual([12, Number.NaN]);
  });

  test('of which the source knows nothing has no figure', () => {
    const { figures } = weatherOf('2026-06-10', () => {});
    const numbers = Object.values(figures).filter((value) => typeof value === 'number');
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.every(Number.isNaN)).toBe(true);
  });

  test('beyond the end of the weather has no hours and no figures', () => {
    const { weather } = weatherOf('2026-06-10', () => {});
    const far = civilDay(LONDON.tzId, dateOf('2026-06-15'));
    const figures = dayFigures(weather, far, LONDON.lat, LONDON.lon);
    expect([figures.hours.length, figures.temperatureMaxC]).toEqual([0, Number.NaN]);
  });

  test('knows which of its hours are light', () => {
    const { figures } = weatherOf('2026-06-10', () => {});
    const light = figures.hours.map(({ isDay }, hour) => (isDay ? hour : -1)).filter((hour) => hour >= 0);
    expect([light[0], light.at(-1), light.length]).toEqual([5, 20, 16]);
  });
});

describe('the chance of rain and of snow', () => {
  const hour = (values: Partial<Record<'pct' | 'mm' | 'cm' | 'c', number>>) => {
    const { figures } = weatherOf('2026-06-10', (columns, i) => {
      columns.precipitationProbabilityPct[i] = values.pct ?? Number.NaN;
      columns.precipitationMm[i] = values.mm ?? Number.NaN;
      columns.snowfallCm[i] = values.cm ?? Number.NaN;
      columns.temperatureC[i] = values.c ?? Number.NaN;
    });
    const { rainPct, snowPct } = chanceOf(figures.hours[0]);
    return [rainPct, snowPct];
  };

  test('is that of what falls, of both in sleet', () => {
    expect(hour({ pct: 70, mm: 2, cm: 0, c: 0.5 })).toEqual([70, 0]);
    expect(hour({ pct: 70, mm: 2, cm: 1.4, c: 2 })).toEqual([0, 70]);
    expect(hour({ pct: 70, mm: 2, cm: 0.7, c: 1 })).toEqual([70, 70]);
  });

  test('goes by the temperature where nothing falls', () => {
    expect(hour({ pct: 20, mm: 0, cm: 0, c: 1.1 })).toEqual([20, 0]);
    expect(hour({ pct: 20, mm: 0, cm: 0, c: 1 })).toEqual([0, 20]);
  });

  test('is not known without a stated chance, nor where nothing tells rain from snow', () => {
    expect(hour({ mm: 2, cm: 0, c: 8 })).toEqual([Number.NaN, Number.NaN]);
    expect(hour({ pct: 20 })).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('the code of a day', () => {
  const codes = (...runs: [code: number, hours: number][]) =>
    runs
      .flatMap(([code, hours]) => Array.from({ length: hours }, () => code))
      .map((weatherCode, hour) => ({ weatherCode, isDay: hour >= 6 && hour < 20 }));

  test('is thunder or ice in any hour', () => {
    expect(dayCodeOf(codes([0, 23], [95, 1]), 0.5)).toBe(95);
    expect(dayCodeOf(codes([0, 20], [65, 3], [66, 1]), 20)).toBe(66);
  });

  test('is rain when it lasts or adds up, and not for a drop', () => {
    expect(dayCodeOf(codes([1, 21], [51, 3]), 0.3)).toBe(51);
    expect(dayCodeOf(codes([1, 23], [80, 1]), 1.2)).toBe(80);
    expect(dayCodeOf(codes([1, 10], [51, 1], [1, 13]), 0.1)).toBe(1);
    expect(dayCodeOf(codes([1, 10], [61, 3], [65, 1], [1, 10]), 12)).toBe(65);
  });

  test('is fog when it lasts', () => {
    expect(dayCodeOf(codes([45, 5], [48, 1], [0, 18]), 0)).toBe(48);
    expect(dayCodeOf(codes([45, 5], [0, 19]), 0)).toBe(0);
  });

  test('is else the sky of the hours of daylight', () => {
    expect(dayCodeOf(codes([3, 6], [0, 14], [3, 4]), 0)).toBe(0);
    expect(dayCodeOf(codes([3, 13], [0, 11]), 0)).toBe(2);
    expect(dayCodeOf([], 0)).toBeNaN();
  });
});

describe('an instant', () => {
  const { weather } = weatherOf('2026-06-10', (columns, hour) => {
    columns.temperatureC[hour] = 10 + hour;
    columns.precipitationMm[hour] = hour;
    columns.windKmh[hour] = 10;
    columns.windDirectionDeg[hour] = hour % 2 === 0 ? 350 : 10;
    columns.cloudPct[hour] = hour === 0 ? 40 : Number.NaN;
  });
  const at = (hours: number) => valuesAt(weather, weather.startMs[0] + hours * HOUR_MS);

  test('lies between its record and the next, with the sums of its record', () => {
    expect([at(3).temperatureC, at(3.25).temperatureC]).toEqual([13, 13.25]);
    expect([at(3).precipitationMm, at(3.99).precipitationMm]).toEqual([3, 3]);
    expect(at(0.5).windDirectionDeg % 360).toBeCloseTo(0, 6);
  });

  test('keeps the value of its record where the next knows none, and has none outside the weather', () => {
    expect([at(0.5).cloudPct, at(1.5).cloudPct]).toEqual([40, Number.NaN]);
    expect([at(-0.1).temperatureC, at(48).temperatureC, at(47.5).temperatureC]).toEqual([Number.NaN, Number.NaN, 57]);
  });
});
