/** Questions about usual months and years, answered by a whole service from the days of past years, or without them. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { ai } from '../../src/operations/ai.ts';
import { contextFor } from '../../src/service/service.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';

/** A Wednesday, 11:20 in Leeds. */
const NOW = '2026-07-01T10:20:00Z';
let upstream: TestUpstream;
let fairday: TestService;

beforeAll(async () => {
  upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
  fairday = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    FAIRDAY_NOW: NOW,
  });
});

afterAll(async () => {
  await fairday.stop();
  await upstream.stop();
});

async function answerTo(q: string): Promise<string> {
  const context = contextFor(fairday.service, null, () => null);
  const { body } = await ai.run(context, { q, location: 'Leeds' });
  return (body as { readonly answer: string }).answer;
}

describe('the answer about usual years', () => {
  test('to counts of days and ranks of months is from the days of past years, asked for once', async () => {
    const before = upstream.requests.length;
    // Each third day is wet, has three hours of cloud more, and none is colder than 8 °C.
    expect(await answerTo('how many rainy days in Norwich in October')).toBe(
      'Typically about 10 rainy days in Norwich, England in October. A rainy day has 1 mm or more of rain and snow. These are values of the years 2016 to 2025, from the ERA5 reanalysis by Open-Meteo. Other places of that name: Norwich, Connecticut, United States.',
    );
    expect(upstream.requests.length).toBe(before + 1);
    expect(await answerTo('how many dry days a year in Norwich')).toMatch(
      /^Typically about 244 dry days in Norwich, England/,
    );
    expect(await answerTo('number of days above 19 in a normal year in Norwich')).toMatch(/^Typically about 365 days/);
    expect(await answerTo('how many days above 30 in September in Norwich')).toMatch(
      /^Typically hardly any days above 30/,
    );
    expect(await answerTo('wettest month in Norwich')).toMatch(/^The wettest months in Norwich.*\(37\.8 mm\)/);
    expect(await answerTo('sunniest month in Norwich')).toMatch(/^The sunniest months in Norwich.* \(\d{3} hours\)/);
    expect(upstream.requests.length).toBe(before + 1);
    // Of whole days no fog is known.
    expect(await answerTo('how many foggy days a year in Norwich')).toMatch(/embedded climate/);
  });

  test('to records is the extreme of those years, and says that no official record is known', async () => {
    const both = await answerTo('record temperature in Norwich');
    expect(both).toMatch(/^In the years 2016 to 2025 the highest temperature in Norwich, England was 20 °C, on /);
    expect(both).toMatch(/the lowest temperature in Norwich, England was 8 °C.*There is no source for weather records/);
    const rain = await answerTo('record rainfall for Norwich in June');
    expect(rain).toMatch(
      /the most rain and snow of one day in Norwich, England in June was 3\.6 mm, on .* June 20\d\d/,
    );
    // That of a whole month is its sum, held against the same month of other years; the one that is asked about is told beside.
    expect(await answerTo('was last month the wettest june on record in Norwich')).toMatch(
      /^June 20\d\d was the wettest in Norwich, England: 3\d(\.\d)? mm; then June 20\d\d .* mm of rain in Norwich, England in June 2026\. .*no source for weather records/,
    );
    expect(await answerTo('coldest winter ever in Norwich')).toMatch(
      /^December 20\d\d – February 20\d\d was the coldest in Norwich, England: /,
    );
    expect(await answerTo('how many months are above 15 in Norwich')).toMatch(
      /^12 months above 15 in Norwich, England in a year: January \(\d+ °C\), .* These are means of the daily highs\./,
    );
    expect(await answerTo('which months are below freezing in Norwich')).toMatch(
      /^No months below freezing in Norwich, England in a year\. The coldest: \p{L}+ \(8 °C\)/u,
    );
    expect(await answerTo('wettest year in Norwich')).toMatch(
      /^20\d\d was the wettest in Norwich, England: 4\d\d(\.\d)? mm; then 20\d\d .*years 2016 to 2025/,
    );
  });

  test('to the months of a year names each, and the sunshine of a usual month is known', async () => {
    expect(await answerTo('rainfall by month in Norwich')).toMatch(
      /^Rainfall in Norwich, England: January \(3\d(\.\d)? mm\), .* and December \(3\d(\.\d)? mm\)\. These are values/,
    );
    expect(await answerTo('how many hours of sunshine in August in Norwich')).toMatch(
      /^Typically about \d{3} hours of sunshine in Norwich, England in August\. These are values of the years 2016 to 2025/,
    );
  });

  test('of a day against a longer time has a verdict, and names the day that is the most of it', async () => {
    expect(await answerTo('was yesterday the wettest day this year in Norwich')).toMatch(
      /^(Yes|No), .* were the wettest days in Norwich, England from Thursday 1 January to Tuesday 30 June\./,
    );
  });

  test('to some days of a year is from the days of those years around them, in one sentence', async () => {
    const late = await answerTo('weather in Norwich in late September');
    expect(late).toMatch(
      /^Typically 8 to 20 °C, 1 mm or more of rain on 3\d % of days and wind up to 10 mph in Norwich/,
    );
    expect(late).toContain('from the weather of the years 2016 to 2025');
    expect(late.match(/September/g)).toHaveLength(2);
    expect(await answerTo('is the first week of September usually dry in Norwich')).toMatch(
      /^Maybe, some rain is typical in Norwich.* with 1 mm or more on 3\d % of such days/,
    );
  });

  test('to how hot it got in a past month or year is its warmest hour, and no mean of days', async () => {
    expect(await answerTo('how hot did it get last May in Norwich')).toMatch(
      /^A high of 20 °C in Norwich.* at \d\d:00 on /,
    );
    expect(await answerTo('worst month to visit Norwich')).toMatch(/^The worst months to visit Norwich/);
  });

  test('is from the embedded climate where the archive fails, and says so', async () => {
    upstream.failKind('archive', { kind: 'status', status: 500, body: '' });
    const year = await answerTo('how much rain does Porto get a year');
    expect(year).toMatch(/^On average \d+(?:\.\d)? mm of rain in Porto, Portugal in a year, with 0\.1 mm or more/);
    expect(year).toContain('The embedded climate is coarse: near coasts and mountains far more or far less may fall.');
    expect(await answerTo('how many rainy days a year in Porto')).toMatch(/^Typically about \d+ rainy days.*embedded/);
  }, 30_000);
});
