/** How a comparison, a chance and a month that is only held against are read. */
import { describe, expect, test } from 'bun:test';
import { understood, windowsOf } from './reading.ts';

describe('a comparison', () => {
  test.each([
    'how does today compare with yesterday',
    'compare london and leeds tomorrow',
    "what's the difference between today and tomorrow in leeds",
    'london vs leeds weather tomorrow',
  ])('%s asks for the weather of both', (question) => {
    expect(understood(question)).toMatchObject({ form: 'compare', comparesPlainly: true });
  });

  test.each([
    'is tomorrow better than today',
    'which is better, saturday or sunday',
    'london vs leeds tomorrow, which is nicer',
    'compare saturday and sunday and pick the best',
  ])('%s asks which is better', (question) => {
    expect(understood(question).comparesPlainly).toBeUndefined();
  });

  test('a difference of one figure is told first', () => {
    expect(understood('difference in temperature between london and leeds')).toMatchObject({ asksDifference: true });
  });
});

describe('a month that today is held against', () => {
  test.each([
    ["is today's temperature above average for june in london", '06-10 00:00 > 06-11 00:00'],
    ['warmer than usual for june in london?', '06-10 00:00 > 06-11 00:00'],
    ['is it colder than normal for london in june', '06-10 00:00 > 06-11 00:00'],
  ])('is no time of %s', (question, window) => {
    expect(windowsOf(question)).toBe(window);
    expect(understood(question)).toMatchObject({ topics: expect.arrayContaining(['normal']), form: 'yes-no' });
  });

  test('is the time of a question in the past', () => {
    expect(windowsOf('was it wetter than normal for may in london')).toBe('05-01 00:00 > 06-01 00:00');
  });

  test.each([
    'above average temps this week in leeds?',
    'below average rainfall this month?',
    'unusually hot in rome?',
  ])('%s wants a yes or a no', (question) => {
    expect(understood(question)).toMatchObject({ form: 'yes-no' });
  });
});

test('how often it rains is how likely it is on a day', () => {
  expect(understood('how often does it rain in seattle in summer').fallWanted).toBe('chance');
  expect(understood('how much does it rain in seattle in summer').fallWanted).toBe('amount');
});

test('a number of days wants no yes or no', () => {
  expect(understood('number of days above 30 in madrid in august').days).toMatchObject({ asks: 'count' });
  expect(understood('what percentage of days in november are wet').days).toMatchObject({ unit: 'days', isShare: true });
  expect(understood('what percentage of tomorrow will be wet').days).toMatchObject({ unit: 'hours', isShare: true });
});

test('waves and pressure have the units that are asked for', () => {
  expect(understood('surf height in ft tomorrow in newquay').unitsAsked).toEqual({ height: 'ft' });
  expect(understood('air pressure in kpa in leeds').unitsAsked).toEqual({ pressure: 'kPa' });
});

describe('a month that has begun', () => {
  test.each([
    "what's bergen like in june",
    'how rainy is bergen in june',
    'how hot is rome in june',
    'how many rainy days in leeds in june',
  ])('%s is asked of any year', (question) => {
    const [{ times }] = understood(question).subjects;
    expect(times.map(({ era }) => era)).toEqual(['typical']);
  });

  test.each(['how many rainy days are left in leeds in june', 'how many rainy days in leeds this june'])(
    '%s is asked of what is left',
    (question) => {
      const [{ times }] = understood(question).subjects;
      expect(times.map(({ era }) => era)).toEqual(['coming']);
    },
  );

  test('a total of one that is over is that of this year', () => {
    expect(windowsOf('total rainfall for april in leeds')).toBe('04-01 00:00 > 05-01 00:00');
    expect(understood('average rainfall for april in leeds').subjects[0].times[0].era).toBe('typical');
  });
});

test('an amount is told where its unit is named', () => {
  expect(understood('rain in inches this weekend in seattle').fallWanted).toBe('amount');
  expect(understood('snowfall this week in oslo').fallWanted).toBe('amount');
  expect(understood('will there be snowfall this week in oslo').fallWanted).toBeUndefined();
});
