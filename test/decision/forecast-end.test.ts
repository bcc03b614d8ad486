/**
 * A model that ends before the days asked for leaves nulls behind its end. What a decision looks ahead to is not known there, and
 * a night without forecast hours has no verdict.
 */
import { describe, expect, test } from 'bun:test';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { gapsOf } from '../../src/decision/gaps.ts';
import { HOURLY_VARIABLES } from '../../src/weather/hourly.ts';
import { type HourValues, questionOf, type Scenario } from './scenario.ts';

const NOTHING: HourValues = Object.fromEntries(HOURLY_VARIABLES.map((name) => [name, Number.NaN]));

/** Known up to an hour, counted from the midnight that begins the day. */
const known = (untilHour: number): Partial<Scenario> => ({
  at: (hour, day) => (24 * day + hour >= untilHour ? NOTHING : {}),
});

function decided(activity: string, untilHour: number): DayDecision {
  const decision = decideDay(questionOf({ activity, ...known(untilHour) }));
  if (decision === null) throw new Error('no decision');
  return decision;
}

describe('what is looked ahead to behind the end of a forecast', () => {
  for (const [activity, name, fact] of [
    ['concrete-pour', 'lowest_next_48h', 'no colder than'],
    ['exterior-painting', 'dry_hours_ahead', 'dry for another'],
    ['crop-spraying', 'dry_hours_ahead', 'dry for another'],
  ] as const) {
    test(`is missing for ${activity}, and no fact in its favour`, () => {
      const whole = decided(activity, 96);
      expect(whole.verdict).toBe('great');
      expect(whole.summary).toContain(fact);
      for (const untilHour of [13, 24, 30]) {
        const { verdict, missing, summary } = decided(activity, untilHour);
        expect(verdict).toBe('good');
        expect(missing).toContain(name);
        expect(summary).not.toContain(fact);
      }
      expect(decided(activity, 13).figures[name]?.min).toBeNull();
    });
  }
  test('decides nothing for an activity that is over when its hours are', () => {
    expect(decided('running', 24)).toMatchObject({ verdict: 'great', missing: [] });
  });
});

describe('a day of which the forecast holds no hour with the light that it takes', () => {
  test('has no verdict, and the reason names what is lacking', () => {
    for (const [activity, untilHour] of [
      ['stargazing', 14],
      ['golf', 2],
    ] as const) {
      const question = questionOf({ activity, ...known(untilHour) });
      expect(decideDay(question)).toBeNull();
      expect(gapsOf(question)).toContain('temperature');
    }
  });
  test('has one where the sun leaves no such hour', () => {
    expect(decideDay(questionOf({ activity: 'golf', nowHour: 23 }))?.verdict).toBe('avoid');
  });
});
