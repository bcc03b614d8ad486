/** Remembered answers keep no weather in memory: what bounds the caches of weather bounds the server. */
import { expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { NO_ALERTS } from '../../src/operations/decision-days.ts';
import { RepeatedQuestions } from '../../src/operations/repeated-questions.ts';
import type { HourlyWeather } from '../../src/weather/hourly.ts';
import { placeNamed } from '../ask/interpretations.ts';
import { profileOf, weatherOf } from '../decision/scenario.ts';

const NOW_MS = Date.parse('2026-06-10T05:10:00Z');
const QUESTIONS = 40;

test('a weather that nothing else holds goes, though the answer made from it is remembered', async () => {
  const repeated = new RepeatedQuestions<{ readonly location: string }, object>();
  const asked = Array.from({ length: QUESTIONS }, () => ({ location: 'Leeds' }));
  const weathers: WeakRef<HourlyWeather>[] = [];
  for (const params of asked) {
    const weather = weatherOf({ activity: 'golf' });
    weathers.push(new WeakRef(weather));
    const answered = { profile: profileOf('golf'), place: placeNamed('Leeds'), weather, alerts: NO_ALERTS, body: {} };
    repeated.remember({ activities: BUILT_IN }, params, NOW_MS, answered);
  }
  // What a turn of the event loop has looked at stays until its end.
  await Bun.sleep(1);
  Bun.gc(true);
  // A few may still lie on the stack.
  const left = weathers.filter((weather) => weather.deref() !== undefined).length;
  expect(left).toBeLessThan(QUESTIONS / 4);
  // What remembers is still there.
  expect([repeated, asked.length]).toEqual([expect.any(RepeatedQuestions), QUESTIONS]);
});
