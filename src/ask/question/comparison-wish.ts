/** Whether a comparison asks which of two is better, or only how they differ. */
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
