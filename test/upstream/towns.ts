/**
 * The towns that the upstream for tests can search, in the shape of Open-Meteo's geocoder. Ids, points and postcodes are
 * GeoNames' (https://www.geonames.org), CC BY 4.0.
 */

interface Town {
  readonly id: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country_code: string;
  readonly country: string;
  readonly admin1?: string;
  readonly postcodes?: readonly string[];
}

const TOWNS: readonly Town[] = [
  {
    id: 2988507,
    name: 'Paris',
    latitude: 48.85341,
    longitude: 2.3488,
    country_code: 'FR',
    country: 'France',
    admin1: 'Île-de-France',
    postcodes: ['75001', '75002', '75020'],
  },
  {
    id: 4669828,
    name: 'Addison',
    latitude: 32.96179,
    longitude: -96.82917,
    country_code: 'US',
    country: 'United States',
    admin1: 'Texas',
    postcodes: ['75001'],
  },
  {
    id: 2147714,
    name: 'Sydney',
    latitude: -33.86785,
    longitude: 151.20732,
    country_code: 'AU',
    country: 'Australia',
    admin1: 'New South Wales',
    postcodes: ['1001', '2000'],
  },
  {
    id: 993800,
    name: 'Johannesburg',
    latitude: -26.20227,
    longitude: 28.04363,
    country_code: 'ZA',
    country: 'South Africa',
    admin1: 'Gauteng',
    postcodes: ['2000'],
  },
  {
    id: 756135,
    name: 'Warsaw',
    latitude: 52.22977,
    longitude: 21.01178,
    country_code: 'PL',
    country: 'Poland',
    admin1: 'Masovian',
    postcodes: ['00-001', '00-950'],
  },
  // Two of one postcode: a hamlet that no gazetteer of towns has, and the town.
  {
    id: 99999999,
    name: 'Rosental',
    latitude: 51.1,
    longitude: 12.34,
    country_code: 'DE',
    country: 'Germany',
    admin1: 'Saxony',
    postcodes: ['04539'],
  },
  {
    id: 2917170,
    name: 'Groitzsch',
    latitude: 51.15536,
    longitude: 12.28279,
    country_code: 'DE',
    country: 'Germany',
    admin1: 'Saxony',
    postcodes: ['04539'],
  },
  // As upstream leaves things out: no region, no postcodes.
  { id: 3413829, name: 'Reykjavík', latitude: 64.13548, longitude: -21.89541, country_code: 'IS', country: 'Iceland' },
];

const KNOWN = ['name', 'count', 'language', 'format', 'countryCode', 'apikey'];

/** The answer to a search, which forgives one wrong letter or digit; null for a request that is not understood. */
export function searchBody(parameters: URLSearchParams): string | null {
  const isKnown = [...parameters.keys()].every((name) => KNOWN.includes(name));
  if (!isKnown || parameters.get('language') !== 'en' || parameters.get('format') !== 'json') return null;
  const [name, country] = [parameters.get('name') ?? '', parameters.get('countryCode')];
  const found = TOWNS.filter((town) => country === null || town.country_code === country)
    .filter((town) => [town.name, ...(town.postcodes ?? [])].some((text) => isNearly(text, name)))
    .slice(0, Number(parameters.get('count')));
  return JSON.stringify(found.length === 0 ? { generationtime_ms: 0.5 } : { results: found, generationtime_ms: 0.5 });
}

function isNearly(text: string, typed: string): boolean {
  if (text.length !== typed.length) return false;
  return [...text].filter((letter, i) => letter !== typed[i]).length <= 1;
}
