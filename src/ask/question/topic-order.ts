/** In which order the topics of a question are answered, the main one first. */
import type { Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

export type Topics = readonly [main: Topic, ...others: Topic[]];

/** "The weather and also sunset": both are wanted. */
export const WEATHER_AND = new WordPattern(
  /\b(?:weather|forecast)\b,? (?:and|plus|also|&)\b|\b(?:and|plus|also) (?:the )?(?:weather|forecast)\b(?! warnings?| alerts?)/,
);
/** "Best month to go trekking": a month is wanted, and no verdict on today. */
export const OF_THE_YEAR = new WordPattern(
  /\b(?:best|good|ideal|right|nicest|which|what) (?:months?|seasons?|time of (?:the )?year)\b/,
);
/** What the weather as a whole tells too. */
const TOLD_OF_ALL: ReadonlySet<Topic> = new Set<Topic>([
  'temperature',
  'feels-like',
  'rain',
  'snow',
  'wind',
  'cloud',
  'sun',
]);

/** Warnings first, then an activity, then clothes, then the topics as named. */
export function orderedTopics(
  named: readonly Topic[],
  hasActivity: boolean,
  hasGarment: boolean,
  wantsBoth: boolean,
): Topics {
  const specific = named.filter((topic) => topic !== 'general');
  if (wantsBoth && !hasActivity && !hasGarment && !specific.some((topic) => TOLD_OF_ALL.has(topic)))
    return ['general', ...specific];
  const lead = leadTopic(specific[0], hasActivity, hasGarment);
  const [first = 'general', ...others] =
    lead === null ? specific : [lead, ...specific.filter((topic) => topic !== lead)];
  return [first, ...others];
}

function leadTopic(main: Topic | undefined, hasActivity: boolean, hasGarment: boolean): Topic | null {
  if (hasActivity) return 'activity';
  return hasGarment && main !== 'alerts' ? 'clothing' : null;
}

/** Whoever asks if something is safe is told the official warnings. */
export function withWarnings([first, ...others]: Topics, isSafety: boolean): Topics {
  return isSafety && first !== 'alerts' && !others.includes('alerts')
    ? [first, ...others, 'alerts']
    : [first, ...others];
}

/** The months of a usual year have no sunshine of two places; the cloud tells which has more sun. */
export function asCloudWhereUsual([first, ...others]: Topics, isCompared: boolean, isUsual: boolean): Topics {
  return first === 'sunshine' && isCompared && isUsual ? ['sun', ...others] : [first, ...others];
}

const DAMP = new WordPattern(/\bdamp\b/);

/** What is damp may be wet: the rain is told beside the humidity. */
export function withRainOfDamp(topics: Topics, plain: string): Topics {
  return topics[0] === 'humidity' && DAMP.test(plain) && !topics.includes('rain') ? [...topics, 'rain'] : topics;
}

/** The topics with that of a threshold as the main one, unless an activity or clothes are asked about. */
export function withThresholdTopic(topics: Topics, topic: Topic): Topics {
  // "Is the sea above 15 degrees" asks for no temperature of the air.
  const [first, ...rest] = topics;
  if (first === topic && topic === 'sea-temperature')
    return [first, ...rest.filter((other) => other !== 'temperature')];
  if (topics.includes(topic)) return topics;
  const [main] = topics;
  if (main === 'activity' || main === 'clothing') return [...topics, topic];
  return [topic, ...topics.filter((other) => other !== 'general')];
}
