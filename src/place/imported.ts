/** The paths of imported tables in the data directory. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'places';
const OF_ONE_COUNTRY = /^postcodes-[A-Z]{2}\.bin$/;
const OF_MANY = 'postcodes-many.bin';

export interface ImportedTables {
  readonly gazetteer: string | null;
  /** By priority: tables of one country before the one of many. */
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

/** The file for postcodes of these countries: one per country, and one for the last import of many. */
export function postcodesPath(dataDir: string, countryCodes: readonly string[]): string {
  return join(dataDir, FOLDER, countryCodes.length === 1 ? `postcodes-${countryCodes[0]}.bin` : OF_MANY);
}
