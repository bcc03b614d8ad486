/** A server says in time that it cannot charge, and asks a database that hangs once. */
import { expect, test } from 'bun:test';
import { Readiness } from '../../../src/account/postgres/readiness.ts';

test('a database that hangs is told as not ready while it hangs, asked once, and ready again when it answers', async () => {
  const hanging = Promise.withResolvers<void>();
  let asked = 0;
  const readiness = new Readiness(
    () => {
      asked++;
      return hanging.promise;
    },
    () => Number.NEGATIVE_INFINITY,
  );
  expect(await Promise.all([readiness.check(), readiness.check()])).toEqual([false, false]);
  expect(asked).toBe(1);
  hanging.resolve();
  expect(await readiness.check()).toBe(true);
});

test('what was just committed says it too; a change that is refused says no', async () => {
  let committedMs = performance.now();
  const readiness = new Readiness(
    () => Promise.reject(new Error('read-only')),
    () => committedMs,
  );
  expect(await readiness.check()).toBe(true);
  committedMs = Number.NEGATIVE_INFINITY;
  expect(await readiness.check()).toBe(false);
});
