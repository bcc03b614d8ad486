/**
 * Days are ranked by a number that the answer shows: sorted by it, the same whether 7 or 14 days are asked for, never a
 * lower verdict above a higher one, and what is not known about a day is no advantage.
 */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { badAirBeyondItsForecast } from './days/air-fog-sea.ts';
import { but, type Course, type WeatherDay } from './days/day.ts';
import { mildDay } from './days/fine.ts';
import { fortnight, mixedFortnight, poorFortnight } from './days/fortnights.ts';
import { type DayService, type DecisionBody, serviceOnDay } from './days/service.ts';
import { rankOf } from './days/verdicts.ts';

const FORTNIGHTS: readonly WeatherDay[] = [mixedFortnight(), poorFortnight(), badAirBeyondItsForecast()];

describe.each(FORTNIGHTS.map((day) => [day.name, day] as const))('%s', (_name, day) => {
  let service: DayService;
  const rankings = new Map<string, { seven: DecisionBody; fourteen: DecisionBody }>();
  beforeAll(async () => {
    service = await serviceOnDay(day);
    // Waits for the ensemble: what is decided before it comes is decided again when it is there.
    await service.decide('running', { when: 'tomorrow', chances: 'yes' });
    for (const { id } of BUILT_IN.profiles) {
      const [seven, fourteen] = [await service.bestDay(id, 7), await service.bestDay(id, 14)];
      rankings.set(id, { seven: seven.body, fourteen: fourteen.body });
    }
  }, 120_000);
  afterAll(() => service.close());

  test('is sorted by expected_score, equal days by date', () => {
    for (const [activity, { fourteen }] of rankings) {
      const { days } = fourteen;
      for (let i = 1; i < days.length; i++) {
        const [before, after] = [days[i - 1], days[i]];
        expect(before.expected_score, activity).toBeGreaterThanOrEqual(after.expected_score);
        if (before.expected_score === after.expected_score) expect(before.date < after.date, activity).toBe(true);
      }
      expect(fourteen.best).toEqual(days[0]);
    }
  });
  test('has the same numbers in 7 days as in 14, and the same order', () => {
    for (const [activity, { seven, fourteen }] of rankings) {
      const dates = new Set(seven.days.map(({ date }) => date));
      const shared = fourteen.days.filter(({ date }) => dates.has(date));
      const shown = ({ date, score, expected_score }: DecisionBody['best']) => ({ date, score, expected_score });
      expect(shared.map(shown), activity).toEqual(seven.days.map(shown));
      expect(shared.every(({ expected_score }) => Number.isFinite(expected_score))).toBe(true);
    }
  });
  test('never has a lower verdict above a higher one', () => {
    for (const [activity, { fourteen }] of rankings) {
      const ranks = fourteen.days.map(({ verdict }) => rankOf(verdict));
      expect(ranks, activity).toEqual([...ranks].sort((a, b) => b - a));
    }
  });
  test('says where it comes from, and why the first is the first', () => {
    for (const [activity, { fourteen }] of rankings) {
      expect(fourteen.source, activity).toBe('open-meteo');
      const [first, second] = fourteen.days;
      expect(fourteen.summary).toContain(first.date);
      // A better score that stands second is explained.
      if (second.score > first.score) expect(fourteen.summary).toMatch(/sure|certain|confiden|near|not known/);
    }
  });
});

describe('the first day', () => {
  test('of a fortnight with one fine day is that day', async () => {
    const fine = 3;
    const service = await serviceOnDay(
      fortnight(
        'one fine day',
        Array.from({ length: 14 }, (_, i) => (i === fine ? {} : { rainMm: 2, windKmh: 30 })),
      ),
    );
    for (const activity of ['hiking', 'exterior-painting', 'tennis', 'outdoor-event']) {
      const { body } = await service.bestDay(activity, 7);
      expect([activity, body.best.date]).toEqual([activity, '2026-06-13']);
    }
    await service.close();
  });
  test('of days that are all alike is today', async () => {
    const service = await serviceOnDay(mildDay());
    const { body } = await service.bestDay('dog-walking', 14);
    expect(body.best.date).toBe('2026-06-10');
    await service.close();
  });
  test('is not the one of which the air is not known, when a known one is as good', async () => {
    const usAqi: Course = (_hour, day) => (day < 5 ? 40 : Number.NaN);
    const service = await serviceOnDay(but(mildDay(), { name: 'clean air, known for five days', usAqi }));
    const { body } = await service.bestDay('running', 14);
    expect(body.best.date <= '2026-06-14').toBe(true);
    const unknown = body.days.filter(({ date }) => date > '2026-06-14');
    expect(unknown.every(({ verdict }) => verdict !== 'great')).toBe(true);
    await service.close();
  });
});
