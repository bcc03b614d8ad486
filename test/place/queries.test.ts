/** Queries of all kinds from all over the world, each with the name and country that are meant. */
import { beforeAll, expect, test } from 'bun:test';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

/** Text, name (or the beginning of it), country code. */
type Query = readonly [text: string, name: string, countryCode: string];

const QUERIES: readonly Query[] = [
  // Codes of airports and of cities with several.
  ['LHR', 'London Heathrow', 'GB'],
  ['JFK', 'John F. Kennedy', 'US'],
  ['CDG', 'Paris-Charles De Gaulle', 'FR'],
  ['HND', 'Haneda', 'JP'],
  ['SYD', 'Sydney', 'AU'],
  ['GRU', '', 'BR'],
  ['JNB', '', 'ZA'],
  ['BER', 'Berlin', 'DE'],
  ['IST', 'Istanbul', 'TR'],
  ['DXB', 'Dubai', 'AE'],
  ['sfo', 'San Francisco', 'US'],
  ['yyz', '', 'CA'],
  ['iata:ams', 'Amsterdam', 'NL'],
  ['iata:ULM', 'New Ulm', 'US'],
  ['ULM', 'New Ulm', 'US'],
  ['PAU', 'Pauk', 'MM'],
  ['MAN', 'Manchester', 'GB'],
  ['NYC', 'New York City', 'US'],
  ['LON', 'London', 'GB'],
  ['TYO', 'Tokyo', 'JP'],
  ['PAR', 'Paris', 'FR'],
  ['BUE', 'Buenos Aires', 'AR'],
  ['RIO', 'Rio de Janeiro', 'BR'],
  ['ROM', 'Rome', 'IT'],
  ['STO', 'Stockholm', 'SE'],
  ['OSA', 'Osaka', 'JP'],
  // Towns of three letters.
  ['Ulm', 'Ulm', 'DE'],
  ['ulm', 'Ulm', 'DE'],
  ['Pau', 'Pau', 'FR'],
  ['Van', 'Van', 'TR'],
  ['Ufa', 'Ufa', 'RU'],
  ['Fès', 'Fez', 'MA'],
  ['Huế', 'Huế', 'VN'],
  ['Niš', 'Niš', 'RS'],
  ['Qom', 'Qom', 'IR'],
  ['Tsu', 'Tsu', 'JP'],
  ['Ulm, Germany', 'Ulm', 'DE'],
  ['VAN, Turkey', 'Van', 'TR'],
  // American ZIP codes.
  ['90210', 'Beverly Hills', 'US'],
  ['10001', 'New York', 'US'],
  ['60601', 'Chicago', 'US'],
  ['01930', 'Gloucester', 'US'],
  ['99501', 'Anchorage', 'US'],
  ['96813', 'Honolulu', 'US'],
  ['00501', 'Holtsville', 'US'],
  ['75001', 'Addison', 'US'],
  ['90210-1234', 'Beverly Hills', 'US'],
  ['zip:33101', 'Miami', 'US'],
  ['us:75001', 'Addison', 'US'],
  ['ZIP 02139', 'Cambridge', 'US'],
  ['Beverly Hills, CA 90210', 'Beverly Hills', 'US'],
  ['Beverly Hills 90210', 'Beverly Hills', 'US'],
  ['02139, MA', 'Cambridge', 'US'],
  ['98101, USA', 'Seattle', 'US'],
  ['Austin, TX 78701', 'Austin', 'US'],
  // British postcodes and their outward parts.
  ['SW1A 1AA', 'London', 'GB'],
  ['sw1a1aa', 'London', 'GB'],
  ['SW1A1AA', 'London', 'GB'],
  ['N1', 'London', 'GB'],
  ['E1W', 'London', 'GB'],
  ['W1A 1AA', 'London', 'GB'],
  ['M1 1AE', 'Manchester', 'GB'],
  ['EH1 1YZ', 'Edinburgh', 'GB'],
  ['CF10 1EP', 'Cardiff', 'GB'],
  ['BT1 5GS', 'Belfast', 'GB'],
  ['GL2 4LY', 'Gloucester', 'GB'],
  ['GL2 4LY, United Kingdom', 'Gloucester', 'GB'],
  ['LS1', 'Leeds', 'GB'],
  ['Leeds LS1 4AP', 'Leeds', 'GB'],
  ['LS1 4AP Leeds', 'Leeds', 'GB'],
  ['gb:B33 8TH', 'Birmingham', 'GB'],
  ['uk:YO1', 'York', 'GB'],
  ['ZE1 0AA', 'Lerwick', 'GB'],
  ['JE2 3AB', 'Saint Helier', 'JE'],
  ['IM1 1AA', 'Douglas', 'IM'],
  // Canadian areas.
  ['K1A 0B6', 'Ottawa', 'CA'],
  ['k1a0b6', 'Ottawa', 'CA'],
  ['K1A0B6', 'Ottawa', 'CA'],
  ['M5V', 'Toronto', 'CA'],
  ['M5V 3L9', 'Toronto', 'CA'],
  ['V6B 1A1', 'Vancouver', 'CA'],
  ['H2X', 'Montreal', 'CA'],
  ['T2P 2M5, Calgary', 'Calgary', 'CA'],
  ['ca:R3C', 'Winnipeg', 'CA'],
  ['Halifax B3H', 'Halifax', 'CA'],
  // Digits of other countries beside a town.
  ['10115 berlin', 'Berlin', 'DE'],
  ['10115 Berlin, Germany', 'Berlin', 'DE'],
  ['Berlin 10115', 'Berlin', 'DE'],
  ['75001 Paris', 'Paris', 'FR'],
  ['2000 Sydney', 'Sydney', 'AU'],
  ['1010 Wien', 'Vienna', 'AT'],
  ['8001 Zürich', 'Zurich', 'CH'],
  ['00-950 Warszawa', 'Warsaw', 'PL'],
  ['111 22 Stockholm', 'Stockholm', 'SE'],
  ['100-0001 Tokyo', 'Tokyo', 'JP'],
  ['28001 Madrid', 'Madrid', 'ES'],
  ['00184 Roma', 'Rome', 'IT'],
  ['560001 Bengaluru', 'Bengaluru', 'IN'],
  // Slugs and ids.
  ['london-england-united-kingdom-2643743', 'London', 'GB'],
  ['an-older-name-of-the-place-2643743', 'London', 'GB'],
  ['id:2950159', 'Berlin', 'DE'],
  // Coordinates.
  ['51.5,-0.12', 'London', 'GB'],
  ['-33.87, 151.21', 'Sydney', 'AU'],
  ['35.68,139.69', 'Tokyo', 'JP'],
  // Names with what qualifies them.
  ['Paris, Texas', 'Paris', 'US'],
  ['Paris', 'Paris', 'FR'],
  ['us:Paris', 'Paris', 'US'],
  ['London, Ontario', 'London', 'CA'],
  ['Birmingham, AL', 'Birmingham', 'US'],
  ['Birmingham', 'Birmingham', 'GB'],
  ['Vancouver, WA', 'Vancouver', 'US'],
  ['Vancouver', 'Vancouver', 'CA'],
  ['St. Petersburg', 'Saint Petersburg', 'RU'],
  ['St. Petersburg, FL', 'St. Petersburg', 'US'],
  ['Cambridge, MA', 'Cambridge', 'US'],
  ['Cambridge', 'Cambridge', 'GB'],
  ['St Albans', 'St Albans', 'GB'],
  ['new york city', 'New York City', 'US'],
  ['münchen', 'Munich', 'DE'],
  ['Nice', 'Nice', 'FR'],
  ['NICE', 'Nice', 'FR'],
  ['Reading', 'Reading', 'GB'],
  ['Bath', 'Bath', 'GB'],
  ['Bath, Maine', 'Bath', 'US'],
  ['100 Mile House', '100 Mile House', 'CA'],
  ['Cork', 'Cork', 'IE'],
  ['San José, Costa Rica', 'San José', 'CR'],
  ['Santiago de Chile', 'Santiago', 'CL'],
  ['bogota', 'Bogotá', 'CO'],
  ['lima peru', 'Lima', 'PE'],
  ['Guadalajara', 'Guadalajara', 'MX'],
  ['Guadalajara, Spain', 'Guadalajara', 'ES'],
  ['Valencia, Venezuela', 'Valencia', 'VE'],
  ['Hyderabad, Pakistan', 'Hyderabad', 'PK'],
  ['hyderabad', 'Hyderābād', 'IN'],
  ['Tripoli, Lebanon', 'Tripoli', 'LB'],
  ['Alexandria', 'Alexandria', 'EG'],
  ['Alexandria, VA', 'Alexandria', 'US'],
  ['Perth, Scotland', 'Perth', 'GB'],
  ['perth', 'Perth', 'AU'],
  ['Christchurch', 'Christchurch', 'NZ'],
  ['nairobi', 'Nairobi', 'KE'],
  ['Lagos, Portugal', 'Lagos', 'PT'],
  ['Lagos', 'Lagos', 'NG'],
  ['Odense', 'Odense', 'DK'],
  ['tampere', 'Tampere', 'FI'],
  ['Bergen', 'Bergen', 'NO'],
  ['臺北', 'Taipei', 'TW'],
  ['香港', 'Hong Kong', 'HK'],
  ['Київ', 'Kyiv', 'UA'],
  ['Θεσσαλονίκη', 'Thessaloniki', 'GR'],
  ['jakarta', 'Jakarta', 'ID'],
  ['Manila', 'Manila', 'PH'],
  ['Bucuresti', 'Bucharest', 'RO'],
  ['Budapest', 'Budapest', 'HU'],
  ['Philadelpia', 'Philadelphia', 'US'],
];

const FIRST_SHARE = 0.98;

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

function isFirst([text, name, countryCode]: Query): boolean {
  const resolution = places.resolve(text);
  return (
    resolution.kind === 'found' &&
    resolution.place.name.startsWith(name) &&
    resolution.place.countryCode === countryCode
  );
}

function isOffered([text, name]: Query): boolean {
  const resolution = places.resolve(text);
  if (resolution.kind === 'invalid') return false;
  const labels = resolution.kind === 'found' ? resolution.others : resolution.suggestions;
  return labels.some((label) => label.startsWith(name));
}

test('the queries are many, and from many countries', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(150);
  expect(new Set(QUERIES.map(([, , country]) => country)).size).toBeGreaterThanOrEqual(30);
});

test('98 of 100 queries mean what is expected, and the others offer it', () => {
  const missed = QUERIES.filter((query) => !isFirst(query));
  expect(missed.length / QUERIES.length).toBeLessThanOrEqual(1 - FIRST_SHARE);
  expect(missed.filter((query) => !isOffered(query))).toEqual([]);
});
