/** Profiles: what is refused and how, what the twenty guarantee, how they are found and listed. */
import { describe, expect, test } from 'bun:test';
import running from '../../data/activities/running.yaml';
import { activityListing, BUILT_IN, extendCatalogue, findActivity } from '../../src/decision/activities.ts';
import { parseProfile } from '../../src/decision/profile.ts';

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

/** The running profile with one place changed. */
function broken(change: (profile: Record<string, unknown>, factor: Record<string, unknown>) => void): unknown {
  const copy: unknown = structuredClone(running);
  if (!isRecord(copy) || !Array.isArray(copy.factors) || !isRecord(copy.factors[1])) throw new Error('not a profile');
  change(copy, copy.factors[1]);
  return copy;
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
    ['missing source', (_, factor) => delete factor.source, 'factors.1.source'],
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
    test(`${profile.id}: a source on every factor and an admission of what it cannot know`, () => {
      for (const factor of profile.factors) {
        expect(factor.source.length).toBeGreaterThan(10);
        // Evidence tags and section signs are for the desk, not for readers.
        expect(factor.source).not.toMatch(/\[[VMJ]\]|§/);
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
  test('what is like nothing suggests nothing', () =>
    expect(findActivity('quantum chess', BUILT_IN)).toEqual({ suggestions: [] }));
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
    });
  });
});
