/** Which topics need no sentence of their own beside another. */
import type { Topic } from '../question/interpretation.ts';

/** What the sentences about a topic tell already: the best hours of an activity their weather, a wind its gusts, what is normal the rain. */
const TOLD_WITH: ReadonlyMap<Topic, ReadonlySet<Topic>> = new Map([
  ['activity', new Set<Topic>(['temperature', 'rain', 'wind'])],
  ['normal', new Set<Topic>(['rain', 'temperature'])],
  ['wind', new Set<Topic>(['gusts'])],
  ['sunshine', new Set<Topic>(['sun'])],
]);

/** Whether what is said of a condition tells of a topic too. */
export function isTold(condition: Topic, topic: Topic): boolean {
  return condition === topic || TOLD_WITH.get(condition)?.has(topic) === true;
}

/** Whether what is said of the topics before it tells of a topic too. */
export function isToldBefore(topic: Topic, before: readonly Topic[]): boolean {
  return before.some((one) => isTold(one, topic));
}
