/** Missing never means ideal: what is unknown is read cautiously, is named, and keeps a day from being great. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import { HOURLY_VARIABLES, type HourlyVariable, type HourlyWeather } from '../../src/weather/hourly.ts';
import { course, type HourValues, questionOf, type Scenario } from './scenario.ts';

const RUNS = { numRuns: 150, seed: 20_261_122 };
const MAX_GOOD = 79;

function decided(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

function changed(
  weather: HourlyWeather,
  name: HourlyVariable,
  change: (value: number, hour: number) => number,
): HourlyWeather {
  return { ...weather, columns: { ...weather.columns, [name]: weather.columns[name].map(change) } };
}

/** A day of any weather; what is not drawn is that of a mild day. */
const anyBase: fc.Arbitrary<HourValues> = fc
  .record({
    temperatureC: fc.double({ min: -20, max: 42, noNaN: true }),
    depression: fc.double({ min: 0, max: 15, noNaN: true }),
    rain: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5, noNaN: true })),
    windKmh: fc.double({ min: 0, max: 60, noNaN: true }),
    gustiness: fc.double({ min: 1, max: 3, noNaN: true }),
    cloudPct: fc.double({ min: 0, max: 100, noNaN: true }),
    visibilityM: fc.double({ min: 50, max: 30_000, noNaN: true }),
    usAqi: fc.double({ min: 10, max: 320, noNaN: true }),
    waveHeightM: fc.double({ min: 0, max: 5, noNaN: true }),
    snowDepthM: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1.5, noNaN: true })),
    weatherCode: fc.constantFrom(0, 2, 3, 45, 80, 95),
  })
  .map(({ depression, rain, gustiness, ...rest }) => ({
    ...rest,
    dewPointC: rest.temperatureC - depression,
    relativeHumidityPct: Math.max(5, 100 - 5 * depression),
    apparentTemperatureC: rest.temperatureC - rest.windKmh / 10,
    precipitationMm: rain,
    precipitationProbabilityPct: rain > 0 ? 80 : 5,
    snowfallCm: rest.temperatureC < 0 ? rain * 0.7 : 0,
    gustKmh: rest.windKmh * gustiness,
    wind120mKmh: rest.windKmh * 1.4,
  }));

const anyProfile = fc.constantFrom(...BUILT_IN.profiles);

function questionFor(activity: string, base: HourValues): DecisionInput {
  return questionOf({ activity, date: '2026-03-10', base });
}

/** Columns whose lack must never help, with the best value that the column could have held. */
const BEST: Readonly<Partial<Record<HourlyVariable, number>>> = {
  visibilityM: 40_000,
  usAqi: 10,
  waveHeightM: 0.2,
  snowDepthM: 0,
  snowfallCm: 0,
  weatherCode: 1,
  precipitationProbabilityPct: 0,
  uvIndex: 0,
};

describe('a column without values', () => {
  for (const name of HOURLY_VARIABLES) {
    if (BEST[name] === undefined) continue;
    test(`${name}: in any hours never better than the best that it could hold`, () => {
      fc.assert(
        fc.property(anyProfile, anyBase, fc.integer({ min: 1, max: 5 }), (profile, base, every) => {
          const input = questionFor(profile.id, base);
          const holes = (ideal: number) => (value: number, hour: number) => (hour % every === 0 ? ideal : value);
          const missing = decideDay({ ...input, weather: changed(input.weather, name, holes(Number.NaN)) });
          const best = decideDay({ ...input, weather: changed(input.weather, name, holes(BEST[name] ?? 0)) });
          if (missing !== null) expect(missing.score).toBeLessThanOrEqual((best?.score ?? 0) + 1);
        }),
        RUNS,
      );
    });
  }

  test('makes the score no better than it was, or than good, whichever is more', () => {
    fc.assert(
      fc.property(
        anyProfile,
        anyBase,
        fc.constantFrom<HourlyVariable>('usAqi', 'visibilityM', 'gustKmh', 'weatherCode', 'snowDepthM', 'cloudPct'),
        (profile, base, name) => {
          const input = questionFor(profile.id, base);
          const before = decideDay(input);
          const after = decideDay({ ...input, weather: changed(input.weather, name, () => Number.NaN) });
          if (before === null || after === null) return;
          expect(after.score).toBeLessThanOrEqual(Math.max(before.score, MAX_GOOD));
          expect(after.knownShare).toBeLessThanOrEqual(before.knownShare);
        },
      ),
      RUNS,
    );
  });

  test('of temperature, wind or rain leaves no forecast hour', () => {
    for (const profile of BUILT_IN.profiles) {
      for (const name of ['temperatureC', 'windKmh', 'precipitationMm'] as const)
        expect(decideDay(questionOf({ activity: profile.id, without: [name] }))).toBeNull();
    }
  });

  test('that a factor judges keeps the day from being great, is named, and lowers the confidence', () => {
    const cases: ReadonlyArray<readonly [string, HourlyVariable, name: string, noun: string]> = [
      ['running', 'usAqi', 'us_aqi', 'air quality'],
      ['driving', 'visibilityM', 'visibility', 'visibility'],
      ['running', 'gustKmh', 'gust', 'gusts'],
      ['sailing', 'waveHeightM', 'wave_height', 'waves'],
      ['running', 'weatherCode', 'weather_code', 'thunderstorms'],
      ['running', 'precipitationProbabilityPct', 'rain_probability', 'chance of rain'],
    ];
    for (const [activity, column, name, noun] of cases) {
      const base: HourValues = activity === 'sailing' ? { windKmh: 20, gustKmh: 28 } : {};
      const known = decided({ activity, base });
      const missing = decided({ activity, base, without: [column] });
      expect(known.verdict).toBe('great');
      expect(missing.score).toBeLessThanOrEqual(MAX_GOOD);
      expect(missing.missing).toContain(name);
      expect(missing.unknown).toContain(noun);
      expect(missing.knownShare).toBeLessThan(known.knownShare);
      expect(missing.windows[0].score).toBe(missing.score);
    }
  });

  test('leaves the better hours preferred among those with the same gap', () => {
    const late = { activity: 'running', at: (hour: number) => (hour < 12 ? { windKmh: 25 } : {}) };
    expect(decided({ ...late, without: ['usAqi'] }).windows[0].startMs).toBe(decided(late).windows[0].startMs);
  });
});

describe('without humidity', () => {
  const dry: Scenario['without'] = ['relativeHumidityPct', 'dewPointC', 'apparentTemperatureC'];
  test('Phoenix at 46 °C is no place to walk, play or work', () => {
    for (const activity of ['hiking', 'golf', 'outdoor-work', 'running']) {
      const { score } = decided({
        activity,
        lat: 33.4,
        lon: -112,
        tzId: 'America/Phoenix',
        date: '2026-07-10',
        at: course(38, 46, 5),
        without: dry,
      });
      expect(score).toBeLessThan(20);
    }
  });
  test('Minneapolis at −14 °C is no beach', () => {
    expect(
      decided({
        activity: 'beach',
        lat: 45,
        lon: -93,
        tzId: 'America/Chicago',
        date: '2026-01-20',
        at: course(-24, -14, -26),
        without: dry,
      }).verdict,
    ).toBe('avoid');
  });
  test('a mild day is good, and no feels-like temperature is invented', () => {
    const day = decided({ activity: 'hiking', without: dry });
    expect(day.verdict).toBe('good');
    expect(day.missing).toContain('relative_humidity');
    expect(day.figures.feels_like).toMatchObject({ min: null, max: null });
    expect(day.summary).not.toContain('feels like');
  });
});

describe('without visibility', () => {
  const fog: HourValues = { temperatureC: 4, dewPointC: 4, relativeHumidityPct: 100, windKmh: 4, gustKmh: 6 };
  test('the code of fog is dense fog, and no number is said for it', () => {
    const day = decided({ activity: 'driving', base: { ...fog, weatherCode: 45 }, without: ['visibilityM'] });
    expect(['poor', 'fair', 'avoid']).toContain(day.verdict);
    expect(day.summary).toContain('likely fog');
    expect(day.summary).not.toMatch(/visibility of|\d (m|km)\b/);
    expect(day.risks.find((risk) => risk.type === 'fog')?.detail).toMatch(/^fog likely at \d\d:\d\d/);
    expect(day.figures.visibility).toMatchObject({ min: null });
  });
  test('a dew point within 1 K is fog', () => {
    const day = decided({ activity: 'driving', base: { ...fog, weatherCode: 3 }, without: ['visibilityM'] });
    expect(day.score).toBeLessThanOrEqual(60);
  });
  test('a clear dry day is good, without a word of kilometres', () => {
    const day = decided({ activity: 'driving', without: ['visibilityM'] });
    expect(day.verdict).toBe('good');
    expect(day.summary).not.toContain('km,');
    expect(day.factors.find((factor) => factor.issue === 'fog')?.value).toBeNull();
  });
});

describe('behind the end of what is known of the air', () => {
  test('it stays as last known: AQI 300 does not become great the day after', () => {
    const smoke = { activity: 'running', at: (_hour: number, day: number) => ({ usAqi: day < 0 ? 300 : Number.NaN }) };
    expect(decided(smoke).verdict).toBe('avoid');
    expect(decided(smoke).mainIssue).toBe('air-quality');
  });
  test('clean air stays clean, but never great', () => {
    const day = decided({ activity: 'running', at: (_hour, ahead) => ({ usAqi: ahead < 0 ? 20 : Number.NaN }) });
    expect(day).toMatchObject({ verdict: 'good', missing: ['us_aqi'], unknown: ['air quality'] });
    expect(day.figures.us_aqi).toMatchObject({ max: null });
  });
  test('the same holds for the waves', () => {
    const sea = { activity: 'sailing', base: { windKmh: 20, gustKmh: 28 } };
    expect(decided({ ...sea, at: (_hour, ahead) => ({ waveHeightM: ahead < 0 ? 4 : Number.NaN }) }).verdict).toBe(
      'avoid',
    );
  });
});

describe('what does not exist is not missing', () => {
  test('the geomagnetic index has no source', () => {
    expect(decided({ activity: 'drone-flying' })).toMatchObject({ missing: [], unknown: [] });
  });
  test('the sea inland, for a place without one', () => {
    const input = questionOf({ activity: 'sailing', base: { windKmh: 20, gustKmh: 28 }, without: ['waveHeightM'] });
    const inland = decideDay({ ...input, weather: { ...input.weather, absent: ['sea'] } });
    expect(inland).toMatchObject({ verdict: 'great', missing: [], unknown: [] });
    expect(decideDay(input)).toMatchObject({ verdict: 'good', missing: ['wave_height'] });
  });
  test('the air in typical weather, which holds none', () => {
    expect(decided({ activity: 'running', source: 'typical', without: ['usAqi'] }).verdict).toBe('great');
  });
});
