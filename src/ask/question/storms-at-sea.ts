/** Storms on a sea, which has no place and no source: "any tropical storms in the Atlantic". */
import { isSea } from '../../place/no-place.ts';
import type { RequestedTime, Topic } from './interpretation.ts';
import type { PlaceSpan } from './places/place-span.ts';
import { wholeWords } from './text.ts';
import type { Topics } from './topic-order.ts';

const OF_STORMS: ReadonlySet<Topic> = new Set<Topic>([
  'alerts',
  'named-storms',
  'hurricane-season',
  'thunder',
  'general',
]);
const STORMS = wholeWords(
  '(?:tropical |named |big )?storms?|hurricanes?|cyclones?|typhoons?|tropical depressions?|brewing|developing|forming',
);
/** An area of many islands with a sea between them. */
const ISLANDS = wholeWords('caribbean|west indies');

/** Whether a place that is named is a sea, or the islands in one. */
export function isOfSea({ text, resolution }: Pick<PlaceSpan, 'text' | 'resolution'>): boolean {
  const isGulf = /^(?:the )?gulf$/i.test(text);
  return isGulf || (resolution.kind !== 'found' && (isSea(text) || text.toLowerCase().search(ISLANDS) >= 0));
}

/** The topics, with storms at sea in place of those on land, where all that is named as a place is a sea. */
export function withStormsAtSea(topics: Topics, plain: string, places: readonly PlaceSpan[]): Topics {
  const isThere = places.length > 0 && places.every(isOfSea);
  return isThere && OF_STORMS.has(topics[0]) && plain.search(STORMS) >= 0 ? ['storms-at-sea'] : topics;
}

const TROPICAL = wholeWords(
  'hurricanes?|typhoons?|cyclones?|tornado(?:e?s)?|tropical (?:storms?|depressions?)|water ?spouts?',
);

/** "Hurricanes in Barbados in September": beyond the forecast it is their season that is asked for, and no warning. */
export function withStormSeason(topics: Topics, plain: string, times: readonly RequestedTime[]): Topics {
  const isOfSeason =
    topics[0] === 'alerts' && times.every(({ era }) => era === 'typical') && plain.search(TROPICAL) >= 0;
  if (!isOfSeason) return topics;
  return ['hurricane-season', ...topics.filter((topic) => topic !== 'alerts' && topic !== 'hurricane-season')];
}
