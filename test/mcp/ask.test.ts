import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Phraser, PhrasingFailed } from '../../src/ask/phrasing.ts';
import { testParser } from '../ask/interpretations.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { currentClient } from './clients.ts';

let failing = false;

/** A model that says nothing of its own, or fails as real ones do. */
const phraser: Phraser = {
  async *phrase() {
    if (failing) throw new PhrasingFailed('llm_unreachable');
    yield 'As the figures say.';
  },
};

let fairday: TestService;

beforeAll(async () => {
  fairday = await startTestService({}, { ask: { parser: testParser, phraser } });
});

afterAll(() => fairday.stop());

const premium = async (key: string) => {
  const usage = (await (await fairday.get('/v1/usage', key)).json()) as { free: { premium: { used: number } } };
  return usage.free.premium.used;
};

async function ask(key: string, args: Record<string, unknown>, mode: 'auto' | 'legacy' = 'auto') {
  const client = await currentClient(fairday, key, mode);
  const result = await client.callTool({ name: 'ask', arguments: args });
  await client.close();
  return result;
}

function codeOf({ _meta }: { _meta?: Readonly<Record<string, unknown>> | undefined }): string | undefined {
  const error = _meta?.['fairday/error'] as { readonly code: string } | undefined;
  return error?.code;
}

test('a question costs what it costs at its address, and gets the same answer', async () => {
  const key = await fairday.keyOf('verified');
  const whole = await ask(key, { question: 'rain in Leeds?', detail: 'full' });
  const response = await fetch(`${fairday.url}/v1/ai`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ q: 'rain in Leeds?' }),
  });
  expect(whole.structuredContent as object).toEqual((await response.json()) as object);
  expect(await premium(key)).toBe(4);
  const brief = await ask(key, { question: 'rain in Leeds?' }, 'legacy');
  const { answer } = whole.structuredContent as { answer: string };
  expect(brief.structuredContent).toEqual({ answer, summary_error: null });
  expect(brief._meta?.['fairday/billing']).toMatchObject({ charged: 'free', free_remaining: 44 });
});

test('what is given back over HTTP is given back here: a model that fails, a place that is not known', async () => {
  const key = await fairday.keyOf('verified');
  failing = true;
  const replaced = await ask(key, { question: 'rain in Leeds?' });
  failing = false;
  expect(replaced.structuredContent).toMatchObject({ answer: expect.any(String), summary_error: expect.any(String) });
  expect(replaced._meta?.['fairday/billing']).toEqual({
    cost_gbp: '0.0000',
    free_remaining: 50,
    balance_gbp: '0.0000',
  });
  const unknown = await ask(key, { question: 'rain in Xqzzyvia?' });
  expect([unknown.isError, codeOf(unknown)]).toEqual([true, 'location_not_found']);
  const nowhere = await ask(key, { question: 'rain?' });
  expect(codeOf(nowhere)).toBe('place_required');
  const placed = await ask(key, { question: 'rain?', place: 'Leeds' });
  expect(placed.isError ?? false).toBe(false);
  expect(await premium(key)).toBe(2);
});

/** One question with a request id of the caller's own, in `_meta` or in the header. */
async function askAs(key: string, question: string, id: unknown, header?: string) {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { 'X-API-Key': key, ...(header === undefined ? {} : { 'X-Request-Id': header }) };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${fairday.url}/mcp`), { requestInit: { headers } }));
  const own = id === undefined ? {} : { _meta: { 'fairday/requestId': id } };
  const result = await client.callTool({ name: 'ask', arguments: { question, detail: 'full' }, ...own });
  await client.close();
  return result;
}

describe('a request id of the caller', () => {
  test('gets the same answer again at no cost, over HTTP and MCP, and another question with it is refused', async () => {
    const key = await fairday.keyOf('verified');
    const first = await askAs(key, 'rain in Leeds?', 'q-1');
    expect([first.isError ?? false, await premium(key)]).toEqual([false, 2]);
    expect(first._meta?.['fairday/replayed']).toBeUndefined();
    for (const [id, header] of [['q-1'], [undefined, 'q-1'], ['q-1', 'q-2']]) {
      const again = await askAs(key, 'rain in Leeds?', id, header);
      expect(again.structuredContent).toEqual(first.structuredContent);
      expect(again._meta?.['fairday/replayed']).toBe(true);
      expect(again._meta?.['fairday/billing']).toMatchObject({ cost_gbp: '0.0000', free_remaining: 48 });
    }
    const rest = await fetch(`${fairday.url}/v1/ai`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', 'X-Request-Id': 'q-1' },
      body: JSON.stringify({ q: 'rain in Leeds?' }),
    });
    expect(rest.headers.get('x-idempotent-replay')).toBe('true');
    expect((await rest.json()) as object).toEqual(first.structuredContent as object);
    expect(codeOf(await askAs(key, 'rain in York?', 'q-1'))).toBe('request_id_reused');
    expect(codeOf(await askAs(key, 'rain in York?', 'no id'))).toBe('invalid_parameter');
    expect(await premium(key)).toBe(2);
  });

  test('is nobody’s where none is given: the ids of the protocol start anew with each client', async () => {
    const key = await fairday.keyOf('verified');
    for (const cost of [2, 4]) {
      const result = await askAs(key, 'rain in Leeds?', undefined);
      expect([result._meta?.['fairday/replayed'], await premium(key)]).toEqual([undefined, cost]);
    }
  });

  test('of a question that failed is answered afresh', async () => {
    const key = await fairday.keyOf('verified');
    failing = true;
    await askAs(key, 'rain in Leeds?', 'q-1');
    failing = false;
    const again = await askAs(key, 'rain in Leeds?', 'q-1');
    expect([again._meta?.['fairday/replayed'], await premium(key)]).toEqual([undefined, 2]);
  });
});
