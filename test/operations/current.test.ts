/** A remembered answer of `current` is given only while weather, minute, place and supplements are the same. */
import { expect, test } from 'bun:test';
import { current } from '../../src/operations/current.ts';
import { NO_ALERTS } from '../../src/operations/decision-days.ts';
import type { OperationContext } from '../../src/operations/operation.ts';
import type { Place, Resolution } from '../../src/place/place.ts';
import type { HourlyWeather } from '../../src/weather/hourly.ts';
import { placeNamed } from '../ask/interpretations.ts';
import { weatherOf } from '../decision/scenario.ts';

const NOON_MS = Date.parse('2026-06-10T12:00:00Z');
const MINUTE_MS = 60_000;

test('the same question again has the same body, until the minute, the weather, the alerts or the place are others', async () => {
  let nowMs = NOON_MS;
  let weather: HourlyWeather = weatherOf({ activity: 'golf' });
  let report = NO_ALERTS;
  let place: Place = placeNamed('Leeds');
  const context = {
    clock: { nowMs: () => nowMs },
    config: { iconBase: null, defaultPlace: null },
    // A place of its own each time, as for the address of a caller.
    places: { resolve: (): Resolution => ({ kind: 'found', place, others: [] }) },
    weather: { forecast: () => weather },
    alerts: { at: () => report },
    caller: null,
    callerIp: () => '192.0.2.1',
  } as unknown as OperationContext;
  const question = { q: '192.0.2.1', alerts: 'yes' } as const;
  const bodyNow = async () => (await current.run(context, question)).body;

  const first = await bodyNow();
  nowMs = NOON_MS + MINUTE_MS - 1;
  expect(await bodyNow()).toBe(first);
  nowMs = NOON_MS + MINUTE_MS;
  const later = await bodyNow();
  expect(later).not.toBe(first);
  weather = weatherOf({ activity: 'golf', base: { temperatureC: 3 } });
  const colder = await bodyNow();
  expect([later.temperature.celsius, colder.temperature.celsius]).toEqual([17, 3]);
  report = { ...NO_ALERTS, coverage: 'covered' };
  const covered = await bodyNow();
  expect([colder.coverage, covered.coverage, covered.temperature]).toEqual(['none', 'covered', colder.temperature]);
  place = placeNamed('York');
  const elsewhere = await current.run(context, question);
  expect([elsewhere.place?.name, elsewhere.body === covered]).toEqual(['York', false]);
});
