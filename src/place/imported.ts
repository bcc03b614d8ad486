/** Where imported tables lie below the data directory, and which there are. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'places';
const OF_ONE_COUNTRY = /^postcodes-[A-Z]{2}\.bin$/;
const OF_MANY = 'postcodes-many.bin';

export interface ImportedTables {
  readonly gazetteer: string | null;
  /** In the order in which they count: tables of one country before that of many. */
  readonly postcodes: readonly string[];
}

export const NOTHING_IMPORTED: ImportedTables = { gazetteer: null, postcodes: [] };

export function importedTables(dataDir: string): ImportedTables {
  const folder = join(dataDir, FOLDER);
  if (!existsSync(folder)) return NOTHING_IMPORTED;
  const files = readdirSync(folder).sort();
  const postcodes = [...files.filter((file) => OF_ONE_COUNTRY.test(file)), ...files.filter((file) => file === OF_MANY)];
  return {
    gazetteer: files.includes('gazetteer.bin') ? gazetteerPath(dataDir) : null,
    postcodes: postcodes.map((file) => join(folder, file)),
  };
}

export function gazetteerPath(dataDir: string): string {
  return join(dataDir, FOLDER, 'gazetteer.bin');
}

/** The file for postcodes of these countries: a country has one of its own, of many the last import counts. */
export function postcodesPath(dataDir: string, countryCodes: readonly string[]): string {
  return join(dataDir, FOLDER, countryCodes.length === 1 ? `postcodes-${countryCodes[0]}.bin` : OF_MANY);
}
