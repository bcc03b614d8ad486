/** A place that a question names. */
import type { Resolution } from '../../../place/place.ts';
import type { Span } from '../text.ts';

export interface PlaceSpan extends Span {
  readonly text: string;
  readonly resolution: Resolution;
  /** How certain it is that these words name a place, and this one: 0 to 1. */
  readonly certainty: number;
  /** Whether nothing but the name itself, in small letters, says that it is a place. */
  readonly isBare?: boolean;
  /** Whether it is a part of an area, told by the compass in words of the question. */
  readonly isSide?: boolean;
  /** Whether it was looked up because nothing else explains its words: no sign that the question is about weather. */
  readonly isLookedUp?: boolean;
}
