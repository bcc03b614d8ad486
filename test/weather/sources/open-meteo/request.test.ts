import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Place } from '../../../../src/place/place.ts';
import { addDays, civilDateAt, civilDay, epochDay, offsetTable } from '../../../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../../src/time/units.ts';
import { cellOf } from '../../../../src/weather/cache/cell.ts';
import {
  forecastEndMs,
  forecastParameters,
  forecastSpan,
  forecastStartDate,
  requestWeight,
  UPSTREAM_FORECAST_DAYS,
} from '../../../../src/weather/sources/open-meteo/request.ts';
import {
  AIR_VARIABLES,
  FORECAST_VARIABLES,
  POLLEN_VARIABLES,
  SEA_VARIABLES,
  UPSTREAM_VARIABLES,
} from '../../../../src/weather/sources/open-meteo/variables.ts';

const ZONES = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

const LONDON: Place = {
  name: 'London',
  region: 'England',
  country: 'United Kingdom',
  countryCode: 'GB',
  lat: 51.50853,
  lon: -0.12574,
  tzId: 'Europe/London',
  elevationM: 25,
  geonameId: 2643743,
};

test('a forecast costs little enough that with air or sea a decision is at most 3.3 units of upstream weight', () => {
  expect(requestWeight()).toBeCloseTo(2.057, 3);
  expect(requestWeight() + requestWeight(AIR_VARIABLES.size, 7)).toBeLessThanOrEqual(3.3);
  expect(requestWeight() + requestWeight(AIR_VARIABLES.size + POLLEN_VARIABLES.size, 7)).toBeLessThanOrEqual(3.3);
  expect(requestWeight() + requestWeight(SEA_VARIABLES.size)).toBeLessThanOrEqual(3.3);
  expect(requestWeight(3, 1)).toBe(1);
});

test('every variable asked for can be read', () => {
  for (const name of FORECAST_VARIABLES) expect(UPSTREAM_VARIABLES.has(name)).toBe(true);
});

test('a request names GMT, unix time, km/h, its days and the cell, and no elevation', () => {
  const parameters = forecastParameters(
    cellOf(LONDON),
    forecastStartDate('Europe/London', Date.parse('2026-06-10T12:00Z')),
  );
  expect(Object.fromEntries(parameters)).toEqual({
    latitude: '51.51',
    longitude: '-0.13',
    hourly: FORECAST_VARIABLES.join(','),
    start_date: '2026-06-08',
    end_date: '2026-06-23',
    timezone: 'GMT',
    timeformat: 'unixtime',
    wind_speed_unit: 'kmh',
  });
});

test('places in one hundredth of a degree share a cell, on either side of zero too', () => {
  expect(cellOf({ ...LONDON, lat: 51.5101, lon: -0.1349 })).toEqual(cellOf(LONDON));
  expect(cellOf({ ...LONDON, lat: -0.003, lon: 0.004 })).toEqual({ lat: 0, lon: 0 });
});

describe('the days asked for', () => {
  const instants = [
    '2026-01-01T00:30Z',
    '2026-03-29T11:59Z',
    '2026-06-10T12:00Z',
    '2026-10-25T23:30Z',
    '2026-12-31T13:00Z',
  ];
  const cases = ZONES.flatMap((zone) => instants.map((instant): [string, string] => [zone, instant]));

  test.each(cases)('in %s at %s cover 24 hours before today and today to today + 13', (zone, instant) => {
    const nowMs = Date.parse(instant);
    const today = civilDateAt(offsetTable(zone, nowMs, nowMs), nowMs);
    const start = forecastStartDate(zone, nowMs);
    const { first, last } = forecastSpan(start, forecastEndMs(zone, nowMs));
    const lastStampMs = (epochDay(last) + 1) * DAY_MS - HOUR_MS;
    expect(epochDay(first) * DAY_MS).toBeLessThanOrEqual(civilDay(zone, today).startMs - DAY_MS);
    // The sums of the last hour are stamped at its end.
    expect(lastStampMs).toBeGreaterThanOrEqual(civilDay(zone, addDays(today, 13)).endMs);
    expect(epochDay(last)).toBeLessThanOrEqual(Math.floor(nowMs / DAY_MS) + 15);
  });

  test('hold the sums of the last hour in every zone, on every day of two years, within the reach of upstream', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 731 * 24 }), (zone, hour) => {
        const nowMs = Date.parse('2026-01-01T00:30Z') + hour * HOUR_MS;
        const endMs = forecastEndMs(zone, nowMs);
        const { first, last } = forecastSpan(forecastStartDate(zone, nowMs), endMs);
        expect((epochDay(last) + 1) * DAY_MS - HOUR_MS).toBeGreaterThanOrEqual(endMs);
        expect(epochDay(last)).toBeLessThanOrEqual(Math.floor(nowMs / DAY_MS) + UPSTREAM_FORECAST_DAYS - 1);
        expect(epochDay(last) - epochDay(first)).toBeLessThanOrEqual(UPSTREAM_FORECAST_DAYS);
      }),
      { numRuns: 2_000 },
    );
  });
});
