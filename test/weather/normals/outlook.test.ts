import { describe, expect, test } from 'bun:test';
import { type CivilDate, dateOfEpochDay } from '../../../src/time/civil.ts';
import { DAY_MS } from '../../../src/time/units.ts';
import { UpstreamError } from '../../../src/upstream/upstream-error.ts';
import { type OutlookSpan, shiftFor, worthAt } from '../../../src/weather/normals/outlook.ts';
import { packOutlook, unpackOutlook } from '../../../src/weather/normals/outlook-bytes.ts';
import { parseOutlook } from '../../../src/weather/sources/open-meteo/outlook.ts';
import { recording } from '../../upstream/fixtures.ts';

const NOW_MS = Date.parse('2026-06-10T00:00:00Z');
const ahead = (days: number): CivilDate => dateOfEpochDay(NOW_MS / DAY_MS + days);

function spanOver(
  fromDay: number,
  toDay: number,
  temperatureAnomalyK: number,
  precipitationRatio: number,
): OutlookSpan {
  return {
    startMs: NOW_MS + fromDay * DAY_MS,
    endMs: NOW_MS + toDay * DAY_MS,
    temperatureAnomalyK,
    precipitationRatio,
  };
}

describe('the worth of an outlook', () => {
  test('is 0.7 in the first month, 0.3 after four, none after seven, and falls in between', () => {
    expect([14, 30, 75, 120, 165, 210, 300].map(worthAt)).toEqual([0.7, 0.7, 0.5, 0.3, 0.15, 0, 0]);
  });

  test('is what of the anomaly is added; weeks go before months', () => {
    const outlook = [spanOver(0, 42, 2, 1.4), spanOver(0, 240, -1, 0.8)];
    expect(shiftFor(outlook, ahead(30), NOW_MS)).toEqual({
      temperatureK: 1.4,
      precipitationFactor: expect.closeTo(1.28, 9),
    });
    expect(shiftFor(outlook, ahead(75), NOW_MS)).toEqual({
      temperatureK: -0.5,
      precipitationFactor: expect.closeTo(0.9, 9),
    });
    expect(shiftFor(outlook, ahead(210), NOW_MS)).toBeNull();
    expect(shiftFor(outlook, ahead(250), NOW_MS)).toBeNull();
  });

  test('changes precipitation by half at most, and not where its ratio is unknown', () => {
    const factor = (ratio: number) => shiftFor([spanOver(0, 60, 0, ratio)], ahead(30), NOW_MS)?.precipitationFactor;
    expect(factor(9)).toBeCloseTo(1.35, 9);
    expect(factor(0)).toBeCloseTo(0.65, 9);
    expect(factor(Number.NaN)).toBe(1);
  });

  test('a week that is not known leaves the month; nothing known leaves nothing', () => {
    const unknown = spanOver(0, 42, Number.NaN, 1);
    expect(shiftFor([unknown, spanOver(0, 60, 1, 1)], ahead(30), NOW_MS)?.temperatureK).toBe(0.7);
    expect(shiftFor([unknown], ahead(30), NOW_MS)).toBeNull();
    expect(shiftFor([], ahead(30), NOW_MS)).toBeNull();
  });

  test('bytes give the same back; others are nothing', () => {
    const outlook = [spanOver(0, 7, 2, Number.NaN), spanOver(7, 14, -0.25, 1.5)];
    expect(unpackOutlook(packOutlook(outlook))).toEqual(outlook);
    expect(unpackOutlook(packOutlook(outlook).subarray(1))).toBeNull();
  });
});

const seconds = (text: string) => Date.parse(text) / 1000;

function answer(changes: Readonly<Record<string, unknown>> = {}): string {
  const units = {
    time: 'unixtime',
    temperature_2m_anomaly: 'K',
    precipitation_mean: 'mm',
    precipitation_anomaly: 'mm',
  };
  return JSON.stringify({
    weekly_units: units,
    weekly: {
      time: [seconds('2026-06-08T00:00:00Z'), seconds('2026-06-15T00:00:00Z')],
      temperature_2m_anomaly: [1.5, null],
      precipitation_mean: [3, 1],
      precipitation_anomaly: [1, 1],
    },
    monthly_units: { ...units, temperature_2m_anomaly: '°F' },
    monthly: {
      time: [seconds('2026-12-01T00:00:00Z')],
      temperature_2m_anomaly: [-0.9],
      precipitation_mean: [2],
      precipitation_anomaly: [-0.5],
    },
    ...changes,
  });
}

describe('the answer of the seasonal host', () => {
  test('is weeks of seven days, then calendar months; a ratio to nothing is unknown', () => {
    expect(parseOutlook(answer())).toEqual([
      {
        startMs: Date.parse('2026-06-08T00:00:00Z'),
        endMs: Date.parse('2026-06-15T00:00:00Z'),
        temperatureAnomalyK: 1.5,
        precipitationRatio: 1.5,
      },
      {
        startMs: Date.parse('2026-06-15T00:00:00Z'),
        endMs: Date.parse('2026-06-22T00:00:00Z'),
        temperatureAnomalyK: Number.NaN,
        precipitationRatio: Number.NaN,
      },
      {
        startMs: Date.parse('2026-12-01T00:00:00Z'),
        endMs: Date.parse('2027-01-01T00:00:00Z'),
        temperatureAnomalyK: -0.5,
        precipitationRatio: 0.8,
      },
    ]);
  });

  test('may have one of the two models alone', () => {
    expect(parseOutlook(answer({ weekly: undefined, weekly_units: undefined }))).toHaveLength(1);
    expect(parseOutlook(answer({ monthly: undefined }))).toHaveLength(2);
  });

  const week = { time: [0], temperature_2m_anomaly: [1], precipitation_mean: [1], precipitation_anomaly: [0] };
  test.each([
    ['neither', { weekly: undefined, monthly: undefined }],
    ['an error', { error: true, reason: 'The service is overloaded' }],
    ['a column too short', { weekly: { ...week, temperature_2m_anomaly: [] } }],
    ['a column that is missing', { weekly: { ...week, precipitation_mean: undefined } }],
    ['a text for a number', { weekly: { ...week, precipitation_anomaly: ['much'] } }],
    ['no time', { weekly: { ...week, time: [null] } }],
    ['no units', { weekly_units: undefined }],
    ['an unknown unit', { weekly_units: { time: 'unixtime', temperature_2m_anomaly: '%' } }],
    ['another time format', { weekly_units: { time: 'iso8601', temperature_2m_anomaly: 'K' } }],
    [
      'two units of precipitation',
      {
        weekly_units: {
          time: 'unixtime',
          temperature_2m_anomaly: 'K',
          precipitation_mean: 'mm',
          precipitation_anomaly: 'inch',
        },
      },
    ],
  ])('with %s it is not understood', (_what, changes) => {
    expect(() => parseOutlook(answer(changes))).toThrow(UpstreamError);
  });

  test('a recorded answer to another question is not taken for one', () => {
    expect(() => parseOutlook(recording('amsterdam-seasonal.json'))).toThrow('neither weeks nor months');
  });
});
