/** The place that a parameter names, and the civil time there. */

import { parseIp } from '../lib/ip.ts';
import { cacheOfEntries, cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Place, Resolution, UnlistedPostcode } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  formatLocal,
  isCivilDayOf,
  type OffsetTable,
  offsetTable,
} from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import type { Geocoder } from '../weather/geocoder.ts';
import { FairdayError, invalidField } from './errors.ts';
import type { OperationContext } from './operation.ts';
import type { LocationBody } from './schemas.ts';

/** Texts and zones that are cached; a busy server sees the same few hundred again and again. */
const MAX_ENTRIES = 2000;
/** Days around now that an answer may cover: two before (look-back) and eighteen after (horizon and look-ahead). */
const ZONE_SPAN_DAYS = { before: 4, after: 20 };

const OWN_IP_UNKNOWN: Resolution = {
  kind: 'not_found',
  message:
    'auto:ip is the address that a call over HTTP comes from, and here there is none: name a town or coordinates.',
  suggestions: [],
};

const resolutions = cachePerOwner<Places, Resolution>(MAX_ENTRIES);

/** What finding a place needs: the tables, the caller's IP for "auto:ip", and the geocoder for unlisted postcodes. */
type LocateContext = Pick<OperationContext, 'places' | 'config' | 'caller' | 'callerIp' | 'geocoder' | 'clock'>;

interface Located {
  readonly place: Place;
  /** The other places of that name. */
  readonly others: readonly string[];
}

const OWN_IP = /^\s*auto:ip\s*$/i;

function resolve(context: LocateContext, text: string): Resolution {
  const { places, config, callerIp } = context;
  const home = homeOf(context);
  const key = home === undefined ? text : `${home} ${text}`;
  const cache = resolutions(places);
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (OWN_IP.test(text)) {
    const substitute = callerIp() ?? config.defaultPlace;
    return substitute === null ? OWN_IP_UNKNOWN : places.resolve(substitute);
  }
  // Not cached: the place of an IP address changes with the operator's table.
  if (parseIp(text) !== null) return places.resolve(text);
  return memoize(cache, key, () => places.resolve(text, home));
}

/** The country of the account's default place, where namesakes are looked for first; else the service's decides. */
export function homeOf({ places, caller }: Pick<LocateContext, 'places' | 'caller'>): string | undefined {
  const text = caller?.defaultPlace ?? null;
  if (text === null) return undefined;
  const resolution = memoize(resolutions(places), text, () => places.resolve(text));
  return resolution.kind === 'found' && resolution.place.countryCode !== '' ? resolution.place.countryCode : undefined;
}

/** The text of a place with "auto:ip" replaced by the caller's IP or the default place, if there is one. */
export function expandOwnIp({ callerIp, config }: Pick<LocateContext, 'callerIp' | 'config'>, text: string): string {
  return OWN_IP.test(text) ? (callerIp() ?? config.defaultPlace ?? text) : text;
}

/** The place that `text` names, where it takes no wait to find it; else null. */
export function placeNamed(context: LocateContext, text: string): Place | null {
  const resolution = resolve(context, text);
  return resolution.kind === 'found' ? resolution.place : null;
}

/** Throws `invalid_parameter` for a text that cannot be a place, such as a latitude of 91. */
export function checkPlaceText(context: LocateContext, field: string, text: string): void {
  const resolution = resolve(context, text);
  if (resolution.kind === 'invalid') throw invalidField(field, resolution.message);
}

/**
 * The place that `text` names: without a wait, except for a postcode that is in no table and needs the geocoder.
 * Throws `location_not_found` with suggestions, or rejects with it.
 */
export function locate(context: LocateContext, field: string, text: string): Located | Promise<Located> {
  const resolution = resolve(context, text);
  if (resolution.kind === 'found') return resolution;
  if (resolution.kind === 'invalid') throw invalidField(field, resolution.message);
  if (resolution.kind === 'not_found' && resolution.unlisted !== undefined && context.geocoder !== null) {
    return locateUnlisted(context, context.geocoder, resolution.unlisted, resolution);
  }
  throw notFound(resolution);
}

type NotFound = Pick<Resolution & { kind: 'not_found' }, 'message' | 'suggestions'>;

async function locateUnlisted(
  { places, clock }: LocateContext,
  geocoder: Geocoder,
  postcode: UnlistedPostcode,
  { message, suggestions }: NotFound,
): Promise<Located> {
  const towns = await geocoder.towns(postcode, clock.nowMs());
  if (towns === null) {
    const notAvailable =
      'Open-Meteo’s geocoder, which may know it, could not be asked right now: try again in a minute.';
    throw notFound({ message: `${message} ${notAvailable}`, suggestions });
  }
  const place = places.geocoded(postcode, towns);
  if (place !== null) return { place, others: [] };
  throw notFound({ message: `${message} Open-Meteo’s geocoder does not know it either.`, suggestions });
}

function notFound({ message, suggestions }: NotFound): FairdayError {
  return new FairdayError('location_not_found', message, { suggestions });
}

const zones = cacheOfEntries<string, OffsetTable>(MAX_ENTRIES);

/** The offsets of a place's zone for all times that an answer given now can cover. */
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

/** The civil date at the place that `text` names; null where the tables do not know it. */
export function todayNamed(context: LocateContext, text: string, nowMs: number): CivilDate | null {
  const resolution = resolve(context, text);
  return resolution.kind === 'found' ? todayAt(resolution.place, nowMs) : null;
}

/** Throws `invalid_parameter` for a date that the place's clocks left out. */
export function checkDayExists({ name, tzId }: Place, field: string, date: CivilDate): void {
  if (isCivilDayOf(tzId, date)) return;
  throw invalidField(
    field,
    `There was no ${date} ${name === '' ? 'there' : `in ${name}`}: the clocks of ${tzId} went from ${addDays(date, -1)} to ${addDays(date, 1)}; ask for another day.`,
  );
}

/** The `location` object of every answer. */
export function locationBody(place: Place, nowMs: number): LocationBody {
  return {
    name: place.name,
    region: place.region,
    country: place.country,
    lat: place.lat,
    lon: place.lon,
    tz_id: place.tzId,
    timezone: place.tzId,
    localtime: formatLocal(zoneAround(place.tzId, nowMs), nowMs),
    located_by: place.locatedBy,
    ...otherwiseNamed(place),
  };
}

/** What was asked for, where the place has another name. */
export function otherwiseNamed({ correctedFrom, represents }: Place) {
  return { corrected_from: correctedFrom, represents };
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
