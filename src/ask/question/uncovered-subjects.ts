/** What people ask about that no source and no activity of this service covers: its names, and the form of its words. */
import type { Topic } from './interpretation.ts';

export const UNCOVERED_SUBJECTS = [
  'emergency',
  'gas-leak',
  'carbon-monoxide',
  'chemicals',
  'frostbite',
  'medicine-storage',
  'tidal-crossing',
  'inflatables',
  'over-people',
  'airspace',
  'far-from-help',
  'heights',
  'excavation',
  'parked-vehicle',
  'storm-eye',
  'cold-water',
  'children-in-water',
  'medicines',
  'ice-bearing',
  'avalanche',
  'snow-sport',
  'water',
  'climbing',
  'aviation',
  'travel-disruption',
  'flash-flood',
  'flooding',
  'health',
  'foraging',
  'fire',
  'lightning-shelter',
  'animals',
  'people-at-risk',
  'endurance',
  'wind-load',
  'snow-load',
  'other-vehicle',
  'unfit-person',
  'unfit-vehicle',
  'road-grip',
  'protective-gear',
  'electrics',
  'earth',
  'own-danger',
  'on-the-spot',
  'inflatable-play',
  'evacuation',
  'pipes',
  'sleeping-outdoors',
  'eyes',
  'indoors',
  'other-activity',
  'bare-limit',
] as const;

export type UncoveredSubject = (typeof UNCOVERED_SUBJECTS)[number];

export interface UncoveredWords {
  readonly subject: UncoveredSubject;
  /** Patterns of whole words, each of which has to match somewhere in the question. */
  readonly all: readonly string[];
  /** Words beside which it is something else. */
  readonly unless?: string;
  /** A pattern of what names it too, places among that: matched against the whole question, as are the words of `alsoAll`. */
  readonly named?: string;
  readonly alsoAll?: readonly string[];
  /** Words that belong to it and need no mention of their own. */
  readonly also?: string;
  /** The weather that bears on it most, for questions that name none. */
  readonly topics: readonly [Topic, ...Topic[]];
  /** Whether it counts even where the weather itself is asked for: "how hot will it get in the car with the dog". */
  readonly isGrave?: true;
  /** Whether a question of it is answered though no word of the weather is in it. */
  readonly isAnswered?: true;
  /** Whether it counts only where a verdict is asked for: "is it safe", "can I". */
  readonly onlyJudged?: true;
}
