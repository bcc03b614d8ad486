/** The bytes of an answer are remembered, and never older than their minute or of another place. */
import { expect, test } from 'bun:test';
import { answerJson, answerPayload } from '../../src/operations/answer-text.ts';
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
