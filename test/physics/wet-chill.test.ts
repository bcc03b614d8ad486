/** Cold in wet clothes: what rain adds to the felt cold, never warming and without steps. */
import { expect, test } from 'bun:test';
import { wetChillC } from '../../src/physics/comfort.ts';

test('dry clothes feel what the air is', () => {
  for (const felt of [-20, 0, 15, 35]) expect(wetChillC(felt, 0)).toBe(felt);
});
test('soaked clothes lose heat as dry ones do in air that is colder by a quarter of the distance to the skin', () => {
  expect(wetChillC(3, 2)).toBe(3 - 0.25 * 30);
  expect(wetChillC(-5, 10)).toBe(-5 - 0.25 * 38);
  expect(wetChillC(3, 1)).toBe(3 - 0.125 * 30);
});
test('rain never warms, and warm rain chills little', () => {
  for (let felt = -20; felt <= 40; felt += 2) {
    for (let rain = 0; rain < 5; rain += 0.1) {
      expect(wetChillC(felt, rain + 0.1)).toBeLessThanOrEqual(wetChillC(felt, rain));
      expect(wetChillC(felt, rain) - wetChillC(felt, rain + 0.05)).toBeLessThan(0.5);
    }
  }
  expect(wetChillC(25, 5)).toBe(23);
});
