/** Whatever stops a kind of work on the spot stops it here: gusts, air, snow and ice on the ground, lightning, frost. */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { badAir, delhiAir, mumbaiSwell } from './days/air-fog-sea.ts';
import { ALL_DAYS } from './days/all.ts';
import { but, judgedOn, questionOn, type WeatherDay } from './days/day.ts';
import { breezyDryingDay, clearMoonlessNight, mildDay } from './days/fine.ts';
import { frostNightAhead, madridEvening, phoenixHeat } from './days/heat-and-cold.ts';
import { stormsEveryHour, wetColdHill } from './days/rain.ts';
import {
  bostonAfterBlizzard,
  boulderAfterSnow,
  deepSnowInThaw,
  freezingFog,
  glasgowIceStorm,
  refreezingMelt,
} from './days/snow-and-ice.ts';
import { isFine, rankOf } from './days/verdicts.ts';
import { gustyDay } from './days/wind.ts';
import { questionOf, type Scenario } from './scenario.ts';

type Row = readonly [activity: string, day: WeatherDay, atBest: 'avoid' | 'poor' | 'fair' | 'good', names: RegExp];

const gusts = gustyDay();
const smoke = badAir({ usAqi: 260 });

const ROWS: readonly Row[] = [
  ['concrete-pour', gusts, 'poor', /gust/],
  ['exterior-painting', gusts, 'poor', /gust/],
  ['gardening', gusts, 'poor', /gust/],
  ['dog-walking', gusts, 'poor', /gust/],
  ['stargazing', but(clearMoonlessNight(), { name: 'a gusty night', windKmh: 22, gustKmh: 65 }), 'fair', /gust/],
  [
    'laundry-drying',
    but(breezyDryingDay(), { name: 'a gale on the line', windKmh: 55, gustKmh: 70 }),
    'poor',
    /gust|wind/,
  ],
  ['golf', smoke, 'poor', /air/],
  ['gardening', smoke, 'poor', /air/],
  ['roofing', smoke, 'poor', /air/],
  ['fishing', smoke, 'poor', /air/],
  ['exterior-painting', smoke, 'poor', /air/],
  ['concrete-pour', smoke, 'poor', /air/],
  ['outdoor-event', smoke, 'poor', /air/],
  ['beach', but(smoke, { temperatureC: [20, 28], waveHeightM: 0.3, seaTemperatureC: 21 }), 'poor', /air/],
  ['sailing', but(smoke, { windKmh: 18, gustKmh: 26, waveHeightM: 0.4 }), 'poor', /air/],
  ['cycling', delhiAir(), 'poor', /air/],
  ['tennis', delhiAir(), 'poor', /air/],
  ['fishing', mumbaiSwell(), 'poor', /waves/],
  ['sailing', mumbaiSwell(), 'poor', /waves/],
  ['beach', mumbaiSwell(), 'poor', /waves/],
  ['driving', bostonAfterBlizzard(), 'fair', /snow|\bic(e|y)\b/],
  ['running', bostonAfterBlizzard(), 'fair', /snow|\bic(e|y)\b/],
  ['cycling', bostonAfterBlizzard(), 'poor', /snow|\bic(e|y)\b/],
  ['tennis', bostonAfterBlizzard(), 'avoid', /snow/],
  ['golf', bostonAfterBlizzard(), 'avoid', /snow|grass|frost/],
  ['roofing', bostonAfterBlizzard(), 'avoid', /snow/],
  ['tennis', deepSnowInThaw(), 'avoid', /snow/],
  ['golf', deepSnowInThaw(), 'avoid', /snow/],
  ['roofing', deepSnowInThaw(), 'avoid', /snow/],
  ['cycling', deepSnowInThaw(), 'poor', /snow|\bic(e|y)\b/],
  ['running', deepSnowInThaw(), 'fair', /snow|\bic(e|y)\b/],
  ['hiking', deepSnowInThaw(), 'fair', /snow/],
  ['driving', deepSnowInThaw(), 'good', /snow|\bic(e|y)\b/],
  ['golf', boulderAfterSnow(), 'avoid', /snow/],
  ['tennis', boulderAfterSnow(), 'avoid', /snow/],
  ['roofing', boulderAfterSnow(), 'avoid', /snow/],
  ['hiking', boulderAfterSnow(), 'good', /snow/],
  ['tennis', stormsEveryHour(), 'avoid', /thunder|storm|lightning/],
  ['golf', stormsEveryHour(), 'avoid', /thunder|storm|lightning/],
  ['sailing', stormsEveryHour(), 'avoid', /thunder|storm|lightning/],
  ['hiking', wetColdHill(), 'poor', /wet|cold|chill/i],
  ['crop-spraying', frostNightAhead(), 'fair', /frost|[-−]\d(\.\d)? °C|low of/],
  [
    'driving',
    but(glasgowIceStorm({ untilHour: 24 }), { name: 'an ice storm all day' }),
    'avoid',
    /\bic(e|y)\b|glaze|freezing/,
  ],
];

describe('is never better than', () => {
  for (const [activity, day, atBest, names] of ROWS) {
    test(`${atBest} for ${activity}: ${day.name}; and the sentence names it`, () => {
      const { verdict, summary } = judgedOn(day, activity);
      expect(rankOf(verdict), `${verdict}, ${summary}`).toBeLessThanOrEqual(rankOf(atBest));
      expect(summary).toMatch(names);
    });
  }
});

describe('ice', () => {
  test('in the shade does not go with the first sun: −6 °C at noon the day after snow is not great to drive in', () => {
    const cold = bostonAfterBlizzard({ lowC: -9, highC: -5 });
    expect(judgedOn(cold, 'driving', { fromHour: 10, toHour: 16 }).verdict).not.toBe('great');
  });
  test('of melt that froze holds through the morning', () => {
    for (const activity of ['running', 'cycling', 'driving']) {
      const { verdict, summary } = judgedOn(refreezingMelt(), activity, { fromHour: 6, toHour: 9 });
      expect(isFine(verdict), `${activity}: ${summary}`).toBe(false);
    }
  });
  test('of freezing fog is rime on twigs: poor for its sight, and far from an ice storm', () => {
    for (const activity of ['running', 'driving', 'dog-walking']) {
      const fog = judgedOn(freezingFog(), activity, { fromHour: 7, toHour: 17 });
      const storm = judgedOn(glasgowIceStorm({ untilHour: 24 }), activity, { fromHour: 7, toHour: 17 });
      expect(fog.score, `${activity}: ${fog.summary}`).toBeGreaterThan(storm.score + 15);
    }
    const { summary, verdict } = judgedOn(freezingFog(), 'driving', { fromHour: 7, toHour: 17 });
    expect([verdict, /visibility|fog/.test(summary)]).toEqual(['poor', true]);
  });
  test('is not seen where there is none: a dry cold day stays fine to run and drive', () => {
    const dry = but(mildDay(), { name: 'dry and cold', date: '2026-02-10', temperatureC: [-6, 2], dewPointC: -12 });
    for (const activity of ['running', 'driving']) expect(isFine(judgedOn(dry, activity).verdict), activity).toBe(true);
  });
});

describe('pavement', () => {
  test('stays hot when the sun has set, after a day of 38 °C', () => {
    const dusk = judgedOn(madridEvening(), 'dog-walking', { fromHour: 21, toHour: 23 });
    const dawn = judgedOn(madridEvening(), 'dog-walking', { fromHour: 6, toHour: 8 });
    expect(dusk.score).toBeLessThan(dawn.score);
  });
  test('of Phoenix at 46 °C closes the evening too', () => {
    const { verdict, summary } = judgedOn(phoenixHeat(), 'dog-walking', { fromHour: 19, toHour: 22 });
    expect(isFine(verdict), summary).toBe(false);
  });
});

/** An answer for a day of plain columns. */
function decidedOn(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

const cloudyCalm = { precipitationProbabilityPct: 0, cloudPct: 60, windKmh: 9, gustKmh: 15 };
const downpourUntil9: Omit<Scenario, 'activity'> = {
  base: cloudyCalm,
  at: (hour, day) =>
    day === 0 && hour >= 4 && hour < 9
      ? { precipitationMm: 4, precipitationProbabilityPct: 100, cloudPct: 100, weatherCode: 63 }
      : {},
};

describe('what a downpour left', () => {
  test('holds the sprayer back while leaves drip, and no longer', () => {
    const rightAfter = decidedOn({ activity: 'crop-spraying', ...downpourUntil9, fromHour: 9, toHour: 10 });
    const later = decidedOn({ activity: 'crop-spraying', ...downpourUntil9, fromHour: 13, toHour: 15 });
    expect(rightAfter.score, rightAfter.summary).toBeLessThan(60);
    expect(later.score, later.summary).toBeGreaterThan(80);
  });
  test('holds a pour back: 20 mm stand in the forms', () => {
    const dry = decidedOn({ activity: 'concrete-pour', base: cloudyCalm, fromHour: 9, toHour: 13 });
    const wet = decidedOn({ activity: 'concrete-pour', ...downpourUntil9, fromHour: 9, toHour: 13 });
    expect(wet.score, wet.summary).toBeLessThan(dry.score - 20);
  });
});

test('fog of 40 m is told where people play, walk a dog or meet, and costs them', () => {
  for (const activity of ['tennis', 'dog-walking', 'outdoor-event']) {
    const fog = { temperatureC: 12, dewPointC: 12, relativeHumidityPct: 100, visibilityM: 40, weatherCode: 45 };
    const answer = decidedOn({ activity, base: { ...fog, cloudPct: 100 }, fromHour: 10, toHour: 16 });
    expect(answer.score, answer.summary).toBeLessThan(60);
    expect(answer.summary).toContain('fog');
  }
});

test('the short day of Tromsø before its polar night is not dark while the sun is up', () => {
  const answer = decidedOn({
    activity: 'driving',
    date: '2026-11-23',
    lat: 69.65,
    lon: 18.96,
    tzId: 'Europe/Oslo',
    base: { temperatureC: 4, dewPointC: -1 },
  });
  const noonMs = Date.UTC(2026, 10, 23, 10, 30);
  const dark = answer.risks.filter(({ type }) => type === 'darkness');
  expect(dark.length).toBeGreaterThan(0);
  for (const { fromMs, toMs } of dark) expect(fromMs <= noonMs && toMs > noonMs).toBe(false);
});

test('a day to avoid has no advice on when to start or to finish', () => {
  for (const day of ALL_DAYS) {
    for (const { id } of BUILT_IN.profiles) {
      const answer = decideDay(questionOn(day, id));
      if (answer?.verdict === 'avoid') expect(answer.summary, day.name).not.toMatch(/not before|finish by|start at/);
    }
  }
}, 180_000);
