/**
 * Reads an answer of `/v1/forecast`, `/v1/archive` or `/v1/air-quality` into columns of numbers in our units.
 *
 * Strict about shape: one place (or as many spans of time as were requested), times exactly an hour apart, columns as long
 * as the times, numbers or null, units that we know. Anything else throws an `UpstreamError`, so that no half-read answer
 * is ever taken for weather. Honest about gaps: null becomes NaN, and a variable that is not there is not there.
 *
 * Instants: in a zone off the whole hour, upstream labels its records with the zone's true offset but reads the values
 * at the offset cut to whole hours (`getTimerange2` in its ForecastapiQuery.swift: `utcOffset = (actualUtcOffset / 3600)
 * * 3600`). The value labelled 00:00 in Adelaide (+9:30) is that of 15:00 UTC, not 14:30. The instants returned here
 * are those of the values.
 */
import { type CivilDate, epochDay, parseCivilDate } from '../../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { HourlyVariable } from '../../hourly.ts';
import { conversionFrom } from './units.ts';
import { UPSTREAM_VARIABLES, type UpstreamVariable } from './variables.ts';

/** The hours of an answer, stamped as upstream stamps them: see `precedingHour` of each variable. */
export interface UpstreamHours<V extends string = HourlyVariable> {
  /** Metres, NaN when upstream does not say. */
  readonly elevationM: number;
  readonly stampMs: Float64Array;
  readonly columns: ReadonlyMap<UpstreamVariable<V>, Float32Array>;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function parseHours(text: string): UpstreamHours {
  return parseColumns(text, UPSTREAM_VARIABLES);
}

/** The columns of an answer that `variables` lists. */
export function parseColumns<V extends string>(
  text: string,
  variables: ReadonlyMap<string, UpstreamVariable<V>>,
): UpstreamHours<V> {
  return columnsIn(parseObject(text), variables);
}

/** One answer for each of several spans of time in one request; upstream lists them in that order. */
export function parseSpans(text: string, spans: number): UpstreamHours[] {
  const value = parseJson(text);
  // A list of one is answered as one.
  const answers = Array.isArray(value) ? value : [value];
  if (isObject(value)) refuseError(value);
  if (answers.length !== spans) throw malformed(`${answers.length} answers for ${spans} spans`);
  return answers.map((answer: unknown) => {
    if (!isObject(answer)) throw malformed('not a list of objects');
    return columnsIn(answer, UPSTREAM_VARIABLES);
  });
}

/** The same of an answer that has been read as an object. */
export function columnsIn<V extends string>(
  root: JsonObject,
  variables: ReadonlyMap<string, UpstreamVariable<V>>,
): UpstreamHours<V> {
  const units = objectAt(root, 'hourly_units');
  const hourly = hourlyIn(root);
  const stampMs = readStamps(hourly.time, units.time, root.utc_offset_seconds);
  return { elevationM: elevationOf(root), stampMs, columns: readColumns(hourly, units, variables, stampMs.length) };
}

/** The whole days of an answer, each stamped with midnight in UTC of its date; from `first` on, one after the other. */
export function parseDays<V extends string>(
  text: string,
  variables: ReadonlyMap<string, UpstreamVariable<V>>,
  first: CivilDate,
): UpstreamHours<V> {
  const root = parseObject(text);
  const [units, daily] = [objectAt(root, 'daily_units'), objectAt(root, 'daily')];
  const { time } = daily;
  if (!Array.isArray(time) || time.length === 0 || units.time !== 'iso8601') throw malformed('no dates');
  const firstMs = epochDay(first) * DAY_MS;
  const stampMs = Float64Array.from(time, (date: unknown, i) => {
    const parsed = typeof date === 'string' ? parseCivilDate(date) : null;
    const ms = parsed === null ? Number.NaN : epochDay(parsed) * DAY_MS;
    if (ms !== firstMs + i * DAY_MS) throw malformed(`date ${i} is another than requested`);
    return ms;
  });
  return { elevationM: elevationOf(root), stampMs, columns: readColumns(daily, units, variables, stampMs.length) };
}

function readColumns<V extends string>(
  table: JsonObject,
  units: JsonObject,
  variables: ReadonlyMap<string, UpstreamVariable<V>>,
  length: number,
): Map<UpstreamVariable<V>, Float32Array> {
  const columns = new Map<UpstreamVariable<V>, Float32Array>();
  for (const [name, values] of Object.entries(table)) {
    const variable = variables.get(name);
    if (variable !== undefined) columns.set(variable, readColumn(name, variable, values, units[name], length));
  }
  return columns;
}

/** The table of hours of an answer. */
export function hourlyIn(root: JsonObject): JsonObject {
  return objectAt(root, 'hourly');
}

/** The reason in an error body of upstream, shortened for the log; the text itself when it is not one. */
export function errorReason(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? reasonOf(value) : shortened(body);
  } catch {
    return shortened(body);
  }
}

/** Enough of a text to recognise it by in a log line. */
const MAX_EXCERPT_LENGTH = 200;

function shortened(text: string): string {
  return text.length <= MAX_EXCERPT_LENGTH ? text : `${text.slice(0, MAX_EXCERPT_LENGTH)}…`;
}

function reasonOf(body: JsonObject): string {
  return typeof body.reason === 'string' ? shortened(body.reason) : 'no reason given';
}

/** The object that an answer is; throws the `UpstreamError` for one that is none, or that reports an error. */
export function parseObject(text: string): JsonObject {
  const value = parseJson(text);
  if (!isObject(value)) throw malformed('not one object');
  refuseError(value);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An answer cut in mid-stream ends in the plain words "Unexpected error while streaming data: …".
    throw malformed(`not JSON, ends in "${text.slice(-60)}"`);
  }
}

function refuseError(root: JsonObject): void {
  if (root.error === true) throw new UpstreamError('server', `upstream reports: ${reasonOf(root)}`);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(root: JsonObject, name: string): JsonObject {
  const value = root[name];
  if (!isObject(value)) throw malformed(`${name} is missing`);
  return value;
}

function elevationOf(root: JsonObject): number {
  const value = root.elevation ?? null;
  if (value === null) return Number.NaN;
  if (typeof value !== 'number') throw malformed('elevation is not a number');
  return value;
}

function readStamps(times: unknown, unit: unknown, offsetSeconds: unknown): Float64Array {
  if (!Array.isArray(times) || times.length === 0) throw malformed('no times');
  if (typeof offsetSeconds !== 'number' || !Number.isInteger(offsetSeconds)) throw malformed('no utc_offset_seconds');
  const stampMs = new Float64Array(times.length);
  const readMs = stampReader(unit, offsetSeconds);
  for (let i = 0; i < times.length; i++) {
    stampMs[i] = readMs(times[i]);
    const expected = i === 0 ? stampMs[i] : stampMs[i - 1] + HOUR_MS;
    if (stampMs[i] !== expected) throw malformed(`time ${i} is not an hour after the one before`);
  }
  return stampMs;
}

/** A reader of one time in the stated format, to the instant that the value is for. */
function stampReader(unit: unknown, offsetSeconds: number): (time: unknown) => number {
  const offsetReadAt = Math.trunc(offsetSeconds / 3600) * 3600;
  if (unit === 'unixtime') {
    return (time) => {
      if (typeof time !== 'number' || !Number.isInteger(time)) throw malformed('a time is not a whole number');
      return (time + offsetSeconds - offsetReadAt) * 1000;
    };
  }
  if (unit === 'iso8601') {
    return (time) => {
      const local =
        typeof time === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) ? Date.parse(`${time}Z`) : Number.NaN;
      if (Number.isNaN(local)) throw malformed('a time is not yyyy-MM-ddTHH:mm');
      return local - offsetReadAt * 1000;
    };
  }
  throw malformed(`times in the unknown format ${JSON.stringify(unit)}`);
}

function readColumn(
  name: string,
  { quantity }: UpstreamVariable<string>,
  values: unknown,
  unit: unknown,
  length: number,
): Float32Array {
  if (!Array.isArray(values) || values.length !== length) throw malformed(`${name} has not ${length} values`);
  const conversion = conversionFrom(quantity, unit);
  if (conversion === null) throw malformed(`${name} is in the unknown unit ${JSON.stringify(unit)}`);
  const { factor, offset } = conversion;
  const column = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const value: unknown = values[i];
    if (typeof value === 'number') column[i] = value * factor + offset;
    else if (value === null) column[i] = Number.NaN;
    else throw malformed(`${name} holds something that is neither a number nor null`);
  }
  return column;
}

export function malformed(what: string): UpstreamError {
  return new UpstreamError('malformed', `unreadable answer: ${what}`);
}
