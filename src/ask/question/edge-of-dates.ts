/** Which end of several dates a question is after: the latest sunset, the first frost. */
import type { Interpretation, Topic } from './interpretation.ts';

const LATEST = /\blatest\b/;
const EARLIEST = /\bearliest\b/;
const FIRST = /\b(?:first|earliest|autumn|fall|starts?|begins?|comes?|arrives?|set in|hits?)\b/;
const LAST = /\b(?:last|spring)\b/;

/** `most` for the late end; undefined for a topic that has no such dates. */
export function edgeOfDates(topic: Topic, rest: string): Interpretation['extreme'] | undefined {
  if (topic === 'frost-dates') return FIRST.test(rest) && !LAST.test(rest) ? 'least' : 'most';
  if (topic !== 'sunrise' && topic !== 'sunset') return undefined;
  return LATEST.test(rest) ? 'most' : EARLIEST.test(rest) ? 'least' : null;
}
