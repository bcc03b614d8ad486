/** Which uncovered subjects are answered everywhere, allow no clothes, and are not settled by a limit that is kept. */
import type { UncoveredSubject } from './uncovered-subjects.ts';

/** What is answered wherever it is asked: nobody means anything else by it. */
export const DANGEROUS: ReadonlySet<UncoveredSubject> = new Set<UncoveredSubject>([
  'emergency',
  'gas-leak',
  'carbon-monoxide',
  'ice-bearing',
  'avalanche',
  'flooding',
  'lightning-shelter',
  'inflatables',
  'tidal-crossing',
  'parked-vehicle',
  'chemicals',
  'frostbite',
]);

/** Subjects beside which a word for clothes means something else, or is not what decides. */
export const NEVER_DRESSED: ReadonlySet<UncoveredSubject> = new Set<UncoveredSubject>([
  'animals',
  'aviation',
  'children-in-water',
  'protective-gear',
  'water',
]);

/** Where somebody stands, climbs, floats or flies, a limit that is kept is not yet safety. */
export const LIMIT_IS_NO_LEAVE: ReadonlySet<UncoveredSubject> = new Set<UncoveredSubject>([
  'wind-load',
  'snow-load',
  'heights',
  'climbing',
  'water',
  'aviation',
  'snow-sport',
  'other-vehicle',
]);
