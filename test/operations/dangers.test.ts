/** In dangerous weather whoever is out in it is told the danger, and those who bear little get no yes; mild weather stays plain. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { ai } from '../../src/operations/ai.ts';
import { contextFor } from '../../src/service/service.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';
import { mildWeather } from '../upstream/weather.ts';

const NOW = '2026-07-01T10:20:00Z';
let upstream: TestUpstream;
let fairday: TestService;

/** Hot in Spain, storms in Yorkshire, and mild elsewhere. */
function weather(variable: string, epochSeconds: number, lat: number, lon: number): number | null {
  const mild = mildWeather(variable, epochSeconds, lat, lon);
  if (mild === null) return null;
  const isHot = lat < 39 && lat > 36 && lon < 0;
  const isStormy = lat > 53 && lat < 54 && lon > -2 && lon < -1;
  if (isHot && /^(?:temperature_2m|apparent_temperature)$/.test(variable)) return mild + 24;
  if (isHot && variable === 'dew_point_2m') return 18;
  if (isHot && variable === 'relative_humidity_2m') return 30;
  if (isStormy && variable === 'weather_code') return 95;
  return mild;
}

beforeAll(async () => {
  upstream = startUpstream({ nowMs: () => Date.parse(NOW), weather });
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
  const { body } = await ai.run(context, { q, location: 'Winchester' });
  return (body as { readonly answer: string }).answer;
}

describe('in dangerous weather', () => {
  test.each([
    ['can the kids play tennis in Seville tomorrow', /^No verdict: .*\b[Rr]isk of heat: /],
    ['is tomorrow good for cycling with my 80 year old dad in Seville', /^No(?: verdict: .*\b[Rr]isk of heat|, )/],
    ['harvest tomorrow in Seville, is it dry', /\b[Rr]isk of heat: /],
    ['got a delivery round in Seville tomorrow afternoon, dry?', /\b[Rr]isk of heat: /],
    ['will it rain on the kids party in Seville tomorrow', /^No, .*\b[Rr]isk of heat: /],
    ['regnet es morgen in Sevilla, die Kinder spielen draußen', /Risiko: Hitze, /],
    ['taking the toddlers to the park in Leeds tomorrow, is it warm', /\b[Rr]isk of thunderstorm: /],
  ])('%s', async (question, answer) => {
    expect(await answerTo(question)).toMatch(answer);
  });
});

describe('no danger is told where there is none, or nobody is out', () => {
  test.each([
    'can the kids play tennis in Winchester tomorrow',
    'harvest tomorrow in Winchester, is it dry',
    'will it rain in Seville tomorrow',
    'how warm is it in Seville tomorrow',
    'will it rain on the kids party in Winchester tomorrow',
  ])('%s', async (question) => {
    expect(await answerTo(question)).not.toMatch(/\brisk of (?:heat|cold|thunder)|^No verdict/i);
  });
});
