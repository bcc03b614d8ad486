/** The opened places for tests; makes the tables first if they are missing or out of date. */
import { buildData, dataIsCurrent } from '../../scripts/build-data.ts';
import type { Places } from '../../src/place/places.ts';

let opened: Promise<Places> | undefined;

export function openTestPlaces(): Promise<Places> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Places> {
  if (!dataIsCurrent()) await buildData();
  // Imported only now, because the module cannot be loaded while its tables do not exist.
  const { openPlaces } = await import('../../src/place/places.ts');
  return openPlaces();
}
