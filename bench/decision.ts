/** Measures decisions: twenty activities over fourteen days without caches, and single queries once warm. */
import { BUILT_IN } from '../src/decision/activities.ts';
import { certainly, withChances } from '../src/decision/chanced-day.ts';
import { type DayDecision, decideDay } from '../src/decision/decide.ts';
import { derive } from '../src/decision/derive.ts';
import type { DecisionInput } from '../src/decision/input.ts';
import { rankDays } from '../src/decision/rank.ts';
import { scoreHours } from '../src/decision/score.ts';
import { sunDay } from '../src/sky/day.ts';
import { addDays, civilDay } from '../src/time/civil.ts';
import { DAY_MS } from '../src/time/units.ts';
import type { HourlyWeather } from '../src/weather/hourly.ts';
import { dressedMembers } from '../src/weather/members/dressed.ts';
import { ASSUMED_GROWTH } from '../src/weather/members/error-growth.ts';
import type { Members } from '../src/weather/members/members.ts';
import { questionOf, weatherOf } from '../test/decision/scenario.ts';
import { type Goal, type Measure, median } from './measure.ts';

const SCENARIO = {
  activity: 'running',
  daysAfter: 11,
  at: (hour: number, day: number) => ({
    temperatureC: 12 + 7 * Math.sin(((hour - 9) / 24) * 2 * Math.PI) + (day % 4),
    relativeHumidityPct: 60 + 25 * Math.cos(((hour - 4) / 24) * 2 * Math.PI),
    precipitationMm: (hour + 5 * day) % 11 === 0 ? 1.2 : 0,
    precipitationProbabilityPct: (7 * hour + 13 * day) % 60,
    windKmh: 8 + ((hour + day) % 20),
    gustKmh: 16 + ((hour + day) % 33),
    cloudPct: (17 * hour + 31 * day) % 100,
  }),
};

export async function benchDecision(): Promise<Measure[]> {
  const weather = weatherOf(SCENARIO);
  const question = questionOf(SCENARIO, weather);
  const scoreAll = (): void => {
    // A copy is not in the caches that are keyed by identity.
    const fresh: HourlyWeather = { ...weather };
    const hours = derive(fresh, question);
    for (const profile of BUILT_IN.profiles) scoreHours(hours, profile);
  };
  const decideAll = (): void => {
    for (const profile of BUILT_IN.profiles) readAll(decideDay({ ...question, profile }));
  };
  const days = Array.from({ length: 14 }, (_, i) => {
    const date = addDays(question.day.date, i - 2);
    const day = civilDay(question.zone.tzId, date);
    const nextDay = civilDay(question.zone.tzId, addDays(date, 1));
    const { lat, lon } = question;
    const at = { sun: sunDay(day, lat, lon), nextSun: sunDay(nextDay, lat, lon) };
    return { ...question, day, nextDay, ...at, nowMs: question.day.startMs - 3 * DAY_MS };
  });
  const bestDay = (): void => {
    const decided = days.map((input) => decideDay(input)).filter((day): day is DayDecision => day !== null);
    rankDays(decided.map(certainly));
  };
  return [
    figure(
      `${BUILT_IN.profiles.length} activities × ${weather.length} hours, derive and score`,
      1e3,
      'ms',
      scoreAll,
      60,
      { atMost: 2 },
    ),
    figure('decide one day, scores remembered', 1e6 / BUILT_IN.profiles.length, 'µs', decideAll, 60),
    figure('best day of 14, scores remembered', 1e3, 'ms', bestDay, 60),
    figure(
      'decide one day, nothing remembered',
      1e3,
      'ms',
      () => readAll(decideDay({ ...question, weather: { ...weather } })),
      60,
    ),
    ...benchChances(question),
  ];
}

const CHANCES_RUNS = 20;

/** The same decision counted in 51 possible weathers, and the longest that it holds the event loop. */
function benchChances(question: DecisionInput): Measure[] {
  const { weather, lat, lon } = question;
  const site = { lat, lon, elevationM: 50 };
  let longestMs = 0;
  /** Runs work to its end as it is paced: in stretches between its yields. */
  const run = <T>(work: Generator<void, T>): T => {
    for (;;) {
      const sinceMs = performance.now();
      const step = work.next();
      longestMs = Math.max(longestMs, performance.now() - sinceMs);
      if (step.done) return step.value;
    }
  };
  const members = (): Members => dressedMembers({ ...weather }, site, ASSUMED_GROWTH);
  const decided = decideDay(question);
  if (decided === null) throw new Error('the day of the benchmark has no hours');
  run(withChances(question, decided, members()));
  longestMs = 0;
  const counted: number[] = [];
  for (let i = 0; i < CHANCES_RUNS; i++) {
    const startMs = performance.now();
    run(withChances(question, decided, members()));
    counted.push(performance.now() - startMs);
  }
  return [
    {
      name: 'count a day in 51 possible weathers, nothing remembered',
      value: median(counted),
      unit: 'ms',
      note: 'with what they are made from',
    },
    { name: 'longest stretch between yields', value: longestMs, unit: 'ms' },
  ];
}

/** `decide` computes its fields when they are read. */
function readAll(decision: DayDecision | null): unknown {
  return decision === null ? null : [decision.figures, decision.hours, decision.factors];
}

/** The compiler works beside the runs, so that it settles by the clock and not after so many of them. */
const SETTLES_MS = 1_000;

/** The median of the runs after the compiler has settled. */
function figure(name: string, perSecond: number, unit: string, run: () => void, runs: number, goal?: Goal): Measure {
  const settledMs = performance.now() + SETTLES_MS;
  while (performance.now() < settledMs) run();
  const seconds = Array.from({ length: runs }, () => {
    const startMs = performance.now();
    run();
    return (performance.now() - startMs) / 1e3;
  }).sort((a, b) => a - b);
  const value = seconds[seconds.length >> 1] * perSecond;
  return {
    name,
    value: Number(value.toPrecision(3)),
    unit,
    note: `median of ${runs}, warm`,
    ...(goal === undefined ? {} : { goal }),
  };
}

if (import.meta.main)
  for (const line of await benchDecision()) console.log(`${line.name}: ${line.value} ${line.unit} (${line.note})`);
