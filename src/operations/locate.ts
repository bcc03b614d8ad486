/** The place that a parameter names, and the civil time there. */

import { LRUCache } from 'lru-cache';
import { parseIp } from '../lib/ip.ts';
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Place, Resolution, UnlistedPostcode } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import { type CivilDate, civilDateAt, DAY_MS, formatLocal, type OffsetTable, offsetTable } from '../time/civil.ts';
import type { Geocoder } from '../weather/geocoder.ts';
import { FairdayError, invalidField } from './errors.ts';
import type { OperationContext } from './operation.ts';

/** How many texts and zones are remembered; a busy server sees the same few hundred again and again. */
const MAX_ENTRIES = 2000;
/** Days around now that an answer may speak of: two before (look-back) and eighteen after (horizon and look-ahead). */
const ZONE_SPAN_DAYS = { before: 4, after: 20 };

const ADDRESS_UNKNOWN: Resolution = {
  kind: 'not_found',
  message:
    'auto:ip is the address that a call over HTTP comes from, and here there is none: name a town or coordinates.',
  suggestions: [],
};

const resolutions = cachePerOwner<Places, Resolution>(MAX_ENTRIES);

/** What a place is looked for with: the tables, who asks, for "auto:ip", and whom to ask for unlisted postcodes. */
type Asking = Pick<OperationContext, 'places' | 'config' | 'callerIp' | 'geocoder' | 'clock'>;

export interface Located {
  readonly place: Place;
  /** The other places of that name. */
  readonly others: readonly string[];
}

const OWN_ADDRESS = /^\s*auto:ip\s*$/i;

function resolve({ places, config, callerIp }: Asking, text: string): Resolution {
  if (OWN_ADDRESS.test(text)) {
    const meant = callerIp() ?? config.defaultPlace;
    return meant === null ? ADDRESS_UNKNOWN : places.resolve(meant);
  }
  // What an address stands for changes with the operator's table of them.
  if (parseIp(text) !== null) return places.resolve(text);
  return memoize(resolutions(places), text, () => places.resolve(text));
}

/** The text of a place with "auto:ip" replaced by what it stands for, where that is known. */
export function meantPlace({ callerIp, config }: Omit<Asking, 'places'>, text: string): string {
  return OWN_ADDRESS.test(text) ? (callerIp() ?? config.defaultPlace ?? text) : text;
}

/** Throws `invalid_parameter` for a text that can be no place, such as a latitude of 91. */
export function checkPlaceText(asking: Asking, field: string, text: string): void {
  const resolution = resolve(asking, text);
  if (resolution.kind === 'invalid') throw invalidField(field, resolution.message);
}

/**
 * The place that `text` names: at once, but for a postcode that is in no table here and that a geocoder is asked for.
 * Throws `location_not_found` with suggestions, or rejects with it.
 */
export function locate(asking: Asking, field: string, text: string): Located | Promise<Located> {
  const resolution = resolve(asking, text);
  if (resolution.kind === 'found') return resolution;
  if (resolution.kind === 'invalid') throw invalidField(field, resolution.message);
  if (resolution.kind === 'not_found' && resolution.unlisted !== undefined && asking.geocoder !== null) {
    return locateUnlisted(asking, asking.geocoder, resolution.unlisted, resolution);
  }
  throw notFound(resolution);
}

type NotFound = Pick<Resolution & { kind: 'not_found' }, 'message' | 'suggestions'>;

async function locateUnlisted(
  { places, clock }: Asking,
  geocoder: Geocoder,
  postcode: UnlistedPostcode,
  { message, suggestions }: NotFound,
): Promise<Located> {
  const towns = await geocoder.towns(postcode, clock.nowMs());
  if (towns === null) {
    const unasked = 'Open-Meteo’s geocoder, which may know it, could not be asked right now: try again in a minute.';
    throw notFound({ message: `${message} ${unasked}`, suggestions });
  }
  const place = places.geocoded(postcode, towns);
  if (place !== null) return { place, others: [] };
  throw notFound({ message: `${message} Open-Meteo’s geocoder does not know it either.`, suggestions });
}

function notFound({ message, suggestions }: NotFound): FairdayError {
  return new FairdayError('location_not_found', message, { suggestions });
}

const zones = new LRUCache<string, OffsetTable>({ max: MAX_ENTRIES });

/** The offsets of a place's zone for all that an answer given now can speak of. */
export function zoneAround(tzId: string, nowMs: number): OffsetTable {
  const day = Math.floor(nowMs / DAY_MS);
  return memoize(zones, `${tzId} ${day}`, () =>
    offsetTable(tzId, (day - ZONE_SPAN_DAYS.before) * DAY_MS, (day + ZONE_SPAN_DAYS.after) * DAY_MS),
  );
}

/** Today's date at the place. */
export function todayAt(place: Place, nowMs: number): CivilDate {
  return civilDateAt(zoneAround(place.tzId, nowMs), nowMs);
}

/** The `location` object of every answer. */
export function locationBody(place: Place, nowMs: number): object {
  return {
    name: place.name,
    region: place.region,
    country: place.country,
    lat: place.lat,
    lon: place.lon,
    tz_id: place.tzId,
    timezone: place.tzId,
    localtime: formatLocal(zoneAround(place.tzId, nowMs), nowMs),
    ...(place.locatedBy === undefined ? {} : { located_by: place.locatedBy }),
  };
}

/** A place as people write it: "Leeds, England, United Kingdom"; its coordinates where it has no name. */
export function placeName({
  name,
  region,
  country,
  lat,
  lon,
}: Pick<Place, 'name' | 'region' | 'country' | 'lat' | 'lon'>): string {
  const parts = [name, region, country].filter((part) => part !== '');
  return parts.length === 0 ? `${lat}, ${lon}` : parts.join(', ');
}
