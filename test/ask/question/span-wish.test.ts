/** What is asked of a time as a whole: a mean, an outlook, a swing, the worst of it, since when. */
import { describe, expect, test } from 'bun:test';
import { understood } from './reading.ts';

/** The wish, the topics and the era of the first time. */
function wishOf(question: string): string {
  const { span, topics, form, subjects } = understood(question);
  return [span ?? 'none', form, topics[0], subjects[0].times[0]?.era].join(' ');
}

describe('a mean', () => {
  test('of a time that is told from now is that of the forecast or the past, of any other the climate', () => {
    expect(wishOf('average temp this week in Madrid')).toBe('mean value temperature coming');
    expect(wishOf('mean temp last month in London')).toBe('mean value temperature past');
    expect(wishOf('average rainfall in march in Seattle')).toBe('none value rain typical');
    expect(wishOf('average temperature in Rome')).toBe('none value temperature typical');
    expect(wishOf('average temperature this time of year in Cork')).toBe('none value temperature typical');
  });
});

describe('a season', () => {
  test('that is not over has an outlook, and no yes or no', () => {
    expect(wishOf('is it going to be a good summer in Leeds')).toBe('outlook value general coming');
    expect(wishOf('will it be a mild winter in Leeds')).toBe('outlook value temperature typical');
    expect(wishOf('is summer hot in Rome')).toBe('none yes-no temperature typical');
    expect(wishOf('what are winters like in Oslo')).toBe('none value general typical');
  });

  test('that is over is held against others', () => {
    for (const [question, extreme] of [
      ['was it a wet may in Dublin', 'most'],
      ['has june been dry so far in Paris', 'least'],
      ['was last summer hot in Paris', 'most'],
      ['has it been a dry spring in Birmingham', 'least'],
    ] as const) {
      const { topics, form } = understood(question);
      expect([topics[0], form, understood(question).extreme]).toEqual(['normal', 'yes-no', extreme]);
    }
    expect(understood('did it stay dry last week in Hull').topics[0]).toBe('rain');
    expect(understood('was it cold yesterday in Hull').topics[0]).toBe('temperature');
  });

  test.each([
    ['when does autumn start', { name: 'autumn', asks: 'start' }],
    ['first day of winter in Sydney', { name: 'winter', asks: 'start' }],
    ['when does summer end in London', { name: 'summer', asks: 'end' }],
    ['is it spring yet in Boston', { name: 'spring', asks: 'now' }],
    ['has fall started in Boston', { name: 'autumn', asks: 'now' }],
    ['what season is it in Sydney', { name: null, asks: 'now' }],
    ['how many days until winter', { name: 'winter', asks: 'start' }],
  ] as const)('is asked about itself: %s', (question, season) => {
    const { topics, season: found } = understood(question);
    expect([topics[0], found]).toEqual(['seasons', season]);
  });

  test.each([
    'weather in Leeds in spring',
    'first day of the summer holidays in Leeds, rain?',
    'rain in early autumn in Leeds',
  ])('is only a time: %s', (question) => {
    expect(understood(question).season).toBeUndefined();
  });
});

describe('the rest', () => {
  test.each([
    ["what's the temperature difference between day and night in Las Vegas", 'swing value temperature coming'],
    ['how big is the swing between day and night in Phoenix this week', 'swing value temperature coming'],
    ['is the worst over in Glasgow', 'worst value rain coming'],
    ['has the worst of the rain passed', 'worst value rain coming'],
    ['how long has it been raining in London', 'since last rain past'],
    ['how long is it going to rain in London', 'none when rain coming'],
    ['what is the weather like day and night in Leeds', 'none value general coming'],
    ['what time is the worst of the rain tomorrow', 'none when rain coming'],
  ])('%s', (question, wish) => {
    expect(wishOf(question)).toBe(wish);
  });

  test('steps of hours are counted', () => {
    const hours = (question: string): number[] =>
      understood(question).subjects[0].times.map(({ fromMs, toMs }) => (toMs - fromMs) / 3_600_000);
    expect(hours('temps every 3 hours in Bristol tomorrow')).toEqual(Array(8).fill(3));
    expect(hours('weather in 4 hour blocks for saturday in Leeds')).toEqual(Array(6).fill(4));
    expect(hours('i feed the lambs every 4 hours tonight, will it freeze')).toEqual([12]);
  });
});
