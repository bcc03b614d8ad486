/**
 * Times as people put them into whole questions, on Wednesday 10 June 2026 at 14:30 in London. The windows were worked out by
 * hand from a calendar.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from '../reading.ts';

test('weeks and days are counted behind others, and by their number in the year', () => {
  expect(windowsOf('weather in London on the friday after next')).toBe('06-19 00:00 > 06-20 00:00');
  expect(windowsOf('weather in London in week 32')).toBe('08-03 00:00 > 08-10 00:00');
  expect(windowsOf('weather in London between the 20th and 25th')).toBe('06-20 00:00 > 06-26 00:00');
  expect(windowsOf('kids in bed in London by 7.30, can we sit out after')).toBe('06-10 19:30 > 06-11 00:00');
});

test('nights from a day have the day after them', () => {
  expect(windowsOf('two nights in London from friday, what do I pack')).toBe('06-12 00:00 > 06-15 00:00');
  expect(windowsOf('weather in London for 3 nights from thursday')).toBe('06-11 00:00 > 06-15 00:00');
  expect(windowsOf('will it be cold at night in London from friday')).toBe('06-12 21:00 > 06-13 06:00');
});

test('May is a month at the end of a question, and no verb before the rain', () => {
  expect(windowsOf('temp in London may')).toBe('2027-05-01 00:00 > 2027-06-01 00:00');
  expect(windowsOf('weather London may')).toBe('2027-05-01 00:00 > 2027-06-01 00:00');
  expect(windowsOf('it may rain in London')).toBe(windowsOf('rain in London'));
});

test('what was done before the question is no past of the weather', () => {
  expect(windowsOf('just had the windows cleaned in London, rain?')).toBe('06-10 14:30 > 06-11 00:00');
  expect(windowsOf('flooded last time it rained 40mm, how much is coming in London')).toStartWith('06-10 14:30');
});

describe('spans of hours', () => {
  test.each(
    table(`
Can I mow the lawn in London between 10 till 2? => 06-11 10:00 > 06-11 14:00
is it windy in London from 10 til 14 tomorrow => 06-11 10:00 > 06-11 14:00
picnic in London 12 til 3 on saturday => 06-13 12:00 > 06-13 15:00
picnic in London 10 'til 2 on saturday => 06-13 10:00 > 06-13 14:00
outdoor stall in London 9-5 tomorrow, will it rain? => 06-11 09:00 > 06-11 17:00
10-2 on saturday in London rain => 06-13 10:00 > 06-13 14:00
will it rain in London nine to five => 06-10 14:30 > 06-10 17:00
weather in London between 9 and half 10 tomorrow => 06-11 09:00 > 06-11 10:30
rain in London from half 3 to 6 => 06-10 15:30 > 06-10 18:00
rain in London from now til 8 => 06-10 14:30 > 06-10 20:00
wind in London between sunset and midnight tomorrow => 06-11 21:17 > 06-12 00:00
wind in London from 6pm to sunset tomorrow => 06-11 18:00 > 06-11 21:17
tonight between 11 and 2 in London rain => 06-10 23:00 > 06-11 02:00
tonight into tomorrow in London, rain? => 06-10 14:30 > 06-12 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('hours of the clock', () => {
  test.each(
    table(`
hanging the washing out in London, back at 6, will it be ok => 06-10 14:30 > 06-10 18:00
home by 5, can i leave the windows open in London => 06-10 14:30 > 06-10 17:00
concrete pour in London at 7am friday, what's the temp overnight => 06-12 07:00 > 06-12 08:00 | 06-12 18:00 > 06-13 06:00
mowing the lawn in London, any rain before 5 => 06-10 14:30 > 06-10 17:00
washing on the line in London, is there a shower coming before 5 => 06-10 14:30 > 06-10 17:00
running back at 6 in London, rain? => 06-10 18:00 > 06-10 19:00
Will it be raining gone midnight in London? => 06-11 00:00 > 06-11 06:00
is it still dry in London at gone ten tonight => 06-10 22:00 > 06-11 00:00
rain tonight at 12:30 in London => 06-11 00:30 > 06-11 01:30
frost tonight at 2am in London => 06-11 02:00 > 06-11 03:00
rain tonight at 2 in London => 06-11 02:00 > 06-11 03:00
rain tonight at 9 in London => 06-10 21:00 > 06-10 22:00
did it rain last night at 2am in London => 06-10 02:00 > 06-10 03:00
did it rain last night at 11 in London => 06-09 23:00 > 06-10 00:00
rain friday night at 1 in London => 06-13 01:00 > 06-13 02:00
weather around teatime in London => 06-10 16:00 > 06-10 18:00
weather around noonish in london tomorrow => 06-11 12:00 > 06-11 13:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });

  test('half an hour before the hour in German and Dutch, and after it in English', () => {
    expect(windowsOf('will it rain in London at half six')).toBe('06-10 18:30 > 06-10 19:30');
    expect(windowsOf('Regnet es in London um halb sechs?')).toBe('06-10 17:30 > 06-10 18:30');
    expect(windowsOf('Gaat het regenen in Londen om half zes?')).toBe('06-10 17:30 > 06-10 18:30');
  });

  test.each(
    table(`
Regnet es morgen in London um halb 6? => 06-11 17:30 > 06-11 18:30
Regnet es in London um viertel nach fünf? => 06-10 17:15 > 06-10 18:15
Regnet es in London um dreiviertel sechs? => 06-10 17:45 > 06-10 18:45
Regnet es in London um fuenf vor halb sechs? => 06-10 17:25 > 06-10 18:25
Regnet es in London um zehn nach halb acht? => 06-10 19:40 > 06-10 20:40
Regnet es nach halb sechs in London? => 06-10 17:30 > 06-11 00:00
Regnet es bis halb sechs in London? => 06-10 14:30 > 06-10 17:30
Regnet es von halb sechs bis sieben in London? => 06-10 17:30 > 06-10 19:00
Regnet es zwischen fünf und halb sieben in London? => 06-10 17:00 > 06-10 18:30
Ist es morgen um sechs in London trocken? => 06-11 06:00 > 06-11 07:00 | 06-11 18:00 > 06-11 19:00
Regnet es um sechs Uhr abends in London? => 06-10 18:00 > 06-10 19:00
Regnet es heute Nacht um halb eins in London? => 06-11 00:30 > 06-11 01:30
Regnet es in fünf Stunden in London? => 06-10 19:30 > 06-10 20:30
Hat es vor drei Tagen in London geregnet? => 06-07 00:00 > 06-08 00:00
Regent het morgen om half 6 in Londen? => 06-11 17:30 > 06-11 18:30
Gaat het regenen om kwart voor zes in Londen? => 06-10 17:45 > 06-10 18:45
Gaat het regenen om tien over half zes in Londen? => 06-10 17:40 > 06-10 18:40
Gaat het regenen tussen half vijf en zes in Londen? => 06-10 16:30 > 06-10 18:00
Gaat het regenen na half zes in Londen? => 06-10 17:30 > 06-11 00:00
Pleuvra-t-il à cinq heures et demie à Londres ? => 06-10 17:30 > 06-10 18:30
Pleuvra-t-il à six heures moins le quart à Londres ? => 06-10 17:45 > 06-10 18:45
Pleuvra-t-il entre cinq heures et sept heures à Londres ? => 06-10 17:00 > 06-10 19:00
¿Lloverá a las seis menos cuarto en Londres? => 06-10 17:45 > 06-10 18:45
¿Lloverá entre las cinco y las siete en Londres? => 06-10 17:00 > 06-10 19:00
Pioverà alle sei meno un quarto a Londra? => 06-10 17:45 > 06-10 18:45
Pioverà dalle cinque alle sette a Londra? => 06-10 17:00 > 06-10 19:00
Vai chover às cinco e meia em Londres? => 06-10 17:30 > 06-10 18:30
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('what is over', () => {
  test.each(
    table(`
Was it wet last weekend in London? => 06-06 00:00 > 06-08 00:00
How warm was the weekend just gone in London? => 06-06 00:00 > 06-08 00:00
highest gust on the tuesday just gone in London => 06-09 00:00 > 06-10 00:00
new years eve just gone highest gust in London => 2025-12-31 00:00 > 01-01 00:00
How much rain so far this month in London? => 06-01 00:00 > 06-10 14:30
How much rain ytd in London? => 01-01 00:00 > 06-10 14:30
rainfall year to date for London => 01-01 00:00 > 06-10 14:30
rain in London month to date => 06-01 00:00 > 06-10 14:30
the year so far, rain in London => 01-01 00:00 > 06-10 14:30
rain since monday in London => 06-08 00:00 > 06-10 14:30
how much rain since 9am in London => 06-10 09:00 > 06-10 14:30
since last friday how much rain in London => 06-05 00:00 > 06-10 14:30
did it rain earlier today in London => 06-10 00:00 > 06-10 14:30
how much rain earlier this week in London => 06-08 00:00 > 06-10 00:00
has it been wet lately in London => 06-03 00:00 > 06-10 00:00
how hot was it a month ago today in London => 05-10 00:00 > 05-11 00:00
june last year in London rain total => 2025-06-01 00:00 > 2025-07-01 00:00
weather in London same day last year => 2025-06-10 00:00 > 2025-06-11 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('days, and words as people type them', () => {
  test.each(
    table(`
wedding 15 august next year in London, hot? => 2027-08-15 00:00 > 2027-08-16 00:00
is it cold in London at christmas next year => 2027-12-24 00:00 > 2027-12-27 00:00
rain in London tomorrow and next year => 06-11 00:00 > 06-12 00:00 | 2027-01-01 00:00 > 2028-01-01 00:00
wk of 22 june in London, sunny? => 06-22 00:00 > 06-29 00:00
this wk in London rain? => 06-10 14:30 > 06-15 00:00
rain london wkend => 06-13 00:00 > 06-15 00:00
rain in London at mo => 06-10 14:30 > 06-10 15:30
rain in London tomoro mornin => 06-11 06:00 > 06-11 12:00
fri-sun in London => 06-12 00:00 > 06-15 00:00
fri-sun weather in London => 06-12 00:00 > 06-15 00:00
weather weekdays next week in London => 06-15 00:00 > 06-20 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });

  test('an hour of every day is that hour of each', () => {
    expect(windowsOf('rain every day this week in London at 8am')).toBe(
      [11, 12, 13, 14].map((day) => `06-${day} 08:00 > 06-${day} 09:00`).join(' | '),
    );
  });
});

test('numbers that are no hours leave the time as it is', () => {
  const wholeDay = '06-11 00:00 > 06-12 00:00';
  for (const question of [
    'snow at 1000ft in London tomorrow',
    'rain on the m25 in London tomorrow',
    'rain for the 4x4 in London tomorrow',
    'windy for a 5k run in London tomorrow',
    'is 145 aqi bad in London tomorrow',
    'paint the fence in London tomorrow, no rain 4 hrs after?',
    'is it dry for 4 hrs in London tomorrow',
    'walk with 2 kids in London tomorrow, rain?',
  ]) {
    expect(`${question}: ${windowsOf(question)}`).toBe(`${question}: ${wholeDay}`);
  }
});

describe('times that hang on another time of the question', () => {
  test.each(
    table(`
was last night warmer than the night before in London => 06-09 21:00 > 06-10 06:00 | 06-08 21:00 > 06-09 06:00
rain in London on friday and that night => 06-12 00:00 > 06-13 00:00 | 06-12 21:00 > 06-13 06:00
temperature in London tomorrow or the next day => 06-11 00:00 > 06-12 00:00 | 06-12 00:00 > 06-13 00:00
rain in London the day before christmas => 12-24 00:00 > 12-25 00:00
how warm was it the night before last in London => 06-08 21:00 > 06-09 06:00
pour at 7am thursday in London, any rain in the following 12 hours => 06-11 07:00 > 06-11 19:00
paint the fence in London tomorrow, no rain 4 hrs after? => 06-11 00:00 > 06-12 00:00
is it cloudy in London tues or weds => 06-16 00:00 > 06-17 00:00 | 06-17 00:00 > 06-18 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('times up to an hour of a day, or since one', () => {
  test.each(
    table(`
gusts in London at any point before friday teatime => 06-10 14:30 > 06-12 16:00
rain in London by friday 8am => 06-10 14:30 > 06-12 08:00
wind in London until saturday night => 06-10 14:30 > 06-13 21:00
rain in London since yesterday morning => 06-09 06:00 > 06-10 14:30
rain in London by 9 tomorrow => 06-11 00:00 > 06-11 09:00
bbq in London, we start at four and people leave at nine, rain? => 06-10 16:00 > 06-10 21:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('several nights, parts of days and names of times', () => {
  test.each(
    table(`
temperature in London the next two nights => 06-10 21:00 > 06-11 06:00 | 06-11 21:00 > 06-12 06:00
rain in London the past two evenings => 06-08 18:00 > 06-08 22:00 | 06-09 18:00 > 06-09 22:00
wind in London early friday => 06-12 05:00 > 06-12 08:00
wind in London late friday => 06-12 21:00 > 06-13 00:00
rain in London the morn => 06-11 00:00 > 06-12 00:00
how wet was may in London => 05-01 00:00 > 06-01 00:00
rain in London may 2026 => 05-01 00:00 > 06-01 00:00
how much rain fell in London this past week => 06-03 00:00 > 06-10 00:00
how much rain fell in London last week => 06-01 00:00 > 06-08 00:00
weather in London in the summer of 2024 => 2024-06-01 00:00 > 2024-09-01 00:00
rain in London on st swithin's day => 07-15 00:00 > 07-16 00:00
will sports day in London be wet on friday => 06-12 00:00 > 06-13 00:00
weather in London over the 20th of june weekend => 06-20 00:00 > 06-22 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('a time told in its parts', () => {
  test.each(
    table(`
hour by hour for London on friday, noon to 6pm => 06-12 12:00 > 06-12 13:00 | 06-12 13:00 > 06-12 14:00 | 06-12 14:00 > 06-12 15:00 | 06-12 15:00 > 06-12 16:00 | 06-12 16:00 > 06-12 17:00 | 06-12 17:00 > 06-12 18:00
hourly forecast London today => 06-10 14:30 > 06-10 16:00 | 06-10 16:00 > 06-10 18:00 | 06-10 18:00 > 06-10 20:00 | 06-10 20:00 > 06-10 22:00 | 06-10 22:00 > 06-11 00:00
wind in London at 1500Z => 06-10 16:00 > 06-10 17:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });

  test('the next clear night is one of the week to come', () => {
    const [{ times }] = understood('when is the next clear night in London').subjects;
    expect(times).toHaveLength(7);
  });
});

test('a time that is named twice is one', () => {
  expect(windowsOf('rain in London thursday or on thursday')).toBe('06-11 00:00 > 06-12 00:00');
});
