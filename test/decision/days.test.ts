/** Which hours a day is made of: clock changes, nights, hours asked for, hours over, zones off the hour, the far north. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { formatLocal, offsetTable } from '../../src/time/civil.ts';
import { questionOf, type Scenario } from './scenario.ts';

function decided(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

/** The hours considered as local `dd HH:mm`. */
function hoursOf(scenario: Scenario): string[] {
  const input = questionOf(scenario);
  const zone = offsetTable(scenario.tzId ?? 'Europe/London', input.day.startMs - 864e5, input.day.endMs + 2 * 864e5);
  return decided(scenario).hours.map((hour) => formatLocal(zone, hour.startMs).slice(8));
}

describe('days of clock change', () => {
  const cases: Array<[what: string, scenario: Partial<Scenario>, hours: number]> = [
    ['London in March', { date: '2026-03-29' }, 23],
    ['London in October', { date: '2026-10-25' }, 25],
    ['New York in November', { date: '2026-11-01', lat: 40.7, lon: -74, tzId: 'America/New_York' }, 25],
    ['Sydney in October', { date: '2026-10-04', lat: -33.9, lon: 151.2, tzId: 'Australia/Sydney' }, 23],
  ];
  for (const [what, scenario, hours] of cases) {
    test(`${what} has ${hours} hours, and windows without holes`, () => {
      for (const profile of BUILT_IN.profiles.filter((candidate) => candidate.light.kind !== 'night')) {
        // The whole day is asked for, since an activity's usual hours leave out the one at night that changes.
        const decision = decided({ activity: profile.id, ...scenario, fromHour: 0, toHour: 24 });
        expect(decision.hours).toHaveLength(hours);
        for (const window of decision.windows) {
          const inside = decision.hours.filter((hour) => hour.startMs >= window.startMs && hour.startMs < window.endMs);
          expect(inside).toHaveLength((window.endMs - window.startMs) / 3_600_000);
        }
      }
    });
  }
  test('the skipped hour is absent, the repeated one comes twice', () => {
    expect(hoursOf({ activity: 'driving', date: '2026-03-29' })).not.toContain('29 01:00');
    expect(hoursOf({ activity: 'driving', date: '2026-10-25' }).filter((hour) => hour === '25 01:00')).toHaveLength(2);
  });
});

describe('zones off the whole hour', () => {
  for (const [tzId, lat, lon] of [
    ['Asia/Kathmandu', 27.7, 85.3],
    ['Australia/Adelaide', -34.9, 138.6],
    ['Pacific/Chatham', -43.9, -176.5],
    ['Australia/Lord_Howe', -31.5, 159.1],
  ] as const) {
    test(tzId, () => {
      const scenario = { activity: 'hiking', tzId, lat, lon };
      const hours = hoursOf(scenario);
      expect(hours).toHaveLength(24);
      expect(hours.every((hour) => hour.endsWith(':00'))).toBe(true);
      expect(decided({ ...scenario, activity: 'stargazing' }).hours).toHaveLength(24);
    });
  }
  test('Lord Howe’s half-hour change leaves no hole and no overlap', () => {
    const decision = decided({
      activity: 'driving',
      tzId: 'Australia/Lord_Howe',
      lat: -31.5,
      lon: 159.1,
      date: '2026-10-04',
    });
    for (const window of decision.windows) expect(window.endMs).toBeGreaterThan(window.startMs);
  });
});

describe('hours asked for', () => {
  test('from and to', () => {
    expect(hoursOf({ activity: 'running', fromHour: 9, toHour: 12 })).toEqual(['10 09:00', '10 10:00', '10 11:00']);
    expect(hoursOf({ activity: 'running', fromHour: 22 })).toEqual(['10 22:00', '10 23:00']);
  });
  test('fewer than the activity takes are judged as they are', () => {
    const decision = decided({ activity: 'outdoor-work', fromHour: 9, toHour: 11 });
    expect(decision.verdict).toBe('great');
    expect(decision.windows).toHaveLength(1);
  });
  test('none left is no decision', () => {
    expect(decideDay(questionOf({ activity: 'running', nowHour: 20, toHour: 18 }))).toBeNull();
    expect(decideDay(questionOf({ activity: 'running', nowHour: 24 }))).toBeNull();
  });
  test('too few left of a day is said so', () => {
    const decision = decided({ activity: 'outdoor-work', nowHour: 18 });
    expect(decision.verdict).toBe('avoid');
    expect(decision.mainIssue).toBe('time');
    expect(decision.windows).toEqual([]);
    expect(decision.summary).toBe('Avoid outdoor work: only 2 h left of the 4 h it takes.');
  });
});

describe('a night', () => {
  const night: Scenario = { activity: 'stargazing', date: '2026-11-10', base: { cloudPct: 0 } };
  test('runs from noon to noon', () => {
    const hours = hoursOf(night);
    expect(hours[0]).toBe('10 12:00');
    expect(hours[23]).toBe('11 11:00');
  });
  test('20 to 4 crosses midnight', () => {
    const hours = hoursOf({ ...night, fromHour: 20, toHour: 4 });
    expect([hours[0], hours[7], hours.length]).toEqual(['10 20:00', '11 03:00', 8]);
  });
  test('from alone reaches to noon, to alone begins at noon', () => {
    expect(hoursOf({ ...night, fromHour: 22 })).toHaveLength(14);
    expect(hoursOf({ ...night, toHour: 22 })).toHaveLength(10);
  });
  test('1 to 4 means after midnight', () => {
    expect(hoursOf({ ...night, fromHour: 1, toHour: 4 })).toEqual(['11 01:00', '11 02:00', '11 03:00']);
  });
  test('asked at 02:00 also holds the rest of this night', () => {
    const hours = hoursOf({ ...night, nowHour: 2 });
    expect(hours.slice(0, 3)).toEqual(['10 02:00', '10 03:00', '10 04:00']);
    expect(hours[hours.length - 1]).toBe('11 11:00');
    expect(
      decided({
        ...night,
        nowHour: 2,
        at: (hour, day) => ((day === 0 && hour >= 12) || day > 0 ? { cloudPct: 100 } : {}),
      }).verdict,
    ).toBe('great');
  });
  test('asked in the afternoon is the coming one alone', () => {
    expect(hoursOf({ ...night, nowHour: 15 })[0]).toBe('10 15:00');
  });
  test('has its window in the dark and its darkness in the figures', () => {
    const decision = decided(night);
    expect(decision.verdict).toBe('great');
    // 1.6 % by astronomy-engine, a day after the new moon of 9 November.
    expect(decision.figures).toMatchObject({ moon_phase: 'Waxing Crescent', moon_illumination: 2 });
    expect(decision.figures.darkness_from).toMatch(/0[56]:\d\d PM/);
    expect(decision.figures.darkness_to).toMatch(/05:\d\d AM/);
  });
});

describe('the far north', () => {
  const tromso = { lat: 69.65, lon: 18.96, tzId: 'Europe/Oslo' };
  test('no stars under the midnight sun', () => {
    const decision = decided({ activity: 'stargazing', ...tromso, date: '2026-06-20', base: { cloudPct: 0 } });
    expect(decision).toMatchObject({ score: 0, verdict: 'avoid', mainIssue: 'darkness', windows: [] });
    expect(decision.summary).toBe('Avoid stargazing: daylight (sun 3° above the horizon).');
  });
  test('no concrete, paint or roof work in the polar night', () => {
    for (const activity of ['concrete-pour', 'exterior-painting', 'roofing']) {
      const decision = decided({ activity, ...tromso, date: '2026-12-20' });
      expect(decision.verdict).toBe('avoid');
      expect(decision.windows).toEqual([]);
    }
  });
  test('paint may go on when the sun never sets', () => {
    const decision = decided({ activity: 'exterior-painting', ...tromso, date: '2026-06-20' });
    expect(decision.verdict).toBe('great');
    expect(decision.figures).toMatchObject({ sunrise: 'No sunrise', sunset: 'No sunset' });
  });
});

describe('daylight rules', () => {
  const minutes = (scenario: Scenario, ms: number): number => {
    const { sun } = questionOf(scenario);
    return ((sun.sunsetMs ?? 0) - ms) / 60_000;
  };
  test('painting stops two hours before sunset', () => {
    const scenario: Scenario = {
      activity: 'exterior-painting',
      date: '2026-09-10',
      base: { cloudPct: 100, shortwaveWm2: 100 },
    };
    for (const window of decided(scenario).windows) expect(minutes(scenario, window.endMs)).toBeGreaterThanOrEqual(120);
  });
  test('concrete can be begun no later than five hours before sunset, wherever in its window', () => {
    const scenario: Scenario = { activity: 'concrete-pour', date: '2026-09-10', base: { temperatureC: 14 } };
    const [best] = decided(scenario).windows;
    expect(minutes(scenario, best.startMs)).toBeGreaterThanOrEqual(300);
    expect(minutes(scenario, best.endMs)).toBeGreaterThanOrEqual(60);
  });
  test('spraying waits an hour after sunrise, unless there can be no inversion', () => {
    const scenario: Scenario = { activity: 'crop-spraying', date: '2026-05-10' };
    const riseMs = questionOf(scenario).sun.sunriseMs ?? 0;
    expect(decided(scenario).windows[0].startMs - riseMs).toBeGreaterThanOrEqual(3_600_000);
    const overcast: Scenario = { ...scenario, base: { cloudPct: 100, windKmh: 12, relativeHumidityPct: 70 } };
    expect(decided(overcast).windows[0].startMs - riseMs).toBeLessThan(3_600_000);
  });
});
