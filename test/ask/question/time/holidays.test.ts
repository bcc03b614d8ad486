/**
 * Holidays as the countries keep them. Dates of England, Scotland and Northern Ireland from gov.uk/bank-holidays, of the United
 * States from its Office of Personnel Management, of others from their almanacs; asked on 10 June 2026.
 */
import { describe, expect, test } from 'bun:test';
import { plainText } from '../../../../src/ask/question/text.ts';
import { findTimes } from '../../../../src/ask/question/time/find-times.ts';
import { groupTimes } from '../../../../src/ask/question/time/group-times.ts';
import { type ClockPlace, LocalClock } from '../../../../src/ask/question/time/local-clock.ts';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';

const NOW = Date.parse('2026-06-10T13:30:00Z');
const place = (tzId: string, lat: number, lon: number, countryCode: string, region = ''): ClockPlace => ({
  tzId,
  lat,
  lon,
  countryCode,
  region,
});
const LEEDS = place('Europe/London', 53.8, -1.55, 'GB', 'England');
const EDINBURGH = place('Europe/London', 55.95, -3.19, 'GB', 'Scotland');
const BELFAST = place('Europe/London', 54.6, -5.93, 'GB', 'Northern Ireland');
const BOSTON = place('America/New_York', 42.36, -71.06, 'US', 'Massachusetts');
const TORONTO = place('America/Toronto', 43.65, -79.38, 'CA', 'Ontario');
const SYDNEY = place('Australia/Sydney', -33.87, 151.2, 'AU', 'New South Wales');
const DUBLIN = place('Europe/Dublin', 53.35, -6.26, 'IE', 'Leinster');
const BERLIN = place('Europe/Berlin', 52.52, 13.4, 'DE', 'Berlin');
const STOCKHOLM = place('Europe/Stockholm', 59.33, 18.07, 'SE', 'Stockholm');

/** "2026-08-31" for one day, "2026-08-29 3" for three. */
function named(text: string, at: ClockPlace): string[] {
  const plain = plainText(text);
  return groupTimes(plain, findTimes(plain)).map(({ window }) => {
    const raw = window(new LocalClock(at, NOW, false));
    if (raw === null) return 'none';
    const days = Math.round((raw.toMs - raw.fromMs) / 86_400_000);
    const table = offsetTable(at.tzId, raw.fromMs - 1, raw.toMs + 1);
    return `${formatLocal(table, raw.fromMs).slice(0, 10)}${days === 1 ? '' : ` ${days}`}`;
  });
}

describe('a holiday is on the day on which the country keeps it', () => {
  test.each<[text: string, at: ClockPlace, days: string]>([
    ['bank holiday monday', LEEDS, '2026-08-31'],
    ['the bank holiday weekend', LEEDS, '2026-08-29 3'],
    ['the next bank holiday', LEEDS, '2026-08-31'],
    ['the august bank holiday', LEEDS, '2026-08-31'],
    ['the august bank holiday', EDINBURGH, '2026-08-03'],
    ['summer bank holiday', LEEDS, '2026-08-31'],
    ['the next bank holiday', BELFAST, '2026-07-13'],
    ['may bank holiday', LEEDS, '2027-05-03'],
    ['spring bank holiday', LEEDS, '2027-05-31'],
    ['august bank holiday', DUBLIN, '2026-08-03'],
    ['the bank holiday in october', DUBLIN, '2026-10-26'],
    ['boxing day', LEEDS, '2026-12-26'],
    ['remembrance sunday', LEEDS, '2026-11-08'],
    ["mother's day", LEEDS, '2027-03-07'],
    ['mothers day', BOSTON, '2027-05-09'],
    ['mothering sunday', LEEDS, '2027-03-07'],
    ["father's day", LEEDS, '2026-06-21'],
    ['fathers day', SYDNEY, '2026-09-06'],
    ['thanksgiving', BOSTON, '2026-11-26'],
    ['thanksgiving', TORONTO, '2026-10-12'],
    ['thanksgiving weekend', BOSTON, '2026-11-26 4'],
    ['labor day', BOSTON, '2026-09-07'],
    ['labor day weekend', BOSTON, '2026-09-05 3'],
    ['labour day', BERLIN, '2027-05-01'],
    ['memorial day', BOSTON, '2027-05-31'],
    ["presidents' day", BOSTON, '2027-02-15'],
    ['mlk day', BOSTON, '2027-01-18'],
    ['4th of july', BOSTON, '2026-07-04'],
    ['independence day', BOSTON, '2026-07-04'],
    ['juneteenth', BOSTON, '2026-06-19'],
    ['columbus day', BOSTON, '2026-10-12'],
    ['canada day', TORONTO, '2026-07-01'],
    ['canada day', LEEDS, '2026-07-01'],
    ['victoria day', TORONTO, '2027-05-24'],
    ['family day', TORONTO, '2027-02-15'],
    ['diwali', LEEDS, '2026-11-08'],
    ['anzac day', SYDNEY, '2027-04-25'],
    ['easter', LEEDS, '2027-03-28'],
    ['easter monday', LEEDS, '2027-03-29'],
    ['good friday', LEEDS, '2027-03-26'],
    ['whit monday', BERLIN, '2027-05-17'],
    ['midsummer', STOCKHOLM, '2026-06-20'],
    ['midsummer eve', STOCKHOLM, '2026-06-19'],
    ["midsummer's day", LEEDS, '2026-06-24'],
    ['halloween', LEEDS, '2026-10-31'],
    ['bonfire night', LEEDS, '2026-11-05'],
    ["new year's eve", LEEDS, '2026-12-31'],
    ["st patrick's day", DUBLIN, '2027-03-17'],
    ['pancake day', LEEDS, '2027-02-09'],
    ['bastille day', LEEDS, '2026-07-14'],
    ['christmas 2030', LEEDS, '2030-12-25'],
    ['black friday', BOSTON, '2026-11-27'],
    ['the summer solstice', LEEDS, '2026-06-21'],
    ['the winter solstice', LEEDS, '2026-12-21'],
    ['the solstice', LEEDS, '2026-06-21'],
    ['the summer solstice', SYDNEY, '2026-12-22'],
    ['the autumn equinox', LEEDS, '2026-09-23'],
    ['the longest day', LEEDS, '2026-06-21'],
    ['the shortest day of the year', LEEDS, '2026-12-21'],
  ])('%s', (text, at, days) => {
    expect(named(text, at)).toEqual([days]);
  });

  test('a lunar one moves', () => {
    // Hong Kong Observatory's almanac: 6 February 2027. Umm al-Qura calendar: Eid al-Fitr 2027 on 9 March.
    expect(named('chinese new year', place('Asia/Shanghai', 31.2, 121.5, 'CN'))).toEqual(['2027-02-06']);
    expect(named('eid al-fitr', place('Asia/Riyadh', 24.7, 46.7, 'SA'))).toEqual([
      expect.stringMatching(/^2027-03-(?:09|10)/),
    ]);
  });

  test('a word of a name is none', () => {
    for (const text of [
      'on the day',
      'new coat',
      'kings cross',
      'the queen',
      'good weather',
      'victory',
      'national park',
    ])
      expect([text, named(text, LEEDS)]).toEqual([text, []]);
  });
});
