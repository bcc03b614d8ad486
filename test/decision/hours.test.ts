/** Which hours count when a question names none, and what is left of the one that is running. */
import { describe, expect, test } from 'bun:test';
import runningFile from '../../data/activities/running.yaml';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { ProfileError } from '../../src/decision/profile.ts';
import { parseProfile } from '../../src/decision/profile-schema.ts';
import { formatLocal } from '../../src/time/civil.ts';
import { questionOf, type Scenario, USUAL_HOURS } from './scenario.ts';

const MINUTE_MS = 60_000;

/** Local hours considered and the best window's start, `HH:mm`; null where no hour counts. */
function hoursOf(scenario: Scenario): { hours: string[]; start: string | undefined; startMs: number } | null {
  const input = questionOf(scenario);
  const decision = decideDay(input);
  if (decision === null) return null;
  const clock = (ms: number): string => formatLocal(input.zone, ms).slice(11);
  const [first] = decision.windows;
  return {
    hours: decision.hours.map(({ startMs }) => clock(startMs)),
    start: first && clock(first.startMs),
    startMs: first?.startMs ?? Number.POSITIVE_INFINITY,
  };
}

function atMinute(hour: number, minute: number): Pick<Scenario, 'nowHour'> {
  return { nowHour: hour + minute / 60 };
}

describe('usual hours', () => {
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  for (const { id, light } of BUILT_IN.profiles) {
    const [from, to] = USUAL_HOURS[id] ?? [0, 24];
    test(`${id}: ${light.kind === 'night' ? 'noon to noon' : `${from} to ${to}`}`, () => {
      const { hours } = hoursOf({ activity: id }) ?? { hours: [] };
      if (light.kind === 'night') expect([hours[0], hours.length]).toEqual(['12:00', 24]);
      else expect([hours[0], hours.length, hours[hours.length - 1]]).toEqual([clock(from), to - from, clock(to - 1)]);
    });
    test(`${id}: exactly the hours that are asked for, also by night`, () => {
      const { hours } = hoursOf({ activity: id, fromHour: 2, toHour: 4 }) ?? {};
      expect(hours).toEqual(['02:00', '03:00']);
    });
  }
  test('no longer limit what has one end named', () => {
    expect(hoursOf({ activity: 'running', fromHour: 21 })?.hours).toEqual(['21:00', '22:00', '23:00']);
  });
  test('no window of a fine warm night is a wedding, a building site or a wash', () => {
    for (const activity of ['outdoor-event', 'outdoor-work', 'laundry-drying']) {
      const input = questionOf({ activity, at: (hour) => (hour < 7 ? {} : { temperatureC: 35, windKmh: 30 }) });
      for (const { startMs } of decideDay(input)?.windows ?? []) {
        expect(Number(formatLocal(input.zone, startMs).slice(11, 13))).toBeGreaterThanOrEqual(6);
      }
    }
  });
  test('are over for the day when their last hour is', () => {
    expect(hoursOf({ activity: 'running', nowHour: 22 })).toBeNull();
    expect(hoursOf({ activity: 'running', nowHour: 22, fromHour: 0, toHour: 24 })?.hours).toEqual(['22:00', '23:00']);
  });
  test('of a profile must be long enough for the activity', () => {
    const profile = { ...runningFile, usualHours: { from: 7, to: 7, judgement: 'none' } };
    expect(() => parseProfile(profile, 'own.yaml')).toThrow(ProfileError);
    expect(() => parseProfile(profile, 'own.yaml')).toThrow('usualHours.to: less than the 1 h');
  });
});

describe('the hour that is running', () => {
  test('counts while more than half of it is left, and is used from the next quarter on', () => {
    for (let minute = 0; minute < 60; minute++) {
      const found = hoursOf({ activity: 'dog-walking', ...atMinute(20, minute) });
      expect(found?.hours[0]).toBe(minute < 30 ? '20:00' : '21:00');
      const quarter = Math.ceil(minute / 15) * 15;
      expect(found?.start).toBe(minute < 30 ? `20:${String(quarter).padStart(2, '0')}` : '21:00');
    }
  });
  test('never lets a window begin in the past, for any activity and minute', () => {
    for (const { id } of BUILT_IN.profiles) {
      for (let minute = 0; minute < 24 * 60; minute += 97) {
        const scenario = { activity: id, ...atMinute(0, minute) };
        const found = hoursOf(scenario);
        if (found !== null) expect(found.startMs).toBeGreaterThanOrEqual(questionOf(scenario).nowMs);
      }
    }
  });
  test('at ten to midnight there is no drive left, and at twenty past eleven half an hour of one', () => {
    expect(hoursOf({ activity: 'driving', ...atMinute(23, 50) })).toBeNull();
    const late = decideDay(questionOf({ activity: 'driving', ...atMinute(23, 20) }));
    expect(late?.windows[0].endMs).toBe((late?.windows[0].startMs ?? 0) + 30 * MINUTE_MS);
  });
  test('of too few the sentence says how many', () => {
    const decision = decideDay(questionOf({ activity: 'hiking', ...atMinute(21, 40) }));
    expect(decision).toMatchObject({ verdict: 'avoid', mainIssue: 'time', windows: [] });
  });
  test('on the day the clocks go back counts each of the two hours of one name', () => {
    // 25 October 2026 in London: 01:00 comes twice, the second from 01:00 UTC on.
    const at = (hoursAfterMidnight: number) =>
      hoursOf({ activity: 'driving', date: '2026-10-25', nowHour: hoursAfterMidnight })?.hours.slice(0, 2);
    expect(at(1.4)).toEqual(['01:00', '01:00']);
    expect(at(1.6)).toEqual(['01:00', '02:00']);
    expect(at(2.4)).toEqual(['01:00', '02:00']);
  });
});
