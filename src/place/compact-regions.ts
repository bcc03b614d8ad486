/**
 * Compact regions: first-level regions so small that their main town can answer for them, such as Saarland or Aichi.
 *
 * A region is compact if nearly all of its listed places lie near its main town, the seat of its government or else the best
 * known town. That is read from the gazetteer, so that it holds for every country and for an imported gazetteer.
 */
import { CLASS_CAPITAL, CLASS_SEAT, type Gazetteer } from './gazetteer.ts';
import { distanceBetweenKm } from './match.ts';

/** Weather is much the same within this distance: half the size of a region of some 30,000 km². */
const NEAR_KM = 100;
const SHARE_NEAR = 0.95;

const known = new WeakMap<Gazetteer, Map<number, number | null>>();

/** The main town of a compact region; null for a region that reaches farther. Computed once for each region asked for. */
export function mainTownOfCompact(gazetteer: Gazetteer, region: number): number | null {
  const towns = known.get(gazetteer) ?? new Map<number, number | null>();
  known.set(gazetteer, towns);
  const found = towns.get(region);
  if (found !== undefined) return found;
  const town = mainTownOf(gazetteer, region);
  const answering = town !== undefined && isCompact(gazetteer, region, town) ? town : null;
  towns.set(region, answering);
  return answering;
}

function isCompact(gazetteer: Gazetteer, region: number, town: number): boolean {
  let near = 0;
  let all = 0;
  for (let place = 0; place < gazetteer.count; place++) {
    if (gazetteer.region(place) !== region) continue;
    all++;
    if (distanceBetweenKm(gazetteer, town, place) <= NEAR_KM) near++;
  }
  return near >= SHARE_NEAR * all;
}

function mainTownOf(gazetteer: Gazetteer, region: number): number | undefined {
  const towns = gazetteer.townsOfRegion(region);
  const classes = [CLASS_CAPITAL, CLASS_SEAT];
  return towns.find((town) => classes.includes(gazetteer.placeClass(town))) ?? towns[0];
}
