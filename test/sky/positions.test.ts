/** Altitudes and lit share against astronomy-engine, and their independence of how they are asked for. */
import { describe, expect, test } from 'bun:test';
import { Body, Equator, Horizon, Illumination, Observer } from 'astronomy-engine';
import {
  lunarAltitudesDeg,
  moonIlluminatedFraction,
  solarAltitudesDeg,
  solarAzimuthDeg,
} from '../../src/sky/positions.ts';
import { equatorialAt } from '../../src/sky/track.ts';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import { seeded } from './oracle.ts';

// Meeus gives the sun to 0.01° and the moon to 0.003°, suncalc leaves out the earth's flattening (0.003° of parallax)
// and ΔT after 2050 is a guess in both (0.01°).
const ALTITUDE_TOLERANCE_DEG = 0.02;

describe('altitudes agree with astronomy-engine within 0.02° from 1900 to 2100, anywhere', () => {
  const cases = [
    { body: Body.Sun, ours: solarAltitudesDeg },
    { body: Body.Moon, ours: lunarAltitudesDeg },
  ];
  for (const { body, ours } of cases) {
    test(body, () => {
      const random = seeded(7);
      for (let i = 0; i < 800; i++) {
        const at = new Date(Math.floor(Date.UTC(1900, 0, 1) + random() * 200 * 365.25 * DAY_MS));
        const lat = random() * 180 - 90;
        const lon = random() * 360 - 180;
        const observer = new Observer(lat, lon, 0);
        const place = Equator(body, at, observer, true, true);
        const truth = Horizon(at, observer, place.ra, place.dec).altitude;
        expect(Math.abs((ours(Float64Array.of(at.getTime()), lat, lon)[0] ?? Number.NaN) - truth)).toBeLessThan(
          ALTITUDE_TOLERANCE_DEG,
        );
      }
    });
  }
});

describe("the worked examples of Meeus's Astronomical Algorithms come out", () => {
  const degrees = (rad: number) => (rad * 180) / Math.PI;
  // Dynamical time was 59 s ahead of universal time in 1992; suncalc adds it back.
  const dynamical = (year: number, month: number, day: number) => Date.UTC(year, month, day) - 59_000;

  test('25.a: the sun on 13 October 1992 has declination −7.78507°', () => {
    const sun = equatorialAt('sun', dynamical(1992, 9, 13));
    expect(degrees(sun.declinationRad)).toBeCloseTo(-7.78507, 3);
  });

  test('47.a: the moon on 12 April 1992 has declination 13.768368° and parallax 0.991990°', () => {
    const moon = equatorialAt('moon', dynamical(1992, 3, 12));
    expect(degrees(moon.declinationRad)).toBeCloseTo(13.768368, 3);
    expect(degrees(Math.asin(moon.sinParallax))).toBeCloseTo(0.99199, 4);
  });
});

test('the azimuth of the sun agrees with astronomy-engine within 0.05 degrees, away from the zenith', () => {
  const random = seeded(9);
  for (let i = 0; i < 300; i++) {
    const at = new Date(Math.floor(Date.UTC(1950, 0, 1) + random() * 100 * 365.25 * DAY_MS));
    const lat = random() * 130 - 65;
    const lon = random() * 360 - 180;
    const observer = new Observer(lat, lon, 0);
    const place = Equator(Body.Sun, at, observer, true, true);
    const { azimuth, altitude } = Horizon(at, observer, place.ra, place.dec);
    if (Math.abs(altitude) > 80) continue;
    const turn = Math.abs(solarAzimuthDeg(at.getTime(), lat, lon) - azimuth);
    expect(Math.min(turn, 360 - turn)).toBeLessThan(0.05);
  }
});

test('the lit share of the moon agrees with astronomy-engine within 0.1 percent', () => {
  const random = seeded(8);
  for (let i = 0; i < 300; i++) {
    const at = new Date(Math.floor(Date.UTC(1900, 0, 1) + random() * 200 * 365.25 * DAY_MS));
    expect(Math.abs(Illumination(Body.Moon, at).phase_fraction - moonIlluminatedFraction(at.getTime()))).toBeLessThan(
      0.001,
    );
  }
});

test('an instant has the same altitude alone, in a row and in a row read backwards', () => {
  const timesMs = Float64Array.from({ length: 500 }, (_, i) => Date.UTC(2026, 5, 1) + i * HOUR_MS);
  for (const ours of [solarAltitudesDeg, lunarAltitudesDeg]) {
    const together = [...ours(timesMs, 53.8, -1.55)];
    expect([...ours(timesMs.toReversed(), 53.8, -1.55)].reverse()).toEqual(together);
    expect([...timesMs].map((at) => ours(Float64Array.of(at), 53.8, -1.55)[0] ?? Number.NaN)).toEqual(together);
  }
});

test('altitudes lack refraction: half way up the horizon glow the sun is where geometry puts it', () => {
  // At an equinox on the equator the sun's altitude runs 90° in six hours; at 06:07 solar time refraction would add 0.3°.
  const noonMs = Date.UTC(2026, 2, 20, 12, 7, 30);
  const [noon, low] = solarAltitudesDeg(Float64Array.of(noonMs, noonMs - 5.75 * HOUR_MS), 0, 0);
  expect(noon).toBeGreaterThan(89.7);
  expect(low).toBeCloseTo(3.75, 1);
});
