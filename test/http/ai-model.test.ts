/**
 * Questions over HTTP with a language model behind them: its words are used where they hold, and where they do not, for
 * whatever reason, the answer is whole and true all the same, says why, and costs nothing.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { type ModelFault, type ModelServer, startModelServer } from '../support/model-server.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { type AiBody, AS_EVENTS, eventsOf, post } from './events.ts';

const ENV = { FAIRDAY_LLM_MODEL: 'small', FAIRDAY_LLM_TIMEOUT_SECONDS: '2' };
const RAIN = { q: 'Will it rain in Leeds tomorrow?' };
setDefaultTimeout(180_000);

let model: ModelServer;
let embedded: TestService;
/** What is said without a model. */
let plain: string;

beforeAll(async () => {
  model = startModelServer();
  embedded = await startTestService();
  const response = await post(embedded, await embedded.keyOf('verified'), RAIN);
  plain = ((await response.json()) as AiBody).answer;
});

afterAll(async () => {
  await embedded.stop();
  await model.stop();
});

/** One service for each, so that the pauses after failures do not reach from one to the next. */
async function withService(work: (fairday: TestService, key: string) => Promise<void>): Promise<void> {
  const fairday = await startTestService({ ...ENV, FAIRDAY_LLM_URL: model.url });
  try {
    await work(fairday, await fairday.keyOf('verified'));
  } finally {
    await fairday.stop();
  }
}

async function premiumUsed(fairday: TestService, key: string): Promise<number> {
  const usage = (await (await fairday.get('/v1/usage', key)).json()) as { free: { premium: { used: number } } };
  return usage.free.premium.used;
}

/** The sentences that a phrasing request holds, as a model reads them. */
function sentencesIn(body: Readonly<Record<string, unknown>>): string[] {
  const messages = body.messages as { role: string; content: string }[];
  return JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}').sentences;
}

test('the words of a model that keeps to the facts are the answer, behind the verdict that code has given', async () => {
  await withService(async (fairday, key) => {
    model.say(({ body }) => `All in all: ${sentencesIn(body).join(' ')}`);
    const body = (await (await post(fairday, key, RAIN)).json()) as AiBody;
    expect(body.summary_error).toBeNull();
    expect(body.answer).toContain('All in all: ');
    expect(body.answer.split('.')[0]).toBe(plain.split('.')[0]);
    expect(await premiumUsed(fairday, key)).toBe(2);
    const { events } = await eventsOf(await post(fairday, key, RAIN, AS_EVENTS));
    expect(events[0].data).toMatchObject({ type: 'start', engine: 'llm' });
    expect(events.at(-1)?.data).toMatchObject({ type: 'done', answer: body.answer, summary_error: null });
  });
});

test('what the model is given holds no key, no account and no address', async () => {
  await withService(async (fairday, key) => {
    model.say('');
    await post(fairday, key, RAIN);
    const sent = JSON.stringify(model.requests.at(-1)?.body);
    expect(sent).toContain('Leeds');
    expect(sent).not.toContain(key);
    expect(sent).not.toMatch(/example\.org|127\.0\.0\.1/);
  });
});

describe('words that do not hold never leave', () => {
  test.each([
    ['a wrong number', 'Rainfall will be 37 mm.', '37'],
    ['another unit', 'Rainfall is about 0 °C.', '0 °C'],
    ['the other verdict', 'Yes, it will rain all day.', 'Yes,'],
    ['the other verdict in other words', 'Expect heavy rain from dawn to dusk.', 'heavy'],
    ['another place', 'In Manchester it stays dry.', 'Manchester'],
    ['a link', 'See https://evil.example for more.', 'evil'],
    ['nothing', '', '\0'],
  ])('%s', async (_, said, unwanted) => {
    await withService(async (fairday, key) => {
      model.say(said);
      const response = await post(fairday, key, RAIN);
      expect(response.status).toBe(200);
      const body = (await response.json()) as AiBody;
      expect(body.answer).toBe(plain);
      expect(body.answer).not.toContain(unwanted);
      expect(body.summary_error).toMatch(/^llm_(ungrounded|empty)$/);
      expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
      expect(await premiumUsed(fairday, key)).toBe(0);
    });
  });
});

test('what was true before the first wrong word stands, and code says the rest', async () => {
  await withService(async (fairday, key) => {
    const amount = /On average [\d.]+ mm of rain/.exec(plain)?.[0] ?? '';
    model.say(`${amount}. Bring wellingtons to Manchester: showers are on their way.`);
    const body = (await (await post(fairday, key, RAIN)).json()) as AiBody;
    const [verdict, ...rest] = plain.split('. ');
    expect(body.answer).toBe(`${verdict}. ${amount}. ${rest.join('. ')}`);
    expect(body.summary_error).toBe('llm_ungrounded');
    expect(await premiumUsed(fairday, key)).toBe(0);
  });
});

describe('a model server that fails costs nothing and loses nothing', () => {
  const faults: readonly [string, ModelFault, RegExp][] = [
    ['silent', { kind: 'silent' }, /^llm_timeout$/],
    ['stalled', { kind: 'stalls', after: 'Rainfall' }, /^llm_timeout$/],
    ['cut off', { kind: 'breaks', after: 'Rainfall' }, /^llm_(truncated|unreachable)$/],
    ['never done', { kind: 'endless' }, /^llm_(truncated|ungrounded|timeout)$/],
    ['full', { kind: 'status', status: 429 }, /^llm_http_429$/],
    ['broken', { kind: 'status', status: 500 }, /^llm_http_500$/],
    ['strange', { kind: 'says', contentType: 'text/html', body: '<html>' }, /^llm_/],
  ];
  test.each(faults)('%s', async (_, fault, reason) => {
    await withService(async (fairday, key) => {
      model.fail(fault);
      const { events } = await eventsOf(await post(fairday, key, RAIN, AS_EVENTS));
      const done = events.at(-1)?.data as unknown as AiBody & { type: string };
      expect([done.type, done.answer]).toEqual(['done', plain]);
      expect(done.summary_error).toMatch(reason);
      expect(events.at(-2)?.data).toMatchObject({ type: 'billing', refunded: true, cost_gbp: '0.0000' });
      expect(await premiumUsed(fairday, key)).toBe(0);
    });
  });
});

test('a caller who leaves ends the work of the model', async () => {
  await withService(async (fairday, key) => {
    model.fail({ kind: 'silent' });
    const { left, requests } = model;
    const asked = requests.length;
    const leaving = new AbortController();
    const response = await post(fairday, key, RAIN, AS_EVENTS, leaving.signal);
    const reader = response.body?.getReader();
    await reader?.read();
    // The first event leaves before the model has been reached; a request that never arrived has no work to end.
    await until(() => requests.length > asked);
    leaving.abort();
    await until(() => model.left > left);
    expect(model.left).toBe(left + 1);
    await until(async () => (await premiumUsed(fairday, key)) === 0);
  });
});

test('a caller who leaves before the model has been reached pays nothing', async () => {
  await withService(async (fairday, key) => {
    model.fail({ kind: 'silent' });
    const leaving = new AbortController();
    const response = await post(fairday, key, RAIN, AS_EVENTS, leaving.signal);
    expect(response.status).toBe(200);
    leaving.abort();
    await until(async () => (await premiumUsed(fairday, key)) === 0);
  });
});
