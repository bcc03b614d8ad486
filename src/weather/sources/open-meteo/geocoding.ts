/**
 * Towns by postcode, from Open-Meteo's geocoder (`/v1/search`). It searches names and postcodes alike and tolerates
 * misspellings, so only results in the right country that list exactly this postcode count.
 *
 * Its data are GeoNames' (https://www.geonames.org), CC BY 4.0.
 */
import type { GeocodedTown, UnlistedPostcode } from '../../../place/place.ts';
import { plainCode } from '../../../place/postcode-table.ts';
import { isObject, type JsonObject, malformed, parseObject } from './parse.ts';

/** Villages may share a postcode by the dozen; upstream's own limit is 100. */
const MAX_RESULTS = 50;

export function geocodingParameters({ asWritten: written, countryCode }: UnlistedPostcode): URLSearchParams {
  return new URLSearchParams({
    name: written,
    count: String(MAX_RESULTS),
    language: 'en',
    format: 'json',
    countryCode,
  });
}

/** The towns of an answer that have the postcode. Throws `UpstreamError` for an answer that cannot be read. */
export function parseTowns(text: string, postcode: UnlistedPostcode): readonly GeocodedTown[] {
  const root = parseObject(text);
  // Upstream leaves the list out when it finds nothing; every answer of it has the time that it took.
  if (root.results === undefined && typeof root.generationtime_ms === 'number') return [];
  if (!Array.isArray(root.results)) throw malformed('no list of results');
  return root.results
    .map(objectOf)
    .filter((result) => hasPostcode(result, postcode))
    .map(townOf);
}

function objectOf(result: unknown): JsonObject {
  if (!isObject(result)) throw malformed('a result is not an object');
  return result;
}

function hasPostcode(
  { country_code: country, postcodes }: JsonObject,
  { code, countryCode }: UnlistedPostcode,
): boolean {
  if (country !== countryCode || !Array.isArray(postcodes)) return false;
  return postcodes.some((postcode) => typeof postcode === 'string' && plainCode(postcode) === code);
}

function townOf({ id, name, admin1: region = '', latitude: lat, longitude: lon }: JsonObject): GeocodedTown {
  if (typeof id !== 'number' || typeof name !== 'string' || typeof region !== 'string') {
    throw malformed('a result without id, name or region');
  }
  if (typeof lat !== 'number' || typeof lon !== 'number' || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) {
    throw malformed('a result without a point on Earth');
  }
  return { geonameId: id, name, region, lat, lon };
}
