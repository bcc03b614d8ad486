/** Typical weather: that its parts fit each other anywhere, that it is a pure function, and that its means are right. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { solarAltitudesDeg } from '../../../../src/sky/positions.ts';
import { civilDayAt } from '../../../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../../src/time/units.ts';
import { HOURLY_VARIABLES, type HourlyWeather } from '../../../../src/weather/hourly.ts';
import { dayFigures } from '../../../../src/weather/hours/daily.ts';
import {
  climateAt,
  placeClimate,
  type TypicalPlace,
  yearFraction,
} from '../../../../src/weather/sources/typical/climate.ts';
import { diurnalCourse, diurnalMinimum } from '../../../../src/weather/sources/typical/hour.ts';
import { TYPICAL_VARIABLES, typicalWeather } from '../../../../src/weather/sources/typical/typical.ts';

const ASKED_MS = Date.UTC(2026, 10, 20);

function hours(fromMs: number, count: number, stepMs = HOUR_MS): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => fromMs + i * stepMs);
}

const places: fc.Arbitrary<TypicalPlace> = fc.record({
  lat: fc.oneof(fc.constantFrom(-90, 0, 90), fc.double({ min: -90, max: 90, noNaN: true })),
  lon: fc.oneof(fc.constantFrom(-180, 180), fc.double({ min: -180, max: 180, noNaN: true })),
  elevationM: fc.option(fc.integer({ min: -430, max: 6000 })),
});
const starts = fc
  .integer({ min: Date.UTC(1950, 0, 1) / HOUR_MS, max: Date.UTC(2100, 0, 1) / HOUR_MS })
  .map((hour) => hour * HOUR_MS);

/** Runs a check on every hour of two days at random places and dates. */
function everywhere(check: (weather: HourlyWeather, i: number, place: TypicalPlace) => void, numRuns = 300): void {
  fc.assert(
    fc.property(places, starts, (place, fromMs) => {
      const weather = typicalWeather(place, hours(fromMs, 48), ASKED_MS);
      for (let i = 0; i < weather.length; i++) check(weather, i, place);
    }),
    { seed: 71, numRuns },
  );
}

describe('the parts fit each other, anywhere and at any time', () => {
  test('a day whose condition is rain or snow was mostly likely to have some', () => {
    const chances: number[] = [];
    fc.assert(
      fc.property(places, starts, (place, fromMs) => {
        const day = civilDayAt('UTC', fromMs);
        const weather = typicalWeather(place, hours(day.startMs, 24), ASKED_MS);
        const figures = dayFigures(weather, day, place.lat, place.lon);
        if (figures.weatherCode > 50) chances.push(Math.max(figures.chanceOfRainPct, figures.chanceOfSnowPct));
      }),
      { seed: 71, numRuns: 3000 },
    );
    const shareBelow = (pct: number) => chances.filter((chance) => chance < pct).length / chances.length;
    expect(chances.length).toBeGreaterThan(200);
    expect(shareBelow(50)).toBeLessThan(0.5);
    expect(shareBelow(20)).toBeLessThan(0.15);
  });

  test('what is promised is never NaN, what is not modelled always is', () => {
    const promised = new Set<string>(TYPICAL_VARIABLES);
    everywhere(({ columns }, i) => {
      for (const name of HOURLY_VARIABLES) expect(Number.isFinite(columns[name][i])).toBe(promised.has(name));
    });
  });

  test('rain falls only under cloud, snow only in the cold, and snow is 0.7 cm for each mm', () => {
    let wet = 0;
    everywhere(({ columns: c }, i) => {
      expect(c.precipitationMm[i]).toBeGreaterThanOrEqual(0);
      if (c.precipitationMm[i] > 0) {
        wet++;
        expect(c.cloudPct[i]).toBeGreaterThanOrEqual(70);
      }
      const cold = c.temperatureC[i] <= 1;
      expect(c.snowfallCm[i]).toBeCloseTo(cold ? 0.7 * c.precipitationMm[i] : 0, 4);
    });
    expect(wet).toBeGreaterThan(300);
  });

  test('the dew point never passes the temperature and humidity follows from the two', () => {
    everywhere(({ columns: c }, i) => {
      expect(c.dewPointC[i]).toBeLessThanOrEqual(c.temperatureC[i]);
      expect(c.relativeHumidityPct[i]).toBeGreaterThan(0);
      expect(c.relativeHumidityPct[i]).toBeLessThanOrEqual(100);
      const vapour = (t: number) => 6.1094 * Math.exp((17.625 * t) / (243.04 + t));
      const expected = (100 * vapour(c.dewPointC[i])) / vapour(c.temperatureC[i]);
      expect(Math.abs(c.relativeHumidityPct[i] - expected)).toBeLessThan(0.01);
    });
  });

  test('gusts are 1.5 to 1.7 times the wind, directions are on the compass', () => {
    everywhere(({ columns: c }, i) => {
      expect(c.windKmh[i]).toBeGreaterThanOrEqual(0);
      expect(c.gustKmh[i]).toBeGreaterThanOrEqual(1.499 * c.windKmh[i]);
      expect(c.gustKmh[i]).toBeLessThanOrEqual(1.701 * c.windKmh[i]);
      expect(c.windDirectionDeg[i]).toBeGreaterThanOrEqual(0);
      expect(c.windDirectionDeg[i]).toBeLessThanOrEqual(360);
    });
  });

  test('cloud, probability, pressure and visibility are in their ranges', () => {
    everywhere(({ columns: c }, i, { elevationM }) => {
      for (const share of [c.cloudPct[i], c.precipitationProbabilityPct[i]]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
      expect(c.seaLevelPressureHpa[i]).toBeGreaterThan(930);
      expect(c.seaLevelPressureHpa[i]).toBeLessThan(1070);
      if ((elevationM ?? 0) > 0) expect(c.surfacePressureHpa[i]).toBeLessThan(c.seaLevelPressureHpa[i]);
      expect(c.visibilityM[i]).toBeGreaterThan(50);
      expect(c.visibilityM[i]).toBeLessThanOrEqual(35_000);
    });
  });

  test('the weather code says what the columns say', () => {
    const seen = new Set<number>();
    everywhere(({ columns: c }, i) => {
      const code = c.weatherCode[i];
      seen.add(code);
      const raining = [51, 53, 55, 61, 63, 65, 80, 81, 82, 95].includes(code);
      const snowing = [71, 73, 75].includes(code);
      expect(raining || snowing).toBe(c.precipitationMm[i] > 0);
      expect(snowing).toBe(c.snowfallCm[i] > 0);
      if (code === 45) {
        expect(c.visibilityM[i]).toBeLessThanOrEqual(1000);
        expect(c.relativeHumidityPct[i]).toBeGreaterThan(90);
        expect(c.windKmh[i]).toBeLessThan(12);
      }
      if (code <= 3) expect([0, 20, 50, 80].filter((limit) => c.cloudPct[i] >= limit).length - 1).toBe(code);
      if (code === 95) expect(c.temperatureC[i]).toBeGreaterThan(5);
    }, 1500);
    for (const code of [0, 1, 2, 3, 45, 51, 53, 61, 63, 71, 73, 80, 81, 95]) expect(seen).toContain(code);
  });

  test('light is none at night and closes: global = direct normal · sin h + diffuse at the middle of the hour', () => {
    let lit = 0;
    everywhere(({ columns: c, startMs }, i, place) => {
      const [lat, lon] = [Math.round(place.lat * 100) / 100, Math.round(place.lon * 100) / 100];
      const altitudeDeg = solarAltitudesDeg(Float64Array.of(startMs[i] + HOUR_MS / 2), lat, lon)[0];
      const beam = c.directNormalWm2[i] * Math.sin((altitudeDeg * Math.PI) / 180);
      expect(Math.abs(c.shortwaveWm2[i] - beam - c.diffuseWm2[i])).toBeLessThan(0.01);
      if (altitudeDeg <= 0) expect(c.shortwaveWm2[i] + c.directNormalWm2[i] + c.diffuseWm2[i]).toBe(0);
      else lit++;
      expect(c.shortwaveWm2[i]).toBeLessThan(1361);
      expect(c.uvIndex[i]).toBeLessThan(30);
    });
    expect(lit).toBeGreaterThan(3000);
  });
});

describe('an hour has the same values however it is asked for', () => {
  test('alone, in any range, in any order', () => {
    fc.assert(
      fc.property(places, starts, fc.integer({ min: 0, max: 71 }), (place, fromMs, pick) => {
        const together = typicalWeather(place, hours(fromMs, 72), ASKED_MS);
        const backwards = typicalWeather(place, hours(fromMs, 72).reverse(), ASKED_MS + 1);
        const alone = typicalWeather(place, hours(fromMs + pick * HOUR_MS, 1), 0);
        for (const name of HOURLY_VARIABLES) {
          expect(alone.columns[name][0]).toEqual(together.columns[name][pick]);
          expect(backwards.columns[name][71 - pick]).toEqual(together.columns[name][pick]);
        }
      }),
      { seed: 72, numRuns: 200 },
    );
  });

  test('places nearer than 0.01° are the same, neighbours alike, distant ones different', () => {
    const range = hours(Date.UTC(2026, 5, 1), 240);
    const cloudAt = (lat: number, lon: number) =>
      typicalWeather({ lat, lon, elevationM: 50 }, range, ASKED_MS).columns.cloudPct;
    const leeds = cloudAt(53.8, -1.55);
    expect(cloudAt(53.8004, -1.5496)).toEqual(leeds);
    const meanDifference = (other: Float32Array) =>
      other.reduce((sum, value, i) => sum + Math.abs(value - leeds[i]), 0) / leeds.length;
    expect(meanDifference(cloudAt(53.79, -1.75))).toBeLessThan(5);
    expect(meanDifference(cloudAt(48.85, 12.35))).toBeGreaterThan(15);
  });

  test('it says where it comes from', () => {
    const { provenance, elevationM } = typicalWeather({ lat: 0, lon: 0, elevationM: null }, hours(0, 1), ASKED_MS);
    expect(provenance).toMatchObject({ source: 'typical', updatedAtMs: ASKED_MS, stale: false });
    expect(provenance.attribution).toContain('NOAA PSL, Boulder, Colorado, USA');
    expect(elevationM).toBeNaN();
  });
});

describe('the day', () => {
  test('temperature has no seam at any midnight, nor at the turn of the year', () => {
    for (const [lat, lon] of [
      [53.8, -1.55],
      [-36.85, 174.76],
      [65, 129],
      [24.7, 46.7],
    ]) {
      const minutes = hours(Date.UTC(2026, 11, 30), 4 * 24 * 60, 60_000);
      const { temperatureC, dewPointC } = typicalWeather({ lat, lon, elevationM: 0 }, minutes, ASKED_MS).columns;
      for (let i = 1; i < minutes.length; i++) {
        // The steepest morning rises 3 K in an hour, and hourly texture adds as much.
        expect(Math.abs(temperatureC[i] - temperatureC[i - 1])).toBeLessThan(0.12);
        if (Math.abs(dewPointC[i] - dewPointC[i - 1]) > 1) throw new Error('dew point jumps');
      }
    }
  });

  test('is coldest at sunrise, warmest between two and three, and has range 1 and mean 0', () => {
    for (const dayLengthHours of [6, 8, 12, 16, 19]) {
      const course = Array.from({ length: 2400 }, (_, i) => diurnalCourse(i / 100, dayLengthHours));
      const [lowest, highest] = [Math.min(...course), Math.max(...course)];
      expect(course.indexOf(lowest) / 100).toBeCloseTo(12 - dayLengthHours / 2, 1);
      expect(course.indexOf(highest) / 100).toBeCloseTo(14.2, 1);
      expect(highest - lowest).toBeCloseTo(1, 3);
      expect(lowest).toBeCloseTo(diurnalMinimum(dayLengthHours), 6);
      expect(course.reduce((sum, value) => sum + value, 0) / course.length).toBeCloseTo(0, 3);
    }
  });
});

describe('thirty years have the means of the climate', () => {
  const FROM_MS = Date.UTC(1996, 0, 1);
  const STEP_MS = 3 * HOUR_MS;
  const range = hours(FROM_MS, (30 * 365.25 * DAY_MS) / STEP_MS, STEP_MS);
  const months = [...range].map((at) => new Date(at).getUTCMonth());
  const cities: [string, TypicalPlace][] = [
    ['Leeds', { lat: 53.8, lon: -1.55, elevationM: 50 }],
    ['Singapore', { lat: 1.29, lon: 103.85, elevationM: 16 }],
    ['Sydney', { lat: -33.87, lon: 151.21, elevationM: 25 }],
    ['Moscow', { lat: 55.75, lon: 37.62, elevationM: 150 }],
    ['New York', { lat: 40.71, lon: -74.01, elevationM: 10 }],
    ['Cairo', { lat: 30.04, lon: 31.24, elevationM: 23 }],
  ];

  interface Sums {
    hours: number;
    temperature: number;
    usualTemperature: number;
    rain: number;
    usualRain: number;
    cloud: number;
    usualCloud: number;
  }

  function byMonth(place: TypicalPlace): Sums[] {
    const climate = placeClimate(place);
    const { columns } = typicalWeather(place, range, ASKED_MS);
    const sums = Array.from({ length: 12 }, () => ({
      hours: 0,
      temperature: 0,
      usualTemperature: 0,
      rain: 0,
      usualRain: 0,
      cloud: 0,
      usualCloud: 0,
    }));
    for (let i = 0; i < range.length; i++) {
      const sum = sums[months[i]];
      const usual = climateAt(climate, yearFraction(range[i]));
      sum.hours++;
      sum.temperature += columns.temperatureC[i];
      sum.usualTemperature += usual.temperatureC;
      sum.rain += columns.precipitationMm[i];
      sum.usualRain += usual.precipitationMmPerDay / 24;
      sum.cloud += columns.cloudPct[i];
      sum.usualCloud += 100 * usual.cloudShare;
    }
    return sums;
  }

  for (const [name, place] of cities) {
    test(name, () => {
      const sums = byMonth(place);
      for (const sum of sums) {
        expect(sum.hours).toBeGreaterThan(6000);
        expect(Math.abs(sum.temperature - sum.usualTemperature) / sum.hours).toBeLessThan(0.4);
        expect(Math.abs(sum.cloud - sum.usualCloud) / sum.hours).toBeLessThan(3);
        // A month's rain varies by half from year to year, so its mean over thirty years by a tenth; three of those.
        if (sum.usualRain / sum.hours > 0.02) expect(Math.abs(sum.rain / sum.usualRain - 1)).toBeLessThan(0.35);
      }
      const total = (pick: (sum: Sums) => number) => sums.reduce((all, sum) => all + pick(sum), 0);
      expect(Math.abs(total((s) => s.temperature - s.usualTemperature) / range.length)).toBeLessThan(0.1);
      expect(Math.abs(total((s) => s.rain) / total((s) => s.usualRain) - 1)).toBeLessThan(0.1);
    });
  }

  test('it rains on as many of the hours as the probability says', () => {
    const { columns } = typicalWeather({ lat: 53.8, lon: -1.55, elevationM: 50 }, range, ASKED_MS);
    const bins = Array.from({ length: 5 }, () => ({ hours: 0, wet: 0, promised: 0 }));
    for (let i = 0; i < range.length; i++) {
      const probability = columns.precipitationProbabilityPct[i] / 100;
      const bin = bins[Math.min(4, Math.floor(probability * 10))];
      bin.hours++;
      bin.promised += probability;
      if (columns.precipitationMm[i] > 0) bin.wet++;
    }
    for (const bin of bins) {
      expect(bin.hours).toBeGreaterThan(300);
      expect(Math.abs(bin.wet - bin.promised) / bin.hours).toBeLessThan(0.08);
    }
  });
});
