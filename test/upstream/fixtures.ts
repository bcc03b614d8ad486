/** Answers and messages as real services give them; `test/fixtures/README.md` says where their figures are from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dir, '..', 'fixtures');

/** An answer of Open-Meteo. */
export function recording(name: string): string {
  return readFileSync(join(FOLDER, 'open-meteo', name), 'utf8');
}

/** The recordings of another service, by their file names, sorted. */
export function recordingsOf(service: 'cap' | 'nws'): ReadonlyMap<string, Uint8Array> {
  const folder = join(FOLDER, service);
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
}
