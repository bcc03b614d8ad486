/** Which end of a measure a question wants: the most or the least of it, the latest or the earliest, the best or the worst. */

import { asksBadHours } from './bad-hours.ts';
import { edgeOfDates } from './edge-of-dates.ts';
import type { Intent } from './intents.ts';
import type { Form, Interpretation, Threshold, Topic } from './interpretation.ts';
import { wantsBetweenEnds } from './negative-wish.ts';
import { sideOfNormal } from './season-wish.ts';
import { HIGH_AND_LOW } from './subject-times.ts';
import { asksForBad, extremeNamed, wantsWorst } from './wording.ts';

const TOO_LATE = /\btoo (?:late|early)\b/;

/** Of what is welcome the worst is the least, and of what is not the best is. */
const WELCOME: ReadonlySet<Topic> = new Set<Topic>(['sun', 'sunshine', 'solar', 'solar-power', 'visibility']);
const CLEAN = /\b(?:best|better|clean\p{L}*|fresh\p{L}*|lowest|least)\b/u;

/** "more than an inch" and "the best time" ask for no extreme; "will it be hot" does. */
export function wantedExtreme(
  extreme: Interpretation['extreme'],
  form: Form,
  { topics: [topic], uncovered }: Pick<Intent, 'topics' | 'uncovered'>,
  threshold: Threshold | null,
  rest: string,
): Interpretation['extreme'] {
  if (uncovered !== null && form === 'which-day') return 'least';
  const ranks = form === 'which-day' || form === 'which-place' || form === 'compare';
  if (threshold === null && topic === 'activity' && ranks && wantsWorst(rest)) return 'least';
  if (threshold !== null || topic === 'activity' || topic === 'clothing' || HIGH_AND_LOW.test(rest)) return null;
  if (form === 'which-month' && topic === 'temperature' && wantsBetweenEnds(rest)) return null;
  if (form === 'which-month' && /\bdry seasons?\b/.test(rest)) return 'least';
  if (form === 'which-month' && /\b(?:rainy|wet|snowy?) seasons?\b|\bmonsoons?\b/.test(rest)) return 'most';
  if (topic === 'normal') return sideOfNormal(rest);
  if (WELCOME.has(topic) && wantsWorst(rest)) return 'least';
  if (topic === 'air-quality' && form !== 'yes-no' && CLEAN.test(rest)) return 'least';
  const edge = edgeOfDates(topic, rest);
  if (edge !== undefined) return edge;
  const isOfWorse =
    wantsWorst(rest) ||
    asksBadHours(rest) ||
    ((form === 'compare' || topic === 'visit') && asksForBad(rest)) ||
    (topic === 'visit' && TOO_LATE.test(rest));
  if ((topic === 'general' || topic === 'visit') && isOfWorse) return 'least';
  // "When is it going to be cold" asks for the coldest.
  const isNamed =
    form === 'yes-no' ||
    form === 'which-day' ||
    ((form === 'when' || form === 'which-month') && topic === 'temperature');
  return extreme ?? (isNamed ? extremeNamed(rest) : null);
}
