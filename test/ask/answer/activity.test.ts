/** What the answer about an activity says of the rest of the day. */
import { expect, test } from 'bun:test';
import { worstSentences } from '../../../src/ask/answer/activity.ts';
import { FactBook } from '../../../src/ask/answer/facts.ts';
import { type DayDecision, decideDay } from '../../../src/decision/decide.ts';
import { questionOf, type Scenario } from '../../decision/scenario.ts';
import { contextOf, weatherOf } from './setting.ts';

function worstOf(scenario: Scenario): string {
  const decision: DayDecision | null = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return worstSentences(decision, contextOf(weatherOf({})), new FactBook('metric', 'en', 'en', {})).join(' ');
}

test('what is severe stands outside the best hours only where there are any', () => {
  const gale = (from: number) => (hour: number) => (hour >= from ? { gustKmh: 112, windKmh: 60 } : {});
  expect(worstOf({ activity: 'golf', at: gale(15) })).toMatch(/^Extreme risk of gusts outside these hours: \d\d:00–/);
  expect(worstOf({ activity: 'golf', at: gale(0) })).toMatch(/^Extreme risk of gusts: /);
});
