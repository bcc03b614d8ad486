/**
 * "Which day is best for Helvellyn", "the calmest day this week for the kayak": what is done is not judged, so that no day is named
 * as the best. The weather of each day is told, so that who asks can tell them apart.
 */
import { HOUR_MS } from '../../time/units.ts';
import type { Intent } from './intents.ts';
import type { Form, Interpretation, Topic } from './interpretation.ts';
import type { UncoveredSubject } from './uncovered-subjects.ts';

const DECIDED_BY_DAYS: ReadonlySet<UncoveredSubject> = new Set<UncoveredSubject>([
  'climbing',
  'water',
  'snow-sport',
  'aviation',
  'wind-load',
  'fire',
  'other-vehicle',
]);
const CHOOSES: ReadonlySet<Form> = new Set<Form>(['when', 'which-day', 'best-time']);
/** What the weather of a day says anyway. */
const SAID_OF_DAYS: ReadonlySet<Topic> = new Set<Topic>([
  'rain',
  'temperature',
  'wind',
  'cloud',
  'gusts',
  'snow',
  'humidity',
]);

/** Longer than the longest day of a change of the clocks. */
const ONE_DAY_MS = 25 * HOUR_MS;

/** The topics of an answer; those of one that leaves several days to choose from begin with the weather of each. */
export function withDaysApart(
  topics: Interpretation['topics'],
  { uncovered }: Intent,
  written: Form,
  times: readonly { readonly fromMs: number; readonly toMs: number }[],
): Interpretation['topics'] {
  if (uncovered === null || !DECIDED_BY_DAYS.has(uncovered) || !CHOOSES.has(written)) return topics;
  const [time] = times;
  if (time === undefined || times.length > 1 || time.toMs - time.fromMs <= ONE_DAY_MS) return topics;
  return ['general', ...topics.filter((topic) => topic !== 'general' && !SAID_OF_DAYS.has(topic))];
}
