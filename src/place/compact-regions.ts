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

const known = new WeakMap<Gazetteer, ReadonlyMap<number, number>>();

/** The main town of a compact region; null for a region that reaches farther. */
export function mainTownOfCompact(gazetteer: Gazetteer, region: number): number | null {
  const towns = known.get(gazetteer) ?? compactRegions(gazetteer);
  known.set(gazetteer, towns);
  return towns.get(region) ?? null;
}

/** The main towns of all compact regions; computed once from all places, at the first question for one. */
function compactRegions(gazetteer: Gazetteer): Map<number, number> {
  const mainTowns = gazetteer.regionCodes.map((_, region) => mainTownOf(gazetteer, region));
  const near = new Uint32Array(mainTowns.length);
  const all = new Uint32Array(mainTowns.length);
  for (let place = 0; place < gazetteer.count; place++) {
    const region = gazetteer.region(place);
    const town = mainTowns[region];
    if (town === undefined) continue;
    all[region] = (all[region] ?? 0) + 1;
    if (distanceBetweenKm(gazetteer, town, place) <= NEAR_KM) near[region] = (near[region] ?? 0) + 1;
  }
  return new Map(
    mainTowns.flatMap((town, region): [number, number][] => {
      const isCompact = (near[region] ?? 0) >= SHARE_NEAR * (all[region] ?? 0);
      return town === undefined || !isCompact ? [] : [[region, town]];
    }),
  );
}

function mainTownOf(gazetteer: Gazetteer, region: number): number | undefined {
  const towns = gazetteer.townsOfRegion(region);
  const classes = [CLASS_CAPITAL, CLASS_SEAT];
  return towns.find((town) => classes.includes(gazetteer.placeClass(town))) ?? towns[0];
}
