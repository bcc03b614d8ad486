/** One time said in many ways is one time, whatever is asked of it, and no number of a question is passed over in silence. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from '../reading.ts';

const FRAMES = ['will it rain {t}', '{t} will it rain', 'how windy will it be in leeds {t}', 'leeds {t} temp'] as const;

/** Asked on Wednesday 10 June 2026 at 14:30. */
const WAYS = table(`
next but one saturday | the saturday after this one | a week this saturday | saturday week => 06-20 00:00 > 06-21 00:00
not this weekend but the one after | the weekend after this one => 06-20 00:00 > 06-22 00:00
mid to late july | mid-late july | in mid to late july => 07-11 00:00 > 08-01 00:00
early to mid july | early-mid july => 07-01 00:00 > 07-21 00:00
first part of next month | early next month => 07-01 00:00 > 07-11 00:00
end of month | the end of the month => 06-21 00:00 > 07-01 00:00
front end of next week | early next week => 06-15 00:00 > 06-17 00:00
latter part of next week | second half of next week => 06-18 00:00 > 06-22 00:00
9 tonight | tonight at 9 | tonight 9 => 06-10 21:00 > 06-10 22:00
tomorrow morning 7 | 7 tomorrow morning => 06-11 07:00 > 06-11 08:00
sunday between 2 & 4 | sunday 2-4 => 06-14 14:00 > 06-14 16:00
post 3pm | from 3pm => 06-10 15:00 > 06-11 00:00
early doors tomorrow | first thing tomorrow => 06-11 05:00 > 06-11 08:00
before bed | until bedtime | til i go to bed => 06-10 14:30 > 06-10 21:00
for the remainder of the day | the rest of today => 06-10 14:30 > 06-11 00:00
for 3 hours from now | in the next 3 hours => 06-10 14:30 > 06-10 17:30
in one and a half hours | in 1hr 30 | in 1h30 | in 90 minutes => 06-10 16:00 > 06-10 17:00
3 days after friday | three days after friday => 06-15 00:00 > 06-16 00:00
the night of friday to saturday | overnight friday into saturday => 06-12 18:00 > 06-13 06:00
22-02 | from 22 to 02 => 06-10 22:00 > 06-11 02:00
circa 3pm | approx 3pm | roughly 3pm => 06-10 15:00 > 06-10 16:00
tomorrow at this time | this time tomorrow => 06-11 14:30 > 06-11 15:30
until tonight | till tonight => 06-10 14:30 > 06-10 18:00
after 3 and before 6 | after 3 but before 6 | between 3 and 6 => 06-10 15:00 > 06-10 18:00
after breakfast but before lunch | between breakfast and lunch => 06-11 09:00 > 06-11 12:00
in the middle of the afternoon | mid afternoon => 06-10 14:30 > 06-10 16:00
in the middle of the night | at dead of night => 06-11 00:00 > 06-11 06:00
the end of the afternoon | late afternoon => 06-10 15:00 > 06-10 18:00
later than 10 tonight | after 10 tonight => 06-10 22:00 > 06-11 00:00
5 sharp | 5 on the dot | at 5 => 06-10 17:00 > 06-10 18:00
the last week in july | the last week of july => 07-25 00:00 > 08-01 00:00
late august bank holiday | august bank holiday => 08-31 00:00 > 09-01 00:00
nye | new year's eve => 12-31 00:00 > 2027-01-01 00:00
chrimbo | christmas => 12-25 00:00 > 12-26 00:00
mid week next week | in the middle of next week => 06-17 00:00 > 06-19 00:00
1st thing saturday | saturday first thing => 06-13 05:00 > 06-13 08:00
dry till around 5 | until 5 => 06-10 14:30 > 06-10 17:00
in the next quarter of an hour | in the next 15 minutes => 06-10 14:30 > 06-10 14:45
between 4 and 5ish | between 4 and 5 => 06-10 16:00 > 06-10 17:00
after 10 | after 10pm => 06-10 22:00 > 06-11 00:00
friday 13th | friday the 13th => 11-13 00:00 > 11-14 00:00
`);

describe('a time', () => {
  for (const [ways, span] of WAYS) {
    test(`${ways} is one`, () => {
      const questions = ways.split(' | ').flatMap((way) => FRAMES.map((frame) => frame.replace('{t}', way)));
      for (const question of questions) expect({ question, span: windowsOf(question) }).toEqual({ question, span });
    });
  }

  test('is of the year that stands behind a place', () => {
    expect(windowsOf('did it snow at christmas in london 2010')).toBe('2010-12-24 00:00 > 2010-12-27 00:00');
    expect(windowsOf('june in london 2003')).toBe('2003-06-01 00:00 > 2003-07-01 00:00');
    expect(windowsOf('boxing day in leeds 2015')).toBe('2015-12-26 00:00 > 2015-12-27 00:00');
    expect(windowsOf('in 2018 was the summer hot in leeds')).toBe('2018-06-01 00:00 > 2018-09-01 00:00');
    expect(windowsOf('in 2019 was july hotter than august')).toBe(
      '2019-07-01 00:00 > 2019-08-01 00:00 | 2019-08-01 00:00 > 2019-09-01 00:00',
    );
    expect(windowsOf('was summer last year hot')).toBe('2025-06-01 00:00 > 2025-09-01 00:00');
    expect(windowsOf('did it rain in the year 2015')).toBe('2015-01-01 00:00 > 2016-01-01 00:00');
    expect(windowsOf('was it frosty 6 this morning')).toBe('06-10 06:00 > 06-10 07:00');
    expect(windowsOf('is it over 20 this afternoon')).toBe('06-10 14:30 > 06-10 18:00');
    expect(windowsOf('was winter in leeds cold in 2010')).toBe('2010-12-01 00:00 > 2011-03-01 00:00');
    expect(windowsOf('how hot was the summer of 1976')).toBe('1976-06-01 00:00 > 1976-09-01 00:00');
    // A postcode, and an hour.
    expect(windowsOf('sydney 2000 weather')).not.toContain('2000-');
    expect(windowsOf('weather in leeds tonight 2030')).toBe('06-10 20:30 > 06-10 21:30');
  });

  test('of a week is of that week for each of two days', () => {
    expect(windowsOf('is next thursday or friday drier')).toBe('06-18 00:00 > 06-19 00:00 | 06-19 00:00 > 06-20 00:00');
    expect(windowsOf('is this wednesday or next better for golf')).toContain('06-17 00:00 > 06-18 00:00');
    expect(windowsOf("is it worth putting the tent up friday if we're leaving monday")).toBe(
      '06-12 00:00 > 06-16 00:00',
    );
    expect(windowsOf('was it windy in the early hours of this morning')).toBe('06-10 00:00 > 06-10 06:00');
  });

  test('of nights gone by is of those nights', () => {
    expect(windowsOf('did it rain two nights ago')).toBe('06-08 21:00 > 06-09 06:00');
    expect(windowsOf('the weekend before last how wet')).toBe('05-30 00:00 > 06-01 00:00');
    expect(windowsOf('a week last sunday was it raining')).toBe('05-31 00:00 > 06-01 00:00');
    expect(windowsOf('was it windy 2 mornings ago')).toBe('06-08 06:00 > 06-08 12:00');
  });

  test('of a good Friday night is no feast', () => {
    expect(windowsOf('any good friday night for a bbq')).toBe('06-12 18:00 > 06-13 06:00');
    expect(windowsOf('will it rain on good friday')).toStartWith('2027-03-26');
  });
});

test('a number that nothing was made of is named', () => {
  for (const [question, number] of [
    ['will it be hot in leeds 2027', '2027'],
    ['is it going to rain 5', '5'],
    ['leeds 3 to 4 temp', '3 to 4'],
    ['weather leeds 2015', '2015'],
  ] as const)
    expect({ question, unexplained: understood(question).unexplained }).toEqual({ question, unexplained: [number] });
  for (const question of [
    'my kid is 9, ok to play out tomorrow',
    'bbq for 8 in the garden saturday',
    'can i fly my mavic 3 tomorrow in leeds',
    'windy in the solent tomorrow, force 5 or 6?',
    'weather in bondi 2026',
  ])
    expect({ question, unexplained: understood(question).unexplained }).toEqual({ question, unexplained: [] });
});
