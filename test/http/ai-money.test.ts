/** What questions cost: charged when the work begins, refunded when it fails or the caller leaves, once if repeated. */
import { describe, expect, test } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { type Phraser, PhrasingFailed } from '../../src/ask/phrasing.ts';
import { tariff } from '../account/customers.ts';
import { testParser } from '../ask/interpretations.ts';
import { inEmptyFolder, PROGRAM, startServerProcess } from '../support/process.ts';
import { type AnyBody, startTestService, type TestOptions, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { type AiBody, type AnswerEvent, AS_EVENTS, eventsOf, post } from './events.ts';

const RAIN = { q: 'rain in Leeds?' };
const ON_CREDIT = { FAIRDAY_FREE_PREMIUM_DAY: '0' };
/** Two premium calls at 0.0012. */
const PRICE = 2_400;

async function withService(
  env: Readonly<Record<string, string>>,
  ask: TestOptions['ask'],
  use: (fairday: TestService) => Promise<void>,
) {
  const fairday = await startTestService(env, { ask: { parser: testParser, ...ask }, pingMs: 20 });
  try {
    await use(fairday);
    const { checks } = await fairday.service.accounts.verify(fairday.service.clock.nowMs());
    expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
  } finally {
    await fairday.stop();
  }
}

async function payer({ service: { accounts, clock } }: TestService, pounds = 1) {
  const email = `asker-${crypto.randomUUID()}@example.org`;
  const account = await accounts.createAccount(email, 'verified', clock.nowMs());
  const { key } = await accounts.createKey(account.id, 'test', clock.nowMs());
  await accounts.topUp({ email, amountMicroGbp: pounds * 1_000_000, ref: email }, clock.nowMs());
  const balance = () => accounts.balance(account.id, 'premium', clock.nowMs());
  return {
    key,
    spent: async () => pounds * 1_000_000 - (await balance()).balanceMicroGbp,
    calls: async () => (await accounts.dailyCalls(account.id, 0, clock.nowMs() + 86_400_000)).length,
  };
}

/** A model whose words the test gives one by one; counts the answers that it began and that were aborted. */
function model() {
  const waiting: ((clause: string | Error | null) => void)[] = [];
  const given: (string | Error | null)[] = [];
  const state = { begun: 0, aborted: 0 };
  const next = (signal: AbortSignal) =>
    new Promise<string | Error | null>((resolve, reject) => {
      const clause = given.shift();
      if (clause !== undefined) resolve(clause);
      else waiting.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const phraser: Phraser = {
    async *phrase(_, signal) {
      state.begun++;
      signal.addEventListener('abort', () => state.aborted++);
      for (;;) {
        const clause = await next(signal);
        if (clause === null) return;
        if (clause instanceof Error) throw clause;
        yield clause;
      }
    },
  };
  const give = (...clauses: (string | Error | null)[]) => {
    for (const clause of clauses) {
      const asker = waiting.shift();
      if (asker === undefined) given.push(clause);
      else asker(clause);
    }
  };
  return { phraser, give, state };
}

/** The body in the last event. */
function doneIn(events: readonly AnswerEvent[]): AiBody {
  const last: unknown = events.at(-1)?.data;
  return last as AiBody;
}

describe('a question on credit', () => {
  test('is charged the price of two premium calls, alike in headers and events', async () => {
    await withService(ON_CREDIT, {}, async (fairday) => {
      const asker = await payer(fairday);
      const plain = await post(fairday, asker.key, RAIN);
      expect(plain.headers.get('x-call-cost-gbp')).toBe('0.0024');
      expect(plain.headers.get('x-credit-balance-gbp')).toBe('0.9976');
      const { events } = await eventsOf(await post(fairday, asker.key, RAIN, AS_EVENTS));
      expect(events.at(-2)?.data).toMatchObject({
        type: 'billing',
        charged: 'credit',
        cost_gbp: '0.0024',
        balance_gbp: '0.9952',
      });
      expect(await asker.spent()).toBe(2 * PRICE);
    });
  });

  test('of 60 at once with credit for 7: 7 are answered, 53 are 402', async () => {
    await withService(ON_CREDIT, {}, async (fairday) => {
      const asker = await payer(fairday, 0.0168);
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async () => (await post(fairday, asker.key, RAIN)).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(7);
      expect(statuses.filter((status) => status === 402)).toHaveLength(53);
      expect(await asker.spent()).toBe(16_800);
    });
  });

  test('costs nothing when the weather cannot be had', async () => {
    const nobody = { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9' };
    await withService({ ...ON_CREDIT, ...nobody }, {}, async (fairday) => {
      const asker = await payer(fairday);
      for (const headers of [{}, AS_EVENTS]) {
        const response = await post(fairday, asker.key, RAIN, headers);
        expect([response.status, response.headers.get('x-call-cost-gbp')]).toEqual([503, '0.0000']);
        expect(((await response.json()) as AnyBody).error.code).toBe('weather_unavailable');
      }
      expect([await asker.spent(), await asker.calls()]).toEqual([0, 0]);
    });
  });
});

describe('the words of a model', () => {
  test('follow the verdict in code’s own words, and the facts stand behind both', async () => {
    const { phraser, give } = model();
    await withService({}, { phraser }, async (fairday) => {
      const key = await fairday.keyOf('verified');
      give('Leave the umbrella at home', ', the day is dry.', null);
      const { events } = await eventsOf(await post(fairday, key, RAIN, AS_EVENTS));
      const { answer, summary_error } = doneIn(events);
      expect(answer).toMatch(
        /^(Yes|No|Maybe), .*\. Leave the umbrella at home, the day is dry\. This is the typical climate/,
      );
      expect(summary_error).toBeNull();
      expect(events[0].data.engine).toBe('llm');
    });
  });

  test('that fail are replaced by code’s sentences; summary_error says so and the call is given back', async () => {
    const { phraser, give } = model();
    await withService(ON_CREDIT, { phraser }, async (fairday) => {
      const asker = await payer(fairday);
      give(new PhrasingFailed('llm_ungrounded'), 'A dry day.', new PhrasingFailed('llm_truncated'));
      const first = await post(fairday, asker.key, RAIN, { 'X-Request-Id': 'failing' });
      const body = (await first.json()) as AiBody;
      expect(body.summary_error).toBe('llm_ungrounded');
      expect(body.answer).toMatch(/^(Yes|No|Maybe), .* On average .*This is the typical climate/);
      expect(first.headers.get('x-call-cost-gbp')).toBe('0.0000');
      const { events } = await eventsOf(
        await post(fairday, asker.key, RAIN, { ...AS_EVENTS, 'X-Request-Id': 'failing' }),
      );
      const done = doneIn(events);
      expect(done.summary_error).toBe('llm_truncated');
      expect(done.answer).toContain(' A dry day. On average ');
      expect(events.at(-2)?.data).toMatchObject({ refunded: true, cost_gbp: '0.0000', balance_gbp: '1.0000' });
      expect([await asker.spent(), await asker.calls()]).toEqual([0, 0]);
    });
  });
});

describe('a caller who leaves', () => {
  test.each([
    ['a stream', AS_EVENTS],
    ['a document', {}],
  ])('gets the call back, and the model is ended: %s', async (_, headers) => {
    const { phraser, state } = model();
    await withService(ON_CREDIT, { phraser }, async (fairday) => {
      const asker = await payer(fairday);
      const leave = new AbortController();
      const asking = post(fairday, asker.key, RAIN, headers, leave.signal);
      if (headers === AS_EVENTS) {
        const chunks = (await asking).body?.getReader();
        let text = '';
        while (!text.includes('event: delta')) text += new TextDecoder().decode((await chunks?.read())?.value);
      }
      await until(() => state.begun === 1);
      expect(await asker.spent()).toBe(PRICE);
      leave.abort();
      await asking.catch(() => {});
      await until(async () => (await asker.spent()) === 0);
      await until(() => state.aborted === 1);
      expect(await asker.calls()).toBe(0);
    });
  });

  test('can ask again under the same id, and pays then', async () => {
    const { phraser, give, state } = model();
    await withService(ON_CREDIT, { phraser }, async (fairday) => {
      const asker = await payer(fairday);
      const leave = new AbortController();
      const id = { 'X-Request-Id': 'again' };
      const asking = post(fairday, asker.key, RAIN, id, leave.signal).catch(() => {});
      await until(() => state.begun === 1);
      leave.abort();
      await asking;
      await until(async () => (await asker.spent()) === 0);
      give('All clear.', null);
      const response = await post(fairday, asker.key, RAIN, id);
      expect([response.status, response.headers.get('x-idempotent-replay')]).toEqual([200, null]);
      expect([await asker.spent(), await asker.calls()]).toEqual([PRICE, 1]);
    });
  });
});

describe('a server that stops', () => {
  test('ends open streams with an error and gives their calls back', async () => {
    const { phraser, state } = model();
    await withService(ON_CREDIT, { phraser }, async (fairday) => {
      const asker = await payer(fairday);
      const response = await post(fairday, asker.key, RAIN, AS_EVENTS);
      await until(() => state.begun === 1);
      const reading = eventsOf(response);
      await fairday.stopListening();
      const { events } = await reading;
      expect(events.at(-1)?.data).toMatchObject({
        type: 'error',
        error: { code: 'internal', retryable: true },
        cost_gbp: '0.0000',
      });
      expect(events.map(({ data }) => data.type)).not.toContain('done');
      expect([await asker.spent(), state.aborted]).toEqual([0, 1]);
    });
  });
});

describe('a server that is killed', () => {
  test('leaves a question that its next start gives back, and the ledger holds', async () => {
    await inEmptyFolder(async (cwd) => {
      const path = join(cwd, 'fairday-data', 'fairday.db');
      mkdirSync(join(cwd, 'fairday-data'));
      const email = 'killed@example.org';
      const store = openSqliteStore(path, tariff());
      const account = await store.createAccount(email, 'verified', Date.now());
      const { key } = await store.createKey(account.id, 'test', Date.now());
      await store.topUp({ email, amountMicroGbp: 1_000_000, ref: email }, Date.now());
      const script = join(import.meta.dir, 'asking-server.ts');
      const child = Bun.spawn([process.execPath, script, join(cwd, 'fairday-data')], { stdout: 'pipe' });
      const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
      let output = '';
      const hears = async (pattern: RegExp): Promise<string> => {
        while (!pattern.test(output)) output += (await lines.read()).value ?? '';
        return pattern.exec(output)?.[1] ?? '';
      };
      const url = await hears(/listening (\S+)/);
      const asking = fetch(`${url}/v1/ai`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key, ...AS_EVENTS },
        body: JSON.stringify(RAIN),
      }).then((response) => response.text());
      await hears(/(phrasing)/);
      const balance = async () => (await store.balance(account.id, 'premium', Date.now())).balanceMicroGbp;
      expect(await balance()).toBe(1_000_000 - PRICE);
      child.kill('SIGKILL');
      await asking.catch(() => {});
      await child.exited;
      const next = await startServerProcess(PROGRAM, cwd, { FAIRDAY_WEATHER: 'typical' }, ['--no-owner']);
      expect(await balance()).toBe(1_000_000);
      expect((await store.verify(Date.now())).checks.filter(({ broken }) => broken !== null)).toEqual([]);
      expect(await next.stop()).toBe(0);
      await store.close();
    });
  });
});

describe('a silent stream', () => {
  test('is kept open by comments', async () => {
    const { phraser, give, state } = model();
    await withService({}, { phraser }, async (fairday) => {
      const response = await post(fairday, await fairday.keyOf('verified'), RAIN, AS_EVENTS);
      await until(() => state.begun === 1);
      const [watched, whole] = response.body?.tee() ?? [];
      const chunks = watched?.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ''; text.split(': ping').length <= 2; ) text += (await chunks?.read())?.value ?? '';
      chunks?.releaseLock();
      give('Dry.', null);
      const { events, comments } = await eventsOf(new Response(whole));
      expect(comments.length).toBeGreaterThan(1);
      expect(new Set(comments.map((comment) => comment.trim()))).toEqual(new Set(['ping']));
      expect(events.at(-1)?.data.type).toBe('done');
    });
  });
});

describe('a request id of the caller', () => {
  const id = { 'X-Request-Id': 'mine-1' };

  test('gets the first answer again at no cost, also when nothing is left, as document and as stream', async () => {
    await withService({ FAIRDAY_FREE_PREMIUM_DAY: '2' }, {}, async (fairday) => {
      const key = await fairday.keyOf('verified');
      const first = await post(fairday, key, RAIN, id);
      const text = await first.text();
      expect([first.status, first.headers.get('x-idempotent-replay')]).toEqual([200, null]);
      const again = await post(fairday, key, { q: RAIN.q }, id);
      expect(again.headers.get('x-idempotent-replay')).toBe('true');
      expect(again.headers.get('x-call-cost-gbp')).toBe('0.0000');
      expect(await again.text()).toBe(text);
      const streamed = await post(fairday, key, RAIN, { ...id, ...AS_EVENTS });
      expect(streamed.headers.get('x-idempotent-replay')).toBe('true');
      const { events } = await eventsOf(streamed);
      expect(events.map(({ data }) => data.type)).toEqual(['start', 'data', 'delta', 'billing', 'done']);
      const { type: _, seq: __, ...done } = events.at(-1)?.data ?? {};
      expect(JSON.stringify(done)).toBe(text);
      expect(events.at(-2)?.data).toMatchObject({ cost_gbp: '0.0000', replayed: true });
      expect((await post(fairday, key, RAIN)).status).toBe(402);
    });
  });

  test('is 409 while the first is running, 422 for another body, and another account’s own', async () => {
    const { phraser, give, state } = model();
    await withService({}, { phraser }, async (fairday) => {
      const key = await fairday.keyOf('verified');
      const running = post(fairday, key, RAIN, id);
      await until(() => state.begun === 1);
      const meanwhile = await post(fairday, key, RAIN, id);
      expect([meanwhile.status, meanwhile.headers.get('retry-after')]).toEqual([409, '2']);
      expect(((await meanwhile.json()) as AnyBody).error.code).toBe('request_in_progress');
      const other = await post(fairday, key, { ...RAIN, units: 'metric' }, id);
      expect([other.status, ((await other.json()) as AnyBody).error.code]).toEqual([422, 'request_id_reused']);
      give('Dry.', null, 'Dry.', null);
      expect((await running).status).toBe(200);
      const stranger = await post(fairday, await fairday.keyOf('verified'), RAIN, id);
      expect([stranger.status, stranger.headers.get('x-idempotent-replay')]).toEqual([200, null]);
    });
  });

  test('of 30 at once with one id, one is charged', async () => {
    await withService(ON_CREDIT, {}, async (fairday) => {
      const asker = await payer(fairday);
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => (await post(fairday, asker.key, RAIN, id)).status),
      );
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      expect(statuses).toContain(200);
      expect([await asker.spent(), await asker.calls()]).toEqual([PRICE, 1]);
    });
  });

  test('that is made by the server repeats nothing', async () => {
    await withService(ON_CREDIT, {}, async (fairday) => {
      const asker = await payer(fairday);
      for (let i = 0; i < 2; i++) expect((await post(fairday, asker.key, RAIN)).status).toBe(200);
      expect(await asker.spent()).toBe(2 * PRICE);
      // One that the caller chose and that cannot be honoured is refused, so that no repetition is charged in silence.
      const unfit = { 'X-Request-Id': 'not fit to be one' };
      expect((await post(fairday, asker.key, RAIN, unfit)).status).toBe(400);
      expect(await asker.spent()).toBe(2 * PRICE);
    });
  });
});
