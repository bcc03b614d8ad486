/** Weathers that are scored abreast, column by column, score as each of them does by itself. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { scoreInEach } from '../../src/decision/chances.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import { type CountedDay, scoreAbreast } from '../../src/decision/scored-day.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { HOURLY_VARIABLES, type HourlyVariable } from '../../src/weather/hourly.ts';
import { abreastUpTo } from '../../src/weather/members/abreast.ts';
import { dressedMembers } from '../../src/weather/members/dressed.ts';
import { ensembleMembers, RUN_VARIABLES, type RunColumns } from '../../src/weather/members/ensemble.ts';
import { ASSUMED_GROWTH } from '../../src/weather/members/error-growth.ts';
import type { Members } from '../../src/weather/members/members.ts';
import { type HourValues, questionOf } from './scenario.ts';

const SITE = { lat: 53.8, lon: -1.55 };
const MEMBERS = 11;

function resultOf<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Numbers from 0 to 1 that follow from a seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const CODES = [0, 2, 3, 45, 51, 56, 61, 66, 73, 80, 95, 96, 99];
/** From where on, and how far, the values of a random hour spread. */
const SPREADS: Readonly<Partial<Record<HourlyVariable, readonly [least: number, by: number]>>> = {
  dewPointC: [-12, 30],
  relativeHumidityPct: [20, 80],
  apparentTemperatureC: [-15, 50],
  precipitationProbabilityPct: [0, 100],
  cloudPct: [0, 100],
  visibilityM: [100, 20_000],
  windKmh: [0, 50],
  gustKmh: [0, 110],
  wind120mKmh: [0, 80],
  capeJkg: [0, 2500],
  usAqi: [0, 220],
  waveHeightM: [0, 4],
  kpIndex: [0, 9],
};

/** A question about a day on which every hour has weather of its own, and some values are missing. */
function questionFrom(activity: string, seed: number, coldestC: number, missing: number): DecisionInput {
  const next = numbersOf(seed);
  const at = (): HourValues => {
    const values: HourValues = {
      temperatureC: coldestC + 18 * next(),
      precipitationMm: next() < 0.6 ? 0 : 12 * next() ** 3,
      snowDepthM: coldestC < 0 && next() < 0.3 ? 0.4 * next() : 0,
      weatherCode: CODES[Math.floor(CODES.length * next())],
    };
    for (const name of HOURLY_VARIABLES) {
      const spread = SPREADS[name];
      if (spread !== undefined) values[name] = spread[0] + spread[1] * next();
      if (next() < missing) values[name] = Number.NaN;
    }
    return values;
  };
  return questionOf({ activity, at, daysAfter: 2 });
}

/** What the candidates, windows and rain of a day are. */
function tellingOf(days: readonly (CountedDay | null)[]) {
  return days.map((day) => {
    if (day === null) return null;
    const { candidates, rule, isWet } = day;
    const ends = candidates.map((_, i) => i + 1);
    return { candidates, wet: ends.map((to) => isWet(0, to)), limits: ends.map((to) => rule.limitOf?.(0, to)) };
  });
}

function expectAlike(input: DecisionInput, { abreast, weathers }: Members, context: unknown): void {
  if (abreast === undefined) throw new Error('the members do not lie abreast');
  const together = tellingOf(resultOf(scoreAbreast(input, abreast)));
  expect([context, together]).toEqual([context, tellingOf(resultOf(scoreInEach(input, weathers)))]);
}

const questions = fc.record({
  activity: fc.constantFrom(...BUILT_IN.profiles.map(({ id }) => id)),
  seed: fc.nat(),
  coldestC: fc.constantFrom(-12, -2, 6, 16),
  missing: fc.constantFrom(0, 0.01, 0.1),
});

test('members of a forecast', () => {
  fc.assert(
    fc.property(questions, ({ activity, seed, coldestC, missing }) => {
      const input = questionFrom(activity, seed, coldestC, missing);
      const members = dressedMembers(input.weather, { ...SITE, elevationM: 60 }, ASSUMED_GROWTH, MEMBERS);
      expectAlike(input, members, activity);
    }),
    { numRuns: 30 },
  );
});

test('runs of an ensemble, some of which end early', () => {
  fc.assert(
    fc.property(questions, ({ activity, seed, coldestC, missing }) => {
      const next = numbersOf(seed);
      const input = questionFrom(activity, seed, coldestC, missing);
      const { startMs, length } = input.weather;
      const runs = Array.from({ length: MEMBERS }, () => {
        const end = length - Math.floor(30 * next());
        const column = () => Float32Array.from({ length }, (_, i) => (i < end ? 12 * next() : Number.NaN));
        return Object.fromEntries(RUN_VARIABLES.map((name) => [name, column()])) as RunColumns;
      });
      const inUtc = Float64Array.from({ length }, (_, i) => startMs[0] + i * HOUR_MS);
      const ensemble = { model: 'model', updatedAtMs: 0, startMs: inUtc, runs };
      const members = ensembleMembers(input.weather, ensemble, { ...SITE, tzId: 'Europe/London' });
      if (members === null) throw new Error('no members');
      expectAlike(input, members, activity);
    }),
    { numRuns: 20 },
  );
});

test('weathers that end early share what has been made of the whole ones', () => {
  const input = questionFrom('exterior-painting', 5, 6, 0);
  const make = () => dressedMembers(input.weather, { ...SITE, elevationM: 60 }, ASSUMED_GROWTH, MEMBERS);
  const { abreast, weathers } = make();
  if (abreast === undefined) throw new Error('the members do not lie abreast');
  const short = abreastUpTo(abreast, input.nextDay.endMs);
  expect(short.startMs.length).toBeLessThan(abreast.startMs.length);
  const slots = { from: 60 * MEMBERS, to: 70 * MEMBERS };
  expect(short.column('windKmh', slots)).toBe(abreast.column('windKmh', slots));
  expect(abreastUpTo(abreast, Number.POSITIVE_INFINITY)).toBe(abreast);
  for (const [member, { columns }] of weathers.entries())
    expect(abreast.column('windKmh', slots)[65 * MEMBERS + member]).toBe(columns.windKmh[65]);
});
