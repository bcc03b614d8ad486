/** Kp by NOAA's scale, the dipole field, and NOAA's table of the aurora. */
import { describe, expect, test } from 'bun:test';
import { auroraKp, geomagneticLatitudeDeg, stormClass, wholeKp } from '../../src/physics/geomagnetism.ts';

test('NOAA counts 5− as 5 and 9− as 8: G1 is Kp 5, G4 is Kp 8 with 9−, G5 is Kp 9', () => {
  expect([4.33, 4.67, 5, 5.33, 8.33, 8.67, 9].map(wholeKp)).toEqual([4, 5, 5, 5, 8, 8, 9]);
  expect([4.33, 4.67, 5.67, 6.67, 7.67, 8.67, 9].map(stormClass)).toEqual([0, 1, 2, 3, 4, 4, 5]);
});

describe('geomagnetic latitude', () => {
  test('is 90° at the pole of the dipole, as the British Geological Survey has it for 2025, and −90° opposite', () => {
    expect(geomagneticLatitudeDeg(80.8, -72.8)).toBeCloseTo(90, 5);
    expect(geomagneticLatitudeDeg(-80.8, 107.2)).toBeCloseTo(-90, 5);
  });
  test('is some degrees more than geographic in America and less in Europe and Asia', () => {
    // NOAA, Tips on Viewing the Aurora: Minneapolis is at about 55° of magnetic latitude; WDC Kyoto: Kakioka 27°.
    expect(Math.abs(geomagneticLatitudeDeg(44.98, -93.27) - 54.5)).toBeLessThan(1.5);
    expect(Math.abs(geomagneticLatitudeDeg(36.23, 140.19) - 27.5)).toBeLessThan(1.5);
    expect(Math.abs(geomagneticLatitudeDeg(69.65, 18.96) - 67)).toBeLessThan(1);
  });
});

test('the aurora reaches the latitudes of NOAA’s table, in both hemispheres', () => {
  const edges = [66.5, 64.5, 62.4, 60.4, 58.3, 56.3, 54.2, 52.2, 50.1, 48.1];
  for (const [kp, edge] of edges.entries()) {
    expect(auroraKp(edge)).toBe(kp);
    expect(auroraKp(-edge)).toBe(kp);
    expect(auroraKp(edge - 0.01)).toBe(kp === 9 ? null : kp + 1);
  }
});
