/** Snow and ice on the ground against values from outside this project, and against what they must never do. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import * as snow from '../../src/physics/snow.ts';
import * as surface from '../../src/physics/surface.ts';

describe('melt', () => {
  test('is 3 to 5 mm of water per kelvin and day, as degree-day factors of snow are', () => {
    let water = 0;
    for (let hour = 0; hour < 24; hour++) water += snow.potentialMeltMm(1, 0);
    expect(water).toBeGreaterThanOrEqual(3);
    expect(water).toBeLessThanOrEqual(5);
    expect(snow.potentialMeltMm(0, 5)).toBe(0);
    expect(snow.potentialMeltMm(-6, 0)).toBe(0);
  });
  test('by 10 mm of rain at 10 °C is its heat over the heat of fusion, 1.25 mm', () => {
    expect(snow.potentialMeltMm(10, 10) - snow.potentialMeltMm(10, 0)).toBeCloseTo((10 * 10 * 4186) / 334_000, 2);
  });
  test('keeps the water: what lies and what has run off is what has fallen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: -15, max: 12, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true })), {
          maxLength: 72,
        }),
        (hours) => {
          const pack = snow.settledSnowpack(0);
          let fallen = 0;
          let run = 0;
          for (const [temperatureC, snowfallCm] of hours) {
            fallen += snow.snowWaterMm(snowfallCm);
            run += snow.passHour(pack, temperatureC, snowfallCm, 0);
            expect(pack.depthCm).toBeGreaterThanOrEqual(0);
          }
          expect(pack.waterMm + run).toBeCloseTo(fallen, 6);
        },
      ),
    );
  });
});

describe('snow that lies', () => {
  test('settles without melting in the cold: 51 cm are 30 to 45 a day later', () => {
    const pack = snow.settledSnowpack(0);
    snow.passHour(pack, -6, 51, 0);
    for (let hour = 0; hour < 24; hour++) expect(snow.passHour(pack, -6, 0, 0)).toBe(0);
    expect(pack.depthCm).toBeGreaterThan(30);
    expect(pack.depthCm).toBeLessThan(46);
  });
  test('of 135 cm is still there after a day of +7 °C', () => {
    const pack = snow.settledSnowpack(135);
    for (let hour = 0; hour < 24; hour++) snow.passHour(pack, 7, 0, 0);
    expect(pack.depthCm).toBeGreaterThan(110);
  });
  test('precipitation is snow at 0 °C and rain at 4 °C', () => {
    expect(snow.snowfallFromPrecipitationCm(0, 2)).toBeCloseTo(1.4, 6);
    expect(snow.snowfallFromPrecipitationCm(4, 2)).toBe(0);
  });
});

const bare: snow.GroundIce = {
  openIceMm: 0,
  shadedIceMm: 0,
  surfaceC: 3,
  temperatureC: 3,
  dewPointC: -10,
  roadSnowCm: 0,
  snowfallCm: 0,
  warmestPast12hC: 3,
  freezingRain: false,
};

const film = (filmMm: number, surfaceC: number): snow.SurfaceWater => ({ filmMm, glazeMm: 0, surfaceC });

describe('ice on the ground', () => {
  test('1 °C on a clear night, wind 5 km/h, rain three hours ago: black ice', () => {
    const surfaceC = surface.roadC(1, 0, true, 5, 0);
    expect(surfaceC).toBeCloseTo(-1.4, 5);
    const openIceMm = snow.nextIceMm(0, film(0.3, surfaceC), 1, 0);
    expect(snow.iceIndex({ ...bare, openIceMm, surfaceC, temperatureC: 1 })).toBeGreaterThan(0.7);
  });
  test('3 °C, overcast, rain: none', () => {
    expect(snow.nextIceMm(0, film(1, surface.roadC(3, 1, true, 5, 0)), 3, 0)).toBe(0);
  });
  test('−5 °C and dry: none', () => {
    expect(snow.iceIndex({ ...bare, surfaceC: -8, temperatureC: -5, dewPointC: -12, warmestPast12hC: -4 })).toBe(0);
  });
  test('freezing drizzle at −1 °C is severe', () => {
    expect(snow.iceIndex({ ...bare, surfaceC: -1, temperatureC: -1, freezingRain: true })).toBeGreaterThanOrEqual(0.9);
  });
  test('hoar alone is at most half', () => {
    expect(snow.iceIndex({ ...bare, surfaceC: -0.7, temperatureC: 2, dewPointC: 0.5 })).toBeGreaterThan(0.2);
    expect(snow.iceIndex({ ...bare, surfaceC: -12, temperatureC: -9, dewPointC: -9 })).toBeLessThanOrEqual(0.5);
  });
  test('lasts through sunny hours at −6 °C, and goes after some hours of +4 °C', () => {
    let ice = 0.3;
    for (let hour = 0; hour < 8; hour++) ice = snow.nextIceMm(ice, film(0, 2), -6, 400);
    expect(ice).toBeGreaterThan(0.25);
    let hours = 0;
    for (; ice > 0; hours++) ice = snow.nextIceMm(ice, film(0, 4), 4, 0);
    expect(hours).toBeWithin(1, 6);
  });
  test('in the shade outlasts that in the sun', () => {
    expect(snow.nextIceMm(0.3, film(0, 3), 1, 0)).toBeGreaterThan(snow.nextIceMm(0.3, film(0, 3), 1, 300));
  });
  test('grows by each hour of freezing rain, on what is there', () => {
    const glaze = { filmMm: 0, glazeMm: 0.3, surfaceC: -3 };
    const once = snow.nextIceMm(0, glaze, -3, 0);
    expect(once).toBeCloseTo(0.3, 5);
    expect(snow.nextIceMm(once, glaze, -3, 0)).toBeCloseTo(0.6, 2);
  });
  test('that froze after a thaw is worse than trodden snow in the cold', () => {
    const cold = { ...bare, surfaceC: -6, temperatureC: -6 };
    const trodden = snow.iceIndex({ ...cold, roadSnowCm: 10, warmestPast12hC: -4 });
    const refrozen = snow.iceIndex({ ...cold, openIceMm: 0.3, warmestPast12hC: 3 });
    expect(refrozen).toBeGreaterThan(trodden + 0.2);
  });
  test('no small step of an input is a cliff', () => {
    const close = (a: Partial<snow.GroundIce>, b: Partial<snow.GroundIce>): void =>
      expect(Math.abs(snow.iceIndex({ ...bare, ...a }) - snow.iceIndex({ ...bare, ...b }))).toBeLessThan(0.075);
    const cold = { temperatureC: -1, surfaceC: -2, dewPointC: -1.5, roadSnowCm: 3, openIceMm: 0.02 };
    for (let step = 0; step < 60; step++) {
      const temperatureC = -6 + 0.2 * step;
      close(
        { ...cold, temperatureC, surfaceC: temperatureC - 1 },
        { ...cold, temperatureC: temperatureC + 0.2, surfaceC: temperatureC - 0.8 },
      );
      close({ ...cold, snowfallCm: 0.05 * step }, { ...cold, snowfallCm: 0.05 * (step + 1) });
      close({ ...cold, roadSnowCm: 0.05 * step }, { ...cold, roadSnowCm: 0.05 * (step + 1) });
    }
  });
});
