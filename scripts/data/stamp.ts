/**
 * The stamp of the generated tables: a digest of all their inputs, to detect tables that the current sources, hand tables
 * and build code would not produce.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { TABLE_VERSION } from '../../src/place/binary-sections.ts';
import { DATA_PACKAGES, packageVersion, repositoryPath } from './packages.ts';

export const GENERATED = {
  places: 'places.bin',
  zones: 'zones.bin',
  codes: 'codes.bin',
  icons: 'icons.json.gz',
  zoneRules: 'zone-rules.json',
  stamp: 'stamp.json',
} as const;

export interface Stamp {
  readonly version: number;
  readonly packages: Readonly<Record<string, string>>;
  /** SHA-256 of the hand tables and of the code that makes the tables. */
  readonly inputs: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly gazetteer: string;
  readonly zoneBoundaries: string;
  readonly codes: string;
}

/** A file in the folder of generated tables. */
export function generatedPath(file: string): string {
  return repositoryPath(`data/generated/${file}`);
}

/** The stamp that tables built now would get, without the fields that are known only after the build. */
export function expectedStamp(): Pick<Stamp, 'version' | 'packages' | 'inputs'> {
  return {
    version: TABLE_VERSION,
    packages: Object.fromEntries(DATA_PACKAGES.map((name) => [name, packageVersion(name)])),
    inputs: digestOfInputs(),
  };
}

/** Whether all tables exist and are up to date. */
export function stampIsCurrent(): boolean {
  if (!Object.values(GENERATED).every((file) => existsSync(generatedPath(file)))) return false;
  const stamp = parseStamp(readFileSync(generatedPath(GENERATED.stamp), 'utf8'));
  const { version, packages, inputs } = stamp;
  return JSON.stringify({ version, packages, inputs }) === JSON.stringify(expectedStamp());
}

function parseStamp(json: string): Partial<Stamp> {
  try {
    return JSON.parse(json) as Partial<Stamp>;
  } catch {
    return {};
  }
}

const HAND_TABLES = ['countries', 'regions', 'place-names', 'native-names', 'codes'].map((name) => `data/${name}.yaml`);

/** The files outside `src/place/build` that decide what the tables hold. */
const SHARED_CODE = [
  'airports',
  'codes',
  'fold',
  'gazetteer',
  'geonames-postcodes',
  'write-sections',
  'postcode-table',
  'binary-sections',
  'zone',
]
  .map((name) => `src/place/${name}.ts`)
  .concat(
    'src/physics/geodesy.ts',
    'src/time/yearly-rule.ts',
    'src/time/zone-rules.ts',
    'src/weather/conditions/icons.ts',
  );

function digestOfInputs(): string {
  const code = ['scripts/data', 'src/place/build'].flatMap((folder) =>
    readdirSync(repositoryPath(folder)).map((file) => `${folder}/${file}`),
  );
  const hash = createHash('sha256');
  for (const path of [...HAND_TABLES, ...code, ...SHARED_CODE].sort()) {
    // Line ends may differ between checkouts without the tables differing.
    hash.update(path).update(readFileSync(repositoryPath(path), 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}
