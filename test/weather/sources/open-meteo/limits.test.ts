import { describe, expect, test } from 'bun:test';
import { limitPauseMs, publicHostLimits } from '../../../../src/weather/sources/open-meteo/limits.ts';

test('the budget stays below what the public host allows, times the share', () => {
  expect(publicHostLimits(1).map(({ units }) => units)).toEqual([500, 4_500, 9_500]);
  expect(publicHostLimits(0.5).map(({ units }) => units)).toEqual([250, 2_250, 4_750]);
});

describe('the reset of a limit', () => {
  const at = Date.parse('2026-06-10T21:40:10Z');

  test.each([
    ['Minutely API request limit exceeded. Please try again in one minute.', 60_000],
    ['Hourly API request limit exceeded. Please try again in the next hour.', 19 * 60_000 + 50_000 + 5_000],
    ['Daily API request limit exceeded. Please try again tomorrow.', (2 * 60 + 19) * 60_000 + 50_000 + 5_000],
    ['Too many concurrent requests', 5_000],
    ['something new', 60_000],
  ])('%s', (reason, pauseMs) => {
    expect(limitPauseMs(reason, at)).toBe(pauseMs);
  });
});
