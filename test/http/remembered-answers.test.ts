/**
 * A question that is asked again in the same minute gets its answer without being understood and answered anew. That must
 * never show: not in the words, not on the bill, and not where anything has changed in between.
 */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { withColumns } from '../../src/weather/hourly.ts';
import { wholeExport } from '../account/whole-export.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream } from '../upstream/server.ts';
import { AS_EVENTS, eventsOf, post } from './events.ts';

let fairday: TestService;
/** Asked of nobody else, so that each of its answers is made anew. */
let anew: TestService;

beforeAll(async () => {
  fairday = await startTestService();
  anew = await startTestService();
});

afterAll(async () => {
  await fairday.stop();
  await anew.stop();
});

const RAIN = { q: 'Will it rain in Leeds tomorrow?' };

async function textOf(service: TestService, key: string, body: object, headers = {}): Promise<string> {
  const response = await post(service, key, body, headers);
  expect(response.status).toBe(200);
  return response.text();
}

async function answerOf(service: TestService, key: string, body: object): Promise<string> {
  return JSON.parse(await textOf(service, key, body)).answer;
}

describe('the answer again', () => {
  const questions = [
    RAIN,
    { q: 'Is it a good day for running in Leeds tomorrow?' },
    { q: 'Wie wird das Wetter in Leeds morgen?' },
    { q: 'What is the weather in London and in York tomorrow?' },
    { q: 'When did it last rain in Leeds?' },
    { q: 'Which month is best to visit Oslo?' },
    { q: 'Any warnings for Leeds?' },
    { q: 'How warm is it now?', location: 'Bath, England' },
  ];
  for (const question of questions) {
    test(`is the first, as document and as events: ${question.q}`, async () => {
      const key = await fairday.keyOf('verified');
      const whole = await textOf(anew, await anew.keyOf('verified'), question);
      const answers = [await textOf(fairday, key, question), await textOf(fairday, key, question)];
      expect(answers).toEqual([whole, whole]);
      const { events } = await eventsOf(await post(fairday, key, question, AS_EVENTS));
      const { type: _, seq: __, ...done } = events.at(-1)?.data ?? { type: '', seq: 0 };
      expect(JSON.stringify(done)).toBe(whole);
      const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
      expect(deltas.join('')).toBe(JSON.parse(whole).answer);
      expect(deltas.length).toBeGreaterThan(1);
      const compressed = await textOf(fairday, key, question, { 'Accept-Encoding': 'gzip' });
      expect(compressed).toBe(whole);
    });
  }

  test('costs what the first cost, each on its own account and under its own id', async () => {
    const service = await startTestService({ FAIRDAY_FREE_PREMIUM_DAY: '4' });
    try {
      const { accounts, clock } = service.service;
      const email = 'payer@example.org';
      const { id } = await accounts.createAccount(email, 'verified', clock.nowMs());
      const { key } = await accounts.createKey(id, 'test', clock.nowMs());
      await accounts.topUp({ email, amountMicroGbp: 7_000, ref: 'bank' }, clock.nowMs());
      const bills = [];
      for (let i = 0; i < 5; i++) {
        const { headers, status } = await post(service, key, RAIN);
        bills.push([status, headers.get('x-free-calls-remaining'), headers.get('x-call-cost-gbp')]);
      }
      expect(bills).toEqual([
        [200, '2', '0.0000'],
        [200, '0', '0.0000'],
        [200, '0', '0.0024'],
        [200, '0', '0.0024'],
        [402, '0', '0.0000'],
      ]);
      const other = await service.keyOf('verified');
      expect((await post(service, other, RAIN)).headers.get('x-free-calls-remaining')).toBe('2');
      const [day] = await accounts.dailyCalls(id, 0, clock.nowMs() + 1);
      expect(day).toMatchObject({ operation: 'ai', meter: 'premium', calls: 4, units: 8, costMicroGbp: 4_800 });
      const exported = await wholeExport(accounts, email);
      expect(new Set(exported?.calls.map(({ requestId }) => requestId)).size).toBe(4);
      expect((await accounts.verify(clock.nowMs())).checks.filter(({ broken }) => broken !== null)).toEqual([]);
    } finally {
      await service.stop();
    }
  });

  test('under an id of the caller’s own is free, also where the first was remembered', async () => {
    const key = await fairday.keyOf('verified');
    await textOf(fairday, key, RAIN);
    const id = { 'X-Request-Id': 'asked-again' };
    const whole = await textOf(fairday, key, RAIN, id);
    const again = await post(fairday, key, RAIN, id);
    expect([again.headers.get('x-idempotent-replay'), again.headers.get('x-call-cost-gbp')]).toEqual([
      'true',
      '0.0000',
    ]);
    expect(await again.text()).toBe(whole);
  });
});

describe('another answer', () => {
  test('goes to other units, another language, another place and another account’s place', async () => {
    const { accounts } = fairday.service;
    const email = 'bather@example.org';
    const { id } = await accounts.createAccount(email, 'verified', 0);
    const { key } = await accounts.createKey(id, 'test', 0);
    const warm = { q: 'How warm will it be tomorrow?', location: 'Leeds' };
    const answers = [
      await answerOf(fairday, key, warm),
      await answerOf(fairday, key, { ...warm, units: 'imperial' }),
      await answerOf(fairday, key, { ...warm, lang: 'de' }),
      await answerOf(fairday, key, { ...warm, location: 'Oslo' }),
      await answerOf(fairday, key, { q: 'How warm will it be tomorrow in Cadiz?' }),
    ];
    expect(new Set(answers).size).toBe(answers.length);
    const nameless = { q: warm.q };
    expect((await post(fairday, key, nameless)).status).toBe(400);
    await accounts.setDefaultPlace(email, 'Bath, England');
    expect(await answerOf(fairday, key, nameless)).toContain('Bath, England is the default place of your account.');
    await accounts.setDefaultPlace(email, 'York, England');
    expect(await answerOf(fairday, key, nameless)).toContain('York, England is the default place of your account.');
    expect((await post(fairday, await fairday.keyOf('verified'), nameless)).status).toBe(400);
  });

  test('goes to another minute', async () => {
    const { clock } = anew.service;
    const key = await anew.keyOf('verified');
    const at = async (iso: string) => {
      clock.nowMs = () => Date.parse(iso);
      const { answer, data } = JSON.parse(await textOf(anew, key, RAIN));
      return [data.location.localtime, /\(.*?\)/.exec(answer)?.[0]];
    };
    expect(await at('2026-07-01T12:00:59Z')).toEqual(['2026-07-01 13:00', '(Thursday 2 July)']);
    expect(await at('2026-07-01T12:01:00Z')).toEqual(['2026-07-01 13:01', '(Thursday 2 July)']);
    expect(await at('2026-07-01T23:00:00Z')).toEqual(['2026-07-02 00:00', '(Friday 3 July)']);
    expect(await at('2026-07-01T12:00:00Z')).toEqual(['2026-07-01 13:00', '(Thursday 2 July)']);
  });

  test('is made when the weather behind it changes within the minute, or cannot be had', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse('2026-07-01T12:00:00Z') });
    const service = await startTestService({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url });
    try {
      const { weather } = service.service;
      const key = await service.keyOf('verified');
      const first = await answerOf(service, key, RAIN);
      expect(await answerOf(service, key, RAIN)).toBe(first);
      const { forecast } = weather;
      weather.forecast = async (...asked) => {
        const given = await forecast.apply(weather, asked);
        return withColumns(given, { precipitationMm: given.columns.precipitationMm.map(() => 9) });
      };
      expect(await answerOf(service, key, RAIN)).not.toBe(first);
      weather.forecast = async () => {
        throw new Error('there is none');
      };
      expect((await post(service, key, RAIN)).status).toBe(500);
      weather.forecast = forecast;
      expect(await answerOf(service, key, RAIN)).toBe(first);
    } finally {
      await service.stop();
      await upstream.stop();
    }
  });
});
