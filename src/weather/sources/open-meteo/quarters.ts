/**
 * The precipitation of the next hours by quarter hours (`minutely_15` of `/v1/forecast`): one variable over at most two days,
 * the least that a request can weigh. Upstream stamps the sum of fifteen minutes at their end.
 */
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { Cell } from '../../cache/cell.ts';
import { QUARTER_HOUR_MS, type QuarterHours, quarterResolutionAt } from '../../quarter-hours.ts';
import { OPEN_METEO_ATTRIBUTION } from './fill.ts';
import type { OpenMeteoHost } from './host.ts';
import { PATHS } from './kinds.ts';
import { isObject, malformed, parseObject } from './parse.ts';
import { daysOf, quartersParameters, quartersSpan, requestWeight } from './request.ts';
import { conversionFrom } from './units.ts';
import { QUARTER_VARIABLE } from './variables.ts';

/** Throws `UpstreamError`. */
export function fetchQuarters(host: OpenMeteoHost, cell: Cell, nowMs: number): Promise<QuarterHours> {
  const span = quartersSpan(nowMs);
  const weight = requestWeight(1, daysOf(span));
  const request = { path: PATHS.forecast, parameters: quartersParameters(cell, span), weight, nowMs };
  return host.get(request, (body) => readQuarters(body, cell, nowMs));
}

export function readQuarters(text: string, cell: Cell, updatedAtMs: number): QuarterHours {
  const { minutely_15: quarters, minutely_15_units: units } = parseObject(text);
  if (!isObject(quarters) || !isObject(units)) throw malformed('minutely_15 is missing');
  const { time, [QUARTER_VARIABLE]: values } = quarters;
  if (units.time !== 'unixtime' || !Array.isArray(time) || time.length === 0) throw malformed('no quarter hours');
  if (!Array.isArray(values) || values.length !== time.length) throw malformed('quarter hours without a value');
  const conversion = conversionFrom('waterMm', units[QUARTER_VARIABLE]);
  if (conversion === null) throw malformed(`${QUARTER_VARIABLE} is in an unknown unit`);
  const startMs = Float64Array.from(time, (stamp: unknown) => (typeof stamp === 'number' ? stamp * 1000 : Number.NaN));
  if (!startMs.every((ms, i) => Number.isInteger(ms) && (i === 0 || ms === startMs[i - 1] + QUARTER_HOUR_MS)))
    throw malformed('quarter hours that do not follow each other');
  const precipitationMm = Float32Array.from(values, (value: unknown) => {
    if (value === null) return Number.NaN;
    if (typeof value !== 'number')
      throw malformed(`${QUARTER_VARIABLE} holds something that is neither a number nor null`);
    return value * conversion.factor;
  });
  if (precipitationMm.every(Number.isNaN)) throw new UpstreamError('malformed', 'no precipitation by quarter hours');
  return {
    startMs: startMs.map((ms) => ms - QUARTER_HOUR_MS),
    precipitationMm,
    resolution: quarterResolutionAt(cell),
    provenance: { source: 'open-meteo', updatedAtMs, stale: false, attribution: OPEN_METEO_ATTRIBUTION },
  };
}
