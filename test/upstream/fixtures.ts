/**
 * Recorded answers of the real service. They lie beside the project, in `shared/fixtures` next to the repository, and
 * are not part of it; a test that needs one is skipped where it is absent, and its name says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dir, '../../../shared/fixtures/open-meteo');

export const haveRecordings = existsSync(FOLDER);

/** For the names of tests that need a recording. */
export const recordingsNote = haveRecordings ? '' : ' (skipped: no recorded answers beside the project)';

export function recording(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
