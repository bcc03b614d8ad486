/** Names: what people write finds the place they mean, in any script, with any of the usual qualifiers. */
import { beforeAll, describe, expect, test } from 'bun:test';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

/** A text, the name of the place it means, and its country; a region where the name alone says too little. */
type NameQuery = [text: string, name: string, countryCode: string, region?: string];

const QUERIES: readonly NameQuery[] = [
  ['Paris', 'Paris', 'FR'],
  ['Paris, Texas', 'Paris', 'US', 'Texas'],
  ['paris texas', 'Paris', 'US', 'Texas'],
  ['Cambridge', 'Cambridge', 'GB'],
  ['Cambridge, MA', 'Cambridge', 'US', 'Massachusetts'],
  ['cambridge, mass.', 'Cambridge', 'US', 'Massachusetts'],
  ['london', 'London', 'GB'],
  ['London, UK', 'London', 'GB'],
  ['london england', 'London', 'GB'],
  ['London, Ontario', 'London', 'CA', 'Ontario'],
  ['london on', 'London', 'CA', 'Ontario'],
  ['London, Ont, Canada', 'London', 'CA', 'Ontario'],
  ['Birmingham', 'Birmingham', 'GB'],
  ['Birmingham, AL', 'Birmingham', 'US', 'Alabama'],
  ['Vancouver', 'Vancouver', 'CA'],
  ['Vancouver, WA', 'Vancouver', 'US', 'Washington'],
  ['vancouver wa', 'Vancouver', 'US', 'Washington'],
  ['Perth', 'Perth', 'AU'],
  ['Perth, WA', 'Perth', 'AU', 'Western Australia'],
  ['perth western australia', 'Perth', 'AU', 'Western Australia'],
  ['Perth, Scotland', 'Perth', 'GB', 'Scotland'],
  ['Newcastle, NSW', 'Newcastle', 'AU', 'New South Wales'],
  ['Newcastle upon Tyne', 'Newcastle upon Tyne', 'GB'],
  ['new york', 'New York City', 'US'],
  ['new york city', 'New York City', 'US'],
  ['New York, NY', 'New York City', 'US'],
  ['NYC', 'New York City', 'US'],
  ['washington dc', 'Washington', 'US', 'District of Columbia'],
  ['Washington, D.C.', 'Washington', 'US', 'District of Columbia'],
  ['San Jose, CA, USA', 'San Jose', 'US', 'California'],
  ['Kansas City, Kansas', 'Kansas City', 'US', 'Kansas'],
  ['kansas city missouri', 'Kansas City', 'US', 'Missouri'],
  ['Portland, Maine', 'Portland', 'US', 'Maine'],
  ['Springfield, IL', 'Springfield', 'US', 'Illinois'],
  ['St. Petersburg', 'Saint Petersburg', 'RU'],
  ['saint petersburg', 'Saint Petersburg', 'RU'],
  ['st petersburg, fl', 'St. Petersburg', 'US', 'Florida'],
  ['st albans', 'St Albans', 'GB'],
  ['Saint Albans', 'St Albans', 'GB'],
  ["king's lynn", "King's Lynn", 'GB'],
  ['Ashford, Kent', 'Ashford', 'GB'],
  ['Reading, Berkshire', 'Reading', 'GB'],
  ['Richmond, North Yorkshire', 'Richmond', 'GB'],
  ['Boston, Lincs', 'Boston', 'GB'],
  ['Camden Town, London', 'Camden Town', 'GB'],
  ['Bondi Beach, Sydney', 'Bondi Beach', 'AU'],
  ['Hull', 'Kingston upon Hull', 'GB'],
  ['Tenerife', 'Santa Cruz de Tenerife', 'ES'],
  ['Dublin', 'Dublin', 'IE'],
  ['Cork, Ireland', 'Cork', 'IE'],
  ['münchen', 'Munich', 'DE'],
  ['MUENCHEN', 'Munich', 'DE'],
  ['Мюнхен', 'Munich', 'DE'],
  ['München, Deutschland', 'Munich', 'DE'],
  ['München, Bayern', 'Munich', 'DE'],
  ['cologne', 'Cologne', 'DE'],
  ['koln', 'Cologne', 'DE'],
  ['Halle (Saale)', 'Halle (Saale)', 'DE'],
  ['wien', 'Vienna', 'AT'],
  ['Sankt Pölten', 'Sankt Pölten', 'AT'],
  ['zurich', 'Zurich', 'CH'],
  ['geneva', 'Geneva', 'CH'],
  ['den haag', 'The Hague', 'NL'],
  ['bruges', 'Bruges', 'BE'],
  ['Nice', 'Nice', 'FR'],
  ['sevilla', 'Seville', 'ES'],
  ['La Coruña', 'A Coruña', 'ES'],
  ['Lisboa', 'Lisbon', 'PT'],
  ['firenze', 'Florence', 'IT'],
  ['københavn', 'Copenhagen', 'DK'],
  ['malmo', 'Malmö', 'SE'],
  ['tromso', 'Tromsø', 'NO'],
  ['reykjavik', 'Reykjavík', 'IS'],
  ['lodz', 'Łódź', 'PL'],
  ['praha', 'Prague', 'CZ'],
  ['Αθήνα', 'Athens', 'GR'],
  ['kiev', 'Kyiv', 'UA'],
  ['москва', 'Moscow', 'RU'],
  ['Moscow, Idaho', 'Moscow', 'US', 'Idaho'],
  ['istanbul', 'Istanbul', 'TR'],
  ['القاهرة', 'Cairo', 'EG'],
  ['תל אביב', 'Tel Aviv', 'IL'],
  ['bombay', 'Mumbai', 'IN'],
  ['दिल्ली', 'Delhi', 'IN'],
  ['चेन्नई', 'Chennai', 'IN'],
  ['東京', 'Tokyo', 'JP'],
  ['大阪', 'Osaka', 'JP'],
  ['北京', 'Beijing', 'CN'],
  ['上海', 'Shanghai', 'CN'],
  ['서울', 'Seoul', 'KR'],
  ['กรุงเทพ', 'Bangkok', 'TH'],
  ['ho chi minh', 'Ho Chi Minh City', 'VN'],
  ['saigon', 'Ho Chi Minh City', 'VN'],
  ['singapore', 'Singapore', 'SG'],
  ['sao paulo', 'São Paulo', 'BR'],
  ['rio de janeiro', 'Rio de Janeiro', 'BR'],
  ['Mexico City', 'Mexico City', 'MX'],
  ['Cape Town', 'Cape Town', 'ZA'],
  ['nairobi', 'Nairobi', 'KE'],
  ['Wellington', 'Wellington', 'NZ'],
];

const TYPING_ERRORS: readonly NameQuery[] = [
  ['londn', 'London', 'GB'],
  ['manchster', 'Manchester', 'GB'],
  ['edinbrugh', 'Edinburgh', 'GB'],
  ['edinbrugh scotland', 'Edinburgh', 'GB'],
  ['barcelna', 'Barcelona', 'ES'],
  ['Philadelpia', 'Philadelphia', 'US'],
  ['stokholm', 'Stockholm', 'SE'],
  ['melborne', 'Melbourne', 'AU'],
  ['amsterdm', 'Amsterdam', 'NL'],
  ['Johanesburg', 'Johannesburg', 'ZA'],
  ['Масква', 'Moscow', 'RU'],
];

const BEGINNINGS: readonly NameQuery[] = [
  ['los ang', 'Los Angeles', 'US'],
  ['rio de jan', 'Rio de Janeiro', 'BR'],
  ['copenh', 'Copenhagen', 'DK'],
  ['san franc, calif', 'San Francisco', 'US'],
];

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

function expectPlace([text, name, countryCode, region]: NameQuery): void {
  const resolution = places.resolve(text);
  const found = resolution.kind === 'found' ? resolution.place : resolution;
  expect(found).toMatchObject({ name, countryCode, ...(region === undefined ? {} : { region }) });
}

describe('a name is resolved', () => {
  for (const query of QUERIES) test(query[0], () => expectPlace(query));
});

describe('a name with one typing error is resolved', () => {
  for (const query of TYPING_ERRORS) test(query[0], () => expectPlace(query));
});

describe('the beginning of a name is resolved', () => {
  for (const query of BEGINNINGS) test(query[0], () => expectPlace(query));
});

test('a place carries what is known of it', () => {
  const resolution = places.resolve('London');
  expect(resolution).toMatchObject({
    kind: 'found',
    place: {
      name: 'London',
      region: 'England',
      country: 'United Kingdom',
      countryCode: 'GB',
      lat: 51.50853,
      lon: -0.12574,
      tzId: 'Europe/London',
      elevationM: 25,
      geonameId: 2643743,
    },
  });
});

describe('search while typing', () => {
  const names = (text: string, limit = 10): string[] => places.search(text, limit).map((place) => place.name);

  test('brings the well-known first and full words before parts of words', () => {
    expect(names('lon')[0]).toBe('London');
    expect(names('springf')[0]).toBe('Springfield');
    expect(names('san')).toContain('San Francisco');
    expect(names('münch')[0]).toBe('Munich');
    expect(names('東')[0]).toBe('Tokyo');
    expect(names('washington')[0]).toBe('Washington');
  });

  test('is narrowed by what follows a comma, even unfinished', () => {
    expect(places.search('london, o', 5)[0]).toMatchObject({ name: 'London', region: 'Ontario' });
    expect(places.search('cambridge, ma', 5)[0]).toMatchObject({ region: 'Massachusetts' });
  });

  test('brings the towns of a country or region', () => {
    expect(names('georgia')).toEqual(expect.arrayContaining(['Tbilisi', 'Atlanta']));
  });

  test('keeps to the limit, lists nothing twice, and finds nothing in nothing', () => {
    for (const limit of [1, 5, 20]) expect(names('sa', limit).length).toBe(limit);
    const found = places.search('springfield', 20).map((place) => place.geonameId);
    expect(new Set(found).size).toBe(found.length);
    expect(names('')).toEqual([]);
    expect(names('qqqqzzzz')).toEqual([]);
    expect(places.search('london', 0)).toEqual([]);
  });
});
