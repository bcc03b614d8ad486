/**
 * In a world whose errors are known, chances come true as often as they say: the weather that happens is one more member of
 * the same forecast, and over many forecasts a chance of 0.3 comes true three times in ten, within sampling error.
 */
import { describe, expect, test } from 'bun:test';
import { withChances } from '../../src/decision/chanced-day.ts';
import { type HourSpan, scoreInEach, shareOf } from '../../src/decision/chances.ts';
import { decideDay } from '../../src/decision/decide.ts';
import type { Verdict } from '../../src/decision/verdict.ts';
import { dressedMembers } from '../../src/weather/members/dressed.ts';
import { ASSUMED_GROWTH } from '../../src/weather/members/error-growth.ts';
import { questionOf, type Scenario } from './scenario.ts';

const FORECASTS = 160;
const MEMBERS = 30;

function resultOf<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Numbers in [0, 1) that look random and are always the same. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A forecast of any kind of day, from calm and dry to wet and windy. */
function anyForecast(activity: string, next: () => number): Scenario {
  const wind = 5 + 35 * next();
  const temperatureC = 4 + 20 * next();
  const rainPct = Math.max(0, 120 * next() - 40);
  return {
    activity,
    daysAfter: 2,
    base: {
      temperatureC,
      dewPointC: temperatureC - 2 - 8 * next(),
      windKmh: wind,
      gustKmh: 1.6 * wind,
      cloudPct: 100 * next(),
      precipitationProbabilityPct: Math.min(100, rainPct),
      precipitationMm: rainPct / 100,
    },
    date: new Date(Date.UTC(2026, 2, 1) + Math.floor(200 * next()) * 86_400_000).toISOString().slice(0, 10),
  };
}

/** Stated chances of good or better, and of the stated verdict, and whether they came true. */
function outcomes(activity: string) {
  const next = sequence(activity.length * 7919);
  return Array.from({ length: FORECASTS }).flatMap(() => {
    const input = questionOf(anyForecast(activity, next));
    // The noise of another place each time, so that no two forecasts share their errors.
    const somewhere = { lat: 20 + 40 * next(), lon: 360 * next() - 180, elevationM: 60 };
    const dressed = dressedMembers(input.weather, somewhere, ASSUMED_GROWTH, MEMBERS + 1);
    const { weathers } = dressed;
    const happened = Math.floor(next() * weathers.length);
    const decision = decideDay(input);
    if (decision === null) throw new Error('no decision');
    const members = { ...dressed, weathers: weathers.filter((_, member) => member !== happened) };
    const { chances, confidence } = resultOf(withChances(input, decision, members));
    if (chances === null) throw new Error('no chances');
    // A day without a window is one to avoid in every weather that counts.
    if (decision.judgedSpan === null) return [];
    const truth = resultOf(scoreInEach(input, [weathers[happened]]));
    const came = (span: HourSpan | null, verdict: Verdict): number =>
      span === null ? 0 : shareOf(truth, span, verdict);
    const good = came(chances.window, 'great') + came(chances.window, 'good');
    const held = came(decision.judgedSpan, decision.verdict);
    return { good, atLeastGood: chances.atLeastGood, held, confidence: confidence / decision.knownShare };
  });
}

/** How far the mean outcome may lie from the mean chance: three standard errors, and what a finite ensemble adds. */
function margin(chances: readonly number[]): number {
  const variance = chances.reduce((sum, p) => sum + p * (1 - p) * (1 + 1 / MEMBERS), 0) / chances.length ** 2;
  return 3 * Math.sqrt(variance) + 0.02;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(['exterior-painting', 'running', 'drone-flying', 'outdoor-event'])('chances of %s', (activity) => {
  const all = outcomes(activity);
  test('of good or better come true as often as they say, low ones and high ones', () => {
    for (const [low, high] of [
      [0, 1.01],
      [0, 0.35],
      [0.35, 0.7],
      [0.7, 1.01],
    ]) {
      const bin = all.filter(({ atLeastGood }) => atLeastGood >= low && atLeastGood < high);
      if (bin.length < 15) continue;
      const stated = bin.map(({ atLeastGood }) => atLeastGood);
      expect(Math.abs(mean(bin.map(({ good }) => good)) - mean(stated)), `${low}–${high}`).toBeLessThan(margin(stated));
    }
  });
  test('that the verdict holds come true as often as the confidence says', () => {
    const stated = all.map(({ confidence }) => confidence);
    expect(Math.abs(mean(all.map(({ held }) => held)) - mean(stated))).toBeLessThan(margin(stated));
  });
  test('are sharper than to say the same of every day', () => {
    const base = mean(all.map(({ good }) => good));
    const brier = mean(all.map(({ atLeastGood, good }) => (atLeastGood - good) ** 2));
    const climate = mean(all.map(({ good }) => (base - good) ** 2));
    expect(brier).toBeLessThan(climate);
  });
});
