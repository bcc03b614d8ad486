/** The danger of lightning: instability by the classes of the US NWS times the chance of rain. */
import { expect, test } from 'bun:test';
import { lightningIndex } from '../../src/physics/lightning.ts';

test('stable air does not thunder, very unstable air thunders with every shower', () => {
  expect(lightningIndex(400, 1)).toBe(0);
  expect(lightningIndex(1500, 1)).toBe(0.5);
  expect(lightningIndex(2500, 0.6)).toBe(0.6);
  expect(lightningIndex(4000, 1)).toBe(1);
  expect(lightningIndex(4000, 0)).toBe(0);
});
test('it grows with both, and is unknown without either', () => {
  for (let cape = 0; cape < 4000; cape += 100) {
    expect(lightningIndex(cape + 100, 0.5)).toBeGreaterThanOrEqual(lightningIndex(cape, 0.5));
    expect(lightningIndex(cape, 0.6)).toBeGreaterThanOrEqual(lightningIndex(cape, 0.5));
  }
  expect(lightningIndex(Number.NaN, 0.5)).toBeNaN();
  expect(lightningIndex(1000, Number.NaN)).toBeNaN();
});
