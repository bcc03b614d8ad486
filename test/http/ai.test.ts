/** Questions over HTTP: what is answered, what is refused and how, and that a stream is the same answer in pieces. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { testParser } from '../ask/interpretations.ts';
import { answerFaults } from '../support/answer-shape.ts';
import { type AnyBody, startTestService, type TestService } from '../support/service.ts';
import { streamOf } from '../support/streams.ts';
import { until } from '../support/until.ts';
import { type AiBody, AS_EVENTS, eventsOf, post } from './events.ts';

let fairday: TestService;
let key: string;

beforeAll(async () => {
  fairday = await startTestService({}, { ask: { parser: testParser }, pingMs: 20 });
  key = await fairday.keyOf('verified');
});

afterAll(() => fairday.stop());

const RAIN = { q: 'Will there be rain in Leeds?' };

async function errorOf(response: Response): Promise<[number, string, string[]]> {
  const { error } = (await response.json()) as AnyBody;
  return [response.status, error.code, (error.details ?? []).map(({ field }) => field)];
}

describe('a question', () => {
  test('is answered with verdict, place, date and values, in the documented shape', async () => {
    const response = await post(fairday, key, RAIN);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-weather-source')).toBe('typical');
    const body = (await response.json()) as AiBody;
    expect(answerFaults('ai', body)).toEqual([]);
    expect(body.answer).toMatch(/^(Yes|No|Maybe), .*in Leeds tomorrow \(Thursday 2 July\)\. On average \d/);
    expect(body.data.location.name).toBe('Leeds');
    expect(body.summary_error).toBeNull();
  });

  test('is answered in the units that the body names, else in those of the place', async () => {
    const of = async (body: object) => ((await (await post(fairday, key, body)).json()) as AiBody).answer;
    expect(await of({ q: 'weather in Leeds' })).toMatch(/ °C.* mph/);
    expect(await of({ q: 'weather in Lyon' })).toMatch(/ °C.* km\/h/);
    expect(await of({ q: 'weather in Boston' })).toMatch(/ °F.* mph/);
    expect(await of({ q: 'weather in Boston', units: 'metric' })).toMatch(/ °C.* km\/h/);
    expect(await of({ q: 'weather in Lyon', units: 'imperial' })).toMatch(/ °F.* mph/);
  });

  test('costs two premium calls', async () => {
    const own = await fairday.keyOf('verified');
    const response = await post(fairday, own, RAIN);
    expect(response.headers.get('x-free-calls-remaining')).toBe('48');
    expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
    const usage = (await (await fairday.get('/v1/usage', own)).json()) as { free: { premium: { used: number } } };
    expect(usage.free.premium.used).toBe(2);
  });

  test('writes one line in the log, without its words', async () => {
    await (await post(fairday, key, RAIN, { 'X-Request-Id': 'for-the-log', ...AS_EVENTS })).text();
    await fairday.get('/healthz', undefined, { 'X-Request-Id': 'after-the-log' });
    await until(() => fairday.logged.join('').includes('after-the-log'));
    const lines = fairday.logged
      .join('')
      .split('\n')
      .filter((line) => line.includes('for-the-log'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'POST', route: '/v1/ai', status: 200, charged: 'free', weather: 'typical' },
    ]);
    expect(lines[0]).not.toContain('Leeds');
  });
});

describe('a request that is wrong is refused before anything is spent', () => {
  const own = { key: '' };
  beforeAll(async () => {
    own.key = await fairday.keyOf('verified');
  });
  afterAll(async () => {
    const usage = (await (await fairday.get('/v1/usage', own.key)).json()) as { free: { premium: { used: number } } };
    expect(usage.free.premium.used).toBe(0);
  });
  const refused = async (body: unknown, headers: Record<string, string> = {}) =>
    errorOf(await post(fairday, own.key, body, headers));

  test('by its type', async () => {
    expect(await refused(RAIN, { 'Content-Type': 'text/plain' })).toEqual([415, 'unsupported_media_type', []]);
    expect(await refused('q=rain', { 'Content-Type': 'application/x-www-form-urlencoded' })).toEqual([
      415,
      'unsupported_media_type',
      [],
    ]);
    expect((await post(fairday, key, RAIN, { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(200);
  });

  test.each(['', '{', '{"q":', '[]', '"rain"', 'null', '12', '{"q":"\ud800"'])('by its form: %p', async (body) => {
    expect(await refused(body)).toEqual([400, 'malformed_body', []]);
  });

  test('by bytes that are no UTF-8', async () => {
    const response = await fetch(`${fairday.url}/v1/ai`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': own.key },
      body: Uint8Array.from([...Buffer.from('{"q":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    });
    expect(await errorOf(response)).toEqual([400, 'malformed_body', []]);
  });

  test('by its size, with an error body whatever the size', async () => {
    const large = (bytes: number) => JSON.stringify({ q: 'x'.repeat(bytes) });
    for (const bytes of [65_536, 1_000_000, 150_000_000]) {
      expect(await refused(large(bytes))).toEqual([413, 'payload_too_large', []]);
    }
  });

  test('by its size without a stated length', async () => {
    for (const bytes of [160_000, 150_000_000]) {
      const response = await fetch(`${fairday.url}/v1/ai`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': own.key },
        body: streamOf(bytes).body,
      });
      expect(await errorOf(response)).toEqual([413, 'payload_too_large', []]);
    }
  });

  test('by its fields', async () => {
    const wrong = [400, 'invalid_parameter'] as const;
    expect(await refused({})).toEqual([...wrong, ['q']]);
    expect(await refused({ q: '' })).toEqual([...wrong, ['q']]);
    expect(await refused({ q: '  ' })).toEqual([...wrong, ['q']]);
    expect(await refused({ q: 7 })).toEqual([...wrong, ['q']]);
    expect(await refused({ q: null })).toEqual([...wrong, ['q']]);
    expect(await refused({ q: ['rain'] })).toEqual([...wrong, ['q']]);
    expect(await refused({ q: 'x'.repeat(501) })).toEqual([...wrong, ['q']]);
    expect(await refused({ ...RAIN, place: 'Leeds' })).toEqual([...wrong, ['place']]);
    expect(await refused({ ...RAIN, units: 'kelvin' })).toEqual([...wrong, ['units']]);
    expect(await refused({ ...RAIN, location: '91,0' })).toEqual([...wrong, ['location']]);
    expect(await refused({ ...RAIN, location: 'x'.repeat(201) })).toEqual([...wrong, ['location']]);
  });

  test('by its meaning', async () => {
    expect(await refused({ q: 'rain?' })).toEqual([400, 'place_required', []]);
    expect(await refused({ q: 'rain in Xqzzyvia?' })).toEqual([404, 'location_not_found', []]);
    expect(await refused({ q: 'rain?', location: 'Xqzzyvia' })).toEqual([404, 'location_not_found', []]);
    expect(await refused({ q: 'write a poem' })).toEqual([422, 'not_a_weather_question', []]);
    expect(await refused({ q: 'wie wird das wetter' })).toEqual([422, 'not_a_weather_question', []]);
  });

  test('as plain errors also where a stream is wanted', async () => {
    const response = await post(fairday, own.key, { q: 'rain?' }, AS_EVENTS);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await errorOf(response)).toEqual([400, 'place_required', []]);
  });

  test('by its key, its method, and when nothing is left to pay with', async () => {
    expect((await errorOf(await post(fairday, 'fd_000000000000000000000000000000000000', RAIN)))[0]).toBe(401);
    expect((await errorOf(await post(fairday, await fairday.keyOf('suspended'), RAIN)))[0]).toBe(403);
    const get = await fairday.get('/v1/ai', own.key);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const poor = await startTestService({ FAIRDAY_FREE_PREMIUM_DAY: '1' }, { ask: { parser: testParser } });
    try {
      // Told before the place is looked for.
      expect((await errorOf(await post(poor, await poor.keyOf('verified'), { q: 'rain?' })))[1]).toBe(
        'payment_required',
      );
    } finally {
      await poor.stop();
    }
  });
});

describe('a stream', () => {
  test('is start, data, deltas, billing and done, numbered, and the same answer as without a stream', async () => {
    const plain = (await (await post(fairday, key, RAIN)).json()) as AiBody;
    const response = await post(fairday, key, RAIN, { ...AS_EVENTS, 'X-Request-Id': 'streamed-1' });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('x-request-id')).toBe('streamed-1');
    const { events } = await eventsOf(response);
    expect(events.map(({ data }) => data.seq)).toEqual(events.map((_, i) => i));
    expect(events.map(({ event }) => event)).toEqual(events.map(({ data }) => data.type));
    const kinds = events.map(({ data }) => data.type);
    const deltas = events.filter(({ data }) => data.type === 'delta');
    expect(kinds).toEqual(['start', 'data', ...deltas.map(() => 'delta'), 'billing', 'done']);
    expect(deltas.length).toBeGreaterThan(5);
    expect(deltas.map(({ data }) => data.text).join('')).toBe(plain.answer);
    const { type, seq, ...done } = events.at(-1)?.data ?? { type: '', seq: -1 };
    expect([type, seq]).toEqual(['done', events.length - 1]);
    expect(JSON.stringify(done)).toBe(JSON.stringify(plain));
    expect(events[0].data).toMatchObject({ request_id: 'streamed-1', engine: 'embedded' });
    expect(events[1].data.data).toEqual(plain.data);
    expect(events.at(-2)?.data).toMatchObject({
      charged: 'free',
      cost_gbp: '0.0000',
      refunded: false,
      replayed: false,
    });
  });

  test.each([
    ['text/event-stream', true],
    ['text/event-stream, */*;q=0.1', true],
    ['application/json, text/event-stream', true],
    ['application/json;q=0.5, text/event-stream;q=0.9', true],
    ['*/*', false],
    ['application/json', false],
    ['text/event-stream;q=0', false],
    ['text/event-stream;q=0.2, application/json', false],
    ['text/event-stream;q=0.5, */*', false],
    ['text/*', false],
  ])('is given for Accept: %s → %p', async (accept, streamed) => {
    const response = await post(fairday, key, RAIN, { Accept: accept });
    await response.text();
    expect(response.headers.get('content-type')?.startsWith('text/event-stream')).toBe(streamed);
  });
});

describe('the place of a question that names none', () => {
  test('is that of the body, else of the account, else of the service, and the answer says which', async () => {
    const service = await startTestService({ FAIRDAY_DEFAULT_PLACE: 'York, England' }, { ask: { parser: testParser } });
    try {
      const { accounts, clock } = service.service;
      const email = 'placed@example.org';
      const account = await accounts.createAccount(email, 'verified', clock.nowMs());
      const { key: own } = await accounts.createKey(account.id, 'test', clock.nowMs());
      const ask = async (body: object) => (await (await post(service, own, body)).json()) as AiBody;
      const source = ({ data }: AiBody) => [data.location.name, data.interpretation.places[0].source];
      const ofService = await ask({ q: 'rain?' });
      expect(source(ofService)).toEqual(['York', 'default']);
      expect(ofService.answer).toContain('is the default place of this service.');
      expect(await accounts.setDefaultPlace(email, 'Bath, England')).toBe(true);
      const ofAccount = await ask({ q: 'rain?' });
      expect(source(ofAccount)).toEqual(['Bath', 'account']);
      expect(ofAccount.answer).toContain('Bath, England is the default place of your account.');
      expect(source(await ask({ q: 'rain?', location: 'Lyon' }))).toEqual(['Lyon', 'location']);
      expect(source(await ask({ q: 'rain in Leeds?', location: 'Lyon' }))).toEqual(['Leeds', 'question']);
    } finally {
      await service.stop();
    }
  });
});

describe('languages', () => {
  const asking = { q: 'weather in Leeds' };

  test('the words for the sky are those of lang, in the answer and in the data', async () => {
    const of = async (body: object) => (await (await post(fairday, key, body)).json()) as AiBody;
    const [english, german] = [await of(asking), await of({ ...asking, lang: 'de' })];
    const skyOf = ({ data }: AiBody) => JSON.stringify(data.weather).match(/"text":"([^"]+)"/)?.[1];
    expect(skyOf(german)).not.toBe(skyOf(english));
    expect(german.answer).not.toBe(english.answer);
    expect(german.answer).toContain(' in Leeds');
    expect(await errorOf(await post(fairday, key, { ...asking, lang: 'xx' }))).toEqual([
      400,
      'invalid_parameter',
      ['lang'],
    ]);
  });

  test('a question in one that is not read is 422 with those that are', async () => {
    const response = await post(fairday, key, { q: 'Wie wird das Wetter in Leeds?' });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as AnyBody;
    expect([error.code, error.message.includes('English, German')]).toEqual(['not_a_weather_question', true]);
  });
});
