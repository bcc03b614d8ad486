/** An outage is told when it begins, changes and ends, and not in between. */
import { expect, test } from 'bun:test';
import { trackOutages } from '../../src/lib/outages.ts';

test('an outage is news when it begins, when its cause changes, and when it ends after so many seconds', () => {
  let nowMs = 0;
  const outages = trackOutages(() => nowMs);
  const met = ['full', 'full', 'locked', 'locked', 'full'].map((cause) => outages.failed('accounts', cause));
  expect(met).toEqual([true, false, true, false, true]);
  nowMs = 61_000;
  expect(outages.failed('weather', 'down')).toBe(true);
  expect(outages.works('accounts')).toBe(61);
  expect(outages.works('accounts')).toBeNull();
  expect(outages.failed('accounts', 'full')).toBe(true);
});

test('whatever the number of names, few are remembered', () => {
  const outages = trackOutages(() => 0);
  for (let i = 0; i < 1_000; i++) outages.failed(`host ${i}`, 'down');
  const known = Array.from({ length: 1_000 }, (_, i) => outages.works(`host ${i}`)).filter(
    (seconds) => seconds !== null,
  );
  expect(known).toHaveLength(100);
});
