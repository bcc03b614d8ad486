/**
 * Recorded answers of the real service. They lie beside the project, in `shared/fixtures` next to the repository, and
 * are not part of it; a test that needs one is skipped where it is absent, and its name says so.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ALL = join(import.meta.dir, '../../../shared/fixtures');
const FOLDER = join(ALL, 'open-meteo');

export const haveRecordings = existsSync(FOLDER);

/** For the names of tests that need a recording. */
export const recordingsNote = haveRecordings ? '' : ' (skipped: no recorded answers beside the project)';

export function recording(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

/** The recordings of another service: its files by their paths below its folder, sorted. */
export function recordingsOf(service: 'cap' | 'nws'): ReadonlyMap<string, Uint8Array> {
  const folder = join(ALL, service);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  return new Map(
    names.filter((name) => /\.(?:xml|cap|json)$/.test(name)).map((name) => [name, readFileSync(join(folder, name))]),
  );
}
