/**
 * A town by a river, at a sight or in an area that is named with it: "on the Wye at Ross" is Ross-on-Wye, and "across Morecambe
 * Bay to Grange" is Grange-over-Sands. A namesake so near is no accident.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import { labelOf, type Place, type Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import type { PlaceSpan } from './place-span.ts';

/** Farther from a point of a river than most towns on it. */
const FAR_KM = 120;
/** Of a sight or an area and a town that are named in one question. */
const BESIDE_KM = 80;
/** Farther than two towns that are named in one question; a namesake of a small one so near to the other is meant. */
const APART_KM = 300;
const SMALL_BESIDE_KM = 40;
/** Of the parts of a wide area the one so near to the other place is meant. */
const NEAR_PART_KM = 150;
/** Fame of a town of some 10,000 people. */
const FAME_OF_TOWN = 104;
/** Fame of a city of some 300,000 people: its name is meant wherever it stands, unless it is right at the sight. */
const FAME_OF_CITY = 150;
const AT = /^['’]?s?\s*,?\s*(?:in|at|near|by|around|to|towards?)\s+(?:the )?$/iu;

/** The namesake of a found town that lies by the water; null where the town itself does, or none is known. */
export function townByWater(water: Place, town: Place, text: string, places: Places): Resolution | null {
  if (distanceKm(water, town) < FAR_KM) return null;
  return namesake(water, town, text, FAR_KM, places);
}

/**
 * The same places; of a sight or an area and a town far from it, the namesake of the town that lies there, and of a wide area
 * beside a town the part of it that is near.
 */
export function withTownsBySights(spans: readonly PlaceSpan[], text: string, places: Places): readonly PlaceSpan[] {
  if (spans.length < 2) return spans;
  const sights = spans.filter(isSight);
  return spans.map((span) => {
    const { resolution } = span;
    if (resolution.kind === 'ambiguous') return nearPart(span, resolution.suggestions, spans, places) ?? span;
    if (resolution.kind !== 'found') return span;
    const { place } = resolution;
    if (!isSight(span) && fameOf(span.text, places) < FAME_OF_TOWN) {
      const beside = spans.map((other) => besideTown(span, place, other, places)).find((one) => one !== null);
      if (beside !== undefined && beside !== null) return { ...span, resolution: beside };
    }
    for (const sight of sights) {
      if (sight === span || sight.resolution.kind !== 'found') continue;
      if (distanceKm(sight.resolution.place, place) < FAR_KM) continue;
      const isAt = AT.test(text.slice(sight.end, span.start));
      if (!isAt && (isSight(span) || fameOf(span.text, places) >= FAME_OF_CITY)) continue;
      const found = namesake(sight.resolution.place, place, span.text, isAt ? FAR_KM : BESIDE_KM, places);
      if (found !== null) return { ...span, resolution: found };
    }
    return span;
  });
}

/** "Boston to the Cape": the town of a wide area that is near the other place. */
function nearPart(
  area: PlaceSpan,
  towns: readonly string[],
  spans: readonly PlaceSpan[],
  places: Places,
): PlaceSpan | null {
  const found = towns.map((town) => places.resolve(town));
  for (const { resolution } of spans) {
    if (resolution.kind !== 'found') continue;
    const near = found.find((one) => one.kind === 'found' && distanceKm(one.place, resolution.place) < NEAR_PART_KM);
    if (near?.kind !== 'found') continue;
    const place = { ...near.place, represents: area.text };
    return { ...area, resolution: { kind: 'found', place, others: [] } };
  }
  return null;
}

/** "A Verona siamo all'Arena": the sight or village of the name that lies beside the other town. */
function besideTown({ text }: PlaceSpan, town: Place, other: PlaceSpan, places: Places): Resolution | null {
  if (other.resolution.kind !== 'found' || distanceKm(other.resolution.place, town) < APART_KM) return null;
  return namesake(other.resolution.place, town, text, SMALL_BESIDE_KM, places);
}

function namesake(near: Place, town: Place, text: string, withinKm: number, places: Places): Resolution | null {
  if (text.includes(',')) return null;
  const place = places.namesakeNear(text, near, withinKm);
  return place === null ? null : { kind: 'found', place, others: [labelOf(town)] };
}

/** Whether a place stands in the table of sights and areas, and is no town. */
function isSight({ resolution }: PlaceSpan): boolean {
  if (resolution.kind !== 'found') return false;
  const { geonameId, represents } = resolution.place;
  return geonameId === null || represents !== undefined;
}

function fameOf(text: string, places: Places): number {
  const keys = fold(text).split(' ');
  return places.namesAt(keys).find(({ words }) => words === keys.length)?.fame ?? 0;
}
