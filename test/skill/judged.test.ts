/** What came is judged in the hours that were stated, not in the best ones that turned out. */
import { describe, expect, test } from 'bun:test';
import { judgeDay } from '../../src/decision/judge.ts';
import { dayVerdict, outcomeOf, statementOf } from '../../src/skill/judged.ts';
import { questionOf, type Scenario } from '../decision/scenario.ts';

const DAY: Scenario = { activity: 'running', date: '2026-05-10' };
/** Fine in the early morning alone, so that the window is then. */
const MORNING: Scenario = {
  ...DAY,
  at: (hour) => (hour < 9 ? {} : { precipitationMm: 6, precipitationProbabilityPct: 100, weatherCode: 65 }),
};
const EVENING: Scenario = {
  ...DAY,
  at: (hour) => (hour >= 12 ? {} : { precipitationMm: 6, precipitationProbabilityPct: 100, weatherCode: 95 }),
};

function judged(scenario: Scenario) {
  const found = judgeDay(questionOf(scenario));
  if (found === null) throw new Error('the day has no hours');
  return found;
}

describe('a window', () => {
  test('that was stated for the morning is wet when the morning is, however fine the evening', () => {
    const stated = statementOf(questionOf(MORNING));
    expect(stated?.verdict).toBe('great');
    const evening = judged(EVENING);
    expect(dayVerdict(evening)).toBe('great');
    expect(outcomeOf(evening, stated?.window ?? null)).toBe('avoid');
    expect(outcomeOf(judged(MORNING), stated?.window ?? null)).toBe('great');
  });

  test('is unknown where the analysis lacks its hours', () => {
    const stated = statementOf(questionOf(MORNING));
    const short = judged({ ...MORNING, fromHour: 12, toHour: 20 });
    expect(outcomeOf(short, stated?.window ?? null)).toBeNull();
  });

  test('that was not stated is judged by the day', () => {
    expect(outcomeOf(judged(MORNING), null)).toBe('great');
  });

  test('is held back for what the analysis never has only where the forecast was too', () => {
    const stated = statementOf(questionOf(MORNING));
    const blind = judged({ ...MORNING, activity: 'running', without: ['weatherCode'] });
    expect(outcomeOf(blind, stated?.window ?? null)).toBe('good');
    expect(outcomeOf(blind, stated?.window ?? null, true)).toBe('great');
  });
});
