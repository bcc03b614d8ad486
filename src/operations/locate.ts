/** The place that a parameter names, and the civil time there. */
import { FairdayError, invalidField } from '../errors.ts';
import type { Place, Resolution } from '../place/place.ts';
import type { Places } from '../place/places.ts';
import { mapOf, remember } from '../remember.ts';
import { type CivilDate, civilDateAt, DAY_MS, formatLocal, type OffsetTable, offsetTable } from '../time/civil.ts';

/** How many texts and zones are remembered; a busy server sees the same few hundred again and again. */
const REMEMBERED_MAX = 2000;
/** Days around now that an answer may speak of: two before (look-back) and eighteen after (horizon and look-ahead). */
const ZONE_SPAN_DAYS = { before: 4, after: 20 };

const resolutions = new WeakMap<Places, Map<string, Resolution>>();

function resolve(places: Places, text: string): Resolution {
  return remember(mapOf(resolutions, places), text, REMEMBERED_MAX, () => places.resolve(text));
}

/** Throws `invalid_parameter` for a text that can be no place, such as a latitude of 91. */
export function checkPlaceText(places: Places, field: string, text: string): void {
  const resolution = resolve(places, text);
  if (resolution.kind === 'invalid') throw invalidField(field, resolution.message);
}

/** The place that `text` names, with the other places of that name. Throws `location_not_found` with suggestions. */
export function locate(places: Places, field: string, text: string): { place: Place; others: readonly string[] } {
  const resolution = resolve(places, text);
  if (resolution.kind === 'found') return resolution;
  if (resolution.kind === 'invalid') throw invalidField(field, resolution.message);
  throw new FairdayError('location_not_found', resolution.message, { suggestions: resolution.suggestions });
}

const zones = new Map<string, OffsetTable>();

/** The offsets of a place's zone for all that an answer given now can speak of. */
export function zoneAround(tzId: string, nowMs: number): OffsetTable {
  const day = Math.floor(nowMs / DAY_MS);
  return remember(zones, `${tzId} ${day}`, REMEMBERED_MAX, () =>
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
  };
}
