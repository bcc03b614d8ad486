/** Profiles: what is refused and how, what the twenty guarantee, how they are found and listed. */
import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import running from '../../data/activities/running.yaml';
import { activityListing, BUILT_IN, extendCatalogue, findActivity } from '../../src/decision/activities.ts';
import { rangesWhere } from '../../src/decision/curve.ts';
import { parseProfile } from '../../src/decision/profile-schema.ts';
import { verdictOfScore } from '../../src/decision/verdict.ts';
import { ROOT } from '../support/process.ts';
import { judged } from './judged.ts';
import { course, profileOf } from './scenario.ts';

const IDS = [
  'running',
  'cycling',
  'outdoor-event',
  'beach',
  'laundry-drying',
  'stargazing',
  'hiking',
  'golf',
  'tennis',
  'dog-walking',
  'gardening',
  'fishing',
  'sailing',
  'drone-flying',
  'exterior-painting',
  'concrete-pour',
  'roofing',
  'crop-spraying',
  'outdoor-work',
  'driving',
];

test.each(IDS)('the profile of %s keeps every rule', async (id) => {
  const file = `data/activities/${id}.yaml`;
  const value: unknown = Bun.YAML.parse(await Bun.file(join(ROOT, file)).text());
  expect(BUILT_IN.profiles.find((profile) => profile.id === id)).toEqual(parseProfile(value, file));
});

/** The running profile with one place changed. */
function broken(change: (profile: Record<string, unknown>, factor: Record<string, unknown>) => void): unknown {
  const copy: unknown = structuredClone(running);
  if (!isRecord(copy) || !Array.isArray(copy.factors) || !isRecord(copy.factors[1])) throw new Error('not a profile');
  change(copy, copy.factors[1]);
  return copy;
}

function strip(factor: Record<string, unknown>, ...fields: readonly string[]): void {
  for (const field of fields) delete factor[field];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function refusal(change: Parameters<typeof broken>[0]): string {
  try {
    parseProfile(broken(change), 'data/activities/running.yaml');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('a broken profile is refused with file and field', () => {
  const cases: Array<[what: string, change: Parameters<typeof broken>[0], field: string]> = [
    [
      'neither source nor judgement',
      (_, factor) => strip(factor, 'source', 'judgement'),
      'factors.1.source: is missing',
    ],
    [
      'a source that is none',
      (_, factor) => Object.assign(factor, { source: 'Calibration of our own' }),
      'factors.1.source: names no document',
    ],
    ['empty judgement', (_, factor) => Object.assign(factor, { judgement: '' }), 'factors.1.judgement'],
    ['empty source', (_, factor) => Object.assign(factor, { source: '' }), 'factors.1.source'],
    ['unknown variable', (_, factor) => Object.assign(factor, { variable: 'humour' }), 'factors.1.variable'],
    ['wrong unit', (_, factor) => Object.assign(factor, { unit: '°F' }), 'factors.1.unit'],
    [
      'crossing knots',
      (_, factor) =>
        Object.assign(factor, {
          knots: [
            [0, 10],
            [5, 20],
            [3, 30],
          ],
        }),
      'factors.1.knots.2',
    ],
    [
      'doubled knots',
      (_, factor) =>
        Object.assign(factor, {
          knots: [
            [0, 10],
            [0, 20],
          ],
        }),
      'factors.1.knots.1',
    ],
    [
      'score above 100',
      (_, factor) =>
        Object.assign(factor, {
          knots: [
            [0, 10],
            [1, 101],
          ],
        }),
      'factors.1.knots',
    ],
    ['one knot', (_, factor) => Object.assign(factor, { knots: [[0, 10]] }), 'factors.1.knots'],
    ['unknown group', (_, factor) => Object.assign(factor, { group: 'mood' }), 'factors.1.group'],
    ['unknown field', (profile) => Object.assign(profile, { colour: 'red' }), 'colour'],
    ['no factors', (profile) => Object.assign(profile, { factors: [] }), 'factors'],
    [
      'minimum over typical',
      (profile) => Object.assign(profile, { window: { typicalHours: 1, minimumHours: 2, worstHourWeight: 0.5 } }),
      'window.minimumHours',
    ],
    [
      'unknown risk',
      (profile) => Object.assign(profile, { risks: { limiting: ['boredom'], noted: [] } }),
      'risks.limiting',
    ],
    [
      'risk named twice',
      (profile) => Object.assign(profile, { risks: { limiting: ['wind'], noted: ['wind'] } }),
      'risks.noted',
    ],
    ['unknown headline', (profile) => Object.assign(profile, { headline: ['mood'] }), 'headline.0'],
    ['capital in an alias', (profile) => Object.assign(profile, { aliases: ['Run'] }), 'aliases.0'],
    ['nothing unknown', (profile) => Object.assign(profile, { doesNotKnow: [] }), 'doesNotKnow'],
  ];
  for (const [what, change, field] of cases) {
    test(what, () => expect(refusal(change)).toStartWith(`data/activities/running.yaml: ${field}`));
  }
  test('not an object', () => expect(() => parseProfile(null, 'x.yaml')).toThrow('x.yaml: (file)'));
});

describe('the twenty', () => {
  test('are all there, in order', () => expect(BUILT_IN.profiles.map((profile) => profile.id)).toEqual(IDS));
  for (const profile of BUILT_IN.profiles) {
    test(`${profile.id}: a document or a reason on every factor, and an admission of what it cannot know`, () => {
      const { light, drying } = profile;
      for (const { source, judgement } of [...profile.factors, light.daylight ?? {}, drying ?? {}]) {
        for (const text of [source, judgement]) if (text !== undefined) expect(text.length).toBeGreaterThan(20);
        // A document begins with its name, not with what "makers" do; evidence tags are for the desk, not for readers.
        expect(source ?? 'A').toMatch(/^([A-Z7]|14 CFR|civil twilight)/);
        expect(`${source} ${judgement}`).not.toMatch(/\[[VMJ]\]|[Cc]alibration|practice/);
      }
      expect(profile.doesNotKnow.length).toBeGreaterThan(1);
    });
    test(`${profile.id}: every factor can reach its best, and rain and wind or their like are judged`, () => {
      for (const factor of profile.factors)
        expect(Math.max(...factor.knots.map((knot) => knot[1]))).toBeGreaterThanOrEqual(96);
      expect(profile.factors.some((factor) => factor.variable === 'rain')).toBe(true);
      expect([...profile.risks.limiting, ...profile.risks.noted]).toContain('thunderstorm');
    });
  }
  test('no name leads to two activities', () => {
    const [first, second] = BUILT_IN.profiles;
    const added = { profile: { ...second, id: 'jogging', aliases: ['run'] }, file: 'jogging.yaml', lineOf: () => 7 };
    const catalogue = { profiles: [first], byName: new Map([['run', first]]) };
    expect(() => extendCatalogue(catalogue, [added])).toThrow(
      'jogging.yaml:7: aliases.0: "run" of jogging already belongs to the activity running',
    );
  });
});

describe('what stops the work is judged', () => {
  const judges = (id: string, variable: string): boolean =>
    profileOf(id).factors.some((factor) => factor.variable === variable);

  test('air quality, by its curve and as a limit, for all who are outside', () => {
    for (const { id, risks } of BUILT_IN.profiles) {
      const outside = id !== 'driving' && id !== 'laundry-drying';
      expect([id, judges(id, 'us_aqi')]).toEqual([id, outside]);
      expect([id, risks.limiting.includes('air-quality')]).toEqual([id, outside]);
    }
  });
  test('gusts wherever wind is', () => {
    for (const { id, factors } of BUILT_IN.profiles) {
      expect([id, factors.some(({ variable }) => variable.startsWith('gust'))]).toEqual([id, true]);
    }
  });
  test('gusts of 89 km/h over a wind of 22 leave nobody in doubt', () => {
    for (const activity of ['concrete', 'paint', 'gardening', 'dog', 'stars', 'laundry', 'roof', 'work']) {
      const day = judged({ activity, base: { windKmh: 22, gustKmh: 89, cloudPct: 5 } });
      expect([activity, ['poor', 'avoid'].includes(day.verdict), day.mainIssue]).toEqual([activity, true, 'gust']);
    }
  });
  test('a pump boom stops at the limit of the industry, 20–22 mph', () => {
    const wind = profileOf('concrete').factors.find(({ issue }) => issue === 'wind');
    expect(rangesWhere(wind?.knots ?? [], 'at least', 60)[0].to).toBeWithin(32, 35.5);
  });
  test('an AQI of 260 makes no day outside better than poor', () => {
    for (const { id } of BUILT_IN.profiles) {
      if (!judges(id, 'us_aqi')) continue;
      const day = judged({ activity: id, base: { usAqi: 260, temperatureC: 24, cloudPct: 5 } });
      expect([id, ['poor', 'avoid'].includes(day.verdict)]).toEqual([id, true]);
    }
  });
  test('rain, wind and 3 °C on the hill: avoid, for the cold of wet clothes', () => {
    const cold = { temperatureC: 3, dewPointC: 2, relativeHumidityPct: 93, apparentTemperatureC: -5, cloudPct: 100 };
    const wet = { precipitationMm: 2, precipitationProbabilityPct: 95, windKmh: 42, gustKmh: 62, weatherCode: 63 };
    const day = judged({ activity: 'hike', base: { ...cold, ...wet } });
    expect(day).toMatchObject({ verdict: 'avoid', mainIssue: 'wet-cold' });
    expect(day.summary).toContain('in wet clothes');
    expect(judged({ activity: 'hike', base: { ...cold, windKmh: 12, gustKmh: 20 } }).mainIssue).toBe('thermal');
  });
  test('the storms of an afternoon send golfers and sailors out in the morning', () => {
    for (const activity of ['golf', 'sail']) {
      const day = judged({
        activity,
        base: { windKmh: 14, gustKmh: 24 },
        at: (hour) => (hour < 12 ? { capeJkg: 300 } : { capeJkg: 2600, precipitationProbabilityPct: 60 }),
      });
      expect(Number(day.best.slice(3))).toBeLessThanOrEqual(12);
      expect(day.hours[14].mainIssue).toBe('lightning');
      expect(['poor', 'fair']).toContain(verdictOfScore(day.hours[14].score));
    }
  });
  test('a night of frost before or after spraying costs the day its verdict', () => {
    const frostOn = (night: number) =>
      judged({
        activity: 'spray',
        date: '2026-04-20',
        base: { cloudPct: 40 },
        at: (hour, day) => course(day === night ? -2 : 7, 14, -4, 10)(hour),
      });
    expect(frostOn(9).verdict).toBe('great');
    expect(frostOn(0)).toMatchObject({ mainIssue: 'frosty-night' });
    expect(frostOn(1)).toMatchObject({ mainIssue: 'frost-ahead' });
    for (const night of [0, 1]) expect(['poor', 'fair']).toContain(frostOn(night).verdict);
  });
  test('no curve is a cliff: 0.5 km/h, 0.2 K and 2 of AQI cost at most 15 points', () => {
    const steps: Readonly<Record<string, number>> = { 'km/h': 0.5, '°C': 0.2, K: 0.2 };
    for (const { id, factors } of BUILT_IN.profiles) {
      for (const { issue, variable, unit, knots } of factors) {
        const step = variable === 'us_aqi' ? 2 : steps[unit];
        if (step === undefined) continue;
        for (let i = 1; i < knots.length; i++) {
          const slope = Math.abs((knots[i][1] - knots[i - 1][1]) / (knots[i][0] - knots[i - 1][0]));
          expect([id, issue, slope * step <= 15]).toEqual([id, issue, true]);
        }
      }
    }
  });
});

describe('finding an activity', () => {
  const named: Array<[text: string, id: string]> = [
    ['run', 'running'],
    ['bike', 'cycling'],
    ['bbq', 'outdoor-event'],
    ['wedding', 'outdoor-event'],
    ['laundry', 'laundry-drying'],
    ['drone', 'drone-flying'],
    ['paint', 'exterior-painting'],
    ['concrete', 'concrete-pour'],
    ['roof', 'roofing'],
    ['spray', 'crop-spraying'],
    ['stars', 'stargazing'],
    ['astronomy', 'stargazing'],
    ['Exterior_Painting', 'exterior-painting'],
    ['  DOG walking ', 'dog-walking'],
    ['dogwalking', 'dog-walking'],
    ['outdoor--event', 'outdoor-event'],
  ];
  for (const [text, id] of named) {
    test(text, () => expect(findActivity(text, BUILT_IN)).toMatchObject({ id }));
  }
  const near: Array<[text: string, id: string]> = [
    ['runing', 'running'],
    ['cylcing', 'cycling'],
    ['stargasing', 'stargazing'],
    ['concret', 'concrete-pour'],
    ['tenis', 'tennis'],
    ['trail running race', 'running'],
  ];
  for (const [text, id] of near) {
    test(`${text} suggests ${id}`, () => {
      const found = findActivity(text, BUILT_IN);
      expect('suggestions' in found ? found.suggestions : []).toContain(id);
    });
  }
  test.each(['quantum chess', 'skiing', 'horse riding', 'kite', 'rowing', 'skating', 'surfing', 'polo'])(
    'what is like nothing suggests nothing: %s',
    (text) => expect(findActivity(text, BUILT_IN)).toEqual({ suggestions: [] }),
  );
});

describe('the listing', () => {
  test('reads ideal, good and avoid off the curves', () => {
    const wind = activityListing(BUILT_IN).find((item) => item.id === 'crop-spraying')?.factors[0];
    expect(wind).toMatchObject({
      variable: 'wind',
      unit: 'km/h',
      ideal: { from: 6, to: 12 },
      good: [{ from: 3.7, to: 17.2 }],
      avoid: [
        { from: null, to: 2.17 },
        { from: 21.4, to: null },
      ],
    });
  });
  test('has the documented shape', () => {
    const [item] = activityListing(BUILT_IN);
    expect(item).toMatchObject({
      id: 'running',
      name: 'Running',
      light: 'any',
      window_hours: { typical: 1, minimum: 1 },
    });
    expect(item.aliases).toContain('run');
    expect(item.factors.find((factor) => factor.issue === 'uv')).toMatchObject({
      ideal: { from: null, to: 5 },
      avoid: [],
      basis: 'both',
    });
  });
  test('tells documents from judgement, and never passes judgement off as a document', () => {
    for (const { factors } of activityListing(BUILT_IN)) {
      for (const { basis, source, judgement } of factors) {
        expect(judgement === null).toBe(basis === 'source');
        expect(source.startsWith('judgement: ')).toBe(basis === 'judgement');
      }
    }
  });
});
