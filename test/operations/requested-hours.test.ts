/** The hours that a part of a day, and "now", stand for. */
import { describe, expect, test } from 'bun:test';
import { requestedHours } from '../../src/operations/answer-contexts.ts';
import { offsetTable } from '../../src/time/civil.ts';
import { profileOf } from '../decision/scenario.ts';

const at = (clock: string): number => Date.parse(`2026-06-10T${clock}:00+01:00`);
const zone = offsetTable('Europe/London', at('00:00'), at('23:59'));

describe('"now"', () => {
  const now = (activity: string, clock: string) =>
    requestedHours(profileOf(activity), { fromMs: at(clock), toMs: at(clock) + 3_600_000, grain: 'now' }, zone);
  test('is as long as the activity takes', () => {
    expect(now('running', '21:10')).toEqual({ from: 21, to: 22 });
    expect(now('golf', '09:00')).toEqual({ from: 9, to: 13 });
  });
  test('is the next hour once half of this one is over, since that no longer counts', () => {
    expect(now('running', '21:29')).toEqual({ from: 21, to: 22 });
    expect(now('running', '21:30')).toEqual({ from: 22, to: 23 });
    expect(now('running', '21:40')).toEqual({ from: 22, to: 23 });
  });
});

test('a part of a day is its hours', () => {
  const evening = { fromMs: at('18:00'), toMs: at('22:00'), grain: 'hours' } as const;
  expect(requestedHours(profileOf('running'), evening, zone)).toEqual({ from: 18, to: 22 });
  expect(requestedHours(profileOf('stargazing'), evening, zone)).toEqual({ from: 18, to: 22 });
});

test('a time of an hour that is more than half over is of the next', () => {
  const hours = (minute: number) => {
    const fromMs = Date.parse('2026-06-10T13:00:00Z') + minute * 60_000;
    return requestedHours(profileOf('running'), { fromMs, toMs: fromMs + 3_600_000, grain: 'hours' }, zone).from;
  };
  const [full, ...later] = [0, 15, 30, 31, 50].map(hours);
  expect(later.map((from) => from - (full ?? 0))).toEqual([0, 0, 1, 1]);
});
