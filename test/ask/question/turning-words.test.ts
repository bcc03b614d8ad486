/** Small words that turn a question round: they are read, or the answer names them and says no yes or no. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

describe('a word that no part of the reading covers', () => {
  test.each(
    table(`
is neither day dry this weekend in leeds => value neither
will it rain more than once tomorrow in leeds => value more than once
how often will it rain tomorrow in leeds => value how often
was it ever below -10 in leeds => value ever
rain per day this week in leeds => value per day
will it be warmer inside than outside in leeds tonight => value inside
how quickly will it warm up tomorrow in leeds => value how quickly
how accurate was yesterdays forecast for leeds => value how accurate
compared to the forecast, how was yesterday in leeds => value compared to the forecast
is at least half of the weekend dry in leeds => value at least half of the weekend
what kind of clouds will there be over leeds tomorrow => value what kind of clouds
why is it so cold in leeds today => value why
coldest sunny day this week in leeds => value coldest sunny day
is it drier than last time in leeds => last than last time
whats the earliest i can mow tomorrow in leeds => best-time earliest
half as windy tomorrow in leeds? => value half as
War es jemals unter -10 in Köln => value jemals
Regen pro Tag diese Woche in Köln => value pro Tag
¿Ha nevado alguna vez en junio en Sevilla? => value alguna vez
`),
  )('%s', (question, expected) => {
    const { form, unexplained } = understood(question);
    expect(`${form} ${unexplained.join(', ')}`).toBe(expected);
  });
});

describe('the same word where the reading covers it', () => {
  test.each([
    'has it ever snowed in Leeds',
    'is it colder than yesterday in Leeds',
    'is it warmer than usual in Leeds',
    'will it be colder than -5 tonight in Leeds',
    'is Leeds drier than York tomorrow',
    'wind in miles per hour tomorrow in Leeds',
    'how fast is the wind in Leeds',
    'the second half of next week in Leeds',
    'latest weather in Leeds',
    'what is the latest forecast for Leeds',
    'is it forecast to be 30 later in York, right?',
    'three dry days in a row in Leeds',
    'which is the coldest day this week in Leeds',
    'how many rainy days next week in Leeds',
    'is the sea warmer than the air in Brighton today',
    'will it rain an hour from now in Leeds',
    'weather every day this week in Leeds',
  ])('%s', (question) => {
    expect(understood(question).unexplained).toEqual([]);
  });
});

test('days are counted against a number', () => {
  const daysOf = (question: string) => {
    const { form, days } = understood(question);
    return `${form} ${days?.kind} ${days?.bound} ${days?.length}`;
  };
  expect(daysOf('more than two dry days this week in Leeds')).toBe('count dry above 2');
  expect(daysOf('fewer than 3 rainy days next week in Leeds?')).toBe('count wet below 3');
  expect(daysOf('at most one wet day next week in Leeds?')).toBe('count wet below 2');
  expect(daysOf('dry on at least two days this weekend in Leeds')).toBe('count dry at-least 2');
  expect(daysOf('does it get above 20 on more than one day this week in Leeds')).toBe('count null above 1');
  expect(daysOf('are there 3 dry days in a row in Leeds')).toBe('run dry undefined 3');
});

test('one day instead of another is held against it', () => {
  for (const question of [
    'bbq on saturday instead of sunday in Leeds?',
    'should i paint on saturday rather than sunday in Leeds',
    'Grillen am Samstag statt am Sonntag in Köln?',
    '¿Barbacoa el sábado en vez del domingo en Sevilla?',
  ]) {
    const { form, negated } = understood(question);
    expect([form, negated]).toEqual(['compare', false]);
  }
  expect(understood('should i stay in tomorrow in Leeds instead of running').negated).toBe(true);
});

test('when rain began is asked of the hours up to now', () => {
  expect(understood('when did it start raining in Leeds').span).toBe('since');
  expect(understood('since when is it raining in Leeds').span).toBe('since');
  expect(understood('when did it start raining in Leeds yesterday').span).toBeUndefined();
});

test('the second of two things that are done is named, and so is the second of two ends', () => {
  for (const [question, unread] of [
    ['run in the morning and golf in the afternoon on saturday in Leeds', 'run'],
    ['parkrun 9 sat then bbq 4 same day in Leeds', 'bbq'],
    ['hottest and coldest day this week in Leeds', 'hottest'],
    ['hottest hour and coolest hour tomorrow in Leeds', 'hottest hour'],
  ] as const) {
    expect(understood(question).unexplained).toEqual([unread]);
  }
  expect(understood('can I run or cycle in Leeds tomorrow, or both, in the park').activity).not.toBeNull();
  expect(understood('driest and warmest day this week in Leeds').unexplained).toEqual([]);
});

test('other weather that is denied turns no answer round', () => {
  expect(understood('dry enough for cricket but not too hot for the kids tomorrow in Leeds').negated).toBe(true);
  expect(understood('will it rain but not be cold tomorrow in Leeds').negated).toBe(false);
  expect(understood('will it not be dry tomorrow in Leeds').negated).toBe(false);
});
