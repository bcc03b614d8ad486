/** What words of time mean: windows on the clock of the place, worked out by hand from a calendar. */
import { describe, expect, test } from 'bun:test';
import { plainText } from '../../../../src/ask/question/text.ts';
import { findTimes } from '../../../../src/ask/question/time/find-times.ts';
import { groupTimes } from '../../../../src/ask/question/time/group-times.ts';
import { easterSunday } from '../../../../src/ask/question/time/holidays.ts';
import { type ClockPlace, LocalClock } from '../../../../src/ask/question/time/local-clock.ts';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import {
  BOUND_PHRASES,
  CLOCK_PHRASES,
  DATE_PHRASES,
  DAY_PHRASES,
  PART_PHRASES,
  RELATIVE_PHRASES,
} from './everyday-phrases.ts';

const LEEDS: ClockPlace = { tzId: 'Europe/London', lat: 53.8, lon: -1.55, countryCode: 'GB' };
const SYDNEY: ClockPlace = { tzId: 'Australia/Sydney', lat: -33.87, lon: 151.2, countryCode: 'AU' };
const KOLKATA: ClockPlace = { tzId: 'Asia/Kolkata', lat: 22.57, lon: 88.36, countryCode: 'IN' };
const DENVER: ClockPlace = { tzId: 'America/Denver', lat: 39.74, lon: -104.98, countryCode: 'US' };
/** Wednesday 10 June 2026, 14:30 in Leeds. */
const NOW = Date.parse('2026-06-10T13:30:00Z');

function windows(text: string, { place = LEEDS, nowMs = NOW, isPast = false } = {}): string[] {
  const clock = new LocalClock(place, nowMs, isPast);
  return groupTimes(text, findTimes(text)).map(({ window }) => {
    const raw = window(clock);
    if (raw === null) return 'none';
    const table = offsetTable(place.tzId, raw.fromMs - 1, raw.toMs + 1);
    return `${formatLocal(table, raw.fromMs)} > ${formatLocal(table, raw.toMs)}`;
  });
}

const day = (from: string, to: string) => `2026-${from} 00:00 > 2026-${to} 00:00`;
const hours = (date: string, from: string, to: string) => `2026-${date} ${from} > 2026-${date} ${to}`;

describe('on Wednesday 10 June 2026 at 14:30 in Leeds', () => {
  const phrases: ReadonlyArray<readonly [phrase: string, window: string]> = [
    ['today', day('06-10', '06-11')],
    ['tomorrow', day('06-11', '06-12')],
    ['tmrw', day('06-11', '06-12')],
    ['yesterday', day('06-09', '06-10')],
    ['the day after tomorrow', day('06-12', '06-13')],
    ['the day before yesterday', day('06-08', '06-09')],
    ['tonight', '2026-06-10 18:00 > 2026-06-11 06:00'],
    ['last night', '2026-06-09 21:00 > 2026-06-10 06:00'],
    ['this morning', hours('06-10', '06:00', '12:00')],
    ['this afternoon', hours('06-10', '12:00', '18:00')],
    ['this evening', hours('06-10', '18:00', '22:00')],
    ['tomorrow morning', hours('06-11', '06:00', '12:00')],
    ['tomorrow night', '2026-06-11 18:00 > 2026-06-12 06:00'],
    ['tomorrow at lunchtime', hours('06-11', '12:00', '14:00')],
    ['tomorrow between noon and three', hours('06-11', '12:00', '15:00')],
    ['tomorrow 12 to 3', hours('06-11', '12:00', '15:00')],
    ['saturday from 10', '2026-06-13 10:00 > 2026-06-14 00:00'],
    ['tomorrow from 9 onwards', '2026-06-11 09:00 > 2026-06-12 00:00'],
    ['tomorrow last thing', '2026-06-11 21:00 > 2026-06-12 00:00'],
    ['sun morn', hours('06-14', '06:00', '12:00')],
    ['saturday evening', hours('06-13', '18:00', '22:00')],
    ['on saturday morning at 9', hours('06-13', '09:00', '10:00')],
    ['at 9 in the evening', hours('06-10', '21:00', '22:00')],
    ['tonight at 9', hours('06-10', '21:00', '22:00')],
    ['saturday', day('06-13', '06-14')],
    ['wednesday', day('06-10', '06-11')],
    ['next tuesday', day('06-16', '06-17')],
    ['next friday', day('06-19', '06-20')],
    ['this friday', day('06-12', '06-13')],
    ['last friday', day('06-05', '06-06')],
    ['last wednesday', day('06-03', '06-04')],
    ['friday next week', day('06-19', '06-20')],
    ['a week on tuesday', day('06-23', '06-24')],
    ['a week from saturday', day('06-20', '06-21')],
    ['saturday week', day('06-20', '06-21')],
    ['a week today', day('06-17', '06-18')],
    ['in a fortnight', day('06-24', '06-25')],
    ['in two weeks', day('06-24', '06-25')],
    ['two weeks ago', day('05-27', '05-28')],
    ['2 weeks ago', day('05-27', '05-28')],
    ['three days from now', day('06-13', '06-14')],
    ['in 3 days', day('06-13', '06-14')],
    ['this weekend', day('06-13', '06-15')],
    ['at the weekend', day('06-13', '06-15')],
    ['over the weekend', day('06-13', '06-15')],
    ['next weekend', day('06-20', '06-22')],
    ['last weekend', day('06-06', '06-08')],
    ['the weekend after next', day('06-27', '06-29')],
    ['this week', day('06-08', '06-15')],
    ['next week', day('06-15', '06-22')],
    ['last week', day('06-01', '06-08')],
    ['the rest of the week', day('06-10', '06-15')],
    ['later this week', day('06-11', '06-15')],
    ['this month', day('06-01', '07-01')],
    ['next month', day('07-01', '08-01')],
    ['the end of the month', day('06-21', '07-01')],
    ['last december', '2025-12-01 00:00 > 2026-01-01 00:00'],
    ['in december', '2026-12-01 00:00 > 2027-01-01 00:00'],
    ['in june', day('06-01', '07-01')],
    ['in may', '2027-05-01 00:00 > 2027-06-01 00:00'],
    ['in summer', day('06-01', '09-01')],
    ['in winter', '2026-12-01 00:00 > 2027-03-01 00:00'],
    ['last winter', '2025-12-01 00:00 > 2026-03-01 00:00'],
    ['in autumn', day('09-01', '12-01')],
    ['in 2027', '2027-01-01 00:00 > 2028-01-01 00:00'],
    ['the next 5 days', day('06-10', '06-15')],
    ['next few days', day('06-10', '06-13')],
    ['the last 3 days', day('06-07', '06-10')],
    ['in the next 3 hours', hours('06-10', '14:30', '17:30')],
    ['the last 24 hours', '2026-06-09 14:30 > 2026-06-10 14:30'],
    ['in 3 hours', hours('06-10', '17:30', '18:30')],
    ['in half an hour', hours('06-10', '15:00', '16:00')],
    ['in an hour and a half', hours('06-10', '16:00', '17:00')],
    ['nine hours 1 minute from now', '2026-06-10 23:31 > 2026-06-11 00:31'],
    ['in three hundred fifty one days', '2027-05-27 00:00 > 2027-05-28 00:00'],
    ['now', hours('06-10', '14:30', '15:30')],
    ['this time tomorrow', hours('06-11', '14:30', '15:30')],
    ['the same time next week', hours('06-17', '14:30', '15:30')],
    ['at 3', hours('06-10', '15:00', '16:00')],
    ['at 9', hours('06-10', '21:00', '22:00')],
    ['at 3pm', hours('06-10', '15:00', '16:00')],
    ['at nine am', hours('06-11', '09:00', '10:00')],
    ["at ten o'clock tomorrow", hours('06-11', '10:00', '11:00')],
    ['at half past four', hours('06-10', '16:30', '17:30')],
    ['at quarter to five', hours('06-10', '16:45', '17:45')],
    ['at 15:30', hours('06-10', '15:30', '16:30')],
    ['at noon tomorrow', hours('06-11', '12:00', '13:00')],
    ['after 5pm', '2026-06-10 17:00 > 2026-06-11 00:00'],
    ['tomorrow before noon', hours('06-11', '00:00', '12:00')],
    ['after work', hours('06-10', '17:00', '19:00')],
    ['after work on friday', hours('06-12', '17:00', '19:00')],
    ['next tuesday between 2 and 5', hours('06-16', '14:00', '17:00')],
    ['between 2pm and 5pm on tuesday', hours('06-16', '14:00', '17:00')],
    ['friday 2-5pm', hours('06-12', '14:00', '17:00')],
    ['from 2 to 5pm', hours('06-10', '14:00', '17:00')],
    ['from 9 to 5 tomorrow', hours('06-11', '09:00', '17:00')],
    ['from 9am to noon on friday', hours('06-12', '09:00', '12:00')],
    ['from 10pm to 2am', '2026-06-10 22:00 > 2026-06-11 02:00'],
    ['between friday and sunday', day('06-12', '06-15')],
    ['from monday to thursday', day('06-15', '06-19')],
    ['from tomorrow until friday', day('06-11', '06-13')],
    ['until friday', day('06-10', '06-13')],
    ['between now and friday', day('06-10', '06-13')],
    ['5th of august at 3pm', hours('08-05', '15:00', '16:00')],
    ['august 5', day('08-05', '08-06')],
    ['on the 15th', day('06-15', '06-16')],
    ['on the 5th', day('07-05', '07-06')],
    ['5-8 august', day('08-05', '08-09')],
    ['from 5 august to 8 august', day('08-05', '08-09')],
    ['february the eighteenth, 2018', '2018-02-18 00:00 > 2018-02-19 00:00'],
    ['may twenty-fourth', '2027-05-24 00:00 > 2027-05-25 00:00'],
    ['3/7/2027', '2027-07-03 00:00 > 2027-07-04 00:00'],
    ['2026-12-24', day('12-24', '12-25')],
    ['christmas day', day('12-25', '12-26')],
    ["new year's eve", '2026-12-31 00:00 > 2027-01-01 00:00'],
    ['easter', '2027-03-28 00:00 > 2027-03-29 00:00'],
    ['good friday', '2027-03-26 00:00 > 2027-03-27 00:00'],
    ['easter weekend', '2027-03-26 00:00 > 2027-03-30 00:00'],
    ['over easter', '2027-03-26 00:00 > 2027-03-30 00:00'],
    ['during the easter holidays', '2027-03-26 00:00 > 2027-03-30 00:00'],
    ['easter break 2028', '2028-04-14 00:00 > 2028-04-18 00:00'],
    ['over easter sunday', '2027-03-28 00:00 > 2027-03-29 00:00'],
    ['halloween', day('10-31', '11-01')],
    ['thanksgiving', day('11-26', '11-27')],
    ['labor day', day('09-07', '09-08')],
    ['memorial day', '2027-05-31 00:00 > 2027-06-01 00:00'],
    ['4th of july', day('07-04', '07-05')],
    ['29 february', '2028-02-29 00:00 > 2028-03-01 00:00'],
    ['the 7 day forecast', day('06-10', '06-17')],
    ['10 day Lanzarote', day('06-10', '06-20')],
    ['Leeds, 7 days', day('06-10', '06-17')],
  ];

  test.each(phrases)('%s', (phrase, window) => {
    expect(windows(phrase)).toEqual([window]);
  });

  test('out in the morning and home in the evening are two hours', () => {
    expect(windows('tomorrow, leave 7.30, home 6ish')).toEqual([
      hours('06-11', '07:30', '08:30'),
      hours('06-11', '18:00', '19:00'),
    ]);
  });

  test.each([
    ...CLOCK_PHRASES,
    ...PART_PHRASES,
    ...DAY_PHRASES,
    ...DATE_PHRASES,
    ...RELATIVE_PHRASES,
    ...BOUND_PHRASES,
  ])('%s', (phrase, ...named) => {
    expect(windows(plainText(phrase))).toEqual(named);
  });

  test('several times are several windows, each hour with its day', () => {
    expect(windows('tomorrow or saturday')).toEqual([day('06-11', '06-12'), day('06-13', '06-14')]);
    expect(windows('tomorrow morning or afternoon')).toEqual([
      hours('06-11', '06:00', '12:00'),
      hours('06-11', '12:00', '18:00'),
    ]);
    expect(windows('saturday morning or sunday afternoon')).toEqual([
      hours('06-13', '06:00', '12:00'),
      hours('06-14', '12:00', '18:00'),
    ]);
  });

  test('around, before and after sunset follow the sun of the place', () => {
    // Sunset in Leeds on 10 June 2026 is at 21:36 BST (US Naval Observatory).
    expect(windows('around sunset')).toEqual([expect.stringMatching(/^2026-06-10 20:3\d > 2026-06-10 22:3\d$/)]);
    expect(windows('after sunset tomorrow')).toEqual([
      expect.stringMatching(/^2026-06-11 21:3\d > 2026-06-11 23:3\d$/),
    ]);
  });

  test('what only looks like a time is none', () => {
    for (const text of [
      'above 2000m',
      'below 5',
      'over 20 mph',
      'pm2.5',
      '30 degrees',
      'may i ask',
      'the sun',
      'sun city',
      'will it last',
      'between 5 and 10 degrees',
      'more than 2 inches',
      'the first time',
      'when is sunset',
      'march, cambridgeshire',
    ]) {
      expect([text, windows(text)]).toEqual([text, []]);
    }
  });

  test('dates that do not exist are none', () => {
    expect(windows('30 february')).toEqual(['none']);
    expect(windows('2026-02-30')).toEqual(['none']);
  });

  test('a past question looks back', () => {
    expect(windows('on friday', { isPast: true })).toEqual([day('06-05', '06-06')]);
    expect(windows('in december', { isPast: true })).toEqual(['2025-12-01 00:00 > 2026-01-01 00:00']);
    expect(windows('over the weekend', { isPast: true })).toEqual([day('06-06', '06-08')]);
    expect(windows('on 5 august', { isPast: true })).toEqual(['2025-08-05 00:00 > 2025-08-06 00:00']);
    expect(windows('at 3pm', { isPast: true })).toEqual([hours('06-09', '15:00', '16:00')]);
    expect(windows('since monday', { isPast: true })).toEqual([day('06-08', '06-11')]);
  });
});

describe('on the clock of the place', () => {
  test('days of 23 and 25 hours keep their midnights', () => {
    const spring = new LocalClock(LEEDS, Date.parse('2026-03-28T12:00:00Z'), false);
    const autumn = new LocalClock(LEEDS, Date.parse('2026-10-24T12:00:00Z'), false);
    const lengths = [spring, autumn].map((clock) => {
      const raw = groupTimes('tomorrow', findTimes('tomorrow'))[0].window(clock);
      return ((raw?.toMs ?? 0) - (raw?.fromMs ?? 0)) / 3_600_000;
    });
    expect(lengths).toEqual([23, 25]);
  });

  test('an hour that the clocks skip moves forward, and afternoons stay where they are', () => {
    const nowMs = Date.parse('2026-03-28T12:00:00Z');
    expect(windows('tomorrow at 1:30am', { nowMs })).toEqual([hours('03-29', '02:30', '03:30')]);
    expect(windows('tomorrow afternoon', { nowMs })).toEqual([hours('03-29', '12:00', '18:00')]);
  });

  test('zones off the whole hour', () => {
    // 13:30 UTC is 19:00 in Kolkata.
    expect(windows('tomorrow morning', { place: KOLKATA })).toEqual([hours('06-11', '06:00', '12:00')]);
    const raw = groupTimes('tomorrow', findTimes('tomorrow'))[0].window(new LocalClock(KOLKATA, NOW, false));
    expect(new Date(raw?.fromMs ?? 0).toISOString()).toBe('2026-06-10T18:30:00.000Z');
  });

  test('the day is that of the place, not of UTC', () => {
    const nowMs = Date.parse('2026-06-10T20:00:00Z');
    expect(windows('today', { place: SYDNEY, nowMs })).toEqual([day('06-11', '06-12')]);
    expect(windows('tomorrow', { place: DENVER, nowMs: Date.parse('2026-06-11T03:00:00Z') })).toEqual([
      day('06-11', '06-12'),
    ]);
  });

  test('seasons of the south are half a year off', () => {
    expect(windows('in summer', { place: SYDNEY })).toEqual(['2026-12-01 00:00 > 2027-03-01 00:00']);
    expect(windows('in winter', { place: SYDNEY })).toEqual([day('06-01', '09-01')]);
  });

  test('3/7 is a day of March in America and of July elsewhere', () => {
    expect(windows('on 3/7', { place: DENVER })).toEqual(['2027-03-07 00:00 > 2027-03-08 00:00']);
    expect(windows('on 3/7')).toEqual([day('07-03', '07-04')]);
    expect(windows('on 25/12', { place: DENVER })).toEqual([day('12-25', '12-26')]);
  });

  test('after midnight tonight is the night that is running', () => {
    expect(windows('tonight', { nowMs: Date.parse('2026-06-10T00:30:00Z') })).toEqual([
      hours('06-10', '00:00', '06:00'),
    ]);
  });

  test('sunset is no time where the sun does not set', () => {
    const tromso: ClockPlace = { tzId: 'Europe/Oslo', lat: 69.65, lon: 18.96, countryCode: 'NO' };
    expect(windows('around sunset', { place: tromso })).toEqual(['none']);
  });
});

test('Easter Sunday is where the almanacs have it', () => {
  // Dates of the Nautical Almanac Office.
  expect([2000, 2008, 2011, 2019, 2024, 2025, 2026, 2027, 2030, 2038].map(easterSunday)).toEqual([
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2030-04-21',
    '2038-04-25',
  ] as string[] as ReturnType<typeof easterSunday>[]);
});
