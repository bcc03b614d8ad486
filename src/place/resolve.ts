/**
 * Resolution: from a text to a place, by trying recognisers one after the other.
 *
 * The order is the contract: the first recogniser that accepts a text decides, found or not, so that broken coordinates
 * are never looked up as a name. A new kind of text is a new line in the list, above the names.
 */
import { parseIp } from '../lib/ip.ts';
import type { Coordinates } from '../physics/geodesy.ts';
import { recogniseAirport, recogniseIata, recogniseIcao, resolveIata } from './by-airport.ts';
import { recogniseSlug, resolveId } from './by-id.ts';
import { type IpLookup, recogniseIp } from './by-ip.ts';
import type { NameRecogniser } from './by-name.ts';
import { PostcodeRecogniser } from './by-postcode.ts';
import type { Codes } from './codes.ts';
import { parseCoordinates } from './coordinates.ts';
import { recogniseEircode } from './eircodes.ts';
import { refuseNoPlace } from './no-place.ts';
import type { Resolution } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Postcodes } from './postcode-table.ts';

/** Resolves texts of one kind; null for all others. */
type Recogniser = (text: string, home: number | null) => Resolution | null;

interface ResolverOptions {
  readonly placeIndex: PlaceIndex;
  readonly names: NameRecogniser;
  readonly codes: Codes;
  readonly postcodes: Postcodes;
  /** ISO code of the country that bare digits are postcodes of. */
  readonly defaultCountry: string | null;
  /** The place for private IPs. */
  readonly defaultPlace: string | null;
  readonly lookUpIp: IpLookup | null;
}

const MAX_TEXT_CHARACTERS = 200;

interface Resolver {
  /** Resolves a text; `home` is the ISO code of the country that namesakes are looked for in first. */
  readonly resolve: (text: string, home?: string) => Resolution;
  /** ISO code of the default country, or else of that of the default place; null for none. */
  readonly defaultHome: () => string | null;
}

export function createResolver(parts: ResolverOptions): Resolver {
  const { placeIndex, names, codes, postcodes, defaultCountry, defaultPlace, lookUpIp } = parts;
  const { countryCodes } = placeIndex.gazetteer;
  const byPostcode = new PostcodeRecogniser(placeIndex, codes, postcodes, names, defaultCountry);
  const resolveDefault = (): Resolution | null =>
    defaultPlace === null ? null : resolveAtHome(defaultPlace, defaultCountry);
  let knownHome: string | null | undefined = defaultCountry ?? undefined;
  const defaultHome = (): string | null => {
    if (knownHome !== undefined) return knownHome;
    const resolution = isIp(defaultPlace) ? null : resolveDefault();
    knownHome = resolution?.kind === 'found' ? resolution.place.countryCode : null;
    return knownHome;
  };
  let knownPoint: Coordinates | null | undefined;
  /** Where the default place lies. While it is itself looked up, nothing is near it. */
  const defaultPoint = (): Coordinates | null => {
    if (knownPoint !== undefined) return knownPoint;
    knownPoint = null;
    const resolution = isIp(defaultPlace) ? null : resolveDefault();
    if (resolution?.kind === 'found') knownPoint = resolution.place;
    return knownPoint;
  };
  const isDefaultHome = (home: number | null): boolean =>
    home !== null && countryCodes.indexOf(defaultHome() ?? '') === home;
  const recognisers: readonly Recogniser[] = [
    refuseUnreadable,
    (text) => recogniseIp(text, placeIndex, lookUpIp, isIp(defaultPlace) ? () => null : resolveDefault),
    (text) => recognisePrefixed(text, { ...parts, byPostcode }),
    (text) => recogniseSlug(text, placeIndex, names),
    (text) => recogniseCoordinates(text, placeIndex),
    (text) => refuseNoPlace(text, names),
    (text, home) => recogniseEircode(text, placeIndex, codes, home),
    (text) => byPostcode.recognise(text),
    (text) => recogniseIata(text, placeIndex, codes, names),
    (text) => recogniseIcao(text, placeIndex, codes, names),
    (text) => recogniseAirport(text, placeIndex, codes),
    (text, home) => names.resolve(text, { home, near: isDefaultHome(home) ? defaultPoint() : null }),
  ];
  const resolveAtHome = (text: string, homeCode: string | null): Resolution => {
    const home = homeCode === null ? -1 : countryCodes.indexOf(homeCode);
    const composed = isTooLong(text) ? text : text.normalize('NFC');
    for (const recognise of recognisers) {
      const resolution = recognise(composed, home < 0 ? null : home);
      if (resolution !== null) return resolution;
    }
    return { kind: 'not_found', message: 'No place is known by that text.', suggestions: [] };
  };
  return { resolve: (text, home) => resolveAtHome(text, home ?? defaultHome()), defaultHome };
}

/** A default place that is an IP would resolve itself without end. */
function isIp(defaultPlace: string | null): boolean {
  return defaultPlace !== null && parseIp(defaultPlace) !== null;
}

/** Whether a text holds characters that no keyboard writes into a name, such as NUL; spaces of all kinds are allowed. */
function controlCharacterIn(text: string): string | null {
  const character = /(?![\t\n\r])\p{Cc}/u.exec(text)?.[0];
  return character === undefined
    ? null
    : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** By Unicode code points, as people count. */
function isTooLong(text: string): boolean {
  return text.length > MAX_TEXT_CHARACTERS && [...text].length > MAX_TEXT_CHARACTERS;
}

function refuseUnreadable(text: string): Resolution | null {
  if (text.trim() === '') {
    return { kind: 'invalid', message: 'Give the name of a town, or coordinates such as "51.5,-0.12".' };
  }
  if (isTooLong(text)) {
    return { kind: 'invalid', message: `A place is given in at most ${MAX_TEXT_CHARACTERS} characters.` };
  }
  const control = controlCharacterIn(text);
  if (control === null) return null;
  return {
    kind: 'invalid',
    message: `A place holds no control characters, and this text holds ${control}: leave it out.`,
  };
}

/** `iata:LHR`, `zip:90210`, `id:2643743`, or a country code before a postcode or name: `fr:75001`, `us:Paris`. */
function recognisePrefixed(
  text: string,
  { placeIndex, names, codes, byPostcode }: ResolverOptions & { byPostcode: PostcodeRecogniser },
): Resolution | null {
  const [, prefix = '', rest = ''] = /^\s*([a-z]{2,5})\s*:\s*(.*?)\s*$/is.exec(text) ?? [];
  const country = prefix.toLowerCase() === 'uk' ? 'GB' : prefix.toUpperCase();
  const isKnown =
    ['iata', 'id', 'zip'].includes(prefix.toLowerCase()) || placeIndex.gazetteer.countryCodes.includes(country);
  if (!isKnown) return null;
  if (rest === '') return { kind: 'not_found', message: `Nothing stands behind "${prefix}:".`, suggestions: [] };
  switch (prefix.toLowerCase()) {
    case 'iata':
      return resolveIata(rest, placeIndex, codes);
    case 'id':
      // `id` is also Indonesia, whose postcodes have five digits; few ids have five.
      return /^\d{5}$/.test(rest) && resolveId(rest, placeIndex).kind !== 'found'
        ? byPostcode.within(rest, 'ID')
        : resolveId(rest, placeIndex);
    case 'zip':
      return (
        byPostcode.within(rest, 'US') ?? { kind: 'not_found', message: `"${rest}" is not a ZIP code.`, suggestions: [] }
      );
  }
  return byPostcode.within(rest, country) ?? names.resolve(`${rest}, ${country}`);
}

function recogniseCoordinates(text: string, placeIndex: PlaceIndex): Resolution | null {
  const coordinates = parseCoordinates(text);
  if (coordinates === null) return null;
  if (coordinates.kind === 'invalid') return coordinates;
  return { kind: 'found', place: placeIndex.nearest(coordinates.lat, coordinates.lon), others: [] };
}
