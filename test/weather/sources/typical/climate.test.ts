/** The climate fields against their published check values, and the seasons of known places. */
import { describe, expect, test } from 'bun:test';
import { climateAt, placeClimate, temperatureAt } from '../../../../src/weather/sources/typical/climate.ts';
import { typicalMonth } from '../../../../src/weather/sources/typical/typical.ts';

const WARMING_K = 0.5;
const JANUARY = 0.5 / 12;
const JULY = 6.5 / 12;

describe('the fields have their check values to the digits given', () => {
  // Place, then January and July temperature at sea level (°C) before the warming, then precipitation (mm/day).
  const rows: [string, number, number, [number, number], [number, number]][] = [
    ['London', 51.51, -0.13, [5.19, 16.95], [2.29, 1.69]],
    ['Cairo', 30.04, 31.24, [13.4, 30.96], [0.79, 0]],
    ['Singapore', 1.29, 103.85, [26.48, 27.2], [9.1, 6.15]],
    ['Sydney', -33.87, 151.21, [22.69, 12.98], [2.2, 2.21]],
    ['Moscow', 55.75, 37.62, [-9.86, 21.37], [1.35, 2.5]],
    ['Mumbai', 19.07, 72.88, [24.14, 27.77], [0.13, 7.02]],
  ];
  for (const [name, lat, lon, temperatures, amounts] of rows) {
    test(name, () => {
      const place = placeClimate({ lat, lon, elevationM: 0 });
      for (const [i, fraction] of [JANUARY, JULY].entries()) {
        expect(Math.abs(temperatureAt(place, fraction) - WARMING_K - temperatures[i])).toBeLessThan(0.0051);
        expect(Math.abs(climateAt(place, fraction).precipitationMmPerDay - amounts[i])).toBeLessThan(0.0051);
      }
    });
  }
});

test('a kilometre of height costs 6.5 K, and an unknown height is sea level', () => {
  const sea = typicalMonth({ lat: 39.74, lon: -104.99, elevationM: 0 }, 6);
  const high = typicalMonth({ lat: 39.74, lon: -104.99, elevationM: 1000 }, 6);
  expect(sea.temperatureC - high.temperatureC).toBeCloseTo(6.5, 6);
  expect(typicalMonth({ lat: 39.74, lon: -104.99, elevationM: null }, 6)).toEqual(sea);
});

test('the antimeridian and the poles are one place whatever they are called', () => {
  const east = typicalMonth({ lat: -18, lon: 180, elevationM: 0 }, 3);
  const west = typicalMonth({ lat: -18, lon: -180, elevationM: 0 }, 3);
  expect(east.temperatureC).toBeCloseTo(west.temperatureC, 6);
  const pole = [0, 90, -135].map((lon) => typicalMonth({ lat: 90, lon, elevationM: 0 }, 1).temperatureC);
  expect(pole[1]).toBeCloseTo(pole[0], 6);
  expect(pole[2]).toBeCloseTo(pole[0], 6);
});

describe('the seasons are those of the place', () => {
  const month = (lat: number, lon: number, elevationM: number, number: number) =>
    typicalMonth({ lat, lon, elevationM }, number);

  // Published normals 1991 to 2020 in the comments; the fit is good to 2 K rms and the margins to twice that.
  test('Leeds is cool in January and mild in July', () => {
    const [january, july] = [month(53.8, -1.55, 50, 1), month(53.8, -1.55, 50, 7)]; // 4.4 and 17.0 °C
    expect(Math.abs(january.temperatureC - 4.4)).toBeLessThan(4);
    expect(Math.abs(july.temperatureC - 17)).toBeLessThan(4);
    expect(july.maximumC).toBeGreaterThan(18);
    expect(july.dayLengthHours).toBeGreaterThan(16);
    expect(january.dayLengthHours).toBeLessThan(8.5);
  });

  test('Cairo is dry, and hot in July', () => {
    const july = month(30.04, 31.24, 23, 7); // 28.5 °C, 0 mm
    expect(Math.abs(july.temperatureC - 28.5)).toBeLessThan(4);
    expect(july.precipitationMmPerDay).toBeLessThan(0.1);
    expect(july.wetDayShare).toBeLessThan(0.1);
    expect(july.cloudPct).toBeLessThan(35);
  });

  test('Singapore is wet and warm all year', () => {
    for (let number = 1; number <= 12; number++) {
      const usual = month(1.29, 103.85, 16, number); // 26.8 to 28.6 °C, 100 to 330 mm
      expect(Math.abs(usual.temperatureC - 27.7)).toBeLessThan(2.5);
      expect(usual.precipitationMmPerDay).toBeGreaterThan(3);
    }
  });

  test('Sydney has its summer in January', () => {
    expect(month(-33.87, 151.21, 25, 1).temperatureC).toBeGreaterThan(month(-33.87, 151.21, 25, 7).temperatureC + 7);
  });

  test('McMurdo is cold in July and about freezing in January', () => {
    expect(month(-77.85, 166.67, 10, 7).temperatureC).toBeLessThan(-20);
    expect(Math.abs(month(-77.85, 166.67, 10, 1).temperatureC + 3)).toBeLessThan(5);
  });
});
