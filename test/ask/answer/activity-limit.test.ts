/** A limit that stands beside an activity counts: no yes to the activity where it is not kept, nor where the ground is asked about. */
import { expect, test } from 'bun:test';
import { composeActivity } from '../../../src/ask/answer/compose-activity.ts';
import { FactBook } from '../../../src/ask/answer/facts.ts';
import type { Interpretation, Threshold } from '../../../src/ask/question/interpretation.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import type { ChancedDay } from '../../../src/decision/chanced-day.ts';
import { interpretationOf, subject } from '../interpretations.ts';
import { contextOf, leeds, TOMORROW, weatherOf } from './setting.ts';

const profile = BUILT_IN.profiles.find(({ id }) => id === 'outdoor-work');

const ABOVE_THREE: Threshold = {
  topic: 'temperature',
  comparison: 'above',
  value: 3,
  upTo: null,
  unit: 'celsius',
  text: 'above 3',
  asked: { value: 3, unit: '°C' },
  hours: 'every',
};

/** A good day for it, whose coldest hour is at five. */
function told(coldest: number, more: Partial<Interpretation>) {
  const day = {
    date: '2026-11-22',
    verdict: 'good',
    score: 70,
    windows: [],
    mainIssue: null,
    risks: [],
    dayWorst: null,
    unknown: [],
  };
  const decided = [{ decision: day }] as unknown as ChancedDay[];
  const weather = weatherOf({ temperatureC: (hour) => (hour % 24 === 5 ? coldest : 8) });
  const context = contextOf(weather, TOMORROW, { decided, rankedDays: decided });
  const question = interpretationOf([subject(leeds, [TOMORROW])], {
    topics: ['activity', 'temperature'],
    form: 'yes-no',
    activity: 'outdoor-work',
    ...more,
  });
  if (profile === undefined) throw new Error('no such activity');
  return composeActivity(question, [context], profile, new FactBook('metric', 'en', 'en', {}));
}

test('a limit that is not kept leads, and the activity is only stated', () => {
  const { verdict, sentences } = told(-2, { threshold: ABOVE_THREE });
  expect(verdict).toBe('no');
  expect(sentences[0]).toBe(
    'No, the lowest temperature in Leeds tomorrow (Sunday 22 November) will be -2 °C at 05:00 (asked: above 3).',
  );
  expect(sentences[1]).toStartWith('Good for outdoor work in Leeds tomorrow');
});

test('a limit that is kept is told behind the yes', () => {
  const { verdict, sentences } = told(5, { threshold: ABOVE_THREE });
  expect(verdict).toBe('yes');
  expect(sentences[0]).toStartWith('Yes, it will be good for outdoor work');
  expect(sentences[1]).toContain('will be 5 °C at 05:00 (asked: above 3)');
});

test('the ground is none of the score', () => {
  const { verdict, sentences } = told(5, { topics: ['activity', 'soil'] });
  expect(verdict).toBeNull();
  expect(sentences[0]).toStartWith('By the weather alone, good for outdoor work');
});
