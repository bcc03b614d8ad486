/**
 * Gives each place the region and district it belongs to today.
 *
 * The gazetteer is older than the list of region names, and countries have since moved borders and used codes again
 * (Vietnam's old code for Ho Chi Minh City now means Lạng Sơn). So a code is used only if places that are in both
 * extracts show that it is unchanged; otherwise the nearest place of the newer extract decides.
 */
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { PlaceDivisions } from '../../src/place/build/gazetteer.ts';
import type { GeoNamesRow } from '../../src/place/build/geonames-rows.ts';
import { fold } from '../../src/place/fold.ts';
import type { DivisionPoint, Divisions } from './geonames.ts';

/** Places of one name within this many degrees in both extracts are the same place. */
const SAME_PLACE_DEGREES = 0.1;
/** How many of the places found in both must agree before an old code is used. */
const STABLE_SHARE = 0.9;
const NEIGHBOURS = 64;

export function assignDivisions(rows: readonly GeoNamesRow[], divisions: Divisions): PlaceDivisions[] {
  const byName = groupByName(divisions.points);
  const twins = rows.map((row) => samePlace(row, byName));
  const stable = stableRegions(rows, twins);
  const index = new KDBush(divisions.points.length, 64, Float32Array);
  for (const point of divisions.points) index.add(point.lon, point.lat);
  index.finish();

  return rows.map((row, i) => {
    const oldRegion = `${row.countryCode}.${row.divisions[0]}`;
    const twin = twins[i];
    if (twin !== undefined && divisions.regionNames.has(regionCode(twin))) return fromPoint(twin);
    if (stable.has(oldRegion) && divisions.regionNames.has(oldRegion)) {
      return { regionCode: oldRegion, districtCode: row.divisions[1] === '' ? '' : `${oldRegion}.${row.divisions[1]}` };
    }
    const near = around(index, row.lon, row.lat, NEIGHBOURS, 200)
      .map((point) => divisions.points[point])
      .find((point) => point?.countryCode === row.countryCode && divisions.regionNames.has(regionCode(point)));
    return near === undefined ? { regionCode: oldRegion, districtCode: '' } : fromPoint(near);
  });
}

function regionCode(point: DivisionPoint): string {
  return `${point.countryCode}.${point.region}`;
}

function fromPoint(point: DivisionPoint): PlaceDivisions {
  const region = regionCode(point);
  return { regionCode: region, districtCode: point.district === '' ? '' : `${region}.${point.district}` };
}

function nameKey(countryCode: string, name: string): string {
  return `${countryCode} ${fold(name)}`;
}

function groupByName(points: readonly DivisionPoint[]): Map<string, DivisionPoint[]> {
  const groups = new Map<string, DivisionPoint[]>();
  for (const point of points) {
    const key = nameKey(point.countryCode, point.name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [point]);
    else group.push(point);
  }
  return groups;
}

/** The place of the same name nearby: in the same region if there is one (Kansas City lies in two), else the nearest. */
function samePlace(row: GeoNamesRow, byName: ReadonlyMap<string, DivisionPoint[]>): DivisionPoint | undefined {
  const away = (point: DivisionPoint): number =>
    Math.max(Math.abs(point.lat - row.lat), Math.abs(point.lon - row.lon)) +
    (point.region === row.divisions[0] ? 0 : SAME_PLACE_DEGREES);
  return byName
    .get(nameKey(row.countryCode, row.name))
    ?.filter(
      (point) =>
        Math.abs(point.lat - row.lat) < SAME_PLACE_DEGREES && Math.abs(point.lon - row.lon) < SAME_PLACE_DEGREES,
    )
    .sort((a, b) => away(a) - away(b))[0];
}

/** The old region codes whose meaning has not changed. */
function stableRegions(
  rows: readonly GeoNamesRow[],
  twins: readonly (DivisionPoint | undefined)[],
): ReadonlySet<string> {
  const seen = new Map<string, { same: number; all: number }>();
  rows.forEach((row, i) => {
    const twin = twins[i];
    const code = `${row.countryCode}.${row.divisions[0]}`;
    const tally = seen.get(code) ?? { same: 0, all: 0 };
    seen.set(code, tally);
    if (twin === undefined) return;
    tally.all++;
    if (twin.region === row.divisions[0]) tally.same++;
  });
  return new Set([...seen].filter(([, { same, all }]) => same >= STABLE_SHARE * all).map(([code]) => code));
}
