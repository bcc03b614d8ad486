/**
 * Land, water and buildings at a town that no list of places knows: "Hackney marshes", "Marsden moor". The town answers and says
 * what it stands for. Mountains and passes are not among them, because their weather is not the town's.
 */
import { fold } from '../../../place/fold.ts';
import type { Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';

const LANDS: ReadonlySet<string> = new Set(
  (
    'marsh marshes moss fen fens moor moors heath common meadow meadows woods woodland wood forest downs dunes sands cove bay ' +
    'harbour harbor lake lakes loch lough tarn reservoir reservoirs water weir lido island islands ' +
    'bridge castle cathedral abbey hills valley nature docks dock quay pier marina estuary creek canal'
  ).split(' '),
);

/** Fame of a village of a thousand people or so. */
const FAME_OF_VILLAGE = 70;
/** Fame of a town of about 10,000 people. */
const FAME_OF_TOWN = 104;

/** Whether a folded word is land or water that lies at the town before it. */
export function isTownLand(key: string): boolean {
  return LANDS.has(key);
}

/** The town that answers for "Hackney marshes", given as its name and the whole; null where it is no town, or one far away. */
export function townOfLand(name: string, whole: string, places: Places): Resolution | null {
  const keys = fold(name).split(' ');
  const known = places.namesAt(keys).find(({ words }) => words === keys.length);
  if (known === undefined || known.fame < FAME_OF_VILLAGE) return null;
  const resolution = places.resolve(name);
  if (resolution.kind !== 'found') return null;
  const { place } = resolution;
  // Rasht in Iran, which old maps call Resht, has no "rest bay".
  if (fold(place.name) !== keys.join(' ') && !places.isAtHome(place)) return null;
  if (place.represents !== undefined || place.correctedFrom !== undefined) return null;
  // Malin Head is not at Malin in Hunan.
  const isWord = keys.length === 1 && isEnglishWord(name.toLowerCase());
  if (known.fame < FAME_OF_TOWN && (isWord || !places.isAtHome(place))) return null;
  return { ...resolution, place: { ...place, represents: whole } };
}
