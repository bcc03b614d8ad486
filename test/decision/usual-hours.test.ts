/**
 * Nobody barbecues at four in the morning. Without `from` and `to` the hours offered are those that people keep; with them
 * any hour is. An hour that has begun counts while more than half of it is left.
 */
import { describe, expect, test } from 'bun:test';
import { decideDay } from '../../src/decision/decide.ts';
import { civilHourAt } from '../../src/time/civil.ts';
import { ALL_DAYS } from './days/all.ts';
import { judgedOn, questionOn, type WeatherDay } from './days/day.ts';
import { mildDay } from './days/fine.ts';
import { houstonHeat, parisHeat } from './days/heat-and-cold.ts';
import { orlandoAfternoonStorms } from './days/rain.ts';
import { USUAL_HOURS } from './scenario.ts';

/** The windows of a day as hours of its clock. */
function windowsOn(day: WeatherDay, activity: string, asking = {}): ReadonlyArray<readonly [number, number]> {
  const input = questionOn(day, activity, asking);
  return (decideDay(input)?.windows ?? []).map(({ startMs, endMs }) => {
    const from = civilHourAt(input.zone, startMs);
    return [from, from + Math.round((endMs - startMs) / 3_600_000)];
  });
}

describe('without from and to', () => {
  for (const [activity, [from, to]] of Object.entries(USUAL_HOURS)) {
    test(`${activity} is offered between ${from}:00 and ${to}:00 alone`, () => {
      for (const day of ALL_DAYS) {
        for (const [start, end] of windowsOn(day, activity)) {
          expect(start, day.name).toBeGreaterThanOrEqual(from);
          expect(end, day.name).toBeLessThanOrEqual(to);
        }
      }
    });
  }
  test('a 40 °C day is no day for an event because its night is cool', () => {
    for (const day of [parisHeat(), houstonHeat(), orlandoAfternoonStorms()]) {
      for (const [start] of windowsOn(day, 'outdoor-event')) expect(start, day.name).toBeGreaterThanOrEqual(10);
    }
  });
  test('driving has no usual hours, and stars keep those of the night', () => {
    expect(windowsOn(mildDay(), 'driving')[0][0]).toBeLessThan(6);
  });
});

describe('with from and to', () => {
  test('any hour is judged that is asked for', () => {
    const windows = windowsOn(mildDay(), 'outdoor-work', { fromHour: 1, toHour: 5 });
    expect(windows.length).toBeGreaterThan(0);
    for (const [start, end] of windows) expect([start >= 1, end <= 5]).toEqual([true, true]);
  });
  test('the score of the hours that both ways share is the same', () => {
    const asked = judgedOn(mildDay(), 'running', { fromHour: 9, toHour: 12 });
    const usual = judgedOn(mildDay(), 'running');
    const at = (answer: typeof asked, startMs: number) => answer.hours.find((hour) => hour.startMs === startMs)?.score;
    for (const { startMs, score } of asked.hours) expect(at(usual, startMs)).toBe(score);
  });
});

describe('the running hour', () => {
  /** The first hour that is considered when the question comes at that minute of 09:00. */
  const firstHour = (activity: string, minute: number): number | null => {
    const input = questionOn(mildDay(), activity, { nowHour: 9 + minute / 60 });
    const first = decideDay(input)
      ?.windows.map(({ startMs }) => startMs)
      .sort((a, b) => a - b)[0];
    return first === undefined ? null : civilHourAt(input.zone, first);
  };
  test('counts at ten past', () => {
    expect(firstHour('running', 10)).toBe(9);
  });
  test('does not at ten to', () => {
    for (const activity of ['running', 'driving', 'dog-walking', 'cycling']) expect(firstHour(activity, 50)).toBe(10);
  });
});
