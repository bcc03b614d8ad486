/**
 * The embedded codes: a table of postcodes, the British postcode areas, the Irish routing keys, airports, and cities with several airports. Built
 * by scripts/data/codes.ts.
 */
import { Airports } from './airports.ts';
import type { BinarySections } from './binary-sections.ts';
import { PostcodeTable } from './postcode-table.ts';

export interface Codes {
  readonly postcodes: PostcodeTable;
  readonly airports: Airports;
  /** GeoNames id of the post town by the first letters of a British postcode. */
  readonly ukAreas: ReadonlyMap<string, number>;
  /** GeoNames id of the post town by the routing key of an Irish Eircode. */
  readonly ieKeys: ReadonlyMap<string, number>;
  /** GeoNames id of a city by the IATA code for all its airports. */
  readonly metro: ReadonlyMap<string, number>;
  readonly release: string;
}

export function openCodes(sections: BinarySections): Codes {
  return {
    postcodes: new PostcodeTable(sections),
    airports: new Airports(sections),
    ukAreas: idsOf(sections.meta.ukAreas),
    ieKeys: idsOf(sections.meta.ieKeys),
    metro: idsOf(sections.meta.metro),
    release: String(sections.meta.codesRelease),
  };
}

function idsOf(table: unknown): Map<string, number> {
  if (typeof table !== 'object' || table === null) throw new Error('table without ids: build the data again');
  return new Map(Object.entries(table).map(([code, id]) => [code, Number(id)]));
}
