/** The promises of the HTTP client to upstream and to its callers, with timers that the test moves. */
import { beforeEach, describe, expect, test } from 'bun:test';
import { nextTurn } from '../../src/lib/timers.ts';
import type { UpstreamEvent } from '../../src/upstream/fetch.ts';
import { HttpClient, type HttpClientOptions, type HttpRequest } from '../../src/upstream/http-client.ts';
import { RateBudget } from '../../src/upstream/rate-budget.ts';
import { UpstreamError } from '../../src/upstream/upstream-error.ts';
import { ManualTimers } from '../support/manual-timers.ts';

const URL_WITH_KEY = 'https://weather.test/v1?key=sEcReT';
const DATE = 'Wed, 10 Jun 2026 12:00:00 GMT';
const RETRY = { pauseMs: 500, random: () => 0.5 };
const request: HttpRequest<string> = {
  accept: 'text/plain',
  maxBytes: 1_000,
  read: (bytes) => new TextDecoder().decode(bytes),
  nowMs: Date.parse('2026-06-10T09:00:00Z'),
};

interface Sent {
  readonly init: RequestInit;
  readonly answer: (response: Response) => void;
}

let timers: ManualTimers;
let events: UpstreamEvent[];
/** The requests that the client has sent, in order. */
let sent: Sent[];

beforeEach(() => {
  timers = new ManualTimers();
  events = [];
  sent = [];
});

/** A client whose requests are answered by the test, or at once by `respond`. */
function clientOf(options: Partial<HttpClientOptions> = {}, respond?: () => Response | Promise<Response>): HttpClient {
  return new HttpClient('https://weather.test', {
    userAgent: 'fairday/test',
    fetch(_, init) {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      sent.push({ init, answer: resolve });
      if (respond !== undefined) resolve(respond());
      return promise;
    },
    monotonicMs: timers.monotonicMs,
    timers,
    onEvent: (event) => events.push(event),
    ...options,
  });
}

const get = (client: HttpClient, more: Partial<HttpRequest<string>> = {}) =>
  client.get(URL_WITH_KEY, { ...request, ...more });

async function errorOf(work: Promise<unknown>): Promise<UpstreamError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof UpstreamError) return error;
  throw error ?? new Error('there was an answer');
}

const status = (code: number, headers: Record<string, string> = {}, body: string | null = '') =>
  new Response(code === 304 ? null : body, { status: code, headers: { date: DATE, ...headers } });

/** Lets everything that waits for nothing but promises happen. */
/** What was read of an answer may wait for a turn of the loop. */
async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve();
  await nextTurn();
  for (let i = 0; i < 50; i++) await Promise.resolve();
}

describe('an answer', () => {
  test('is read, with its validators and the time that it stays fresh by the clock of the host', async () => {
    const client = clientOf({}, () =>
      status(200, { etag: '"1"', 'last-modified': DATE, expires: 'Wed, 10 Jun 2026 12:30:00 GMT' }, 'mild'),
    );
    expect(await get(client)).toEqual({
      status: 200,
      value: 'mild',
      etag: '"1"',
      lastModified: DATE,
      freshMs: 30 * 60_000,
    });
    expect(new Headers(sent[0].init.headers).get('user-agent')).toBe('fairday/test');
    expect(sent[0].init.redirect).toBe('error');
  });

  test('304 counts where the request has a condition, and only there', async () => {
    const client = clientOf({}, () => status(304));
    expect(await get(client, { etag: '"1"', lastModified: DATE })).toMatchObject({ status: 304, value: null });
    const headers = new Headers(sent[0].init.headers);
    expect([headers.get('if-none-match'), headers.get('if-modified-since')]).toEqual(['"1"', DATE]);
    expect((await errorOf(get(client))).kind).toBe('denied');
  });

  test('404 means that there is nothing, or a wrong URL if the options of the client say so', async () => {
    expect(await get(clientOf({}, () => status(404)))).toMatchObject({ status: 404, value: null });
    const strict = clientOf({ refusesWith404: true }, () => status(404));
    expect((await errorOf(get(strict))).kind).toBe('denied');
  });

  test('that is longer than allowed is malformed, and so is one that the reader refuses', async () => {
    const long = clientOf({}, () => status(200, {}, 'x'.repeat(1_001)));
    expect((await errorOf(get(long))).kind).toBe('malformed');
    expect(await get(clientOf({}, () => status(200, {}, 'x'.repeat(1_000))))).toMatchObject({ status: 200 });
    const read = () => {
      throw new UpstreamError('malformed', 'no columns');
    };
    const client = clientOf({}, () => status(200));
    for (let i = 0; i < 3; i++) expect((await errorOf(get(client, { read }))).message).toBe('no columns');
    expect(client.pauseMs()).toBe(5_000);
  });

  test('that makes the reader fail by a fault of its own is no failure of the host', async () => {
    const client = clientOf({ retry: RETRY }, () => status(200));
    const fault = new TypeError('a fault');
    const read = () => {
      throw fault;
    };
    for (let i = 0; i < 5; i++) expect(get(client, { read })).rejects.toBe(fault);
    await settle();
    expect([client.pauseMs(), client.status('x').failures, sent.length]).toEqual([0, 0, 5]);
  });
});

describe('a refusal', () => {
  const limited = (headers: Record<string, string>) => status(429, headers);

  test.each([
    [{}, 60],
    [{ 'retry-after': '5' }, 60],
    [{ 'retry-after': '600' }, 600],
    [{ 'retry-after': 'Wed, 10 Jun 2026 12:10:00 GMT' }, 600],
    [{ 'retry-after': 'nonsense' }, 60],
  ])('429 with %p is waited out', async (headers, seconds) => {
    const client = clientOf({ retry: RETRY }, () => limited(headers));
    const error = await errorOf(get(client));
    expect([error.kind, error.retryAfterMs, client.pauseMs()]).toEqual(['limited', seconds * 1000, seconds * 1000]);
    timers.pass(seconds * 1000 - 1);
    expect((await errorOf(get(client))).kind).toBe('paused');
    expect(sent).toHaveLength(1);
    timers.pass(1);
    await errorOf(get(client));
    expect(sent).toHaveLength(2);
  });

  test('503 with Retry-After is not retried, and waited out at once', async () => {
    const client = clientOf({ retry: RETRY }, () => status(503, { 'retry-after': '30' }));
    const error = await errorOf(get(client));
    expect([error.kind, error.retryAfterMs, client.pauseMs(), sent.length]).toEqual(['server', 30_000, 30_000, 1]);
  });

  test.each([400, 401, 403, 410])('%p is never retried', async (code) => {
    const client = clientOf({ retry: RETRY }, () => status(code));
    expect((await errorOf(get(client))).kind).toBe(code === 400 ? 'rejected' : 'denied');
    expect(sent).toHaveLength(1);
  });

  test('gives the rule of the client its reason, its Retry-After and the time of the host', async () => {
    const refusals: unknown[] = [];
    const client = clientOf(
      {
        readReason: (body) => body.toUpperCase(),
        pauseAfter: (refusal) => {
          refusals.push(refusal);
          return 7_000;
        },
      },
      () => status(403, { 'retry-after': '2' }, 'blocked'),
    );
    const error = await errorOf(get(client));
    expect([error.message, error.retryAfterMs]).toEqual(['403 from weather.test: BLOCKED', 7_000]);
    expect(refusals).toEqual([{ status: 403, reason: 'BLOCKED', retryAfterMs: 2_000, hostNowMs: Date.parse(DATE) }]);
  });
});

describe('the retry', () => {
  test('comes once, after its pause, and counts for one request of the queue', async () => {
    const client = clientOf({ retry: RETRY, maxInFlight: 1 });
    const pending = get(client);
    await settle();
    sent[0].answer(status(500));
    await settle();
    timers.pass(499);
    await settle();
    expect(sent).toHaveLength(1);
    timers.pass(1);
    await settle();
    expect(sent).toHaveLength(2);
    sent[1].answer(status(200, {}, 'mild'));
    expect(await pending).toMatchObject({ value: 'mild' });
    expect(events.map((event) => [event.kind, event.kind === 'failed' && event.willRetry])).toEqual([
      ['failed', true],
      ['answered', false],
    ]);
    expect(timers.size).toBe(0);
  });

  test('is not sent without a policy, nor when the budget is spent', async () => {
    await errorOf(get(clientOf({}, () => status(500))));
    expect(sent).toHaveLength(1);
    const budget = new RateBudget([{ windowMs: 60_000, units: 1 }], timers.monotonicMs);
    const pending = errorOf(get(clientOf({ retry: RETRY, budget }, () => status(500))));
    await settle();
    timers.pass(500);
    expect((await pending).kind).toBe('exhausted');
    expect(sent).toHaveLength(2);
  });
});

describe('the timeout', () => {
  test('covers the wait in the queue, the answer and the retry', async () => {
    const client = clientOf({ timeoutMs: 1_000, maxInFlight: 1, retry: RETRY });
    const first = errorOf(get(client));
    const second = errorOf(get(client));
    await settle();
    expect(client.status('x')).toMatchObject({ inFlight: 1, waiting: 1 });
    timers.pass(1_000);
    expect([(await first).kind, (await second).kind]).toEqual(['timeout', 'busy']);
    expect(sent).toHaveLength(1);

    const third = errorOf(get(client));
    await settle();
    timers.pass(600);
    sent[1].answer(status(500));
    await settle();
    timers.pass(400);
    expect((await third).kind).toBe('timeout');
    expect([sent.length, timers.size]).toEqual([2, 0]);
  });
});

test('no more than so many requests are in flight, and the queue is bounded', async () => {
  const client = clientOf({ maxInFlight: 2 });
  const all = Array.from({ length: 103 }, () => get(client).catch((error: UpstreamError) => error.kind));
  await settle();
  expect(sent).toHaveLength(2);
  expect(client.status('x')).toMatchObject({ inFlight: 2, waiting: 100 });
  expect(await all[102]).toBe('busy');
  sent[0].answer(status(200));
  await settle();
  expect(sent).toHaveLength(3);
  client.close();
  await Promise.all(all);
});

test('after close the requests in flight and those waiting are closed, and no other is sent', async () => {
  const client = clientOf({ maxInFlight: 1 });
  const pending = [errorOf(get(client)), errorOf(get(client))];
  await settle();
  client.close();
  expect((await Promise.all(pending)).map(({ kind }) => kind)).toEqual(['closed', 'closed']);
  expect((await errorOf(get(client))).kind).toBe('closed');
  expect([sent.length, timers.size, client.pauseMs()]).toEqual([1, 0, 0]);
});

test('three failures open the breaker, and a connection error names its code alone', async () => {
  const refused = Object.assign(new Error(`no connection with ${URL_WITH_KEY}`), { code: 'ECONNREFUSED' });
  const client = clientOf({}, () => Promise.reject(refused));
  for (let i = 0; i < 3; i++) {
    const error = await errorOf(get(client));
    expect([error.kind, error.message]).toEqual(['network', 'no connection with weather.test (ECONNREFUSED)']);
    expect(Bun.inspect(error, { depth: 9 })).not.toContain('sEcReT');
  }
  expect((await errorOf(get(client))).kind).toBe('paused');
  expect(client.status('forecast')).toMatchObject({ host: 'weather.test', requests: 3, failures: 3, pauseSeconds: 5 });
  expect(events.at(-1)).toEqual({ kind: 'paused', host: 'weather.test', seconds: 5 });
  expect(JSON.stringify(events)).not.toContain('sEcReT');
});
