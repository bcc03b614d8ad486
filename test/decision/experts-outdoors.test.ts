/** More days as an expert would describe them: on the road, on the hill, on the court, in the garden, at the water. */
import { describe, expect, test } from 'bun:test';
import { judged } from './judged.ts';
import { course, type HourValues } from './scenario.ts';

describe('when tomorrow can I pour concrete in Phoenix in July', () => {
  /** 29 to 43 °C, 33 % at dawn and 15 % in the afternoon, 11 km/h early and 28 km/h from noon on. */
  const windAt = (hour: number): number => (hour < 9 ? 11 : hour < 12 ? 16 : hour < 19 ? 28 : 16);
  const phoenix = {
    activity: 'concrete',
    lat: 33.45,
    lon: -112.07,
    tzId: 'America/Phoenix',
    date: '2026-07-15',
    base: { cloudPct: 5 },
    at: (hour: number): HourValues => ({ ...course(29, 43, 11, windAt(hour))(hour), gustKmh: 1.6 * windAt(hour) }),
  };
  test('at first light, held back by evaporation with its rate, and the sentence says to start then', () => {
    const day = judged(phoenix);
    expect(day.best).toStartWith('06–');
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(10);
    expect(['poor', 'fair']).toContain(day.verdict);
    expect(day.mainIssue).toBe('evaporation');
    expect(day.summary).toMatch(
      /because of evaporation of 0\.\d+ kg\/m²\/h|held back by evaporation of 0\.\d+ kg\/m²\/h/,
    );
    expect(day.summary).toMatch(/; start at 06:00, ahead of evaporation of 1\.\d+ kg\/m²\/h by 1\d:00\.$/);
    expect(day.risks).toContainEqual(expect.objectContaining({ type: 'evaporation', severity: 'severe' }));
    expect(day.figures.evaporation).toMatchObject({ unit: 'kg/m²/h' });
    expect(day.at(14).score).toBeLessThan(5);
  });
  test('in pounds for those who ask so, with the same score', () => {
    const imperial = judged({ ...phoenix, units: 'imperial' });
    expect(imperial.score).toBe(judged(phoenix).score);
    expect(imperial.summary).toContain('lb/ft²/h');
  });
});

describe('cycling', () => {
  test('Amsterdam in April, fresh and calm until a gale at noon: home before it', () => {
    const day = judged({
      activity: 'cycling',
      date: '2026-04-18',
      lat: 52.4,
      lon: 4.9,
      tzId: 'Europe/Amsterdam',
      base: { cloudPct: 40 },
      at: (hour) => ({ ...course(8, 15, 5, hour < 12 ? 12 : 38)(hour), gustKmh: hour < 12 ? 20 : 58 }),
    });
    expect(['good', 'great']).toContain(day.verdict);
    expect(day.best).toEndWith('–12');
    expect(day.summary).toContain('finish by 12:00, then gusts up to 58 km/h');
    expect(day.risk('gust')).toMatchObject({ severity: 'moderate', span: '12–22' });
  });
  test('black ice at dawn: not before it is gone', () => {
    const day = judged({
      activity: 'cycling',
      date: '2026-02-10',
      base: { cloudPct: 5 },
      at: (hour, ahead) => ({
        ...course(-3, 7, -4, 5)(hour),
        ...(ahead === -1 && hour > 17 ? { temperatureC: 2, precipitationMm: 1, precipitationProbabilityPct: 90 } : {}),
      }),
    });
    expect(Number(day.best.slice(0, 2))).toBeGreaterThanOrEqual(9);
    expect(day.at(6).score).toBeLessThan(20);
    expect(day.risk('ice')?.severity).toMatch(/severe|extreme/);
  });
});

describe('hiking', () => {
  test('the Alps in August with storms from three on: down before them', () => {
    const storm = { weatherCode: 95, precipitationMm: 6, precipitationProbabilityPct: 70, gustKmh: 55 };
    const day = judged({
      activity: 'hiking',
      date: '2026-08-08',
      lat: 47.3,
      lon: 11.4,
      tzId: 'Europe/Vienna',
      base: { cloudPct: 30 },
      at: (hour) => ({ ...course(13, 25, 11, 8)(hour), ...(hour >= 15 && hour < 19 ? storm : {}) }),
    });
    expect(day.verdict).toBe('great');
    expect(day.best).toEndWith('–15');
    expect(day.summary).toContain('finish by 15:00, then thunderstorms');
    expect(day.risk('thunderstorm')?.span).toBe('15–19');
    expect(day.at(16)).toMatchObject({ score: 0, mainIssue: 'thunderstorm' });
    expect(day.at(19).score).toBeLessThanOrEqual(40);
    expect(day.figures.utci).toMatchObject({ unit: '°C' });
  });
  test('a November gale with driving rain: avoid', () => {
    const day = judged({
      activity: 'hiking',
      date: '2026-11-15',
      base: { cloudPct: 100, windKmh: 58, gustKmh: 92, precipitationMm: 3, precipitationProbabilityPct: 95 },
      at: course(4, 6, 4, 58),
    });
    expect(day.verdict).toBe('avoid');
    expect(day.mainIssue).toMatch(/gust|wind|thermal/);
    expect(day.risk('gust')?.severity).toBe('severe');
  });
});

describe('tennis', () => {
  test('a shower at nine on a dry day: before it, or when the court has dried at noon', () => {
    const day = judged({
      activity: 'tennis',
      base: { cloudPct: 50 },
      at: (hour, ahead) => ({
        ...course(12, 20, 9, 9)(hour),
        ...(ahead === 0 && hour === 9 ? { precipitationMm: 2, precipitationProbabilityPct: 90, weatherCode: 80 } : {}),
      }),
    });
    expect(day.verdict).toBe('great');
    expect(Number(day.best.slice(0, 2))).toBeWithin(11, 14);
    expect(day.at(10)).toMatchObject({ score: 0, mainIssue: 'wet-court' });
    expect(day.summary).toMatch(/not before 1\d:00, until then a wet surface/);
  });
  test('Melbourne in January at 41 °C: the early morning, for the heat rule closes the afternoon', () => {
    const day = judged({
      activity: 'tennis',
      date: '2026-01-20',
      lat: -37.8,
      lon: 145,
      tzId: 'Australia/Melbourne',
      base: { cloudPct: 5, gustKmh: 28 },
      at: course(21, 41, 11, 14),
    });
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(11);
    expect(day.risk('heat')?.severity).toBe('severe');
    expect(day.at(15)).toMatchObject({ mainIssue: 'heat' });
    expect(day.at(15).score).toBeLessThan(40);
  });
});

describe('the garden', () => {
  test('February with soil at 0 °C: avoid, and the soil is named', () => {
    const day = judged({
      activity: 'gardening',
      date: '2026-02-20',
      base: { cloudPct: 60, soilTemperatureC: 0 },
      at: course(-2, 6, -3, 8),
    });
    expect(day).toMatchObject({ verdict: 'avoid', mainIssue: 'frozen-soil' });
    expect(day.summary).toContain('soil at 0 °C');
  });
  test('Paris on a hot July day: the morning, and the lawn loses 6 mm', () => {
    const day = judged({
      activity: 'gardening',
      date: '2026-07-12',
      lat: 48.85,
      lon: 2.35,
      tzId: 'Europe/Paris',
      base: { cloudPct: 10 },
      at: course(17, 33, 14, 10),
    });
    expect(day.verdict).toBe('great');
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(12);
    expect(day.at(15)).toMatchObject({ mainIssue: 'thermal' });
    expect(day.figures.evapotranspiration).toEqual({ total: expect.closeTo(6.4, 0), unit: 'mm' });
  });
});

describe('fishing', () => {
  test('Bergen in May, a near gale and a sea of 1.6 m from one on: back in harbour', () => {
    const day = judged({
      activity: 'fishing',
      date: '2026-05-06',
      lat: 60.4,
      lon: 5.3,
      tzId: 'Europe/Oslo',
      base: { cloudPct: 90 },
      at: (hour) => ({
        ...course(7, 12, 6, hour < 13 ? 10 : 36)(hour),
        gustKmh: hour < 13 ? 18 : 56,
        waveHeightM: hour < 13 ? 0.4 : 1.6,
      }),
    });
    expect(['good', 'great']).toContain(day.verdict);
    expect(day.best).toEndWith('–13');
    expect(day.summary).toContain('finish by 13:00, then waves of 1.6 m');
    expect(day.risk('waves')).toMatchObject({ severity: 'moderate', span: '13–22' });
    expect(day.figures.beaufort).toEqual({ max: 2 });
  });
});

describe('roofing', () => {
  test('a frosty November morning, gusts of 58 km/h from two on: from ten to two', () => {
    const day = judged({
      activity: 'roofing',
      date: '2026-11-04',
      base: { cloudPct: 15 },
      at: (hour) => ({ ...course(-1, 11, -2, hour < 14 ? 8 : 30)(hour), gustKmh: hour < 14 ? 15 : 58 }),
    });
    expect(['fair', 'good']).toContain(day.verdict);
    expect(day.best).toBe('10–14');
    expect(day.mainIssue).toBe('cold');
    expect(day.summary).toContain('finish by 14:00, then gusts up to 58 km/h');
    expect(day.risk('gust')).toMatchObject({ severity: 'high' });
  });
  test('a July afternoon of 36 °C and full sun: early, and the heat is severe', () => {
    const day = judged({
      activity: 'roofing',
      date: '2026-07-20',
      lat: 41.9,
      lon: -87.6,
      tzId: 'America/Chicago',
      base: { cloudPct: 5 },
      at: course(24, 36, 23, 8),
    });
    expect(Number(day.best.slice(3))).toBeLessThanOrEqual(11);
    expect(['poor', 'fair']).toContain(day.verdict);
    expect(day.mainIssue).toBe('heat');
    expect(day.risk('heat')?.severity).toMatch(/severe|extreme/);
  });
});
