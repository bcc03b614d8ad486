/**
 * The places room: text to place, point to place, point to time zone. Works offline from two embedded tables.
 *
 * Sources: GeoNames (https://www.geonames.org), CC BY 4.0, modified; time zone boundaries © OpenStreetMap contributors,
 * ODbL 1.0, through timezone-boundary-builder.
 */

import codesPath from '../../data/generated/codes.bin' with { type: 'file' };
import placesPath from '../../data/generated/places.bin' with { type: 'file' };
import zonesPath from '../../data/generated/zones.bin' with { type: 'file' };
import type { Coordinates } from '../physics/geodesy.ts';
import { AreaTownFinder, type CompassPoint } from './area-towns.ts';
import { BinarySections } from './binary-sections.ts';
import { resolveAirport, townOfLetters } from './by-airport.ts';
import type { IpLookup } from './by-ip.ts';
import { NameRecogniser } from './by-name.ts';
import { openCodes } from './codes.ts';
import { fold } from './fold.ts';
import { Gazetteer } from './gazetteer.ts';
import { geocodedPlace } from './geocoded.ts';
import { type ImportedTables, NOTHING_IMPORTED } from './imported.ts';
import { type KnownName, knownNames } from './known-names.ts';
import { namesakeNear } from './namesake-near.ts';
import { isNearSea } from './near-sea.ts';
import type { GeocodedTown, Place, Resolution, UnlistedPostcode } from './place.ts';
import { type PlaceIndex, townAt } from './place-index.ts';
import { Postcodes, PostcodeTable } from './postcode-table.ts';
import { createResolver } from './resolve.ts';
import { ReverseIndex } from './reverse.ts';
import { searchPlaces } from './search.ts';
import { StandInFinder } from './stand-in-finder.ts';
import { ZoneMap } from './zone.ts';

export interface Places {
  /**
   * Resolves a text: coordinates, a postcode, an airport, an IP, a slug or a name with its qualifiers. Of places of one name
   * and of comparable size, the one in `home` is meant: an ISO code, by default that of the default country or place.
   */
  resolve(text: string, home?: string): Resolution;
  /** The place of an unlisted postcode from the towns that a geocoder returned for it; null if none fits. */
  geocoded(postcode: UnlistedPostcode, towns: readonly GeocodedTown[]): Place | null;
  /** The airport with scheduled flights of that name, without the word "airport"; null if none or several have it. */
  airportNamed(name: string): Resolution | null;
  /** The town that is called like three small letters in running text ("hof"); null where they rather are a code, or none is. */
  townOfLetters(text: string): Resolution | null;
  /**
   * The place near a point that a name means there: a town or sight of the name, or a town that is called so for short (Ross
   * for Ross-on-Wye); null where none is.
   */
  namesakeNear(name: string, near: Coordinates & Pick<Place, 'name'>, withinKm: number): Place | null;
  /**
   * The town that answers a question about a whole country or region, or about a side of it; null where the text names none, or
   * one of many climates. `home` is as for `resolve`.
   */
  areaTown(text: string, side: CompassPoint | null, home?: string): Place | null;
  /** The town of a side of the home country; null where it is not told by its sides. */
  homeSide(side: CompassPoint, home?: string): Place | null;
  /** Whether a home country is known. */
  hasHome(home?: string): boolean;
  /** Whether a place lies in the home country; false where none is known. */
  isAtHome(place: Place, home?: string): boolean;
  /** The names that a list of folded words begins with, longest first; cheap, because nothing is resolved. */
  namesAt(words: readonly string[]): readonly KnownName[];
  /** What a whole text means, then towns whose names begin with it, best known first; `home` is as for `resolve`. */
  search(text: string, limit: number, home?: string): Place[];
  /** The place at a point, under the name of the nearest town; "" far out at sea. */
  nearest(lat: number, lon: number): Place;
  /** IANA id of the time zone at a point; nautical zones at sea. */
  zoneAt(lat: number, lon: number): string;
  /** Whether there may be a sea near a point; false where there is surely none. */
  isNearSea(lat: number, lon: number): boolean;
  readonly count: number;
  /** The sources of the tables. */
  readonly release: {
    readonly gazetteer: string;
    readonly zones: string;
    readonly codes: string;
    /** Imported tables of postcodes. */
    readonly postcodes: readonly string[];
  };
}

/** In a search, so many towns come before the islands and sights whose names only begin with the text, and so many of these. */
const TOWNS_FIRST = 3;
const SIGHTS_WITHIN = 2;
/** Shorter texts are mostly the beginning of a name, even if they are one; not so where a sign is a syllable. */
const MIN_WHOLE_NAME = 4;
const MIN_WHOLE_NAME_IN_SIGNS = 2;

interface PlacesOptions {
  readonly defaultCountry?: string | null;
  readonly defaultPlace?: string | null;
  readonly lookUpIp?: IpLookup | null;
  /** How embedded tables are opened; by a copy in memory when left out. */
  readonly openEmbedded?: OpenTable;
  /** Imported files, which replace embedded tables. */
  readonly imported?: ImportedTables;
  /** Called for an imported file that cannot be read; the embedded table is used instead. */
  readonly onUnreadable?: (path: string, error: unknown) => void;
}

/** Opens the embedded tables and those that were imported. */
export async function openPlaces({
  defaultCountry = null,
  defaultPlace = null,
  lookUpIp = null,
  openEmbedded = openTable,
  imported = NOTHING_IMPORTED,
  onUnreadable = () => {},
}: PlacesOptions = {}): Promise<Places> {
  const openImported = (path: string): Promise<BinarySections | null> =>
    openTable(path).catch((error: unknown) => {
      onUnreadable(path, error);
      return null;
    });
  const [own, zoneSections, codeSections, ...postcodeSections] = await Promise.all([
    imported.gazetteer === null ? null : openImported(imported.gazetteer),
    openEmbedded(zonesPath),
    openEmbedded(codesPath),
    ...imported.postcodes.map(openImported),
  ]);
  const sections = own ?? (await openEmbedded(placesPath));
  const gazetteer = new Gazetteer(sections);
  const zones = new ZoneMap(zoneSections);
  const reverse = new ReverseIndex(gazetteer, zones, sections);
  const zoneAt = (lat: number, lon: number): string => zones.zoneAt(lat, lon);
  const nearest = (lat: number, lon: number): Place => placeAt(gazetteer, reverse, lat, lon, zoneAt(lat, lon));
  const seaLookups = { zoneAt, hasTownWithin: reverse.hasTownWithin.bind(reverse) };
  const codes = openCodes(codeSections);
  const tables = postcodeSections.flatMap((table) => (table === null ? [] : [new PostcodeTable(table)]));
  const placeIndex: PlaceIndex = { gazetteer, zoneAt, nearest };
  const standIns = new StandInFinder(placeIndex);
  const areaTowns = new AreaTownFinder(placeIndex);
  const { resolve, defaultHome } = createResolver({
    placeIndex,
    names: new NameRecogniser(placeIndex, standIns),
    codes,
    postcodes: new Postcodes([...tables, codes.postcodes]),
    defaultCountry,
    defaultPlace,
    lookUpIp,
  });
  /** The place that a whole text means, so that it comes before longer names that begin with it. */
  const placeMeant = (text: string, home: string | undefined): Place[] => {
    if (!isWholeName(text)) return [];
    const meant = resolve(text, home);
    return meant.kind === 'found' ? [meant.place] : [];
  };
  return {
    resolve,
    geocoded: (postcode, towns) => geocodedPlace(placeIndex, postcode, towns),
    airportNamed: (name) => resolveAirport(name, placeIndex, codes),
    townOfLetters: (text) => townOfLetters(text, placeIndex, codes),
    namesakeNear: (name, near, withinKm) => namesakeNear(placeIndex, standIns, name, near, withinKm),
    areaTown: (text, side, home) => areaTowns.find(text, side, home ?? defaultHome()),
    homeSide: (side, home) => areaTowns.sideOfHome(side, home ?? defaultHome()),
    hasHome: (home) => (home ?? defaultHome()) !== null,
    isAtHome: ({ countryCode }, home) => countryCode === (home ?? defaultHome()),
    namesAt: (words) => knownNames(gazetteer, words),
    search(text, limit, home) {
      const towns = searchPlaces(gazetteer, text, limit).map((place) => townAt(placeIndex, place));
      const [named, beginning] = standIns.beginningWith(fold(text));
      const first = [
        ...placeMeant(text, home),
        ...named,
        ...towns.slice(0, TOWNS_FIRST),
        ...beginning.slice(0, SIGHTS_WITHIN),
      ];
      return distinct([...first, ...towns]).slice(0, Math.max(0, limit));
    },
    nearest,
    zoneAt,
    isNearSea(lat, lon) {
      const tzId = zoneAt(lat, lon);
      const town = reverse.nearest(lat, lon, tzId);
      return isNearSea(seaLookups, lat, lon, town === null ? null : gazetteer.place(town, tzId).elevationM);
    },
    count: gazetteer.count,
    release: {
      gazetteer: gazetteer.release,
      zones: zones.release,
      codes: codes.release,
      postcodes: tables.map(({ release }) => release),
    },
  };
}

/** Whether a text can be a whole name. Codes, addresses and points are no names. */
function isWholeName(text: string): boolean {
  const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
    ? MIN_WHOLE_NAME_IN_SIGNS
    : MIN_WHOLE_NAME;
  return fold(text).length >= least && !/[\p{Nd}:]/u.test(text);
}

/** Drops repeats of a town, by itself and for what it represents. */
function distinct(places: readonly Place[]): Place[] {
  const keyOf = ({ geonameId, name }: Place): number | string => geonameId ?? name;
  return places.filter((place, i) => places.findIndex((other) => keyOf(other) === keyOf(place)) === i);
}

/** Opens a table by its path. */
export type OpenTable = (path: string) => Promise<BinarySections>;

/** Copies a table into memory. */
export async function openTable(path: string): Promise<BinarySections> {
  return new BinarySections(await Bun.file(path).arrayBuffer());
}

/** The embedded table of places, from which an import takes names of countries and divisions. */
export function openEmbeddedGazetteer(): Promise<BinarySections> {
  return openTable(placesPath);
}

/** A point under the name of the nearest town. The height of the town is not the height of the point. */
function placeAt(gazetteer: Gazetteer, reverse: ReverseIndex, lat: number, lon: number, tzId: string): Place {
  const town = reverse.nearest(lat, lon, tzId);
  if (town === null) {
    return { name: '', region: '', country: '', countryCode: '', lat, lon, tzId, elevationM: null, geonameId: null };
  }
  return { ...gazetteer.place(town, tzId), lat, lon, elevationM: null };
}
