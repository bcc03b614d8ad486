/** Snow is called snow: a risk of rain stands only in hours of which the forecast states a chance of rain. */
import { expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { type HourValues, questionOf } from './scenario.ts';

const COLD = { temperatureC: -2, dewPointC: -4, apparentTemperatureC: -6, relativeHumidityPct: 86 };
/** 1.2 cm of snow, of 1.7 mm of water, as Open-Meteo computes it. */
const SNOWFALL = { ...COLD, snowfallCm: 1.2, precipitationMm: 1.7, precipitationProbabilityPct: 80, weatherCode: 73 };

function decided(activity: string, base: HourValues): DayDecision {
  const decision = decideDay(questionOf({ activity, base }));
  if (decision === null) throw new Error('no decision');
  return decision;
}

const texts = ({ summary, risks }: DayDecision): string =>
  [summary, ...risks.map(({ type, detail }) => `${type}: ${detail}`)].join('\n');

test.each(BUILT_IN.profiles.map(({ id }) => id))('%s on a day of snow tells of no rain', (activity) => {
  for (const base of [SNOWFALL, { ...COLD, precipitationProbabilityPct: 40 }]) {
    const decision = decided(activity, base);
    expect(decision.risks.filter(({ type }) => type === 'rain')).toEqual([]);
    expect(texts(decision)).not.toMatch(/chance of rain/);
  }
});

test('a chance of snow is said as one, and falling snow is one risk', () => {
  expect(texts(decided('running', { ...COLD, precipitationProbabilityPct: 40 }))).toMatch(/40 % chance of snow/);
  const snowing = decided('running', SNOWFALL).risks.filter(({ type }) => type === 'snow');
  expect(snowing).toHaveLength(1);
});

test('rain besides the snow, and rain in milder air, stay rain', () => {
  const sleet = { ...SNOWFALL, temperatureC: 1, snowfallCm: 0.3, weatherCode: 68 };
  for (const base of [sleet, { precipitationProbabilityPct: 40 }]) {
    expect(decided('running', base).risks.map(({ type }) => type)).toContain('rain');
  }
});
