/** Which of the uncovered subjects that a question names is meant: the gravest, or none where only the weather is asked for. */
import type { ActivityHit } from './activities.ts';
import type { Threshold, Topic } from './interpretation.ts';
import { overlap, type Span } from './text.ts';
import type { TopicHit } from './topics.ts';
import type { UncoveredHit } from './uncovered.ts';
import type { UncoveredSubject } from './uncovered-subjects.ts';
import { WordPattern } from './word-pattern.ts';

export interface UncoveredQuestion {
  readonly activity: ActivityHit | null;
  readonly hits: readonly TopicHit[];
  readonly asked: TopicHit | null;
  /** What is put up or brought in because of the weather, where one is named. */
  readonly thing: Span | null;
  readonly isJudged: boolean;
  readonly isSafety: boolean;
  /** "Anything above 24 mph?": a limit is asked for, and no judgement. */
  readonly isLimited: boolean;
  /** "Gusts under 30 all day, the crane has to work": a limit that is kept would be taken for leave to lift. */
  readonly isLiftUnderLimit: boolean;
}

export const LIFTS = new WordPattern(
  /\b(?:cranes?|hoists?|hiab|telehandlers?|trusses|lift(?:s|ing)? (?:the |a |with|steel|panels?|roof))\b/,
);

export function isUpperLimit({ comparison }: Threshold): boolean {
  return comparison === 'below' || comparison === 'at-most';
}

/** Light wind and damp air are asked for before something is lit, and are no leave to light it. */
const FANS_FIRE: ReadonlySet<Topic> = new Set<Topic>(['wind', 'gusts', 'humidity']);

/** What a wind takes along that no mean wind of a forecast tells. */
const IN_WIND: ReadonlySet<UncoveredSubject> = new Set(['wind-load', 'other-vehicle', 'heights']);

/** The gravest uncovered subject; one that only surrounds a question for the weather itself does not count. */
export function uncoveredOf(
  all: readonly UncoveredHit[],
  { activity, hits, asked, thing, isJudged, isSafety, isLimited, isLiftUnderLimit }: UncoveredQuestion,
): UncoveredHit | null {
  // Whoever needs a gazebo against the rain sets it up in the wind.
  const isNeeded = (hit: UncoveredHit): boolean => thing !== null && overlap(thing, hit);
  const isWithinActivity = (hit: UncoveredHit): boolean =>
    activity !== null && activity.start <= hit.start && hit.end <= activity.end;
  const isOfLimit = isLimited || all.some(({ subject }) => subject === 'bare-limit');
  const asksWind = !isOfLimit && (asked?.topic === 'wind' || asked?.topic === 'gusts');
  const isMeant = (hit: UncoveredHit): boolean => {
    if (hit.isGrave) return true;
    if (hit.subject === 'fire' && (isLimited || (asked !== null && FANS_FIRE.has(asked.topic)))) return true;
    if (hit.subject === 'wind-load' && isLiftUnderLimit) return true;
    // "Gazebo up on Sunday, will it be windy": a no to the wind would be one to its pegs.
    if (asksWind && IN_WIND.has(hit.subject)) return true;
    if (isLimited && !isSafety) return false;
    if (isWithinActivity(hit) || (hit.onlyJudged && !isJudged && !isSafety && !isNeeded(hit))) return false;
    if (hit.subject === 'other-activity' && hits.some(({ topic }) => topic !== 'general')) return false;
    return asked === null || isSafety || overlap(asked, hit);
  };
  // "Will the ferry be cancelled, is it windy": no "no" to the wind is one to that.
  const disrupted = asked === null ? undefined : all.find(({ subject }) => subject === 'travel-disruption');
  const isOfTravel = disrupted !== undefined && !all.some(({ isGrave }) => isGrave);
  return (isOfTravel ? disrupted : all.find(isMeant)) ?? null;
}
