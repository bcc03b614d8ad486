/**
 * Builds a table of places from a newer GeoNames file, on the operator's machine. The names of countries, regions and
 * districts come from the embedded table.
 */

import { counted } from '../../lib/counted.ts';
import type { BinarySections } from '../binary-sections.ts';
import { Gazetteer, QUALIFIES_AS_CODE, QUALIFIES_COUNTRY } from '../gazetteer.ts';
import { postingKind, postingValue } from '../sorted-keys.ts';
import { PackedStrings } from '../strings.ts';
import { type BuildProgress, makeGazetteer } from './gazetteer.ts';
import { GAZETTEER_COLUMNS, type GeoNamesRow, parseRow } from './geonames-rows.ts';
import { readHandTables } from './hand-tables.ts';
import type { CountryWords } from './qualifier-keys.ts';

/** A file with fewer places is of one country and must not replace the table of the world. */
const MIN_PLACES = 1_000;
const MAX_DIVISIONS = 65_535;
const ALTERNATE_COLUMNS = 8;
/** Entries in the language column of alternateNamesV2 that are not languages. */
const NO_LANGUAGES = new Set('post iata icao faac abbr link wkdt unlc tcid phon piny fr_1793'.split(' '));

/** Reads a GeoNames table line by line. The add methods return what is wrong with a line, or null. */
export class GazetteerImport {
  readonly #rows = new Map<number, GeoNamesRow>();
  readonly #alternates = new Map<number, string[]>();
  #newest = '';

  get count(): number {
    return this.#rows.size;
  }

  addPlace(line: string): string | null {
    if (line.trim() === '') return null;
    const columns = line.split('\t');
    if (columns.length !== GAZETTEER_COLUMNS) {
      return `it has ${counted(columns.length, 'column')}, a GeoNames table of places has ${GAZETTEER_COLUMNS}`;
    }
    const row = parseRow(columns);
    if (row === null || columns[6] !== 'P') return null;
    const { geonameId, name, lat, lon, countryCode, population } = row;
    const isId = Number.isInteger(geonameId) && geonameId > 0 && geonameId < 2 ** 32;
    if (!isId || name === '') return `"${columns[0]}" with the name "${name}" is no place`;
    if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return `${columns[4]}, ${columns[5]} is no point`;
    if (!/^[A-Z]{2}$/.test(countryCode)) return `"${countryCode}" is not a country code`;
    if (!Number.isInteger(population)) return `"${columns[14]}" is not a population`;
    if (this.#rows.has(geonameId)) return `the place ${geonameId} comes twice`;
    this.#rows.set(geonameId, row);
    if (columns[18].trim() > this.#newest) this.#newest = columns[18].trim();
    return null;
  }

  /** Adds a line of alternateNamesV2, which, unlike the table, marks historic names. Add all places first. */
  addAlternateName(line: string): string | null {
    if (line.trim() === '') return null;
    const [, id, language, name, , , , historic] = line.split('\t');
    if (name === undefined || line.split('\t').length < ALTERNATE_COLUMNS) {
      return `it has fewer than ${ALTERNATE_COLUMNS} columns`;
    }
    if (!this.#rows.has(Number(id)) || historic === '1' || NO_LANGUAGES.has(language)) return null;
    const names = this.#alternates.get(Number(id));
    if (names === undefined) this.#alternates.set(Number(id), [name]);
    else names.push(name);
    return null;
  }

  /** Builds the file of the table. Throws when the input as a whole is unusable. */
  async make(embedded: BinarySections, source: string, progress: BuildProgress): Promise<Uint8Array> {
    if (this.count < MIN_PLACES) {
      throw new Error(`it holds ${this.count} places; the table of the world is cities500, with about 200,000`);
    }
    const gazetteer = new Gazetteer(embedded);
    const rows = Array.from(this.#rows.values(), (row) => {
      const alternateNames =
        this.#alternates.size === 0 ? row.alternateNames : (this.#alternates.get(row.geonameId) ?? []);
      return { ...row, alternateNames };
    });
    const divisions = rows.map(({ countryCode, divisions: [region, district] }) => ({
      regionCode: `${countryCode}.${region}`,
      districtCode: district === '' ? '' : `${countryCode}.${region}.${district}`,
    }));
    if (new Set(divisions.map(({ districtCode }) => districtCode)).size > MAX_DIVISIONS) {
      throw new Error(`it has more than ${MAX_DIVISIONS} districts`);
    }
    const districtNames = new PackedStrings(embedded.u32('districtNameOffsets'), embedded.u8('districtNameBytes'));
    const districtCodes = new PackedStrings(embedded.u32('districtCodeOffsets'), embedded.u8('districtCodeBytes'));
    const file = await makeGazetteer(
      {
        rows,
        divisions,
        regionNames: new Map(
          Array.from({ length: gazetteer.regionCount }, (_, region) => [
            gazetteer.regionCode(region),
            gazetteer.regionName(region),
          ]),
        ),
        districtNames: new Map(
          Array.from({ length: districtCodes.count }, (_, i) => [districtCodes.at(i), districtNames.at(i)]),
        ),
        tables: readHandTables(),
        countries: wordsOf(gazetteer),
        release: `GeoNames ${source} to ${this.#newest}`,
      },
      progress,
    );
    return file;
  }
}

/** The names of countries in a finished table. */
function wordsOf(gazetteer: Gazetteer): CountryWords {
  const { qualifiers, countryCodes, countryNames } = gazetteer;
  const keys = new Map<string, { key: string; kind: number }[]>(countryCodes.map((code) => [code, []]));
  for (let at = 0; at < qualifiers.count; at++) {
    for (let posting = qualifiers.postingsStart(at); posting < qualifiers.postingsStart(at + 1); posting++) {
      const kind = postingKind(qualifiers.posting(posting));
      if (kind !== QUALIFIES_COUNTRY && kind !== QUALIFIES_AS_CODE) continue;
      const key = Buffer.from(qualifiers.keyBytes(at)).toString();
      keys.get(countryCodes[postingValue(qualifiers.posting(posting))] ?? '')?.push({ key, kind });
    }
  }
  return {
    name: (code) => countryNames[countryCodes.indexOf(code)] ?? code,
    keys: (code) => keys.get(code) ?? [],
  };
}
