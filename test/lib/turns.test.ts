/** Work in turn: one piece at a time, in order, whatever becomes of the piece before. */
import { expect, test } from 'bun:test';
import { createTurns } from '../../src/lib/turns.ts';

test('runs one piece after the other, in the order in which they were asked for', async () => {
  const inTurn = createTurns();
  const told: string[] = [];
  const gates = ['a', 'b', 'c'].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const all = gates.map(({ name, promise }) =>
    inTurn(async () => {
      told.push(`${name} begins`);
      await promise;
      told.push(`${name} ends`);
      return name;
    }),
  );
  for (const { resolve } of [...gates].reverse()) resolve();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a piece that fails fails alone', async () => {
  const inTurn = createTurns();
  const failed = inTurn(() => Promise.reject(new Error('no weather')));
  const next = inTurn(async () => 'done');
  expect(await failed.catch((error: Error) => error.message)).toBe('no weather');
  expect(await next).toBe('done');
});
