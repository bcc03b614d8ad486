/** A decision with how likely it is: the day decided in one weather and counted in many. */
import { upTo } from '../weather/hourly.ts';
import { abreastUpTo } from '../weather/members/abreast.ts';
import { type Members, type MembersOrigin, membersOrigin } from '../weather/members/members.ts';
import { type Chances, chancesOf, scoreInEach, shareOf } from './chances.ts';
import type { DayDecision } from './decide.ts';
import type { DecisionInput } from './input.ts';
import { type CountedDay, scoreAbreast } from './scored-day.ts';

export interface ChancedDay {
  readonly decision: DayDecision;
  /** Null where too few weathers know enough of the day, and where the weather is known, as that of a past day is. */
  readonly chances: Chances | null;
  /** Whence the possible weathers are; null where none were needed. */
  readonly origin: MembersOrigin | null;
  /**
   * 0 to 1: the chance that the stated verdict holds in the stated window, less for what is unknown and could change it.
   */
  readonly confidence: number;
}

/**
 * The decision counted in possible weathers of the same hours, of which none from `endMs` on is looked at. Yields now and then,
 * since they are many.
 */
export function* withChances(
  input: DecisionInput,
  decision: DayDecision,
  members: Members,
  endMs = Number.POSITIVE_INFINITY,
): Generator<void, ChancedDay> {
  const { abreast } = members;
  const days: readonly (CountedDay | null)[] =
    abreast === undefined
      ? yield* scoreInEach(input, upTo(members.weathers, endMs))
      : yield* scoreAbreast(input, abreastUpTo(abreast, endMs));
  const origin = membersOrigin(members);
  const { judgedSpan, verdict, knownShare } = decision;
  const chances = chancesOf(days, judgedSpan);
  const isOfStated = judgedSpan === null || chances?.window?.startMs === judgedSpan.startMs;
  const share =
    isOfStated || judgedSpan === null ? (chances?.verdict[verdict] ?? 0) : shareOf(days, judgedSpan, verdict);
  return { decision, chances, origin, confidence: hundredths(share * knownShare) };
}

/** The decision on weather that is known. */
export function certainly(decision: DayDecision): ChancedDay {
  return { decision, chances: null, origin: null, confidence: hundredths(decision.knownShare) };
}

function hundredths(share: number): number {
  return Math.round(100 * share) / 100;
}
