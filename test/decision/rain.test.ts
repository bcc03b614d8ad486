/** The law of rain: its weight, its persistence, how amount and probability combine, and what each activity makes of it. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { dryHoursBefore, fillDryHoursAhead } from '../../src/decision/ahead.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { derive } from '../../src/decision/derive.ts';
import {
  beginChances,
  dryAheadScore,
  dryingNeed,
  jointChance,
  jointRainScore,
  type RainChance,
  rainChance,
  rainWeight,
} from '../../src/decision/rain.ts';
import { factorScore, scoreHours } from '../../src/decision/score.ts';
import { publishedRisk } from '../../src/decision/severity.ts';
import { type HourValues, profileOf, questionOf, type Scenario } from './scenario.ts';

const RUNS = { numRuns: 300, seed: 20_260_610 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const shares = fc.array(share, { minLength: 2, maxLength: 10 });
const NOW = 60;

/** Work that a shower ruins, and the day whose other weather is ideal for it. */
const RUINED: ReadonlyArray<readonly [activity: string, base: HourValues]> = [
  ['outdoor-event', { temperatureC: 23, apparentTemperatureC: 23, relativeHumidityPct: 50 }],
  ['laundry-drying', { windKmh: 14 }],
  ['exterior-painting', {}],
  ['concrete-pour', {}],
  ['crop-spraying', {}],
  ['roofing', {}],
];

function scoreOf(scenario: Scenario): number {
  return decideDay(questionOf(scenario))?.score ?? Number.NaN;
}

describe('the weight of a chance', () => {
  test('is 0 for none, 0.6 at cost over loss, 1 for certain rain', () => {
    for (const costLoss of [0.1, 0.3, 0.7]) {
      expect(rainWeight(0, costLoss)).toBe(0);
      expect(rainWeight(costLoss, costLoss)).toBeCloseTo(0.6, 12);
      expect(rainWeight(1, costLoss)).toBeCloseTo(1, 12);
    }
  });
  test('takes an hour to the border of fair and poor at cost over loss, where rain would ruin it', () => {
    for (const id of ['tennis', 'drone-flying', 'stargazing', 'exterior-painting', 'crop-spraying', 'laundry-drying']) {
      const profile = profileOf(id);
      const input = questionOf({
        activity: id,
        base: { precipitationProbabilityPct: 100 * profile.rain.costLoss },
      });
      const rain = profile.factors.findIndex(({ variable }) => variable === 'rain');
      expect(factorScore(derive(input.weather, input), profile, rain, NOW)).toBeCloseTo(40, 3);
    }
  });
  test('of 5 % all day leaves an ideal day great, and of 40 % leaves it fair at most', () => {
    for (const [activity, base] of RUINED) {
      const at = (chance: number) => scoreOf({ activity, base: { ...base, precipitationProbabilityPct: chance } });
      expect(at(0), activity).toBeGreaterThanOrEqual(94);
      expect(at(5), activity).toBeGreaterThanOrEqual(80);
      expect(at(40), activity).toBeLessThanOrEqual(59);
      expect(at(100), activity).toBeLessThanOrEqual(40);
    }
  });
});

describe('probability and amount', () => {
  const chanceOf = (amountMm: number, pct: number): number =>
    rainChance(Float32Array.of(amountMm), Float32Array.of(pct), 1).probability[0];
  test('neither ever makes rain less likely', () => {
    const amount = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(amount, amount, share, share, (a, b, p, q) => {
        const less = chanceOf(Math.min(a, b), 100 * Math.min(p, q));
        expect(chanceOf(Math.max(a, b), 100 * Math.max(p, q))).toBeGreaterThanOrEqual(less);
      }),
      RUNS,
    );
  });
  test('the stated chance stays as the forecast gave it', () => {
    const { stated, probability } = rainChance(Float32Array.of(0.2, 3), Float32Array.of(12, Number.NaN), 2);
    expect(stated[0]).toBeCloseTo(0.12, 6);
    expect(stated[1]).toBeNaN();
    expect(probability[1]).toBeCloseTo(0.95, 6);
  });
  test('a trace hardly counts: there is no step at a tenth of a millimetre', () => {
    expect(chanceOf(0.1, Number.NaN) - chanceOf(0.09, Number.NaN)).toBeLessThan(0.01);
    expect(chanceOf(0.2, Number.NaN)).toBeLessThan(0.2);
  });
});

describe('hours together', () => {
  test('40 % in each of four hours is 55 to 70 %, not 87 %', () => {
    expect(jointChance([0.4, 0.4, 0.4, 0.4], 0, 4)).toBeWithin(0.55, 0.7);
  });
  test('are at least as likely wet as the likeliest, and at most as independent ones', () => {
    fc.assert(
      fc.property(shares, (chances) => {
        const joint = jointChance(chances, 0, chances.length);
        expect(joint).toBeGreaterThanOrEqual(Math.max(...chances) - 1e-9);
        expect(joint).toBeLessThanOrEqual(1 - chances.reduce((dry, chance) => dry * (1 - chance), 1) + 1e-9);
      }),
      RUNS,
    );
  });
  test('score never more for more chance or for more to lose', () => {
    fc.assert(
      fc.property(shares, shares, fc.nat(), share, share, (chances, losses, at, more, costLoss) => {
        const n = Math.min(chances.length, losses.length);
        const r = 0.1 + 0.8 * costLoss;
        const run = { chance: Float32Array.from(chances), loss: Float64Array.from(losses) };
        const before = jointRainScore(run, r, 0, n);
        const i = at % n;
        run.chance[i] = Math.max(run.chance[i], more);
        const likelier = jointRainScore(run, r, 0, n);
        run.loss[i] = Math.max(run.loss[i], more);
        expect(likelier).toBeLessThanOrEqual(before + 1e-4);
        expect(jointRainScore(run, r, 0, n)).toBeLessThanOrEqual(likelier + 1e-4);
      }),
      RUNS,
    );
  });
  test('of a window weigh more than each hour alone', () => {
    const { scores, value } = windowOf('outdoor-event', 40);
    expect(value).toBeLessThan(scores);
  });
});

function windowOf(activity: string, chance: number): { scores: number; value: number } {
  const base = { temperatureC: 23, apparentTemperatureC: 23, precipitationProbabilityPct: chance };
  const input = questionOf({ activity, base });
  const { score } = scoreHours(derive(input.weather, input), input.profile);
  return { scores: score[NOW], value: decideDay(input)?.score ?? Number.NaN };
}

describe('dry hours ahead', () => {
  const need = dryingNeed((h) => [0, 0, 40, 70, 90, 100][h] ?? 100, 24);
  const after = (list: readonly number[]): number => {
    const chances = Float32Array.from(list);
    const begins = beginChances(chances, { from: 0, to: chances.length });
    return dryAheadScore(chances, begins, 0.3, need, 0, chances.length);
  };
  test('count by the curve when rain is certain, and by the chance else', () => {
    expect(after([0, 0, 0, 1, 1, 1])).toBeCloseTo(40, 6);
    expect(after([0, 0, 0, 0, 0, 0])).toBe(100);
    expect(after([0, 0, 0, 0.3, 0, 0])).toBeCloseTo(40 + 0.4 * 60, 4);
    expect(after([1, 0, 0, 0, 0, 0])).toBeCloseTo(0, 6);
  });
  test('are worth never more for more chance in any hour', () => {
    fc.assert(
      fc.property(shares, fc.nat(), share, (chances, at, more) => {
        const raised = chances.map((chance, i) => (i === at % chances.length ? Math.max(chance, more) : chance));
        expect(after(raised)).toBeLessThanOrEqual(after(chances) + 1e-4);
      }),
      RUNS,
    );
  });
  const rainOf = (pct: readonly number[]) =>
    rainChance(new Float32Array(pct.length), Float32Array.from(pct), pct.length);
  const dryHoursAhead = (rain: RainChance): Float32Array => {
    const { length } = rain.stated;
    const dry = new Float32Array(length);
    fillDryHoursAhead(dry, rain, 0.1, { from: 0, to: length }, length);
    return dry;
  };
  test('of the words hold no hour with a chance as high as they deny', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 30, maxLength: 60 }), (pct) => {
        const dry = dryHoursAhead(rainOf(pct));
        for (let k = 0; k < dry[0]; k++) expect(pct[k + 1] ?? 0).toBeLessThan(10);
        if (dry[0] > 0) expect(pct[0]).toBeLessThan(10);
      }),
      RUNS,
    );
  });
  test('are known through a dry fortnight whose last record is empty, and before a gap that is far', () => {
    const end = questionOf({ activity: 'exterior-painting' });
    const { columns } = end.weather;
    for (const name of ['precipitationMm', 'precipitationProbabilityPct'] as const)
      columns[name][columns[name].length - 1] = Number.NaN;
    const hours = derive(end.weather, end);
    expect(hours.values('dry_hours_ahead').subarray(0, -1)).not.toContain(Number.NaN);
    const pct = new Array<number>(80).fill(0);
    const rain = rainOf(pct);
    rain.stated[60] = Number.NaN;
    rain.amountMm[60] = Number.NaN;
    const dry = dryHoursAhead(rain);
    expect(dry[10]).toBe(24);
    expect(dry[50]).toBeNaN();
    expect(dry[70]).toBe(24);
  });
});

test('dry hours before: a trace counts in part, and more rain never leaves a surface drier', () => {
  const hours = (amounts: readonly number[]): number =>
    dryHoursBefore(Float32Array.from([...amounts, 0]), amounts.length);
  const dry = new Array<number>(24).fill(0);
  expect(hours(dry)).toBe(24);
  expect(hours([...dry, 2, 0, 0, 0])).toBe(3);
  expect(hours([...dry, 0.05, 0, 0, 0])).toBeWithin(15, 24);
  fc.assert(
    fc.property(fc.array(share, { minLength: 24, maxLength: 24 }), fc.nat(23), share, (amounts, at, more) => {
      const wetter = amounts.map((amount, i) => (i === at ? Math.max(amount, more) : amount));
      const before = hours(amounts);
      if (!Number.isNaN(before)) expect(hours(wetter)).toBeLessThanOrEqual(before + 1e-4);
    }),
    RUNS,
  );
});

describe('limits of risks', () => {
  test('are 39 from severe on and 10 from extreme on, and come down from the level below', () => {
    const limitOf = (gustKmh: number): number => {
      const input = questionOf({ activity: 'driving', base: { gustKmh } });
      return publishedRisk(derive(input.weather, input), input.profile, 'gust').limits?.[NOW] ?? 100;
    };
    expect([65, 77.5, 90, 97.5, 105].map((gust) => Math.round(2 * limitOf(gust)) / 2)).toEqual([
      100, 69.5, 39, 24.5, 10,
    ]);
  });
  test('agree with the levels in any weather', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), fc.integer({ min: 0, max: 100 }), (mm, pct) => {
        for (const id of ['driving', 'hiking', 'running']) {
          const input = questionOf({ activity: id, base: { precipitationMm: mm, precipitationProbabilityPct: pct } });
          for (const kind of ['rain', 'heavy-rain'] as const) {
            const { levels, limits } = publishedRisk(derive(input.weather, input), input.profile, kind);
            if (levels[NOW] >= 4) expect(limits?.[NOW]).toBeLessThanOrEqual(levels[NOW] === 5 ? 10 : 39);
          }
        }
      }),
      { ...RUNS, numRuns: 40 },
    );
  });
});

// Steady rain that just outweighs the drying fills a court and a roof with water within the day: that film is a threshold
// of physics, not of the law of rain.
const DRAINED = BUILT_IN.profiles.filter(({ factors }) => !factors.some(({ variable }) => variable === 'surface_film'));

describe('small steps', () => {
  const sweeps: ReadonlyArray<readonly [what: string, to: number, step: number, at: (value: number) => HourValues]> = [
    ['1 % of chance', 100, 1, (v) => ({ precipitationProbabilityPct: v })],
    ['0.05 mm at a chance of 30 %', 0.5, 0.05, (v) => ({ precipitationMm: v, precipitationProbabilityPct: 30 })],
    ['0.05 mm without a chance', 0.5, 0.05, (v) => ({ precipitationMm: v, precipitationProbabilityPct: Number.NaN })],
    ['gusts of 0.5 km/h', 110, 0.5, (v) => ({ gustKmh: v, windKmh: 12 })],
    ['an air quality index of 2', 340, 2, (v) => ({ usAqi: v })],
  ];
  for (const [what, to, step, at] of sweeps) {
    test(`of ${what} move no hour and no day by more than 15 points`, () => {
      const profiles = what.includes('mm') ? DRAINED : BUILT_IN.profiles;
      const before = new Map<string, readonly [hour: number, day: number]>();
      for (let value = 0; value <= to; value += step) {
        // One weather for all activities, which share what is derived from it.
        const question = questionOf({ activity: profiles[0].id, base: at(value) });
        for (const profile of profiles) {
          const input = { ...question, profile };
          const hour = scoreHours(derive(input.weather, input), profile).score[NOW];
          const now = [hour, decideDay(input)?.score ?? Number.NaN] as const;
          const last = before.get(profile.id) ?? now;
          for (const i of [0, 1]) {
            expect(Math.abs(now[i] - last[i]), `${profile.id} at ${value}`).toBeLessThanOrEqual(15);
          }
          before.set(profile.id, now);
        }
      }
    }, 180_000);
  }
});
