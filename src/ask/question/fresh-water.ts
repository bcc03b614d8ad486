/** What the sea is like tells nothing of a river or a lake, named by its kind or by its own name. */
import type { Topic } from './interpretation.ts';
import { wholeWords } from './text.ts';
import type { Topics } from './topic-order.ts';

const FRESH_WATER = wholeWords(
  'rivers?|lakes?|lochs?|loughs?|reservoirs?|canals?|ponds?|tarns?|streams?|becks?|burn|creek|quarr(?:y|ies)|' +
    'gravel pits?|weirs?|dams?|llyn|meres?|lido|waterfalls?',
);
/** Lakes by their names: the Lake District has many, and Margaret River is a town at the sea. */
const LAKE = wholeWords(
  'lakes?|tarns?|reservoirs?|ponds?|canals?|quarry|lake district|lochs?|loughs?|llyn|lago|lac|ullswater|' +
    'derwentwater|windermere|coniston|buttermere|grasmere|thirlmere|loweswater|rutland water|kielder water',
);
const OF_SEA: ReadonlySet<Topic> = new Set<Topic>(['sea-temperature', 'waves']);

/**
 * The topics without those of the sea where a question is about a river or a lake. `rest`: the text without places and times;
 * `whole`: with them.
 */
export function ofFreshWater(topics: Topics, rest: string, whole: string): Topics {
  if (rest.search(FRESH_WATER) < 0 && whole.search(LAKE) < 0) return topics;
  const [first = 'temperature', ...others] = topics.filter((topic) => !OF_SEA.has(topic));
  return [first, ...others];
}

const SALT = wholeWords('sea|ocean|surf|beach|coast|tide');

/** "Water temperature of Lake Windermere": the values of the nearest sea are none of a lake. */
export function withLakeWater(topics: Topics, rest: string, whole: string): Topics {
  if (!topics.some((topic) => OF_SEA.has(topic)) || whole.search(SALT) >= 0) return topics;
  if (rest.search(FRESH_WATER) < 0 && whole.search(LAKE) < 0) return topics;
  const [first = 'lake-water', ...others] = topics.map((topic): Topic => (OF_SEA.has(topic) ? 'lake-water' : topic));
  return [first, ...others.filter((topic, i) => topic !== first && others.indexOf(topic) === i)];
}
