/**
 * Nothing falls off a cliff: along a sweep of one input in small steps no score of a day moves by more than fifteen points.
 * Thunder may jump, and so may a limit that a law or a standard sets; no sweep here crosses either.
 *
 * A sweep looks at every eighth step first, and at each of the eight only where the score moved by more than fifteen.
 */
import { describe, expect, test } from 'bun:test';
import { BUILT_IN } from '../../src/decision/activities.ts';
import { decideDay } from '../../src/decision/decide.ts';
import { relativeHumidityPct } from '../../src/physics/humidity.ts';
import type { HourlyVariable, HourlyWeather } from '../../src/weather/hourly.ts';
import { mumbaiSwell } from './days/air-fog-sea.ts';
import { hoursOn, questionOn, type WeatherDay } from './days/day.ts';
import { mildDay } from './days/fine.ts';
import { steadyRain } from './days/rain.ts';
import { flurry } from './days/snow-and-ice.ts';

const MAX_MOVE = 15;
const COARSE = 8;

type Columns = Partial<Record<HourlyVariable, (before: HourlyWeather['columns'], hour: number) => number>>;

interface Sweep {
  readonly input: string;
  readonly day: WeatherDay;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  columns(value: number): Columns;
}

const air = (temperatureC: number, dewPointC: number): Columns => ({
  temperatureC: () => temperatureC,
  dewPointC: () => Math.min(dewPointC, temperatureC),
  relativeHumidityPct: () => relativeHumidityPct(temperatureC, Math.min(dewPointC, temperatureC)),
  apparentTemperatureC: () => temperatureC - 1,
  soilTemperatureC: () => temperatureC,
});

const SWEEPS: readonly Sweep[] = [
  {
    input: 'the chance of rain, on a dry day',
    day: mildDay(),
    from: 0,
    to: 100,
    step: 1,
    columns: (value) => ({ precipitationProbabilityPct: () => value }),
  },
  {
    input: 'the amount of rain, at a chance of 10 %',
    day: mildDay(),
    from: 0,
    to: 4,
    step: 0.05,
    columns: (value) => ({ precipitationMm: () => value, precipitationProbabilityPct: () => 10 }),
  },
  {
    input: 'the amount of rain, at a chance of 80 %',
    day: steadyRain(),
    from: 0,
    to: 10,
    step: 0.05,
    columns: (value) => ({ precipitationMm: () => value }),
  },
  {
    input: 'the amount of rain, where no chance is stated',
    day: mildDay(),
    from: 0,
    to: 4,
    step: 0.05,
    columns: (value) => ({ precipitationMm: () => value, precipitationProbabilityPct: () => Number.NaN }),
  },
  {
    input: 'snowfall at −1 °C',
    day: flurry({ snowfallCm: 0 }),
    from: 0,
    to: 3,
    step: 0.05,
    columns: (value) => ({
      snowfallCm: () => value,
      precipitationMm: () => value / 0.7,
      precipitationProbabilityPct: () => 90,
    }),
  },
  {
    input: 'the wind, with gusts half again as strong',
    day: mildDay(),
    from: 0,
    to: 90,
    step: 0.5,
    columns: (value) => ({ windKmh: () => value, gustKmh: () => 1.5 * value, wind120mKmh: () => 1.4 * value }),
  },
  {
    input: 'gusts, at a mean wind of 15 km/h',
    day: mildDay(),
    from: 15,
    to: 104,
    step: 0.5,
    columns: (value) => ({ windKmh: () => 15, gustKmh: () => value }),
  },
  {
    input: 'the temperature, in dry air',
    day: mildDay(),
    from: -40,
    to: 46,
    step: 0.2,
    columns: (value) => air(value, value - 12),
  },
  {
    input: 'the temperature, in damp air',
    day: mildDay(),
    from: -20,
    to: 38,
    step: 0.2,
    columns: (value) => air(value, value - 2.5),
  },
  {
    input: 'the dew point at 20 °C',
    day: mildDay(),
    from: -5,
    to: 20,
    step: 0.2,
    columns: (value) => air(20, value),
  },
  {
    input: 'the air quality index',
    day: mildDay(),
    from: 20,
    to: 400,
    step: 2,
    columns: (value) => ({ usAqi: () => value }),
  },
  {
    input: 'the waves',
    day: mumbaiSwell(),
    from: 0,
    to: 5,
    step: 0.05,
    columns: (value) => ({ waveHeightM: () => value }),
  },
  {
    input: 'the cloud',
    day: mildDay(),
    from: 0,
    to: 100,
    step: 1,
    columns: (value) => ({ cloudPct: () => value }),
  },
  {
    input: 'the UV index',
    day: mildDay(),
    from: 0,
    to: 16,
    step: 0.1,
    columns: (value) => ({ uvIndex: () => value }),
  },
  {
    input: 'lying snow, in cm, at −3 °C',
    day: flurry({ snowfallCm: 0 }),
    from: 0,
    to: 60,
    step: 0.5,
    columns: (value) => ({ ...air(-3, -8), snowDepthM: () => value / 100 }),
  },
  {
    input: 'convective energy under showers',
    day: steadyRain({ rainMm: 0.4, chancePct: 50 }),
    from: 0,
    to: 3000,
    step: 20,
    columns: (value) => ({ capeJkg: () => value }),
  },
];

function weatherAt(sweep: Sweep, value: number): HourlyWeather {
  const weather = hoursOn(sweep.day);
  const columns = { ...weather.columns };
  for (const [name, make] of Object.entries(sweep.columns(value)) as [
    HourlyVariable,
    (c: unknown, i: number) => number,
  ][]) {
    columns[name] = weather.columns[name].map((_, i) => make(weather.columns, i));
  }
  return { ...weather, columns };
}

/** Each move of more than fifteen points in one step, in words. */
function cliffs(sweep: Sweep): string[] {
  const steps = Math.round((sweep.to - sweep.from) / sweep.step);
  const value = (step: number): number => Math.round((sweep.from + step * sweep.step) * 1000) / 1000;
  const known = new Map<number, readonly number[]>();
  const scoresAt = (step: number): readonly number[] => {
    const scored = known.get(step) ?? scores(sweep, value(step));
    known.set(step, scored);
    return scored;
  };
  const found: string[] = [];
  const look = (from: number, to: number): void => {
    const [before, after] = [scoresAt(from), scoresAt(to)];
    const moved = BUILT_IN.profiles.filter((_, i) => Math.abs(before[i] - after[i]) > MAX_MOVE);
    if (moved.length === 0) return;
    if (to - from === 1) {
      for (const { id } of moved) {
        const i = BUILT_IN.profiles.findIndex((profile) => profile.id === id);
        found.push(`${id}: ${value(from)} → ${value(to)} makes ${before[i]} → ${after[i]}`);
      }
      return;
    }
    const middle = (from + to) >> 1;
    look(from, middle);
    look(middle, to);
  };
  for (let from = 0; from < steps; from += COARSE) look(from, Math.min(from + COARSE, steps));
  return found;
}

function scores(sweep: Sweep, value: number): readonly number[] {
  const question = questionOn(sweep.day, BUILT_IN.profiles[0].id, {}, weatherAt(sweep, value));
  return BUILT_IN.profiles.map((profile) => decideDay({ ...question, profile })?.score ?? Number.NaN);
}

describe('a small step moves no score by more than fifteen points', () => {
  for (const sweep of SWEEPS) {
    test(`along ${sweep.input}`, () => {
      expect(cliffs(sweep)).toEqual([]);
    });
  }
  test('and a sweep does find a cliff: thunder in the day', () => {
    const thunder: Sweep = {
      input: 'the weather code',
      day: mildDay(),
      from: 80,
      to: 96,
      step: 1,
      columns: (value) => ({ weatherCode: () => value }),
    };
    expect(cliffs(thunder).some((cliff) => cliff.startsWith('hiking: 94 → 95'))).toBe(true);
  });
});
