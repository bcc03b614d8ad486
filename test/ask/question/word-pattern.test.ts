/** A pattern answers by the text alone, and a question is read alike whatever was read before it. */
import { expect, test } from 'bun:test';
import { wholeWords } from '../../../src/ask/question/text.ts';
import { QUESTIONS } from './questions.ts';
import { read } from './reading.ts';

test('a global pattern that was tried on one text starts anew on the next', () => {
  const rain = wholeWords('rain');
  expect(rain.test('will there be rain')).toBe(true);
  expect(rain.test('rain')).toBe(true);
  expect('rain, then rain'.replaceAll(rain, 'sun')).toBe('sun, then sun');
});

test('a question is read alike before and after all others', () => {
  const questions = [
    "When's the next dry spell of at least three days in Belfast?",
    'at least 2 dry days in Leeds this week?',
    ...QUESTIONS.filter((_, i) => i % 5 === 0).map(([question]) => question),
  ];
  const first = questions.map((question) => read(question));
  const again = questions.toReversed().map((question) => read(question));
  expect(again.toReversed()).toEqual(first);
});
