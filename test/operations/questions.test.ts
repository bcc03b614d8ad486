/** Questions in words answered by a whole service with forecasts: each reads as an answer to what was asked. */
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

describe('the answer', () => {
  test.each([
    [
      'Will it be nice in York tomorrow?',
      /^(Yes|No|Maybe), it will be \w+ for an outdoor event in York.*\. 8 to 20 °C/,
    ],
    ['is the weather bad in Glasgow tomorrow', /^(No|Maybe), it will be (good|only fair|great) for an outdoor event/],
    ["what's the nicest day this weekend in Brighton", /will be best for an outdoor event in Brighton/],
    ['Is the air good in Leeds today?', /^Maybe, the air in Leeds.* is moderate: US Air Quality Index 57/],
    ['Is air quality bad in Delhi?', /^Maybe, the air in Delhi/],
    ['is it raining', /^No, it is dry in Leeds, England now/],
    ['is it gonna rain', /^No, it should stay dry in Leeds, England today/],
    ['is it hot in Dubai', /^No, it is not hot in Dubai now/],
    ['is it too hot to run in Phoenix tomorrow', /^No, it will be (good|great) for running/],
    ['should I cancel the picnic tomorrow in Leeds', /^No, it will be (good|great) for an outdoor event/],
    [
      'will wind exceed 30 mph tomorrow in Leeds',
      /^No, the strongest wind .* 10 mph at 16:00 \(asked: exceed 30 mph\)\.$/,
    ],
    [
      'more than an inch of rain tomorrow in Seattle?',
      /^No, rainfall in Seattle tomorrow .* 0 in \(asked: more than an inch\)\.$/,
    ],
    [
      'is it hotter than 30 degrees in Dubai',
      /^No, the temperature in Dubai now .* is 20 °C \(asked: hotter than 30 degrees\)\.$/,
    ],
    // Praise beside words that were not read is said to be of the weather alone.
    [
      'great for golf with the widget in Leeds tomorrow?',
      /^By the weather alone, (good|great) for golf in Leeds.*“widget”/,
    ],
    ['gut für golf mit dem Wimpelix morgen in Leeds?', /^Allein nach dem Wetter (gut|sehr gut|großartig) .*„/],
    ["what's the high tomorrow in Boston", /^A high of 68 °F in Boston, .*, at 16:00\./],
    [
      'what time will it be warmest tomorrow in Leeds',
      /^16:00 will be the warmest hour in Leeds, England tomorrow .*: 20 °C\.$/,
    ],
    [
      'Which day this week is driest in Leeds?',
      / \(0 mm\) will be the driest days .*\. Then Friday 3 July \(3\.6 mm\)\.$/,
    ],
    ['hottest day this week in Leeds', /^No day .* stands out: each has 20 °C\.$/],
    ['how long will the rain last in Leeds', /^No rain in Leeds, England at 11:20 .*, and none before 15:00/],
    // As in the almanacs: new moon on 14 July 2026, full moon on 29 July.
    ['when is the next full moon', /^The next full moon in Leeds, England is on Wednesday 29 July\.$/],
    [
      'what time does it get dark tonight in Leeds',
      /^22:3\d: it gets dark in Leeds, England today \(Wednesday 1 July\), .* sunset is at 21:4\d\.$/,
    ],
    ["what's the pressure in Leeds", /^\d+ hPa at sea level in Leeds/],
    [
      'is pollen high in Leeds today',
      /^Pollen in Leeds, .* is not known: the Copernicus models have none there or then\.$/,
    ],
    ['can I wear shorts tomorrow', /^No, it will not be warm enough for shorts/],
    ['which is sunnier, Nice or Cannes tomorrow?', /^Nice.* and Cannes are alike tomorrow/],
    ['where is it warmer tomorrow, Leeds, York or Hull?', /^No difference tomorrow .*: Leeds.*York.*Hull/],
    [
      'is it warmer than yesterday',
      /^No, today \(Wednesday 1 July\) and yesterday \(Tuesday 30 June\) are alike in Leeds.*20 °C/,
    ],
    ['weather at Heathrow airport', /^Mostly sunny at London Heathrow Airport today/],
    ['is it too cold for shorts', /^Yes, it (?:is|will) not (?:be )?warm enough for shorts in Leeds/],
    [
      'will winds be under 10 knots at Cowes on Saturday',
      /^(Yes|Maybe), the strongest wind in Cowes.* 9 knots at 16:00/,
    ],
    ['less than 5% chance of rain tomorrow?', /^No, the highest chance of rain in Leeds.* will be 10 %/],
    ['how much did it rain yesterday', /^3\.6 mm of rain in Leeds, England yesterday .*\.$/],
    ['was yesterday warmer than today', /^No, yesterday .* and today .* were alike in Leeds/],
    [
      'when is sunrise',
      /was at 04:4\d\. Sunrise in Leeds, England tomorrow \(Thursday 2 July\) is at 04:4\d\. That is in 17 h 2\d min\.$/,
    ],
    // As in the almanacs: full moon on 29 or 30 June 2026, new moon on 15 June.
    ['when was the last full moon', /^The last full moon in Leeds, England was yesterday \(Tuesday 30 June\)/],
    ['did it rain last night', /^No, it stayed dry in Leeds/],
    [
      'when did it last rain in Leeds',
      /^The last rain in Leeds.* was .*in the hour from \d\d:00.*; \d+(\.\d)? mm fell that day\.$/,
    ],
    [
      'when did it last snow in Leeds',
      /^No snow in Leeds.* since Monday 30 June 2025: that is as far back as was searched\.$/,
    ],
    ['is it warmer than normal in Leeds today', /against \d+ °C\. .* in the years 2006–2025\.$/],
    ['how much will my 4 kW panels make tomorrow', /^About \d+(\.\d)? kWh from 4 kW of solar panels in Leeds/],
    [
      'best month to visit Rome',
      /^The best months to visit Rome.* \(\d+ of 100\).*Holiday Climate Index.*years 2016 to 2025, from the ERA5 reanalysis by Open-Meteo\.$/,
    ],
    [
      'is July a good month to visit Rome',
      /^Yes, July is typically great for visiting Rome.*: 90 of 100, rank \d+ of the twelve months\. July: 8 to 20 °C, 10 wet days\. The best months/,
    ],
    ['avalanche danger in Chamonix', /There is no source for avalanche danger in Chamonix/],
    ['how warm is the sea in Brighton', /^\d+ °C in the sea in Brighton/],
    ['do i need an umbrella', /^No, you do not need an umbrella in Leeds/],
  ])('to "%s"', async (question, expected) => {
    expect(await answerTo(question)).toMatch(expected);
  });

  test('of a day months ahead is from the past years, with the share of such days that are wet, asked for once', async () => {
    const text = await answerTo('Will it rain in Leeds on Christmas day?');
    expect(text).toMatch(/^Maybe, some rain is typical in Leeds, England on Friday 25 December\./);
    expect(text).toMatch(/On average \d\.\d mm of rain, with 1 mm or more on 33 % of such days\./);
    expect(text).toMatch(
      /typical at that time of the year, from the weather of the years 2006 to 2025 and the seasonal/,
    );
    const asked = upstream.requests.length;
    expect(await answerTo('weather in Leeds on Christmas day')).toMatch(
      /^Typically .*: 8 to 20 °C, 1 mm or more of rain on 33 % of days/,
    );
    expect(upstream.requests.length).toBe(asked);
  });

  test('of a month, a season or a year is from past years, and without them from the embedded climate', async () => {
    const december = await answerTo('weather in Leeds in December');
    expect(december).toContain('time of the year, from the weather of the years 2006 to 2025.');
    // 1.2 mm in the archive's mean day, 31 times, as each of its days has it.
    expect(december).toContain('On average 37.2 mm of rain and snow in all.');
    // Each third day has 3.6 mm.
    expect(await answerTo('how much rain does Leeds get a year')).toBe(
      'On average 437.8 mm of rain in Leeds, England in a year, with 1 mm or more on 33 % of such days. These are means of the years 2016 to 2025.',
    );
    upstream.fail({ kind: 'status', status: 500, body: '' });
    expect(await answerTo('weather in Porto in December')).toContain('time of the year, by the embedded climate.');
    expect(await answerTo('weather in Porto on Christmas day')).toContain('time of the year, by the embedded climate.');
    upstream.heal();
  });

  test('of the worst day for something ranks the days from the worst on', async () => {
    const answer = await answerTo('which day is worst for hiking in Leeds, tomorrow or saturday');
    expect(answer).toMatch(/ will be worse for hiking in Leeds, England: |^Both are alike for hiking in Leeds/);
    const week = await answerTo('worst day for hiking in Leeds this week');
    const scores = [...week.matchAll(/score (\d+) of 100/g)].map(([, score]) => Number(score));
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  test('names other places of a name only where they may be meant', async () => {
    expect(await answerTo('weather in London')).not.toContain('Other places');
    expect(await answerTo('weather in Leeds')).not.toContain('Other places');
    expect(await answerTo('weather in Springfield')).toContain('Other places of that name: ');
  });
});
