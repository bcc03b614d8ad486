/** Whether a week is nice is told by its days, and not by its best hours. */
import { describe, expect, test } from 'bun:test';
import { FactBook } from '../../../src/ask/answer/facts.ts';
import { niceWeather } from '../../../src/ask/answer/nice-weather.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import type { ChancedDay } from '../../../src/decision/chanced-day.ts';
import type { Verdict } from '../../../src/decision/verdict.ts';
import { interpretationOf, subject } from '../interpretations.ts';
import { contextOf, leeds, span, weatherOf } from './setting.ts';

const profile = BUILT_IN.profiles.find(({ id }) => id === 'outdoor-event');
const WEEK = span(24, 24 * 5, 'days');
const SCORES: Readonly<Record<Verdict, number>> = { great: 90, good: 70, fair: 50, poor: 30, avoid: 5 };

function told(verdicts: readonly Verdict[], question: { form?: 'yes-no' | 'count'; negated?: boolean } = {}) {
  const decided = verdicts.map(
    (verdict, i) =>
      ({
        decision: { date: `2026-11-${22 + i}`, verdict, score: SCORES[verdict], windows: [] },
      }) as unknown as ChancedDay,
  );
  const rankedDays = decided.toSorted((a, b) => b.decision.score - a.decision.score);
  const context = contextOf(weatherOf({}), WEEK, { decided, rankedDays });
  const interpretation = interpretationOf([subject(leeds, [WEEK])], {
    topics: ['general'],
    form: 'yes-no',
    ...question,
  });
  if (profile === undefined) throw new Error('no such activity');
  return niceWeather(interpretation, context, profile, new FactBook('metric', 'en', 'en', {}));
}

describe('several days are nice', () => {
  test('with two thirds of them, and the good ones are named', () => {
    const { verdict, sentences } = told(['good', 'great', 'poor', 'good']);
    expect(verdict).toBe('yes');
    expect(sentences[0]).toBe(
      'Yes, 3 of 4 days will be good for an outdoor event in Leeds from Sunday 22 November to Wednesday 25 November: Sunday 22 November (good, 70), Monday 23 November (great, 90) and Wednesday 25 November (good, 70).',
    );
  });

  test('maybe with one of four, though its hours are great', () => {
    expect(told(['poor', 'great', 'avoid', 'poor']).verdict).toBe('maybe');
    expect(told(['fair', 'fair', 'avoid', 'poor']).verdict).toBe('maybe');
  });

  test('not with none, and the best is named', () => {
    const { verdict, sentences } = told(['poor', 'avoid', 'avoid', 'avoid']);
    expect(verdict).toBe('no');
    expect(sentences[0]).toStartWith('No, none of the 4 days will be good for an outdoor event in Leeds');
    expect(sentences[0]).toEndWith('; the best: Sunday 22 November (poor, 30).');
    expect(told(['poor', 'avoid', 'avoid', 'avoid'], { negated: true }).verdict).toBe('yes');
  });

  test('"how many nice days" has no yes', () => {
    const { verdict, sentences } = told(['good', 'great', 'poor', 'good'], { form: 'count' });
    expect(verdict).toBeNull();
    expect(sentences[0]).toStartWith('3 of 4 days will be good');
  });
});
