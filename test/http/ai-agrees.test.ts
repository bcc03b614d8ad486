/** What a question is told about an activity is what `/v1/decide` says of the same place and day, asked for or against. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { createQuestionParser } from '../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { openTestPlaces } from '../place/open.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';
import { mildWeather } from '../upstream/weather.ts';
import { post } from './events.ts';

const NOW = '2026-06-10T05:00:00Z';
/** Rain on Thursday, a gale on Friday, heat on Saturday. */
const DAYS = { thursday: '2026-06-11', friday: '2026-06-12', saturday: '2026-06-13' } as const;
const VERDICTS = { great: 'yes', good: 'yes', fair: 'maybe', poor: 'no', bad: 'no', avoid: 'no' } as const;
const TURNED = { yes: 'no', no: 'yes', maybe: 'maybe' } as const;

let upstream: TestUpstream;
let fairday: TestService;

beforeAll(async () => {
  const dayOf = (epoch: number): string => new Date((epoch + 3600) * 1000).toISOString().slice(0, 10);
  upstream = startUpstream({
    nowMs: () => Date.parse(NOW),
    weather: (variable, epoch, lat, lon) => {
      const day = dayOf(epoch);
      if (day === DAYS.thursday && variable === 'precipitation') return 1.5;
      if (day === DAYS.thursday && variable === 'precipitation_probability') return 90;
      if (day === DAYS.friday && variable === 'wind_speed_10m') return 60;
      if (day === DAYS.friday && variable === 'wind_gusts_10m') return 95;
      if (day === DAYS.saturday && /^(?:temperature_2m|apparent_temperature)$/.test(variable)) return 36;
      return mildWeather(variable, epoch, lat, lon);
    },
  });
  const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });
  fairday = await startTestService(
    { FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url, FAIRDAY_NOW: NOW },
    { ask: { parser: async () => parser } },
  );
});

afterAll(async () => {
  await fairday.stop();
  await upstream.stop();
});

describe.each(BUILT_IN.profiles.map(({ id, name }) => ({ id, name })))('$id', ({ id, name }) => {
  test.each(Object.entries(DAYS))('on %s', async (day, date) => {
    const key = await fairday.keyOf('verified');
    const decision = await bodyOf(await fairday.get(`/v1/decide?location=51.5,-0.12&activity=${id}&when=${date}`, key));
    const told = async (ask: string) => {
      const response = await post(fairday, key, {
        q: `${ask} ${name.toLowerCase()} on ${day}`,
        location: '51.5,-0.12',
      });
      const { answer, data } = (await response.json()) as {
        readonly answer: string;
        readonly data: { readonly verdict: string | null };
      };
      const score = /score (\d+) of 100/.exec(answer)?.[1];
      return { verdict: data.verdict, score: score === undefined ? null : Number(score) };
    };
    const verdict = VERDICTS[decision.verdict as keyof typeof VERDICTS];
    expect(await told('is it a good day for')).toEqual({ verdict, score: decision.score });
    expect(await told('is it a bad day for')).toEqual({ verdict: TURNED[verdict], score: decision.score });
  });
});
