/** Days over HTTP: their order by the number that is shown, their hours, and the days on which the clocks change. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import type { BestDayBody } from '../../src/operations/best-day.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';

let fairday: TestService;
let key: string;

beforeAll(async () => {
  // 22:40 in Leeds, the evening before the clocks go forward at 01:00.
  fairday = await startTestService({ FAIRDAY_NOW: '2026-03-28T22:40:00Z', FAIRDAY_FREE_DECISION_MONTH: '1000' });
  key = await fairday.keyOf('verified');
});

afterAll(() => fairday.stop());

async function bestDay(query: string): Promise<BestDayBody> {
  const response = await fairday.get(`/v1/best-day?${query}`, key);
  expect(response.status).toBe(200);
  return (await response.json()) as BestDayBody;
}

describe('best-day', () => {
  for (const { id } of BUILT_IN.profiles) {
    test(`${id}: sorted by what it shows, and 7 days and 14 agree on those they share`, async () => {
      const week = await bestDay(`location=Leeds&activity=${id}&days=7`);
      const both = await bestDay(`location=Leeds&activity=${id}&days=14`);
      for (const { days, best, summary, source } of [week, both]) {
        const shown = days.map((day) => day.expected_score);
        expect(shown).toEqual([...shown].sort((a, b) => b - a));
        expect(best).toEqual(days[0]);
        expect(source).toBe('typical');
        expect(summary).toStartWith('No forecast is at hand. Typical of ');
        expect(summary).toMatch(/can be preferred\.$|suits it\.$|is likeliest to suit, by its hours, the season/);
        if (summary.includes('likeliest')) expect(summary).toContain(`${best.weekday} ${best.date}`);
      }
      const shared = new Set(week.days.map(({ date }) => date));
      expect(both.days.filter(({ date }) => shared.has(date))).toEqual([...week.days]);
    }, 180_000);
  }
});

test('a type of risk stands once among the top risks of a day: dark mornings and evenings are one concern', async () => {
  const { days } = await bestDay('location=Leeds&activity=running&days=7&from=0&to=24');
  expect(days.flatMap(({ top_risks }) => top_risks.map(({ type }) => type))).toContain('darkness');
  for (const { top_risks } of days) {
    const types = top_risks.map(({ type }) => type);
    expect(types).toEqual([...new Set(types)]);
  }
});

describe('hours', () => {
  const decide = async (query: string) => {
    const response = await fairday.get(`/v1/decide?location=Leeds&${query}`, key);
    return { status: response.status, body: await bodyOf(response) };
  };
  test('that are usual are over in the evening, and the answer says how to ask for others', async () => {
    const { status, body } = await decide('activity=running');
    expect([status, body.error.code]).toEqual([422, 'no_hours_left']);
    expect(body.error.message).toBe(
      'No forecast hours are left on 2026-03-28 between 05:00 and 22:00 in Leeds, when people usually do it; ask for a later day or name other hours with from and to.',
    );
    const asked = await decide('activity=running&from=0&to=24&detail=hourly');
    expect(asked.body.hourly.map(({ time }) => time.slice(11))).toEqual(['23:00']);
    expect(await bestDay('location=Leeds&activity=running&days=2')).toMatchObject({ days_checked: 1 });
  });
  test('are those of a day whose word may have capitals', async () => {
    const { status, body } = await decide('activity=running&when=TomorroW');
    expect([status, body.date]).toEqual([200, '2026-03-29']);
    expect((await decide('activity=running&when=Someday')).body.error.message).toContain("it is 'Someday'");
  });
  test('that the clocks skip do not exist, and the answer says so', async () => {
    const { status, body } = await decide('activity=driving&when=2026-03-29&from=1&to=2');
    expect([status, body.error.code]).toEqual([422, 'no_hours_left']);
    expect(body.error.message).toBe(
      'The hour from 01:00 to 02:00 does not exist on 2026-03-29 in Leeds, because the clocks go forward over it; ask for other hours.',
    );
    expect((await decide('activity=driving&when=2026-03-29&from=1&to=3')).status).toBe(200);
    expect((await decide('activity=driving&when=2026-03-30&from=1&to=2')).status).toBe(200);
    expect((await decide('activity=stargazing&when=2026-03-28&from=1&to=2')).status).toBe(422);
  });
  test('are listed by /v1/activities with where they come from', async () => {
    const response = await fairday.get('/v1/activities');
    const { activities } = (await response.json()) as { activities: { id: string; usual_hours: unknown }[] };
    const usual = (wanted: string) => activities.find(({ id }) => id === wanted)?.usual_hours;
    expect(usual('outdoor-event')).toMatchObject({
      from: 10,
      to: 23,
      source: expect.stringContaining('Live Music Act'),
    });
    expect(usual('driving')).toBeNull();
  });
});
