/**
 * What a chance of rain takes away: nothing at 0, little at the chance of an ordinary fine day, the border of fair and poor
 * at the activity's own ratio of cost to loss, all at certainty. What counts is the rain in the hours that matter.
 */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { hoursOn, judgedOn, questionOn } from './days/day.ts';
import { afternoonChance, breezyDryingDay, chanceAllDay, mildDay, ordinaryFineDay } from './days/fine.ts';
import { lightRainAtLowChance, rainFrom, steadyRain } from './days/rain.ts';
import { rankOf } from './days/verdicts.ts';
import { profileOf } from './scenario.ts';

/** Work that one shower ruins. */
const RUINED = ['outdoor-event', 'laundry-drying', 'exterior-painting', 'concrete-pour', 'crop-spraying', 'roofing'];

function scoreAtChance(activity: string, chancePct: number): number {
  const day = activity === 'laundry-drying' ? breezyDryingDay() : mildDay();
  const weather = hoursOn(day);
  const precipitationProbabilityPct = weather.columns.precipitationProbabilityPct.map(() => chancePct);
  const columns = { ...weather.columns, precipitationProbabilityPct };
  return decideDay(questionOn(day, activity, {}, { ...weather, columns }))?.score ?? Number.NaN;
}

describe('a chance of rain', () => {
  test('of 3 to 6 %, as on any fine day, leaves great what is ideal without it', () => {
    for (const { id } of BUILT_IN.profiles) {
      if (judgedOn(mildDay(), id).score < 95) continue;
      expect(judgedOn(ordinaryFineDay(), id).verdict, id).toBe('great');
    }
  });
  test('of 5 % in every hour takes an ideal day nowhere below 80', () => {
    for (const { id } of BUILT_IN.profiles) {
      if (scoreAtChance(id, 0) < 95) continue;
      expect(scoreAtChance(id, 5), id).toBeGreaterThanOrEqual(80);
    }
  });
  // 60 points over the ratio of cost to loss: 3 at the smallest ratio, half as much again where rain after the work counts.
  test('of 1 % costs a point or a few', () => {
    for (const { id } of BUILT_IN.profiles)
      expect(scoreAtChance(id, 0) - scoreAtChance(id, 1), id).toBeLessThanOrEqual(5);
  });
  test('of 40 % in every hour takes what one shower ruins to 59 or less', () => {
    for (const activity of RUINED) expect(scoreAtChance(activity, 40), activity).toBeLessThanOrEqual(59);
    for (const activity of RUINED) {
      expect(rankOf(judgedOn(chanceAllDay({ chancePct: 40 }), activity).verdict)).toBeLessThanOrEqual(rankOf('fair'));
    }
  });
  test('above the ratio of cost to loss is never good for what one shower ruins', () => {
    for (const activity of RUINED) {
      const { costLoss } = profileOf(activity).rain;
      expect(scoreAtChance(activity, 100 * costLoss + 1), activity).toBeLessThan(60);
    }
  });
  test('well below it is not poor', () => {
    for (const activity of RUINED) {
      const { costLoss } = profileOf(activity).rain;
      expect(scoreAtChance(activity, 25 * costLoss), activity).toBeGreaterThanOrEqual(40);
    }
  });
  test('that is higher never scores higher', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BUILT_IN.profiles),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        ({ id }, a, b) => {
          expect(scoreAtChance(id, Math.max(a, b))).toBeLessThanOrEqual(scoreAtChance(id, Math.min(a, b)));
        },
      ),
      { numRuns: 80, seed: 20_260_610 },
    );
  });
  test('in the afternoon alone is no reason against the morning for those who need nothing after it', () => {
    for (const activity of ['running', 'cycling', 'golf', 'tennis', 'dog-walking']) {
      expect(judgedOn(afternoonChance(), activity).verdict, activity).toBe('great');
    }
  });
});

describe('rain that is forecast', () => {
  test('in every hour at a low chance is judged between dry and certain', () => {
    for (const activity of ['exterior-painting', 'crop-spraying']) {
      const { score } = judgedOn(lightRainAtLowChance(), activity);
      expect(score, activity).toBeLessThan(judgedOn(mildDay(), activity).score);
    }
  });
  test('after a wash has dried does not spoil it; before it has, it does', () => {
    const dried = judgedOn(rainFrom({ fromHour: 18, hours: 3 }), 'laundry-drying');
    const early = judgedOn(rainFrom({ fromHour: 9, hours: 12 }), 'laundry-drying');
    expect(rankOf(dried.verdict)).toBeGreaterThanOrEqual(rankOf('good'));
    expect(early.score).toBeLessThan(dried.score);
  });
  test('weighs less on paint the later it comes', () => {
    const at = (fromHour: number): number => judgedOn(rainFrom({ fromHour, hours: 3 }), 'exterior-painting').score;
    const scores = [12, 14, 16, 18, 20, 22].map(at);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(scores[5]).toBeGreaterThan(scores[0]);
  });
  test('by the hour and certain leaves nothing good that it ruins', () => {
    for (const activity of RUINED) {
      const { verdict } = judgedOn(steadyRain({ rainMm: 1, chancePct: 95 }), activity);
      expect(['avoid', 'poor'], activity).toContain(verdict);
    }
  });
});
