/** Chances are counted in one window over all possible weathers, and count what they say they do. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { withChances } from '../../src/decision/chanced-day.ts';
import { type Chances, chancesOf, scoreInEach, sharesBest } from '../../src/decision/chances.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { decideTypically, oftenText, seasonText } from '../../src/decision/typical-day.ts';
import { wholeScore } from '../../src/decision/verdict.ts';
import type { CivilDate } from '../../src/time/civil.ts';
import { type HourlyWeather, withColumns } from '../../src/weather/hourly.ts';
import { dressedMembers } from '../../src/weather/members/dressed.ts';
import { ASSUMED_GROWTH } from '../../src/weather/members/error-growth.ts';
import type { Members } from '../../src/weather/members/members.ts';
import { type HourValues, questionOf, type Scenario } from './scenario.ts';

function resultOf<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const painting: Scenario = { activity: 'exterior-painting', base: { precipitationProbabilityPct: 0 } };
const question = questionOf(painting);
const dry = question.weather;

/** The dry weather with rain in some local hours of the day asked about. */
function wetIn(hours: readonly number[], mm = 2): HourlyWeather {
  const at = (hour: number, day: number): HourValues =>
    day === 0 && hours.includes(hour)
      ? { precipitationMm: mm, precipitationProbabilityPct: 100, cloudPct: 100, weatherCode: 61 }
      : {};
  const { columns } = questionOf({ ...painting, at }).weather;
  // The same hours, so that they are members of one set.
  return withColumns(dry, columns);
}

const membersOf = (weathers: readonly HourlyWeather[]): Members => ({
  method: 'dressed',
  model: 'open-meteo',
  updatedAtMs: 0,
  basis: 'assumed',
  weathers,
});

const ALL_DAY = Array.from({ length: 24 }, (_, hour) => hour);
const wet = wetIn(ALL_DAY);

function chances(weathers: readonly HourlyWeather[]): Chances | null {
  const decision = decideDay(question);
  return chancesOf(resultOf(scoreInEach(question, weathers)), decision?.judgedSpan ?? null);
}

function known(weathers: readonly HourlyWeather[]): Chances {
  const found = chances(weathers);
  if (found === null) throw new Error('no chances');
  return found;
}

const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);
const sumOf = (shares: object): number => Object.values(shares).reduce((sum, share) => sum + share, 0);

describe('members that are all the same', () => {
  for (const activity of ['running', 'exterior-painting', 'concrete-pour', 'laundry-drying', 'stargazing', 'driving']) {
    test(`give ${activity} its own verdict and score for certain`, () => {
      const input = questionOf({ activity, base: { precipitationProbabilityPct: 0 } });
      const decision = decideDay(input);
      if (decision === null) throw new Error('no decision');
      const day = resultOf(withChances(input, decision, membersOf(times(12, input.weather))));
      expect(day.chances?.verdict[decision.verdict]).toBeCloseTo(1, 10);
      expect(wholeScore(day.chances?.expectedScore ?? -1)).toBe(decision.score);
      expect(day.confidence).toBeCloseTo(decision.knownShare, 2);
    });
  }
});

describe('rain', () => {
  test('in 25 members of 50 is a chance of one in two', () => {
    const { rainInWindow, verdict, members } = known([...times(25, wet), ...times(25, dry)]);
    expect(members).toBe(50);
    expect(rainInWindow).toBe(0.5);
    expect(verdict.avoid).toBeCloseTo(0.5, 10);
  });
  test('in different hours of the window is the chance of rain in any of them', () => {
    // Every fourth hour, so that any window of four hours holds one of them.
    const members = [0, 1, 2].flatMap((k) => times(5, wetIn(ALL_DAY.filter((hour) => hour % 4 === k))));
    const { rainInWindow } = known([...members, ...times(5, dry)]);
    expect(rainInWindow).toBe(0.75);
  });
  test('added to more members never makes a good verdict likelier', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (a, b) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)];
        const of = (count: number) => known([...times(count, wet), ...times(20 - count, dry)]).atLeastGood;
        expect(of(many)).toBeLessThanOrEqual(of(few));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the count', () => {
  const mixed = [...times(7, wet), ...times(6, wetIn([10, 11], 0.3)), ...times(9, dry)];
  test('does not depend on the order of the members', () => {
    const forwards = known(mixed);
    const backwards = known([...mixed].reverse());
    expect(backwards.verdict).toEqual(forwards.verdict);
    expect(backwards.score).toEqual(forwards.score);
    expect(backwards.window).toEqual(forwards.window);
  });
  test('sums to one', () => expect(sumOf(known(mixed).verdict)).toBeCloseTo(1, 10));
  test('leaves out a member without the hours, and is none for fewer than ten', () => {
    const empty = withColumns(dry, { temperatureC: new Float32Array(dry.length).fill(Number.NaN) });
    expect(known([...times(10, dry), empty]).members).toBe(10);
    expect(chances([...times(9, dry), empty, empty])).toBeNull();
  });
  test('is of one window for all: showers at different hours are not dodged with hindsight', () => {
    const run = questionOf({ activity: 'running', base: { precipitationProbabilityPct: 0 } });
    const members = Array.from({ length: 17 }, (_, k) => wetIn([5 + k, 6 + k, 7 + k], 4));
    const own = members.map((weather) => decideDay({ ...run, weather })?.score ?? 0);
    expect(own.every((score) => score >= 60)).toBe(true);
    const counted = chancesOf(resultOf(scoreInEach(run, members)), null);
    expect(counted?.atLeastGood).toBeWithin(0.6, 0.95);
  });
  test('of the best day shares each weather among the days that are even', () => {
    const day = known(mixed);
    expect(sumOf(sharesBest([day, day, null]))).toBeCloseTo(1, 10);
    expect(sharesBest([day, day, null])).toEqual([0.5, 0.5, 0]);
    const better = { ...day, scores: day.scores.map(() => 100) };
    const [first, second] = sharesBest([better, day]);
    expect(first).toBeGreaterThan(second);
  });
});

describe('a day of which only the season is known', () => {
  const weathers = [...times(6, wet), ...times(14, dry)];
  const day = resultOf(decideTypically(question, membersOf(weathers), 'Leeds'));
  test('is told by how often such days are good, and prefers no day', () => {
    expect(day?.decision.summary).toStartWith('Days differ much for exterior painting in Leeds in early June: ');
    expect(day?.decision.summary).toContain('about 7 days in 10 are great');
    expect(day?.decision.summary).toEndWith('No forecast is at hand, so no day can be preferred.');
  });
  test('has the mean score, and its verdict as often as the members have it', () => {
    expect(day?.decision.score).toBe(wholeScore(day?.chances?.expectedScore ?? -1));
    expect(day?.confidence).toBe(day?.chances?.verdict[day.decision.verdict] ?? -1);
  });
  test('lists a risk that comes on three days in ten with how often it comes', () => {
    const rain = day?.decision.risks.find(({ type }) => type === 'rain');
    expect(rain?.detail).toBe('on about 3 days in 10 at this time of year');
  });
  test('gives middle figures, never those of one realisation alone', () => {
    expect(day?.decision.figures.rain).toMatchObject({ total: 0 });
  });
  test('gives the chance of rain by how often it rains, for on the middle day it is none or certain', () => {
    expect(day?.decision.figures.rain.probability).toBe(30);
  });
});

test('how often, in words', () => {
  const of = (great: number, good: number, poor: number) =>
    oftenText({ verdict: { great, good, fair: 0, poor, avoid: 0 }, atLeastGood: great + good });
  expect(of(0.3, 0.3, 0.2)).toBe('about 3 days in 10 are great, 6 in 10 good or better');
  expect(of(0.1, 0, 0.9)).toBe('about 1 day in 10 is great');
  expect(of(0, 0.4, 0.6)).toBe('about 4 days in 10 are good or better');
  expect(of(0, 0.02, 0.5)).toBe('hardly any day is good, and about 5 in 10 are poor or worse');
  expect(of(0, 0.02, 0.1)).toBe('hardly any day is good, most are fair');
  expect(of(1, 0, 0)).toBe('nearly every day is great');
  expect(seasonText('2026-06-01' as CivilDate)).toBe('early June');
  expect(seasonText('2026-11-30' as CivilDate)).toBe('late November');
});

test('possible weathers of which the hours that decide are made have the chances of whole ones', () => {
  const site = { lat: 53.8, lon: -1.55, elevationM: 60 };
  for (const { id } of BUILT_IN.profiles) {
    const input = questionOf({ activity: id, daysAfter: 13, base: { precipitationProbabilityPct: 30, cloudPct: 60 } });
    const decision = decideDay(input);
    if (decision === null) throw new Error('no decision');
    const members = dressedMembers(input.weather, site, ASSUMED_GROWTH, 12);
    const whole = dressedMembers(input.weather, site, ASSUMED_GROWTH, 12).weathers.map((weather) => ({ ...weather }));
    const { abreast: _, ...apart } = members;
    const [part, all] = [members, { ...apart, weathers: whole }].map((some) =>
      resultOf(withChances(input, decision, some)),
    );
    expect([id, part.chances]).toEqual([id, all.chances]);
    expect(part.confidence).toBe(all.confidence);
  }
});
