/** Time zones come from boundaries: enclaves, split states, islands, poles and the open sea. */
import { beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { find } from 'geo-tz/all';
import { readCities } from '../../scripts/data/geonames.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';
import { seededRandom } from './random.ts';

/** Points with a name, latitude, longitude and the ids that are right there. */
type HardPoint = [name: string, lat: number, lon: number, ids: string[]];

const POINTS_FILE = join(import.meta.dir, '..', 'fixtures', 'place', 'zone-points.json');

/** Expectations of the points file that are in doubt themselves, and why. */
const DOUBTFUL = new Map([
  ['Phenix City AL', 'keeps Eastern time with Columbus, and the boundary map says so'],
  ['Baarle-Hertog BE', 'the point may lie in the wrong parcel of the enclave'],
  ['Wagah PK', 'the point lies on the border line'],
]);

const HARD_POINTS: readonly HardPoint[] = [
  ['Phoenix keeps standard time', 33.4484, -112.074, ['America/Phoenix']],
  ['Navajo Nation in Arizona', 35.6806, -109.0526, ['America/Denver']],
  ['Hopi land inside the Navajo Nation', 35.8117, -110.203, ['America/Phoenix']],
  ['Knox, Indiana, on Central time', 41.2959, -86.625, ['America/Indiana/Knox']],
  ['Louisville', 38.2527, -85.7585, ['America/Kentucky/Louisville']],
  ['Lloydminster on the Saskatchewan line', 53.2783, -110.005, ['America/Edmonton']],
  ['Lord Howe Island', -31.555, 159.08, ['Australia/Lord_Howe']],
  ['Eucla, without an id of its own in most lists', -31.6772, 128.8892, ['Australia/Eucla']],
  ['Chatham Islands', -43.95, -176.56, ['Pacific/Chatham']],
  ['Kiritimati, a day ahead', 1.8721, -157.4278, ['Pacific/Kiritimati']],
  ['Ceuta', 35.889, -5.316, ['Africa/Ceuta']],
  ['Büsingen, Germany inside Switzerland', 47.697, 8.6895, ['Europe/Busingen', 'Europe/Zurich']],
  ['Campione d’Italia', 45.9686, 8.9714, ['Europe/Rome']],
  ['Kaliningrad', 54.71, 20.51, ['Europe/Kaliningrad']],
  ['Kathmandu', 27.7172, 85.324, ['Asia/Kathmandu']],
  ['Coyhaique, a zone since 2025', -45.5712, -72.0685, ['America/Coyhaique']],
  ['Amsterdam is not Brussels', 52.37, 4.89, ['Europe/Amsterdam']],
  ['Ciudad Juárez', 31.6904, -106.4245, ['America/Ciudad_Juarez']],
];

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

describe('time zones', () => {
  test.each([...HARD_POINTS])('%s', (_name, lat, lon, ids) => {
    expect(ids).toContain(places.zoneAt(lat, lon));
  });

  test('all hard points of the points file, but for doubtful ones', async () => {
    const points = parsePoints(await Bun.file(POINTS_FILE).text());
    expect(points.length).toBe(122);
    const wrong = points.filter(
      ([name, lat, lon, ids]) => !DOUBTFUL.has(name) && !ids.includes(places.zoneAt(lat, lon)),
    );
    expect(wrong).toEqual([]);
  });

  test('agree with the unsimplified boundaries at 3,000 towns', () => {
    const random = seededRandom(20_261_120);
    const { rows } = readCities();
    const sample = Array.from({ length: 3000 }, () => rows[Math.floor(random() * rows.length)]);
    const agreeing = sample.filter((row) => {
      return row !== undefined && find(row.lat, row.lon).includes(places.zoneAt(row.lat, row.lon));
    });
    expect(agreeing.length / sample.length).toBeGreaterThanOrEqual(0.999);
  }, 180_000);

  test('at sea are nautical, with the sign of their ids turned round', () => {
    expect(places.zoneAt(30, -40)).toBe('Etc/GMT+3');
    expect(places.zoneAt(-30, 80)).toBe('Etc/GMT-5');
    expect(places.zoneAt(0, 0)).toBe('Etc/GMT');
    expect(places.zoneAt(40, -180)).toBe('Etc/GMT+12');
    expect(places.zoneAt(40, 180)).toBe('Etc/GMT-12');
  });

  test('have an id that the runtime knows everywhere on the globe, edges included', () => {
    const seen = new Set<string>();
    for (let lat = -90; lat <= 90; lat += 2.5) {
      for (let lon = -180; lon <= 180; lon += 2.5) seen.add(places.zoneAt(lat, lon));
    }
    expect(seen.size).toBeGreaterThan(150);
    for (const id of seen) expect(() => new Intl.DateTimeFormat('en', { timeZone: id })).not.toThrow();
  });
});

function parsePoints(json: string): HardPoint[] {
  return JSON.parse(json) as HardPoint[];
}

test('no seam runs along the edges of the tiles: a point on one has the zone of both its sides', () => {
  expect(places.zoneAt(-33.75, -61.25)).toBe('America/Argentina/Cordoba');
  const random = seededRandom(20_26);
  const wrong: string[] = [];
  const compare = (lat: number, lon: number, dLat: number, dLon: number) => {
    const [before, after] = [places.zoneAt(lat - dLat, lon - dLon), places.zoneAt(lat + dLat, lon + dLon)];
    for (const step of [-0.01, 0, 0.01]) {
      const zone = places.zoneAt(lat + step * dLat, lon + step * dLon);
      if (before === after && zone !== before) wrong.push(`${lat},${lon}: ${zone} between ${before}`);
    }
  };
  for (let depth = 1; depth <= 9; depth++) {
    for (let edge = 1; edge < 2 ** depth; edge += 2) {
      const share = 1 - edge / 2 ** (depth - 1);
      for (let i = 0; i < 40; i++) {
        compare(89.9999 * share, -179.9 + 359.8 * random(), 0.003, 0);
        compare(-89 + 178 * random(), 179.9999 * share, 0, 0.003);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the poles, the date line and whole degrees have a zone', () => {
  expect(places.zoneAt(90, 0)).toBe('Etc/GMT');
  expect(places.zoneAt(-90, 0)).toBe('Antarctica/McMurdo');
  expect(places.zoneAt(0, 180)).toBe('Etc/GMT-12');
  expect(places.zoneAt(0, -180)).toBe('Etc/GMT+12');
  expect(places.zoneAt(66, 180)).toBe('Asia/Anadyr');
  expect(places.zoneAt(66, -180)).toBe('Asia/Anadyr');
});
