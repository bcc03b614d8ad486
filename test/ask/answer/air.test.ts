/** The air is answered by what was asked: one pollutant by its own figure, pollen by its kind, a day by its worst hour. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { DAY_MS, HOUR_MS } from '../../../src/time/units.ts';
import { AIR_VARIABLE_NAMES, type AirVariable, type HourlyAir } from '../../../src/weather/air-quality/air.ts';
import { answered, contextOf, FORECAST, NOW_MS, span, TOMORROW, weatherOf } from './setting.ts';

const START_MS = NOW_MS - 2 * DAY_MS - 12 * HOUR_MS;
const LENGTH = 6 * 24;

/** Hour 0 is the midnight that begins today. */
function airOf(values: Partial<Record<AirVariable, (hour: number) => number>>): HourlyAir {
  const columns = Object.fromEntries(
    AIR_VARIABLE_NAMES.map((name) => [
      name,
      Float32Array.from({ length: LENGTH }, (_, i) => values[name]?.(i - 48) ?? Number.NaN),
    ]),
  ) as HourlyAir['columns'];
  const startMs = Float64Array.from({ length: LENGTH }, (_, i) => START_MS + i * HOUR_MS);
  return { startMs, length: LENGTH, columns, elevationM: 50, provenance: FORECAST };
}

const AIR = airOf({
  pm25UgM3: (hour) => (hour === 41 ? 60 : 8),
  nitrogenDioxideUgM3: (hour) => (hour === 32 ? 88 : 21),
  birchPollenM3: (hour) => (hour === 34 ? 400 : 20),
  grassPollenM3: () => 0,
});

function ask(question: Partial<Interpretation>, time = TOMORROW) {
  return answered([contextOf(weatherOf({}), time, { air: AIR })], question);
}

const parts = (more: Partial<NonNullable<Interpretation['airParts']>>) => ({
  airParts: { pollutants: [], pollen: [], hasOtherPollen: false, ...more },
});

describe('the air', () => {
  test('of a pollutant is its own figure, with its worst hour', () => {
    const { text } = ask({ topics: ['air-quality'], ...parts({ pollutants: ['no2'] }) });
    expect(text).toStartWith(
      '21 to 88 µg/m³ of nitrogen dioxide in Leeds tomorrow (Sunday 22 November), highest at 08:00.',
    );
  });

  test('of a pollutant that does not change is one figure', () => {
    const { text } = ask({ topics: ['air-quality'], ...parts({ pollutants: ['no2'] }) }, span(36, 38, 'hours'));
    expect(text).toStartWith('21 µg/m³ of nitrogen dioxide in Leeds');
    expect(text).not.toContain('highest');
  });

  test('of a pollutant has no verdict by the whole of the air', () => {
    const question = { topics: ['air-quality'], form: 'yes-no', ...parts({ pollutants: ['no2'] }) } as const;
    expect(ask(question).verdict).toBeNull();
  });

  test('of a day is that of its worst hour', () => {
    expect(ask({ topics: ['air-quality'] }).text).toContain('at 17:00');
  });
});

describe('pollen', () => {
  test('of a kind is that kind, and much of it is a yes', () => {
    const { verdict, text } = ask({ topics: ['pollen'], form: 'yes-no', ...parts({ pollen: ['birch'] }) });
    expect(verdict).toBe('yes');
    expect(text).toContain('birch pollen high, 400 grains/m³');
    expect(text).not.toContain('grass');
  });

  test('that is not there is a no', () => {
    const { verdict, text } = ask({ topics: ['pollen'], form: 'yes-no', ...parts({ pollen: ['grass'] }) });
    expect(verdict).toBe('no');
    expect(text).toContain('no grass pollen');
  });

  test('that no model has is said to be so', () => {
    const { text } = ask({ topics: ['pollen'], ...parts({ hasOtherPollen: true }) });
    expect(text).toStartWith('The Copernicus models have none of that pollen');
  });
});
