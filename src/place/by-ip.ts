/**
 * Places of internet addresses, by a table that the operator brings. Addresses of no public range are never looked up:
 * they have the operator's default place, or none, and then the answer says what to configure.
 */
import { type IpAddress, isPublic, parseIp } from '../lib/ip.ts';
import type { Resolution } from './place.ts';
import { type PlaceIndex, pointPlace } from './place-index.ts';

/** What a table of addresses says; null where it says nothing. */
export interface IpFacts {
  readonly lat: number | null;
  readonly lon: number | null;
  readonly city: string;
  readonly region: string;
  readonly countryCode: string;
}

/** Looks up a public address; null when it is not in the table. */
export type IpLookup = (address: IpAddress) => IpFacts | null;

export function recogniseIp(
  text: string,
  placeIndex: PlaceIndex,
  lookUp: IpLookup | null,
  defaultPlace: () => Resolution | null,
): Resolution | null {
  const address = parseIp(text);
  if (address === null) return null;
  if (!isPublic(address)) {
    const message = `${address.text} is not an address of the open internet, so that it has no place. Name a town or coordinates; the operator can set FAIRDAY_DEFAULT_PLACE for such addresses.`;
    return defaultPlace() ?? notFound(message);
  }
  if (lookUp === null) {
    return notFound(
      `Addresses have no places here: the operator must set FAIRDAY_GEOIP to a table of them (.mmdb). Name a town or coordinates.`,
    );
  }
  const facts = lookUp(address);
  if (facts === null) return notFound(`Where ${address.text} is, the table of addresses does not say.`);
  const { lat, lon, region, countryCode } = facts;
  if (lat === null || lon === null) {
    return notFound(`The table of addresses knows only the country of ${address.text} (${countryCode || 'none'}).`);
  }
  // Some tables add the part of the city: "Amsterdam (Centrum)".
  const name = facts.city.split(' (')[0].trim();
  return { kind: 'found', place: pointPlace(placeIndex, { lat, lon, name, region, countryCode }), others: [] };
}

function notFound(message: string): Resolution {
  return { kind: 'not_found', message, suggestions: [] };
}
