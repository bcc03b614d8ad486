/**
 * Each place and each time that is found in a question is in the reading that is answered, or is named as not taken into
 * account. A word that was found and left out silently would make the answer one to another question.
 */
import { expect, test } from 'bun:test';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import { openTestPlaces } from '../../place/open.ts';
import { ANNOTATED_QUESTIONS } from './annotated-questions.ts';
import { QUESTIONS } from './questions.ts';
import { NOW_MS } from './reading.ts';

const LONDON = { text: 'London, England, GB', source: 'default' } as const;
const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });

/** What was found and is not told of; empty for what is not read. */
function unused(question: string): string[] {
  const result = parser.parse(question, { nowMs: NOW_MS, fallbacks: [LONDON], home: 'GB' });
  if (result.kind !== 'interpreted') return [];
  const told = [result.interpretation, ...(result.further ?? [])].flatMap(({ subjects, unexplained, undated }) => [
    ...subjects.flatMap(({ text, place, times }) => [text, place.name, ...times.map((time) => time.text)]),
    ...unexplained,
    undated,
  ]);
  const all = told.join(' | ').toLowerCase();
  const { places, times } = parser.findSpans(question);
  return [...places, ...times]
    .map(({ start, end }) => question.normalize('NFC').slice(start, end).trim().toLowerCase())
    .filter((words) => words !== '' && !all.includes(words));
}

test.each([...QUESTIONS.map(([question]) => question), ...ANNOTATED_QUESTIONS.map(({ text }) => text)])(
  'all that is found in "%s" is used',
  (question) => {
    expect(unused(question)).toEqual([]);
  },
);
