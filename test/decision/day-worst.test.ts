/** What is severe or extreme outside the best window is a field and a clause; percentages, fog and UV match the data. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { formatLocal } from '../../src/time/civil.ts';
import { judged } from './judged.ts';
import { type HourValues, questionOf, type Scenario } from './scenario.ts';

const HURRICANE: HourValues = {
  windKmh: 95,
  gustKmh: 154,
  precipitationMm: 40,
  precipitationProbabilityPct: 95,
  weatherCode: 65,
};
const from = (start: number, values: HourValues, end = 24): NonNullable<Scenario['at']> => {
  return (hour, day) => (day === 0 && hour >= start && hour < end ? values : {});
};

describe('the worst outside the best window', () => {
  test('is named with its time, its number and what to do', () => {
    const run = judged({ activity: 'running', at: from(17, HURRICANE) });
    expect(run.summary).toEndWith('; from 17:00 gusts up to 154 km/h: be home by then.');
    expect(run.dayWorst).toMatchObject({ issue: 'gust', severity: 'extreme' });
    const drive = judged({ activity: 'driving', at: from(17, HURRICANE) });
    expect(drive.verdict).toBe('great');
    expect(drive.summary).toEndWith('; finish by 17:00, then gusts up to 154 km/h.');
    const washing = judged({ activity: 'laundry', at: from(17, HURRICANE) });
    expect(washing.summary).toEndWith('; from 17:00 gusts up to 154 km/h: take it in by then.');
  });
  test('says when it ends, where it ends before the window', () => {
    const { summary, dayWorst } = judged({ activity: 'hiking', at: from(0, HURRICANE, 6) });
    expect(summary).toMatch(/; (not before 06:00, until then|until 06:00) gusts up to 154 km\/h/);
    expect(dayWorst?.severity).toBe('extreme');
  });
  test('names thunder beside it', () => {
    const heat = { temperatureC: 39, dewPointC: 27, relativeHumidityPct: 51, apparentTemperatureC: 48 };
    const { summary } = judged({
      activity: 'golf',
      at: (hour, day) => ({ ...from(11, heat)(hour, day), ...from(15, { weatherCode: 95 }, 18)(hour, day) }),
    });
    expect(summary).toMatch(/wet-bulb globe temperature of \d+ °C; from 15:00 to 18:00 thunderstorms\.$/);
  });
  test('is an official alert, too', () => {
    const alert = {
      event: 'Hurricane Warning',
      headline: '',
      severity: 'Extreme',
      area: 'drawn',
      startMs: Date.UTC(2026, 5, 10, 16),
      endMs: Date.UTC(2026, 5, 11, 9),
    } as const;
    const { summary, dayWorst } = judged({ activity: 'running', alerts: [alert] });
    expect(summary).toContain('; from 17:00 the official alert "Hurricane Warning" is in force');
    expect(dayWorst).toMatchObject({ issue: 'official-alert', severity: 'extreme' });
  });
  test('is null on a quiet day, and thunder that is not severe is said all the same', () => {
    expect(judged({ activity: 'running' }).dayWorst).toBeNull();
    const storms = judged({ activity: 'running', at: from(15, { weatherCode: 95 }, 18) });
    expect(storms.dayWorst).toBeNull();
    expect(storms.summary).toEndWith('; from 15:00 to 18:00 thunderstorms.');
  });

  const danger = fc.record({
    activity: fc.constantFrom(...BUILT_IN.profiles.map(({ id }) => id)),
    start: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 1, max: 8 }),
    values: fc.record({
      gustKmh: fc.integer({ min: 10, max: 160 }),
      precipitationMm: fc.integer({ min: 0, max: 40 }),
      precipitationProbabilityPct: fc.integer({ min: 0, max: 100 }),
      usAqi: fc.integer({ min: 20, max: 400 }),
      visibilityM: fc.integer({ min: 20, max: 20_000 }),
      weatherCode: fc.constantFrom(1, 45, 61, 65, 95, 96, 99),
    }),
    units: fc.constantFrom('metric' as const, 'imperial' as const),
  });
  const decided = (day: {
    activity: string;
    start: number;
    hours: number;
    values: HourValues;
    units: 'metric' | 'imperial';
  }) => {
    const scenario = {
      activity: day.activity,
      units: day.units,
      at: from(day.start, day.values, day.start + day.hours),
    };
    const input = questionOf(scenario);
    return { input, decision: decideDay(input) };
  };
  test('never goes unmentioned on a great or good day, and stands among the risks', () => {
    fc.assert(
      fc.property(danger, (day) => {
        const { input, decision } = decided(day);
        if (decision === null) return;
        const { dayWorst, verdict, summary, risks, windows } = decision;
        const limiting: readonly string[] = [...input.profile.risks.limiting, 'visibility', 'official-alert'];
        const grave = risks.filter(
          ({ type, severity }) => limiting.includes(type) && (severity === 'severe' || severity === 'extreme'),
        );
        if (windows.length > 0 && (verdict === 'great' || verdict === 'good'))
          expect(grave.length > 0).toBe(dayWorst !== null);
        if (dayWorst === null) return;
        expect(grave.some(({ type, severity }) => type === dayWorst.issue && severity === dayWorst.severity)).toBe(
          true,
        );
        if (verdict !== 'great' && verdict !== 'good') return;
        expect(summary.split('; ').length).toBeGreaterThan(1);
        const clock = (ms: number) => formatLocal(input.zone, ms).slice(11);
        const isNamed = [
          clock(dayWorst.fromMs),
          clock(dayWorst.toMs),
          clock(dayWorst.toMs).replace('00:00', '24:00'),
        ].some((time) => summary.slice(summary.indexOf('; ')).includes(time));
        expect(isNamed, `${summary} ${JSON.stringify(dayWorst)}`).toBe(true);
      }),
      { numRuns: 400, seed: 20_260_610 },
    );
  });
  test('and every percentage of rain is the forecast’s own', () => {
    fc.assert(
      fc.property(danger, (day) => {
        const { decision } = decided(day);
        if (decision === null) return;
        const texts = [decision.summary, ...decision.risks.map(({ detail }) => detail)].join(' ');
        for (const [, chance] of texts.matchAll(/(\d+) % chance/g))
          expect([0, day.values.precipitationProbabilityPct ?? 0]).toContain(Number(chance));
      }),
      { numRuns: 400, seed: 20_260_610 },
    );
  });
  test('of rain, without a stated chance, no percentage is said', () => {
    for (const { id } of BUILT_IN.profiles) {
      const rain = { precipitationMm: 0.4 };
      const day = judged({ activity: id, base: rain, without: ['precipitationProbabilityPct'] });
      expect([day.summary, ...day.risks.map(({ detail }) => detail)].join(' ')).not.toMatch(/% chance/);
    }
  });
});

describe('a risk is what it is', () => {
  test('fog in saturated air, visibility in smoke, each with its hour, number and source', () => {
    const fog = judged({ activity: 'driving', base: { visibilityM: 150, dewPointC: 17, relativeHumidityPct: 99 } });
    expect(fog.risk('fog')?.detail).toMatch(
      /^visibility 150 m at \d\d:00 \(threshold 200 m: international visibility code\)$/,
    );
    expect(fog.mainIssue).toBe('fog');
    const smoke = judged({ activity: 'driving', base: { visibilityM: 150, relativeHumidityPct: 40, usAqi: 260 } });
    expect(smoke.risk('fog')).toBeUndefined();
    expect(smoke.risk('visibility')?.severity).toBe('severe');
    expect(smoke.mainIssue).toBe('visibility');
    expect(smoke.summary).toContain('smoke or haze (visibility 150 m)');
  });
  test('UV has the five classes of WHO', () => {
    const uv = (uvIndex: number) => judged({ activity: 'hiking', base: { uvIndex } }).risk('uv');
    expect([2, 4, 7, 9, 11, 14].map((index) => uv(index)?.severity)).toEqual([
      undefined,
      'moderate',
      'high',
      'severe',
      'extreme',
      'extreme',
    ]);
    expect(uv(9)?.detail).toMatch(/^UV 9, very high, at \d\d:00 \(threshold 8: WHO\)$/);
  });
  test('frost ahead of a garden cites gardening', () => {
    const night: NonNullable<Scenario['at']> = (hour, day) =>
      day === 1 && hour < 7 ? { temperatureC: -2, dewPointC: -3 } : {};
    const { detail } = judged({ activity: 'gardening', at: night }).risk('freeze-ahead') ?? { detail: '' };
    expect(detail).toContain('RHS hardiness ratings');
    expect(detail).not.toMatch(/ACI|EN 206|NHBC/);
  });
  test('darkness is for dark hours, in every window offered', () => {
    const day = judged({ activity: 'driving', date: '2026-12-10' });
    const input = questionOf({ activity: 'driving', date: '2026-12-10' });
    for (const { type, fromMs, toMs } of day.risks) {
      if (type !== 'darkness') continue;
      expect(toMs <= (input.sun.sunriseMs ?? 0) + 3_600_000 || fromMs >= (input.sun.sunsetMs ?? 0) - 3_600_000).toBe(
        true,
      );
    }
  });
});

describe('wind after the window that only the activity’s own limits rule out', () => {
  test('is told as wind, and never as a thunderstorm that is not there', () => {
    for (const { id } of BUILT_IN.profiles) {
      for (const windKmh of [18, 24, 30, 40, 55]) {
        const rising = (hour: number): HourValues =>
          hour >= 16 ? { windKmh, gustKmh: 1.5 * windKmh, wind80mKmh: 1.2 * windKmh, wind120mKmh: 1.3 * windKmh } : {};
        expect(judged({ activity: id, at: rising }).summary).not.toContain('thunder');
      }
    }
    const { summary } = judged({ activity: 'crop-spraying', at: (hour) => (hour >= 20 ? { windKmh: 24 } : {}) });
    expect(summary).toContain('wind up to 24 km/h');
  });
});

describe('a night', () => {
  const gustFrom = (from: number, to: number) =>
    judged({
      activity: 'stargazing',
      date: '2026-11-11',
      base: { cloudPct: 5 },
      at: (hour, day) => (day === 1 && hour >= from && hour < to ? { gustKmh: 115, windKmh: 50 } : {}),
    });
  test('is told a gale before sunrise, up to the hour of sunrise', () => {
    const { summary, dayWorst } = gustFrom(5, 11);
    expect(summary).toContain('gusts up to 115 km/h');
    expect(dayWorst?.issue).toBe('gust');
    expect(new Date(dayWorst?.toMs ?? 0).toISOString()).toBe('2026-11-12T08:00:00.000Z');
  });
  test('is told none of the morning after, when nobody looks at stars', () => {
    const { summary, dayWorst } = gustFrom(9, 11);
    expect(summary).not.toContain('gust');
    expect(dayWorst).toBeNull();
  });
});
