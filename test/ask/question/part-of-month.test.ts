/** Nights of a usual month are told by its lows and days by its highs; a verdict on what no value of the month tells is not given. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

test.each(
  table(`
Marrakech in March, how warm at night => value least
night temperatures in Dubai in August => value least
is it warm overnight in Corfu in July => value least
warm nights in Crete in September? => value least
how hot is it during the day in Cairo in December => value most
afternoon temperature in Delhi in May => value most
daytime temps in Bangkok in December => value most
is it cold in the evenings in Cape Town in October => value null
how cold is Oslo in January => value null
is it cold in Prague in March => yes-no least
`),
)('%s: %s', (question, meaning) => {
  const { form, extreme, topics } = understood(question);
  expect([form, extreme].join(' ').replace(/ $/, ' null')).toBe(meaning);
  expect(topics).toEqual(['temperature']);
});

test('what tells no part of the month is named', () => {
  expect(understood('night temperatures in Dubai in August').unexplained).toEqual([]);
  expect(understood('is it cold in the evenings in Cape Town in October').unexplained).toEqual(['in the evenings']);
});
