import { describe, expect, test } from 'bun:test';
import { HOUR_MS } from '../../../src/time/units.ts';
import { AIR_VARIABLE_NAMES, type HourlyAir } from '../../../src/weather/air-quality/air.ts';
import { EUROPEAN_BOUNDS, type EuropeanInput, europeanAqi } from '../../../src/weather/air-quality/european.ts';
import { airAt } from '../../../src/weather/air-quality/indices.ts';
import { UK_UPPER_BOUNDS, type UkInput, ukDaqi } from '../../../src/weather/air-quality/uk-daqi.ts';
import { nowCast, type UsInput, usAqiOf, usCategory } from '../../../src/weather/air-quality/us-aqi.ts';
import { emptyColumnsOf } from '../../../src/weather/hourly.ts';

const NOTHING = Number.NaN;
const NO_US: UsInput = {
  pm25: NOTHING,
  pm10: NOTHING,
  ozone8h: NOTHING,
  ozone1h: NOTHING,
  co8h: NOTHING,
  so2Of1h: NOTHING,
  so2Of24h: NOTHING,
  no2Of1h: NOTHING,
};

/** What the tables of 2024 say at both edges of every band: concentration, index. */
const US_EDGES: Readonly<Record<'pm25' | 'pm10' | 'ozone8h' | 'co8h' | 'no2Of1h', readonly (readonly number[])[]>> = {
  pm25: [
    [0, 0],
    [9, 50],
    [9.1, 51],
    [35.4, 100],
    [35.5, 101],
    [55.4, 150],
    [55.5, 151],
    [125.4, 200],
    [125.5, 201],
    [225.4, 300],
    [225.5, 301],
    [325.4, 500],
  ],
  pm10: [
    [0, 0],
    [54, 50],
    [55, 51],
    [154, 100],
    [155, 101],
    [254, 150],
    [255, 151],
    [354, 200],
    [355, 201],
    [424, 300],
    [425, 301],
    [604, 500],
  ],
  ozone8h: [
    [0, 0],
    [54, 50],
    [55, 51],
    [70, 100],
    [71, 101],
    [85, 150],
    [86, 151],
    [105, 200],
    [106, 201],
    [200, 300],
  ],
  co8h: [
    [0, 0],
    [4.4, 50],
    [4.5, 51],
    [9.4, 100],
    [9.5, 101],
    [12.4, 150],
    [12.5, 151],
    [15.4, 200],
    [15.5, 201],
    [30.4, 300],
    [30.5, 301],
    [50.4, 500],
  ],
  no2Of1h: [
    [0, 0],
    [53, 50],
    [54, 51],
    [100, 100],
    [101, 101],
    [360, 150],
    [361, 151],
    [649, 200],
    [650, 201],
    [1249, 300],
    [1250, 301],
    [2049, 500],
  ],
};

const US_NAMES = { pm25: 'pm2_5', pm10: 'pm10', ozone8h: 'o3', co8h: 'co', no2Of1h: 'no2' } as const;

describe('US AQI', () => {
  for (const field of ['pm25', 'pm10', 'ozone8h', 'co8h', 'no2Of1h'] as const) {
    test(`${field}: exact at every edge, as a 64-bit and as a 32-bit number`, () => {
      for (const [concentration, index] of US_EDGES[field]) {
        for (const value of [concentration, Math.fround(concentration)]) {
          expect([concentration, usAqiOf({ ...NO_US, [field]: value })[US_NAMES[field]]]).toEqual([
            concentration,
            index,
          ]);
        }
      }
    });

    test(`${field}: what lies between two bands is truncated into the lower, and nothing passes 500`, () => {
      const step = field === 'pm25' || field === 'co8h' ? 0.1 : 1;
      for (const [concentration, index] of US_EDGES[field].filter((_, i) => i % 2 === 1).slice(0, -1)) {
        expect(usAqiOf({ ...NO_US, [field]: concentration + 0.9 * step })[US_NAMES[field]]).toBe(index);
      }
      expect(usAqiOf({ ...NO_US, [field]: 99_999 })[US_NAMES[field]]).toBe(field === 'ozone8h' ? 300 : 500);
    });

    test(`${field}: never falls as the air gets worse`, () => {
      const top = US_EDGES[field].at(-1)?.[0] ?? 0;
      let before = 0;
      for (let i = 0; i <= 2000; i++) {
        const index = usAqiOf({ ...NO_US, [field]: (1.1 * top * i) / 2000 })[US_NAMES[field]];
        expect(index).toBeGreaterThanOrEqual(before);
        before = index;
      }
    });
  }

  test('ozone of one hour counts from 125 ppb on, at every edge of its table, and the larger of both wins', () => {
    const edges = [
      [125, 101],
      [164, 150],
      [165, 151],
      [204, 200],
      [205, 201],
      [404, 300],
      [405, 301],
      [604, 500],
      [700, 500],
    ];
    for (const [ppb, index] of edges) expect(usAqiOf({ ...NO_US, ozone8h: 0, ozone1h: ppb }).o3).toBe(index);
    expect(usAqiOf({ ...NO_US, ozone8h: 40, ozone1h: 124.9 }).o3).toBe(37);
    expect(usAqiOf({ ...NO_US, ozone8h: 106, ozone1h: 130 }).o3).toBe(201);
    expect(usAqiOf({ ...NO_US, ozone8h: 201, ozone1h: 210 }).o3).toBe(300);
    expect(usAqiOf({ ...NO_US, ozone8h: 201, ozone1h: 405 }).o3).toBe(301);
  });

  test('sulphur dioxide: one hour up to 304 ppb, 24 hours above, 200 where the latter is low', () => {
    const edges = [
      [0, 0],
      [35, 50],
      [36, 51],
      [75, 100],
      [76, 101],
      [185, 150],
      [186, 151],
      [304, 200],
    ];
    for (const [ppb, index] of edges) expect(usAqiOf({ ...NO_US, so2Of1h: ppb }).so2).toBe(index);
    for (const [ppb, index] of [
      [305, 201],
      [604, 300],
      [605, 301],
      [1004, 500],
      [304, 200],
    ]) {
      expect(usAqiOf({ ...NO_US, so2Of1h: 400, so2Of24h: ppb }).so2).toBe(index);
    }
    expect(usAqiOf({ ...NO_US, so2Of1h: 400 }).so2).toBe(200);
  });

  test('categories', () => {
    const edges = [0, 50, 51, 100, 101, 150, 151, 200, 201, 300, 301, 500];
    expect(edges.map(usCategory)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });
});

describe('NowCast', () => {
  const castOf = (newestFirst: readonly number[]): number => nowCast(newestFirst.toReversed(), newestFirst.length - 1);
  test('of steady air is that air', () => {
    expect(castOf(Array(12).fill(20))).toBeCloseTo(20, 10);
  });

  test('halves the weight hour by hour at most', () => {
    expect(castOf([8, 0, 0, 0])).toBeCloseTo(8 / (1 + 0.5 + 0.25 + 0.125), 10);
  });

  test('needs two of the three newest hours, and skips the others that are missing', () => {
    expect(castOf([NOTHING, NOTHING, 5, 5, 5])).toBeNaN();
    expect(castOf([10, NOTHING, 10, NOTHING, 10])).toBeCloseTo(10, 10);
    expect(castOf([])).toBeNaN();
    expect(castOf([0, 0, 0])).toBe(0);
  });

  test('looks back twelve hours', () => {
    expect(castOf([...Array(12).fill(6), 500])).toBeCloseTo(6, 10);
  });
});

describe('UK DAQI', () => {
  const none: UkInput = {
    ozone8h: NOTHING,
    no2Of1h: NOTHING,
    so2Of1h: NOTHING,
    pm25Of24h: NOTHING,
    pm10Of24h: NOTHING,
  };
  for (const field of ['ozone8h', 'no2Of1h', 'so2Of1h', 'pm25Of24h', 'pm10Of24h'] as const) {
    test(`${field}: each bound ends its band, the next whole number begins the next`, () => {
      for (const [i, bound] of UK_UPPER_BOUNDS[field].entries()) {
        expect(ukDaqi({ ...none, [field]: bound })).toBe(i + 1);
        expect(ukDaqi({ ...none, [field]: bound + 0.4 })).toBe(i + 1);
        expect(ukDaqi({ ...none, [field]: bound + 0.5 })).toBe(i + 2);
        expect(ukDaqi({ ...none, [field]: bound + 1 })).toBe(i + 2);
      }
      expect(ukDaqi({ ...none, [field]: 1e6 })).toBe(10);
      expect(ukDaqi({ ...none, [field]: 0 })).toBe(1);
    });
  }

  test('is the worst pollutant, and nothing when nothing is known', () => {
    expect(ukDaqi({ ...none, ozone8h: 10, pm10Of24h: 60 })).toBe(5);
    expect(ukDaqi(none)).toBeNaN();
  });
});

describe('European index', () => {
  const none: EuropeanInput = { pm25: NOTHING, pm10: NOTHING, no2: NOTHING, ozone: NOTHING, so2: NOTHING };
  for (const field of ['pm25', 'pm10', 'no2', 'ozone', 'so2'] as const) {
    test(`${field}: 20 at the end of each band, in a straight line between and beyond`, () => {
      const bounds = [0, ...EUROPEAN_BOUNDS[field]];
      for (const [i, bound] of bounds.entries()) {
        expect(europeanAqi({ ...none, [field]: bound })).toBe(20 * i);
        const next = bounds[i + 1] ?? bound + (bound - bounds[i - 1]);
        expect(europeanAqi({ ...none, [field]: (bound + next) / 2 })).toBe(20 * i + 10);
      }
    });
  }

  test('is the worst pollutant, and nothing when nothing is known', () => {
    expect(europeanAqi({ ...none, pm25: 5, no2: 25 })).toBe(40);
    expect(europeanAqi(none)).toBeNaN();
  });
});

describe('the air of an hour', () => {
  const START_MS = Date.parse('2026-06-08T00:00:00Z');
  function air(
    values: Partial<Record<(typeof AIR_VARIABLE_NAMES)[number], readonly number[]>>,
    length = 48,
  ): HourlyAir {
    const columns = emptyColumnsOf(AIR_VARIABLE_NAMES, length);
    for (const name of AIR_VARIABLE_NAMES) columns[name].set(values[name] ?? []);
    const startMs = Float64Array.from({ length }, (_, i) => START_MS + i * HOUR_MS);
    const provenance = { source: 'open-meteo', updatedAtMs: 0, stale: false, attribution: '' } as const;
    return { startMs, length, columns, elevationM: 0, provenance };
  }

  test('is that of the record which holds the instant, and none outside the records', () => {
    const hours = air({ pm25UgM3: Array.from({ length: 48 }, (_, i) => i) });
    expect(airAt(hours, START_MS + 30.9 * HOUR_MS)).toMatchObject({ startMs: START_MS + 30 * HOUR_MS, pm25: 30 });
    expect(airAt(hours, START_MS - 1)).toBeNull();
    expect(airAt(hours, START_MS + 48 * HOUR_MS)).toBeNull();
  });

  test('converts gases at 25 °C as the EPA does: 106 µg/m³ of ozone are 54 ppb', () => {
    const steady = (value: number) => Array(48).fill(value);
    const at = START_MS + 30 * HOUR_MS;
    expect(airAt(air({ ozoneUgM3: steady(106.1) }), at)?.usAqi).toBe(50);
    expect(airAt(air({ carbonMonoxideUgM3: steady(4.4 * 1145.7) }), at)?.usAqi).toBe(50);
    expect(airAt(air({ nitrogenDioxideUgM3: steady(53 * 1.8819) }), at)?.usAqi).toBe(50);
    expect(airAt(air({ sulphurDioxideUgM3: steady(35 * 2.6206) }), at)?.usAqi).toBe(50);
  });

  test('names the pollutant that makes the index', () => {
    const now = airAt(air({ pm25UgM3: Array(48).fill(40), ozoneUgM3: Array(48).fill(60) }), START_MS + 40 * HOUR_MS);
    expect(now).toMatchObject({ dominantPollutant: 'pm2_5', usAqi: 112, usEpaIndex: 3, gbDefraIndex: 4 });
  });

  test('a mean needs three quarters of its hours, and unknown air has no index', () => {
    const of17 = air({ pm10UgM3: [...Array(7).fill(NOTHING), ...Array(17).fill(60)] });
    const of18 = air({ pm10UgM3: [...Array(6).fill(NOTHING), ...Array(18).fill(60)] });
    expect(airAt(of17, START_MS + 23 * HOUR_MS)?.gbDefraIndex).toBeNaN();
    expect(airAt(of18, START_MS + 23 * HOUR_MS)?.gbDefraIndex).toBe(5);
    const unknown = airAt(air({}), START_MS + 23 * HOUR_MS);
    expect([unknown?.usAqi, unknown?.usEpaIndex, unknown?.europeanAqi]).toEqual([NOTHING, NOTHING, NOTHING]);
    expect(unknown?.dominantPollutant).toBeNull();
  });
});
