/**
 * Reads an answer of `/v1/seasonal`: anomalies of the ensemble's mean, by the week (ECMWF EC46, some six weeks) and by the
 * month (ECMWF SEAS5, seven months). They are differences from the model's own climate over its past runs, so its bias is
 * in neither.
 *
 * Precipitation comes as a mean and its anomaly in one unit, whatever that is; what counts is their ratio.
 */
import { DAY_MS } from '../../../time/units.ts';
import { CELSIUS_PER_FAHRENHEIT } from '../../../units/factors.ts';
import type { OutlookSpan } from '../../normals/outlook.ts';
import { isObject, type JsonObject, malformed, parseObject } from './parse.ts';

/** The weeks, then the months: the first span that holds a date is the one to go by. Throws `UpstreamError`. */
export function parseOutlook(text: string): OutlookSpan[] {
  const root = parseObject(text);
  if (!isObject(root.weekly) && !isObject(root.monthly)) throw malformed('neither weeks nor months');
  return [...spansIn(root, 'weekly', endOfWeek), ...spansIn(root, 'monthly', endOfMonth)];
}

function spansIn(root: JsonObject, name: 'weekly' | 'monthly', endOf: (startMs: number) => number): OutlookSpan[] {
  const [spans, units] = [root[name], root[`${name}_units`]];
  // A server of one's own may have one of the two models alone.
  if (spans === undefined) return [];
  if (!isObject(spans) || !isObject(units)) throw malformed(`${name} is not a table with units`);
  if (units.time !== 'unixtime' || !Array.isArray(spans.time)) throw malformed(`${name} has no times`);
  const length = spans.time.length;
  const kelvins = scaleOf(units.temperature_2m_anomaly);
  const temperature = numbersIn(spans, 'temperature_2m_anomaly', length);
  const precipitation = numbersIn(spans, 'precipitation_mean', length);
  const precipitationAnomaly = numbersIn(spans, 'precipitation_anomaly', length);
  if (units.precipitation_mean !== units.precipitation_anomaly) throw malformed('precipitation in two units');
  return numbersIn(spans, 'time', length).map((seconds, i) => {
    const startMs = seconds * 1000;
    if (!Number.isInteger(startMs)) throw malformed('a time is not a whole number');
    const usual = precipitation[i] - precipitationAnomaly[i];
    return {
      startMs,
      endMs: endOf(startMs),
      temperatureAnomalyK: temperature[i] * kelvins,
      precipitationRatio: usual > 0 ? precipitation[i] / usual : Number.NaN,
    };
  });
}

/** Of a difference of temperatures, so that Fahrenheit has no offset. */
function scaleOf(unit: unknown): number {
  if (unit === 'K' || unit === '°C') return 1;
  if (unit === '°F') return CELSIUS_PER_FAHRENHEIT;
  throw malformed(`temperature_2m_anomaly is in the unknown unit ${JSON.stringify(unit)}`);
}

function numbersIn(table: JsonObject, name: string, length: number): number[] {
  const values = table[name];
  if (!Array.isArray(values) || values.length !== length) throw malformed(`${name} has not ${length} values`);
  return values.map((value: unknown) => {
    if (value === null) return Number.NaN;
    if (typeof value !== 'number') throw malformed(`${name} holds something that is neither a number nor null`);
    return value;
  });
}

function endOfWeek(startMs: number): number {
  return startMs + 7 * DAY_MS;
}

function endOfMonth(startMs: number): number {
  const start = new Date(startMs);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
}
