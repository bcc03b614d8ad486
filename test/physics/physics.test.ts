/** The formulas against values published by their owners, asserted by reference implementations, or worked out by hand. */
import { describe, expect, test } from 'bun:test';
import * as air from '../../src/physics/air.ts';
import * as comfort from '../../src/physics/comfort.ts';
import * as evaporation from '../../src/physics/evaporation.ts';
import { hci } from '../../src/physics/hci.ts';
import * as humidity from '../../src/physics/humidity.ts';
import { moonlightMag, phaseAngleDeg } from '../../src/physics/moonlight.ts';
import * as surface from '../../src/physics/surface.ts';
import { meanRadiantC, utciC } from '../../src/physics/utci.ts';
import * as wbgt from '../../src/physics/wbgt.ts';

/** Rows of arguments and the expected value, which must be met to half a unit of `tolerance`. */
function table(name: string, tolerance: number, compute: (...row: number[]) => number, rows: number[][]): void {
  describe(name, () => {
    for (const row of rows) {
      const expected = row[row.length - 1];
      test(`${row.slice(0, -1).join(', ')} → ${expected}`, () => {
        expect(Math.abs(compute(...row.slice(0, -1)) - expected)).toBeLessThanOrEqual(tolerance);
      });
    }
  });
}

const celsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

table('heat index °F, NWS regression', 0.006, comfort.heatIndexF, [
  [80, 40, 79.79],
  [90, 50, 94.6],
  [90, 70, 105.92],
  [86, 90, 105.39],
  [96, 65, 121.03],
  [82, 87, 90.84],
  [100, 40, 109.26],
  [100, 50, 118.32],
  [104, 50, 130.58],
  [110, 40, 135.66],
  [95, 10, 89.45],
  [70, 50, 69.53],
]);

table('heat index °F, NWS chart', 1, comfort.heatIndexF, [
  [80, 40, 80],
  [90, 50, 95],
  [90, 70, 105],
  [86, 90, 105],
  [96, 65, 121],
  [100, 40, 109],
  [100, 50, 118],
  [104, 50, 131],
  [110, 40, 136],
]);

// The library's metric coefficients give 35.3 for the second; the regression of the NWS itself gives 35.04.
table('heat index °C, pythermalcomfort', 0.27, comfort.heatIndexC, [
  [29, 50, 29.7],
  [30, 70, 35.3],
]);

table('wind chill °C, km/h', 0.06, comfort.windChillC, [
  [-20, 5, -24.3],
  [-20, 15, -29.1],
  [-20, 60, -36.5],
  [-5, 5.5, -7.5],
  [-10, 10, -15.3],
  [-25, 50, -42.2],
]);

table(
  'wind chill of the NWS chart °F, mph',
  0.5,
  (f, mph) => comfort.windChillC(celsius(f), mph * 1.609344) * 1.8 + 32,
  [
    [40, 5, 36.47],
    [30, 10, 21.25],
    [10, 20, -8.88],
    [0, 15, -19.4],
    [0, 30, -25.86],
    [-40, 60, -90.87],
  ],
);

describe('wind chill', () => {
  test('meets the air temperature in still air and never warms', () => {
    for (let t = -40; t <= 20; t += 0.5) {
      expect(comfort.windChillC(t, 0)).toBe(t);
      for (let v = 0; v < 60; v += 0.5) expect(comfort.windChillC(t, v)).toBeLessThanOrEqual(t);
    }
  });
  test('does not jump where the linear form takes over', () => {
    for (let t = -40; t <= 10; t++) {
      expect(Math.abs(comfort.windChillC(t, 4.999) - comfort.windChillC(t, 5.001))).toBeLessThan(0.06);
    }
  });
});

table(
  'apparent temperature °C, wind in m/s',
  0.006,
  (t, rh, ms) => comfort.apparentTemperatureInShadeC(t, rh, ms * 3.6),
  [
    [25, 75, 3, 26.72],
    [30, 50, 2, 31.58],
    [35, 40, 5, 34.89],
    [20, 60, 4, 17.82],
    [10, 80, 8, 3.64],
    [0, 70, 10, -9.59],
  ],
);

table(
  'apparent temperature, thermofeel (K)',
  0.005,
  (t, rh, ms) => comfort.apparentTemperatureInShadeC(t, rh, ms * 3.6) + 273.15,
  [[25, 75, 3, 299.8668]],
);

table('wet bulb °C by Stull', 0.006, humidity.wetBulbStullC, [
  [20, 50, 13.7],
  [10, 80, 7.93],
  [25, 40, 16.38],
  [30, 30, 18.37],
  [35, 20, 19.3],
  [15, 90, 13.84],
  [40, 50, 30.89],
  [0, 70, -2.35],
]);

table('wet bulb °C by the psychrometer equation at 1013.25 hPa', 0.006, (t, rh) => humidity.wetBulbC(t, rh, 1013.25), [
  [20, 50, 13.88],
  [10, 80, 8.32],
  [25, 40, 16.35],
  [30, 30, 18.17],
  [35, 20, 19.13],
  [15, 90, 14.03],
  [40, 50, 30.46],
  [0, 70, -1.68],
]);

table('Delta-T K', 0.03, (t, rh) => humidity.deltaTK(t, humidity.wetBulbStullC(t, rh)), [
  [20, 50, 6.3],
  [25, 60, 5.5],
  [30, 50, 7.7],
  [25, 40, 8.62],
  [30, 30, 11.63],
  [35, 20, 15.7],
  [15, 90, 1.16],
  [10, 80, 2.07],
]);

table('saturation vapour pressure hPa', 0.006, humidity.saturationVapourPressureHpa, [
  [-20, 1.258],
  [-10, 2.868],
  [0, 6.109],
  [10, 12.26],
  [20, 23.33],
  [30, 42.37],
  [40, 73.75],
]);

table('saturation vapour pressure kPa, FAO-56 table', 0.0006, humidity.saturationVapourPressureFaoKpa, [
  [10, 1.228],
  [20, 2.338],
  [30, 4.243],
  [40, 7.376],
]);

table('dew point °C', 0.006, humidity.dewPointC, [
  [20, 50, 9.26],
  [25, 60, 16.7],
  [30, 70, 23.93],
  [10, 80, 6.71],
  [0, 90, -1.44],
  [35, 20, 8.7],
  [15, 40, 1.5],
]);

table('relative humidity %, back from the dew point', 0.1, humidity.relativeHumidityPct, [
  [20, 9.26, 50],
  [30, 23.93, 70],
  [5, 6, 100],
]);

table('vapour pressure deficit kPa', 0.0006, humidity.vapourPressureDeficitKpa, [
  [20, 50, 1.167],
  [25, 60, 1.265],
  [30, 40, 2.542],
  [15, 90, 0.17],
  [35, 20, 4.494],
  [10, 70, 0.368],
]);

const wbgtAt = (t: number, rh: number, p: number, v10: number, s: number, fdir: number, cosZenith: number): number =>
  wbgt.wbgtC({
    temperatureC: t,
    humidityFraction: rh / 100,
    pressureHpa: p,
    wind2mMs: wbgt.windAt2mMs(v10, s, s > 0),
    shortwaveWm2: s,
    directFraction: Math.min(0.9, fdir),
    cosZenith,
  });

table('WBGT °C, thermofeel from the code of Liljegren', 0.02, wbgtAt, [
  [35, 40, 1013, 1, 800, 0.7, 0.9, 33.41],
  [30, 70, 1010, 3, 500, 0.5, 0.7, 29.8],
  [20, 60, 1015, 5, 200, 0.3, 0.5, 17.67],
  [25, 85, 1008, 2, 0, 0, 0.05, 23.45],
  [33, 50, 1013, 0.2, 700, 0.6, 0.8, 34.21],
  [32, 35, 1012, 2.5, 900, 0.97, 0.95, 28.08],
]);

table('WBGT °C, worked out', 0.03, wbgtAt, [
  [25, 50, 1013, 3, 900, 0.75, 0.9, 24.57],
  [38, 15, 1013, 4, 950, 0.8, 0.95, 28.45],
]);

describe('WBGT parts of the code of Liljegren, wind at 2 m, 2000-06-01 16:00 UTC at 33.733 N 84.383 W', () => {
  const COS_ZENITH = 0.9139;
  const rows = [
    { t: 25, dew: 15, s: 500, p: 985, mph: 1, globe: 41.97, wet: 23.32, wbgt: 27.22 },
    { t: 35, dew: 25, s: 805, p: 1013, mph: 5, globe: 48.87, wet: 29.02, wbgt: 33.58 },
  ];
  for (const row of rows) {
    test(`${row.t} °C, ${row.s} W/m²`, () => {
      const input = {
        temperatureC: row.t,
        humidityFraction: humidity.relativeHumidityPct(row.t, row.dew) / 100,
        pressureHpa: row.p,
        wind2mMs: row.mph * 0.44704,
        shortwaveWm2: row.s,
        directFraction: wbgt.directFraction(row.s, COS_ZENITH, 153),
        cosZenith: COS_ZENITH,
      };
      expect(wbgt.globeC(input)).toBeCloseTo(row.globe, 1);
      expect(wbgt.naturalWetBulbC(input)).toBeCloseTo(row.wet, 1);
      expect(wbgt.wbgtC(input)).toBeCloseTo(row.wbgt, 1);
    });
  }
});

table('WBGT °C without radiation, Bureau of Meteorology', 0.006, comfort.wbgtWithoutRadiationC, [
  [30, 80, 34.25],
  [25, 50, 24.32],
  [30, 50, 29.26],
  [35, 40, 32.59],
  [35, 60, 36.99],
  [20, 60, 20.78],
  [40, 20, 32.39],
]);

table('humidex °C', 0.006, comfort.humidexC, [
  [30, 15, 33.97],
  [30, 25, 42.34],
  [35, 25, 47.34],
  [25, 20, 32.57],
  [40, 20, 47.57],
]);

table('evaporation from concrete kg/m²/h, °C and km/h', 0.006, evaporation.concreteEvaporationKgM2H, [
  [25, 25, 50, 20, 0.73],
  [30, 30, 40, 20, 1.15],
  [32, 35, 20, 25, 1.97],
  [20, 15, 60, 15, 0.49],
  [15, 5, 60, 15, 0.45],
  [28, 25, 50, 15, 0.79],
]);

const KG_M2_IN_A_POUND_FT2 = 4.8824;
table(
  'evaporation from concrete lb/ft²/h, °F and mph: the metric form against the original',
  0.012,
  (concreteF, airF, rh, mph) =>
    evaporation.concreteEvaporationKgM2H(celsius(concreteF), celsius(airF), rh, mph * 1.609344) / KG_M2_IN_A_POUND_FT2,
  [
    [87, 80, 50, 12, 0.243],
    [70, 70, 70, 0, 0.012],
    [70, 70, 70, 5, 0.037],
    [70, 70, 70, 10, 0.061],
    [70, 70, 70, 20, 0.111],
    [70, 70, 70, 25, 0.135],
    [70, 70, 90, 10, 0.02],
    [70, 70, 50, 10, 0.102],
    [80, 80, 70, 10, 0.086],
  ],
);

// The winds are 5, 4, 3, 3, 5, 4, 2 and 1.5 m/s.
table('drying of cloth kg/m²/h', 0.006, (t, rh, ms, s) => evaporation.clothDryingKgM2H(t, rh, ms * 3.6, s), [
  [30, 30, 5, 800, 0.75],
  [25, 40, 4, 700, 0.56],
  [20, 60, 3, 400, 0.29],
  [15, 70, 3, 200, 0.162],
  [10, 65, 5, 150, 0.172],
  [5, 75, 4, 100, 0.092],
  [12, 85, 2, 50, 0.052],
  [9, 92, 1.5, 40, 0.027],
]);

table('evaporation of open water mm/day', 0.02, evaporation.openWaterEvaporationMmDay, [
  [20, 50, 2, 15, 6.19],
  [25, 60, 2, 18, 7.25],
  [30, 30, 4, 20, 11.75],
  [10, 80, 3, 5, 1.86],
  [15, 70, 1, 10, 3.3],
]);

table('sunlit wall °C', 0.05, surface.sunlitWallC, [[20, 600, 1.5, 35.8]]);
table('dark roof °C', 0.5, surface.roofC, [
  [25, 900, 0.5, 1, 72.6],
  [25, 900, 6, 1, 53.4],
  [10, 0, 2, 0, 6],
]);
table('asphalt in steady sun °C', 0.5, (t, sun) => t + surface.nextAsphaltExcessK(0, sun), [
  [25, 900, 52],
  [30, 900, 57],
]);
describe('asphalt', () => {
  test('is still warm hours after the sun has gone, and no warmer than the sun has made it', () => {
    let excessK = surface.nextAsphaltExcessK(0, 900);
    for (let hour = 0; hour < 4; hour++) excessK = surface.nextAsphaltExcessK(excessK, 0);
    expect(excessK).toBeCloseTo(27 / Math.E, 5);
    expect(surface.nextAsphaltExcessK(27, 900)).toBe(27);
  });
});
table('grass °C on a clear calm night', 0.01, (t) => surface.grassC(t, 0, true, 0), [[3, -1]]);

describe('film of water', () => {
  test('fills in rain, drains to 0.3 mm, dries in the sun and hardly at night', () => {
    let film = surface.nextFilmMm(0, 3, 0, 0.02, false);
    expect(film).toBe(1);
    film = surface.nextFilmMm(film, 0, 0, 0.02, false);
    expect(film).toBe(0.3);
    expect(surface.filmDryingMmH(20, 50, 15, 600)).toBeGreaterThan(0.4);
    expect(surface.filmDryingMmH(8, 98, 3, 0)).toBe(0.02);
  });
  test('a trace that forecasts do not resolve hardly wets, and dries within the hour by day', () => {
    expect(surface.nextFilmMm(0, 0.06, 0, 0.02, false)).toBeLessThan(0.03);
    expect(surface.nextFilmMm(0.02, 0, 0, 0.4, false)).toBeLessThan(0.005);
  });
});

// Montana DEQ and US Forest Service: hazardous to 1 mile, very unhealthy to 1.5, unhealthy to 3; 6 km is our own end.
table('US AQI of dry smoke by the visibility m', 0.5, air.smokeAqi, [
  [300, 301],
  [1609, 301],
  [2414, 201],
  [4828, 151],
  [6000, 0],
]);

table('inversion index', 0.005, (sun, cloud, wind) => air.inversionIndex(sun, cloud, wind), [
  [-40, 0, 2, 1],
  [-40, 1, 15, 0.074],
  [50, 0, 2, 0],
  [8, 0, 5, 0.7],
]);

table('wind at 120 m over 10 m', 0.005, (exponent) => air.windAtHeightKmh(1, 120, exponent), [
  [0.143, 1.43],
  [0.22, 1.73],
]);

table('cloud base m', 1, air.cloudBaseM, [
  [15, 10, 625],
  [20, 18, 250],
  [5, 4.5, 62],
  [25, 12, 1625],
]);

describe('ceiling', () => {
  test('is the cloud base under cloud and out of the way under a clear sky', () => {
    expect(air.ceilingM(20, 18, 0.8)).toBe(250);
    expect(air.ceilingM(20, 18, 0.1)).toBeGreaterThan(2000);
  });
});

describe('visibility that no source states', () => {
  test('is dense fog within 1 K of the dew point, and no fog from 2 K on', () => {
    expect(air.cautiousVisibilityM(3, 5, 4.2)).toBeCloseTo(400, 5);
    expect(air.cautiousVisibilityM(3, 10, 8)).toBe(10_000);
    expect(air.cautiousVisibilityM(3, 10, 8.5)).toBeWithin(1000, 5000);
  });
  test('is dense fog by its code, however dry the air is said to be', () => {
    expect(air.cautiousVisibilityM(45, 10, 2)).toBe(200);
    expect(air.cautiousVisibilityM(48, 10, Number.NaN)).toBe(200);
  });
  test('is unknown without humidity and without a code of fog', () => {
    expect(air.cautiousVisibilityM(3, 10, Number.NaN)).toBeNaN();
  });
});

table('gust by the inland factor of WMO/TD-No. 1555', 0.01, air.gustFromWindKmh, [
  [10, 16.6],
  [50, 83],
]);

table('moonlight mag/arcsec² at the zenith of a dark site', 0.0101, moonlightMag, [
  [0, 60, 3.73],
  [0, 30, 2.93],
  [0, 10, 2.36],
  [30, 60, 2.98],
  [30, 30, 2.22],
  [30, 10, 1.7],
  [60, 60, 2.23],
  [60, 30, 1.54],
  [60, 10, 1.11],
  [90, 60, 1.43],
  [90, 30, 0.88],
  [90, 10, 0.58],
  [120, 60, 0.63],
  [120, 30, 0.34],
  [120, 10, 0.2],
  [150, 60, 0.13],
  [150, 30, 0.06],
  [150, 10, 0.04],
  [0, -1, 0],
]);

table('phase angle ° of the lit share', 0.5, phaseAngleDeg, [
  [1, 0],
  [0.93, 30.7],
  [0.75, 60],
  [0.5, 90],
  [0.25, 120],
  [0, 180],
]);

describe('sunshine from cloud', () => {
  test('clear sky at 60° is about 870 W/m², overcast a quarter of it, night nothing', () => {
    expect(air.shortwaveFromCloudWm2(60, 0)).toBeCloseTo(890, -2);
    expect(air.shortwaveFromCloudWm2(60, 1) / air.shortwaveFromCloudWm2(60, 0)).toBeCloseTo(0.25, 5);
    expect(air.shortwaveFromCloudWm2(-3, 0)).toBe(0);
  });
});

table('UTCI °C of air °C, wind m/s, radiant °C, vapour hPa: the anchors of the polynomial', 0.001, utciC, [
  [27, 4, 9.2, 16.5, 18.931],
  [35.85, 3, 36.85, 12, 34.615],
]);

table(
  'UTCI °C of air °C, radiant °C, humidity %, wind m/s',
  0.03,
  (t, radiant, rh, wind) => utciC(t, wind, radiant, (humidity.saturationVapourPressureHpa(t) * rh) / 100),
  [
    [25, 25, 50, 1, 24.61],
    [19, 24, 50, 1, 20.03],
    [25, 27, 50, 1, 25.19],
    [25, 25, 50, 3, 22.31],
    [30, 60, 50, 1, 37.92],
    [35, 65, 30, 2, 41.62],
    [0, 0, 60, 5, -14.44],
    [-10, -10, 70, 8, -35.68],
  ],
);

describe('UTCI', () => {
  test('beyond its domain counts as at its edge', () => {
    expect(utciC(20, 0, 20, 10)).toBe(utciC(20, 0.5, 20, 10));
    expect(utciC(20, 30, 20, 10)).toBe(utciC(20, 17, 20, 10));
    expect(utciC(45, 2, 45, 70)).toBe(utciC(45, 2, 45, 50));
    expect(utciC(20, 2, 200, 10)).toBe(utciC(20, 2, 90, 10));
  });
  test('is unknown where anything is', () => {
    for (let i = 0; i < 4; i++) {
      const input: [number, number, number, number] = [20, 2, 20, 10];
      input[i] = Number.NaN;
      expect(utciC(...input)).toBeNaN();
    }
  });
  test('the sun warms by up to 35 K, a clear night sky cools by 4.5', () => {
    expect(meanRadiantC(20, 600, 0)).toBeCloseTo(41, 9);
    expect(meanRadiantC(20, 1100, 0)).toBe(55);
    expect(meanRadiantC(20, 0, 0)).toBe(15.5);
    expect(meanRadiantC(20, 0, 1)).toBe(20);
  });
});

// FAO-56 example 19: N'Diaye, Senegal, 1 October, 101.2 hPa of psychrometric constant 0.0673.
table('FAO-56 reference evapotranspiration mm/h', 0.0015, evaporation.referenceEvapotranspirationMmH, [
  [38, 52, 3.3, 1.749, 0.175, 1012, 0.627],
  [28, 90, 1.9, -0.1, -0.05, 1012, 0.004],
]);

describe('FAO-56 example 19', () => {
  test('net radiation from 2.45 MJ/m² of sunshine at 92 % of clear sky', () => {
    const net = evaporation.grassNetRadiationMj(38, 3.445, 2.45 / 0.0036, 0.514);
    expect(net).toBeCloseTo(1.749, 2);
    expect(evaporation.soilHeatMj(net, true)).toBeCloseTo(0.175, 3);
  });
  test('wind of 10 m is three quarters at 2 m', () => {
    expect(evaporation.windAt2mOverGrassMs(1)).toBeCloseTo(0.748, 3);
  });
});

table('Beaufort', 0, air.beaufort, [
  [0, 0],
  [1, 1],
  [5, 1],
  [6, 2],
  [11, 2],
  [12, 3],
  [19, 3],
  [20, 4],
  [28, 4],
  [29, 5],
  [39, 6],
  [50, 7],
  [62, 8],
  [75, 9],
  [89, 10],
  [103, 11],
  [117, 11],
  [118, 12],
  [250, 12],
]);

test('the middle of each Beaufort force is 0.836·B^1.5 m/s', () => {
  for (let force = 1; force <= 12; force++) expect(air.beaufort(0.836 * force ** 1.5 * 3.6)).toBe(force);
});

table('HCI:Beach of humidex, cloud, rain, wind', 0, (...day) => hci('beach', day[0], day[1], day[2], day[3]), [
  [29, 20, 0, 8, 100],
  [34, 60, 0, 15, 77],
  [24, 100, 4, 25, 54],
  [12, 10, 0, 8, 66],
]);

table('HCI:Urban of humidex, cloud, rain, wind', 0, (...day) => hci('urban', day[0], day[1], day[2], day[3]), [
  [24, 15, 0, 5, 100],
  [38, 0, 0, 15, 63],
  [5, 80, 7, 35, 41],
]);

test('HCI stays between 0 and 100 and is unknown where anything is', () => {
  expect(hci('beach', -20, 100, 60, 90)).toBe(0);
  expect(hci('urban', 24, Number.NaN, 0, 5)).toBeNaN();
});
