/**
 * Places of IPs, from a table that the operator provides. Private IPs are never looked up: they resolve to the operator's
 * default place or, without one, to an error that says what to configure.
 */
import { type IpAddress, isPublic, parseIp } from '../lib/ip.ts';
import type { Resolution } from './place.ts';
import { type PlaceIndex, pointPlace } from './place-index.ts';

/** A record of an IP location table; null for unknown coordinates. */
export interface IpFacts {
  readonly lat: number | null;
  readonly lon: number | null;
  readonly city: string;
  readonly region: string;
  readonly countryCode: string;
}

/** Looks up a public IP; null when it is not in the table. */
export type IpLookup = (ip: IpAddress) => IpFacts | null;

/** Resolves a text that is an IP; null for other texts. */
export function recogniseIp(
  text: string,
  placeIndex: PlaceIndex,
  lookUp: IpLookup | null,
  defaultPlace: () => Resolution | null,
): Resolution | null {
  const ip = parseIp(text);
  if (ip === null) return null;
  if (!isPublic(ip)) {
    const message = `${ip.text} is not an address of the open internet, so that it has no place. Name a town or coordinates; the operator can set FAIRDAY_DEFAULT_PLACE for such addresses.`;
    return defaultPlace() ?? notFound(message);
  }
  if (lookUp === null) {
    return notFound(
      `Addresses have no places here: the operator must set FAIRDAY_GEOIP to a table of them (.mmdb). Name a town or coordinates.`,
    );
  }
  const facts = lookUp(ip);
  if (facts === null) return notFound(`Where ${ip.text} is, the table of addresses does not say.`);
  const { lat, lon, region, countryCode } = facts;
  if (lat === null || lon === null) {
    return notFound(`The table of addresses knows only the country of ${ip.text} (${countryCode || 'none'}).`);
  }
  // Some tables append the district: "Amsterdam (Centrum)".
  const name = facts.city.split(' (')[0].trim();
  return { kind: 'found', place: pointPlace(placeIndex, { lat, lon, name, region, countryCode }), others: [] };
}

function notFound(message: string): Resolution {
  return { kind: 'not_found', message, suggestions: [] };
}
