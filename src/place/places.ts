/**
 * The places room: text to place, point to place, point to time zone. Works offline from two embedded tables.
 *
 * Sources: GeoNames (https://www.geonames.org), CC BY 4.0, modified; time zone boundaries © OpenStreetMap contributors,
 * ODbL 1.0, through timezone-boundary-builder.
 */
import placesPath from '../../data/generated/places.bin' with { type: 'file' };
import zonesPath from '../../data/generated/zones.bin' with { type: 'file' };
import { NameRecogniser } from './by-name.ts';
import { Gazetteer } from './gazetteer.ts';
import type { Place, Resolution } from './place.ts';
import { createResolver } from './resolve.ts';
import { ReverseIndex } from './reverse.ts';
import { searchPlaces } from './search.ts';
import { Sections } from './sections.ts';
import { ZoneMap } from './zone.ts';

export interface Places {
  /** What a text means: coordinates or a name, in any script, with what qualifies it. */
  resolve(text: string): Resolution;
  /** Towns whose names begin with a text, best known first. */
  search(text: string, limit: number): Place[];
  /** The place at a point, under the name of the nearest town; "" far out at sea. */
  nearest(lat: number, lon: number): Place;
  /** IANA id of the time zone at a point; nautical zones at sea. */
  zoneAt(lat: number, lon: number): string;
  readonly count: number;
  /** What the tables were made from. */
  readonly release: { readonly gazetteer: string; readonly zones: string };
}

/** Opens the embedded tables. */
export async function openPlaces(): Promise<Places> {
  const [placesBuffer, zonesBuffer] = await Promise.all([
    Bun.file(placesPath).arrayBuffer(),
    Bun.file(zonesPath).arrayBuffer(),
  ]);
  const sections = new Sections(placesBuffer);
  const gazetteer = new Gazetteer(sections);
  const zones = new ZoneMap(new Sections(zonesBuffer));
  const reverse = new ReverseIndex(gazetteer, zones, sections);
  const zoneAt = (lat: number, lon: number): string => zones.zoneAt(lat, lon);
  const nearest = (lat: number, lon: number): Place => placeAt(gazetteer, reverse, lat, lon, zoneAt(lat, lon));
  return {
    resolve: createResolver(new NameRecogniser(gazetteer, zones), nearest),
    search: (text, limit) =>
      searchPlaces(gazetteer, text, limit).map((place) =>
        gazetteer.place(place, zoneAt(gazetteer.lat(place), gazetteer.lon(place))),
      ),
    nearest,
    zoneAt,
    count: gazetteer.count,
    release: { gazetteer: gazetteer.release, zones: zones.release },
  };
}

/** A point under the name of the nearest town. The height of the town is not the height of the point. */
function placeAt(gazetteer: Gazetteer, reverse: ReverseIndex, lat: number, lon: number, tzId: string): Place {
  const town = reverse.nearest(lat, lon, tzId);
  if (town === null) {
    return { name: '', region: '', country: '', countryCode: '', lat, lon, tzId, elevationM: null, geonameId: null };
  }
  return { ...gazetteer.place(town, tzId), lat, lon, elevationM: null };
}
