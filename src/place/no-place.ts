/** Texts that name no place of the map, from `data/no-places.yaml`: "home", "null", "the moon", "North Sea". */
import table from '../../data/no-places.yaml';
import type { NameRecogniser } from './by-name.ts';
import { fold } from './fold.ts';
import type { Resolution } from './place.ts';

type Kind = 'own' | 'missing' | 'elsewhere' | 'seas';

let kinds: ReadonlyMap<string, Kind> | null = null;

const WAYS = 'Name a town, or give coordinates such as "51.5,-0.12"';

/** What a text of each kind is, and what to do. */
const REASONS: Readonly<Record<Kind, string>> = {
  own: `says where you are, which is not known here. ${WAYS}, or "auto:ip" for the place of your address.`,
  missing: `names no place. ${WAYS}.`,
  seas: 'is a sea with no one weather. Give the coordinates of a point in it, such as "56.5,3.2", or name a town on its coast.',
  elsewhere: `is no place with one weather. ${WAYS}.`,
};

/** What programs write for numbers that they do not have; Nan, written otherwise, is a town in Thailand. */
const NO_NUMBERS = /^(?:NaN(?: ?, ?NaN)?|nan ?, ?nan)$/;

/** Refuses a text that names no place, with the places that bear the name all the same; null for any other text. */
export function refuseNoPlace(text: string, names: NameRecogniser): Resolution | null {
  const written = text.trim();
  kinds ??= read(table);
  const kind = NO_NUMBERS.test(written) ? 'missing' : kinds.get(fold(written));
  if (kind === undefined || /^[A-Z]{3}$/.test(written)) return null;
  return { kind: 'not_found', message: `"${written}" ${REASONS[kind]}`, suggestions: names.bearersOf(written) };
}

/** Whether a text names a sea or a part of one without a point of its own. */
export function isSea(text: string): boolean {
  kinds ??= read(table);
  return kinds.get(fold(text)) === 'seas';
}

function read(source: unknown): Map<string, Kind> {
  if (typeof source !== 'object' || source === null) throw new Error('no-places.yaml: not a table');
  const lists = new Map<string, unknown>(Object.entries(source));
  const all: readonly Kind[] = ['own', 'missing', 'elsewhere', 'seas'];
  return new Map(
    all.flatMap((kind) => {
      const words = lists.get(kind);
      if (!Array.isArray(words)) throw new Error(`no-places.yaml: ${kind} is not a list`);
      return words.map((word): [string, Kind] => [fold(String(word)), kind]);
    }),
  );
}
