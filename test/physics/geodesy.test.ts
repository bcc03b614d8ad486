/** Distances on the globe. */
import { expect, test } from 'bun:test';
import { distanceKm, flatDistanceKm, KM_PER_DEGREE } from '../../src/physics/geodesy.ts';

const LONDON = { lat: 51.5074, lon: -0.1278 };
const PARIS = { lat: 48.8566, lon: 2.3522 };

test('the great-circle distance is measured along the globe, also across the date line and over a pole', () => {
  expect(distanceKm(LONDON, PARIS)).toBeCloseTo(343.6, 0);
  expect(distanceKm(LONDON, LONDON)).toBe(0);
  expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(KM_PER_DEGREE, 6);
  expect(distanceKm({ lat: 89.5, lon: 0 }, { lat: 89.5, lon: 180 })).toBeCloseTo(KM_PER_DEGREE, 6);
  expect(distanceKm({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(180 * KM_PER_DEGREE, 6);
});

test('the flat approximation is within 0.4 % over 40 km in temperate latitudes', () => {
  for (const bearing of [0, 45, 90, 135, 180, 225, 270, 315]) {
    const turn = (bearing * Math.PI) / 180;
    const near = { lat: LONDON.lat + 0.25 * Math.cos(turn), lon: LONDON.lon + 0.4 * Math.sin(turn) };
    const km = distanceKm(LONDON, near);
    expect(Math.abs(flatDistanceKm(LONDON, near) / km - 1)).toBeLessThan(0.004);
  }
});
