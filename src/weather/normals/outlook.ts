/**
 * The seasonal outlook, laid over what is usual: by how much a coming week or month is expected to be warmer or wetter
 * than the model's own climate, times how much such an expectation is worth.
 *
 * The worth falls with the lead time: seven tenths in the first month, three tenths in the fourth, nothing after seven
 * months, which is as far as the model reaches. A calibration of our own, after the decline of seasonal skill that ECMWF
 * describes for SEAS5 (Johnson et al. 2019, doi 10.5194/gmd-12-1087-2019). Precipitation is changed by half at most. How
 * often it rains, and the sky, stay as they usually are: the anomaly of an amount does not describe them.
 */
import { clamp, interpolate } from '../../lib/math.ts';
import { type CivilDate, epochDay } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { DayNormals, HourNormals, NormalFigure } from './normals.ts';
import type { Spread } from './statistics.ts';

/** A span of time with one anomaly. NaN where the source does not know. */
export interface OutlookSpan {
  readonly startMs: number;
  readonly endMs: number;
  readonly temperatureAnomalyK: number;
  /** Coming precipitation over the usual; 1 is as usual. */
  readonly precipitationRatio: number;
}

/** The outlook for one date. */
interface Shift {
  /** To be added to temperatures, K. */
  readonly temperatureK: number;
  /** To be multiplied with amounts of precipitation. */
  readonly precipitationFactor: number;
}

const LEAD_DAYS = [30, 120, 210];
const WORTH = [0.7, 0.3, 0];
const MIN_RATIO = 0.5;
const MAX_RATIO = 1.5;

/** How much an expectation so many days ahead is worth, 0 to 0.7. */
export function worthAt(leadDays: number): number {
  return interpolate(LEAD_DAYS, WORTH, leadDays);
}

/** The shift for a date; null where the outlook does not reach or does not know. */
export function shiftFor(outlook: readonly OutlookSpan[], date: CivilDate, nowMs: number): Shift | null {
  const startMs = epochDay(date) * DAY_MS;
  const worth = worthAt((startMs - nowMs) / DAY_MS);
  const span = outlook.find(
    ({ startMs: from, endMs, temperatureAnomalyK }) =>
      from <= startMs && startMs < endMs && !Number.isNaN(temperatureAnomalyK),
  );
  if (span === undefined || worth === 0) return null;
  const ratio = Number.isNaN(span.precipitationRatio) ? 1 : clamp(span.precipitationRatio, MIN_RATIO, MAX_RATIO);
  return { temperatureK: worth * span.temperatureAnomalyK, precipitationFactor: 1 + worth * (ratio - 1) };
}

const TEMPERATURES = ['temperatureMaxC', 'temperatureMinC', 'temperatureMeanC'] as const;
const AMOUNTS = ['precipitationMm', 'snowfallCm'] as const;

/** The day as the outlook has it. */
export function shifted(day: DayNormals, { temperatureK, precipitationFactor }: Shift): DayNormals {
  const warm = (value: number) => value + temperatureK;
  const wet = (value: number) => value * precipitationFactor;
  const spreads: Record<NormalFigure, Spread> = { ...day.spreads };
  for (const name of TEMPERATURES) spreads[name] = mapped(spreads[name], warm);
  for (const name of AMOUNTS) spreads[name] = mapped(spreads[name], wet);
  const hours = day.hours.map(
    (hour): HourNormals => ({
      ...hour,
      temperatureC: warm(hour.temperatureC),
      // With the temperature, so that the humidity stays as it is.
      dewPointC: warm(hour.dewPointC),
      apparentTemperatureC: warm(hour.apparentTemperatureC),
      precipitationMm: wet(hour.precipitationMm),
      snowfallCm: wet(hour.snowfallCm),
    }),
  );
  return { ...day, spreads, wetDayMm: wet(day.wetDayMm), hours };
}

function mapped({ mean, p10, p50, p90 }: Spread, change: (value: number) => number): Spread {
  return { mean: change(mean), p10: change(p10), p50: change(p50), p90: change(p90) };
}
