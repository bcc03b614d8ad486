/** The bytes of an answer are remembered, and never older than their minute or of another place. */
import { expect, test } from 'bun:test';
import { answerJson, answerPayload, arePassing } from '../../src/operations/answer-text.ts';
import type { Answer } from '../../src/operations/operation.ts';
import { ADELAIDE, LONDON } from '../weather/setting.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:30Z');
const body = { forecast: ['– 5 °C'] };
const of = (place: typeof LONDON): Answer => ({ place, body, weather: null });
const text = (payload: string | Uint8Array) =>
  typeof payload === 'string' ? payload : new TextDecoder().decode(payload);

test('what is sent is the text, put together once a minute', () => {
  const first = answerPayload(of(LONDON), null, NOW_MS);
  expect(text(first)).toBe(answerJson(of(LONDON), null, NOW_MS));
  expect(answerPayload(of(LONDON), null, NOW_MS + 29_000)).toBe(first);
  const next = text(answerPayload(of(LONDON), null, NOW_MS + 30_000));
  expect([text(first), next].map((json) => JSON.parse(json).location.localtime)).toEqual([
    '2026-06-10 13:00',
    '2026-06-10 13:01',
  ]);
  expect(JSON.parse(text(answerPayload(of(ADELAIDE), null, NOW_MS + 30_000))).location.name).toBe('Adelaide');
});

test('bills and fields that move are written for each call', () => {
  const bill = { charged: 'free', costMicroGbp: 0, freeRemaining: 7, balanceMicroGbp: 0 } as const;
  expect(JSON.parse(text(answerPayload(of(LONDON), bill, NOW_MS))).billing.free_remaining).toBe(7);
  const moving = (seconds: number): Answer => ({ ...of(LONDON), moving: { seconds } });
  expect([1, 2].map((seconds) => JSON.parse(text(answerPayload(moving(seconds), null, NOW_MS))).seconds)).toEqual([
    1, 2,
  ]);
});

test('a bill is written behind an answer that stays, and what is kept of it is copied', () => {
  for (const freeRemaining of [1, 23, Number.MAX_SAFE_INTEGER]) {
    const bill = { charged: 'credit', costMicroGbp: 1200, freeRemaining, balanceMicroGbp: 1_000_000 } as const;
    const payload = answerPayload(of(LONDON), bill, NOW_MS);
    expect(text(payload)).toBe(answerJson(of(LONDON), bill, NOW_MS));
    expect(typeof payload !== 'string' && arePassing(payload)).toBe(true);
  }
  const whole = answerPayload(of(LONDON), null, NOW_MS);
  expect(typeof whole !== 'string' && arePassing(whole)).toBe(false);
});

test('every answer has the bill of its own call, in one response or another', async () => {
  const bill = (freeRemaining: number) =>
    ({ charged: 'free', costMicroGbp: 0, freeRemaining, balanceMicroGbp: 0 }) as const;
  const responses = Array.from({ length: 20 }, (_, i) => new Response(answerPayload(of(ADELAIDE), bill(i), NOW_MS)));
  const sent = await Promise.all(responses.map((response) => response.text()));
  expect(sent.map((json) => JSON.parse(json).billing.free_remaining)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});
