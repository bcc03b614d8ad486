/**
 * A part of a country or region, told by a point of the compass: "the south east of England", "northern Spain", "the west coast
 * of Ireland". It is answered at a town that lies there, and that says what it stands for.
 */
import type { CompassPoint } from '../../../place/area-towns.ts';
import type { KnownName } from '../../../place/known-names.ts';
import type { Place } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import type { Word } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { HAS_WEATHER } from './look-up-words.ts';
import type { NameWords } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

const POINT = '(?:north|south)(?:ern)?(?:[ -]?(?:east|west)(?:ern)?)?|(?:east|west)(?:ern)?';
/** A name of nothing but points of the compass. */
export const COMPASS =
  /^(?:(?:the|far|deep) )*(?:north|south|east|west)(?:ern)?(?:[ -]?(?:north|south|east|west)(?:ern)?)*$/;
/** "The far south west coast of": the point of the compass, and what may stand between it and the area. */
const BEFORE_AREA = new RegExp(
  `^(?:the )?(?:(?:far|very|deep) )?(${POINT}|central|mid)(?:[ -]?(?:coast|side|part|parts|half|end|tip|` +
    'corner))?( of| in)? (?:the )?(?=\\p{L})',
  'iu',
);
/** "In the south west": the part of the home country. */
const BARE = new RegExp(
  `^(?:the (?:(?:far|very|deep) )?(?=${POINT})|(?=(?:north|south)[ -]?(?:east|west)))(${POINT})(?![-\\p{L}]|` +
    ' [a-z]*(?:facing|wind|wall|side|coast|of)\\b)',
  'iu',
);
/** "The east or the west of Ireland": a first side, of the area that the second names. */
const SIDE_BEFORE_SIDE = new RegExp(
  `^(?:the )?(?:(?:far|very|deep) )?(${POINT})(?: (?:coast|side|part|half|end))? (?:or|and|vs|versus|` +
    `than) (?:in |on |at )?(?=(?:the )?(?:${POINT})(?![-\\p{L}]))`,
  'iu',
);
const ANY_POINT = new WordPattern(/north|south|east|west|central|mid/iu);
/** "Up north this weekend": the same, with no word before it. */
const AWAY = /^(?:(?:way |all the way )?(?:up|out|back|over|down) )(north|south|east|west)(?![-\p{L}])/iu;
const INTO = /^(?:in|across|for|over|throughout)$/;
/** In front of these a point of the compass is no part of the country. */
const GOES_ON = new RegExp(
  String.raw`^(?:$|[.,;!?]|\s+(?:today|tonight|tomorrow|this|next|on|at|over|later|now|right|mon|tue|wed|thu|fri|sat|sun|` +
    String.raw`please|for|until|from|be|going|get|in|weather|forecast)\b)`,
  'i',
);

/** Fame of a town of some 100,000 people. */
const FAME_OF_TOWN = 130;

/** A place, and the position of the word behind it. */
interface SideOfArea {
  readonly place: PlaceSpan;
  readonly end: number;
}

/** Whether a text may name a part of an area at all. */
export function namesSide(text: string): boolean {
  return ANY_POINT.test(text);
}

/** The part of an area that begins at a word, or null. */
export function sideOfAreaAt(at: number, words: readonly Word[], text: string, places: Places): SideOfArea | null {
  const start = words[at]?.start ?? 0;
  const bare = bareSideAt(at, words, text, places);
  if (bare !== null) return bare;
  const joined = SIDE_BEFORE_SIDE.exec(text.slice(start));
  if (joined !== null) return firstSideAt(at, joined, words, text, places);
  const match = BEFORE_AREA.exec(text.slice(start));
  if (match === null) return null;
  const keys = words.map(({ key }) => key);
  const from = words.findIndex((word) => word.start >= start + match[0].length);
  const area =
    from < 0
      ? undefined
      : places
          .namesAt(keys.slice(from))
          .find(
            ({ isArea, words: count }) =>
              isArea && isWhole(count, from, words) && !COMPASS.test(keys.slice(from, from + count).join(' ')),
          );
  const end = from + (area?.words ?? 0);
  const own = ownArea(at, keys, words, text, places);
  // "Far north Queensland" is not the Far North of Cameroon.
  if (own !== null && (area === undefined || end <= own.end)) return own;
  if (area === undefined || words.slice(at, from).some(({ endsPhrase }) => endsPhrase)) return null;
  const last = words[end - 1]?.end ?? 0;
  const name = text.slice(words[from]?.start ?? 0, last);
  const resolution = places.resolve(name);
  const isArea = resolution.kind === 'ambiguous' || (resolution.kind === 'found' && isStandIn(resolution.place));
  const town = isArea ? places.areaTown(name, sideOf(match[1] ?? '')) : null;
  if (town === null) return null;
  return spanOf(start, last, text, { ...town, represents: `${match[0].replace(/^the /i, '')}${town.represents}` }, end);
}

/** The first of two sides of an area, told by the words of the second. */
function firstSideAt(
  at: number,
  match: RegExpExecArray,
  words: readonly Word[],
  text: string,
  places: Places,
): SideOfArea | null {
  const start = words[at]?.start ?? 0;
  const behind = words.findIndex((word) => word.start >= start + match[0].length);
  const second = behind < 0 ? null : sideOfAreaAt(behind, words, text, places);
  if (second === null || second.place.resolution.kind !== 'found') return null;
  const area = second.place.text.replace(BEFORE_AREA, '');
  const town = places.areaTown(area, sideOf(match[1] ?? ''));
  const side = match[1] ?? '';
  if (town === null || area === second.place.text) return null;
  const end = start + match[0].search(/ (?:or|and|vs|versus|than) /i);
  const next = words.findIndex((word) => word.start >= end);
  return spanOf(start, end, text, { ...town, represents: `${side} of ${town.represents ?? area}` }, next);
}

/** West Virginia, East Sussex and Northern Ireland are areas of their own, North Cascades is a park; North Wales in Pennsylvania is a town. */
function ownArea(
  at: number,
  keys: readonly string[],
  words: readonly Word[],
  text: string,
  places: Places,
): SideOfArea | null {
  for (const { words: count, fame } of places.namesAt(keys.slice(at))) {
    const last = words[at + count - 1];
    // "The south west" is no region of Cameroon.
    if (COMPASS.test(keys.slice(at, at + count).join(' '))) continue;
    if (count < 2 || fame >= FAME_OF_TOWN || last === undefined || !isWhole(count, at, words)) continue;
    const [start, end] = [words[at]?.start ?? 0, last.end];
    // "The west coast of Ireland" is not that of New Zealand.
    if (/^ of\b/i.test(text.slice(end))) continue;
    const resolution = places.resolve(text.slice(start, end));
    const isArea =
      resolution.kind === 'ambiguous' ||
      (resolution.kind === 'found' &&
        (resolution.place.represents !== undefined || resolution.place.geonameId === null));
    if (isArea)
      return { place: { start, end, text: text.slice(start, end), resolution, certainty: 0.9 }, end: at + count };
  }
  return null;
}

/** "In the south west tomorrow", for who lives in a country that is told by its parts. */
function bareSideAt(at: number, words: readonly Word[], text: string, places: Places): SideOfArea | null {
  const start = words[at]?.start ?? 0;
  const away = AWAY.exec(text.slice(start));
  const match = away ?? BARE.exec(text.slice(start));
  const before = words[at - 1];
  const isAsked =
    away !== null || before === undefined || before.endsPhrase || INTO.test(before.key) || HAS_WEATHER.test(before.key);
  // "Wind north west tomorrow" is its direction.
  if (match === null || !isAsked || /^(?:winds?|gusts)$/.test(before?.key ?? '')) return null;
  const last = start + match[0].length;
  if (!GOES_ON.test(text.slice(last))) return null;
  const end = words.findIndex((word) => word.start >= last);
  const town = places.homeSide(sideOf(match[1] ?? '') ?? 'n');
  const represents = match[0].replace(/^the /i, 'the ');
  return town === null ? null : spanOf(start, last, text, { ...town, represents }, end < 0 ? words.length : end);
}

function isWhole(count: number, from: number, words: readonly Word[]): boolean {
  return words.slice(from, from + count - 1).every(({ endsPhrase }) => !endsPhrase);
}

/** A town that answers for an area. */
function isStandIn({ represents }: Place): boolean {
  return represents !== undefined;
}

/** Null for the middle. */
function sideOf(point: string): CompassPoint | null {
  const plain = point.toLowerCase();
  const [ns, ew] = [/north|south/.exec(plain)?.[0] ?? '', /east|west/.exec(plain)?.[0] ?? ''];
  const side = `${ns.slice(0, 1)}${ew.slice(0, 1)}`;
  return SIDES.find((known) => known === side) ?? null;
}

const SIDES: readonly CompassPoint[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

function spanOf(start: number, end: number, text: string, town: Place, next: number): SideOfArea {
  const resolution = { kind: 'found', place: town, others: [] } as const;
  return { place: { start, end, text: text.slice(start, end), resolution, certainty: 0.9, isSide: true }, end: next };
}

const SHORE = /^(?:north|south|east|west) (?:shore|coast|side|end|rim|bank|beach)$/;
/** Fame of a town of about 10,000 people. */
const FAME_OF_KNOWN = 104;

/** "Maui north shore" is a shore of Maui, and not the one in Auckland. */
export function isShoreOfNamed(at: number, { words }: KnownName, keys: readonly string[], names: NameWords): boolean {
  if (words !== 2 || at === 0 || !SHORE.test(keys.slice(at, at + 2).join(' '))) return false;
  return names.namesFrom(at - 1).some((name) => name.words === 1 && (name.isArea || name.fame >= FAME_OF_KNOWN));
}
