/** What is not judged is said before anything else, and nothing is called safe. */
import { expect, test } from 'bun:test';
import { statesOnly, withReserve } from '../../../src/ask/answer/reservations.ts';
import { EN } from '../../../src/ask/answer/sentences/en.ts';
import type { Threshold } from '../../../src/ask/question/interpretation.ts';
import { UNCOVERED_SUBJECTS } from '../../../src/ask/question/uncovered-subjects.ts';
import { answered, contextOf, FORECAST, weatherOf } from './setting.ts';

const NOTHING_ODD = { asksSafety: false, stated: [], unexplained: [] } as const;

test('an uncovered subject has no verdict, and its sentence comes first', () => {
  for (const uncovered of UNCOVERED_SUBJECTS) {
    const { verdict, sentences } = answered([contextOf(weatherOf({}))], { uncovered, topics: ['temperature'] });
    expect(verdict).toBeNull();
    expect(sentences[0]).toBe(`No verdict: ${EN[`uncovered.${uncovered}`]}.`);
    expect(sentences.length).toBeGreaterThan(1);
  }
});

test('what speaks for doing something is only a maybe for whoever asks if it is safe', () => {
  const safety = { ...NOTHING_ODD, asksSafety: true };
  expect(withReserve('yes', false, safety)).toBe('maybe');
  expect(withReserve('no', true, safety)).toBe('maybe');
  expect(withReserve('no', false, safety)).toBe('no');
  expect(withReserve('yes', true, safety)).toBe('yes');
  expect(withReserve('yes', false, NOTHING_ODD)).toBe('yes');
  expect(withReserve('no', true, NOTHING_ODD)).toBe('no');
});

test('a word that was not read leaves no plain yes, and is named', () => {
  expect(withReserve('yes', false, { ...NOTHING_ODD, unexplained: ['lake'] })).toBe('maybe');
  const { closing } = answered([contextOf(weatherOf({}))], { unexplained: ['lake', 'quay', 'lake'] });
  expect(closing).toEqual(['Not taken into account: “lake” and “quay”.']);
});

test('a judgement that rests on an unread word is stated without a maybe; what is bad stays a no', () => {
  const unread = { ...NOTHING_ODD, unexplained: ['lake'] };
  expect(statesOnly('maybe', unread)).toBe(true);
  expect(statesOnly('maybe', { ...NOTHING_ODD, stated: ['gusts 30'] })).toBe(true);
  expect(statesOnly('no', unread)).toBe(false);
  expect(statesOnly('maybe', { ...unread, asksSafety: true })).toBe(false);
  expect(statesOnly('maybe', NOTHING_ODD)).toBe(false);
});

test('a figure that the question brings along is named beside the values of the source', () => {
  const { closing } = answered([contextOf(weatherOf({}))], { stated: ['gusts 30'] });
  expect(closing).toEqual(['The question says “gusts 30”; the values here are those of the weather source.']);
});

test('that safety depends on more than weather is never reworded', () => {
  const { closing } = answered([contextOf(weatherOf({}))], { asksSafety: true });
  expect(closing).toEqual(['Whether it is safe depends on more than this weather.']);
});

test('climate data of a coarse grid are no bare no to a question about wind', () => {
  const usual = contextOf(weatherOf({}, { ...FORECAST, source: 'typical' }));
  for (const negated of [false, true]) {
    const { verdict, sentences } = answered([usual], { topics: ['wind'], form: 'yes-no', negated });
    expect(verdict).toBeNull();
    expect(sentences[0]).toBe(
      'Climate data of a coarse grid have little wind in Leeds tomorrow (Sunday 22 November); they miss local winds, as on coasts, in straits and valleys.',
    );
    expect(sentences[1]).toStartWith('Typically wind of up to 10 km/h');
  }
  const windy = contextOf(weatherOf({ windKmh: 60, gustKmh: 90 }, { ...FORECAST, source: 'typical' }));
  expect(answered([windy], { topics: ['wind'], form: 'yes-no' }).verdict).toBe('yes');
  expect(answered([contextOf(weatherOf({}))], { topics: ['wind'], form: 'yes-no' }).verdict).toBe('no');
});

test('nights in a tent, and a chance that no source has, are said to be unknown', () => {
  const { closing } = answered([contextOf(weatherOf({}))], { staysOvernight: true });
  expect(closing).toEqual(['Camping is judged as an outdoor event; nights in a tent are not judged.']);
  const thunder = { topics: ['thunder'], form: 'yes-no', fallWanted: 'chance' } as const;
  expect(answered([contextOf(weatherOf({}))], thunder).closing).toEqual([
    'No source gives the chance of that in percent.',
  ]);
});

test('gusts that are told with the wind are not told again', () => {
  const { sentences } = answered([contextOf(weatherOf({}))], { topics: ['temperature', 'wind', 'gusts'] });
  expect(sentences.filter((sentence) => sentence.toLowerCase().includes('gusts'))).toHaveLength(1);
});

test('a limit that is kept gets no yes where safety hangs on more', () => {
  const threshold: Threshold = {
    topic: 'gusts',
    comparison: 'below',
    value: 50,
    upTo: null,
    unit: 'kmh',
    text: 'under 50',
    asked: { value: 50, unit: 'km/h' },
  };
  const calm = [contextOf(weatherOf({ gustKmh: 20 }))];
  const windy = [contextOf(weatherOf({ gustKmh: 70 }))];
  const question = { topics: ['gusts'], form: 'yes-no', threshold } as const;
  expect(answered(calm, question).verdict).toBe('yes');
  expect(answered(calm, { ...question, asksSafety: true }).verdict).toBeNull();
  expect(answered(calm, { ...question, asksSafety: true }).text).not.toMatch(/^Yes/);
  expect(answered(windy, { ...question, asksSafety: true }).verdict).toBe('no');
});
