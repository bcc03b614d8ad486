/**
 * Decides which label identifies each place.
 *
 * Places claim labels in the order of rank, as in resolving: the first place of a name in a region gets the short label
 * ("Springfield, Ohio, United States"), the others need their district, and those that still conflict share a label.
 */
import { fold } from '../fold.ts';
import { LABEL_IS_SHARED, LABEL_NEEDS_DISTRICT } from '../gazetteer.ts';
import type { RankedPlace } from './geonames-rows.ts';

export interface DivisionWords {
  readonly region: (place: number) => number;
  /** The folded name of the district, "" if there is none or if it is also the name of a larger area. */
  readonly district: (place: number) => string;
  /** The folded names of the counties of the district. */
  readonly counties: (place: number) => readonly string[];
}

export function labelFlags(places: readonly RankedPlace[], words: DivisionWords): Uint8Array {
  const owner = new Map<string, number>();
  places.forEach(({ row }, place) => {
    const region = words.region(place);
    const within = ['', words.district(place), ...words.counties(place)];
    for (const key of [fold(row.name), fold(row.asciiName)]) {
      for (const division of within) {
        const claim = claimOf(region, division, key);
        if (!owner.has(claim)) owner.set(claim, place);
      }
    }
  });
  return Uint8Array.from(places, ({ row }, place) => {
    const owns = (division: string): boolean =>
      owner.get(claimOf(words.region(place), division, fold(row.name))) === place;
    if (owns('')) return 0;
    const district = words.district(place);
    return district !== '' && owns(district) ? LABEL_NEEDS_DISTRICT : LABEL_IS_SHARED;
  });
}

function claimOf(region: number, division: string, key: string): string {
  return `${region}|${division}|${key}`;
}
