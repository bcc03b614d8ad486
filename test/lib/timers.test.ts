/** Turns of the event loop, which work that goes on and on has to share. */
import { expect, test } from 'bun:test';
import { shareLoop } from '../../src/lib/timers.ts';

test('work that never waits for anything but its share lets others have a turn', async () => {
  let hadTurn = false;
  setImmediate(() => {
    hadTurn = true;
  });
  const untilMs = performance.now() + 2_000;
  // Without it these are microtasks alone, and no turn comes before all of them have ended.
  while (!hadTurn && performance.now() < untilMs) await shareLoop();
  expect(hadTurn).toBe(true);
});
