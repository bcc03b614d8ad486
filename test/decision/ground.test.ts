/** Snow and ice that lie: judged until they have really gone, and not where there is none. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { derive, deriveAbreast } from '../../src/decision/derive.ts';
import { walkGround } from '../../src/decision/ground.ts';
import type { Variable } from '../../src/decision/variables.ts';
import { dressedMembers } from '../../src/weather/members/dressed.ts';
import { ASSUMED_GROWTH } from '../../src/weather/members/error-growth.ts';
import { course, type HourValues, questionOf, type Scenario } from './scenario.ts';

function decided(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

/** Values of a variable in the 24 hours of the day asked about. */
function valuesOf(variable: Variable, scenario: Omit<Scenario, 'activity'>): Float32Array {
  const input = questionOf({ activity: 'driving', ...scenario });
  return derive(input.weather, input).values(variable).slice(48, 72);
}

type Weather = Omit<Scenario, 'activity'>;

const snowOf = (cm: number): HourValues => ({
  snowfallCm: cm / 24,
  precipitationMm: cm / 24 / 0.7,
  precipitationProbabilityPct: 95,
  cloudPct: 100,
  weatherCode: 75,
});

/** The sunny cold day after 51 cm. */
const boston: Weather = {
  date: '2026-01-27',
  lat: 42.36,
  lon: -71.06,
  tzId: 'America/New_York',
  base: { cloudPct: 20 },
  at: (hour, day) => ({
    ...course(-11, -5, -14, 10)(hour),
    snowDepthM: day < 0 ? 0 : 0.48,
    ...(day === -1 ? snowOf(51) : {}),
  }),
};

const WALKED = ['running', 'cycling', 'hiking', 'tennis', 'golf', 'roofing', 'dog-walking', 'outdoor-work'];

describe('the day after 51 cm of snow', () => {
  test('is no day for a drive or anything else on the ground, however sunny', () => {
    for (const activity of ['driving', ...WALKED]) expect(decided({ activity, ...boston }).score).toBeLessThan(40);
  });
  test('shows it as a risk', () => {
    const snow = decided({ activity: 'driving', ...boston }).risks.find((risk) => risk.type === 'snow');
    expect(snow?.severity).toMatch(/high|severe/);
    expect(snow?.detail).toContain('on roads');
    expect(snow?.detail).not.toContain('chance');
  });
  test('is the same where the source states no depth: its own snowfall is remembered', () => {
    for (const activity of ['driving', 'hiking', 'golf'])
      expect(decided({ activity, ...boston, without: ['snowDepthM'] }).score).toBeLessThan(40);
  });
});

test('135 cm on the ground at +1 to +7 °C hold back roads and close hills, courts and roofs', () => {
  const deep: Weather = {
    date: '2026-03-10',
    lat: 43,
    lon: 141.3,
    tzId: 'Asia/Tokyo',
    base: { snowDepthM: 1.35, cloudPct: 40 },
    at: course(1, 7, -2),
  };
  const drive = decided({ activity: 'driving', ...deep });
  expect(drive.score).toBeLessThan(60);
  expect(drive.risks.map((risk) => risk.type)).toContain('snow');
  for (const activity of ['hiking', 'tennis', 'golf', 'roofing'])
    expect(decided({ activity, ...deep }).score).toBeLessThan(20);
});

test('the day after 18 cm in the mountains: no golf, tennis or roofing in the afternoon’s +6 °C', () => {
  const boulder: Weather = {
    date: '2026-02-10',
    lat: 40,
    lon: -105.3,
    tzId: 'America/Denver',
    base: { cloudPct: 5 },
    without: ['snowDepthM'],
    at: (hour, day) => ({ ...course(-6, 6, -8)(hour), ...(day === -1 ? { ...snowOf(18), temperatureC: -3 } : {}) }),
  };
  for (const activity of ['golf', 'tennis', 'roofing'])
    expect(decided({ activity, ...boulder }).score).toBeLessThan(20);
  expect(decided({ activity: 'hiking', ...boulder }).score).toBeLessThan(60);
});

test('old snow beside cleared roads holds driving back a little, and snow melts away in time', () => {
  const old: Weather = { date: '2026-01-20', base: { snowDepthM: 0.2, cloudPct: 20 }, at: course(-20, -12, -24) };
  expect(decided({ activity: 'driving', ...old }).score).toBeWithin(60, 90);
  const thaw: Weather = {
    without: ['snowDepthM'],
    at: (_hour, day) => (day === -2 ? { ...snowOf(4), temperatureC: -1 } : { temperatureC: 9 }),
  };
  expect(Math.max(...valuesOf('snow_on_ground', thaw))).toBe(0);
});

test('a stated depth that holds yesterday’s snow is the depth', () => {
  const { risks } = decided({
    activity: 'roofing',
    date: '2026-01-14',
    base: { temperatureC: -2, dewPointC: -6, snowDepthM: 0.12 },
    at: (_hour, day) => (day === -1 ? { snowfallCm: 0.6, precipitationMm: 0.5 } : {}),
  });
  const detail = risks.find(({ type }) => type === 'snow')?.detail ?? '';
  expect(Number(/([\d.]+) cm/.exec(detail)?.[1]), detail).toBeWithin(11, 15);
});

describe('ice', () => {
  for (const [what, rain] of [
    ['0.1 mm/h', { precipitationMm: 0.1, weatherCode: 66 }],
    ['no stated amount', { precipitationMm: 0, weatherCode: 56 }],
  ] as const) {
    const morningGlaze = (sunWm2: number): Omit<Scenario, 'activity'> => ({
      date: '2026-01-14',
      base: { temperatureC: -1, dewPointC: -2, cloudPct: 25 },
      at: (hour, day) => ({
        shortwaveWm2: hour >= 9 && hour < 16 ? sunWm2 : 0,
        ...(day === 0 && hour >= 7 && hour < 10 ? rain : {}),
      }),
    });
    for (const sunWm2 of [40, 150]) {
      test(`of freezing rain (${what}) stays on the roads below zero at ${sunWm2} W/m² of sun`, () => {
        const from10 = decided({ activity: 'driving', fromHour: 10, toHour: 24, ...morningGlaze(sunWm2) });
        expect(['poor', 'avoid'], from10.summary).toContain(from10.verdict);
        expect(from10.risks.map(({ type }) => type)).toContain('ice');
      });
    }
    test(`of freezing rain (${what}) stays in the shade, whatever the sun: no drive, run or ride is good`, () => {
      for (const activity of ['driving', 'running', 'cycling'])
        for (const sunWm2 of [200, 300, 400])
          for (const fromHour of [10, 13, 16]) {
            const answer = decided({ activity, fromHour, toHour: 24, ...morningGlaze(sunWm2) });
            expect(answer.score, answer.summary).toBeLessThan(60);
            expect(answer.summary).toContain('ice');
          }
    });
  }
  const refrozen: Weather = {
    date: '2026-01-27',
    base: { cloudPct: 10, snowDepthM: 0.1 },
    at: (hour, day) => ({
      ...course(-8, day < 0 ? 4 : -3, -9, 6)(hour),
      shortwaveWm2: hour >= 10 && hour < 15 ? 300 : 0,
    }),
  };
  test('of refrozen melt lasts through a sunny day below zero', () => {
    const ice = valuesOf('ice_index', refrozen);
    for (const value of ice.slice(8, 20)) expect(value).toBeGreaterThan(0.2);
    expect(decided({ activity: 'driving', ...refrozen }).score).toBeLessThan(75);
    expect(decided({ activity: 'cycling', ...refrozen }).score).toBeLessThan(40);
  });
  test('is not made by fog: rime is on the twigs', () => {
    const fog: Weather = {
      date: '2026-01-20',
      base: {
        temperatureC: -4,
        dewPointC: -4,
        relativeHumidityPct: 100,
        visibilityM: 300,
        weatherCode: 48,
        cloudPct: 100,
        windKmh: 4,
      },
    };
    expect(Math.max(...valuesOf('ice_index', fog))).toBe(0);
    expect(decided({ activity: 'driving', ...fog })).toMatchObject({ verdict: 'fair', mainIssue: 'fog' });
    const clear: Weather = { ...fog, base: { ...fog.base, cloudPct: 0 } };
    expect(Math.max(...valuesOf('ice_index', clear))).toBeLessThan(0.1);
  });
  test('is not made by a first flurry', () => {
    const winter = { date: '2026-01-20', base: { temperatureC: -1, dewPointC: -3, cloudPct: 100 } };
    const at = (activity: string, cm: number): number =>
      decided({
        activity,
        ...winter,
        at: (hour) =>
          hour >= 8 && hour < 17
            ? { snowfallCm: cm, precipitationMm: cm / 0.7, precipitationProbabilityPct: 60 }
            : { precipitationProbabilityPct: 60 },
        fromHour: 9,
        toHour: 15,
      }).score;
    for (const activity of ['driving', 'running', 'outdoor-work']) {
      for (const cm of [0, 0.05, 0.1, 0.15]) expect(at(activity, cm) - at(activity, cm + 0.05)).toBeLessThanOrEqual(15);
    }
  });
});

test('a mild dry day has neither snow nor ice, for any activity', () => {
  expect(Math.max(...valuesOf('ice_index', {}), ...valuesOf('snow_on_ground', {}))).toBe(0);
  for (const profile of BUILT_IN.profiles) {
    const input = questionOf({ activity: profile.id });
    const without = {
      ...profile,
      factors: profile.factors.filter(({ issue }) => issue !== 'lying-snow' && issue !== 'ice'),
    };
    expect(decideDay(input)?.score).toBe(decideDay({ ...input, profile: without })?.score ?? -1);
  }
});

test('asphalt stays hot after the sun has gone', () => {
  const day: Weather = {
    date: '2026-07-10',
    lat: 40.4,
    lon: -3.7,
    tzId: 'Europe/Madrid',
    base: { cloudPct: 5 },
    at: course(24, 38, 12),
  };
  const asphalt = valuesOf('asphalt_temperature', day);
  const air = valuesOf('temperature', day);
  expect(asphalt[22] - air[22]).toBeGreaterThan(4);
  expect(asphalt[22] - air[22]).toBeLessThan(asphalt[20] - air[20]);
  expect(asphalt[5] - air[5]).toBeLessThan(2);
});

describe('the ground of many weathers is walked in steps, so that other calls are served between them', () => {
  const COUNT = 11;
  const stepsFor = (variables: readonly Variable[], base: HourValues): number => {
    const input = questionOf({ activity: 'driving', base });
    const site = { lat: input.lat, lon: input.lon, elevationM: 50 };
    const { abreast } = dressedMembers(input.weather, site, ASSUMED_GROWTH, COUNT);
    if (abreast === undefined) throw new Error('the members do not lie abreast');
    return [...walkGround(deriveAbreast(abreast, input), 48 * COUNT, variables)].length;
  };

  test('a step for each weather, and for each column that the walk reads', () => {
    expect(stepsFor(['ice_index'], { temperatureC: 0 })).toBeGreaterThan(2 * COUNT);
    expect(stepsFor(['surface_film'], { temperatureC: 25 })).toBeGreaterThan(2 * COUNT);
  });

  test('where it is warm, no column is made for snow and ice', () => {
    expect(stepsFor(['ice_index'], { temperatureC: 25 })).toBe(COUNT);
  });

  test('none where nobody reads the ground', () => {
    expect(stepsFor(['temperature', 'rain'], { temperatureC: 0 })).toBe(0);
  });
});
