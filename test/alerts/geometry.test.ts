import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { AreaIndex } from '../../src/alerts/area-index.ts';
import { type AlertArea, isInArea, outlineOfGeoJson, parseCircle, parseRing } from '../../src/alerts/geometry.ts';
import { atOnce } from '../../src/lib/slices.ts';
import { distanceKm } from '../../src/physics/geodesy.ts';
import { message } from './message.ts';

function areaOf(parts: { polygons?: string[]; holes?: string[]; circles?: string[] }): AlertArea {
  const rings = (texts: string[] = []) => texts.map((text) => atOnce(parseRing(text))).filter((ring) => ring !== null);
  const circles = (parts.circles ?? []).map(parseCircle).filter((circle) => circle !== null);
  return { description: '', polygons: rings(parts.polygons), holes: rings(parts.holes), circles, geocodes: [] };
}

describe('a polygon', () => {
  test('is latitude first, and closed if it is not', () => {
    const area = areaOf({ polygons: ['10,100 10,110 20,110 20,100'] });
    expect(isInArea(area, 15, 105)).toBe(true);
    expect(isInArea(area, 15, 95)).toBe(false);
    expect(isInArea(area, 25, 105)).toBe(false);
  });

  test('across the antimeridian contains points on both sides and none on the far side of the globe', () => {
    const area = areaOf({ polygons: ['-20,175 -20,-175 -10,-175 -10,175 -20,175'] });
    expect([178, 180, -180, -178].map((lon) => isInArea(area, -15, lon))).toEqual([true, true, true, true]);
    expect([170, -170, 0, 90].map((lon) => isInArea(area, -15, lon))).toEqual([false, false, false, false]);
  });

  test('that spans more than half the globe, has too few points or leaves the globe is none', () => {
    const bad = [
      '0,-100 0,0 0,100 50,100 50,0 50,-100 0,-100',
      '1,1 2,2 1,1',
      '',
      '91,0 91,1 92,1 91,0',
      'a,b c,d e,f a,b',
    ];
    for (const text of bad) expect(atOnce(parseRing(text))).toBeNull();
    for (const coordinates of ['no positions', [], ['no ring'], [[]]]) {
      expect(outlineOfGeoJson({ type: 'Polygon', coordinates })).toEqual({ polygons: [], holes: [] });
    }
  });

  test('has holes', () => {
    const area = areaOf({
      polygons: ['0,0 0,10 10,10 10,0 0,0'],
      holes: ['4,4 4,6 6,6 6,4 4,4'],
    });
    expect(isInArea(area, 2, 2)).toBe(true);
    expect(isInArea(area, 5, 5)).toBe(false);
  });
});

describe('a circle', () => {
  test('is measured along the globe', () => {
    expect(distanceKm({ lat: 51.5074, lon: -0.1278 }, { lat: 48.8566, lon: 2.3522 })).toBeCloseTo(343.6, 0);
    const area = areaOf({ circles: ['64.1,-21.9 100'] });
    expect(isInArea(area, 64.1, -20)).toBe(true);
    expect(isInArea(area, 64.1, -19.5)).toBe(false);
    expect(isInArea(areaOf({ circles: ['0,179.9 50'] }), 0, -179.9)).toBe(true);
    expect(isInArea(areaOf({ circles: ['89.9,0 50'] }), 89.9, 180)).toBe(true);
  });

  test('without size or sense contains nothing', () => {
    expect(isInArea(areaOf({ circles: ['10,10 0'] }), 10, 10.001)).toBe(false);
    for (const text of ['10,10', '10 10 5', '95,0 3', '10,10 -1', '']) expect(parseCircle(text)).toBeNull();
  });
});

test('the index finds exactly what testing every alert finds', () => {
  const { alerts } = message();
  const latitude = fc.double({ min: -80, max: 80, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  const size = fc.double({ min: 0.1, max: 40, noNaN: true });
  const wrap = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;
  const shape = fc
    .record({ lat: latitude, lon: longitude, size, round: fc.boolean() })
    .map(({ lat, lon, size: s, round }) => {
      const [south, north] = [Math.max(-90, lat - s), Math.min(90, lat + s)];
      const [west, east] = [wrap(lon - s), wrap(lon + s)];
      return round
        ? areaOf({ circles: [`${lat},${lon} ${s * 100}`] })
        : areaOf({
            polygons: [`${south},${west} ${south},${east} ${north},${east} ${north},${west} ${south},${west}`],
          });
    });
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 20 }), latitude, longitude, (areas, lat, lon) => {
      const all = areas.map((area, i) => ({ ...alerts[0], id: String(i), areas: [area] }));
      const expected = all.filter((alert) => isInArea(alert.areas[0], lat, lon)).map(({ id }) => id);
      const index = new AreaIndex();
      for (const alert of all) index.add(alert);
      const found = () => index.at(lat, lon).map(({ id }) => id);
      expect(found().sort()).toEqual(expected.sort());
      for (const alert of all) index.remove(alert);
      expect(found()).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
