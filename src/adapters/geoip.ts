/**
 * The operator's IP location tables (.mmdb): one for all IPs, or one for each IP version.
 *
 * An IPv6 address is never looked up in an IPv4 table, which would return a wrong city. A changed file is read again; if
 * it cannot be read the old table stays in use.
 */
import { readFileSync, statSync } from 'node:fs';
import { Reader, type Response } from 'mmdb-lib';
import { otherThanFile } from '../lib/file-failure.ts';
import type { IpAddress } from '../lib/ip.ts';
import type { IpFacts, IpLookup } from '../place/by-ip.ts';

/** A file is checked for changes at most this often. */
const CHECK_EVERY_MS = 3_000;

interface Table {
  readonly path: string;
  reader: Reader<Response>;
  version: string;
  checkedAtMs: number;
}

/** Opens the tables; throws if a file cannot be read. `onReadError` is called for a changed file that cannot be read. */
export function openGeoIp(
  paths: readonly string[],
  monotonicMs: () => number,
  onReadError: (path: string, error: unknown) => void,
): IpLookup {
  const tables = paths.map((path): Table => {
    return { path, version: versionOf(path), reader: read(path), checkedAtMs: monotonicMs() };
  });
  return (ip) => {
    for (const table of tables) {
      refresh(table, monotonicMs(), onReadError);
      const facts = lookUp(table.reader, ip);
      if (facts !== null) return facts;
    }
    return null;
  };
}

function refresh(table: Table, nowMs: number, onReadError: (path: string, error: unknown) => void): void {
  if (nowMs - table.checkedAtMs < CHECK_EVERY_MS) return;
  table.checkedAtMs = nowMs;
  try {
    const version = versionOf(table.path);
    if (version === table.version) return;
    table.version = version;
    table.reader = read(table.path);
  } catch (error) {
    onReadError(table.path, error);
  }
}

function read(path: string): Reader<Response> {
  return new Reader<Response>(readFileSync(path));
}

/** Throws for a pipe, whose reader would wait for somebody who writes into it. */
function versionOf(path: string): string {
  const stats = statSync(path);
  const other = otherThanFile(stats);
  if (other !== null) throw new Error(`it is ${other}, not a file`);
  const { mtimeMs, size, ino } = stats;
  return `${mtimeMs} ${size} ${ino}`;
}

function lookUp(reader: Reader<Response>, { version, text }: IpAddress): IpFacts | null {
  if (version === 6 && reader.metadata.ipVersion === 4) return null;
  const record: unknown = reader.get(text);
  return record === null ? null : factsOf(record);
}

/** Reads the nested records of MaxMind and DB-IP and the flat ones of ip-location-db. */
function factsOf(record: unknown): IpFacts {
  const lat = numberAt(record, 'location', 'latitude') ?? numberAt(record, 'latitude');
  const lon = numberAt(record, 'location', 'longitude') ?? numberAt(record, 'longitude');
  return {
    lat: lat !== null && Math.abs(lat) <= 90 ? lat : null,
    lon: lon !== null && Math.abs(lon) <= 180 ? lon : null,
    city: textAt(record, 'city', 'names', 'en') || textAt(record, 'city'),
    region: textAt(record, 'subdivisions', '0', 'names', 'en') || textAt(record, 'state1'),
    countryCode: (textAt(record, 'country', 'iso_code') || textAt(record, 'country_code')).toUpperCase(),
  };
}

function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

function textAt(record: unknown, ...path: string[]): string {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : '';
}

/** Some flat tables write numbers as text. */
function numberAt(record: unknown, ...path: string[]): number | null {
  const value = valueAt(record, path);
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
