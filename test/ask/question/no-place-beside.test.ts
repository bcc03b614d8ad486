/** Where no place is sent and none is set, the parts of a question that name none are about the one that it names. */
import { expect, test } from 'bun:test';
import type { Interpretation, ParseResult } from '../../../src/ask/question/interpretation.ts';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { openTestPlaces } from '../../place/open.ts';
import { NOW_MS, read } from './reading.ts';

const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });

const QUESTIONS = [
  'will it rain in Leeds tomorrow, and how windy is it on Sunday',
  'is it sunny in Leeds today and what time is sunset',
  'how warm will it be on Saturday in Leeds and do I need an umbrella on Sunday',
  'next full moon in Leeds and will it be clear',
  'when is the next full moon and will it be cloudy in Truro',
  'can I paint the fence in Hexham on Saturday, and when will it rain next',
  'wird es morgen in Kiel regnen und wie warm wird es am Samstag',
  'va-t-il pleuvoir demain à Nice et quelle température fera-t-il à 20h',
];

function meaning(result: ParseResult): unknown {
  if (result.kind !== 'interpreted') return result;
  const parts: readonly Interpretation[] = [result.interpretation, ...(result.further ?? [])];
  return parts.map(({ subjects, topics, form }) => ({
    form,
    topic: topics[0],
    subjects: subjects.map(({ place, source, times }) => [place.name, source, times[0]?.fromMs, times[0]?.toMs]),
  }));
}

test.each(QUESTIONS)('%s', (question) => {
  const alone = parser.parse(question, { nowMs: NOW_MS, fallbacks: [], home: 'GB' });
  expect(alone.kind === 'interpreted' && alone.further?.length).toBe(1);
  expect(meaning(alone)).toEqual(meaning(read(question)));
});

test('a question of its own is about that place too, where there is no other', () => {
  const asked = 'do I need a coat tonight? and is it dry in Whitby tomorrow';
  const alone = parser.parse(asked, { nowMs: NOW_MS, fallbacks: [], home: 'GB' });
  expect(alone.kind === 'interpreted' && alone.interpretation.subjects.map(({ place }) => place.name)).toEqual([
    'Whitby',
  ]);
});

test('what is sent beside a question stands for its parts without a place no more than before', () => {
  const sent = { text: 'York', source: 'location' } as const;
  const asked = 'do I need a coat tonight, and is it dry in Whitby tomorrow';
  const beside = parser.parse(asked, { nowMs: NOW_MS, fallbacks: [sent], home: 'GB' });
  const fallback = parser.parse(asked, { nowMs: NOW_MS, fallbacks: [{ ...sent, source: 'default' }], home: 'GB' });
  const places = (result: ParseResult) =>
    result.kind === 'interpreted' ? result.interpretation.subjects.map(({ place }) => place.name) : [];
  expect(places(beside)).toEqual(places(fallback));
});
