/** What is given as the cause of bringing something in or tying it down: "because of the gale". */
import type { Topic } from './interpretation.ts';
import type { ThingHit } from './thing-needs.ts';
import { WordPattern } from './word-pattern.ts';

const CAUSES: ReadonlyArray<readonly [words: RegExp, topic: Topic]> = [
  [/^(?:wind|gale|gust|storm)/, 'gusts'],
  [/^(?:frost|ice)/, 'ice'],
  [/^(?:rain|showers)/, 'rain'],
  [/^snow/, 'snow'],
];
const CAUSE = new WordPattern(
  String.raw`\b(?:because of|due to|on account of|with) (?:the |this |that |all |any |these |those |strong |heavy )*` +
    String.raw`(winds?|gales?|gusts?|storms?|frosts?|ice|rain|showers|snow)\b`,
);

/** "Bring the geraniums in because of the gale": the cause that is given decides, and not what mostly is one. */
export function becauseOf(hit: ThingHit, plain: string): ThingHit {
  const [, cause = ''] = CAUSE.exec(plain) ?? [];
  const [, topic] = CAUSES.find(([words]) => words.test(cause)) ?? [];
  return topic === undefined ? hit : { topic, negated: hit.negated, start: hit.start, end: hit.end };
}
