/** Hours that are computed when they are asked for have the values that they have when all are. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { derive } from '../../src/decision/derive.ts';
import { FilledHours } from '../../src/decision/filled-hours.ts';
import type { DecisionInput } from '../../src/decision/input.ts';
import { scoreHours } from '../../src/decision/score.ts';
import { VARIABLES, type Variable } from '../../src/decision/variables.ts';
import { sunDay } from '../../src/sky/day.ts';
import { addDays, civilDay } from '../../src/time/civil.ts';
import { questionOf, weatherOf } from './scenario.ts';

const RUNS = { numRuns: 200, seed: 20_261_122 };
const LENGTH = 40;

const slices = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 0, max: LENGTH }))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  { maxLength: 8 },
);

describe('hours', () => {
  test('are computed once each, those of every slice asked for and no others', () => {
    fc.assert(
      fc.property(slices, (asked) => {
        const filled = new FilledHours(LENGTH);
        const counts = new Array<number>(LENGTH).fill(0);
        for (const slice of asked) {
          filled.fill(slice, ({ from, to }) => {
            for (let hour = from; hour < to; hour++) counts[hour]++;
          });
        }
        const expected = counts.map((_, hour) => Number(asked.some(({ from, to }) => hour >= from && hour < to)));
        expect(counts).toEqual(expected);
      }),
      RUNS,
    );
  });
});

const SCENARIO = {
  activity: 'running',
  daysAfter: 6,
  at: (hour: number, day: number) => ({
    temperatureC: 3 + 9 * Math.sin(((hour - 9) / 24) * 2 * Math.PI) + (day % 5),
    precipitationMm: (hour + 5 * day) % 11 === 0 ? 2.5 : 0,
    precipitationProbabilityPct: (7 * hour + 13 * day) % 80,
    windKmh: 8 + ((3 * hour + day) % 45),
    gustKmh: 16 + ((5 * hour + day) % 70),
    cloudPct: (17 * hour + 31 * day) % 100,
    visibilityM: (hour + day) % 9 === 0 ? 300 : 20_000,
  }),
};

/** The question about the day that many days after the first, in a weather of which nothing is remembered. */
function questionAfter(days: number, activity: string): DecisionInput {
  const question = questionOf({ ...SCENARIO, activity }, weatherOf(SCENARIO));
  return onDay(question, days);
}

function onDay(question: DecisionInput, days: number): DecisionInput {
  const { zone, lat, lon } = question;
  const date = addDays(question.day.date, days);
  const [day, nextDay] = [civilDay(zone.tzId, date), civilDay(zone.tzId, addDays(date, 1))];
  return { ...question, day, nextDay, sun: sunDay(day, lat, lon), nextSun: sunDay(nextDay, lat, lon) };
}

test('a variable of some hours has the values that it has among all', () => {
  const hours = [
    { from: 90, to: 107 },
    { from: 60, to: 64 },
    { from: 130, to: 160 },
  ];
  const question = questionAfter(0, 'running');
  const whole = derive({ ...question.weather }, question);
  const part = derive({ ...question.weather }, question);
  for (const name of Object.keys(VARIABLES) as Variable[]) {
    const all = whole.values(name);
    for (const { from, to } of hours)
      expect([name, part.values(name, { from, to }).slice(from, to)]).toEqual([name, all.slice(from, to)]);
  }
});

describe.each(BUILT_IN.profiles.map((profile) => [profile.id, profile] as const))('a day of %s', (id, profile) => {
  test('is decided alike whichever days were decided before it', () => {
    for (const days of [0, 3]) {
      const alone = decideDay(questionAfter(days, id));
      const after = questionAfter(0, id);
      for (const other of [4, 1, 2]) decideDay(onDay(after, other));
      const afterAll = questionAfter(0, id);
      scoreHours(derive(afterAll.weather, afterAll), profile);
      expect(JSON.stringify(decideDay(onDay(after, days)))).toBe(JSON.stringify(alone));
      expect(JSON.stringify(decideDay(onDay(afterAll, days)))).toBe(JSON.stringify(alone));
    }
  });
});
