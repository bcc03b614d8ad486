/** Chances over HTTP: asked for, they say how likely the verdict is; confidence is one of them, asked for or not. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { BestDayBody } from '../../src/operations/best-day.ts';
import type { DecisionBody } from '../../src/operations/decide.ts';
import { mildDay } from '../decision/days/fine.ts';
import { mixedFortnight } from '../decision/days/fortnights.ts';
import { type DayService, serviceOnDay } from '../decision/days/service.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';

let offline: TestService;
let key: string;
let forecast: DayService;

beforeAll(async () => {
  offline = await startTestService({ FAIRDAY_NOW: '2026-06-12T05:00:00Z' });
  key = await offline.keyOf('verified');
  forecast = await serviceOnDay(mixedFortnight());
});

afterAll(async () => {
  await offline.stop();
  await forecast.close();
});

async function typical(query: string): Promise<DecisionBody> {
  const response = await offline.get(`/v1/decide?location=Leeds&${query}`, key);
  expect(response.status).toBe(200);
  return (await response.json()) as DecisionBody;
}

const sumOf = (shares: object): number => Object.values(shares).reduce((sum, share) => sum + share, 0);

describe('by a forecast', () => {
  test('the verdicts sum to one, and confidence is the share of the one that is stated', async () => {
    const { body } = await forecast.decide('hiking', { when: 'tomorrow', chances: 'yes' });
    const { chances, data, verdict } = body as unknown as DecisionBody;
    expect(chances).toMatchObject({ method: 'ensemble', basis: 'ensemble', members: 51 });
    expect(sumOf(chances?.verdict ?? {})).toBeCloseTo(1, 9);
    expect(data.confidence).toBeLessThanOrEqual((chances?.verdict[verdict] ?? 0) + 0.011);
  });
  test('without an ensemble they are of the forecast and the errors that forecasts have', async () => {
    const alone = await serviceOnDay(mixedFortnight(), { env: { FAIRDAY_ENSEMBLE: 'off' } });
    const { body } = await alone.decide('hiking', { when: 'tomorrow', chances: 'yes' });
    await alone.close();
    const { chances } = body as unknown as DecisionBody;
    expect(chances).toMatchObject({ method: 'dressed', model: 'open-meteo', basis: 'assumed', members: 51 });
  });
  test('the same question without chances has the same confidence, and neither chances nor advice', async () => {
    const [asked, unasked] = [
      (await forecast.decide('hiking', { when: 'tomorrow', chances: 'yes' })).body,
      (await forecast.decide('hiking', { when: 'tomorrow' })).body,
    ];
    expect(unasked.data.confidence).toBe(asked.data.confidence);
    expect(Object.keys(unasked)).not.toContain('chances');
    expect(Object.keys(unasked)).not.toContain('advice');
  });
  test('far days are less sure than near ones of the same weather', async () => {
    const mild = await serviceOnDay(mildDay());
    const { body } = await mild.bestDay('running', 14);
    await mild.close();
    const days = [...body.days].sort((a, b) => (a.date < b.date ? -1 : 1));
    const mean = (of: typeof days): number => of.reduce((sum, { confidence }) => sum + confidence, 0) / of.length;
    expect(mean(days.slice(0, 4))).toBeGreaterThan(mean(days.slice(-4)));
  });
});

describe('without one', () => {
  test('they are of realisations of the season, and no day is preferred', async () => {
    const { chances, summary, data } = await typical('activity=exterior-painting&when=tomorrow&chances=yes');
    expect(chances).toMatchObject({ method: 'climate', model: null, basis: 'climate', members: 60 });
    expect(summary).toStartWith('Typically ');
    expect(summary).toEndWith('No forecast is at hand, so no day can be preferred.');
    expect(data.source).toBe('typical');
  });
  test('days of one week have nearly the same chances', async () => {
    const response = await offline.get('/v1/best-day?location=Leeds&activity=golf&days=7&chances=yes', key);
    const { days } = (await response.json()) as BestDayBody;
    // Today has fewer hours left.
    const good = days.filter(({ date }) => date > '2026-06-12').map(({ chances }) => chances?.at_least_good ?? -1);
    expect(Math.max(...good) - Math.min(...good)).toBeLessThan(0.1);
    expect(days.every(({ chances }) => chances?.best_in === undefined)).toBe(true);
  });
});

describe('advice', () => {
  test('compares the chance that it goes wrong with cost over loss', async () => {
    const [cheap, dear] = [
      await typical('activity=golf&chances=yes&cost=1&loss=1000'),
      await typical('activity=golf&chances=yes&cost=999&loss=1000'),
    ];
    const chance = (cheap.chances?.verdict.poor ?? 0) + (cheap.chances?.verdict.avoid ?? 0);
    expect(Math.abs((cheap.advice?.chance_of_loss ?? -1) - chance)).toBeLessThanOrEqual(0.02);
    expect(dear.advice).toMatchObject({ go: true, break_even: 0.999 });
    // Sixty weathers say nothing about one in a thousand.
    expect(cheap.advice?.go).toBe(false);
  });
  test('takes the activity’s own ratio where none is given', async () => {
    const { advice } = await typical('activity=exterior-painting&chances=yes');
    expect(advice?.break_even).toBe(0.33);
  });
  test.each([
    ['cost=3&chances=yes', 'cost', 'needs'],
    ['loss=3&chances=yes', 'loss', 'needs'],
    ['cost=3&loss=9', 'chances', 'chances=yes'],
    ['cost=9&loss=3&chances=yes', 'cost', 'less than'],
    ['cost=0&loss=3&chances=yes', 'cost', ''],
    ['chances=maybe', 'chances', ''],
  ])('of %s is refused with what to do, at no cost', async (query, field, words) => {
    const response = await offline.get(`/v1/decide?location=Leeds&activity=golf&${query}`, key);
    expect([response.status, response.headers.get('X-Call-Cost-GBP')]).toEqual([400, '0.0000']);
    const { error } = await bodyOf(response);
    expect(error.details[0].field).toBe(field);
    expect(error.message).toContain(words);
  });
});
