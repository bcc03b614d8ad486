/** Members of a forecast keep what the forecast says of rain, err as much as forecasts do, and are possible weathers. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { columnsWithin, HOURLY_VARIABLES, type HourlyWeather } from '../../../src/weather/hourly.ts';
import { clearSkyWm2 } from '../../../src/weather/members/clear-sky.ts';
import { dressedMembers } from '../../../src/weather/members/dressed.ts';
import { ASSUMED_GROWTH } from '../../../src/weather/members/error-growth.ts';
import { type HourValues, questionOf } from '../../decision/scenario.ts';

const LEEDS = { lat: 53.8, lon: -1.55, elevationM: 60 };

function membersOf(
  base: HourValues,
  at?: (hour: number, day: number) => HourValues,
  without: readonly 'cloudPct'[] = [],
) {
  const { weather } = questionOf({ activity: 'running', base, daysAfter: 13, without, ...(at ? { at } : {}) });
  return { forecast: weather, members: dressedMembers(weather, LEEDS, ASSUMED_GROWTH) };
}

const shareWet = (weathers: readonly HourlyWeather[], hour: number): number =>
  weathers.filter(({ columns }) => columns.precipitationMm[hour] > 0).length / weathers.length;

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

describe('rain of the members', () => {
  test('is as frequent in each hour as the forecast says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (pct) => {
        const { forecast, members } = membersOf({ precipitationProbabilityPct: pct, precipitationMm: 0.2 });
        for (let hour = 0; hour < forecast.length; hour += 29)
          expect(Math.abs(shareWet(members.weathers, hour) - pct / 100)).toBeLessThanOrEqual(0.5 / 51 + 1e-6);
      }),
      { numRuns: 12 },
    );
  });
  test('comes in spells: an hour after a wet one is wetter than any hour', () => {
    const { forecast, members } = membersOf({ precipitationProbabilityPct: 30 });
    let afterWet = 0;
    let wetAfterWet = 0;
    for (const { columns } of members.weathers) {
      for (let hour = 1; hour < forecast.length; hour++) {
        if (!(columns.precipitationMm[hour - 1] > 0)) continue;
        afterWet++;
        if (columns.precipitationMm[hour] > 0) wetAfterWet++;
      }
    }
    expect(wetAfterWet / afterWet).toBeGreaterThan(0.6);
  });
  test('is certain within a member', () => {
    const { members } = membersOf({ precipitationProbabilityPct: 40 });
    for (const { columns } of members.weathers)
      for (const [hour, pct] of columns.precipitationProbabilityPct.entries())
        expect(pct).toBe(columns.precipitationMm[hour] > 0 ? 100 : 0);
  });
});

describe('errors of the members', () => {
  const { forecast, members } = membersOf({ temperatureC: 15, dewPointC: 8, windKmh: 20, gustKmh: 33 });
  const spreadOn = (day: number, column: 'temperatureC' | 'windKmh' | 'cloudPct'): number => {
    const from = 48 + 24 * day;
    const spreads = Array.from({ length: 24 }, (_, k) =>
      spreadOf(members.weathers.map(({ columns }) => columns[column][from + k])),
    );
    return spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
  };
  test('grow with the lead, to the spread of the season', () => {
    for (const column of ['temperatureC', 'windKmh', 'cloudPct'] as const) {
      expect(spreadOn(6, column)).toBeGreaterThan(spreadOn(2, column));
      expect(spreadOn(12, column)).toBeGreaterThan(spreadOn(6, column));
    }
  });
  test('are of the size that is assumed', () => {
    for (const day of [1, 4, 8, 12]) {
      const leadHours = (forecast.startMs[48 + 24 * day + 12] - forecast.provenance.updatedAtMs) / 3_600_000;
      const { temperatureK } = ASSUMED_GROWTH.at(leadHours, 3);
      expect(spreadOn(day, 'temperatureC') / temperatureK).toBeWithin(0.6, 1.5);
    }
  });
  test('leave the mean of the members near the forecast', () => {
    const mean =
      members.weathers.reduce((sum, { columns }) => sum + columns.temperatureC[100], 0) / members.weathers.length;
    expect(mean).toBeWithin(14, 16);
  });
});

test('every member is a possible weather', () => {
  const { forecast, members } = membersOf({ precipitationProbabilityPct: 35, cloudPct: 60 });
  const clear = clearSkyWm2(forecast.startMs, LEEDS);
  for (const { columns } of members.weathers) {
    for (let hour = 0; hour < forecast.length; hour++) {
      expect(columns.dewPointC[hour]).toBeLessThanOrEqual(columns.temperatureC[hour] + 1e-4);
      expect(columns.relativeHumidityPct[hour]).toBeWithin(0, 100.01);
      expect(columns.cloudPct[hour]).toBeWithin(0, 100.01);
      expect(columns.windKmh[hour]).toBeGreaterThanOrEqual(0);
      const most = Math.max(forecast.columns.shortwaveWm2[hour], 1.11 * clear[hour]);
      expect(columns.shortwaveWm2[hour]).toBeLessThanOrEqual(most + 1);
    }
  }
});

test('what the forecast lacks, its members lack', () => {
  const { members } = membersOf({}, (_hour, day) => (day === 3 ? { temperatureC: Number.NaN } : {}));
  for (const { columns } of members.weathers) expect(columns.temperatureC[48 + 3 * 24 + 5]).toBeNaN();
});

test('hours that are looked at alone have the values that they have among all', () => {
  const { members } = membersOf({ precipitationProbabilityPct: 35, cloudPct: 60 });
  const { members: again } = membersOf({ precipitationProbabilityPct: 35, cloudPct: 60 });
  const day = { from: 130, to: 154 };
  const before = { from: 100, to: 104 };
  for (const member of [0, 17, 50]) {
    const whole = members.weathers[member].columns;
    const looked = [day, before].map((hours) => columnsWithin(again.weathers[member], hours));
    for (const name of HOURLY_VARIABLES) {
      const [ofDay, ofBefore] = looked.map((columns) => columns[name]);
      expect([name, ofDay.slice(day.from, day.to)]).toEqual([name, whole[name].slice(day.from, day.to)]);
      expect([name, ofBefore.slice(before.from, day.to)]).toEqual([name, whole[name].slice(before.from, day.to)]);
    }
  }
});

test('the same forecast has the same members', () => {
  const [a, b] = [membersOf({ precipitationProbabilityPct: 30 }), membersOf({ precipitationProbabilityPct: 30 })];
  expect(b.members.weathers[7].columns.temperatureC).toEqual(a.members.weathers[7].columns.temperatureC);
});
