/**
 * Rows of the GeoNames table of places: nineteen columns, tab separated.
 * https://download.geonames.org/export/dump/readme.txt
 */

export const GAZETTEER_COLUMNS = 19;

export interface GeoNamesRow {
  readonly geonameId: number;
  /** As answers show it. */
  readonly name: string;
  /** The gazetteer's main name. */
  readonly mainName: string;
  readonly asciiName: string;
  readonly alternateNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** GeoNames feature code of a populated place: PPL, PPLC (capital), PPLA (seat of a region), PPLX (section) … */
  readonly featureCode: string;
  readonly countryCode: string;
  /** Codes of the first to the fourth division, "" where there is none. */
  readonly divisions: readonly [string, string, string, string];
  readonly population: number;
  readonly elevationM: number | null;
}

/** A row with its rank and divisions; its position in the list is its number. */
export interface RankedPlace {
  readonly row: GeoNamesRow;
  readonly rank: number;
  readonly regionCode: string;
  readonly districtCode: string;
}

/** Historical, abandoned and destroyed places and former capitals, which are left out. */
const FORMER_PLACES = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH', '']);
/** GeoNames' value for "no elevation". */
const NO_ELEVATION = -9999;

/** The row of a line's columns, or null for a place that no longer exists. */
export function parseRow(columns: readonly string[]): GeoNamesRow | null {
  const at = (column: number): string => columns[column] ?? '';
  if (FORMER_PLACES.has(at(7))) return null;
  return {
    geonameId: Number(at(0)),
    name: at(1),
    mainName: at(1),
    asciiName: at(2),
    alternateNames: at(3) === '' ? [] : at(3).split(','),
    lat: Number(at(4)),
    lon: Number(at(5)),
    featureCode: at(7),
    countryCode: at(8),
    divisions: [at(10), at(11), at(12), at(13)],
    population: Number(at(14)),
    elevationM: elevation(at(15)) ?? elevation(at(16)),
  };
}

function elevation(text: string): number | null {
  const metres = Number(text);
  return text === '' || metres === NO_ELEVATION ? null : metres;
}
