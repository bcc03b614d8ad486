/** Small words of everyday questions that turn a yes round, or say which hours and days are meant. Asked on Wednesday 10 June at 14:30. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from './reading.ts';

describe('what is bad for something is asked against it', () => {
  const AGAINST = table(`
is tomorrow bad for washing => true
is the weather rubbish for golf on saturday => true
is it looking dodgy for the picnic on sunday => true
golf tomorrow, is it looking awful? => true
will it be grim for a bike ride later => true
is it no good for painting the fence tomorrow => true
is saturday not bad for a picnic => false
is it good for golf tomorrow => false
`);
  test.each(AGAINST)('%s', (question, expected) => {
    const { topics, negated, form } = understood(question);
    expect(`${topics[0]} ${form} ${negated}`).toBe(`activity yes-no ${expected}`);
  });
});

describe('up to what ends or begins at an hour', () => {
  const UNTIL = table(`
will it hold off till the match finishes at 5 => 06-10 14:30 > 06-10 17:00
dry until kick off at 7? => 06-10 14:30 > 06-10 19:00
will it rain before the kids finish school at 3:30 => 06-10 14:30 > 06-10 15:30
is it dry until it's over at 6 => 06-10 14:30 > 06-10 18:00
any rain before training starts at 8 => 06-10 14:30 > 06-10 20:00
I finish at 5 will it rain => 06-10 17:00 > 06-10 18:00
`);
  test.each(UNTIL)('%s', (question, expected) => {
    expect(windowsOf(question)).toBe(expected);
  });
});

describe('a weekday that is today is a week away where it is an end', () => {
  const ENDS = table(`
is it dry before wednesday => 06-10 14:30 > 06-17 00:00
will it rain by wednesday => 06-10 14:30 > 06-18 00:00
dry until wednesday? => 06-10 14:30 > 06-18 00:00
will it rain before friday => 06-10 14:30 > 06-12 00:00
`);
  test.each(ENDS)('%s', (question, expected) => {
    expect(windowsOf(question)).toBe(expected);
  });
});

describe('the first day within a limit', () => {
  const FIRST = table(`
first day under 15 degrees => run
what's the first day over 25C => run
next day it gets above 20 => run
when's the next day with gusts over 40 mph => run
earliest day this week that reaches 22 => run
first day of the test over 20 degrees? => when
when does it get above 20 => when
`);
  test.each(FIRST)('%s', (question, expected) => {
    expect(understood(question).form).toBe(expected as 'run');
  });
});

describe('weather behind a comma, with a place or a moment of what is done', () => {
  const BEHIND = table(`
half marathon sunday, rain at the start? => rain
10k run on saturday, wind at the finish? => wind
golf at 9 tomorrow, windy on the back nine? => wind
walk with the dog at 4, rain by then? => rain
marathon sunday rain at the start => rain
`);
  test.each(BEHIND)('%s', (question, expected) => {
    const { topics, activity } = understood(question);
    expect([topics[0] as string, activity]).toEqual([expected, null]);
  });
});

describe('hours that are bad', () => {
  const BAD = table(`
what time is the weather worst tomorrow => value
hours looking dodgy tomorrow => value
what part of tomorrow is worst => value
when's it looking dodgy => which-day
`);
  test.each(BAD)('%s', (question, expected) => {
    const { topics, form } = understood(question);
    expect(`${topics[0]} ${form}`).toBe(`general ${expected}`);
  });

  test('of a day are told in parts', () => {
    expect(windowsOf('what time is the weather worst tomorrow').split(' | ')).toHaveLength(8);
  });
});

test('a place that is asked about stands before the one that answers by default', () => {
  const places = (question: string) => understood(question).subjects.map(({ place }) => place.name);
  expect(places('is Whitby nicer than here')).toEqual(['Whitby', 'London']);
  expect(places('is it warmer in York than at home')).toEqual(['York', 'London']);
  expect(places('is it nicer here than in Whitby')).toEqual(['London', 'Whitby']);
});

test('the last frost this week is one to come', () => {
  expect(understood('last frost this week').form).toBe('which-day');
  expect(understood('when was the last frost').form).toBe('last');
});

test('nobody is told to come to a wedding in shorts', () => {
  expect(understood('what should I wear to a wedding in Bath on Saturday').dressesUp).toBe(true);
  expect(understood('what should I wear to a picnic on Saturday').dressesUp).toBeUndefined();
});

test('a ride of some hours is one by bicycle', () => {
  expect(understood('best time for a 3 hour ride tomorrow').activity).toBe('cycling');
  expect(understood('club ride on Sunday ok?').activity).toBe('cycling');
});
