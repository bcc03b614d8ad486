/** Summaries, figures, explanations, confidence and ranking. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { type HourValues, questionOf, type Scenario } from './scenario.ts';

function decided(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

/** From a fine day to a gale, so that every band is met. */
const SKIES: ReadonlyArray<HourValues> = [
  {},
  { precipitationProbabilityPct: 25 },
  { windKmh: 24, gustKmh: 34, precipitationProbabilityPct: 10 },
  { windKmh: 30, gustKmh: 44, cloudPct: 40 },
  { windKmh: 38, gustKmh: 56, precipitationMm: 0.4, precipitationProbabilityPct: 60 },
  { windKmh: 55, gustKmh: 92, precipitationMm: 4, precipitationProbabilityPct: 95, cloudPct: 100, weatherCode: 63 },
  { temperatureC: -6, dewPointC: -8, relativeHumidityPct: 85, apparentTemperatureC: -10, cloudPct: 30 },
  { temperatureC: 37, dewPointC: 18, relativeHumidityPct: 33, apparentTemperatureC: 38, cloudPct: 5 },
];

describe('the summary', () => {
  const OPENING = {
    great: /^(Great|Typically great) for /,
    good: /^(Good|Typically good) for /,
    fair: /^(Fair|Typically fair) for /,
    poor: /^(Poor|Typically poor) for /,
    avoid: /^(Avoid|Typically a day to avoid) /,
  };
  for (const profile of BUILT_IN.profiles) {
    test(`${profile.id}: one sentence that opens with its band and holds a number`, () => {
      for (const base of SKIES) {
        for (const units of ['metric', 'imperial'] as const) {
          for (const source of ['open-meteo', 'typical'] as const) {
            const { summary, verdict } = decided({ activity: profile.id, base, units, source });
            expect(summary).toMatch(OPENING[verdict]);
            expect(summary).toMatch(/\d/);
            expect(summary).toMatch(/[^.]\.$/);
            expect(summary).not.toMatch(/NaN|null|undefined| {2}|\bwill\b|: ;|,,|;;/);
            expect(summary.length).toBeLessThan(260);
            const bands = Object.keys(OPENING).filter((band) => new RegExp(`\\b${band}\\b`, 'i').test(summary));
            expect(bands).toEqual([verdict]);
            if (source === 'typical') expect(summary).toMatch(/^Typically/);
          }
        }
      }
    });
  }
  test('names the number that decided, in the units asked for', () => {
    const windy = { activity: 'roofing', base: { windKmh: 30, gustKmh: 42 } };
    expect(decided(windy).summary).toBe('Fair for roofing 05:00–21:00, held back by wind up to 30 km/h.');
    expect(decided({ ...windy, units: 'imperial' }).summary).toBe(
      'Fair for roofing 05:00–21:00, held back by wind up to 19 mph.',
    );
  });
  test('says when the weather turns', () => {
    const turning = {
      activity: 'cycling',
      at: (hour: number) => (hour >= 15 ? { precipitationMm: 3, precipitationProbabilityPct: 80 } : {}),
    };
    expect(decided(turning).summary).toEndWith('; finish by 15:00, then rain of 3 mm/h (80 % chance).');
    const clearing = {
      activity: 'dog-walking',
      at: (hour: number) => (hour < 13 ? { precipitationMm: 3, precipitationProbabilityPct: 80 } : {}),
    };
    expect(decided(clearing).summary).toEndWith('; not before 13:00, until then rain of 3 mm/h (80 % chance).');
  });
  test('tells rain that is to come by when it begins, not by when it begins to matter', () => {
    const rainFrom = (from: number, activity: string): string =>
      decided({
        activity,
        at: (hour, day) => (day === 0 && hour >= from ? { precipitationMm: 1, precipitationProbabilityPct: 70 } : {}),
      }).summary;
    expect(rainFrom(12, 'exterior-painting')).toEndWith('; start at 05:00, ahead of rain from 12:00.');
    expect(rainFrom(18, 'concrete-pour')).toEndWith(' for 48 h; rain from 18:00.');
    expect(rainFrom(10, 'roofing')).toEndWith('; rain from 10:00.');
    expect(rainFrom(10, 'laundry-drying')).toEndWith('; finish by 09:00, then rain from 10:00.');
  });
  test('tells rain to come by its chance where it is less likely than not, and a dry hour before it by no rain', () => {
    const from = (hour: number, precipitationProbabilityPct: number, activity: string): string =>
      decided({ activity, at: (at, day) => (day === 0 && at >= hour ? { precipitationProbabilityPct } : {}) }).summary;
    expect(from(14, 30, 'roofing')).toEndWith('; a 30 % chance of rain from 14:00.');
    expect(from(10, 30, 'concrete-pour')).toContain('held back by only 1 h until a 30 % chance of rain;');
    expect(from(10, 12, 'laundry-drying')).toContain('limited mainly by a 12 % chance of rain within 1 h;');
    const stated0 = { precipitationMm: 2, precipitationProbabilityPct: 0 };
    const { summary } = decided({ activity: 'roofing', at: (at, day) => (day === 0 && at >= 10 ? stated0 : {}) });
    expect(summary).not.toContain('0 % chance');
  });
  test('tells a day that is ruled out by its worst hour, not by the first that is bad enough', () => {
    const windier = (hour: number): HourValues => ({ windKmh: 70 + 2 * hour, gustKmh: 90 + 3 * hour });
    expect(decided({ activity: 'cycling', at: windier }).summary).toStartWith('Avoid cycling: wind up to 112 km/h');
    const hotter = (hour: number): HourValues => ({ temperatureC: 36 + hour / 2, apparentTemperatureC: 36 + hour / 2 });
    expect(decided({ activity: 'crop-spraying', at: hotter }).summary).toMatch(/: temperatures up to 4[5-7] °C/);
  });
  test('calls no snow rain, however much falls', () => {
    const blizzard: HourValues = {
      temperatureC: -5,
      dewPointC: -6,
      relativeHumidityPct: 93,
      apparentTemperatureC: -10,
      snowfallCm: 3.5,
      precipitationMm: 5,
      precipitationProbabilityPct: 100,
      weatherCode: 75,
    };
    for (const activity of ['driving', 'hiking']) {
      const { summary, risks } = decided({ activity, base: blizzard });
      expect(summary).not.toContain('of rain');
      expect(risks.map(({ type }) => type)).not.toContain('heavy-rain');
      expect(risks.map(({ type }) => type)).toContain('snow');
    }
  });
  test('calls snow snow', () => {
    const { summary } = decided({
      activity: 'golf',
      base: {
        temperatureC: 1,
        apparentTemperatureC: 12,
        snowfallCm: 1.4,
        precipitationMm: 2,
        precipitationProbabilityPct: 90,
      },
      // What has fallen is melting on warm ground: the snow in the air is what decides.
      at: (hour) => ({ temperatureC: hour === 12 ? 1 : 9, snowfallCm: hour === 12 ? 1.4 : 0 }),
      fromHour: 12,
      toHour: 14,
    });
    expect(summary).toContain('snow or sleet of 2 mm/h');
  });
});

describe('the figures', () => {
  test('are in the units asked for, and null where the source has nothing', () => {
    const metric = decided({ activity: 'running', without: ['uvIndex', 'visibilityM'] }).figures;
    const imperial = decided({ activity: 'running', units: 'imperial' }).figures;
    expect(metric).toMatchObject({
      temperature: { min: 17, max: 17, unit: '°C' },
      wind: { max: 9, unit: 'km/h' },
      rain: { total: 0, probability: 0, unit: 'mm' },
      uv: { max: null },
      visibility: { min: null, unit: 'km' },
    });
    expect(metric.sunrise).toMatch(/^0[3-5]:\d\d AM$/);
    expect(imperial).toMatchObject({
      temperature: { min: 62.6, unit: '°F' },
      wind: { max: 6, unit: 'mph' },
      visibility: { unit: 'mi' },
    });
  });
  const keys: Array<[activity: string, keys: string[]]> = [
    ['running', ['wbgt', 'ice_index']],
    ['crop-spraying', ['delta_t', 'inversion_index', 'dry_hours_ahead']],
    ['concrete-pour', ['evaporation', 'lowest_next_48h', 'rain_next_6h']],
    ['exterior-painting', ['dew_margin', 'surface_temperature', 'dry_hours_ahead']],
    ['laundry-drying', ['evaporation', 'drying_hours']],
    ['dog-walking', ['ground_temperature']],
    ['drone-flying', ['wind_at_flight_height', 'cloud_base', 'icing_index']],
    [
      'stargazing',
      ['moon_phase', 'moon_illumination', 'moonrise', 'moonset', 'darkness_from', 'darkness_to', 'moonlight'],
    ],
    ['beach', ['humidex', 'waves', 'water_temperature']],
  ];
  for (const [activity, expected] of keys) {
    test(`${activity} is told what it is judged by`, () => {
      expect(Object.keys(decided({ activity }).figures)).toEqual(expect.arrayContaining(expected));
    });
  }
});

describe('the account of the factors', () => {
  test('lists each factor, and the shares of the loss add up to one', () => {
    for (const profile of BUILT_IN.profiles) {
      const { factors } = decided({ activity: profile.id, base: SKIES[4] });
      expect(factors.map((factor) => factor.issue)).toEqual(profile.factors.map((factor) => factor.issue));
      expect(factors.reduce((sum, factor) => sum + factor.share, 0)).toBeCloseTo(1, 2);
    }
  });
  test('gives value, unit, score and source; null for what is missing', () => {
    const { factors } = decided({ activity: 'roofing', base: { windKmh: 30 }, without: ['uvIndex'] });
    expect(factors[0]).toMatchObject({ issue: 'wind', value: 30, unit: 'km/h', score: 50 });
    expect(factors[0].share).toBeGreaterThan(0.8);
    // UV that no source states is read as that of the clear sky: it scores, but no number is shown.
    expect(factors.find((factor) => factor.issue === 'uv')).toMatchObject({ value: null, score: expect.any(Number) });
  });
});

describe('what is known of a day', () => {
  test('is whole where nothing that decides is missing', () => {
    expect(decided({ activity: 'running' }).knownShare).toBe(1);
  });
  test('is a tenth less without something that could have ruled it out', () => {
    const decision = decided({ activity: 'running', without: ['gustKmh'] });
    expect(decision.missing).toEqual(['gust']);
    expect(decision.knownShare).toBe(0.9);
    expect(decided({ activity: 'running', without: ['usAqi'] })).toMatchObject({
      missing: ['us_aqi'],
      unknown: ['air quality'],
      knownShare: 0.9,
    });
    expect(decided({ activity: 'running', without: ['usAqi', 'gustKmh'] }).knownShare).toBeCloseTo(0.81, 10);
  });
  test('names a forecast that ends before the look-ahead does', () => {
    const decision = decided({ activity: 'concrete', daysAfter: 1 });
    expect(decision.missing).toEqual(['lowest_next_48h']);
    expect(decision.knownShare).toBe(0.9);
    expect(decided({ activity: 'concrete', daysAfter: 2 }).missing).toEqual([]);
  });
  test('is told in words where the hours before are not known', () => {
    const at = (hour: number, day: number): HourValues => (day < 0 || hour < 6 ? { precipitationMm: Number.NaN } : {});
    const { summary, missing } = decided({ activity: 'concrete', at });
    expect(missing).toEqual(['rain_before_12h']);
    expect(summary).toEndWith('; rain in the 12 h before is not known.');
  });
  test('names estimates of radiation and visibility', () => {
    expect(decided({ activity: 'running', without: ['shortwaveWm2', 'visibilityM'] }).missing).toEqual([
      'shortwave',
      'visibility',
    ]);
  });
});
