/** A name near a place means the town or sight of that name there, also where it is short for a longer one. */
import { beforeAll, expect, test } from 'bun:test';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

function near(name: string, beside: string, withinKm = 120): string | null {
  const found = places.resolve(beside);
  if (found.kind !== 'found') throw new Error(`${beside} is not found`);
  return places.namesakeNear(name, found.place, withinKm)?.name ?? null;
}

test('a town by its short name', () => {
  expect(near('Ross', 'Hereford, England')).toBe('Ross on Wye');
  expect(near('Grange', 'Morecambe Bay')).toBe('Grange-over-Sands');
  expect(near('Stratford', 'Warwick, England')).toBe('Stratford-upon-Avon');
  expect(near('Kingston', 'River Thames')).toBe('Kingston upon Thames');
});

test('a namesake, a village of the table by its area, and a sight by its town', () => {
  expect(near('Perth', 'Dundee, Scotland')).toBe('Perth');
  expect(near('Baker', 'Kingman, Arizona', 200)).toBe('Baker');
  expect(near('Tobermory', 'Wiarton', 120)).toBe('Tobermory');
  expect(near('Arena', 'Verona, Italy', 40)).toBe('Arena di Verona');
});

test('none where no place of the name is near', () => {
  expect(near('Ross', 'Moscow, Russia')).toBeNull();
  expect(near('Paris', 'London, England')).toBeNull();
  expect(near('', 'London, England')).toBeNull();
});
