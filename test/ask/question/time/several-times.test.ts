/**
 * Several times in one question: each is answered, or named as left out. On Wednesday 10 June 2026 at 14:30 in London; the
 * windows were worked out by hand from a calendar.
 */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from '../reading.ts';

describe('a time that is named is a time of the answer', () => {
  test.each(
    table(`
london now and tonight => 06-10 14:30 > 06-10 15:30 | 06-10 18:00 > 06-11 06:00
temp now and at midnight in london => 06-10 14:30 > 06-10 15:30 | 06-11 00:00 > 06-11 01:00
hows it looking now for tonight in london => 06-10 18:00 > 06-11 06:00
should i cut the grass in london now or wait till tomorrow => 06-10 14:30 > 06-10 15:30 | 06-11 00:00 > 06-12 00:00
rain in london till tomorrow => 06-10 14:30 > 06-12 00:00
thursday night and all day friday in london wet? => 06-11 18:00 > 06-12 06:00 | 06-12 00:00 > 06-13 00:00
friday evening and saturday in london => 06-12 18:00 > 06-12 22:00 | 06-13 00:00 > 06-14 00:00
london sat and sun morning => 06-13 06:00 > 06-13 12:00 | 06-14 06:00 > 06-14 12:00
rain monday wednesday friday at 7am next week in london => 06-15 07:00 > 06-15 08:00 | 06-17 07:00 > 06-17 08:00 | 06-19 07:00 > 06-19 08:00
rain on monday and next week in london => 06-15 00:00 > 06-16 00:00 | 06-15 00:00 > 06-22 00:00
rain fri? sat? sun? london => 06-12 00:00 > 06-13 00:00 | 06-13 00:00 > 06-14 00:00 | 06-14 00:00 > 06-15 00:00
washing out at 3 and back in at 5 in london => 06-10 15:00 > 06-10 17:00
we eat in london at 3, sit out till 5ish, dry? => 06-10 15:00 > 06-10 17:00
wedding at 2 reception at 7 on saturday in london => 06-13 14:00 > 06-13 15:00 | 06-13 19:00 > 06-13 20:00
first two weeks of september in london => 09-01 00:00 > 09-15 00:00
which week in july is driest in london => 07-06 00:00 > 07-13 00:00 | 07-13 00:00 > 07-20 00:00 | 07-20 00:00 > 07-27 00:00 | 07-27 00:00 > 08-03 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });

  test('a walk on each evening is judged evening by evening', () => {
    expect(understood('a walk every evening this week in London').subjects[0].times).toHaveLength(5);
  });

  test('a part of the day that cannot be told of a month is named', () => {
    expect(understood('typical june evening temperature in London').unexplained).toContain('evening');
  });

  test('"if not, when" asks for the best time in the forecast beside the day', () => {
    expect(windowsOf('bbq this sat in london and if not when')).toBe('06-13 00:00 > 06-14 00:00');
  });
});

describe('an hour without am or pm is that of what is done', () => {
  test.each(
    table(`
up at 5 tomorrow in london for fishing => 06-11 05:00 > 06-11 06:00
picking the kids up at 5 in london tomorrow rain => 06-11 17:00 > 06-11 18:00
closing the bar at 2 in london, raining on the way home? => 06-11 02:00 > 06-11 03:00
on nights, driving home at 7 in london rain => 06-11 07:00 > 06-11 08:00
night shift in london starts at 10 how cold => 06-10 22:00 > 06-10 23:00
painting the shed in london today, dry by 6? => 06-10 14:30 > 06-10 18:00
dog walk in london at 5 this evening or after tea => 06-10 17:00 > 06-10 18:00 | 06-10 18:00 > 06-11 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('a season without "in" or "this" is one all the same', () => {
  test.each(
    table(`
what's spring like in london => 2027-03-01 00:00 > 2027-06-01 00:00
london in autumn what temps => 09-01 00:00 > 12-01 00:00
autumn in london what temps => 09-01 00:00 > 12-01 00:00
winter coat needed in london tomorrow? => 06-11 07:00 > 06-11 22:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

describe('an hour behind what is done at it', () => {
  test.each(
    table(`
leave at 7 get there for 10 driving in london => 06-10 19:00 > 06-10 22:00
out from 6 till gone midnight in london => 06-10 18:00 > 06-11 00:00
rehearsal dinner friday 7 and ceremony saturday 3 in london => 06-12 19:00 > 06-12 20:00 | 06-13 15:00 > 06-13 16:00
parkrun 9 sat then bbq 4 same day in london => 06-13 09:00 > 06-13 10:00 | 06-13 16:00 > 06-13 17:00
mum flying in thursday leaving tuesday weather london => 06-11 00:00 > 06-17 00:00
what was it like on bonfire night in london last year => 2025-11-05 00:00 > 2025-11-06 00:00
the second half of next week in london => 06-18 00:00 > 06-22 00:00
end of the summer in london what temps => 08-01 00:00 > 09-01 00:00
`),
  )('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });

  test('what counts among times and is not read is named', () => {
    expect(understood('rain every other saturday in London').unexplained).toContain('every other');
    expect(understood('average rainfall for the last 3 junes in London').unexplained).toContain('the last 3 junes');
  });
});
