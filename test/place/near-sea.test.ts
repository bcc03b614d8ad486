/** Where decisions ask for the sea: at every coast, and not where there is surely none. */
import { expect, test } from 'bun:test';
import { openPlaces } from '../../src/place/places.ts';

const places = await openPlaces();

function isNearSea(name: string): boolean {
  const found = places.resolve(name);
  if (found.kind !== 'found') throw new Error(`${name}: ${found.kind}`);
  return places.isNearSea(found.place.lat, found.place.lon);
}

const COASTS =
  'Whitby|Hull|Brighton|Miami|Amsterdam|Sydney|Honolulu|Heraklion|Funchal|Reykjavik|Torshavn|Nassau|Havana|Busan|Lima';
/** Behind islands, in firths, bays and inner seas, far from the open one. */
const INNER_SEAS =
  'Edinburgh|Inverness|Glasgow|Bristol|Cardiff|Galway|Stockholm|Oslo|Trondheim|Seattle|Vancouver|Baltimore|Tokyo|Osaka|Hiroshima|Hong Kong|Manila|Jakarta|Melbourne|Adelaide|Kuwait City|Tianjin';
/** Some of them at lakes. */
const INLAND =
  'Leeds|York|Manchester|London|Birmingham|Oxford|Paris|Madrid|Munich|Vienna|Prague|Milan|Geneva|Zurich|Chicago|Milwaukee|Toronto|Denver|Phoenix|Minneapolis|Atlanta|Johannesburg|Nairobi|Mexico City|Moscow|Delhi';

test.each(`${COASTS}|${INNER_SEAS}`.split('|'))('%s is near the sea', (name) => expect(isNearSea(name)).toBe(true));

test.each(INLAND.split('|'))('%s is inland', (name) => expect(isNearSea(name)).toBe(false));

test('the open ocean, the poles and the date line are answered', () => {
  expect([places.isNearSea(0, -30), places.isNearSea(90, 0), places.isNearSea(-17, 180)]).toEqual([true, true, true]);
});
