/** Every activity at its good, its limiting and its vetoing end. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { course, type HourValues, questionOf, type Scenario } from './scenario.ts';

function decided(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

interface Ends {
  readonly good: Partial<Scenario>;
  readonly limiting: readonly [Partial<Scenario>, issue: string];
  readonly vetoing: readonly [Partial<Scenario>, issue: string];
}

const all = (base: HourValues): Partial<Scenario> => ({ base });
const winter: Partial<Scenario> = { date: '2026-01-15' };
const warm: HourValues = { temperatureC: 27, dewPointC: 17, relativeHumidityPct: 54, apparentTemperatureC: 27 };
const frost: HourValues = { temperatureC: -4, dewPointC: -6, relativeHumidityPct: 86, apparentTemperatureC: -7 };
/** Poor visibility in saturated air; in dry air it would be smoke or haze. */
const fog = (visibilityM: number): HourValues => ({ visibilityM, dewPointC: 17, relativeHumidityPct: 99 });
const thunder = all({ weatherCode: 95 });

const ENDS: Readonly<Record<string, Ends>> = {
  running: {
    good: {},
    limiting: [all({ windKmh: 50, gustKmh: 55 }), 'wind'],
    vetoing: [all({ windKmh: 60, gustKmh: 106 }), 'gust'],
  },
  cycling: {
    good: {},
    limiting: [all({ windKmh: 34, gustKmh: 45 }), 'wind'],
    vetoing: [{ ...winter, ...all({ weatherCode: 66, ...frost, precipitationMm: 1 }) }, 'ice'],
  },
  'outdoor-event': {
    good: all({ ...warm, temperatureC: 24, apparentTemperatureC: 24 }),
    limiting: [all({ gustKmh: 46 }), 'gust'],
    vetoing: [all({ gustKmh: 75 }), 'gust'],
  },
  beach: {
    good: { ...all({ ...warm, temperatureC: 28, dewPointC: 16 }), lat: 36.7, lon: -4.4, tzId: 'Europe/Madrid' },
    limiting: [{ ...all({ ...warm, windKmh: 29 }), lat: 36.7, lon: -4.4, tzId: 'Europe/Madrid' }, 'wind'],
    vetoing: [all({ ...warm, windKmh: 52 }), 'wind'],
  },
  'laundry-drying': {
    good: {},
    limiting: [all({ precipitationProbabilityPct: 30 }), 'rain'],
    vetoing: [all({ precipitationMm: 6, precipitationProbabilityPct: 100 }), 'rain'],
  },
  stargazing: {
    good: { date: '2026-11-10', ...all({ cloudPct: 3 }) },
    limiting: [{ date: '2026-11-10', ...all({ cloudPct: 45 }) }, 'cloud'],
    vetoing: [{ date: '2026-11-10', ...all({ cloudPct: 95 }) }, 'cloud'],
  },
  hiking: {
    good: {},
    limiting: [all(fog(250)), 'fog'],
    vetoing: [all({ windKmh: 60, gustKmh: 98 }), 'gust'],
  },
  golf: {
    good: {},
    limiting: [all({ precipitationMm: 0.9, precipitationProbabilityPct: 70 }), 'rain'],
    vetoing: [{ ...winter, ...all(frost) }, 'frost'],
  },
  tennis: {
    good: {},
    limiting: [all({ windKmh: 30, gustKmh: 38 }), 'wind'],
    vetoing: [all({ windKmh: 51 }), 'wind'],
  },
  'dog-walking': {
    good: {},
    limiting: [{ ...winter, ...all({ ...frost, apparentTemperatureC: -8, cloudPct: 90 }) }, 'cold'],
    vetoing: [all({ ...warm, temperatureC: 39, apparentTemperatureC: 40 }), 'heat'],
  },
  gardening: {
    good: {},
    limiting: [all({ windKmh: 42, gustKmh: 55 }), 'wind'],
    vetoing: [all({ windKmh: 81, gustKmh: 90 }), 'wind'],
  },
  fishing: {
    good: {},
    limiting: [all({ waveHeightM: 1.7 }), 'waves'],
    vetoing: [all({ waveHeightM: 4.2 }), 'waves'],
  },
  sailing: {
    good: all({ windKmh: 20, gustKmh: 28 }),
    limiting: [all({ windKmh: 5, gustKmh: 9 }), 'wind'],
    vetoing: [all({ windKmh: 64, gustKmh: 74 }), 'wind'],
  },
  'drone-flying': {
    good: {},
    limiting: [all({ wind120mKmh: 30, windKmh: 20, gustKmh: 32 }), 'wind'],
    vetoing: [all({ gustKmh: 46 }), 'gust'],
  },
  'exterior-painting': {
    good: {},
    limiting: [all({ relativeHumidityPct: 85, dewPointC: 14.5 }), 'dew-margin'],
    vetoing: [all({ temperatureC: 1, dewPointC: -5, relativeHumidityPct: 64 }), 'cold'],
  },
  'concrete-pour': {
    good: {},
    limiting: [all({ windKmh: 34, relativeHumidityPct: 35, dewPointC: 1.5 }), 'evaporation'],
    vetoing: [{ ...winter, ...all({ ...frost, temperatureC: -7 }) }, 'cold'],
  },
  roofing: {
    good: {},
    limiting: [all({ windKmh: 30, gustKmh: 42 }), 'wind'],
    vetoing: [all({ windKmh: 46 }), 'wind'],
  },
  'crop-spraying': {
    good: {},
    limiting: [all({ temperatureC: 31, dewPointC: 20, relativeHumidityPct: 52 }), 'heat'],
    vetoing: [all({ windKmh: 26 }), 'wind'],
  },
  'outdoor-work': {
    good: {},
    limiting: [all({ windKmh: 44, gustKmh: 55 }), 'wind'],
    vetoing: [thunder, 'thunderstorm'],
  },
  driving: {
    good: {},
    limiting: [all(fog(250)), 'fog'],
    vetoing: [all(fog(15)), 'fog'],
  },
};

for (const profile of BUILT_IN.profiles) {
  const ends = ENDS[profile.id];
  describe(profile.id, () => {
    test('a fine day is great', () => {
      const decision = decided({ activity: profile.id, ...ends.good });
      expect(decision.verdict).toBe('great');
      expect(decision.windows.length).toBeGreaterThan(0);
    });
    test(`is limited by ${ends.limiting[1]}`, () => {
      const decision = decided({ activity: profile.id, ...ends.limiting[0] });
      expect(['good', 'fair', 'poor']).toContain(decision.verdict);
      expect(decision.mainIssue).toBe(ends.limiting[1]);
      expect(decision.score).toBeLessThan(65);
    });
    test(`is ruled out by ${ends.vetoing[1]}`, () => {
      const decision = decided({ activity: profile.id, ...ends.vetoing[0] });
      expect(decision).toMatchObject({ verdict: 'avoid', score: 0, mainIssue: ends.vetoing[1], windows: [] });
    });
    test('a thunderstorm is never good', () => {
      const decision = decided({ activity: profile.id, ...ends.good, base: { ...ends.good.base, weatherCode: 95 } });
      expect(decision.score).toBeLessThanOrEqual(profile.hazards.exposure === 'person' ? 0 : 40);
      expect(decision.risks.find((risk) => risk.type === 'thunderstorm')).toMatchObject({ severity: 'high' });
    });
  });
}

describe('across activities', () => {
  test('a 30 % chance of rain costs painting more than running', () => {
    const chance = all({ precipitationProbabilityPct: 30 });
    const loss = (activity: string): number => decided({ activity }).score - decided({ activity, ...chance }).score;
    expect(loss('exterior-painting')).toBeGreaterThan(loss('running') + 30);
  });
  test('spraying wants some wind, neither calm nor strong', () => {
    const scores = [1, 3, 8, 14, 20, 26].map(
      (windKmh) => decided({ activity: 'spray', base: { windKmh, gustKmh: windKmh + 6 } }).score,
    );
    expect(Math.max(...scores)).toBe(scores[2]);
    expect(scores[0]).toBeLessThan(20);
    expect(scores[5]).toBe(0);
  });
  test('sailing wants more wind than tennis bears', () => {
    const windy = all({ windKmh: 26, gustKmh: 36 });
    expect(decided({ activity: 'sailing', ...windy }).score).toBeGreaterThan(
      decided({ activity: 'tennis', ...windy }).score + 20,
    );
  });
  test('heat closes the park before the road', () => {
    const hot: Partial<Scenario> = {
      lat: 37.4,
      lon: -6,
      tzId: 'Europe/Madrid',
      date: '2026-07-20',
      fromHour: 12,
      toHour: 19,
      base: { cloudPct: 0 },
      at: course(22, 39, 14),
    };
    expect(decided({ activity: 'dog-walking', ...hot }).verdict).toBe('avoid');
    expect(decided({ activity: 'driving', ...hot }).verdict).toBe('great');
  });
});
