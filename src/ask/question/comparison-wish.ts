/** Whether a comparison asks which of two is better, or only how they differ. */
import type { Topic } from './interpretation.ts';
import { WordPattern } from './word-pattern.ts';

const JUDGES = new WordPattern(
  /\b(?:better|best|nicer|nicest|worse|worst|finer|lovelier|loveliest|prettier|pleasant(?:er)?|suitable|choose|pick|prefer\p{L}*|recommend\p{L}*|should|shall|improv\p{L}*|go with|go for)\b/u,
);

const PLAINLY = new WordPattern(
  /\b(?:compar\p{L}*|differen\p{L}*|differs?|similar|same|contrast\p{L}*|versus|vs|against|relative to)\b/u,
);

/** "How does today compare with yesterday": the weather of both, and not which of them is better. */
export function comparesPlainly(plain: string): boolean {
  return PLAINLY.test(plain) && !JUDGES.test(plain);
}

const COOLER = new WordPattern(
  /\b(?:cooler|coolest|less (?:hot|warm)|least (?:hot|warm)|(?:hotter|warmer),? or (?:colder|cooler)|(?:colder|cooler),? or (?:hotter|warmer))\b/,
);
const OF_NIGHT = new WordPattern(
  /\b(?:nights?|tonight|overnight|evenings?|mornings?|sleep\p{L}*|bed ?time|dawn|hours?|time)\b/u,
);

/** "Which is cooler tomorrow" is asked of the days, which their highs tell; nights by their lows. */
export function coolnessBy(plain: string, topic: Topic): { readonly byHighs?: true } {
  return topic === 'temperature' && COOLER.test(plain) && !OF_NIGHT.test(plain) ? { byHighs: true } : {};
}
