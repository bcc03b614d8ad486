/** Days of one answer are compared, so all are counted in the same possible weathers, whatever comes in between. */
import { describe, expect, test } from 'bun:test';
import { chancedDay, chancedDays, type DayContext } from '../../src/operations/chanced-days.ts';
import { NO_ALERTS } from '../../src/operations/decision-days.ts';
import { addDays, parseCivilDate } from '../../src/time/civil.ts';
import type { MemberMethod, Members } from '../../src/weather/members/members.ts';
import { profileOf, weatherOf } from '../decision/scenario.ts';

const FIRST = parseCivilDate('2026-06-10') ?? expect.unreachable();
const DATES = [0, 1, 2, 3].map((ahead) => addDays(FIRST, ahead));
const NOW_MS = Date.parse('2026-06-10T05:10:00Z');

/** A week in Leeds that no other test's answers are remembered with. */
function week(): DayContext {
  return {
    profile: profileOf('golf'),
    place: {
      name: 'Leeds',
      region: 'England',
      country: 'United Kingdom',
      countryCode: 'GB',
      lat: 53.8,
      lon: -1.55,
      tzId: 'Europe/London',
      elevationM: 60,
      geonameId: null,
    },
    weather: weatherOf({ activity: 'golf', daysAfter: 6 }),
    question: { location: 'Leeds', activity: 'golf' },
    nowMs: NOW_MS,
    alerts: NO_ALERTS,
  };
}

/** A source of possible weathers whose ensemble is at hand from the given request on. */
function ensembleFrom(firstRequest: number, { weather }: DayContext) {
  let requests = 0;
  const made = (method: MemberMethod): Members => ({
    method,
    model: null,
    updatedAtMs: NOW_MS,
    basis: 'assumed',
    weathers: Array.from({ length: 12 }, () => weather),
  });
  return {
    weather: {
      ensemble: async () => null,
      members: async () => made(++requests < firstRequest ? 'dressed' : 'ensemble'),
      season: () => expect.unreachable('there is a forecast'),
    },
  };
}

async function methodsOf(answered: ReturnType<typeof chancedDays>): Promise<(string | undefined)[]> {
  return (await answered).map(({ origin }) => origin?.method);
}

describe('the days of one answer', () => {
  test('stand on one set of possible weathers, though an ensemble comes in between', async () => {
    const day = week();
    expect(await methodsOf(chancedDays(ensembleFrom(2, day), day, DATES))).toEqual(Array(4).fill('dressed'));
  });
  test('are decided anew by an ensemble that came after one of them was decided', async () => {
    const day = week();
    const context = ensembleFrom(2, day);
    expect((await chancedDay(context, day, DATES[1]))?.origin?.method).toBe('dressed');
    expect(await methodsOf(chancedDays(context, day, DATES))).toEqual(Array(4).fill('ensemble'));
  });
  test('are remembered: the same question needs no possible weathers again', async () => {
    const day = week();
    const first = await chancedDays(ensembleFrom(2, day), day, DATES);
    const again = await chancedDays(ensembleFrom(1, day), day, DATES);
    expect(again.map((each, i) => each === first[i])).toEqual(Array(4).fill(true));
  });
  test('decided on different sets before, one by one, they are decided by one', async () => {
    const day = week();
    const context = ensembleFrom(3, day);
    for (const date of DATES) await chancedDay(context, day, date);
    expect(await methodsOf(chancedDays(context, day, DATES))).toEqual(Array(4).fill('ensemble'));
  });
});
