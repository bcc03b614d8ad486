/** Sunrise, sunset, twilight, moonrise and moonset of civil days, against astronomy-engine and published almanacs. */
import { describe, expect, test } from 'bun:test';
import { Observer, SearchAltitude } from 'astronomy-engine';
import { type MoonDay, moonDay, type SunDay, sunCrossings, sunDay } from '../../src/sky/day.ts';
import { civilDay, formatClock12, offsetTable, parseCivilDate } from '../../src/time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../src/time/units.ts';
import { Body, oracleEvents, randomSample, type Sample, seeded } from './oracle.ts';

const MINUTE_MS = 60_000;

function dayOf(tzId: string, text: string) {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`no such date: ${text}`);
  return civilDay(tzId, date);
}

function clock(tzId: string, epochMs: number | null): string {
  if (epochMs === null) return 'none';
  return formatClock12(offsetTable(tzId, epochMs, epochMs), epochMs);
}

interface Comparison {
  compared: number;
  worstMinutes: number;
  missed: string[];
  invented: string[];
}

/** Compares one kind of event over many samples; an event within a minute of midnight may fall on either side. */
function compare(samples: Sample[], body: Body, rising: boolean, ours: (sample: Sample) => number | null): Comparison {
  const result: Comparison = { compared: 0, worstMinutes: 0, missed: [], invented: [] };
  for (const sample of samples) {
    const truth = oracleEvents(body, rising, sample);
    const given = ours(sample);
    const label = `${sample.lat.toFixed(3)}, ${sample.lon.toFixed(3)} on ${sample.day.date}`;
    const { startMs, endMs } = sample.day;
    if (given === null) {
      const inside = truth.filter((at) => at >= startMs + MINUTE_MS && at < endMs - MINUTE_MS);
      if (inside.length > 0) result.missed.push(label);
    } else if (truth.length === 0) {
      result.invented.push(label);
    } else {
      expect(given).toBeGreaterThanOrEqual(startMs);
      expect(given).toBeLessThan(endMs);
      const minutes = Math.min(...truth.map((at) => Math.abs(at - given))) / MINUTE_MS;
      result.worstMinutes = Math.max(result.worstMinutes, minutes);
      result.compared++;
    }
  }
  return result;
}

const KINDS: { name: string; body: Body; rising: boolean; ours: (sample: Sample) => number | null }[] = [
  { name: 'sunrise', body: Body.Sun, rising: true, ours: (s) => sunDay(s.day, s.lat, s.lon).sunriseMs },
  { name: 'sunset', body: Body.Sun, rising: false, ours: (s) => sunDay(s.day, s.lat, s.lon).sunsetMs },
  { name: 'moonrise', body: Body.Moon, rising: true, ours: (s) => moonDay(s.day, s.lat, s.lon).moonriseMs },
  { name: 'moonset', body: Body.Moon, rising: false, ours: (s) => moonDay(s.day, s.lat, s.lon).moonsetMs },
];

// Half a minute covers the 0.01° of the series below 60°; towards the circles the bodies cross the horizon ever more
// slantingly, and the same angle takes longer.
const BANDS = [
  { from: 0, to: 60, count: 500, toleranceMinutes: 0.5 },
  { from: 60, to: 66, count: 200, toleranceMinutes: 2 },
];

describe('rise and set agree with astronomy-engine, none missed and none invented', () => {
  for (const band of BANDS) {
    for (const kind of KINDS) {
      test(`${kind.name} from ${band.from}° to ${band.to}° within ${band.toleranceMinutes} minutes`, () => {
        const random = seeded(20_260_601 + band.from);
        const samples = Array.from({ length: band.count }, () => randomSample(random, band.from, band.to));
        const result = compare(samples, kind.body, kind.rising, kind.ours);
        expect(result.missed).toEqual([]);
        expect(result.invented).toEqual([]);
        expect(result.compared).toBeGreaterThan(band.count * 0.85);
        expect(result.worstMinutes).toBeLessThan(band.toleranceMinutes);
      });
    }
  }

  test('beyond the polar circles an event that only one of the two sees is a grazing pair', () => {
    const random = seeded(66);
    const samples = Array.from({ length: 300 }, () => randomSample(random, 66, 90));
    for (const kind of KINDS) {
      const result = compare(samples, kind.body, kind.rising, kind.ours);
      expect(result.missed.length + result.invented.length).toBeLessThanOrEqual(3);
      expect(result.compared).toBeGreaterThan(60);
      expect(result.worstMinutes).toBeLessThan(10);
    }
  });
});

test('twilights agree with astronomy-engine within half a minute below 48°', () => {
  const random = seeded(12);
  let compared = 0;
  for (let i = 0; i < 60; i++) {
    const { day, lat, lon } = randomSample(random, 0, 48);
    const ours = sunDay(day, lat, lon);
    const dawns: [number, number | null][] = [
      [-6, ours.civilDawnMs],
      [-12, ours.nauticalDawnMs],
      [-18, ours.astronomicalDawnMs],
    ];
    for (const [altitudeDeg, dawnMs] of dawns) {
      const truth = SearchAltitude(Body.Sun, new Observer(lat, lon, 0), 1, new Date(day.startMs), 1, altitudeDeg);
      if (truth === null || dawnMs === null) continue;
      expect(Math.abs(truth.date.getTime() - dawnMs)).toBeLessThan(0.5 * MINUTE_MS);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(150);
});

test('times are on the local clock: London on 21 June 2026 has sunrise 04:43 AM and sunset 09:22 PM', () => {
  // 03:43:08 and 20:21:31 UT, to the nearest minute as almanacs print them.
  const sun = sunDay(dayOf('Europe/London', '2026-06-21'), 51.5074, -0.1278);
  expect(clock('Europe/London', sun.sunriseMs)).toBe('04:43 AM');
  expect(clock('Europe/London', sun.sunsetMs)).toBe('09:22 PM');
});

describe('the events are those of the civil day, however long it is', () => {
  const zones: [string, string, number, number, number][] = [
    ['Europe/London', '2026-03-29', 51.5, -0.12, 23],
    ['Europe/London', '2026-10-25', 51.5, -0.12, 25],
    ['Australia/Lord_Howe', '2026-10-04', -31.55, 159.08, 23.5],
    ['Asia/Kathmandu', '2026-05-01', 27.7, 85.32, 24],
    ['Pacific/Apia', '2011-12-29', -13.83, -171.77, 24],
    ['Pacific/Apia', '2011-12-31', -13.83, -171.77, 24],
    ['Pacific/Kiritimati', '2026-01-01', 1.87, -157.4, 24],
    ['Pacific/Auckland', '2026-11-20', -36.85, 174.76, 24],
    ['Pacific/Chatham', '2026-04-05', -43.95, -176.55, 25],
  ];
  for (const [tzId, date, lat, lon, hours] of zones) {
    test(`${tzId} on ${date}`, () => {
      const day = dayOf(tzId, date);
      expect((day.endMs - day.startMs) / HOUR_MS).toBe(hours);
      const sun = sunDay(day, lat, lon);
      const moon = moonDay(day, lat, lon);
      const ordered = [
        sun.astronomicalDawnMs,
        sun.nauticalDawnMs,
        sun.civilDawnMs,
        sun.sunriseMs,
        sun.solarNoonMs,
        sun.sunsetMs,
        sun.civilDuskMs,
        sun.nauticalDuskMs,
        sun.astronomicalDuskMs,
      ];
      for (const at of ordered) expect(at).not.toBeNull();
      expect(ordered).toEqual([...ordered].sort((a, b) => Number(a) - Number(b)));
      for (const at of [...ordered, moon.moonriseMs, moon.moonsetMs]) {
        if (at === null) continue;
        expect(at).toBeGreaterThanOrEqual(day.startMs);
        expect(at).toBeLessThan(day.endMs);
      }
    });
  }

  test('every sunrise and moonrise of a year belongs to exactly one civil day', () => {
    const tzId = 'Europe/London';
    const rises = { sun: 0, moon: 0 };
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += DAY_MS) {
      const day = dayOf(tzId, new Date(at).toISOString().slice(0, 10));
      if (sunDay(day, 53.8, -1.55).sunriseMs !== null) rises.sun++;
      if (moonDay(day, 53.8, -1.55).moonriseMs !== null) rises.moon++;
    }
    expect(rises.sun).toBe(365);
    expect(rises.moon).toBe(oracleEvents(Body.Moon, true, yearOf2026(53.8, -1.55)).length);
  });

  test('the date that Samoa skipped has no events', () => {
    const day = dayOf('Pacific/Apia', '2011-12-30');
    expect(day.endMs).toBe(day.startMs);
    const sun = sunDay(day, -13.83, -171.77);
    expect([sun.sunriseMs, sun.sunsetMs]).toEqual([null, null]);
  });
});

function yearOf2026(lat: number, lon: number): Sample {
  const day = dayOf('Europe/London', '2026-01-01');
  return { lat, lon, day: { date: day.date, startMs: day.startMs, endMs: day.startMs + 365 * DAY_MS } };
}

describe('polar days', () => {
  const tromso: [number, number] = [69.65, 18.96];

  test('the midnight sun is alwaysUp with no rise, set or twilight', () => {
    const sun = sunDay(dayOf('Europe/Oslo', '2026-06-21'), ...tromso);
    expect(sun).toMatchObject({ sunriseMs: null, sunsetMs: null, alwaysUp: true, alwaysDown: false });
    expect(sun).toMatchObject({ civilDawnMs: null, civilDuskMs: null, astronomicalDuskMs: null });
    expect(sun.solarNoonAltitudeDeg).toBeCloseTo(90 - 69.65 + 23.44, 1);
  });

  test('the polar night is alwaysDown but still has its twilights', () => {
    const sun = sunDay(dayOf('Europe/Oslo', '2026-12-21'), ...tromso);
    expect(sun).toMatchObject({ sunriseMs: null, sunsetMs: null, alwaysUp: false, alwaysDown: true });
    expect(sun.civilDawnMs).not.toBeNull();
    expect(Number(sun.civilDuskMs)).toBeGreaterThan(Number(sun.civilDawnMs));
  });

  test('over a year at every latitude a day has an event or stays on one side, never both', () => {
    for (const lat of [-90, -78, -66.5, 66.5, 70, 90]) {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += DAY_MS) {
        const day = { ...dayOf('UTC', '2026-01-01'), startMs: at, endMs: at + DAY_MS };
        const sun: SunDay = sunDay(day, lat, 15);
        const moon: MoonDay = moonDay(day, lat, 15);
        const sunEvents = Number(sun.sunriseMs !== null) + Number(sun.sunsetMs !== null);
        const moonEvents = Number(moon.moonriseMs !== null) + Number(moon.moonsetMs !== null);
        expect(sun.alwaysUp || sun.alwaysDown).toBe(sunEvents === 0);
        expect(moon.alwaysUp || moon.alwaysDown).toBe(moonEvents === 0);
        expect(sun.alwaysUp && sun.alwaysDown).toBe(false);
      }
    }
  });

  test('at the pole the sun rises once and sets once in a year', () => {
    const from = Date.UTC(2026, 0, 1);
    const events = sunCrossings(from, from + 365 * DAY_MS, 90, 0, -0.833);
    expect(events.map((event) => event.rising)).toEqual([true, false]);
  });
});
