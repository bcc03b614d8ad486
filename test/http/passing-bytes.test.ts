/**
 * Bytes that the next answer overwrites are copied by whatever keeps them: a long body as a stream, and what is compressed.
 * Headers of a call likewise, by its response.
 */
import { expect, test } from 'bun:test';
import { encoded } from '../../src/http/compression.ts';
import { answeredHeaders } from '../../src/http/headers.ts';
import { inOneWrite } from '../../src/http/one-write.ts';
import { newCall } from '../../src/metering/meter.ts';
import type { Answer } from '../../src/operations/operation.ts';

const ROOM_BYTES = 64 * 1024;
const FIRST = 0x61;
const SECOND = 0x62;

test('a body that is sent as a stream is that of its own call', async () => {
  for (const length of [100, 15 * 1024, 15 * 1024 + 1, 40_000]) {
    const room = new Uint8Array(ROOM_BYTES).fill(FIRST);
    const response = new Response(inOneWrite(room.subarray(0, length)));
    room.fill(SECOND);
    const sent = await response.bytes();
    expect([sent.length, sent.every((byte) => byte === FIRST)]).toEqual([length, true]);
  }
});

test('what is compressed is that of its own call, also where the same room is passed again', async () => {
  const room = new Uint8Array(ROOM_BYTES);
  const request = new Request('http://localhost/', { headers: { 'Accept-Encoding': 'gzip' } });
  const passing = room.subarray(0, 4_000);
  const sent = [FIRST, SECOND].map((byte) => {
    room.fill(byte);
    return encoded(passing, request, new Headers());
  });
  const first = sent.map((bytes) => (typeof bytes === 'string' ? null : Bun.gunzipSync(bytes)[0]));
  expect(first).toEqual([FIRST, SECOND]);
});

test('the headers of a response are those of its own call, also where the next answer writes others in their place', () => {
  const answer: Answer = { place: null, body: { known: true }, weather: null };
  const responses = [1, 2, 3].map((n) => {
    const rate = { allowed: true, perSecond: 10 * n, limit: 20 * n, remaining: n, retryAfterSeconds: 0 };
    const bill = {
      charged: 'credit',
      costMicroGbp: 100 * n,
      freeRemaining: 10 - n,
      balanceMicroGbp: 1_000 * n,
    } as const;
    // The second call has not been charged, and none but the last knows of no rate.
    const call = { ...newCall(), rate: n === 3 ? null : rate, bill: n === 2 ? null : bill, balance: bill };
    return new Response(null, { headers: answeredHeaders(answer, `request-${n}`, call) });
  });
  const stated = responses.map(({ headers }) => OF_CALL.map((name) => headers.get(name)));
  expect(stated).toEqual([
    ['request-1', '"account";q=20;w=2', '"account";r=1;t=2', '9', '0.0010', '0.0001'],
    ['request-2', '"account";q=40;w=2', '"account";r=2;t=2', '8', '0.0020', '0.0000'],
    ['request-3', null, null, '7', '0.0030', '0.0003'],
  ]);
});

test('the rate in the headers is that of its own account, also where two have the same limit and window', () => {
  const answer: Answer = { place: null, body: { known: true }, weather: null };
  const bill = { charged: 'free', costMicroGbp: 0, freeRemaining: 1, balanceMicroGbp: 0 } as const;
  const stated = [
    { perSecond: 20, remaining: 1 },
    { perSecond: 39, remaining: 1 },
    { perSecond: 39, remaining: 0 },
    { perSecond: 39, remaining: 0 },
  ].map((own) => {
    const rate = { allowed: true, limit: 40, retryAfterSeconds: 0, ...own };
    const headers = answeredHeaders(answer, 'request', { ...newCall(), rate, bill });
    return [headers.get('RateLimit-Policy'), headers.get('RateLimit')];
  });
  expect(stated).toEqual([
    ['"account";q=40;w=2', '"account";r=1;t=2'],
    ['"account";q=40;w=2', '"account";r=1;t=1'],
    ['"account";q=40;w=2', '"account";r=0;t=2'],
    ['"account";q=40;w=2', '"account";r=0;t=2'],
  ]);
});

const OF_CALL = [
  'X-Request-Id',
  'RateLimit-Policy',
  'RateLimit',
  'X-Free-Calls-Remaining',
  'X-Credit-Balance-GBP',
  'X-Call-Cost-GBP',
];
