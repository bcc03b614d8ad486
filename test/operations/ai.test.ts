/** Questions answered from a whole service: activities by the decision engine, the sky, the past, the usual, and missing air. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { PhrasingFailed } from '../../src/ask/phrasing.ts';
import type { Interpretation, ParseResult } from '../../src/ask/question/interpretation.ts';
import type { Plan } from '../../src/ask/question/plan.ts';
import { ai } from '../../src/operations/ai.ts';
import { decide } from '../../src/operations/decide.ts';
import { contextFor } from '../../src/service/service.ts';
import { interpretationOf, placeNamed, subject, testReader, time } from '../ask/interpretations.ts';
import { answerFaults } from '../support/answer-shape.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';

let interpretation: Interpretation;
let upstream: TestUpstream;
let fairday: TestService;
let nowMs = 0;
let asked = 0;
const leeds = placeNamed('Leeds');
const york = placeNamed('York, England');

beforeAll(async () => {
  upstream = startUpstream({ nowMs: () => nowMs });
  fairday = await startTestService(
    { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url },
    { ask: { parser: async () => ({ parse: () => ({ kind: 'interpreted', interpretation }) }) } },
  );
  nowMs = fairday.service.clock.nowMs();
});

afterAll(async () => {
  await fairday.stop();
  await upstream.stop();
});

interface Body {
  readonly answer: string;
  readonly data: {
    readonly verdict: string | null;
    readonly facts: readonly { readonly name: string; readonly value: number }[];
    readonly weather: readonly { readonly source: string; readonly days?: object[]; readonly hourly?: object[] }[];
    readonly decisions: readonly { readonly date: string; readonly score: number; readonly verdict: string }[];
    readonly pollen?: null;
  };
}

async function answer(next: Interpretation): Promise<Body> {
  interpretation = next;
  const { body } = await ai.run(
    contextFor(fairday.service, null, () => null),
    // In other words each time: an answer in the same ones is remembered.
    { q: `whatever it is, the ${++asked}th` },
  );
  expect(answerFaults('ai', body)).toEqual([]);
  return JSON.parse(JSON.stringify(body));
}

const tomorrow = (place = leeds) => subject(place, [time(place, nowMs, { days: 1 })]);
const run: Partial<Interpretation> = { topics: ['activity'], activity: 'running' };

describe('an activity', () => {
  test('is judged as decide judges it', async () => {
    const { answer: text, data } = await answer(interpretationOf([tomorrow()], { ...run, form: 'yes-no' }));
    const context = contextFor(fairday.service, null, () => null);
    const decided = (await decide.run(context, { location: 'Leeds', activity: 'running', when: 'tomorrow' })).body;
    const { score, verdict } = decided as { score: number; verdict: string };
    expect(data.decisions).toMatchObject([{ date: '2026-07-02', score, verdict }]);
    expect(text).toContain(`score ${score} of 100`);
    expect(data.verdict).toBe({ great: 'yes', good: 'yes', fair: 'maybe', poor: 'no', avoid: 'no' }[verdict] ?? null);
  });

  test('has its best time, its best day and its best place', async () => {
    const week = subject(leeds, [time(leeds, nowMs, { length: 5 })]);
    const best = await answer(interpretationOf([week], { ...run, form: 'best-time' }));
    expect(best.answer).toMatch(
      /^\d\d:00–\d\d:00 on \w+ \d+ July will be best for running in Leeds .*: \w+, score \d+ of 100\./,
    );
    expect(best.data.decisions).toHaveLength(5);
    const where = await answer(interpretationOf([tomorrow(), tomorrow(york)], { ...run, form: 'which-place' }));
    expect(where.answer).toMatch(/^Both are alike for running tomorrow \(Thursday 2 July\): /);
    const nicest = await answer(interpretationOf([week], { form: 'which-day' }));
    expect(nicest.answer).toMatch(/will be best for an outdoor event/);
  });

  test('of a part of a day, of a night, of now and of past days has hours of its own', async () => {
    const evening = await answer(
      interpretationOf([subject(leeds, [time(leeds, nowMs, { from: 18, hours: 4 })])], { ...run, form: 'yes-no' }),
    );
    expect(evening.answer).toMatch(/from 18:00 to 22:00: score \d+ of 100, .*\. \d+ to \d+ °C/);
    const night = subject(leeds, [time(leeds, nowMs, { from: 21, hours: 9 })]);
    const stars = await answer(
      interpretationOf([night], { topics: ['activity'], activity: 'stargazing', form: 'yes-no' }),
    );
    expect(stars.data.decisions).toMatchObject([{ date: '2026-07-01' }]);
    const now = time(leeds, nowMs, { grain: 'now', fromMs: nowMs, toMs: nowMs + 60_000 });
    expect((await answer(interpretationOf([subject(leeds, [now])], { ...run, form: 'yes-no' }))).answer).toContain(
      'now (13:00',
    );
    const past = subject(leeds, [time(leeds, nowMs, { days: -3 })]);
    expect((await answer(interpretationOf([past], { ...run, form: 'yes-no' }))).answer).toMatch(
      /it was (great|good|fair|poor|no time) for running/,
    );
  });
});

describe('the weather behind an answer', () => {
  test('is by the hour up to two days, else by the day, from forecast, archive or climate', async () => {
    const short = await answer(interpretationOf([tomorrow()]));
    expect(short.data.weather[0]).toMatchObject({ source: 'open-meteo' });
    expect(short.data.weather[0].hourly).toHaveLength(24);
    const long = await answer(interpretationOf([subject(leeds, [time(leeds, nowMs, { days: 1, length: 5 })])]));
    expect(long.data.weather[0].days).toHaveLength(5);
    const past = await answer(
      interpretationOf([subject(leeds, [time(leeds, nowMs, { days: -40 })])], { topics: ['temperature'] }),
    );
    expect(past.data.weather[0].source).toBe('open-meteo');
    expect(past.answer).toMatch(/^8 to 20 °C in Leeds on Friday 22 May, lowest at/);
    const usual = time(leeds, nowMs, { days: 153, length: 31, grain: 'month', era: 'typical' });
    const december = await answer(interpretationOf([subject(leeds, [usual])]));
    expect(december.data.weather[0].source).toBe('open-meteo');
    expect(december.answer).toMatch(/^Typically 8 °C in the night and 20 °C by day in Leeds in December\./);
    expect(december.answer).not.toMatch(/\bwill\b/);
  });

  test('is none where history does not reach', async () => {
    const long = subject(leeds, [time(leeds, nowMs, { days: -7_000 })]);
    expect((await answer(interpretationOf([long], { topics: ['temperature'] }))).answer).toContain('is not known');
  });
});

describe('what is no hourly weather', () => {
  test('sun and moon are computed, air comes from its source, pollen is null with its reason', async () => {
    const sunset = await answer(interpretationOf([tomorrow()], { topics: ['sunset'] }));
    expect(sunset.answer).toBe('Sunset in Leeds tomorrow (Thursday 2 July) is at 21:40.');
    expect(sunset.data.weather).toEqual([]);
    const today = subject(leeds, [time(leeds, nowMs, { grain: 'now', fromMs: nowMs, toMs: nowMs + 60_000 })]);
    const air = await answer(interpretationOf([today], { topics: ['air-quality'] }));
    expect(air.answer).toMatch(/^The air in Leeds now .* is [\w ]+: US Air Quality Index \d+, made by /);
    const pollen = await answer(interpretationOf([tomorrow()], { topics: ['pollen'] }));
    expect(pollen.answer).toMatch(
      /is not known: (this service has no source of pollen|the Copernicus models have none there or then)\./,
    );
    expect(pollen.data.pollen).toBeNull();
    const alerts = await answer(interpretationOf([tomorrow()], { topics: ['alerts'], form: 'yes-no' }));
    expect(alerts.answer).toStartWith('Whether there are official warnings in Leeds');
  });
});

describe('a planner', () => {
  const unsure: ParseResult = {
    kind: 'interpreted',
    interpretation: interpretationOf([tomorrow()], { confidence: 0.2 }),
  };
  const withPlanner = async (plan: () => Promise<Plan>, first: ParseResult = unsure) => {
    const plans: (Plan | null)[] = [];
    const parser = {
      parse: (...[, context]: Parameters<typeof testReader.parse>): ParseResult => {
        plans.push(context.plan ?? null);
        return context.plan === undefined ? first : testReader.parse('rain in York, England', context);
      },
    };
    const service = await startTestService({}, { ask: { parser: async () => parser, planner: { plan } } });
    try {
      const { body } = await ai.run(
        contextFor(service.service, null, () => null),
        { q: 'hm' },
      );
      return { text: body.answer, plans };
    } finally {
      await service.stop();
    }
  };
  const PLAN: Plan = { places: ['York'], times: [], topics: ['rain'], form: 'yes-no', activity: null };

  test('is asked when the first is unsure, and what it makes of the question is read again', async () => {
    const { text, plans } = await withPlanner(async () => PLAN);
    expect(plans).toEqual([null, PLAN]);
    expect(text).toContain('in York');
  });

  test('that fails leaves the first reading', async () => {
    const { text } = await withPlanner(() => Promise.reject(new PhrasingFailed('llm_unreachable')));
    expect(text).toContain('in Leeds');
  });

  test('is not asked when the first is sure', async () => {
    const sure: ParseResult = { kind: 'interpreted', interpretation: interpretationOf([tomorrow()]) };
    expect((await withPlanner(async () => PLAN, sure)).plans).toEqual([null]);
  });
});
